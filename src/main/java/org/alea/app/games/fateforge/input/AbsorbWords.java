package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** What spreading a packet of damage in one way costs: each of Parry, armour and health before and after. */
final class AbsorbWords {
    private final FateSpeech speech;
    private final FateforgeTable table;

    AbsorbWords(FateSpeech speech, FateforgeTable table) {
        this.speech = speech;
        this.table = table;
    }

    /** Which of the three takes the damage first, short enough for a button. */
    String button(FateforgeMove.Absorb move) {
        if (move.parry() > 0) {
            return speech.get("absorb.button.parry");
        }
        boolean armour = move.armour().stream().anyMatch(cubes -> cubes > 0);
        return speech.get(armour ? "absorb.button.armour" : "absorb.button.health");
    }

    String of(Prompt.Absorbing asked, FateforgeMove.Absorb move) {
        Hero hero = table.hero(asked.hero());
        List<String> costs = new ArrayList<>();
        int left = asked.damage() - move.parry();
        if (move.parry() > 0) {
            int parry = hero.fight().parry();
            costs.add(speech.get("absorb.parry", parry, parry - move.parry()));
        }
        List<Gear> armour = Sheet.armour(hero);
        for (int i = 0; i < move.armour().size(); i++) {
            int taken = move.armour().get(i);
            left -= taken;
            if (taken > 0) {
                Gear gear = armour.get(i);
                costs.add(speech.get("absorb.armour", speech.item(gear.card()), gear.armour(), gear.armour() - taken));
            }
        }
        int lost = Math.min(Math.max(0, left), hero.health());
        costs.add(
                lost > 0
                        ? speech.get("absorb.health", hero.health(), hero.health() - lost)
                        : speech.get("absorb.unhurt"));
        return String.join(", ", costs);
    }
}
