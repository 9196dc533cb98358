package org.alea.app.games.queen.practice;

import java.time.LocalDate;
import java.util.List;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Texts;
import org.alea.content.Wording;
import org.alea.engine.Result;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.games.queen.practice.DailyGame;

/** Says what a Daily Challenge is and how it came out, in the player's language. */
record DailyWords(Texts texts, Wording wording) {

    /** The text of the button for the game of today: the first one counts, whatever follows does not (QUEEN-198). */
    static String action(boolean waits, boolean played) {
        if (waits) {
            return played ? "daily.resume.again" : "daily.resume";
        }
        return played ? "daily.again" : "daily.play";
    }

    /** The date as a heading. */
    String heading(LocalDate date) {
        return Dates.heading(date, texts);
    }

    String date(LocalDate date) {
        return Dates.full(date, texts);
    }

    /** The modules of a date by name. */
    List<String> modules(LocalDate date) {
        List<String> names = new DailyChallenge(date)
                .modules().stream()
                        .map(module -> wording.say("option.modules." + module.option(), texts.language()))
                        .toList();
        return names.isEmpty() ? List.of(texts.get("daily.noModule")) : names;
    }

    /** The modules of a date as a heading. */
    String title(LocalDate date) {
        List<String> names = modules(date);
        String title =
                names.size() == QueenModule.values().length ? texts.get("daily.allModules") : String.join(", ", names);
        return title.substring(0, 1).toUpperCase(texts.locale()) + title.substring(1);
    }

    String rank(Result result) {
        return result.won() ? wording.say("rank." + result.rank(), texts.language()) : texts.get("outcome.lost");
    }

    /** One line for friends: it tells the result and nothing of how the game goes. */
    String line(DailyGame game) {
        Result result = game.result();
        String head = texts.get("daily.line", date(game.date()), String.join(", ", modules(game.date())));
        return head + " "
                + (result.won()
                        ? texts.get(
                                "daily.line.won",
                                result.rounds(),
                                "♥".repeat(points(result, "health") / 100),
                                result.score(),
                                rank(result))
                        : texts.get(
                                "daily.line.lost", result.rounds(), points(result, "defeats") / 60, result.score()));
    }

    private static int points(Result result, String term) {
        return result.terms().stream()
                .filter(each -> each.id().equals(term))
                .mapToInt(Result.Term::points)
                .sum();
    }
}
