package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.StolenCard;
import org.alea.games.reckoners.state.Trigger;

/** Research and attacks, and what follows from them: weakenings, defeats, loot, triggers. RECK-071 to RECK-075, RECK-093 to RECK-104 */
final class Blows {
    private Blows() {}

    static void researchEpic(Play play, int place, int credited) {
        District district = play.district(place);
        EpicInPlay epic = district.epic().orElseThrow();
        int research = epic.research() - 1;
        play.set(place, district.withEpicInPlay(epic.withResearch(research)));
        play.tell(new ReckonersEvent.EpicResearched(epic.card(), district.id(), research));
        if (research == 0) {
            weaken(play, place, credited);
        }
    }

    /** RECK-072 */
    private static void weaken(Play play, int place, int credited) {
        District district = play.district(place);
        EpicInPlay epic = district.epic().orElseThrow();
        EpicCard card = play.content().epic(epic.card());
        int health = epic.isInfinite() ? card.weakened() : Math.min(epic.health(), card.weakened());
        play.set(place, district.withEpicInPlay(epic.withHealth(health)));
        play.tell(new ReckonersEvent.EpicWeakened(epic.card(), district.id(), health));
        List<Trigger> triggers = new ArrayList<>();
        gather(play, place, credited, GearEffect::onWeaken, triggers);
        bonus(play, place, DistrictCard.BonusKind.WEAKEN, triggers);
        ask(play, triggers);
    }

    private interface Gives {
        List<Symbol> symbols(GearEffect effect);
    }

    /** Owners in the district, or whose symbol it was. RECK-150, RECK-151, RECK-152 */
    private static void gather(Play play, int place, int credited, Gives gives, List<Trigger> triggers) {
        for (int i = 0; i < play.s().team().size(); i++) {
            Reckoner reckoner = play.reckoner(i);
            if (reckoner.place() != place && i != credited) {
                continue;
            }
            for (OwnedCard owned : reckoner.cards()) {
                if (owned.works()) {
                    List<Symbol> symbols =
                            gives.symbols(play.content().equipment(owned.id()).effect());
                    if (!symbols.isEmpty()) {
                        triggers.add(new Trigger(owned.id(), i, Reckoner.NOWHERE, symbols, false, false));
                    }
                }
            }
        }
    }

    /** The bonus of the district's card, if anybody is there. RECK-295, RECK-296, RECK-301 */
    private static void bonus(Play play, int place, DistrictCard.BonusKind kind, List<Trigger> triggers) {
        Optional<DistrictCard.Side> side = EpicPhase.side(play, place);
        if (side.isPresent()
                && side.get().bonus() == kind
                && Ring.figures(play.s(), place) > 0
                && !EpicPhase.cityRests(play.s())) {
            triggers.add(new Trigger(
                    play.district(place).id(),
                    Reckoner.NOWHERE,
                    place,
                    side.get().symbols(),
                    false,
                    false));
        }
    }

    private static void ask(Play play, List<Trigger> triggers) {
        if (!triggers.isEmpty()) {
            play.push(new Question.Triggers(List.copyOf(triggers)));
        }
    }

    static void attackEpic(Play play, int place, int credited) {
        District district = play.district(place);
        EpicInPlay epic = district.epic().orElseThrow();
        int health = epic.health() - 1;
        play.set(place, district.withEpicInPlay(epic.withHealth(health)));
        play.tell(new ReckonersEvent.EpicHit(epic.card(), district.id(), health));
        if (health == 0) {
            defeat(play, place, credited);
        }
    }

    /** Stolen cards, loot, triggers, in this order. RECK-093 to RECK-095 */
    private static void defeat(Play play, int place, int credited) {
        District district = play.district(place);
        EpicInPlay epic = district.epic().orElseThrow();
        List<StolenCard> stolen = new ArrayList<>(epic.stolen());
        stolen.addAll(district.stolen());
        play.set(place, district.withEpic(Optional.empty()).withStolen(List.of()));
        play.become(play.s()
                .withEpics(play.s().epics().discard(epic.card()))
                .withCounts(play.s().counts().oneMoreDefeated()));
        play.tell(new ReckonersEvent.EpicDefeated(
                epic.card(), district.id(), play.reckoner(credited).id()));
        List<Trigger> triggers = new ArrayList<>();
        gather(play, place, credited, GearEffect::onDefeat, triggers);
        bonus(play, place, DistrictCard.BonusKind.DEFEAT, triggers);
        for (StolenCard each : stolen) {
            Losses.giveBack(play, each);
        }
        ask(play, triggers);
        List<Symbol> loot = play.content().epic(epic.card()).loot();
        if (!loot.isEmpty()) {
            play.push(new Question.Loot(credited, place, loot));
        }
    }

    /** RECK-071, RECK-075, RECK-076 */
    static void researchHighEpic(Play play, int n, int credited) {
        HighEpicInPlay highEpic = play.s().highEpic();
        int research = Math.max(0, highEpic.research() - n);
        if (research == highEpic.research()) {
            return;
        }
        play.become(play.s().withHighEpic(highEpic.withResearch(research)));
        play.tell(new ReckonersEvent.HighEpicResearched(highEpic.id(), research));
        if (research == 0) {
            weakenHighEpic(play, highEpic.place(), credited);
        }
    }

    private static void weakenHighEpic(Play play, int place, int credited) {
        play.become(play.s().withHighEpic(play.s().highEpic().withWeakened(true)));
        HighEpicInPlay highEpic = play.s().highEpic();
        play.tell(new ReckonersEvent.HighEpicWeakened(highEpic.id(), highEpic.health()));
        List<Trigger> triggers = new ArrayList<>();
        gather(play, place, credited, GearEffect::onWeaken, triggers);
        ask(play, triggers);
    }

    static void attackHighEpic(Play play) {
        HighEpicInPlay highEpic = play.s().highEpic();
        int health = highEpic.health() - 1;
        play.become(play.s().withHighEpic(highEpic.withHealth(health)));
        play.tell(new ReckonersEvent.HighEpicHit(highEpic.id(), health));
        if (health == 0) {
            play.end(GameEnd.WON);
        }
    }

    /** So many steps, the symbol met on each being resolved before the next. RECK-254 */
    static void lowerTrack(Play play, Chore.LowerTrack chore) {
        if (chore.n() > 1) {
            play.push(new Chore.LowerTrack(chore.district(), chore.n() - 1, chore.credited()));
        }
        lowerTrack(play, chore.district(), chore.credited());
    }

    static void lowerTrack(Play play, int place, int credited) {
        District district = play.district(place);
        if (district.marker() == 0) {
            return;
        }
        int marker = district.marker() - 1;
        play.set(place, district.withMarker(marker));
        play.tell(new ReckonersEvent.TrackResearched(district.id(), marker));
        if (marker == 0) {
            // RECK-368: the symbol on 0 comes first
            play.push(new Chore.TrackDone(place, credited));
        }
        Optional<EpicAction> met = play.content().district(district.id()).at(marker);
        if (met.isPresent()) {
            play.because("trackSymbol", "RECK-254", List.of(district.id()), "district", district.id(), "n", marker);
            play.powers().perform(met.get(), new ActionPlace(place, false), credited);
        }
    }

    /** RECK-251, RECK-255 */
    static void trackDone(Play play, Chore.TrackDone chore) {
        for (District district : play.s().districts()) {
            if (district.marker() > 0) {
                return;
            }
        }
        if (!play.s().highEpic().weakened()) {
            weakenHighEpic(play, chore.district(), chore.credited());
        }
    }
}
