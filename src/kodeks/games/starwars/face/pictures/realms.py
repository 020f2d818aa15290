"""What each affiliation brings to its pictures."""

from __future__ import annotations

from kodeks.pictures.palette import Realm

REALMS = {
    "jedi": Realm(
        "#5fb7a4",
        0.12,
        "#7fe6ff",
        "#fff3cd",
        (("#9a7549", "#e0d2aa"), ("#6d5238", "#c9b78d"), ("#cdbb93", "#7b5c3c")),
        ("temple", "jungle", "ruins", "clouds", "desert", "swamp"),
    ),
    "rebel alliance": Realm(
        "#e8763a",
        0.15,
        "#ff8f3f",
        "#ffe6bd",
        (("#c0622f", "#d9c8a0"), ("#8a7347", "#4f5d4a"), ("#b9a880", "#8a4a2c")),
        ("hangar", "jungle", "ice", "space", "woods", "plains"),
    ),
    "smugglers and spies": Realm(
        "#c99232",
        0.17,
        "#ffce54",
        "#fff0c6",
        (("#2f4560", "#c6a06a"), ("#6d4a34", "#d6c39a"), ("#454050", "#a5764a")),
        ("den", "desert", "city", "space", "lagoon", "hangar"),
    ),
    "sith": Realm(
        "#8d0f33",
        0.3,
        "#ff3350",
        "#ffb9a6",
        (("#221821", "#6b1626"), ("#31141f", "#8a2f2a"), ("#1b1b29", "#4d2340")),
        ("throne", "lava", "gothic", "station", "space", "temple"),
    ),
    "imperial navy": Realm(
        "#57799c",
        0.26,
        "#ff5a45",
        "#e2f2ff",
        (("#8d99a4", "#2c343e"), ("#dfe5e8", "#39434e"), ("#56616d", "#1f252d")),
        ("station", "hangar", "ice", "space", "city", "throne"),
    ),
    "scum and villainy": Realm(
        "#7c8f26",
        0.22,
        "#c3ea4e",
        "#f6f3b4",
        (("#6b6a35", "#a2562f"), ("#7b4527", "#c09a55"), ("#3e5148", "#8d8148")),
        ("den", "desert", "city", "ruins", "marsh", "space"),
    ),
    "neutral light": Realm(
        "#6f8fd6",
        0.1,
        "#9bd4ff",
        "#fff0d6",
        (("#6c7890", "#c3b79c"), ("#86684a", "#d3c8ac")),
        ("plains", "lagoon", "space", "hangar", "city", "desert"),
    ),
    "neutral dark": Realm(
        "#4b3470",
        0.2,
        "#c58dff",
        "#f1d9ff",
        (("#4c4659", "#8f7f77"), ("#383c4b", "#7d5f58")),
        ("city", "station", "space", "den", "ruins", "marsh"),
    ),
}

DARK = {"sith", "imperial navy", "scum and villainy", "neutral dark"}
