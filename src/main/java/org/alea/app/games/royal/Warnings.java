package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.royal.Building;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** What a player may regret; it warns and never forbids. */
final class Warnings {
    private final RoyalTable table;
    private final RoyalSpeech speech;

    Warnings(RoyalTable table, RoyalSpeech speech) {
        this.table = table;
        this.speech = speech;
    }

    List<String> of(String target, Preview preview) {
        List<String> warnings = new ArrayList<>();
        int dice = table.districts().dice(Side.YOU).size();
        if (target.equals(Aim.PASS) && dice > 0) {
            warnings.add(
                    speech.get(table.options().confiscated() ? "warn.pass.confiscated" : "warn.pass.strict", dice));
        }
        if (preview.wasted() > 0) {
            int most = table.content().board().constants().maxInfluence();
            warnings.add(speech.get("warn.influence", most, preview.wasted()));
        }
        int missing = salaries()
                - preview.left()
                - table.content().board().constants().income();
        boolean spends = preview.price() + preview.hire() > 0 || preview.deniers() < 0;
        if (spends
                && missing > 0
                && table.round() < table.content().board().constants().rounds()) {
            warnings.add(speech.get("warn.salaries", missing));
        }
        return warnings;
    }

    /** What your citizens will ask for next round (ROYAL-038). */
    private int salaries() {
        int due = 0;
        for (Building building : Building.values()) {
            due += table.city().standing(Side.YOU, building)
                    * table.content().board().house(building).salary();
        }
        return due;
    }
}
