"""Star Wars in words, for all screens: where the game stands and why, sides, affiliations, types, icons, keywords."""

from __future__ import annotations

from kodeks.languages import mark

PHASES = {
    "balance": mark("Balance"),
    "refresh": mark("Refresh"),
    "draw": mark("Draw"),
    "deployment": mark("Deployment"),
    "conflict": mark("Conflict"),
    "Force": mark("Force"),
}

# each state of the chart: its name, and what it is there for
STATES = {
    "setup": (mark("Setup"), mark("objectives and hands are chosen")),
    "TB": (mark("The turn begins"), mark("abilities that wait for this come now")),
    "B0": (mark("Balance phase"), mark("abilities that wait for this come now")),
    "B1": (mark("The dial turns"), mark("the dial turns by 1 in each turn of the dark side")),
    "B2": (mark("The dial turns again"), mark("the Balance is with the dark side")),
    "B3": (mark("The Balance strikes"), mark("it is with the light side, which may damage an objective")),
    "B4": (mark("End of the balance phase"), mark("abilities that wait for this come now")),
    "R0": (mark("Refresh phase"), mark("abilities that wait for this come now")),
    "R1": (mark("Focus comes off"), mark("each card of the active player loses one focus")),
    "R2": (mark("Shields come off"), mark("the cards of the active player lose all of theirs")),
    "R3": (mark("New objectives"), mark("the active player fills up to three")),
    "R3a": (mark("After refreshing"), mark("abilities that wait for this come now")),
    "RA": (mark("After refreshing: actions"), mark("both players may act, until both pass")),
    "R4": (mark("End of the refresh phase"), mark("abilities that wait for this come now")),
    "D0": (mark("Draw phase"), mark("the hand is filled up to the reserve")),
    "D1": (mark("Before drawing"), mark("one card may be discarded")),
    "D2": (mark("Drawing"), mark("the hand is filled up to the reserve")),
    "DA": (mark("After drawing: actions"), mark("both players may act, until both pass")),
    "D4": (mark("End of the draw phase"), mark("abilities that wait for this come now")),
    "P0": (mark("Deployment phase"), mark("abilities that wait for this come now")),
    "PA": (mark("Deployment"), mark("the active player may also play units and enhancements")),
    "P4": (mark("End of the deployment phase"), mark("abilities that wait for this come now")),
    "C0": (mark("Conflict"), mark("the active player may engage an objective")),
    "CA": (mark("Before an engagement: actions"), mark("both players may act, until both pass")),
    "C1": (mark("Conflict"), mark("the active player may engage an objective")),
    "CB": (mark("After the last engagement: actions"), mark("both players may act, until both pass")),
    "C4": (mark("End of the conflict phase"), mark("abilities that wait for this come now")),
    "F0": (mark("Commitment to the Force"), mark("units of the active player may be committed")),
    "F1": (mark("Commitment to the Force"), mark("units of the active player may be committed")),
    "F2": (mark("Force struggle"), mark("the ready committed units of both sides are compared")),
    "FA": (mark("After the Force struggle: actions"), mark("both players may act, until both pass")),
    "F4": (mark("End of the Force phase"), mark("abilities that wait for this come now")),
    "TE": (mark("The turn ends"), mark("abilities that wait for this come now")),
    "E1": (mark("An objective is engaged"), mark("abilities that wait for this come now")),
    "E2": (mark("Attackers are declared"), mark("any number of ready units may attack, at least one")),
    "EA1": (mark("After the attackers: actions"), mark("both players may act, until both pass")),
    "E3": (mark("Defenders are declared"), mark("any number of ready units may defend, or none")),
    "EA2": (mark("After the defenders: actions"), mark("both players may act, until both pass")),
    "E4": (mark("Edge battle: cards are placed"), mark("each places a card face down or passes, until both pass")),
    "E5": (
        mark("Edge battle: cards are revealed"),
        mark("fate cards resolve by their numbers, then Force icons decide"),
    ),
    "EA3": (mark("After the edge battle: actions"), mark("both players may act, until both pass")),
    "E6": (mark("Strikes"), mark("units strike in turn, as long as one is ready")),
    "E6a": (mark("The holder of the edge strikes"), mark("whoever has a ready participating unit must strike")),
    "EA4": (mark("After a strike: actions"), mark("both players may act, until both pass")),
    "E6b": (mark("The other side strikes"), mark("whoever has a ready participating unit must strike")),
    "EA5": (mark("After a strike: actions"), mark("both players may act, until both pass")),
    "E7": (mark("Who is left"), mark("attackers without a defender damage the objective once more")),
    "E8": (mark("The engagement ends"), mark("abilities that wait for this come now")),
}

SIDES = {"light": mark("light side"), "dark": mark("dark side")}

AFFILIATIONS = {
    "Neutral": mark("Neutral"),
    "Jedi": mark("Jedi"),
    "Rebel Alliance": mark("Rebel Alliance"),
    "Smugglers and Spies": mark("Smugglers and Spies"),
    "Sith": mark("Sith"),
    "Imperial Navy": mark("Imperial Navy"),
    "Scum and Villainy": mark("Scum and Villainy"),
}

STARTERS = {
    "Jedi starter": mark("Jedi starter"),
    "Rebel starter": mark("Rebel starter"),
    "Sith starter": mark("Sith starter"),
    "Navy starter": mark("Navy starter"),
}

TYPES = {
    "objective": mark("objective"),
    "unit": mark("unit"),
    "enhancement": mark("enhancement"),
    "event": mark("event"),
    "fate": mark("fate card"),
    "affiliation": mark("affiliation card"),
    "mission": mark("mission"),
    "dial": mark("dial"),
}

ICONS = {
    "UD": mark("unit damage {number}"),
    "T": mark("tactics {number}"),
    "BD": mark("blast damage {number}"),
}

KEYWORDS = {
    "Elite": mark("Elite"),
    "Limited": mark("Limited"),
    "Shielding": mark("Shielding"),
    "Targeted Strike": mark("Targeted Strike"),
    "No Enhancements": mark("No enhancements"),
    "Influence": mark("Influence"),
}
