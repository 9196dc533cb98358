package org.alea.engine.purse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.alea.content.TableCodec;
import org.alea.engine.Chance;

/** The purse table as JSON. */
final class PurseTables implements TableCodec<PurseTable> {
    private static final List<String> FIELDS = List.of(
            "target", "rounds", "limitMs", "phase", "round", "purse", "pot", "stake", "elapsedMs", "taken", "deck");

    @Override
    public ObjectNode write(PurseTable table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("target", table.target);
        json.put("rounds", table.rounds);
        json.put("limitMs", table.limitMs);
        json.put("phase", table.phase.name());
        json.put("round", table.round);
        json.put("purse", table.purse);
        json.put("pot", table.pot);
        json.put("stake", table.stake);
        json.put("elapsedMs", table.elapsedMs);
        json.put("taken", table.taken);
        var deck = json.putArray("deck");
        for (int card : table.deck) {
            deck.add(card);
        }
        return json;
    }

    @Override
    public PurseTable read(ObjectNode json, Chance chance) {
        json.fieldNames().forEachRemaining(name -> {
            if (!FIELDS.contains(name)) {
                throw new IllegalArgumentException("the table has no field " + name);
            }
        });
        PurseTable table =
                new PurseTable(chance, number(json, "target"), number(json, "rounds"), number(json, "limitMs"));
        table.phase = PurseTable.Phase.valueOf(json.path("phase").asText());
        table.round = number(json, "round");
        table.purse = number(json, "purse");
        table.pot = number(json, "pot");
        table.stake = number(json, "stake");
        table.elapsedMs = number(json, "elapsedMs");
        table.taken = number(json, "taken");
        JsonNode deck = json.path("deck");
        table.deck = new int[deck.size()];
        for (int i = 0; i < deck.size(); i++) {
            table.deck[i] = deck.get(i).asInt();
        }
        return table;
    }

    private static int number(ObjectNode json, String field) {
        JsonNode value = json.path(field);
        if (!value.isInt()) {
            throw new IllegalArgumentException(field + ": expected a whole number, found " + value);
        }
        return value.intValue();
    }
}
