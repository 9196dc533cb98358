package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;

/** How a defeated minion stands up again (FATE-127, FATE-477). */
final class Raising {
    private Raising() {}

    static void raise(Referee referee, Foe raiser, FoeColour colour) {
        Ground ground = referee.ground();
        FoeCard own = ground.card(raiser);
        Optional<FoeSetup> lowest = Optional.empty();
        for (String id : ground.fray.pile()) {
            FoeSetup setup = ground.scene.foe(id).orElseThrow();
            FoeCard card = ground.content.foe(setup.card());
            if (card.colour() == colour
                    && (own.boss() || card.faction() == own.faction())
                    && (lowest.isEmpty() || setup.initiative() < lowest.get().initiative())) {
                lowest = Optional.of(setup);
            }
        }
        if (lowest.isEmpty()) {
            return;
        }
        FoeSetup setup = lowest.get();
        Foe raised = Foes.fresh(
                ground.content.foe(setup.card()),
                new FoeSetup(
                        setup.id(),
                        setup.card(),
                        setup.initiative(),
                        raiser.zone(),
                        0,
                        setup.from(),
                        "",
                        "",
                        Optional.empty(),
                        Optional.empty()));
        referee.because(
                "raise", "FATE-127", List.of(raiser.id(), raised.id()), "foe", raiser.id(), "raised", raised.id());
        Fray fray = referee.fray();
        List<String> pile = new ArrayList<>(fray.pile());
        pile.remove(raised.id());
        referee.put(fray.withPile(List.copyOf(pile), fray.defeats()).withFoes(Foes.with(referee, fray.foes(), raised)));
        referee.tell(new FateforgeEvent.FoeRaised(raised.id(), raised.zone()));
        referee.push(new Errand.FoeEntered(raised.id(), raised.zone()));
    }
}
