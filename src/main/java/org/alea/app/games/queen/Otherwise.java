package org.alea.app.games.queen;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.QueenBox;

/** What a Chariot does if it is not defended, as its card and its text say it. */
public final class Otherwise {
    private Otherwise() {}

    public static Words of(ChariotCard card, QueenBox box) {
        return Words.of(language -> {
            String effect = card.effect().stream()
                    .map(primitive -> box.text(primitive, language))
                    .collect(Collectors.joining(" "));
            String after = language == Language.FR ? afterAColon(effect) : effect;
            return box.wording().say("reference.otherwise", Map.of("text", after), language);
        });
    }

    /** French goes on in small letters there, but for what has a capital of its own. */
    private static String afterAColon(String sentence) {
        return sentence.startsWith("Ennemi")
                ? sentence
                : sentence.substring(0, 1).toLowerCase(Locale.FRENCH) + sentence.substring(1);
    }
}
