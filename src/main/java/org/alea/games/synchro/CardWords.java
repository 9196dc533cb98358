package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.synchro.effects.Amount;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Condition;
import org.alea.games.synchro.effects.Ranks;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;

/** The text of a card, made from its effects: no card text is typed by hand. */
public final class CardWords {
    private final Wording wording;
    private final Language language;
    private final Camp camp;
    private final OptionalInt clv;

    /**
     * Cards of heroes or of monsters.
     *
     * @param clv the class level that stands in for CLV during play, if it is known
     */
    public CardWords(Wording wording, Language language, Camp camp, OptionalInt clv) {
        this.wording = wording;
        this.language = language;
        this.camp = camp;
        this.clv = clv;
    }

    /** All lines of a hero, an item or a Celestial. */
    public String text(Talents talents) {
        List<String> sentences = new ArrayList<>();
        for (Talent line : talents.lines()) {
            sentences.add(line(line));
        }
        return String.join(" ", sentences);
    }

    /** One line as a sentence. */
    public String line(Talent line) {
        if (line instanceof Talent.Passive passive) {
            String text = wording.say("passive." + passive.kind(), Map.of("n", passive.value()), language);
            return sentence(passive.ranks().map(ranks -> inRanks(ranks, text)).orElse(text));
        }
        Talent.Reaction reaction = (Talent.Reaction) line;
        List<String> effects = new ArrayList<>();
        for (Verb verb : reaction.effects()) {
            effects.add(phrase(verb));
        }
        Map<String, Object> words = Map.of(
                "trigger",
                wording.say("trigger." + reaction.trigger(), language),
                "text",
                String.join(language == Language.FR ? "\u00a0; " : "; ", effects));
        return sentence(wording.say("trigger.line", words, language));
    }

    /** The effects of a skill or a monster row, a sentence each. */
    public String text(List<Verb> verbs) {
        List<String> sentences = new ArrayList<>();
        for (Verb verb : verbs) {
            sentences.add(sentence(phrase(verb)));
        }
        return String.join(" ", sentences);
    }

    private String sentence(String phrase) {
        return phrase.substring(0, 1).toUpperCase(language.locale()) + phrase.substring(1) + ".";
    }

    private String phrase(Verb verb) {
        Map<String, Object> words = new LinkedHashMap<>();
        Map<String, Object> parameters = MoveCodec.parameters(verb);
        Object n = parameters.getOrDefault("amount", parameters.getOrDefault("n", 0));
        words.put("n", n instanceof Amount amount ? number(amount) : n);
        words.put("count", n instanceof Amount amount ? counted(amount) : n);
        words.put("whom", whom(verb.whom(), ""));
        words.put("to", whom(verb.whom(), ".to"));
        words.put("of", whom(verb.whom(), ".of"));
        String text = wording.say(key(verb), words, language);
        if (verb instanceof Verb.Damage damage && damage.pierce()) {
            text = wording.say("effect.pierce", Map.of("text", text), language);
        }
        if (verb.times() > 1) {
            text = wording.say("effect.twice", Map.of("text", text), language);
        }
        return verb.when().isPresent() ? conditioned(verb.when().get(), text) : text;
    }

    /** How many there are at least, for singular and plural. */
    private int counted(Amount amount) {
        return amount.at(clv.orElse(2));
    }

    private String number(Amount amount) {
        return clv.isPresent() ? Integer.toString(amount.at(clv.getAsInt())) : amount.text();
    }

    /** Some sentences differ where the target is the hero itself, or several. */
    private String key(Verb verb) {
        String key = "effect." + MoveCodec.name(verb.getClass());
        if (verb.whom() == Whom.SELF && wording.knows(key + ".self")) {
            return key + ".self";
        }
        if (!wording.knows(key + ".one")) {
            return key;
        }
        return key + (many(verb.whom()) ? ".many" : ".one");
    }

    private static boolean many(Whom whom) {
        return switch (whom) {
            case ALL, ALLIES, OTHERS, MATES, FRONT_TWO, ANY_AND_ONE, ANY_AND_BOTH -> true;
            default -> whom.zone() && whom.first() != whom.last();
        };
    }

    private String whom(Whom whom, String form) {
        String key = "whom." + camp + "." + (whom.zone() ? "ZONE" : whom) + form;
        return whom.zone()
                ? wording.say(key, Map.of("ranks", new Ranks(whom.first(), whom.last()).text()), language)
                : wording.say(key, language);
    }

    private String conditioned(Condition condition, String text) {
        String after = condition.afterKill() ? wording.say("effect.afterKill", Map.of("text", text), language) : text;
        return condition.ranks().map(ranks -> inRanks(ranks, after)).orElse(after);
    }

    private String inRanks(Ranks ranks, String text) {
        return wording.say("effect.inRanks", Map.of("ranks", ranks.text(), "text", text), language);
    }
}
