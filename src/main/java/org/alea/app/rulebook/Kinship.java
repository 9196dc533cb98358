package org.alea.app.rulebook;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.shell.Folded;
import org.alea.content.RuleBook;

/**
 * Which rules to read next to one: those it names, then those that speak of the same things. Rare
 * words weigh more than common ones.
 */
final class Kinship {
    private static final int SHORTEST = 4;
    private static final double LEAST_LIKENESS = 0.12;

    private final List<RuleBook.Entry> rules;
    private final Terms terms;
    private final Map<String, Map<String, Double>> vectors = new HashMap<>();

    /** @param terms those of the French texts, in which rules are compared */
    Kinship(List<RuleBook.Entry> rules, Terms terms) {
        this.rules = rules;
        this.terms = terms;
        Map<String, Integer> usedBy = new HashMap<>();
        Map<String, Set<String>> words = new HashMap<>();
        for (RuleBook.Entry rule : rules) {
            Set<String> own = words(rule);
            words.put(rule.id(), own);
            own.forEach(word -> usedBy.merge(word, 1, Integer::sum));
        }
        words.forEach((rule, own) -> {
            Map<String, Double> weights = new HashMap<>();
            own.forEach(word -> weights.put(word, Math.log((double) rules.size() / usedBy.getOrDefault(word, 1))));
            double length = Math.sqrt(weights.values().stream()
                    .mapToDouble(weight -> weight * weight)
                    .sum());
            weights.replaceAll((word, weight) -> length == 0 ? 0 : weight / length);
            vectors.put(rule, weights);
        });
    }

    /** French words tell rules apart as well as words of both languages would. */
    private static Set<String> words(RuleBook.Entry rule) {
        String text = Folded.of(rule.title().fr() + " " + rule.text().fr());
        return Arrays.stream(text.split("[^a-z]+"))
                .filter(word -> word.length() >= SHORTEST)
                .map(word -> word.endsWith("s") ? word.substring(0, word.length() - 1) : word)
                .collect(Collectors.toSet());
    }

    List<RuleBook.Entry> of(RuleBook.Entry rule, int most) {
        Set<String> named = terms.rulesIn(rule.text().fr(), rule.id());
        Stream<RuleBook.Entry> first = rules.stream().filter(other -> named.contains(other.id()));
        Stream<RuleBook.Entry> alike = rules.stream()
                .filter(other -> !other.id().equals(rule.id()) && likeness(rule, other) >= LEAST_LIKENESS)
                .sorted(Comparator.comparingDouble((RuleBook.Entry other) -> -likeness(rule, other)));
        return Stream.concat(first, alike).collect(Collectors.toCollection(LinkedHashSet::new)).stream()
                .limit(most)
                .toList();
    }

    private double likeness(RuleBook.Entry one, RuleBook.Entry other) {
        Map<String, Double> weights = vectors.getOrDefault(other.id(), Map.of());
        return vectors.getOrDefault(one.id(), Map.of()).entrySet().stream()
                .mapToDouble(word -> word.getValue() * weights.getOrDefault(word.getKey(), 0.0))
                .sum();
    }
}
