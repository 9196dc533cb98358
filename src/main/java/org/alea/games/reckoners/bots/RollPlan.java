package org.alea.games.reckoners.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.rules.Sources;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** Which dice to keep: those the team has use for. RECK-357 */
final class RollPlan {
    private static final double BUDGET = 4.5;
    private static final double MOST_CONTAINING = 2.5;
    private static final int MOST_ENFORCEMENT = 3;
    private static final int LAST_ROUND_OF_MONEY = 6;
    private static final double ENOUGH = 0.6;

    private final Play play;
    private final ReckonersState state;
    private final Outlook outlook;
    private final double[] demand = new double[Symbol.values().length];

    private record Wanted(int place, double urgency, int cost) {}

    RollPlan(Play play) {
        this.play = play;
        this.state = play.s();
        this.outlook = new Outlook(play);
    }

    ReckonersMove choose() {
        for (int i = 0; i < state.team().size(); i++) {
            Reckoner reckoner = state.reckoner(i);
            if (!reckoner.stopped()) {
                return reckoner.locking() ? lock(i) : new ReckonersMove.Roll(reckoner.id());
            }
        }
        throw new IllegalStateException("somebody is rolling");
    }

    private void plan() {
        List<Wanted> epics = new ArrayList<>();
        double brackets = 0;
        int guards = 0;
        for (int place = 0; place < state.districts().size(); place++) {
            District district = state.district(place);
            guards += district.enforcement() + (district.redShields() > 0 ? 1 : 0);
            if (district.epic().isPresent()) {
                EpicInPlay epic = district.epic().get();
                int cost = Math.max(1, Outlook.killCost(play.content().epic(epic.card()), epic));
                double urgency = outlook.threat(place) + 4 + (outlook.figures(place) > 0 ? 1 : 0);
                epics.add(new Wanted(place, urgency / cost, cost));
                brackets += Math.max(0, epic.bracket() - 2);
            }
        }
        epics.sort(Comparator.comparingDouble(Wanted::urgency).reversed());
        int team = state.team().size();
        double budget = BUDGET * team;
        boolean first = true;
        for (Wanted wanted : epics) {
            if (first || wanted.cost <= budget) {
                budget -= wanted.cost;
                demandFor(state.district(wanted.place).epic().orElseThrow());
                first = false;
            }
        }
        if (state.highEpic().weakened()) {
            add(Symbol.ATK, 99);
        } else if (budget > 0) {
            add(Symbol.RES, 3);
        }
        add(Symbol.ENF, Math.min(MOST_ENFORCEMENT * team, guards));
        add(Symbol.CON, Math.min(MOST_CONTAINING * team, brackets + 2));
        add(Symbol.MON, state.round() <= LAST_ROUND_OF_MONEY ? 1 : 0);
        add(Symbol.PLN, 1);
    }

    private void add(Symbol symbol, double n) {
        demand[symbol.index()] += n;
    }

    private void demandFor(EpicInPlay epic) {
        EpicCard card = play.content().epic(epic.card());
        if (epic.isWeakened() || Outlook.attackFirst(card, epic)) {
            add(Symbol.ATK, epic.health());
        } else {
            add(Symbol.RES, epic.research());
            add(Symbol.ATK, epic.isInfinite() ? card.weakened() : Math.min(epic.health(), card.weakened()));
        }
    }

    private ReckonersMove lock(int index) {
        plan();
        for (int i = 0; i < state.team().size(); i++) {
            for (ReckonerDie die : state.reckoner(i).dice()) {
                if (die.stage() == DieStage.LOCKED) {
                    meet(Sources.ofDie(play, i, die));
                }
            }
        }
        Reckoner reckoner = state.reckoner(index);
        List<ReckonerDie> loose = new ArrayList<>();
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() == DieStage.LOOSE) {
                loose.add(die);
            }
        }
        loose.sort(Comparator.comparingInt(
                (ReckonerDie die) -> -Sources.ofDie(play, index, die).size()));
        List<String> locked = new ArrayList<>();
        for (ReckonerDie die : loose) {
            List<Symbol> symbols = Sources.ofDie(play, index, die);
            Symbol symbol = symbols.get(0);
            boolean weak = reckoner.rolls() == 1 && symbols.size() == 1 && speciality(die.kind()) == symbol;
            if (!weak && demand[symbol.index()] >= ENOUGH * symbols.size()) {
                locked.add(die.id());
                meet(symbols);
            }
        }
        if (locked.isEmpty() && !mayLockNothing(reckoner)) {
            locked.add(best(index, loose).id());
        }
        return new ReckonersMove.Lock(reckoner.id(), locked);
    }

    private boolean mayLockNothing(Reckoner reckoner) {
        return play.content().reckoner(reckoner.id()).ability().effect().needsNoLock(reckoner.rolls())
                && !reckoner.suffers(Assault.ABILITY);
    }

    private void meet(List<Symbol> symbols) {
        for (Symbol symbol : symbols) {
            demand[symbol.index()]--;
        }
    }

    /** The symbol most faces of a special die show. */
    private static Symbol speciality(DieKind kind) {
        return switch (kind) {
            case PURPLE -> Symbol.RES;
            case BLUE -> Symbol.CON;
            case RED -> Symbol.ENF;
            case GREEN -> Symbol.ATK;
            case BLACK -> Symbol.PLN;
            case ORANGE -> Symbol.MON;
            case BASIC -> Symbol.HER;
        };
    }

    private ReckonerDie best(int index, List<ReckonerDie> dice) {
        ReckonerDie best = dice.get(0);
        double most = -1;
        for (ReckonerDie die : dice) {
            double worth = outlook.worth(index, Sources.ofDie(play, index, die), Reach.ANY);
            if (worth > most) {
                most = worth;
                best = die;
            }
        }
        return best;
    }
}
