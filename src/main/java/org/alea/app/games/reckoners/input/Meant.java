package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.ReckonersState;

/** What somebody means who puts symbols on a place, whether it can be done or not. */
final class Meant {
    private Meant() {}

    static List<ReckonersMove> at(ReckonersState state, Spot to) {
        List<Symbol> symbols = Aims.waiting(state);
        List<ReckonersMove> meant = new ArrayList<>();
        String id = to.id();
        switch (to.kind()) {
            case "epic" -> {
                add(meant, symbols.contains(Symbol.ATK), new ReckonersMove.Attack(id));
                add(meant, symbols.contains(Symbol.RES), new ReckonersMove.Research(id));
                add(meant, symbols.contains(Symbol.CON), new ReckonersMove.Contain(id));
                add(meant, meant.isEmpty(), new ReckonersMove.Attack(id));
            }
            case "highEpic" -> {
                add(meant, symbols.contains(Symbol.RES), new ReckonersMove.ResearchHighEpic());
                add(meant, meant.isEmpty(), new ReckonersMove.AttackHighEpic());
            }
            case "track" -> meant.add(new ReckonersMove.ContainHighEpic(PowerTrack.valueOf(id)));
            case "enforcement" -> meant.add(new ReckonersMove.AttackEnforcement(id));
            case "redShield" -> meant.add(new ReckonersMove.RemoveShield(id, ShieldColour.RED));
            case "blueShield" -> meant.add(new ReckonersMove.RemoveShield(id, ShieldColour.BLUE));
            case "barricade" -> meant.add(new ReckonersMove.AsRemoveBarricade());
            case "duplicate" -> meant.add(new ReckonersMove.AsRemoveDuplicate());
            case "district" -> meant.add(new ReckonersMove.AsMove(id));
            case "marker" -> meant.add(new ReckonersMove.ResearchTrack(id));
            case "gear" -> meant.add(new ReckonersMove.AsActivate(id));
            case "money" -> meant.add(new ReckonersMove.GainMoney());
            case "plans" -> meant.add(new ReckonersMove.Plan());
            default -> {}
        }
        return meant;
    }

    private static void add(List<ReckonersMove> meant, boolean so, ReckonersMove move) {
        if (so) {
            meant.add(move);
        }
    }
}
