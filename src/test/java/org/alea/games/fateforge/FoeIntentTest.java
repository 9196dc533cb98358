package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Hero;
import org.junit.jupiter.api.Test;

/** What the table foretells of an enemy, case by case. */
@Rule("FATE-496")
class FoeIntentTest {
    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    @Test
    void aModifierNamesTheVictim() {
        FoeIntent intent = intent("B2", "B2", "assassin-4", "B2", false);

        assertThat(intent.heroes()).containsExactly("merc");
        assertThat(intent.reason()).isEqualTo("first");
        assertThat(intent.rule()).isEqualTo("FATE-204");
        assertThat(intent.damage()).isEqualTo(2);
        assertThat(intent.zones()).isEmpty();
    }

    @Test
    void aChoiceIsThePlayers() {
        FoeIntent intent = intent("B2", "B2", "cutpurse-1", "B2", false);

        assertThat(intent.reason()).isEqualTo("choice");
        assertThat(intent.heroes()).containsExactlyInAnyOrder("merc", "guard");
    }

    @Test
    void severalShortestWaysAreAllShown() {
        FoeIntent intent = intent("A1", "A1", "cutpurse-1", "B2", false);

        assertThat(intent.zones()).containsExactlyInAnyOrder("A2", "B1");
        assertThat(intent.damage()).isZero();
    }

    @Test
    void aMoveThatArrivesStrikesToo() {
        FoeIntent intent = intent("B1", "A3", "cutpurse-1", "B2", false);

        assertThat(intent.zones()).containsExactly("B1");
        assertThat(intent.damage()).isEqualTo(1);
    }

    @Test
    void theIdleSayWhy() {
        assertThat(intent("B2", "B2", "cutpurse-1", "B2", true).reason()).isEqualTo("idleStunned");
        assertThat(intent("A1", "A2", "thrower-1", "B3", false).reason()).isEqualTo("idleRange");
        assertThat(intent("A1", "A2", "thrower-1", "B3", false).idle()).isTrue();
    }

    private FoeIntent intent(String merc, String guard, String foe, String zone, boolean stunned) {
        Setup setup = Setup.of(box.options(), Map.of("scene", "S05", "heroes", "merc,guard", "level", "veteran"), 1);
        if (foe.equals("cutpurse-1") || foe.equals("thrower-1")) {
            setup = setup.with("scene", "S10");
        }
        FateforgeState state = box.game().setUp(setup, new SeededChance(1)).state();
        state = at(at(state, "merc", merc), "guard", guard);
        List<Foe> foes = new ArrayList<>();
        for (Foe each : state.scene().foes()) {
            if (each.id().equals(foe)) {
                foes.add(each.at(zone).withStunned(stunned));
            }
        }
        CombatScene scene = box.content().scene(state.scene().scene());
        assertThat(scene.map().index(zone)).isNotNegative();
        state = state.with(state.scene().withFoes(foes));
        return FoeIntent.all(box.content(), state).get(0);
    }

    private static FateforgeState at(FateforgeState state, String id, String zone) {
        Hero hero = state.hero(id);
        return state.with(hero.with(hero.fight().at(zone)));
    }
}
