package org.alea.app.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.alea.app.reference.CatalogueEntry;
import org.alea.content.RuleBook;
import org.alea.engine.Language;

/**
 * The words of a game that lead somewhere: what a rule is called leads to that rule, what a piece is called to that piece.
 * So every text of a book is linked, also those a player adds.
 */
final class Terms {
    private static final Pattern ARTICLE =
            Pattern.compile("^(?:l'|l’|d'|(?:le|la|les|un|une|des|the|an|a)\\s)", Pattern.CASE_INSENSITIVE);
    private static final int SHORTEST = 4;
    private static final int MOST_WORDS = 3;

    private final Map<String, Run.Link> targets = new LinkedHashMap<>();
    private final Optional<Pattern> pattern;

    Terms(List<RuleBook.Entry> rules, List<CatalogueEntry> pieces, Language language) {
        pieces.forEach(piece -> add(piece.name().in(language), new Run.Link(Run.Link.Kind.CARD, piece.id())));
        rules.forEach(rule -> add(rule.title().in(language), new Run.Link(Run.Link.Kind.RULE, rule.id())));
        // the longest term wins where several begin alike
        List<String> all = new ArrayList<>(targets.keySet());
        all.sort(Comparator.comparingInt(String::length).reversed());
        pattern = all.isEmpty()
                ? Optional.empty()
                : Optional.of(Pattern.compile(
                        "(?<![\\p{L}])("
                                + String.join(
                                        "|", all.stream().map(Pattern::quote).toList()) + ")[sx]?(?![\\p{L}])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
    }

    private void add(String name, Run.Link target) {
        String term = ARTICLE.matcher(name).replaceFirst("").toLowerCase(Locale.ROOT);
        if (term.length() >= SHORTEST && term.split(" ").length <= MOST_WORDS) {
            targets.put(term, target);
        }
    }

    /** The text in runs: each target is linked once, where it is first named, and never from itself. */
    List<Run> runs(String text, String typed, String self) {
        List<Run> runs = new ArrayList<>();
        Set<Run.Link> linked = new HashSet<>();
        linked.add(new Run.Link(Run.Link.Kind.RULE, self));
        List<Passage> hits = typed.isBlank() ? List.of() : Passage.in(text, typed);
        int at = 0;
        if (pattern.isPresent()) {
            Matcher term = pattern.get().matcher(text);
            while (term.find()) {
                Run.Link target = targets.get(term.group(1).toLowerCase(Locale.ROOT));
                if (target != null && linked.add(target)) {
                    cut(text, at, term.start(), hits, Optional.empty(), runs);
                    cut(text, term.start(), term.end(), hits, Optional.of(target), runs);
                    at = term.end();
                }
            }
        }
        cut(text, at, text.length(), hits, Optional.empty(), runs);
        return runs;
    }

    /** The ids of the rules a text names. */
    Set<String> rulesIn(String text, String self) {
        Set<String> rules = new TreeSet<>();
        runs(text, "", self).stream()
                .flatMap(run -> run.link().stream())
                .filter(link -> link.kind() == Run.Link.Kind.RULE)
                .forEach(link -> rules.add(link.id()));
        return rules;
    }

    /** A stretch of text, cut wherever a hit begins or ends; a link stays whole and is lit as a whole. */
    private static void cut(
            String text, int from, int to, List<Passage> hits, Optional<Run.Link> link, List<Run> runs) {
        if (link.isPresent()) {
            boolean hit = hits.stream().anyMatch(passage -> passage.from() < to && passage.to() > from);
            runs.add(new Run(text.substring(from, to), hit, link));
            return;
        }
        int at = from;
        for (Passage hit : hits) {
            int begin = Math.max(at, hit.from());
            int end = Math.min(to, hit.to());
            if (begin < end) {
                if (at < begin) {
                    runs.add(new Run(text.substring(at, begin), false, link));
                }
                runs.add(new Run(text.substring(begin, end), true, link));
                at = end;
            }
        }
        if (at < to) {
            runs.add(new Run(text.substring(at, to), false, link));
        }
    }
}
