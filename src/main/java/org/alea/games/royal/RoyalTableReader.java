package org.alea.games.royal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.engine.Chance;
import org.alea.engine.Words;

/** Lays out the table a JSON object describes, in the form {@link RoyalTableCodec} writes. */
final class RoyalTableReader {
    private final RoyalContent content;
    private final JsonFields json;

    RoyalTableReader(RoyalContent content, ObjectNode json) {
        this.content = content;
        this.json = new JsonFields("", json)
                .only(
                        "state",
                        "round",
                        "first",
                        "options",
                        "you",
                        "roy",
                        "dice",
                        "buildings",
                        "locked",
                        "stages",
                        "activities",
                        "row",
                        "decks",
                        "won",
                        "characters",
                        "cathedral",
                        "score",
                        "pending");
    }

    RoyalTable table(Chance chance) {
        RoyalOptions options = options();
        RoyalTable table = new RoyalTable(
                content, options, chance, new ActivityBoard(cards()), events(), characters(), mood(options));
        new TableLayOut(content, json, table).layOut();
        score(table);
        JsonFields you = json.object("you")
                .only("deniers", "influence", "vp", "onDistrict", "passed", "supply", "general", "standing", "lying");
        int mostInfluence = content.board().constants().maxInfluence();
        table.purse().set(you.number("deniers"), you.number("influence", 0, mostInfluence), you.number("onDistrict"));
        progress(table.progress, you);
        checkQuestion(table);
        return table;
    }

    /** A table that asks must have something to ask about. */
    private void checkQuestion(RoyalTable table) {
        boolean answerable = switch (table.state()) {
            case COUNTER, ROY_COUNTER -> !table.districts().black().isEmpty();
            case BLACK_ROLL -> table.blackGathered() > 0;
            case SUB_EVENT_CUBE -> table.cubesToPlace() > 0 && table.events().length() > 0;
            case SUB_COLUMN -> table.cubesToPlace() > 0 && table.cathedral().free() > 0;
            case SETUP_PLACE, SETUP_ROLL -> table.city().supply() > 0;
            case EV_CHOICE -> EventPhase.asks(table);
            default -> true;
        };
        if (!answerable) {
            throw json.wrong(
                    "state",
                    new Words(
                            "rien sur cette table ne peut être demandé en " + table.state(),
                            "nothing on this table can be asked in " + table.state()));
        }
    }

    private RoyalOptions options() {
        JsonFields options = json.object("options")
                .only("difficulty", "royVp", "bonusDeniers", "first", "abandoned", "mood", "timer");
        return new RoyalOptions(
                content.difficulty(options.text("difficulty")),
                options.number("royVp"),
                options.number("bonusDeniers"),
                options.text("first"),
                oneOf(options, "abandoned", "strict", "confiscated").equals("confiscated"),
                oneOf(options, "mood", "dice", "measured").equals("measured"),
                RoyalOptions.Timer.valueOf(
                        oneOf(options, "timer", "off", "soft", "hard").toUpperCase(Locale.ROOT)));
    }

    private static String oneOf(JsonFields fields, String field, String... values) {
        String value = fields.text(field);
        if (!List.of(values).contains(value)) {
            throw fields.wrong(field, Fault.expected(Expected.oneOf(String.join(", ", values)), value));
        }
        return value;
    }

    private int[] cards() {
        int[] cards = new int[ActivityBoard.SLOTS];
        for (int slot = 0; slot < cards.length; slot++) {
            String id = TableLayOut.slot(json, slot).text("card");
            cards[slot] = content.activityIndex(id);
            Activity card = cards[slot] < 0 ? null : content.activity(cards[slot]);
            if (card == null
                    || card.colour() != ActivityBoard.colour(slot)
                    || card.stage() != ActivityBoard.stage(slot)) {
                throw TableLayOut.slot(json, slot)
                        .wrong(
                                "card",
                                new Words(
                                        id + " n’est pas une carte de cette couleur et de cette étape",
                                        id + " is no card of this colour and stage"));
            }
        }
        return cards;
    }

    private EventRow events() {
        JsonFields decks = json.object("decks").only("RED", "YELLOW", "WHITE");
        Set<String> onTheTable = new HashSet<>();
        json.objects("row").forEach(open -> onTheTable.add(open.text("event")));
        for (Side side : Side.values()) {
            onTheTable.addAll(json.object("won").texts(side.name()));
        }
        return new EventRow(
                content.events(),
                deck(decks, Colour.RED, onTheTable),
                deck(decks, Colour.YELLOW, onTheTable),
                deck(decks, Colour.WHITE, onTheTable));
    }

    /** A card that lies in the row or has been won is no longer in its deck. */
    private int[] deck(JsonFields decks, Colour colour, Set<String> onTheTable) {
        return decks.texts(colour.name()).stream()
                .filter(id -> !onTheTable.contains(id))
                .mapToInt(id -> TableLayOut.event(content, decks, colour.name(), id))
                .toArray();
    }

    private CharacterColumn characters() {
        JsonFields characters = json.object("characters").only("column", "scored");
        List<String> ids = new ArrayList<>();
        characters.objects("scored").forEach(scored -> ids.add(scored.text("character")));
        ids.addAll(characters.texts("column"));
        List<String> known =
                content.characters().stream().map(CharacterCard::id).toList();
        if (!known.containsAll(ids) || ids.stream().distinct().count() != ids.size()) {
            throw characters.wrong(
                    "column",
                    Fault.expected(
                            new Words("chacun de " + known + " une fois au plus", "each of " + known + " at most once"),
                            ids));
        }
        return new CharacterColumn(
                content.characters(), ids.stream().mapToInt(known::indexOf).toArray());
    }

    private KingsMood mood(RoyalOptions options) {
        if (!options.measured()) {
            return KingsMood.dice();
        }
        JsonFields roy = json.object("roy");
        return KingsMood.measured(roy.texts("deck").stream()
                .mapToInt(dice -> {
                    if (!dice.matches("[1-6]-[1-6]")) {
                        throw roy.wrong(
                                "deck",
                                Fault.expected(new Words("deux faces comme 3-5", "two faces such as 3-5"), dice));
                    }
                    return (dice.charAt(0) - '1') * 6 + dice.charAt(2) - '1';
                })
                .toArray());
    }

    /** The lines as they are; what they do not explain of a side's VP came from its actions. */
    private void score(RoyalTable table) {
        for (Side side : Side.values()) {
            JsonFields lines = json.object("score").object(side.name());
            for (ScoreSource source : ScoreSource.values()) {
                table.ledger().gain(side, source, lines.number(source.name(), -1000, 1000));
            }
            int vp = json.object(side == Side.YOU ? "you" : "roy").number("vp");
            table.ledger().gain(side, ScoreSource.ACTIONS, vp - table.vp(side));
        }
    }

    private void progress(Progress progress, JsonFields you) {
        String state = json.text("state");
        try {
            progress.state = State.valueOf(state);
        } catch (IllegalArgumentException e) {
            throw json.wrong("state", new Words("il n’y a pas d’état " + state, "there is no state " + state));
        }
        progress.round = json.number("round", 0, content.board().constants().rounds());
        progress.royFirst = json.side("first") == 2;
        progress.passed = you.flag("passed");
        JsonFields roy = json.object("roy").only("vp", "reserve", "turnsSincePass", "lying", "roll", "deck");
        progress.royTurnsSincePass = roy.number("turnsSincePass");
        List<Integer> roll = roy.faces("roll");
        if (roll.size() == 2) {
            progress.royFirstDie = roll.get(0);
            progress.roySecondDie = roll.get(1);
        } else if (!roll.isEmpty()) {
            throw roy.wrong("roll", Fault.expected(new Words("deux dés ou aucun", "two dice or none")));
        }
        JsonFields pending = json.object("pending")
                .only(
                        "decisions",
                        "clockMs",
                        "placed",
                        "eventPosition",
                        "eventEffect",
                        "piecesToGive",
                        "blackGathered",
                        "fellShort",
                        "cubesToPlace",
                        "cubePlaced");
        progress.decisions = pending.number("decisions");
        progress.clockMs = pending.numberOrZero("clockMs", RoyalTimer.LIMIT_MS);
        progress.placed = pending.number("placed", 0, 6);
        progress.eventPosition = pending.number("eventPosition", -1, 8);
        progress.eventEffect = pending.number("eventEffect", 0, 20);
        progress.piecesToGive = pending.number("piecesToGive", 0, 20);
        progress.blackGathered = pending.number("blackGathered", 0, Districts.BLACK);
        progress.fellShort = pending.flag("fellShort");
        progress.cubesToPlace = pending.number("cubesToPlace", 0, 100);
        progress.cubePlaced = pending.flag("cubePlaced");
    }
}
