package org.alea.lab;

import java.io.PrintStream;
import java.util.Locale;
import org.alea.content.GameBox;
import org.alea.content.Wording;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.Result;
import org.alea.engine.Words;

/** Tells a game in the player's language. */
record Narrator(GameBox<?, ?> box, Language language, PrintStream out) {

    void say(Words words, Object... parameters) {
        out.println(String.format(language.locale(), words.in(language), parameters));
    }

    void tell(Event event) {
        String line = box.describe(event, language);
        if (!line.isEmpty()) {
            out.println("· " + line);
        }
    }

    void tell(Result result) {
        Words verdict = switch (result.outcome()) {
            case WON -> Phrases.WON;
            case DRAWN -> Phrases.DRAWN;
            case LOST -> Phrases.LOST;
        };
        out.println(verdict.in(language) + (result.rank().isEmpty() ? "" : " " + named("rank.", result.rank())));
        for (Result.Term term : result.terms()) {
            out.println(String.format(Locale.ROOT, "%5d  %s", term.points(), named("score.", term.id())));
        }
        say(Phrases.SCORE, result.score());
    }

    private String named(String kind, String id) {
        Wording wording = box.wording();
        return wording.knows(kind + id) ? wording.say(kind + id, language) : id;
    }
}
