package org.alea.games.queen.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.alea.engine.Bot;
import org.alea.engine.SeededChance;
import org.alea.games.queen.Arena;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** Tables at which a bot has to choose. */
final class BotRoom {
    private BotRoom() {}

    static QueenTable table(String modules, Consumer<ObjectNode> arrange) {
        return table(Map.of("modules", modules), arrange);
    }

    static QueenTable table(Map<String, String> options, Consumer<ObjectNode> arrange) {
        ObjectNode json = Arena.BOX.tables().write(Arena.fresh(options));
        arrange.accept(json);
        return Arena.BOX.tables().read(json, new SeededChance(1));
    }

    /** What the standard bot chooses, which must be legal. */
    static QueenMove choice(QueenTable table) {
        return choice(QueenBot.STANDARD, table);
    }

    static QueenMove choice(String bot, QueenTable table) {
        return choice(Objects.requireNonNull(Arena.BOX.bots().get(bot)).apply(1), table);
    }

    static QueenMove choice(Bot<QueenTable, QueenMove> bot, QueenTable table) {
        QueenMove move = bot.choose(table);
        assertThat(Arena.BOX.game().refusal(table, move)).isEmpty();
        return move;
    }

    /** These enemies from slot 1 on, each on its start square. */
    static void enemies(ObjectNode json, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            enemy(
                    json,
                    slot + 1,
                    cards[slot],
                    Arena.BOX.cards().enemy(cards[slot]).orElseThrow().start());
        }
    }

    static void enemy(ObjectNode json, int slot, String card, int marker) {
        ((ObjectNode) json.path("enemies").get(slot - 1)).put("card", card).put("marker", marker);
    }

    /** Nobody stands around the arena. */
    static void nobody(ObjectNode json) {
        json.path("enemies").forEach(each -> ((ObjectNode) each).putNull("card").put("marker", 0));
    }

    /** Dice beside the slot of their value: {@code "W1 W2"}. */
    static void arena(ObjectNode json, String dice, int value) {
        for (String die : dice.split(" ")) {
            json.withObject("dice").putObject(die).put("zone", "ARENA").put("value", value);
        }
    }

    /** Dice out of the game. */
    static void away(ObjectNode json, String dice) {
        for (String die : dice.split(" ")) {
            json.withObject("dice").putObject(die).put("zone", "BOX");
        }
    }

    /** The effect of a card waits for an answer. */
    static ObjectNode asks(ObjectNode json, String phase, String step, String effect) {
        json.put("phase", phase).put("step", step);
        return json.putArray("agenda").addObject().put("type", effect);
    }
}
