package org.alea.games.fateforge;

import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.fateforge.cards.FateforgeContent;

final class FateforgeText {
    FateforgeText(FateforgeContent content, Wording wording, Language language) {}

    String table(FateforgeTable table) {
        return table.prompt().toString();
    }
}
