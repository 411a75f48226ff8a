"""What messages are made of: msgspec where it is installed, as for every server, else our own.

This is the one place of the table's core that knows a package of somebody else's, and it does
without where there is none. A test compares the two, message by message.
"""

try:
    from msgspec import DecodeError, Meta, Struct, field
    from msgspec.json import Decoder, Encoder, decode, encode
    from msgspec.structs import asdict, replace
except ModuleNotFoundError:
    from vaka.table.plain_shapes import (  # type: ignore[assignment,no-redef]
        DecodeError,
        Decoder,
        Encoder,
        Meta,
        Struct,
        asdict,
        decode,
        encode,
        field,
        replace,
    )

__all__ = [
    "DecodeError",
    "Decoder",
    "Encoder",
    "Meta",
    "Struct",
    "asdict",
    "decode",
    "encode",
    "field",
    "replace",
]
