package org.alea.games.royal;

import java.util.List;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** Puts citizens, dice, events and cubes on a table where a JSON object says they lie. */
final class TableLayOut {
    private final RoyalContent content;
    private final JsonFields json;
    private final RoyalTable table;

    TableLayOut(RoyalContent content, JsonFields json, RoyalTable table) {
        this.content = content;
        this.json = json;
        this.table = table;
    }

    void layOut() {
        citizens();
        dice();
        events();
        cathedral();
        scoreCharacters();
    }

    /** The space of an activity card. */
    static JsonFields slot(JsonFields json, int slot) {
        String name = "" + ActivityBoard.colour(slot).letter() + ActivityBoard.stage(slot);
        return json.object("activities").object(name).only("card", "first", "second", "cubes");
    }

    /** The index of the event a field names. */
    static int event(RoyalContent content, JsonFields fields, String field, String id) {
        int card = content.eventIndex(id);
        if (card < 0) {
            throw fields.wrong(field, new Words("il n’y a pas d’événement " + id, "there is no event " + id));
        }
        return card;
    }

    private void citizens() {
        int yours = City.YOURS;
        int roys = City.ALL;
        table.activities().setStages(json.number("stages", 0, ActivityBoard.STAGES));
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            JsonFields card = slot(json, slot);
            int first = card.side("first");
            int second = card.side("second");
            if (first == second && first != 0) {
                throw card.wrong(
                        "second",
                        new Words(
                                "un camp n’a qu’un homme de métier par carte",
                                "a side has only one tradesman on a card"));
            }
            for (int place = 1; place <= ActivityBoard.PLACES; place++) {
                int side = place == 1 ? first : second;
                if (side != 0) {
                    table.activities().put(slot, place, side == 1 ? --yours : --roys);
                }
            }
            table.activities().addCubes(slot, cubes(card, slot));
        }
        int[][] lying = {lying("you"), lying("roy")};
        int supply = json.object("you").number("supply", 0, City.YOURS);
        table.city().arrange(standing(), locked(), lying, supply, City.YOURS - yours, City.ALL - roys);
    }

    private int cubes(JsonFields card, int slot) {
        int cubes = card.number("cubes", 0, 100);
        boolean deferred =
                content.activity(table.activities().card(slot)).modifier().isPresent();
        if (cubes > 0 && !deferred) {
            throw card.wrong(
                    "cubes",
                    Fault.expected(
                            new Words(
                                    "0 sur une carte dont l’effet n’est pas différé",
                                    "0 on a card whose effect is not deferred"),
                            cubes));
        }
        return cubes;
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
                throw json.wrong(
                        "locked",
                        Fault.expected(new Words("des emplacements comme PALACE.5", "spaces such as PALACE.5"), text));
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

    private void dice() {
        JsonFields dice = json.object("dice").only("yours", "roys", "black", "placement");
        int[] next = {0, 6, 12};
        for (Side side : Side.values()) {
            String field = side == Side.YOU ? "yours" : "roys";
            for (Die die : dice.dice(field).list()) {
                int colour = die.colour().index();
                if (next[colour] == 6 * colour + 6) {
                    throw dice.wrong(
                            field,
                            new Words(
                                    "il n’y a que 6 dés " + die.colour(),
                                    "there are only 6 " + die.colour() + " dice"));
                }
                table.districts().put(next[colour]++, side, die.face());
            }
        }
        List<Integer> black = dice.faces("black");
        if (black.size() > Districts.BLACK) {
            throw dice.wrong("black", new Words("il n’y a que 6 dés noirs", "there are only 6 black dice"));
        }
        for (int i = 0; i < black.size(); i++) {
            table.districts().rollBlack(i, black.get(i));
        }
        List<Die> placement = dice.texts("placement").stream().map(Die::parse).toList();
        for (int i = 0; i < placement.size() && i < RoyalTable.PLACEMENT_DICE; i++) {
            table.placementRoll[i] = (byte) placement.get(i).face();
        }
    }

    private void events() {
        for (JsonFields open : json.objects("row")) {
            int card = event(content, open, "event", open.only("event", "cubes").text("event"));
            if (table.events().find(card) >= 0) {
                throw open.wrong("event", new Words("est deux fois dans la file", "is in the row twice"));
            }
            table.events()
                    .append(card, open.number("cubes", 0, content.event(card).places() - 1));
        }
        JsonFields won = json.object("won").only("YOU", "ROY");
        for (Side side : Side.values()) {
            won.texts(side.name()).forEach(id -> table.events().setWon(event(content, won, side.name(), id), side));
        }
    }

    private void cathedral() {
        JsonFields columns = json.object("cathedral").only("1", "2", "3", "4", "5", "6");
        for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
            String name = Integer.toString(column);
            List<String> cells = columns.texts(name);
            if (cells.size() != table.cathedral().levels()) {
                throw columns.wrong(
                        name,
                        Fault.expected(new Words(
                                table.cathedral().levels() + " cases",
                                table.cathedral().levels() + " cells")));
            }
            for (int level = 1; level <= cells.size(); level++) {
                int side = columns.side(name, cells.get(level - 1));
                if (side != 0) {
                    table.cathedral().put(column, level, side == 1 ? Side.YOU : Side.ROY);
                }
            }
        }
    }

    private void scoreCharacters() {
        for (JsonFields scored : json.object("characters").objects("scored")) {
            scored.only("character", "you", "roy");
            table.characters().recall(scored.number("you", 0, 100), scored.number("roy", 0, 100));
        }
    }
}
