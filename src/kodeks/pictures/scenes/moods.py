"""Colours of the hours of each landscape: high sky, low sky, light, far ridge, near ground. The third is night."""

from __future__ import annotations

from kodeks.pictures.world import Moods

DESERT: Moods = (
    ("#2b7d97", "#f4d59a", "#fff3cf", "#d8925a", "#592a26"),
    ("#43306b", "#f28d50", "#ffd890", "#b2543f", "#2d152b"),
    ("#101d45", "#4b6a9c", "#d8e6ff", "#3c4d7c", "#0d1229"),
)
SWAMP: Moods = (
    ("#17352f", "#7ba572", "#e2efab", "#41705a", "#0a1b19"),
    ("#252a4a", "#8a9a72", "#f6dd98", "#4d6355", "#0e1722"),
    ("#091722", "#2f6664", "#b2f5d0", "#204a4b", "#050e12"),
)
ICE: Moods = (
    ("#3f8fbd", "#dff1f4", "#ffffff", "#95c0d6", "#234162"),
    ("#3d4b8c", "#f4bcb2", "#ffeada", "#8d8fbd", "#1f2649"),
    ("#07183a", "#1f6078", "#a6f7da", "#2c5379", "#08152d"),
)
CLOUDS: Moods = (
    ("#c9553f", "#fbc382", "#fff1cc", "#e2876c", "#582842"),
    ("#5079b8", "#f8d6c0", "#fff8e8", "#bf9db8", "#393a63"),
    ("#1d1c4d", "#a05a92", "#ffc9b8", "#6a4483", "#17153a"),
)
JUNGLE: Moods = (
    ("#2a7c84", "#d6e3a2", "#fdf8cc", "#5b9a6c", "#0f2c26"),
    ("#3d3164", "#e89d5b", "#ffe3a4", "#6c6b4b", "#161f20"),
    ("#0a1b35", "#2c6a72", "#c0f0e0", "#1f4f55", "#061218"),
)
WOODS: Moods = (
    ("#1d4a39", "#b1cd7b", "#f8f3b4", "#4b7f52", "#0c2019"),
    ("#5a3a2a", "#eab65e", "#fff0b4", "#9a6236", "#2a1712"),
    ("#142343", "#5f8f98", "#def4dc", "#335f63", "#091621"),
)
LAVA: Moods = (
    ("#1d0b14", "#a5301e", "#ffb14a", "#5a1a1c", "#12070c"),
    ("#2a0f24", "#d05a2a", "#ffd070", "#6a2426", "#170912"),
    ("#120a18", "#6a1c38", "#ff7a4a", "#3f1428", "#0c060f"),
)
STEPPE: Moods = (
    ("#3b86b4", "#f5e2a6", "#fffbe0", "#cba452", "#4c3317"),
    ("#5b3760", "#f49a52", "#ffe09a", "#b0603a", "#331a1f"),
    ("#12254d", "#6a83a6", "#f0f0d8", "#4d5f78", "#111b30"),
)
PEAKS: Moods = (
    ("#3c78b0", "#dce9f0", "#ffffff", "#7f9dbd", "#1d2f4b"),
    ("#42407f", "#f6a98c", "#ffe2c4", "#826f9c", "#1c1c3c"),
    ("#0b1a3b", "#406a98", "#e2f1ff", "#36547f", "#0a1329"),
)
MARSH: Moods = (
    ("#2f4a3f", "#b3b478", "#f2ecb0", "#667a51", "#13211b"),
    ("#1d3440", "#6f9a86", "#d8f5c4", "#3f6a64", "#0a181d"),
    ("#3a2c46", "#b78a66", "#ffdf9c", "#6a5a50", "#1a1520"),
)
GOTHIC: Moods = (
    ("#160d26", "#7a2446", "#ff8d78", "#41193c", "#0b0713"),
    ("#0c0f24", "#4a4a86", "#e6dcff", "#2b2b58", "#080915"),
    ("#101a1c", "#42685c", "#e4ffc4", "#26433f", "#081011"),
)
RUINS: Moods = (
    ("#56718c", "#efd9b0", "#fff7dc", "#a08c76", "#322a2e"),
    ("#4b3554", "#ea9672", "#ffe0b4", "#8a5a5e", "#261a28"),
    ("#172440", "#6a7ba6", "#e8ecff", "#475680", "#10162a"),
)
