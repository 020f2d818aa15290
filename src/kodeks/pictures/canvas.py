"""Where elements are collected, with the paints that they share."""

from __future__ import annotations

from kodeks.pictures.paths import num

WIDTH, HEIGHT = 240, 150


DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def share(opacity: float) -> str:
    return f"{opacity:.2f}".strip("0").rstrip(".") or "0"


class Canvas:
    """Collects elements and shared paints; every id starts with the key of the picture."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.defs: list[str] = []
        self.body: list[str] = []
        self.front: list[str] = []
        self.paints: dict[str, str] = {}

    def define(self, element: str) -> str:
        """A reference to the element (written with % for its id), made once however often it is asked for."""
        if element not in self.paints:
            name = self.key + DIGITS[len(self.paints)]
            self.paints[element] = name
            self.defs.append(element.replace("%", name))
        return self.paints[element]

    def linear(self, *colours: str | tuple[str, float], way: tuple[float, float, float, float] = (0, 0, 0, 1)) -> str:
        """A gradient over the box of the shape; a colour may come with its opacity."""
        stops = []
        for i, colour in enumerate(colours):
            paint, opacity = colour if isinstance(colour, tuple) else (colour, 1)
            offset = f' offset="{num(i / (len(colours) - 1))}"' if i else ""
            stops.append(
                f'<stop{offset} stop-color="{paint}"'
                + (f' stop-opacity="{share(opacity)}"' if opacity < 1 else "")
                + "/>"
            )
        direction = "".join(
            f' {k}="{num(v)}"'
            for k, v, default in zip(("x1", "y1", "x2", "y2"), way, (0, 0, 1, 0), strict=True)
            if v != default
        )
        return "url(#" + self.define(f'<linearGradient id="%"{direction}>' + "".join(stops) + "</linearGradient>") + ")"

    def glow(self, colour: str, core: str = "") -> str:
        """A light that fades to nothing at the edge of its shape."""
        stops = f'<stop stop-color="{core or colour}"/>'
        if core:
            stops += f'<stop offset=".35" stop-color="{colour}" stop-opacity=".7"/>'
        stops += f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
        return "url(#" + self.define('<radialGradient id="%">' + stops + "</radialGradient>") + ")"

    def fill(self, d: str, paint: str, opacity: float = 1, front: bool = False) -> None:
        fade = f' opacity="{share(opacity)}"' if opacity < 1 else ""
        (self.front if front else self.body).append(f'<path d="{d}" fill="{paint}"{fade}/>')

    def disc(self, x: float, y: float, r: float, paint: str, opacity: float = 1, ry: float = 0) -> None:
        fade = f' opacity="{share(opacity)}"' if opacity < 1 else ""
        size = f'rx="{r:.0f}" ry="{ry:.0f}"' if ry else f'r="{num(r)}"'
        self.body.append(f'<{"ellipse" if ry else "circle"} cx="{x:.0f}" cy="{y:.0f}" {size} fill="{paint}"{fade}/>')

    def line(self, d: str, colour: str, width: float, opacity: float = 1, dash: str = "", front: bool = False) -> None:
        extra = (f' opacity="{share(opacity)}"' if opacity < 1 else "") + (
            f' stroke-dasharray="{dash}"' if dash else ""
        )
        (self.front if front else self.body).append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{extra}/>'
        )

    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'preserveAspectRatio="xMidYMid slice" stroke-linecap="round">'
            f"<defs>{''.join(self.defs)}</defs>{''.join(self.body)}{''.join(self.front)}</svg>"
        )
