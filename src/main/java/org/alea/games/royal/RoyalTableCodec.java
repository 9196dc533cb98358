package org.alea.games.royal;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.alea.content.TableCodec;
import org.alea.engine.Chance;

/**
 * A table as JSON: sides are {@code YOU}, {@code ROY} or an empty text, dice are written {@code R5}, cards by their ids.
 * {@code you/general}, {@code roy/reserve} and {@code you/standing} are there to be read; a table is laid out from all the
 * rest, those citizens being what is left.
 */
final class RoyalTableCodec implements TableCodec<RoyalTable> {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final RoyalContent content;

    RoyalTableCodec(RoyalContent content) {
        this.content = content;
    }

    @Override
    public RoyalTable read(ObjectNode json, Chance chance) {
        return new RoyalTableReader(content, json).table(chance);
    }

    @Override
    public ObjectNode write(RoyalTable table) {
        ObjectNode json = JSON.objectNode();
        Progress progress = table.progress;
        json.put("state", progress.state.name());
        json.put("round", progress.round);
        json.put("first", table.first().name());
        json.set("options", options(table.options()));
        json.set("you", you(table));
        json.set("roy", roy(table));
        json.set("dice", dice(table));
        json.set("buildings", buildings(table));
        json.set("locked", locked(table));
        json.put("stages", table.activities().stages());
        json.set("activities", activities(table));
        json.set("row", row(table));
        json.set("decks", decks(table));
        json.set("won", won(table));
        json.set("characters", characters(table));
        json.set("cathedral", cathedral(table));
        json.set("score", score(table));
        json.set("pending", pending(progress));
        return json;
    }

    private static ObjectNode options(RoyalOptions options) {
        return JSON.objectNode()
                .put("difficulty", options.difficulty().id())
                .put("royVp", options.royVp())
                .put("bonusDeniers", options.bonusDeniers())
                .put("first", options.first())
                .put("abandoned", options.confiscated() ? "confiscated" : "strict")
                .put("mood", options.measured() ? "measured" : "dice")
                .put("timer", options.timer().name().toLowerCase(Locale.ROOT));
    }

    private static ObjectNode you(RoyalTable table) {
        ObjectNode you = JSON.objectNode()
                .put("deniers", table.purse().deniers())
                .put("influence", table.purse().influence())
                .put("vp", table.vp(Side.YOU))
                .put("onDistrict", table.purse().onDistrict())
                .put("passed", table.passed())
                .put("supply", table.city().supply())
                .put("general", table.city().general())
                .put("standing", table.city().standing(Side.YOU));
        you.set("lying", lying(table, Side.YOU));
        return you;
    }

    private static ObjectNode roy(RoyalTable table) {
        ObjectNode roy = JSON.objectNode()
                .put("vp", table.vp(Side.ROY))
                .put("reserve", table.city().reserve())
                .put("turnsSincePass", table.royTurnsSincePass());
        roy.set("lying", lying(table, Side.ROY));
        ArrayNode roll = roy.putArray("roll");
        table.royRoll().forEach(roll::add);
        ArrayNode deck = roy.putArray("deck");
        for (int result : table.mood.toCome()) {
            deck.add((result / 6 + 1) + "-" + (result % 6 + 1));
        }
        return roy;
    }

    private static ObjectNode lying(RoyalTable table, Side side) {
        ObjectNode lying = JSON.objectNode();
        for (Building building : Building.values()) {
            lying.put(building.name(), table.city().lying(side, building));
        }
        return lying;
    }

    private static ObjectNode dice(RoyalTable table) {
        ObjectNode dice = JSON.objectNode();
        ArrayNode yours = dice.putArray("yours");
        table.districts().dice(Side.YOU).byStrength().forEach(die -> yours.add(die.toString()));
        ArrayNode roys = dice.putArray("roys");
        table.districts().dice(Side.ROY).byStrength().forEach(die -> roys.add(die.toString()));
        ArrayNode black = dice.putArray("black");
        table.districts().black().forEach(black::add);
        ArrayNode placement = dice.putArray("placement");
        table.placementRoll().forEach(die -> placement.add(die.toString()));
        return dice;
    }

    private static ObjectNode buildings(RoyalTable table) {
        ObjectNode all = JSON.objectNode();
        for (Building building : Building.values()) {
            ObjectNode spaces = all.putObject(building.name());
            for (int face = 1; face <= Building.FACES; face++) {
                spaces.put(Integer.toString(face), name(table.city().occupant(building, face)));
            }
        }
        return all;
    }

    private static String name(Optional<Side> side) {
        return side.map(Side::name).orElse("");
    }

    private static ArrayNode locked(RoyalTable table) {
        ArrayNode locked = JSON.arrayNode();
        for (int space = 0; space < Building.SPACES; space++) {
            if (table.city().locked(space)) {
                locked.add(Building.ofSpace(space) + "." + Building.faceOfSpace(space));
            }
        }
        return locked;
    }

    private static ObjectNode activities(RoyalTable table) {
        ObjectNode all = JSON.objectNode();
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            Colour colour = ActivityBoard.colour(slot);
            int stage = ActivityBoard.stage(slot);
            all.putObject("" + colour.letter() + stage)
                    .put("card", table.card(slot).id())
                    .put("first", name(table.activities().tradesman(colour, stage, 1)))
                    .put("second", name(table.activities().tradesman(colour, stage, 2)))
                    .put("cubes", table.activities().cubes(slot));
        }
        return all;
    }

    private static ArrayNode row(RoyalTable table) {
        ArrayNode row = JSON.arrayNode();
        table.events()
                .open()
                .forEach(open -> row.addObject().put("event", open.card().id()).put("cubes", open.cubes()));
        return row;
    }

    private static ObjectNode decks(RoyalTable table) {
        ObjectNode decks = JSON.objectNode();
        for (Colour colour : Colour.values()) {
            ArrayNode deck = decks.putArray(colour.name());
            for (int card : table.events().toCome(colour)) {
                deck.add(table.content().event(card).id());
            }
        }
        return decks;
    }

    private static ObjectNode won(RoyalTable table) {
        ObjectNode won = JSON.objectNode();
        for (Side side : Side.values()) {
            ArrayNode cards = won.putArray(side.name());
            table.events().wonBy(side).forEach(card -> cards.add(card.id()));
        }
        return won;
    }

    private static ObjectNode characters(RoyalTable table) {
        ObjectNode characters = JSON.objectNode();
        ArrayNode column = characters.putArray("column");
        table.characters().left().forEach(card -> column.add(card.id()));
        ArrayNode scored = characters.putArray("scored");
        table.characters()
                .scored()
                .forEach(one -> scored.addObject()
                        .put("character", one.card().id())
                        .put("you", one.yourVp())
                        .put("roy", one.royVp()));
        return characters;
    }

    /** Each column from level 1 up. */
    private static ObjectNode cathedral(RoyalTable table) {
        ObjectNode columns = JSON.objectNode();
        for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
            ArrayNode cells = columns.putArray(Integer.toString(column));
            for (int level = 1; level <= table.cathedral().levels(); level++) {
                cells.add(name(table.cathedral().cube(column, level)));
            }
        }
        return columns;
    }

    private static ObjectNode score(RoyalTable table) {
        ObjectNode score = JSON.objectNode();
        for (Side side : Side.values()) {
            ObjectNode lines = score.putObject(side.name());
            for (ScoreSource source : ScoreSource.values()) {
                lines.put(source.name(), table.vp(side, source));
            }
        }
        return score;
    }

    /** What the table is in the middle of. */
    private static ObjectNode pending(Progress progress) {
        return JSON.objectNode()
                .put("decisions", progress.decisions)
                .put("clockMs", progress.clockMs)
                .put("placed", progress.placed)
                .put("eventPosition", progress.eventPosition)
                .put("eventEffect", progress.eventEffect)
                .put("piecesToGive", progress.piecesToGive)
                .put("blackGathered", progress.blackGathered)
                .put("fellShort", progress.fellShort)
                .put("cubesToPlace", progress.cubesToPlace)
                .put("cubePlaced", progress.cubePlaced);
    }
}
