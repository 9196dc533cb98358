package org.alea.games.reckoners.cards;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.EffectCodec;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** All cards, boards and numbers of the game, by their ids. */
public final class ReckonersContent {
    public static final String GAME = "reckoners";
    public static final List<String> FILES = List.of(
            "dice.json",
            "reckoners.json",
            "epics.json",
            "classic-epics.json",
            "equipment.json",
            "high-epics.json",
            "limelight.json",
            "limelight-values.json",
            "assault-cards.json",
            "dawnslight.json",
            "cities.json",
            "districts.json",
            "missions.json",
            "campaign.json",
            "setup.json");

    private static final int EPICS = 39;
    private static final int CLASSIC_EPICS = 25;
    private static final int EQUIPMENT = 45;
    private static final int RECKONERS = 10;
    private static final int ASSAULT_CARDS = 12;
    private static final int DAWNSLIGHT = 14;
    private static final int DISTRICTS = 7;
    private static final int MISSIONS = 6;

    private final Map<DieKind, DieCard> dice = new EnumMap<>(DieKind.class);
    private final Map<String, ReckonerCard> reckoners = new LinkedHashMap<>();
    private final Map<String, EpicCard> epics = new LinkedHashMap<>();
    private final List<String> expansionEpics = new ArrayList<>();
    private final List<String> classicEpics = new ArrayList<>();
    private final Map<String, EquipmentCard> equipment = new LinkedHashMap<>();
    private final Map<String, HighEpicCard> highEpics = new LinkedHashMap<>();
    private final Map<String, Assault> assaultCards = new LinkedHashMap<>();
    private final Map<String, DawnslightCard> dawnslight = new LinkedHashMap<>();
    private final Map<String, CityCard> cities = new LinkedHashMap<>();
    private final Map<String, DistrictCard> districts = new LinkedHashMap<>();
    private final List<Mission> missions;
    private final CampaignRules campaign;
    private final SetupNumbers numbers;
    private final PowerTables tables;

    private record Classic(String id, String epic, List<EpicAction> row) {}

    private record AssaultCard(String id, Assault assault) {}

    private ReckonersContent(ContentSource source) {
        EffectCodec<EpicAction> actions = new EffectCodec<>(EpicAction.class);
        EffectCodec<GearEffect> gear = new EffectCodec<>(GearEffect.class);
        source.list(GAME, "dice.json").read(DieCard::read).forEach(die -> dice.put(die.kind(), die));
        source.list(GAME, "reckoners.json")
                .read(entry -> ReckonerCard.read(entry, gear))
                .forEach(card -> reckoners.put(card.id(), card));
        source.list(GAME, "epics.json")
                .read(entry -> EpicCard.read(entry, actions))
                .forEach(card -> {
                    epics.put(card.id(), card);
                    expansionEpics.add(card.id());
                });
        readClassicEpics(source, actions);
        source.list(GAME, "equipment.json")
                .read(entry -> EquipmentCard.read(entry, gear))
                .forEach(card -> equipment.put(card.id(), card));
        source.list(GAME, "high-epics.json")
                .read(entry -> HighEpicCard.read(entry, actions))
                .forEach(card -> highEpics.put(card.id(), card));
        source.list(GAME, "assault-cards.json")
                .read(entry -> new AssaultCard(entry.id(), entry.constant("assault", Assault.class)))
                .forEach(card -> assaultCards.put(card.id(), card.assault()));
        source.list(GAME, "dawnslight.json")
                .read(DawnslightCard::read)
                .forEach(card -> dawnslight.put(card.id(), card));
        source.list(GAME, "cities.json").read(CityCard::read).forEach(city -> cities.put(city.id(), city));
        source.list(GAME, "districts.json")
                .read(entry -> DistrictCard.read(entry, actions))
                .forEach(district -> districts.put(district.id(), district));
        missions = source.list(GAME, "missions.json").read(Mission::read);
        campaign = CampaignRules.read(source.object(GAME, "campaign.json"));
        numbers = SetupNumbers.read(source.object(GAME, "setup.json"), actions);
        tables = PowerTables.read(source, GAME, actions);
        checkNames();
        checkCounts();
    }

    public static ReckonersContent read(ContentSource source) {
        return new ReckonersContent(source);
    }

    private void readClassicEpics(ContentSource source, EffectCodec<EpicAction> actions) {
        List<Classic> all = source.list(GAME, "classic-epics.json")
                .read(entry -> new Classic(entry.id(), entry.text("epic"), EpicCard.row(entry, actions)));
        for (Classic classic : all) {
            EpicCard modern = epics.get(classic.epic);
            if (modern == null) {
                throw wrong(
                        "classic-epics.json",
                        classic.id,
                        "epic",
                        Fault.expected(new Words("un Épique", "an Epic"), classic.epic));
            }
            epics.put(classic.id, modern.with(classic.id, classic.row));
            classicEpics.add(classic.id);
        }
    }

    private void checkCounts() {
        atLeast("dice.json", "", dice.size(), DieKind.values().length);
        atLeast("reckoners.json", "", reckoners.size(), RECKONERS);
        atLeast("epics.json", "", expansionEpics.size(), EPICS);
        atLeast("classic-epics.json", "", classicEpics.size(), CLASSIC_EPICS);
        atLeast("equipment.json", "", equipment.size(), EQUIPMENT);
        atLeast("assault-cards.json", "", assaultCards.size(), ASSAULT_CARDS);
        atLeast("dawnslight.json", "", dawnslight.size(), DAWNSLIGHT);
        atLeast("missions.json", "", missions.size(), MISSIONS);
        for (CityCard city : cities.values()) {
            atLeast("districts.json", city.id(), districtsOf(city.id()).size(), DISTRICTS);
        }
    }

    /** @param of the city whose districts are counted, nothing if all entries are */
    private static void atLeast(String file, String of, int found, int expected) {
        if (found < expected) {
            throw new ContentException(
                    GAME + "/" + file,
                    of,
                    new Words(
                            "il faut au moins " + expected + " entrées, il y en a " + found,
                            "expected at least " + expected + " entries, found " + found));
        }
    }

    /** Every name that stands for another entry must lead to one. */
    private void checkNames() {
        for (HighEpicCard card : highEpics.values()) {
            name(cities, card.home(), "high-epics.json", card.id(), "home");
        }
        for (CityCard city : cities.values()) {
            name(highEpics, city.usualHighEpic(), "cities.json", city.id(), "usualHighEpic");
        }
        for (DistrictCard district : districts.values()) {
            name(cities, district.city(), "districts.json", district.id(), "city");
            checkDistrict(known(cities, district.city()), district);
        }
        checkDice();
        for (Mission mission : missions) {
            name(highEpics, mission.highEpic(), "missions.json", mission.id(), "highEpic");
            name(cities, mission.city(), "missions.json", mission.id(), "city");
        }
    }

    private static void name(Map<String, ?> known, String found, String file, String id, String field) {
        if (!known.containsKey(found)) {
            String ids = String.join(", ", known.keySet());
            throw wrong(file, id, field, Fault.expected(new Words("l’une des valeurs " + ids, "one of " + ids), found));
        }
    }

    /** A city with cards needs both sides of each, one that moves an action on every level. */
    private static void checkDistrict(CityCard city, DistrictCard district) {
        boolean sides = district.side("A").isPresent() && district.side("B").isPresent();
        demand(
                !city.cards() || sides,
                "districts.json",
                district.id(),
                "sides",
                "les faces A et B",
                "the sides A and B");
        int highest =
                city.startLevel().stream().mapToInt(Integer::intValue).max().orElse(0);
        for (int level = 1; level <= highest; level++) {
            demand(
                    district.at(level).isPresent(),
                    "districts.json",
                    district.id(),
                    "track",
                    "une action au niveau " + level,
                    "an action at level " + level);
        }
    }

    private void checkDice() {
        int most = numbers.maxDice() - numbers.soloDice();
        for (ReckonerCard card : reckoners.values()) {
            boolean fits = !card.dice().isEmpty() && card.dice().size() <= most;
            demand(fits, "reckoners.json", card.id(), "dice", "un à " + most + " dés", "one to " + most + " dice");
        }
    }

    private static void demand(boolean holds, String file, String id, String field, String fr, String en) {
        if (!holds) {
            throw wrong(file, id, field, Fault.expected(new Words(fr, en)));
        }
    }

    private static ContentException wrong(String file, String id, String field, Words problem) {
        return new ContentException(GAME + "/" + file, id, Fault.field(field, problem));
    }

    private static <C> C known(Map<?, C> cards, Object id) {
        C card = cards.get(id);
        if (card == null) {
            throw new IllegalArgumentException("there is no " + id);
        }
        return card;
    }

    public DieCard die(DieKind kind) {
        return known(dice, kind);
    }

    public List<DieCard> dice() {
        return List.copyOf(dice.values());
    }

    public ReckonerCard reckoner(String id) {
        return known(reckoners, id);
    }

    public List<ReckonerCard> reckoners() {
        return List.copyOf(reckoners.values());
    }

    public EpicCard epic(String id) {
        return known(epics, id);
    }

    /** The Epics of the deck, by id. */
    public List<String> epics(boolean module3) {
        return List.copyOf(module3 ? expansionEpics : classicEpics);
    }

    public EquipmentCard equipment(String id) {
        return known(equipment, id);
    }

    public List<EquipmentCard> equipment() {
        return List.copyOf(equipment.values());
    }

    public HighEpicCard highEpic(String id) {
        return known(highEpics, id);
    }

    public List<HighEpicCard> highEpics() {
        return List.copyOf(highEpics.values());
    }

    /** What an Assault card does. */
    public Assault assault(String card) {
        return known(assaultCards, card);
    }

    public List<String> assaultCards() {
        return List.copyOf(assaultCards.keySet());
    }

    public DawnslightCard dawnslight(String id) {
        return known(dawnslight, id);
    }

    public List<String> dawnslight() {
        return List.copyOf(dawnslight.keySet());
    }

    public CityCard city(String id) {
        return known(cities, id);
    }

    public List<CityCard> cities() {
        return List.copyOf(cities.values());
    }

    public DistrictCard district(String id) {
        return known(districts, id);
    }

    public List<DistrictCard> districts() {
        return List.copyOf(districts.values());
    }

    /** The districts of a city, in their order. */
    public List<DistrictCard> districtsOf(String city) {
        return districts.values().stream()
                .filter(district -> district.city().equals(city))
                .toList();
    }

    public List<Mission> missions() {
        return missions;
    }

    public CampaignRules campaign() {
        return campaign;
    }

    public SetupNumbers numbers() {
        return numbers;
    }

    public PowerTables tables() {
        return tables;
    }

    /** The names of cards, dice and places, by their ids. */
    public Map<String, Words> names() {
        Map<String, Words> names = new HashMap<>();
        for (DieCard die : dice.values()) {
            for (int i = 1; i <= die.count(); i++) {
                names.put(die.id() + i, die.name());
            }
        }
        reckoners.values().forEach(card -> {
            names.put(card.id(), card.name());
            names.put(card.ability().id(), card.ability().name());
        });
        epics.values().forEach(card -> names.put(card.id(), card.name()));
        equipment.values().forEach(card -> names.put(card.id(), card.name()));
        highEpics.values().forEach(card -> names.put(card.id(), card.name()));
        cities.values().forEach(card -> names.put(card.id(), card.name()));
        districts.values().forEach(card -> names.put(card.id(), card.name()));
        missions.forEach(card -> names.put(card.id(), card.name()));
        return names;
    }
}
