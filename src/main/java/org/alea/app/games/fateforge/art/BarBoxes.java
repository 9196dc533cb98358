package org.alea.app.games.fateforge.art;

import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.FoeDeed;
import org.alea.games.fateforge.cards.TargetRule;

/** Sections of action bars as dark boxes: the distance in brass, the mark of the target, the signs of the actions. */
public final class BarBoxes {
    private static final Map<Class<?>, String> SIGNS = Map.ofEntries(
            Map.entry(FoeDeed.Strike.class, Symbol.STRIKE.icon()),
            Map.entry(FoeDeed.Shot.class, Symbol.SHOT.icon()),
            Map.entry(FoeDeed.Advance.class, Symbol.MOVE.icon()),
            Map.entry(FoeDeed.MakeFor.class, Symbol.EXIT.icon()),
            Map.entry(FoeDeed.Push.class, Symbol.PUSH.icon()),
            Map.entry(FoeDeed.Pull.class, Symbol.PULL.icon()),
            Map.entry(FoeDeed.Stun.class, Symbol.STUN.icon()),
            Map.entry(FoeDeed.Retreat.class, "mdi2r-run-fast"),
            Map.entry(FoeDeed.EachStrike.class, "mdi2w-weather-tornado"),
            Map.entry(FoeDeed.EachEnergy.class, Symbol.ENERGY_SPENT.icon()),
            Map.entry(FoeDeed.Harden.class, Symbol.ARMOUR.icon()),
            Map.entry(FoeDeed.Call.class, "mdi2b-bullhorn"),
            Map.entry(FoeDeed.Raise.class, "mdi2g-grave-stone"));

    private BarBoxes() {}

    static String sign(FoeDeed deed) {
        return SIGNS.getOrDefault(deed.getClass(), Symbol.ANY.icon());
    }

    /** One line high, for the list of enemies. */
    public static Region small(FateSpeech speech, BarSection section, double text) {
        HBox box = new HBox(3);
        box.getStyleClass().add("bar-box");
        box.setAlignment(Pos.CENTER);
        box.setMinWidth(Region.USE_PREF_SIZE);
        Label distance = new Label(speech.distance(section));
        distance.getStyleClass().add("bar-distance");
        distance.setMinWidth(Region.USE_PREF_SIZE);
        box.getChildren().add(distance);
        if (section.target() == TargetRule.FIRST || section.target() == TargetRule.LAST) {
            box.getChildren().add(words(section.target() == TargetRule.FIRST ? "»" : "»»"));
        }
        section.actions().forEach(deed -> box.getChildren().add(Sign.of(sign(deed), 14 * text)));
        if (section.plus() > 0) {
            box.getChildren().add(words("+" + section.plus()));
        }
        if (section.toxic()) {
            box.getChildren().add(Sign.of("mdi2s-skull-crossbones", 13 * text));
        }
        box.setAccessibleText(speech.distance(section) + ": " + speech.section(section));
        return box;
    }

    private static Label words(String mark) {
        Label label = new Label(mark);
        label.getStyleClass().add("bar-mark");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
