package org.alea.games.queen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.Wording;
import org.alea.engine.Language;

/** Card texts are built from one sentence per primitive, so that all cards speak alike. */
final class CardTexts {

    private CardTexts() {}

    static String say(Wording wording, Primitive primitive, Language language) {
        Map<String, Object> parameters = new LinkedHashMap<>(primitive.parameters());
        parameters.replaceAll((name, value) -> value instanceof List<?> list ? joined(wording, list, language) : value);
        return wording.say("effect." + primitive.template(), parameters, language);
    }

    /** Green, yellow and blue. */
    private static String joined(Wording wording, List<?> colours, Language language) {
        List<String> said = new ArrayList<>();
        colours.forEach(colour -> said.add(wording.say("many." + colour, language)));
        String last = said.remove(said.size() - 1);
        return said.isEmpty() ? last : String.join(", ", said) + wording.say("list.and", language) + last;
    }
}
