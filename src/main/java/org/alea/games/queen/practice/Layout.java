package org.alea.games.queen.practice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.alea.content.TableCodec;
import org.alea.engine.Chance;
import org.alea.engine.Countdown;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DieType;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenCards;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** A table being laid out for a drill: a fresh one in its text form, without enemies, changed piece by piece. */
final class Layout {
    private final ObjectNode json;
    private final QueenCards cards;
    private final Lots lots;
    private final Set<String> inPlay = new HashSet<>();

    Layout(QueenTable fresh, TableCodec<QueenTable> codec, Lots lots) {
        this.json = codec.write(fresh);
        this.cards = fresh.cards();
        this.lots = lots;
        enemies().forEach(slot -> ((ObjectNode) slot).putNull("card"));
    }

    QueenCards cards() {
        return cards;
    }

    Lots lots() {
        return lots;
    }

    /** So many dice of each colour to be thrown; the spare ones stay where they were, the others leave the game. */
    void dice(Map<DieColour, Integer> wanted) {
        Map<DieColour, Integer> left = new EnumMap<>(wanted);
        ObjectNode dice = (ObjectNode) json.get("dice");
        for (DieType die : cards.dice()) {
            ObjectNode written = (ObjectNode) dice.get(die.id());
            int more = left.getOrDefault(die.colour(), 0);
            if (more > 0) {
                left.put(die.colour(), more - 1);
                written.put("zone", Zone.RESERVE.name());
            } else if (!spare(written)) {
                written.put("zone", Zone.BOX.name());
            }
        }
    }

    private static boolean spare(ObjectNode die) {
        String zone = die.get("zone").asText();
        return zone.equals(Zone.STACK.name()) || zone.equals(Zone.DIAL.name());
    }

    void limit(int ms) {
        ObjectNode clock = (ObjectNode) json.get("clock");
        if (ms == Countdown.NO_LIMIT) {
            clock.putNull("limitMs");
        } else {
            clock.put("limitMs", ms);
        }
    }

    /** This very enemy, its marker on the start square. */
    void enemy(int slot, EnemyCard enemy) {
        put(slot, enemy.id(), enemy.start(), false);
    }

    /** An enemy without ability, drawn with its marker among those that fit; none if a player's own cards have none. */
    void enemy(int slot, Predicate<Stand> fits) {
        draw(slot, Stand.plain(cards).stream().filter(fits).toList(), false);
    }

    /** Whatever enemies there are, on whatever squares, wherever nobody stands yet. */
    void anyEnemies() {
        for (int slot = 1; slot <= enemies().size(); slot++) {
            if (enemies().get(slot - 1).get("card").isNull()) {
                draw(
                        slot,
                        cards.enemies().stream()
                                .flatMap(enemy -> Stand.of(enemy).stream())
                                .toList(),
                        false);
            }
        }
    }

    /** So many wounds have been suffered; the stack has moved before the marker as it does. */
    void wounds(int suffered) {
        int stack = json.get("stackSpace").asInt();
        json.put("health", suffered).put("stackSpace", Math.max(stack, suffered + 1));
    }

    /** An enemy without ability that holds its Shield up. */
    void shieldedEnemy(int slot) {
        draw(slot, Stand.plain(cards), true);
    }

    private void draw(int slot, List<Stand> fitting, boolean shield) {
        List<Stand> free = fitting.stream()
                .filter(stand -> !inPlay.contains(stand.enemy().id()))
                .toList();
        if (!free.isEmpty()) {
            Stand stand = lots.one(free);
            put(slot, stand.enemy().id(), stand.marker(), shield);
        }
    }

    void chariots(List<ChariotCard> inOrder) {
        for (JsonNode place : json.get("chariots")) {
            int index = place.get("place").asInt() - 1;
            if (index < inOrder.size()) {
                ((ObjectNode) place).put("card", inOrder.get(index).id());
            } else {
                ((ObjectNode) place).putNull("card");
            }
        }
    }

    QueenTable table(TableCodec<QueenTable> codec, Chance chance) {
        return codec.read(json, chance);
    }

    private void put(int slot, String card, int marker, boolean shield) {
        inPlay.add(card);
        ((ObjectNode) enemies().get(slot - 1))
                .put("card", card)
                .put("marker", marker)
                .put("shield", shield);
    }

    private ArrayNode enemies() {
        return (ArrayNode) json.get("enemies");
    }
}
