package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.alea.engine.Result;

/** Both sides' VP by source, characters one by one (ROYAL-195), and the verdict. */
final class ScoreSheet {
    private ScoreSheet() {}

    static Result result(RoyalTable table) {
        int difference = FinalScoring.difference(table);
        Verdict verdict = table.content().verdict(difference);
        return new Result(
                verdict.win() ? Result.Outcome.WON : Result.Outcome.LOST,
                difference,
                verdict.id(),
                table.round(),
                terms(table));
    }

    /** Terms are called {@code you.cathedral} or {@code roy.characters.HEN}; the Roy's count against you. */
    private static List<Result.Term> terms(RoyalTable table) {
        List<Result.Term> terms = new ArrayList<>();
        for (Side side : Side.values()) {
            int sign = side == Side.YOU ? 1 : -1;
            String owner = side.name().toLowerCase(Locale.ROOT) + ".";
            for (ScoreSource source : ScoreSource.values()) {
                String id = owner + camel(source);
                if (source == ScoreSource.CHARACTERS) {
                    for (CharacterColumn.Scored scored : table.characters().scored()) {
                        int vp = side == Side.YOU ? scored.yourVp() : scored.royVp();
                        terms.add(new Result.Term(id + "." + scored.card().id(), sign * vp));
                    }
                } else {
                    terms.add(new Result.Term(id, sign * table.vp(side, source)));
                }
            }
        }
        return List.copyOf(terms);
    }

    private static String camel(ScoreSource source) {
        StringBuilder name = new StringBuilder();
        for (String word : source.name().toLowerCase(Locale.ROOT).split("_")) {
            name.append(name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return name.toString();
    }
}
