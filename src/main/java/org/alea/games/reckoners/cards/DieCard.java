package org.alea.games.reckoners.cards;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/**
 * The dice of one colour.
 *
 * @param id also the beginning of the ids of its dice: {@code basic1}, {@code basic2}…
 * @param faces six, each a list of symbols
 */
public record DieCard(
        String id, DieKind kind, Words name, int count, int countWithoutModules1And2, List<List<Symbol>> faces) {
    public static final int SIDES = 6;

    static DieCard read(ContentEntry entry) {
        List<List<Symbol>> faces = new ArrayList<>();
        for (String face : entry.texts("faces")) {
            faces.add(symbols(entry, face));
        }
        entry.demand(faces.size() == SIDES, "faces", new Words("il faut six faces", "expected six faces"));
        return new DieCard(
                entry.id(),
                entry.constant("kind", DieKind.class),
                entry.words("name"),
                entry.number("count", 1, 99),
                entry.number("countWithoutModules1And2", 1, 99),
                List.copyOf(faces));
    }

    private static List<Symbol> symbols(ContentEntry entry, String face) {
        List<Symbol> symbols = new ArrayList<>();
        for (String each : face.split(" ")) {
            try {
                symbols.add(Symbol.valueOf(each));
            } catch (IllegalArgumentException e) {
                throw entry.refuse(
                        "faces", new Words(each + " n’est pas un symbole de dé", each + " is no symbol of a die"));
            }
        }
        return List.copyOf(symbols);
    }

    /** What the face of this number, from 1, shows. */
    public List<Symbol> face(int number) {
        return faces.get(number - 1);
    }
}
