"""What names and classes tell of a card: beginnings of words in three languages."""

from __future__ import annotations

from kodeks.pictures.world import Facts

STEMS = {
    # folk
    "dwarf": ("dwarf", "gnom", "гном", "дверг", "krasnolud"),
    "orc": ("orc$", "ork$", "goblin", "орк$", "гоблин"),
    "elf": ("elf$", "elv", "dryad", "sprite", "pixie", "эльф", "дриад", "фея", "спрайт", "пикси", "driad"),
    "court": ("courtier", "vampir", "придворн", "слуа", "вампир", "упыр", "dworzan", "wampir"),
    "watch": ("watch", "inquisit", "дозорн", "инквизит", "strażni", "inkwizyt"),
    "coven": ("coven", "ковен", "kowen"),
    "dead": ("skelet", "bone", "zombi", "raised", "ghoul", "скелет", "костян", "зомби", "мертв", "поднят", "трупо"),
    "demon": ("demon", "демон"),
    "angel": ("angel", "herald", "ангел", "глашатай", "anioł"),
    "harpy": ("harp", "гарпи"),
    "wild": ("viking", "berserk", "jarl", "викинг", "берсерк", "ярл", "йордл"),
    "hunter": ("archer", "shoot", "hunter", "ranger", "лучни", "стрел", "охотни", "егер", "рейндж", "łuczni", "łow"),
    "mage": (
        *("mage$", "wizard", "witch", "druid", "priest", "sorcer", "shaman", "necrom", "adept", "caster", "apothec"),
        *("маг$", "чарод", "ведьм", "друид", "жрец", "колдун", "шаман", "некроман", "адепт", "знахар", "пепловерж"),
        *("czarod", "wiedź", "kapłan", "szaman", "nekrom", "aptek"),
    ),
    "knight": ("knight", "paladin", "guard", "marshal", "рыцар", "паладин", "страж", "гвард", "маршал", "rycerz"),
    "pirate": ("pirat", "corsair", "пират", "корсар"),
    "robber": ("thief", "leaper", "raver", "assassin", "вор$", "прыгун", "буян", "убийц", "złodziej"),
    "lady": (
        "lady",
        "widow",
        "woman",
        "sister",
        "sovereign",
        "mourner",
        "queen",
        "фрейлин",
        "вдов",
        "сестр",
        "владычиц",
    ),
    "trade": (
        "warrior",
        "shield",
        "master",
        "captain",
        "overseer",
        "воин",
        "мастер",
        "ученик",
        "монах",
        "капитан",
        "смотрит",
    ),
    # beasts and beings
    "dragon": ("dragon", "drake", "дракон", "smok$", "smocz"),
    "slayer": ("dragonslay", "драконобор"),
    "troll": ("troll", "ogre", "giant", "тролл", "огр$", "великан", "людоед", "olbrzym"),
    "mermaid": ("mermaid", "siren", "русал", "syren"),
    "rider": ("rider", "jockey", "cavalier", "raider", "всадник", "кавалер", "наезд", "жокей", "гонец", "jeździ"),
    "centaur": ("centaur", "кентавр"),
    "spider": ("spider", "arachn", "паук", "арахн", "тарант", "pająk"),
    "golem": ("golem", "idol", "голем", "истукан", "камен"),
    "elemental": ("element", "flame", "storm", "элемент", "пламен", "огнен", "вихр", "буря", "żywioł"),
    "serpent": (
        "serpent",
        "snake",
        "leech",
        "worm",
        "hydra",
        "змей",
        "змея",
        "аспид",
        "полоз",
        "червь",
        "пиявк",
        "wąż",
    ),
    "wraith": (
        "shade",
        "ghost",
        "wraith",
        "banshee",
        "lich",
        "spirit",
        "призрак",
        "тень",
        "баньши",
        "лич$",
        "дух$",
        "cień",
    ),
    "treant": ("tree", "treant", "дерев", "древ", "дуб$", "энт$", "леш", "drzew"),
    "wolf": ("wolf", "hound", "волк", "вожак", "пёс", "гонч", "wilk"),
    "bear": ("bear$", "медвед", "niedźw"),
    "boar": ("boar", "кабан", "вепр", "секач", "dzik"),
    "cat": ("panther", "lion", "tiger", "lynx", "пантер", "лев$", "тигр", "рысь"),
    "stag": ("stag", "deer", "elk$", "олен", "лось"),
    "lizard": ("lizard", "turtle", "toad", "croc", "ящер", "варан", "черепах", "жаб", "крок"),
    "horse": ("unicorn", "pegas", "horse", "единорог", "пегас", "конь"),
    "ram": ("ram$", "goat", "баран", "козел"),
    "horn": ("rhino", "bull", "mammoth", "elephant", "носорог", "бык$", "мамонт", "слон"),
    "bat": ("bat$", "нетопыр", "nietoper"),
    "bird": ("falcon", "hawk", "eagle", "raven", "сокол", "орёл", "ворон", "sokół"),
}

# what is held, by name
ARMS = {
    "bow": STEMS["hunter"],
    "hammer": ("hammer", "молот", "młot"),
    "pike": ("pike", "lance", "пики", "пика", "pikin"),
    "banner": ("ensign", "banner", "standard", "herald", "знамен", "глашатай", "chorąż"),
    "axe": ("axe", "cutter", "headsman", "топор", "секир", "рубака", "заплеч", "rębaj"),
    "torch": ("lamp", "censer", "torch", "spark", "лампад", "кадил", "факел", "искров"),
    "book": ("denounc", "oath", "book", "witness", "уличит", "обет", "книг", "свидет", "oskarż"),
    "whip": ("lash", "whip", "бич$", "кнут"),
    "scythe": ("reap", "divid", "жнец", "делёжник"),
    "dagger": ("page$", "usurer", "паж$", "кинжал"),
    "sword": ("duel", "squire", "дуэл", "оруженос"),
    "orb": ("caster", "apothec", "doll", "пепловерж", "аптекар", "кукольн"),
    "staff": ("overseer", "steward", "bellring", "смотрит", "звонарь"),
    "greatsword": ("marshal", "маршал"),
    "mace": ("mace", "булав", "палиц"),
    "spear": ("spear", "копь", "копей"),
}

# equipment and artifacts, by name
THINGS = {
    "axe": ("axe", "топор", "секир"),
    "hammer": ("hammer", "молот"),
    "mace": ("mace", "булав", "палиц"),
    "dagger": ("dagger", "needle", "claw", "knife", "кинжал", "игла", "коготь", "нож$"),
    "scimitar": ("scimitar", "sabre", "sickle", "ятаган", "сабл", "серп"),
    "staff": ("staff", "sceptre", "rod$", "скипетр", "посох", "жезл"),
    "spear": ("spear", "harpoon", "копь", "гарпун", "пика"),
    "bow": ("bow$", "лук$"),
    "whip": ("whip", "lash", "бич$", "кнут"),
    "scythe": ("scythe", "коса$"),
    "ring": ("ring$", "circle", "amulet", "bracelet", "кольц", "круг", "браслет", "амулет"),
    "totem": ("totem", "тотем"),
    "menhir": ("menhir", "менгир", "камень"),
    "crystal": ("shard", "crystal", "осколок", "кристал"),
    "altar": ("altar", "crucible", "алтар", "горнил"),
    "throne": ("throne", "трон"),
    "egg": ("egg$", "cocoon", "яйцо", "кокон"),
    "orb": ("eye$", "sphere", "глаз", "сфера"),
    "horn": ("horn$", "рог$"),
    "ballista": ("ballista", "стреломет", "баллист"),
    "book": ("book", "scroll", "книг", "свит"),
}


def named(facts: Facts, *what: str) -> bool:
    return any(facts.says(*STEMS[one]) for one in what)


def first(facts: Facts, stems: dict[str, tuple[str, ...]]) -> str:
    """The first entry whose words the name has, or ''."""
    return next((what for what, words in stems.items() if facts.says(*words)), "")
