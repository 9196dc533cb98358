package org.alea.games.fateforge;

import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.games.fateforge.cards.FateforgeContent;

final class FateforgePhrases {
    private final FateforgeContent content;
    private final Wording wording;
    private final Language language;

    FateforgePhrases(FateforgeContent content, Wording wording, Language language) {
        this.content = content;
        this.wording = wording;
        this.language = language;
    }

    String move(FateforgeTable table, FateforgeMove move) {
        return move.toString();
    }

    String event(Event event) {
        return event instanceof Because because ? because.toString() : MoveCodec.name(event.getClass());
    }
}
