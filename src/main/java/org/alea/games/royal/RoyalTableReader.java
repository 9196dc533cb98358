package org.alea.games.royal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.alea.engine.Chance;

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
        layOutCitizens(table);
        layOutDice(table);
        layOutEvents(table);
        layOutCathedral(table);
        scoreCharacters(table);
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
            throw json.wrong("state", "nothing on this table can be asked in " + table.state());
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
            throw fields.wrong(field, "expected one of " + String.join(", ", values) + ", found " + value);
        }
        return value;
    }

    private JsonFields slot(int slot) {
        String name = "" + ActivityBoard.colour(slot).letter() + ActivityBoard.stage(slot);
        return json.object("activities").object(name).only("card", "first", "second", "cubes");
    }

    private int[] cards() {
        int[] cards = new int[ActivityBoard.SLOTS];
        for (int slot = 0; slot < cards.length; slot++) {
            String id = slot(slot).text("card");
            cards[slot] = content.activityIndex(id);
            Activity card = cards[slot] < 0 ? null : content.activity(cards[slot]);
            if (card == null
                    || card.colour() != ActivityBoard.colour(slot)
                    || card.stage() != ActivityBoard.stage(slot)) {
                throw slot(slot).wrong("card", id + " is no card of this colour and stage");
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
                .mapToInt(id -> event(decks, colour.name(), id))
                .toArray();
    }

    private int event(JsonFields fields, String field, String id) {
        int card = content.eventIndex(id);
        if (card < 0) {
            throw fields.wrong(field, "there is no event " + id);
        }
        return card;
    }

    private CharacterColumn characters() {
        JsonFields characters = json.object("characters").only("column", "scored");
        List<String> ids = new ArrayList<>();
        characters.objects("scored").forEach(scored -> ids.add(scored.text("character")));
        ids.addAll(characters.texts("column"));
        List<String> known =
                content.characters().stream().map(CharacterCard::id).toList();
        if (!known.containsAll(ids) || ids.stream().distinct().count() != ids.size()) {
            throw characters.wrong("column", "expected each of " + known + " at most once, found " + ids);
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
                        throw roy.wrong("deck", "expected two faces such as 3-5, found " + dice);
                    }
                    return (dice.charAt(0) - '1') * 6 + dice.charAt(2) - '1';
                })
                .toArray());
    }

    private void layOutCitizens(RoyalTable table) {
        int yours = City.YOURS;
        int roys = City.ALL;
        table.activities().setStages(json.number("stages", 0, ActivityBoard.STAGES));
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            JsonFields card = slot(slot);
            int first = card.side("first");
            int second = card.side("second");
            if (first == second && first != 0) {
                throw card.wrong("second", "a side has only one tradesman on a card");
            }
            for (int place = 1; place <= ActivityBoard.PLACES; place++) {
                int side = place == 1 ? first : second;
                if (side != 0) {
                    table.activities().put(slot, place, side == 1 ? --yours : --roys);
                }
            }
            table.activities().addCubes(slot, card.number("cubes", 0, 100));
        }
        int[][] lying = {lying("you"), lying("roy")};
        int supply = json.object("you").number("supply", 0, City.YOURS);
        table.city().arrange(standing(), locked(), lying, supply, City.YOURS - yours, City.ALL - roys);
    }

    private int[] standing() {
        int[] standing = new int[Building.SPACES];
        for (int space = 0; space < Building.SPACES; space++) {
            JsonFields spaces = json.object("buildings")
                    .object(Building.ofSpace(space).name())
                    .only("1", "2", "3", "4", "5", "6");
            standing[space] = spaces.side(Integer.toString(Building.faceOfSpace(space)));
        }
        return standing;
    }

    private int locked() {
        int locked = 0;
        for (String text : json.texts("locked")) {
            if (!(HireSource.parse(text) instanceof HireSource.Space space)) {
                throw json.wrong("locked", "expected spaces such as PALACE.5, found " + text);
            }
            locked |= 1 << space.building().space(space.face());
        }
        return locked;
    }

    private int[] lying(String owner) {
        JsonFields lying = json.object(owner).object("lying").only("PALACE", "CITY_HALL", "BISHOPRIC");
        return new int[] {
            lying.number("PALACE", 0, 24), lying.number("CITY_HALL", 0, 24), lying.number("BISHOPRIC", 0, 24)
        };
    }

    private void layOutDice(RoyalTable table) {
        JsonFields dice = json.object("dice").only("yours", "roys", "black", "placement");
        int[] next = {0, 6, 12};
        for (Side side : Side.values()) {
            String field = side == Side.YOU ? "yours" : "roys";
            for (Die die : dice.dice(field).list()) {
                int colour = die.colour().index();
                if (next[colour] == 6 * colour + 6) {
                    throw dice.wrong(field, "there are only 6 " + die.colour() + " dice");
                }
                table.districts().put(next[colour]++, side, die.face());
            }
        }
        List<Integer> black = dice.faces("black");
        if (black.size() > Districts.BLACK) {
            throw dice.wrong("black", "there are only 6 black dice");
        }
        for (int i = 0; i < black.size(); i++) {
            table.districts().rollBlack(i, black.get(i));
        }
        List<Die> placement = dice.texts("placement").stream().map(Die::parse).toList();
        for (int i = 0; i < placement.size() && i < RoyalTable.PLACEMENT_DICE; i++) {
            table.placementRoll[i] = (byte) placement.get(i).face();
        }
    }

    private void layOutEvents(RoyalTable table) {
        for (JsonFields open : json.objects("row")) {
            int card = event(open, "event", open.only("event", "cubes").text("event"));
            if (table.events().find(card) >= 0) {
                throw open.wrong("event", "is in the row twice");
            }
            table.events()
                    .append(card, open.number("cubes", 0, content.event(card).places() - 1));
        }
        JsonFields won = json.object("won").only("YOU", "ROY");
        for (Side side : Side.values()) {
            won.texts(side.name()).forEach(id -> table.events().setWon(event(won, side.name(), id), side));
        }
    }

    private void layOutCathedral(RoyalTable table) {
        JsonFields columns = json.object("cathedral").only("1", "2", "3", "4", "5", "6");
        for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
            String name = Integer.toString(column);
            List<String> cells = columns.texts(name);
            if (cells.size() != table.cathedral().levels()) {
                throw columns.wrong(name, "expected " + table.cathedral().levels() + " cells");
            }
            for (int level = 1; level <= cells.size(); level++) {
                int side = columns.side(name, cells.get(level - 1));
                if (side != 0) {
                    table.cathedral().put(column, level, side == 1 ? Side.YOU : Side.ROY);
                }
            }
        }
    }

    private void scoreCharacters(RoyalTable table) {
        for (JsonFields scored : json.object("characters").objects("scored")) {
            scored.only("character", "you", "roy");
            table.characters().recall(scored.number("you", 0, 100), scored.number("roy", 0, 100));
        }
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
            throw json.wrong("state", "there is no state " + state);
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
            throw roy.wrong("roll", "expected two dice or none");
        }
        JsonFields pending = json.object("pending")
                .only(
                        "decisions",
                        "placed",
                        "eventPosition",
                        "eventEffect",
                        "piecesToGive",
                        "blackGathered",
                        "fellShort",
                        "cubesToPlace",
                        "cubePlaced");
        progress.decisions = pending.number("decisions");
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
