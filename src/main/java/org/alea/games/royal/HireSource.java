package org.alea.games.royal;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.alea.content.MisfitException;
import org.alea.engine.Words;

/** Where the citizen comes from who becomes a tradesman (ROYAL-096). */
public sealed interface HireSource {

    /** The personal supply, the lying citizens, or nowhere because a tradesman is already there. */
    enum Stock implements HireSource {
        NONE,
        SUPPLY,
        LYING;

        @Override
        public String text() {
            return this == NONE ? "-" : name();
        }
    }

    /** The space of a building where he stands. */
    record Space(Building building, int face) implements HireSource {
        @Override
        public String text() {
            return building + "." + face;
        }
    }

    /** Another activity card. */
    record Card(String id) implements HireSource {
        @Override
        public String text() {
            return "CARD." + id;
        }
    }

    /** {@code -}, {@code SUPPLY}, {@code LYING}, {@code PALACE.5} or {@code CARD.W1C}. */
    @JsonValue
    String text();

    @JsonCreator
    static HireSource parse(String text) {
        for (Stock stock : Stock.values()) {
            if (stock.text().equals(text)) {
                return stock;
            }
        }
        if (text.startsWith("CARD.")) {
            return new Card(text.substring(5));
        }
        int dot = text.indexOf('.');
        if (dot > 0 && text.substring(dot + 1).matches("[1-6]")) {
            return new Space(Building.valueOf(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
        }
        throw new MisfitException(new Words(
                text + " n’est pas une origine d’embauche\u00a0; écrivez SUPPLY, LYING, PALACE.5, CARD.W1C ou -",
                text + " is no hire source; write SUPPLY, LYING, PALACE.5, CARD.W1C or -"));
    }
}
