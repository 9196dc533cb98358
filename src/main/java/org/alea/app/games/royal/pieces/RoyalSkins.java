package org.alea.app.games.royal.pieces;

import org.alea.app.reference.Face;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieSkin;
import org.alea.games.royal.Colour;
import org.alea.store.Choices;

/**
 * How dice look for this player: with signs, letters or both.
 *
 * @param texts have the initials of the colours
 */
public record RoyalSkins(Choices.ColourMarks marks, Texts texts) {

    /** As whoever looks at a card by itself wants them. */
    public static RoyalSkins of(Face.Look look) {
        return new RoyalSkins(look.marks(), look.texts());
    }

    public DieSkin of(Colour colour) {
        return marked(RoyalEmblems.skin(colour));
    }

    public DieSkin black() {
        return marked(DieSkin.BLACK);
    }

    private DieSkin marked(DieSkin skin) {
        return marks == Choices.ColourMarks.SIGN || skin.equals(DieSkin.WHITE)
                ? skin
                : skin.lettered(texts.get("royalpieces.letter." + skin.name()), marks == Choices.ColourMarks.BOTH);
    }
}
