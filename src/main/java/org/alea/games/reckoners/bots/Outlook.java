package org.alea.games.reckoners.bots;

import java.util.List;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.rules.Ring;
import org.alea.games.reckoners.rules.Sources;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** What one symbol is worth in each district of a table. RECK-356 */
final class Outlook {
    private static final int KINDS = Symbol.values().length;
    private static final double MOST_PER_BLOW = 3.5;
    private static final double[] MONEY = {0.95, 0.95, 0.9, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1};
    private static final double PLAN = 0.6;
    private static final int PLENTY = 99;
    private static final double SHIELDED_ENFORCEMENT = 0.65;
    private static final double SHIELDED_BRACKET = 0.6;

    final Play play;
    final ReckonersState state;
    final boolean tracks;
    private final boolean moving;
    private final double[] threats;
    private final double[][] values;
    private final int[][] room;
    private final double[] epicResearch;
    private final double[] epicAttack;
    private final double[] epicContainment;

    Outlook(Play play) {
        this.play = play;
        this.state = play.s();
        CityCard city = play.content().city(state.setting().city());
        this.tracks = city.districtResearch();
        this.moving = city.moves();
        int districts = state.districts().size();
        threats = new double[districts];
        values = new double[districts][KINDS];
        room = new int[districts][KINDS];
        epicResearch = new double[districts];
        epicAttack = new double[districts];
        epicContainment = new double[districts];
        int force = force();
        for (int place = 0; place < districts; place++) {
            threats[place] = ThreatMeter.of(play, state.district(place));
            appraise(place, force);
        }
    }

    /** Unspent symbols of the team that could bring an Epic down. */
    private int force() {
        int force = 0;
        for (int i = 0; i < state.team().size(); i++) {
            Reckoner reckoner = state.reckoner(i);
            force += reckoner.ready();
            for (ReckonerDie die : reckoner.dice()) {
                if (die.canBeSpent()) {
                    for (Symbol symbol : Sources.ofDie(play, i, die)) {
                        force += symbol == Symbol.RES || symbol == Symbol.ATK ? 1 : 0;
                    }
                }
            }
        }
        if (state.openSource().isPresent()) {
            for (Symbol symbol : state.openSource().get().symbols()) {
                force += symbol == Symbol.RES || symbol == Symbol.ATK ? 1 : 0;
            }
        }
        return force;
    }

    /** How many blows it takes, researching first where that is shorter. */
    static int killCost(EpicCard card, EpicInPlay epic) {
        int weakened = epic.isInfinite() ? card.weakened() : Math.min(epic.health(), card.weakened());
        int researched = epic.research() + (epic.isWeakened() ? epic.health() : weakened);
        return epic.isInfinite() ? researched : Math.min(epic.health(), researched);
    }

    /** Whether attacking at once takes no more blows than researching first. */
    static boolean attackFirst(EpicCard card, EpicInPlay epic) {
        return !epic.isInfinite() && epic.health() <= epic.research() + Math.min(epic.health(), card.weakened());
    }

    double threat(int place) {
        return threats[place];
    }

    private void appraise(int place, int force) {
        District district = state.district(place);
        HighEpicInPlay highEpic = state.highEpic();
        boolean here = highEpic.place() == place;
        double[] value = values[place];
        int[] left = room[place];
        if (district.epic().isPresent()) {
            appraiseEpic(district, district.epic().get(), force, value, left, place);
        }
        if (here && highEpic.weakened()) {
            value[Symbol.ATK.index()] = 3;
            left[Symbol.ATK.index()] += highEpic.health();
        }
        int research = tracks ? district.marker() : here ? highEpic.research() : 0;
        if (research > 0) {
            better(value, Symbol.RES, tracks ? 1 : 1.1);
            left[Symbol.RES.index()] += research;
        }
        appraiseEnforcement(district, value, left, place);
        if (here) {
            appraiseTracks(district, value, left);
        }
        value[Symbol.PLN.index()] = PLAN;
        left[Symbol.PLN.index()] = PLENTY;
        value[Symbol.MON.index()] = money();
        left[Symbol.MON.index()] = PLENTY;
    }

    private double money() {
        int round = Math.max(1, state.round());
        return MONEY[Math.min(round, MONEY.length) - 1];
    }

    private static void better(double[] value, Symbol symbol, double worth) {
        value[symbol.index()] = Math.max(value[symbol.index()], worth);
    }

    private void appraiseEpic(District district, EpicInPlay epic, int force, double[] value, int[] left, int place) {
        double per = perBlow(epic, force, place);
        EpicCard card = play.content().epic(epic.card());
        boolean attackFirst = attackFirst(card, epic);
        if (!epic.isWeakened()) {
            epicResearch[place] = attackFirst ? 0.4 * per : per;
            value[Symbol.RES.index()] = epicResearch[place];
            left[Symbol.RES.index()] += epic.research();
        }
        if (!epic.isInfinite()) {
            epicAttack[place] = epic.isWeakened() || attackFirst ? per : 0.15 * per;
            value[Symbol.ATK.index()] = epicAttack[place];
            left[Symbol.ATK.index()] += epic.health();
        } else {
            left[Symbol.ATK.index()] += card.weakened();
        }
        if (epic.bracket() > 0) {
            double fall = threats[place]
                    - ThreatMeter.of(play, district, district.enforcement(), epic.bracket() - 1, district.duplicates());
            double worth = fall + 0.35;
            epicContainment[place] = worth;
            better(value, Symbol.CON, district.blueShields() > 0 ? worth * SHIELDED_BRACKET : worth);
            left[Symbol.CON.index()] += epic.bracket() + district.blueShields();
        }
    }

    private double perBlow(EpicInPlay epic, int force, int place) {
        EpicCard card = play.content().epic(epic.card());
        int cost = Math.max(1, killCost(card, epic));
        double per = (threats[place] + 0.6 * card.loot().size() + 0.3 * (epic.bracket() - 3)) / cost;
        if (state.highEpic().weakened()) {
            per *= 0.8;
        }
        if (force >= cost) {
            per = per * 1.25 + 0.2;
        }
        return Math.min(MOST_PER_BLOW, per);
    }

    private void appraiseEnforcement(District district, double[] value, int[] left, int place) {
        if (district.enforcement() + district.redShields() == 0) {
            return;
        }
        int bracket = district.epic().map(EpicInPlay::bracket).orElse(0);
        double fall = district.enforcement() == 0
                ? 0
                : threats[place]
                        - ThreatMeter.of(play, district, district.enforcement() - 1, bracket, district.duplicates());
        double worth = fall + 1.2;
        value[Symbol.ENF.index()] = district.redShields() > 0 ? worth * SHIELDED_ENFORCEMENT : worth;
        left[Symbol.ENF.index()] += district.enforcement() + district.redShields();
    }

    private void appraiseTracks(District district, double[] value, int[] left) {
        int brackets = 0;
        for (int i = 0; i < PowerTrack.count(); i++) {
            brackets += state.highEpic().bracket(PowerTrack.of(i));
        }
        if (brackets > 0) {
            double worth = 1.35;
            better(value, Symbol.CON, district.blueShields() > 0 ? worth * SHIELDED_BRACKET : worth);
            left[Symbol.CON.index()] += brackets;
        }
    }

    /** The track of the High Epic that is best contained. */
    PowerTrack bestTrack() {
        PowerTrack best = PowerTrack.YELLOW;
        double most = -1;
        for (int i = 0; i < PowerTrack.count(); i++) {
            PowerTrack track = PowerTrack.of(i);
            int bracket = state.highEpic().bracket(track);
            double weight = switch (track) {
                case YELLOW -> 1.3;
                case RED -> 1.2;
                case BLACK -> 1.0;
                case BLUE -> 0.4;
            };
            if (bracket > 0 && weight + 0.3 * bracket > most) {
                most = weight + 0.3 * bracket;
                best = track;
            }
        }
        return best;
    }

    double epicResearch(int place) {
        return epicResearch[place];
    }

    double epicAttack(int place) {
        return epicAttack[place];
    }

    double epicContainment(int place) {
        return epicContainment[place];
    }

    /** What one symbol is worth in this district. */
    double at(int place, Symbol symbol) {
        return values[place][symbol.index()];
    }

    /** What lowering the marker of this district is worth. */
    double protection(int place) {
        District district = state.district(place);
        if (!moving || district.marker() == 0) {
            return 0;
        }
        double worth = state.board() == place ? 0.95 : 0.7;
        worth += district.marker() == 1 ? 0.35 : 0;
        return state.highEpic().research() == 0 ? worth - 0.35 : worth;
    }

    /** What one symbol of a Reckoner is worth in its best district within reach. */
    double best(int owner, Symbol symbol, Reach range) {
        double best = 0;
        for (int place = 0; place < values.length; place++) {
            if (!symbol.actsInADistrict() || Sources.reaches(play, owner, range, symbol, place)) {
                best = Math.max(best, at(place, symbol));
            }
            if (moving && Sources.protects(play, owner, symbol, place)) {
                best = Math.max(best, protection(place));
            }
        }
        return best;
    }

    /** The sum over the symbols of a source. */
    double worth(int owner, List<Symbol> symbols, Reach range) {
        double sum = 0;
        for (int i = 0; i < symbols.size(); i++) {
            sum += best(owner, symbols.get(i), range);
        }
        return sum;
    }

    /** What symbols are worth in one district, each kind only as far as there is something to do with it. */
    double limited(int place, int[] symbols) {
        double sum = 0;
        double floor = protection(place);
        int spare = 0;
        for (int i = 0; i < KINDS; i++) {
            int used = Math.min(symbols[i], room[place][i]);
            double value = values[place][i];
            if (value < floor) {
                spare += symbols[i];
            } else {
                sum += used * value;
                spare += symbols[i] - used;
            }
        }
        return sum + Math.min(spare, state.district(place).marker()) * floor;
    }

    static int[] counted(List<Symbol> symbols, int[] into) {
        for (int i = 0; i < symbols.size(); i++) {
            into[symbols.get(i).index()]++;
        }
        return into;
    }

    static int[] none() {
        return new int[KINDS];
    }

    int figures(int place) {
        return Ring.figures(state, place);
    }
}
