package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.Fault;
import org.alea.content.MisfitException;
import org.alea.engine.Words;

/** All cards and tables of the game, sorted by id and known by their index. */
public final class RoyalContent {
    static final String GAME = "royal";
    static final List<String> FILES = List.of(
            "activities.json",
            "board.json",
            "characters.json",
            "difficulties.json",
            "events.json",
            "roy-table.json",
            "verdicts.json");

    private static final int RED_EVENTS = 8;
    private static final int OTHER_EVENTS = 4;
    private static final int CARDS_OF_A_STAGE = 3;

    private final List<Activity> activities;
    private final List<EventCard> events;
    private final EventCard marauding;
    private final List<CharacterCard> characters;
    private final List<RoyRow> royTable;
    private final List<Verdict> verdicts;
    private final List<Difficulty> difficulties;
    private final Board board;
    private final Map<String, Integer> activityIndex = new HashMap<>();
    private final Map<String, Integer> eventIndex = new HashMap<>();

    private RoyalContent(ContentSource source) {
        activities = sorted(source.list(GAME, "activities.json").read(Activity::read), Activity::id);
        List<EventCard> all = source.list(GAME, "events.json").read(EventCard::read);
        events = sorted(all.stream().filter(event -> !event.permanent()).toList(), EventCard::id);
        marauding = all.stream()
                .filter(EventCard::permanent)
                .reduce((one, other) -> {
                    throw wrong(
                            "events.json",
                            other.id(),
                            new Words("un seul événement permanent", "only one permanent event"));
                })
                .orElseThrow(() -> wrong("events.json", "", new Words("un événement permanent", "a permanent event")));
        characters = sorted(source.list(GAME, "characters.json").read(CharacterCard::read), CharacterCard::id);
        royTable = source.list(GAME, "roy-table.json").read(RoyRow::read).stream()
                .sorted(Comparator.comparingInt(RoyRow::result))
                .toList();
        verdicts = source.list(GAME, "verdicts.json").read(Verdict::read).stream()
                .sorted(Comparator.comparingInt(Verdict::min))
                .toList();
        difficulties = source.list(GAME, "difficulties.json").read(Difficulty::read);
        board = Board.read(source.object(GAME, "board.json"));
        for (int i = 0; i < activities.size(); i++) {
            activityIndex.put(activities.get(i).id(), i);
        }
        for (int i = 0; i < events.size(); i++) {
            eventIndex.put(events.get(i).id(), i);
        }
    }

    /** Reads and checks everything; a {@link ContentException} says what does not fit. */
    public static RoyalContent read(ContentSource source) {
        RoyalContent content = new RoyalContent(source);
        content.checkCounts();
        content.checkTables();
        return content;
    }

    private static <C> List<C> sorted(List<C> cards, java.util.function.Function<C, String> id) {
        return cards.stream().sorted(Comparator.comparing(id)).toList();
    }

    private void checkCounts() {
        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= ActivityBoard.STAGES; stage++) {
                int count = activities(colour, stage).length;
                if (count != CARDS_OF_A_STAGE) {
                    throw new ContentException(
                            GAME + "/activities.json",
                            colour + " " + stage,
                            Fault.expected(new Words("3 cartes de cette étape", "3 cards of this stage"), count));
                }
            }
            int expected = colour == Colour.RED ? RED_EVENTS : OTHER_EVENTS;
            if (events(colour).length != expected) {
                throw new ContentException(
                        GAME + "/events.json",
                        colour.toString(),
                        Fault.expected(
                                new Words(expected + " événements", expected + " events"), events(colour).length));
            }
        }
        EnumSet<CharacterCard.Metric> metrics = EnumSet.noneOf(CharacterCard.Metric.class);
        characters.forEach(character -> metrics.add(character.metric()));
        if (characters.size() != 6 || metrics.size() != 6) {
            throw wrong(
                    "characters.json",
                    "",
                    new Words(
                            "6 personnages, chacun avec sa propre mesure (metric)",
                            "6 characters, each with its own metric"));
        }
    }

    private void checkTables() {
        List<Integer> results = royTable.stream().map(RoyRow::result).toList();
        if (!results.equals(List.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))) {
            throw wrong(
                    "roy-table.json", "", new Words("les résultats 2 à 12 exactement", "exactly the results 2 to 12"));
        }
        for (int i = 0; i < verdicts.size(); i++) {
            Verdict band = verdicts.get(i);
            boolean first = i == 0;
            if (first
                    ? band.min() != Integer.MIN_VALUE
                    : band.min() != verdicts.get(i - 1).max() + 1) {
                throw new ContentException(
                        GAME + "/verdicts.json",
                        band.id(),
                        Fault.field(
                                "min",
                                Fault.expected(new Words(
                                        "des tranches sans trou ni recouvrement", "bands without gap or overlap"))));
            }
        }
        if (verdicts.isEmpty() || verdicts.get(verdicts.size() - 1).max() != Integer.MAX_VALUE) {
            throw wrong(
                    "verdicts.json",
                    "",
                    new Words("que la dernière tranche n’ait pas de max", "the last band to have no max"));
        }
        if (difficulties.isEmpty()) {
            throw wrong("difficulties.json", "", new Words("au moins une difficulté", "at least one difficulty"));
        }
    }

    private static ContentException wrong(String file, String place, Words expected) {
        return new ContentException(GAME + "/" + file, place, Fault.expected(expected));
    }

    public List<Activity> activities() {
        return activities;
    }

    public Optional<Activity> activity(String id) {
        int index = activityIndex(id);
        return index < 0 ? Optional.empty() : Optional.of(activities.get(index));
    }

    Activity activity(int index) {
        return activities.get(index);
    }

    /** The index of an activity card, or -1. */
    int activityIndex(String id) {
        return activityIndex.getOrDefault(id, -1);
    }

    /** The indexes of the cards of a colour and stage, by id. */
    int[] activities(Colour colour, int stage) {
        List<Integer> indexes = new ArrayList<>();
        for (int i = 0; i < activities.size(); i++) {
            if (activities.get(i).colour() == colour && activities.get(i).stage() == stage) {
                indexes.add(i);
            }
        }
        return indexes.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The event cards; {@link #marauding} is none of them. */
    public List<EventCard> events() {
        return events;
    }

    EventCard event(int index) {
        return events.get(index);
    }

    /** The index of an event card, or -1. */
    int eventIndex(String id) {
        return eventIndex.getOrDefault(id, -1);
    }

    /** The indexes of the events of a colour, by id. */
    int[] events(Colour colour) {
        List<Integer> indexes = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).colour().equals(Optional.of(colour))) {
                indexes.add(i);
            }
        }
        return indexes.stream().mapToInt(Integer::intValue).toArray();
    }

    public EventCard marauding() {
        return marauding;
    }

    public List<CharacterCard> characters() {
        return characters;
    }

    /** The row of the Roy's table for the sum of two dice. */
    public RoyRow royRow(int result) {
        return royTable.get(result - 2);
    }

    public List<RoyRow> royTable() {
        return royTable;
    }

    public List<Verdict> verdicts() {
        return verdicts;
    }

    public Verdict verdict(int difference) {
        return verdicts.stream()
                .filter(band -> band.min() <= difference && difference <= band.max())
                .findFirst()
                .orElseThrow();
    }

    public List<Difficulty> difficulties() {
        return difficulties;
    }

    Difficulty difficulty(String id) {
        return difficulties.stream()
                .filter(difficulty -> difficulty.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new MisfitException(
                        new Words("il n’y a pas de difficulté " + id, "there is no difficulty " + id)));
    }

    public Board board() {
        return board;
    }

    /** The names of all cards and buildings by their ids, for sentences. */
    Map<String, Words> names() {
        Map<String, Words> names = new LinkedHashMap<>();
        activities.forEach(card -> names.put(card.id(), card.name()));
        events.forEach(card -> names.put(card.id(), card.name()));
        names.put(marauding.id(), marauding.name());
        characters.forEach(card -> names.put(card.id(), card.name()));
        for (Building building : Building.values()) {
            names.put(building.name(), board.house(building).name());
        }
        return names;
    }
}
