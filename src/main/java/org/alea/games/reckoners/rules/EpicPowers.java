package org.alea.games.reckoners.rules;

import java.util.List;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicVerbs;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Where;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** What the verbs of Epic actions mean. RECK-179 to RECK-214 */
final class EpicPowers implements EpicVerbs {
    private final Play play;
    private int cause = Reckoner.NOWHERE;

    EpicPowers(Play play) {
        this.play = play;
    }

    /** Performs an action that this Reckoner has caused. RECK-258 */
    void perform(EpicAction action, ActionPlace place, int causedBy) {
        int before = cause;
        cause = causedBy;
        action.perform(this, place);
        cause = before;
    }

    @Override
    public void losePopulation(int n) {
        play.losePopulation(n);
    }

    @Override
    public void losePopulationBy(EpicAction.Measure measure, EpicAction.PopulationBy table) {
        ReckonersState state = play.s();
        int measured = HighEpicPhase.measured(state, measure);
        int column = Math.max(1, state.highEpic().yellow());
        int base = play.content().tables().value(state.setting().letter(), column);
        int loss = Math.max(0, base + table.added(measured));
        play.because(
                "populationBy." + measure, ruleOf(measure), List.of(), "n", loss, "measured", measured, "base", base);
        play.losePopulation(loss);
    }

    /** The rule that says how this is counted. */
    private static String ruleOf(EpicAction.Measure measure) {
        return switch (measure) {
            case NOTHING -> "RECK-263";
            case EQUIPMENT_GAP -> "RECK-269";
            case EPICS_DEFEATED -> "RECK-270";
            case ENFORCEMENT, SHIELDS -> "RECK-271";
        };
    }

    @Override
    public void addEnforcement(int n, Where where, ActionPlace place) {
        for (int district : Ring.districts(play.s(), where, place.district())) {
            enforce(district, n);
        }
    }

    /** What the supply cannot give costs population. RECK-181, RECK-183 */
    private void enforce(int place, int n) {
        int free = play.content().numbers().enforcement() - Ring.enforcement(play.s());
        int placed = Math.min(n, free);
        if (placed > 0 && !play.isOver()) {
            District district = play.district(place);
            play.set(place, district.withEnforcement(district.enforcement() + placed));
            play.tell(new ReckonersEvent.EnforcementAdded(district.id(), placed));
        }
        missing(TokenKind.ENFORCEMENT, n - placed, "RECK-183");
    }

    private void missing(TokenKind kind, int n, String rule) {
        if (n > 0 && !play.isOver()) {
            play.because("supplyEmpty", rule, List.of(), "kind", kind, "n", n);
            play.losePopulation(n);
        }
    }

    @Override
    public void addEnforcementPerFigure(int n) {
        for (int place : Ring.all(play.s())) {
            int figures = Ring.figures(play.s(), place);
            if (figures > 0) {
                enforce(place, n * figures);
            }
        }
    }

    @Override
    public void addEnforcementPerCard(int least) {
        for (int place : Ring.all(play.s())) {
            for (Reckoner reckoner : play.s().team()) {
                if (reckoner.place() == place) {
                    enforce(place, Math.max(least, reckoner.cards().size()));
                }
            }
        }
    }

    @Override
    public void addEnforcementAtMost(int n) {
        int best = play.s().highEpic().place();
        for (int place : Ring.all(play.s())) {
            if (Ring.figures(play.s(), place) > Ring.figures(play.s(), best)) {
                best = place;
            }
        }
        enforce(best, n);
    }

    @Override
    public void addBarricades(int n, Where where, ActionPlace place) {
        for (int district : Ring.districts(play.s(), where, place.district())) {
            barricade(district, n);
        }
    }

    private void barricade(int place, int n) {
        int free = play.content().numbers().barricades() - Ring.barricades(play.s());
        int placed = Math.min(n, free);
        if (placed > 0 && !play.isOver()) {
            District district = play.district(place);
            play.set(place, district.withBarricades(district.barricades() + placed));
            play.tell(new ReckonersEvent.BarricadesAdded(district.id(), placed));
        }
        missing(TokenKind.BARRICADE, n - placed, "RECK-183");
    }

    @Override
    public void discoverBase(int n) {
        Losses.findBase(play, n);
    }

    @Override
    public void strengthenTrack(PowerTrack track) {
        Overflow.strengthenTrack(play, track);
    }

    @Override
    public void addShield(ShieldColour colour, Where where, ActionPlace place) {
        boolean red = colour == ShieldColour.RED;
        int supply = red
                ? play.content().numbers().redShields()
                : play.content().numbers().blueShields();
        for (int at : Ring.districts(play.s(), where, place.district())) {
            int used = red ? Ring.redShields(play.s()) : Ring.blueShields(play.s());
            if (used == supply) {
                missing(red ? TokenKind.RED_SHIELD : TokenKind.BLUE_SHIELD, 1, "RECK-206");
            } else if (!play.isOver()) {
                District district = play.district(at);
                play.set(at, district.withShields(colour, district.shields(colour) + 1));
                play.tell(new ReckonersEvent.ShieldAdded(district.id(), colour));
            }
        }
    }

    @Override
    public void addDuplicate(Where where, ActionPlace place) {
        for (int at : Ring.districts(play.s(), where, place.district())) {
            if (Ring.duplicates(play.s()) == play.content().numbers().duplicates()) {
                missing(TokenKind.DUPLICATE, 1, "RECK-212");
            } else if (!play.isOver()) {
                District district = play.district(at);
                play.set(at, district.withDuplicates(district.duplicates() + 1));
                play.tell(new ReckonersEvent.DuplicateAdded(district.id()));
            }
        }
    }

    /** The clockwise neighbour first; copies are not copied. RECK-207, RECK-208 */
    @Override
    public void copyNeighbours(ActionPlace place) {
        List<Integer> neighbours = Ring.districts(play.s(), Where.EACH_ADJACENT, place.district());
        for (int i = neighbours.size() - 1; i >= 0; i--) {
            play.district(neighbours.get(i)).epic().ifPresent(epic -> {
                EpicAction leftmost = leftmost(epic);
                if (!leftmost.copiesNeighbours()) {
                    play.push(new Chore.Perform(leftmost, place));
                }
            });
        }
    }

    /** RECK-211, RECK-370 */
    @Override
    public void copyOwn(ActionPlace place) {
        play.district(place.district()).epic().ifPresent(epic -> play.push(new Chore.Perform(leftmost(epic), place)));
    }

    private EpicAction leftmost(EpicInPlay epic) {
        return play.content().epic(epic.card()).actions().get(0);
    }

    @Override
    public void pull(ActionPlace place) {
        for (int i = 0; i < play.s().team().size(); i++) {
            Reckoner reckoner = play.reckoner(i);
            if (reckoner.place() >= 0 && play.s().areAdjacent(reckoner.place(), place.district())) {
                play.set(i, reckoner.withPlace(place.district()));
                play.tell(new ReckonersEvent.FigurePulled(
                        reckoner.id(), play.district(place.district()).id()));
            }
        }
    }

    @Override
    public void push(ActionPlace place) {
        barricade(place.district(), 1);
        int next = play.s().clockwise(place.district());
        for (int i = 0; i < play.s().team().size(); i++) {
            Reckoner reckoner = play.reckoner(i);
            if (reckoner.place() == place.district() && !play.isOver()) {
                play.set(i, reckoner.withPlace(next));
                play.tell(new ReckonersEvent.FigurePushed(
                        reckoner.id(), play.district(next).id()));
            }
        }
    }

    @Override
    public void strengthenEpics(Where where, int times, ActionPlace place) {
        Overflow.strengthen(play, Ring.districts(play.s(), where, place.district()), times, times);
    }

    @Override
    public void transform(int n, ActionPlace place) {
        play.push(new Chore.Transformation(n, place));
    }

    @Override
    public void steal(ActionPlace place) {
        Losses.steal(play, place.district());
    }

    @Override
    public void pillage() {
        Losses.plunder(play);
    }

    @Override
    public void foil() {
        Losses.foil(play);
    }

    /** Kept for the end of the activation, or counted at once. RECK-171, RECK-176, RECK-210 */
    @Override
    public void perform(EpicAction action, EpicAction.Counted what, ActionPlace place, EpicAction conditional) {
        if (place.later() && EpicPhase.keep(play, place.district(), conditional)) {
            return;
        }
        int times = counted(what, place.district());
        if (action instanceof EpicAction.Population loss) {
            play.losePopulation(loss.n() * times);
        } else if (times > 0) {
            play.push(new Chore.Repeat(action, place, times));
        }
    }

    private int counted(EpicAction.Counted what, int place) {
        District district = play.district(place);
        return switch (what) {
            case BARRICADES -> district.barricades();
            case ENFORCEMENT -> district.enforcement();
            case RESEARCH_OR_HEALTH ->
                district.epic()
                        .map(epic -> epic.research() > 0 ? epic.research() : Math.max(0, epic.health()))
                        .orElse(0);
        };
    }

    @Override
    public void assaultAll(Assault assault) {
        Assaults.hitAll(play, assault);
    }

    @Override
    public void assaultNext(Assault assault, ActionPlace place) {
        Assaults.hitNext(play, assault, place.district());
    }

    @Override
    public void dawnslightAid(ActionPlace place) {
        Dawnslight.aid(play, place.district(), cause);
    }
}
