package org.alea.app.games.synchro.art;

import java.util.List;
import java.util.OptionalInt;
import org.alea.app.shell.Texts;
import org.alea.content.Wording;
import org.alea.games.synchro.CardWords;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Verb;

/** What is printed on pieces, in the player’s language: names and what cards do. */
public final class SynchroTerms {
    private final Texts texts;
    private final Wording wording;

    public SynchroTerms(Texts texts, Wording wording) {
        this.texts = texts;
        this.wording = wording;
    }

    String get(String key, Object... args) {
        return texts.get("synchro." + key, args);
    }

    String term(Object value) {
        return wording.term(value, texts.language());
    }

    String effects(List<Verb> verbs, Camp camp, OptionalInt clv) {
        return words(camp, clv).text(verbs);
    }

    String talents(Talents talents, Camp camp, OptionalInt clv) {
        return words(camp, clv).text(talents);
    }

    String line(Talent line, OptionalInt clv) {
        return words(Camp.HEROES, clv).line(line);
    }

    private CardWords words(Camp camp, OptionalInt clv) {
        return new CardWords(wording, texts.language(), camp, clv);
    }
}
