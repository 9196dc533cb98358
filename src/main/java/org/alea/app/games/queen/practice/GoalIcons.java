package org.alea.app.games.queen.practice;

import java.util.Map;
import org.alea.games.queen.practice.Drill;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The emblem of each kind of goal. */
final class GoalIcons {
    private static final Map<String, Ikon> BY_KIND = Map.ofEntries(
            Map.entry("sets", MaterialDesignF.FLASH),
            Map.entry("noSolo", MaterialDesignL.LOCK_OPEN_VARIANT),
            Map.entry("bigSet", MaterialDesignD.DICE_MULTIPLE),
            Map.entry("colouredSquares", MaterialDesignP.PALETTE),
            Map.entry("targets", MaterialDesignT.TARGET),
            Map.entry("doubleBlow", MaterialDesignS.SWORD_CROSS),
            Map.entry("onGuard", MaterialDesignS.SHIELD_ALERT),
            Map.entry("tamedDragon", MaterialDesignP.PAW),
            Map.entry("twoChariots", MaterialDesignH.HORSE_VARIANT),
            Map.entry("loneDice", MaterialDesignS.SHIELD_HALF_FULL),
            Map.entry("shortReserve", MaterialDesignB.BATTERY_20),
            Map.entry("par", MaterialDesignC.CAMERA));

    private GoalIcons() {}

    static Ikon of(Drill drill) {
        return BY_KIND.getOrDefault(drill.goal().kind(), MaterialDesignT.TIMER_OUTLINE);
    }
}
