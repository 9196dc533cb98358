package org.alea.app.reference;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import org.alea.app.shell.Icon;
import org.alea.app.table.DieSkin;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.engine.Language;
import org.alea.store.Choices;

/**
 * Draws the signs that traits name.
 *
 * @param marks what tells the colours of dice apart
 * @param language in which a colour has its initial
 */
record Signs(Choices.ColourMarks marks, Language language) {
    private static final String DIE = "die-";

    /** Where a die comes in the row of all dice; what is no die comes last. */
    static int place(Trait trait) {
        for (int place = 0; place < DieSkin.ALL.size(); place++) {
            if (trait.sign().equals(DIE + DieSkin.ALL.get(place).name())) {
                return place;
            }
        }
        return DieSkin.ALL.size();
    }

    /** @param size of a die, in px; an icon is sized by the style sheet */
    Optional<Node> of(Trait trait, double size) {
        if (trait.sign().startsWith(DIE)) {
            String skin = trait.sign().substring(DIE.length());
            return DieSkin.ALL.stream()
                    .filter(one -> one.name().equals(skin))
                    .findFirst()
                    .map(one -> new DieToken(marked(one, trait), size));
        }
        return trait.sign().isEmpty() ? Optional.empty() : Optional.of(Icon.of(Glyph.glyph(trait.sign())));
    }

    private DieSkin marked(DieSkin skin, Trait trait) {
        String initial = trait.name().in(language).substring(0, 1).toUpperCase(Locale.ROOT);
        return marks == Choices.ColourMarks.SIGN ? skin : skin.lettered(initial, marks == Choices.ColourMarks.BOTH);
    }
}
