package org.alea.app.games.synchro.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.content.MoveCodec;
import org.alea.games.synchro.effects.Amount;
import org.alea.games.synchro.effects.Ranks;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;

/** What a row of a monster does, in as few words as its card on the stage has room for; the full text is on the card. */
public final class RowWords {
    private final SynchroTerms terms;

    public RowWords(SynchroTerms terms) {
        this.terms = terms;
    }

    /** The effects of a row one after the other; a target that stays the same is named once. */
    public String of(List<Verb> effects) {
        List<String> parts = new ArrayList<>();
        for (Verb verb : effects) {
            parts.add(of(verb));
        }
        return String.join(", ", parts);
    }

    private String of(Verb verb) {
        Map<String, Object> parameters = MoveCodec.parameters(verb);
        Object n = parameters.getOrDefault("amount", parameters.getOrDefault("n", 0));
        String words = terms.get(
                "short." + MoveCodec.name(verb.getClass()), n instanceof Amount amount ? amount.text() : n, to(verb));
        String often = verb.times() > 1 ? terms.get("short.twice", words) : words;
        return (verb instanceof Verb.Damage damage && damage.pierce() ? terms.get("short.pierce", often) : often)
                .strip();
    }

    private String to(Verb verb) {
        Whom whom = verb.whom();
        if (whom.zone()) {
            return terms.get("short.to.ZONE", new Ranks(whom.first(), whom.last()).text());
        }
        return whom == Whom.SAME || whom == Whom.SELF ? "" : terms.get("short.to." + whom.name());
    }
}
