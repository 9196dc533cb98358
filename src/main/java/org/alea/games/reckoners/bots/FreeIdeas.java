package org.alea.games.reckoners.bots;

import java.util.List;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearEffect.Who;
import org.alea.games.reckoners.cards.GearWays;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Ring;
import org.alea.games.reckoners.rules.Sources;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** Gear that costs no source, when it is worth using. RECK-359 */
final class FreeIdeas implements GearWays<Idea> {
    private static final double AT_ONCE = 6;
    private static final double POOR = 0.7;

    private final Outlook outlook;
    private final ReckonersState state;
    private final MoveIdeas moving;
    private final int owner;
    private final String gear;

    FreeIdeas(Outlook outlook, int owner, String gear) {
        this.outlook = outlook;
        this.state = outlook.state;
        this.moving = new MoveIdeas(outlook);
        this.owner = owner;
        this.gear = gear;
    }

    private boolean isOther(int index) {
        return index != owner || state.team().size() == 1;
    }

    private double worth(int index, ReckonerDie die) {
        return outlook.worth(index, Sources.ofDie(outlook.play, index, die), Reach.OWN);
    }

    @Override
    public Idea permanent() {
        return Idea.NONE;
    }

    /** For its owner a source like any other; for another one that can do most with it. */
    @Override
    public Idea makeSource(GearEffect.MakeSource effect) {
        Idea best = Idea.NONE;
        for (int i = 0; i < state.team().size() && effect.who() == Who.OTHER; i++) {
            double worth = outlook.worth(
                    i, Sources.adjusted(outlook.play, state.reckoner(i), effect.symbols()), effect.range());
            if (isOther(i) && worth > 0) {
                best = best.or(new Idea(
                        AT_ONCE - 2 + worth,
                        new ReckonersMove.UseFor(gear, state.reckoner(i).id())));
            }
        }
        return best;
    }

    @Override
    public Idea moveFigure(GearEffect.MoveFigure effect) {
        Idea best = Idea.NONE;
        for (int i = 0; i < state.team().size(); i++) {
            boolean mine = effect.who() == Who.OWNER ? i == owner : isOther(i);
            Reckoner mover = state.reckoner(i);
            boolean stuck = Ring.holds(outlook.play, mover.place())
                    || (!effect.overBarricades()
                            && state.district(mover.place()).barricades() > 0)
                    || Supply.movesForTwo(mover);
            for (int place = 0; place < state.districts().size() && mine && !stuck; place++) {
                boolean near =
                        effect.range() == Reach.ANY ? place != mover.place() : state.areAdjacent(mover.place(), place);
                double gain = near ? moving.gain(i, place) : 0;
                if (gain > 0.25) {
                    String district = state.district(place).id();
                    ReckonersMove move = effect.who() == Who.OWNER
                            ? new ReckonersMove.UseAt(gear, district)
                            : new ReckonersMove.UseToSend(gear, mover.id(), district);
                    best = best.or(new Idea(1 + 0.1 * gain, move));
                }
            }
        }
        return best;
    }

    @Override
    public Idea readyToken(GearEffect.ReadyToken effect) {
        return new Idea(AT_ONCE, new ReckonersMove.Use(gear));
    }

    @Override
    public Idea baseUp(GearEffect.BaseUp effect) {
        return new Idea(AT_ONCE, new ReckonersMove.Use(gear));
    }

    /** The best die another has spent. */
    @Override
    public Idea recoverDie(GearEffect.RecoverDie effect) {
        Idea best = Idea.NONE;
        for (int i = 0; i < state.team().size(); i++) {
            for (ReckonerDie die : state.reckoner(i).dice()) {
                if (isOther(i) && die.stage() == DieStage.USED) {
                    List<Symbol> symbols = Sources.ofDie(outlook.play, i, die);
                    double worth = outlook.worth(i, symbols, Reach.OWN);
                    if (worth > 0.5) {
                        best = best.or(new Idea(
                                worth / Math.sqrt(symbols.size()), new ReckonersMove.UseOnDie(gear, die.id())));
                    }
                }
            }
        }
        return best;
    }

    @Override
    public Idea reroll(GearEffect.Reroll effect) {
        Idea best = Idea.NONE;
        for (int i = 0; i < state.team().size(); i++) {
            int poor = 0;
            for (ReckonerDie die : state.reckoner(i).dice()) {
                poor += die.canBeSpent() && worth(i, die) < POOR ? 1 : 0;
            }
            if (isOther(i) && poor > 0) {
                best = best.or(new Idea(
                        AT_ONCE + Math.min(poor, effect.n()),
                        new ReckonersMove.UseFor(gear, state.reckoner(i).id())));
            }
        }
        return best;
    }

    @Override
    public Idea setFace(GearEffect.SetFace effect) {
        Idea best = Idea.NONE;
        for (int i = 0; i < state.team().size(); i++) {
            Reckoner reckoner = state.reckoner(i);
            for (ReckonerDie die : reckoner.dice()) {
                if (!isOther(i) || !die.canBeSpent()) {
                    continue;
                }
                double now = worth(i, die);
                for (int face = 1; face <= DieCard.SIDES; face++) {
                    double gain = worth(i, die.showing(face, DieStage.LOCKED)) - now;
                    if (gain > 0.3) {
                        best = best.or(new Idea(AT_ONCE + 3 + gain, new ReckonersMove.UseToTurn(gear, die.id(), face)));
                    }
                }
            }
        }
        return best;
    }

    @Override
    public Idea cutBarricades(GearEffect.CutBarricades effect) {
        for (int place = 0; place < state.districts().size(); place++) {
            District district = state.district(place);
            if (district.barricades() > 0
                    && outlook.figures(place) > 0
                    && Sources.inRange(outlook.play, owner, effect.range(), place)) {
                return new Idea(AT_ONCE, new ReckonersMove.Use(gear));
            }
        }
        return Idea.NONE;
    }

    @Override
    public Idea checkmate(GearEffect.Checkmate effect) {
        for (int place = 0; place < state.districts().size(); place++) {
            District district = state.district(place);
            if (district.enforcement() + district.redShields() > 0
                    && Sources.inRange(outlook.play, owner, effect.range(), place)) {
                return new Idea(AT_ONCE, new ReckonersMove.Use(gear));
            }
        }
        return Idea.NONE;
    }

    @Override
    public Idea sniper(GearEffect.Sniper effect) {
        Idea best = Idea.NONE;
        int[] dice = Outlook.none();
        for (Supply each : Supply.of(outlook.play, owner)) {
            Outlook.counted(each.symbols(), dice);
        }
        for (int place = 0; place < state.districts().size(); place++) {
            boolean own = place == state.reckoner(owner).place();
            double value = 1.5 * outlook.at(place, Symbol.ATK) + 0.5 * outlook.limited(place, dice) + (own ? 0 : 1);
            best = best.or(new Idea(
                    AT_ONCE + value,
                    new ReckonersMove.UseAt(gear, state.district(place).id())));
        }
        return best;
    }

    @Override
    public Idea researchHighEpic(GearEffect.ResearchHighEpic effect) {
        return Idea.NONE;
    }

    @Override
    public Idea kidnap(GearEffect.Kidnap effect) {
        return Idea.NONE;
    }

    @Override
    public Idea takeLoot(GearEffect.TakeLoot effect) {
        return Idea.NONE;
    }

    @Override
    public Idea populationUp(GearEffect.PopulationUp effect) {
        return Idea.NONE;
    }

    @Override
    public Idea dispatch(GearEffect.Dispatch effect) {
        return Idea.NONE;
    }

    @Override
    public Idea demolition(GearEffect.Demolition effect) {
        return Idea.NONE;
    }
}
