"""What each element brings to its pictures."""

from __future__ import annotations

from kodeks.pictures.palette import Realm

REALMS = {
    "steppes": Realm(
        "#e0a33c",
        0.12,
        "#ffb640",
        "#fff0c0",
        (("#a9662d", "#e2bd76"), ("#8a3f26", "#d6a052"), ("#5f5a3c", "#c98f45")),
        ("steppe", "steppe", "desert", "plains", "ruins"),
    ),
    "forests": Realm(
        "#5da34a",
        0.14,
        "#b4ec62",
        "#f7f7bf",
        (("#3d6b3a", "#96733f"), ("#6b5a2c", "#a7b46a"), ("#2c5550", "#b59a5a")),
        ("woods", "woods", "jungle", "ruins", "peaks"),
    ),
    "mountains": Realm(
        "#5c86bd",
        0.14,
        "#93d8ff",
        "#f2f8ff",
        (("#5c708a", "#b6c1cb"), ("#7a5b48", "#9fb0bd"), ("#45506b", "#c8a878")),
        ("peaks", "peaks", "ice", "cave", "peaks"),
    ),
    "swamps": Realm(
        "#6e8f4e",
        0.16,
        "#a5f2a0",
        "#f0f7c0",
        (("#4b6149", "#8a8550"), ("#3b5a5a", "#9a8a58"), ("#5c4a3e", "#7f9a6a")),
        ("marsh", "swamp", "marsh", "lagoon"),
    ),
    "darkness": Realm(
        "#7a1450",
        0.2,
        "#ff4a72",
        "#ffc4b6",
        (("#2b1d33", "#722040"), ("#1c1f2e", "#54406e"), ("#341d22", "#8a4a3a")),
        ("gothic", "gothic", "lava", "crypt", "woods"),
    ),
    "neutral": Realm(
        "#a08a72",
        0.1,
        "#ffdc96",
        "#fff2d4",
        (("#6a6472", "#b3a386"), ("#7b6650", "#c7c0b0"), ("#4a5260", "#a88a60")),
        ("ruins", "ruins", "lagoon", "steppe", "temple"),
    ),
    "fire": Realm(
        "#d8481e",
        0.16,
        "#ff8a30",
        "#ffe3a6",
        (("#8c3b1e", "#e0953f"), ("#4a2a28", "#c9622b"), ("#6b4a32", "#d9b060")),
        ("lava", "forge", "ruins", "desert"),
    ),
}
