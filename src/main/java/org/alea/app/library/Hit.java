package org.alea.app.library;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.shell.Folded;
import org.alea.content.RuleBook;
import org.alea.engine.Words;

/**
 * Something that can be looked up from the library, in both languages at once.
 *
 * @param id of the game, the card or the rule
 * @param names its name as it is searched
 * @param everything its name and all that it says, as they are searched
 */
record Hit(Kind kind, String game, String id, Words name, String names, String everything) {

    /** What a hit leads to, in the order they are listed. */
    enum Kind {
        RESUME,
        GAME,
        CARD,
        RULE
    }

    /** @param title in the player's language, which is the one games are looked for in */
    static Hit game(String game, String title) {
        return named(Kind.GAME, game, title);
    }

    /** The match of a game that waits. */
    static Hit resume(String game, String title) {
        return named(Kind.RESUME, game, title);
    }

    private static Hit named(Kind kind, String game, String title) {
        String folded = Folded.of(title);
        return new Hit(kind, game, game, new Words(title, title), folded, folded);
    }

    /** All cards and rules of a game; long enough to make that it is not for the JavaFX thread. */
    static List<Hit> in(String game, Catalogue catalogue, RuleBook rules) {
        List<Hit> hits = new ArrayList<>();
        for (CatalogueEntry entry : catalogue.entries()) {
            hits.add(of(Kind.CARD, game, entry.id(), entry.name(), entry.text()));
        }
        for (RuleBook.Entry rule : rules.entries()) {
            hits.add(of(Kind.RULE, game, rule.id(), rule.title(), rule.text()));
        }
        return hits;
    }

    private static Hit of(Kind kind, String game, String id, Words name, Words text) {
        String names = folded(name);
        return new Hit(kind, game, id, name, names, names + "\n" + folded(text));
    }

    private static String folded(Words words) {
        return Folded.of(words.fr()) + "\n" + Folded.of(words.en());
    }

    /** Whether all these folded words stand in its name or in what it says. */
    boolean says(List<String> words) {
        return words.stream().allMatch(everything::contains);
    }

    /** How much of its name is what these words say, or of all that it says where its name does not hold them. */
    double density(List<String> words) {
        String text = isCalled(words) ? names : everything;
        long letters = words.stream()
                .mapToLong(word -> times(word, text) * word.length())
                .sum();
        return letters / (double) Math.max(1, text.length());
    }

    private static long times(String word, String text) {
        long times = 0;
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length())) {
            times++;
        }
        return times;
    }

    /** Whether its name alone holds all of them. */
    boolean isCalled(List<String> words) {
        return words.stream().allMatch(names::contains);
    }
}
