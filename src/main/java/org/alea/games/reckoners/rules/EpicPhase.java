package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.Chore.Activation;
import org.alea.games.reckoners.state.Chore.Part;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Task;

/** The Epic phase up to the High Epic: the city moves, Epics appear, districts' cards and Epics act. */
final class EpicPhase {
    /** The crossing of a district has not begun. */
    private static final int AT_THE_MARKER = -1;

    private EpicPhase() {}

    static void register(Rules rules) {
        rules.on(Chore.Crossing.class, EpicPhase::cross);
        rules.on(Chore.CityCards.class, EpicPhase::cityCards);
        rules.on(Chore.Activations.class, EpicPhase::activations);
        rules.on(Chore.Activation.class, EpicPhase::activation);
    }

    /** Everything from the end of the Reckoner phase to the next round. RECK-053 */
    static void begin(Play play) {
        ReckonersState state = play.s();
        CityCard city = play.content().city(state.setting().city());
        boolean rests = cityRests(state);
        play.push(new Chore.Begin(ReckonersPhase.ROUND_START));
        play.push(new Chore.Begin(ReckonersPhase.HIGH_EPIC));
        play.push(new Chore.Begin(ReckonersPhase.EPICS));
        if (state.setting().newcagoCards() && !rests) {
            play.push(new Chore.Begin(ReckonersPhase.NEWCAGO));
        }
        play.push(new Chore.Begin(ReckonersPhase.ADD_EPICS));
        if (city.moves() && !rests) {
            play.push(new Chore.Begin(ReckonersPhase.ILDITHIA));
        }
    }

    /** Whether the city does nothing in this round, as some missions say. */
    static boolean cityRests(ReckonersState state) {
        return state.setting().cityRests() && state.round() == 1;
    }

    // ---- Ildithia: RECK-279 to RECK-282

    static void beginCrossing(Play play) {
        CityCard city = play.content().city(play.s().setting().city());
        int points = city.movement().get(play.s().team().size() - 1);
        play.push(new Chore.Crossing(points, AT_THE_MARKER));
    }

    private static void cross(Play play, Chore.Crossing chore) {
        if (chore.left() == 0) {
            return;
        }
        int place = play.s().board();
        District district = play.district(place);
        if (chore.level() == AT_THE_MARKER) {
            play.because("districtCrossed", "RECK-280", List.of(district.id()), "district", district.id());
            play.push(new Chore.Crossing(chore.left(), district.marker()));
        } else if (chore.level() > 0) {
            play.push(new Chore.Crossing(chore.left(), chore.level() - 1));
            play.content()
                    .district(district.id())
                    .at(chore.level())
                    .ifPresent(action -> action.perform(play.powers(), new ActionPlace(place, false)));
        } else {
            CityCard city = play.content().city(play.s().setting().city());
            int start = city.startLevel().get(play.s().team().size() - 1);
            play.set(place, district.withMarker(start));
            play.tell(new ReckonersEvent.MarkerRaised(district.id(), start));
            int next = play.s().clockwise(place);
            play.become(play.s().withBoard(next));
            play.tell(new ReckonersEvent.BoardMoved(play.district(next).id()));
            play.push(new Chore.Crossing(chore.left() - 1, AT_THE_MARKER));
        }
    }

    // ---- new Epics: RECK-167

    static void addEpics(Play play) {
        for (int place = 0; place < play.s().districts().size(); place++) {
            if (play.district(place).epic().isEmpty()) {
                play.become(play.s().withEpics(play.s().epics().refilled(play.chance(), "epics")));
                if (!play.s().epics().isEmpty()) {
                    play.reveal();
                    appear(play, place);
                }
            }
        }
    }

    /** RECK-031, RECK-032 */
    static void appear(Play play, int place) {
        EpicCard card = play.content().epic(play.s().epics().top());
        EpicInPlay epic = new EpicInPlay(
                card.id(),
                card.research(),
                card.health(),
                play.content().numbers().epicBracket(),
                List.of());
        play.become(play.s().withEpics(play.s().epics().drawn()));
        play.set(place, play.district(place).withEpicInPlay(epic));
        play.tell(
                new ReckonersEvent.EpicAppeared(card.id(), play.district(place).id()));
    }

    // ---- Newcago cards: RECK-289 to RECK-293

    private static void cityCards(Play play, Chore.CityCards chore) {
        if (chore.next() == play.s().districts().size()) {
            return;
        }
        int place = Ring.fromHighEpic(play.s(), chore.next());
        int times = chore.next() == 0 ? 2 : 1;
        if (chore.time() == times) {
            play.push(new Chore.CityCards(chore.next() + 1, 0, List.of()));
            return;
        }
        play.push(new Chore.CityCards(chore.next(), chore.time() + 1, chore.hit()));
        side(play, place).ifPresent(side -> {
            String district = play.district(place).id();
            String reason = chore.time() == 0 ? "districtCard" : "districtCardAgain";
            play.because(reason, "RECK-290", List.of(district), "district", district);
            side.action().perform(play.powers(), new ActionPlace(place, false));
        });
    }

    /** The side of the card of a district that lies there. */
    static Optional<DistrictCard.Side> side(Play play, int place) {
        District district = play.district(place);
        return district.side().isEmpty()
                ? Optional.empty()
                : play.content().district(district.id()).side(district.side());
    }

    // ---- Epics act: RECK-168 to RECK-178

    private static void activations(Play play, Chore.Activations chore) {
        if (chore.next() < play.s().districts().size()) {
            play.push(new Chore.Activations(chore.next() + 1));
            beginActivation(play, Ring.fromHighEpic(play.s(), chore.next()));
        }
    }

    private static void beginActivation(Play play, int place) {
        District district = play.district(place);
        if (district.epic().isEmpty()) {
            return;
        }
        EpicInPlay epic = district.epic().get();
        int slows = 0;
        boolean skip = false;
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.place() == place) {
                for (OwnedCard owned : reckoner.cards()) {
                    GearEffect effect = play.content().equipment(owned.id()).effect();
                    boolean works = owned.stage() != CardStage.WAITING;
                    skip |= works && effect.ignoresLeftmost();
                    slows += works ? effect.slows() : 0;
                }
            }
        }
        int advance = Math.max(0, district.enforcement() - slows);
        play.because(
                "epicActs",
                "RECK-178",
                List.of(epic.card(), district.id()),
                "epic",
                epic.card(),
                "district",
                district.id(),
                "n",
                epic.bracket());
        if (advance > 0) {
            play.because(
                    slows > 0 ? "enforcementSlowed" : "enforcementPushes",
                    slows > 0 ? "RECK-149" : "RECK-169",
                    List.of(epic.card(), district.id()),
                    "epic",
                    epic.card(),
                    "n",
                    advance);
        }
        play.push(new Activation(place, Part.ADVANCE, 0, advance, district.duplicates(), skip, List.of()));
    }

    private static void activation(Play play, Activation going) {
        switch (going.part()) {
            case ADVANCE -> advance(play, going);
            case PASS -> pass(play, going);
            case DUPLICATES -> duplicates(play, going);
            case CONDITIONS -> conditions(play, going);
        }
    }

    private static void advance(Play play, Activation going) {
        int place = going.district();
        for (int next = going.next(); next < going.until(); next++) {
            if (Overflow.overflows(play, place)) {
                play.push(at(going, Part.ADVANCE, next + 1, going.until()));
                Overflow.overflow(play, place);
                return;
            }
            Overflow.step(play, place);
        }
        EpicInPlay epic = play.district(place).epic().orElseThrow();
        int first = going.skip() && epic.bracket() > 0 ? 1 : 0;
        if (first > 0) {
            play.because("leftmostIgnored", "RECK-147", List.of(epic.card()), "epic", epic.card());
        }
        play.push(at(going, Part.PASS, first, epic.bracket()));
    }

    private static Activation at(Activation going, Part part, int next, int until) {
        return new Activation(
                going.district(), part, next, until, going.duplicates(), going.skip(), going.conditions());
    }

    private static void pass(Play play, Activation going) {
        if (going.next() == going.until()) {
            play.push(at(going, Part.DUPLICATES, 0, going.duplicates()));
            return;
        }
        play.push(at(going, Part.PASS, going.next() + 1, going.until()));
        perform(play, going.district(), going.next(), "slot", "RECK-172");
    }

    /** From the left, whatever the bracket; the last slot again if there are more. RECK-173, RECK-174 */
    private static void duplicates(Play play, Activation going) {
        if (going.next() == going.until()) {
            play.push(at(going, Part.CONDITIONS, 0, going.conditions().size()));
            return;
        }
        play.push(at(going, Part.DUPLICATES, going.next() + 1, going.until()));
        perform(play, going.district(), Math.min(going.next(), EpicCard.SLOTS - 1), "duplicate", "RECK-173");
    }

    private static void perform(Play play, int place, int slot, String reason, String rule) {
        String epic = play.epicAt(place);
        play.because(reason, rule, List.of(epic), "epic", epic, "slot", slot + 1);
        play.content().epic(epic).actions().get(slot).perform(play.powers(), new ActionPlace(place, true));
    }

    /** RECK-176 */
    private static void conditions(Play play, Activation going) {
        if (going.next() < going.until()) {
            play.push(at(going, Part.CONDITIONS, going.next() + 1, going.until()));
            String epic = play.epicAt(going.district());
            play.because("condition", "RECK-176", List.of(epic), "epic", epic);
            going.conditions().get(going.next()).perform(play.powers(), new ActionPlace(going.district(), false));
        }
    }

    /** Keeps a conditional action for the end of the activation in this district; whether one is going on. */
    static boolean keep(Play play, int place, EpicAction conditional) {
        List<Task> agenda = play.s().agenda();
        for (int i = agenda.size() - 1; i >= 0; i--) {
            if (agenda.get(i) instanceof Activation going
                    && going.district() == place
                    && going.part() != Part.CONDITIONS) {
                List<Task> changed = new ArrayList<>(agenda);
                changed.set(
                        i,
                        new Activation(
                                place,
                                going.part(),
                                going.next(),
                                going.until(),
                                going.duplicates(),
                                going.skip(),
                                Lists.plus(going.conditions(), conditional)));
                play.become(play.s().withAgenda(Collections.unmodifiableList(changed)));
                return true;
            }
        }
        return false;
    }
}
