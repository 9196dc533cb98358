package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Task;

/** Assaults: whom they hit, and what they do when they are placed. RECK-237 to RECK-247, RECK-292, RECK-293 */
final class Assaults {
    private Assaults() {}

    static void hitAll(Play play, Assault assault) {
        List<Integer> order = inRingOrder(play.s());
        for (int i = order.size() - 1; i >= 0; i--) {
            play.push(new Chore.Hit(order.get(i), assault));
        }
    }

    /** Those in the district of the High Epic. RECK-235 */
    static void hitAt(Play play, Assault assault, int place) {
        for (int i = play.s().team().size() - 1; i >= 0; i--) {
            if (play.reckoner(i).place() == place) {
                play.push(new Chore.Hit(i, assault));
            }
        }
    }

    /** In ring order from the High Epic's district, within a district in the team's order. */
    private static List<Integer> inRingOrder(ReckonersState state) {
        List<Integer> order = new ArrayList<>();
        for (int place : Ring.all(state)) {
            for (int i = 0; i < state.team().size(); i++) {
                if (state.reckoner(i).place() == place) {
                    order.add(i);
                }
            }
        }
        return order;
    }

    /** The next Reckoner clockwise whom this card has not hit yet this round. */
    static void hitNext(Play play, Assault assault, int from) {
        List<Integer> hit = cityCards(play.s()).map(Chore.CityCards::hit).orElse(List.of());
        int place = from;
        for (int steps = 0; steps < play.s().districts().size(); steps++) {
            List<Integer> candidates = new ArrayList<>();
            for (int i = 0; i < play.s().team().size(); i++) {
                if (play.reckoner(i).place() == place && !hit.contains(i)) {
                    candidates.add(i);
                }
            }
            if (!candidates.isEmpty()) {
                play.push(new Question.HitAReckoner(assault, List.copyOf(candidates)));
                return;
            }
            place = play.s().clockwise(place);
        }
    }

    private static java.util.Optional<Chore.CityCards> cityCards(ReckonersState state) {
        for (Task task : state.agenda()) {
            if (task instanceof Chore.CityCards cards) {
                return java.util.Optional.of(cards);
            }
        }
        return java.util.Optional.empty();
    }

    /** This Reckoner has been hit by the card that is acting. */
    static void remember(Play play, int reckoner) {
        List<Task> agenda = new ArrayList<>(play.s().agenda());
        for (int i = 0; i < agenda.size(); i++) {
            if (agenda.get(i) instanceof Chore.CityCards cards) {
                agenda.set(i, new Chore.CityCards(cards.next(), cards.time(), Lists.plus(cards.hit(), reckoner)));
            }
        }
        play.become(play.s().withAgenda(java.util.Collections.unmodifiableList(agenda)));
    }

    static void hit(Play play, int index, Assault assault) {
        Reckoner reckoner = play.reckoner(index);
        if (assault == Assault.EQUIPMENT && reckoner.cards().isEmpty()) {
            play.because("nothingToDisable", "RECK-242", List.of(reckoner.id()), "reckoner", reckoner.id());
            play.losePopulation(1);
            return;
        }
        if (reckoner.suffers(assault)) {
            return;
        }
        play.set(index, reckoner.withAssaults(Lists.plus(reckoner.assaults(), assault)));
        play.tell(new ReckonersEvent.ReckonerAssaulted(reckoner.id(), assault));
        if (assault == Assault.EQUIPMENT) {
            play.push(new Question.DisableACard(index));
        }
    }
}
