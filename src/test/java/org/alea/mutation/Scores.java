package org.alea.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Prints what share of its mutants the tests of each game notice, and which of its classes hide the most. */
public final class Scores {
    private static final String RULES = "org.alea.games.";
    private static final List<String> UNNOTICED = List.of("SURVIVED", "NO_COVERAGE");
    private static final int NAMED_CLASSES = 8;

    private Scores() {}

    /** A mutant of {@code mutations.csv}: file, class, mutator, method, line, status, test. */
    private record Mutant(String type, boolean noticed) {

        static Mutant read(String line) {
            String[] fields = line.split(",", -1);
            return new Mutant(fields[1].substring(RULES.length()), !UNNOTICED.contains(fields[5]));
        }

        String game() {
            return type.substring(0, type.indexOf('.'));
        }

        String outerType() {
            return type.substring(type.indexOf('.') + 1).replaceFirst("\\$.*", "");
        }
    }

    public static void main(String[] report) throws IOException {
        Map<String, List<Mutant>> games = Files.readAllLines(Path.of(report[0])).stream()
                .map(Mutant::read)
                .collect(Collectors.groupingBy(Mutant::game, TreeMap::new, Collectors.toList()));
        games.forEach((game, mutants) -> System.out.println(line(game, mutants)));
    }

    private static String line(String game, List<Mutant> mutants) {
        long noticed = mutants.stream().filter(Mutant::noticed).count();
        return String.format(
                Locale.ROOT,
                "mutation score of %s: %.1f %% (%d of %d), unnoticed: %s",
                game,
                100.0 * noticed / mutants.size(),
                noticed,
                mutants.size(),
                worst(mutants));
    }

    private static String worst(List<Mutant> mutants) {
        Map<String, Long> unnoticed = mutants.stream()
                .filter(mutant -> !mutant.noticed())
                .collect(Collectors.groupingBy(Mutant::outerType, TreeMap::new, Collectors.counting()));
        return unnoticed.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(NAMED_CLASSES)
                .map(type -> type.getKey() + " " + type.getValue())
                .collect(
                        Collectors.collectingAndThen(Collectors.joining(", "), said -> said.isEmpty() ? "none" : said));
    }
}
