package org.alea.app.games.synchro.art;

import java.util.List;
import java.util.OptionalInt;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Verb;

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

    /** @param clv the class level that numbers are worked out for; nothing for the formula */
    public String effects(List<Verb> verbs, Camp camp, OptionalInt clv) {
        return terms().effects(verbs, camp, clv);
    }

    /** One line of a card. */
    public String line(Talent line, OptionalInt clv) {
        return terms().line(line, clv);
    }

    /** All lines of one side of a card. */
    public String talents(Talents talents, Camp camp, OptionalInt clv) {
        return terms().talents(talents, camp, clv);
    }

    /** The same in the other language of the suite. */
    public SynchroTerms otherTerms() {
        Language other = speech.language() == Language.FR ? Language.EN : Language.FR;
        return new SynchroTerms(new Texts(other), speech.box().wording());
    }

    /** What is printed on pieces. */
    public SynchroTerms terms() {
        return new SynchroTerms(speech.texts(), speech.box().wording());
    }
}
