"""A picture of 256 colours: a third of the size, and hardly another look. The browser knows how to read it."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from typing import Any

# Median cut: the box of colours with the widest spread is halved until there are enough boxes.
QUANTIZE = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const part = (pixel, i) => (pixel >>> (8 * i)) & 255;
  const box = (colours) => {
    const spread = [0, 1, 2].map((i) => {
      let low = 255, high = 0;
      for (const one of colours) { low = Math.min(low, part(one, i)); high = Math.max(high, part(one, i)); }
      return high - low;
    });
    const weight = Math.log(1 + colours.reduce((sum, one) => sum + counts.get(one), 0));
    return { colours, along: spread.indexOf(Math.max(...spread)), worth: Math.max(...spread) * weight };
  };
  const boxes = [box([...counts.keys()])];
  while (boxes.length < 256) {
    const at = boxes.reduce((best, one, i) => (one.worth > boxes[best].worth ? i : best), 0);
    if (!boxes[at].worth) break;
    const { colours, along } = boxes[at];
    colours.sort((a, b) => part(a, along) - part(b, along));
    boxes.splice(at, 1, box(colours.slice(0, colours.length >> 1)), box(colours.slice(colours.length >> 1)));
  }
  const palette = [], index = new Map();
  boxes.forEach(({ colours }, i) => {
    const all = colours.reduce((sum, one) => sum + counts.get(one), 0);
    for (const k of [0, 1, 2]) {
      palette.push(Math.round(colours.reduce((sum, one) => sum + part(one, k) * counts.get(one), 0) / all));
    }
    for (const one of colours) index.set(one, i);
  });
  let text = "";
  for (const pixel of pixels) text += String.fromCharCode(index.get(pixel));
  return { width, height, palette, pixels: btoa(text) };
}"""


def smaller(page: Any, png: bytes) -> bytes:
    """`page` is any empty page of a browser."""
    found = page.evaluate(QUANTIZE, b64encode(png).decode())
    width, pixels = found["width"], b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    head = struct.pack(">IIBBBBB", width, found["height"], 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
