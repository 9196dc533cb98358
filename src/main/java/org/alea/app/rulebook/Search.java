package org.alea.app.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.shell.Folded;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.engine.Words;

/** What is looked for, and in which languages. */
record Search(String typed, List<Language> languages) {

    /** In the reader's language, or in both if he reads both. */
    static Search of(String typed, Language own, boolean bilingual) {
        return new Search(typed, bilingual ? List.of(own, own.other()) : List.of(own));
    }

    boolean bilingual() {
        return languages.size() > 1;
    }

    /** The same in both languages. */
    Search bothWays() {
        return of(typed, languages.get(0), true);
    }

    boolean nothing() {
        return typed.isBlank();
    }

    int passages(List<RuleBook.Entry> rules) {
        return rules.stream().mapToInt(this::passages).sum();
    }

    /** A rule is found if it holds every word that was typed, wherever they stand in it. */
    int passages(RuleBook.Entry one) {
        List<Words> parts = Stream.concat(Stream.of(one.title(), one.text()), one.ruling().stream())
                .toList();
        String all = Folded.of(parts.stream().map(this::read).collect(Collectors.joining(" ")));
        return Folded.words(typed).stream().allMatch(all::contains)
                ? parts.stream().mapToInt(this::passages).sum()
                : 0;
    }

    /** Rules that were found, the best first: those that are called so, then those that speak of little else. */
    List<RuleBook.Entry> ranked(List<RuleBook.Entry> found) {
        List<String> wanted = Folded.words(typed);
        return found.stream()
                .sorted(Comparator.comparing((RuleBook.Entry one) -> !isCalled(one, wanted))
                        .thenComparing(Comparator.comparingDouble(this::density).reversed()))
                .toList();
    }

    private boolean isCalled(RuleBook.Entry one, List<String> wanted) {
        String title = Folded.of(read(one.title()));
        return wanted.stream().allMatch(title::contains);
    }

    /** How much of a rule is what was typed. */
    private double density(RuleBook.Entry one) {
        return passages(one)
                / (double) (read(one.title()).length() + read(one.text()).length());
    }

    private String read(Words words) {
        return languages.stream().map(words::in).collect(Collectors.joining(" "));
    }

    private int passages(Words words) {
        return languages.stream()
                .mapToInt(language -> Passage.in(words.in(language), typed).size())
                .sum();
    }
}
