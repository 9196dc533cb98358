package org.alea.app.reference;

import java.util.Optional;
import javafx.scene.Node;
import org.alea.app.shell.Icon;
import org.alea.app.table.DieSkin;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** Draws the signs that traits name. */
final class Signs {
    /** Marks what the player has added or changed. */
    static final Ikon OWN = MaterialDesignA.ACCOUNT_EDIT;

    private static final String DIE = "die-";

    private Signs() {}

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
    static Optional<Node> of(Trait trait, double size) {
        if (trait.sign().startsWith(DIE)) {
            String skin = trait.sign().substring(DIE.length());
            return DieSkin.ALL.stream()
                    .filter(one -> one.name().equals(skin))
                    .findFirst()
                    .map(one -> new DieToken(one, size));
        }
        return trait.sign().isEmpty() ? Optional.empty() : Optional.of(Icon.of(Glyph.glyph(trait.sign())));
    }
}
