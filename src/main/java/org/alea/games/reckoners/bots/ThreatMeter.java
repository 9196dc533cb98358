package org.alea.games.reckoners.bots;

import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.EpicVerbs;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Where;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;

/** Weighs what the Epic of a district would do now. RECK-355 */
final class ThreatMeter implements EpicVerbs {
    private static final double ENFORCEMENT = 1.2;
    private static final double BARRICADE = 0.5;
    private static final double BASE = 0.6;
    private static final double SHIELD = 0.55;
    private static final double DUPLICATE = 1.2;
    private static final double COPY = 0.9;
    private static final double PULL = 0.3;
    private static final double PUSH = 0.7;
    private static final double UP = 0.9;
    private static final double TRANSFORM = 0.8;
    private static final double STEAL = 1;
    private static final double LOSS = 0.8;
    private static final int UNKNOWN_HEALTH = 4;

    private double sum;
    private int addedEnforcement;
    private int addedBarricades;
    private int perEnforcement;
    private int perBarricades;
    private int perStat;

    private ThreatMeter() {}

    /** The threat of a district as it would be with so much Enforcement, this bracket and so many Duplicate tokens. */
    static double of(Play play, District district, int enforcement, int bracket, int duplicates) {
        if (district.epic().isEmpty()) {
            return 0;
        }
        EpicInPlay epic = district.epic().get();
        ThreatMeter meter = new ThreatMeter();
        var actions = play.content().epic(epic.card()).actions();
        ActionPlace here = new ActionPlace(0, true);
        int reach = bracket + enforcement;
        for (int i = 0; i < Math.min(reach, EpicCard.SLOTS); i++) {
            actions.get(i).perform(meter, here);
        }
        for (int i = EpicCard.SLOTS; i < reach; i++) {
            actions.get(EpicCard.SLOTS - 1).perform(meter, here);
        }
        for (int i = 0; i < duplicates; i++) {
            actions.get(Math.min(i, EpicCard.SLOTS - 1)).perform(meter, here);
        }
        int stat = epic.research() > 0 ? epic.research() : epic.isInfinite() ? UNKNOWN_HEALTH : epic.health();
        return meter.sum
                + meter.perEnforcement * (enforcement + meter.addedEnforcement)
                + meter.perBarricades * (district.barricades() + meter.addedBarricades)
                + meter.perStat * stat;
    }

    static double of(Play play, District district) {
        int bracket = district.epic().map(EpicInPlay::bracket).orElse(0);
        return of(play, district, district.enforcement(), bracket, district.duplicates());
    }

    @Override
    public void losePopulation(int n) {
        sum += n;
    }

    @Override
    public void losePopulationBy(EpicAction.Measure measure, EpicAction.PopulationBy table) {}

    @Override
    public void addEnforcement(int n, Where where, ActionPlace place) {
        sum += n * ENFORCEMENT;
        addedEnforcement += n;
    }

    @Override
    public void addEnforcementPerFigure(int n) {}

    @Override
    public void addEnforcementPerCard(int least) {}

    @Override
    public void addEnforcementAtMost(int n) {}

    @Override
    public void addBarricades(int n, Where where, ActionPlace place) {
        sum += n * BARRICADE;
        addedBarricades += n;
    }

    @Override
    public void discoverBase(int n) {
        sum += n * BASE;
    }

    @Override
    public void strengthenTrack(PowerTrack track) {
        sum += switch (track) {
            case YELLOW -> 1.3;
            case BLACK -> 0.9;
            case RED -> 1.1;
            case BLUE -> 0.5;
        };
    }

    @Override
    public void addShield(ShieldColour colour, Where where, ActionPlace place) {
        sum += SHIELD;
    }

    @Override
    public void addDuplicate(Where where, ActionPlace place) {
        sum += DUPLICATE;
    }

    @Override
    public void copyNeighbours(ActionPlace place) {
        sum += COPY;
    }

    @Override
    public void copyOwn(ActionPlace place) {
        sum += COPY;
    }

    @Override
    public void pull(ActionPlace place) {
        sum += PULL;
    }

    @Override
    public void push(ActionPlace place) {
        sum += PUSH;
        addedBarricades++;
    }

    @Override
    public void strengthenEpics(Where where, int times, ActionPlace place) {
        sum += UP * times;
    }

    @Override
    public void transform(int n, ActionPlace place) {
        sum += TRANSFORM * n;
    }

    @Override
    public void steal(ActionPlace place) {
        sum += STEAL;
    }

    @Override
    public void pillage() {
        sum += LOSS;
    }

    @Override
    public void foil() {
        sum += LOSS;
    }

    @Override
    public void perform(EpicAction action, EpicAction.Counted what, ActionPlace place, EpicAction conditional) {
        switch (what) {
            case ENFORCEMENT -> perEnforcement++;
            case BARRICADES -> perBarricades++;
            case RESEARCH_OR_HEALTH -> perStat++;
        }
    }

    @Override
    public void assaultAll(Assault assault) {
        sum += LOSS;
    }

    @Override
    public void assaultNext(Assault assault, ActionPlace place) {
        sum += LOSS;
    }

    @Override
    public void dawnslightAid(ActionPlace place) {}
}
