package org.alea.app.games.synchro.art;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.app.gametable.GameSpeech;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Amount;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Condition;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Ranks;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;

/** What this table says: texts of its bundle, names of the content, effects of cards in words. */
public final class SynchroVoice {
    private final GameSpeech<SynchroTable, SynchroMove> speech;
    private final SynchroContent content;

    public SynchroVoice(GameSpeech<SynchroTable, SynchroMove> speech, SynchroContent content) {
        this.speech = speech;
        this.content = content;
    }

    public GameSpeech<SynchroTable, SynchroMove> table() {
        return speech;
    }

    public SynchroContent content() {
        return content;
    }

    public String get(String key, Object... args) {
        return speech.get(key, args);
    }

    /** The name of a card, a place, a colour. */
    public String term(Object value) {
        return speech.term(value);
    }

    /** Who stands on a board. */
    public String fighter(SynchroTable table, Fighter fighter) {
        if (fighter.isHero()) {
            return table.state()
                    .party()
                    .find(fighter.board())
                    .map(hero -> term(hero.card()))
                    .orElse(term(fighter.board()));
        }
        return table.state().battle().has(fighter.board())
                ? term(table.state().battle().monster(fighter.board()).card())
                : term(fighter.board());
    }

    // effects in words

    /** @param clv the class level that numbers are worked out for; nothing for the formula */
    public String effects(List<Verb> verbs, Camp camp, OptionalInt clv) {
        List<String> all = new ArrayList<>();
        verbs.forEach(verb -> all.add(effect(verb, camp, clv)));
        return sentence(String.join(get("card.join"), all));
    }

    /** All lines of one side of a card. */
    public String talents(Talents talents, Camp camp, OptionalInt clv) {
        List<String> all = new ArrayList<>();
        for (Talent line : talents.lines()) {
            all.add(talent(line, camp, clv));
        }
        return String.join(". ", all);
    }

    private String talent(Talent line, Camp camp, OptionalInt clv) {
        if (line instanceof Talent.Reaction reaction) {
            List<String> all = new ArrayList<>();
            reaction.effects().forEach(verb -> all.add(effect(verb, camp, clv)));
            return speech.say(
                    "trigger.line",
                    Map.of(
                            "trigger", speech.say("trigger." + reaction.trigger().name()),
                            "text", String.join(get("card.join"), all)));
        }
        Talent.Passive passive = (Talent.Passive) line;
        String text = speech.say("passive." + passive.kind().name(), Map.of("n", passive.value()));
        return sentence(inRanks(text, passive.ranks()));
    }

    private static String sentence(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private String inRanks(String text, Optional<Ranks> ranks) {
        return ranks.map(where -> speech.say("effect.inRanks", Map.of("ranks", where.text(), "text", text)))
                .orElse(text);
    }

    private String effect(Verb verb, Camp camp, OptionalInt clv) {
        String text = said(verb, camp, clv);
        if (verb instanceof Verb.Damage damage) {
            text = damage.pierce() ? speech.say("effect.pierce", Map.of("text", text)) : text;
            text = damage.twice() ? speech.say("effect.twice", Map.of("text", text)) : text;
        }
        Optional<Condition> when = verb.when();
        if (when.isPresent()) {
            text = inRanks(text, when.get().ranks());
            text = when.get().afterKill() ? speech.say("effect.afterKill", Map.of("text", text)) : text;
        }
        return text;
    }

    private String said(Verb verb, Camp camp, OptionalInt clv) {
        if (verb instanceof Verb.Damage damage) {
            return say("damage", camp, damage.whom(), number(damage.amount(), clv));
        } else if (verb instanceof Verb.Shield shield) {
            return counted("shield", camp, shield.whom(), number(shield.amount(), clv));
        } else if (verb instanceof Verb.Heal heal) {
            String key = heal.whom() == Whom.SELF ? "heal.self" : "heal";
            return say(key, camp, heal.whom(), number(heal.amount(), clv));
        } else if (verb instanceof Verb.Draw draw) {
            return counted("draw", camp, draw.whom(), draw.n());
        } else if (verb instanceof Verb.Crystal crystal) {
            return counted("crystal", camp, crystal.whom(), crystal.n());
        }
        return plain(verb, camp);
    }

    private String plain(Verb verb, Camp camp) {
        String name = verb.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        int n = 1;
        if (verb instanceof Verb.Push push) {
            n = push.n();
        } else if (verb instanceof Verb.Pull pull) {
            n = pull.n();
        } else if (verb instanceof Verb.Burn burn) {
            n = burn.n();
        } else if (verb instanceof Verb.Coins coins) {
            n = coins.n();
        } else if (verb instanceof Verb.Time time) {
            n = time.n();
        }
        return say(name, camp, verb.whom(), n);
    }

    private String counted(String name, Camp camp, Whom whom, Object n) {
        String form = whom == Whom.SELF ? "self" : many(whom) ? "many" : "one";
        return say(name + "." + form, camp, whom, n);
    }

    private static boolean many(Whom whom) {
        return switch (whom) {
            case ALLIES, OTHERS, MATES, ALL, FRONT_TWO, ANY_AND_ONE, ANY_AND_BOTH -> true;
            default -> whom.zone() && whom.last() > whom.first();
        };
    }

    private static Object number(Amount amount, OptionalInt clv) {
        if (clv.isPresent()) {
            return amount.at(clv.getAsInt());
        }
        return amount.perClv() == 0 ? (Object) amount.base() : amount.text();
    }

    private String say(String name, Camp camp, Whom whom, Object n) {
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("n", n);
        words.put("whom", whom(camp, whom, ""));
        words.put("to", whom(camp, whom, ".to"));
        words.put("of", whom(camp, whom, ".of"));
        return speech.say("effect." + name, words);
    }

    private String whom(Camp camp, Whom whom, String form) {
        String name = whom.zone() ? "ZONE" : whom.name();
        String ranks = whom.zone() ? new Ranks(whom.first(), whom.last()).text() : "";
        String key = "whom." + camp + "." + name + form;
        return speech.box().wording().knows(key) ? speech.say(key, Map.of("ranks", ranks)) : "";
    }
}
