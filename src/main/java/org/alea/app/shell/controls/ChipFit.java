package org.alea.app.shell.controls;

import java.util.Collection;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;

/**
 * Fits the chips of a bar into its width: where the words of all have no room, the chosen one keeps its name and the others
 * their sign.
 */
public final class ChipFit {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private double spelled;

    /** Other words or another size of text: the bar is measured again, all chips being spelled out. */
    public void forget(Collection<? extends Labeled> chips) {
        spelled = 0;
        chips.forEach(chip -> chip.setContentDisplay(ContentDisplay.LEFT));
    }

    /**
     * To be called before the bar lays out its children.
     *
     * @param wanted the width the bar would like to have now
     */
    public void fit(Collection<? extends Labeled> chips, double wanted, double width) {
        if (spelled == 0) {
            spelled = wanted;
        }
        boolean tight = spelled > width;
        for (Labeled chip : chips) {
            boolean named = !tight || chip.getPseudoClassStates().contains(CHOSEN);
            chip.setContentDisplay(named ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        }
    }
}
