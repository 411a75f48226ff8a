"""The interface described: an OpenAPI document, and a page that shows it without any script."""

import re
from collections.abc import Awaitable, Callable, Iterable
from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

import vaka
from vaka.table import forms, messages
from vaka.table.asking import Endpoint

Handler = Callable[[Request], Awaitable[Response]]
REF = "#/components/schemas/{name}"
INTRODUCTION = """\
Views and moves of the table, the same for the page and for programs. A program that plays has the
token of a seat, the last part of its link, and sends it as `Authorization: Bearer TOKEN`; requests
that change something and carry no token must carry the server's own address as `Origin`.

The socket `/api/matches/{match}/socket` takes the same token. The server sends a `View` after every
change (and `Chat`, `Refused`, `Pong`, `Gone`); the program sends `Move`, `Undo`, `Confirm`, `Say`,
`Rename` and `Ping`. Each message is an object with its kind in lower case in `type`.
"""


def described(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the document."""
    endpoints = list(endpoints)
    kinds = [kind for e in endpoints for kind in (e.body, e.answer) if kind is not None]
    kinds += [*messages.FromPage.__args__, *messages.ToPage.__args__, forms.Mistake]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_kind)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "vaka", "version": vaka.__version__, "description": INTRODUCTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "browser": {"type": "apiKey", "in": "cookie", "name": "vaka"},
            },
        },
        "security": [{"seat": []}, {"browser": []}, {}],
    }


def _operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    answer = by_kind.get(str(endpoint.answer), {})
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "schema": {"type": "string"}}
        for name in (*endpoint.query, "language")
    ]
    mistake = {"application/json": {"schema": {"$ref": REF.format(name="Mistake")}}}
    found: dict[str, Any] = {
        "summary": endpoint.says,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": parameters,
        "responses": {
            "200": {
                "description": "Done.",
                "content": {"application/json": {"schema": answer}},
            },
            "default": {"description": "Refused; nothing has changed.", "content": mistake},
        },
    }
    if endpoint.body is not None:
        schema = by_kind[str(endpoint.body)]
        found["requestBody"] = {"content": {"application/json": {"schema": schema}}}
    return found


def document(endpoints: Iterable[Endpoint]) -> Handler:
    """Return what answers with the document."""
    made: list[dict[str, Any]] = []  # when first asked for
    endpoints = list(endpoints)

    async def answer(_: Request) -> Response:
        if not made:
            made.append(described(endpoints))
        return JSONResponse(made[0], headers={"cache-control": "public, max-age=300"})

    return answer


def page(endpoints: Iterable[Endpoint]) -> Handler:
    """Return what answers with the page."""
    endpoints = list(endpoints)

    async def answer(_: Request) -> Response:
        return HTMLResponse(html(described(endpoints)))

    return answer


def html(described: dict[str, Any]) -> str:
    """Return the document as a page."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width'><title>vaka: the interface</title>",
        f"<main><h1>vaka {escape(described['info']['version'])}: the interface</h1>",
        *(f"<p>{_code(text)}</p>" for text in described["info"]["description"].split("\n\n")),
        "<p><a href=/api/openapi.json>The same as an OpenAPI document</a></p><h2>Requests</h2><dl>",
    ]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {})
            took = f" takes {_named(body)}" if body else ""
            gave = _named(operation["responses"]["200"]["content"])
            parts.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt>")
            parts.append(f"<dd>{escape(operation['summary'])}{took} answers {gave}</dd>")
    parts.append("</dl><h2>Types</h2>")
    for name, schema in described["components"]["schemas"].items():
        parts.append(f"<h3 id={escape(name)}>{escape(name)}</h3>")
        parts.append(f"<p>{_code(schema.get('description', ''))}</p><ul>")
        for field, kind in schema.get("properties", {}).items():
            parts.append(f"<li><code>{escape(field)}</code>: {_kind(kind)}</li>")
        parts.append("</ul>")
    return "\n".join([*parts, "</main></html>"])


def _code(text: str) -> str:
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def _named(content: dict[str, Any]) -> str:
    return _kind(content["application/json"]["schema"])


def _kind(schema: dict[str, Any]) -> str:
    """Return a type in words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(escape(str(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {_kind(inner)}" if isinstance(inner, dict) else "object"
    return escape(str(schema.get("type", "anything")))
