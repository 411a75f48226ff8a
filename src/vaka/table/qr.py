"""Links as pictures for the camera of a phone."""

from io import BytesIO

import segno

from vaka.table.asking import Ask, Endpoint, Page
from vaka.table.phrases import TableRefusal


async def qr(ask: Ask) -> Page:
    """Return a link of this table as a QR code."""
    link = ask.query.get("link", "")
    if not link.startswith(f"{ask.base}/") or len(link) > 200 or not link.isascii():
        raise TableRefusal(422, "link_other")
    out = BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=2, scale=4, xmldecl=False)
    return Page(out.getvalue(), "image/svg+xml", {"cache-control": "no-store"})


ENDPOINTS = (
    Endpoint("GET", "/api/qr", "A link of this table as a QR code, in SVG.", qr, query=("link",)),
)
