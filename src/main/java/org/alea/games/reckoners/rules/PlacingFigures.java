package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Mission;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;

/** Where the Reckoners begin. RECK-052 */
final class PlacingFigures extends Asking {

    PlacingFigures(Rules rules) {
        super(rules);
        on(ReckonersMove.Place.class, this::checkPlace, this::place);
        on(ReckonersMove.Unplace.class, this::checkUnplace, (play, move) -> {
            int index = play.s().reckoner(move.reckoner());
            play.set(index, play.reckoner(index).withPlace(Reckoner.NOWHERE));
            play.tell(new ReckonersEvent.FigureTakenBack(move.reckoner()));
        });
        on(ReckonersMove.EndPlace.class, this::checkEnd, (play, move) -> end(play));
    }

    private Optional<Refusal> checkPlace(Play play, ReckonersMove.Place move) {
        int index = play.s().reckoner(move.reckoner());
        boolean free = index >= 0 && play.reckoner(index).place() == Reckoner.NOWHERE;
        return free && play.s().district(move.district()) >= 0 ? FINE : no("no-target", "RECK-052");
    }

    private void place(Play play, ReckonersMove.Place move) {
        int index = play.s().reckoner(move.reckoner());
        play.set(index, play.reckoner(index).withPlace(play.s().district(move.district())));
        play.tell(new ReckonersEvent.FigurePlaced(move.reckoner(), move.district()));
    }

    private Optional<Refusal> checkUnplace(Play play, ReckonersMove.Unplace move) {
        int index = play.s().reckoner(move.reckoner());
        return index >= 0 && play.reckoner(index).place() != Reckoner.NOWHERE ? FINE : no("no-target", "RECK-052");
    }

    private Optional<Refusal> checkEnd(Play play, ReckonersMove.EndPlace move) {
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.place() == Reckoner.NOWHERE) {
                return no("not-all-placed", "RECK-052");
            }
        }
        return FINE;
    }

    /** What a mission brings at its start is settled before round 1. RECK-308, RECK-341 */
    private static void end(Play play) {
        play.push(new Chore.Begin(ReckonersPhase.ROUND_START));
        for (int i = play.s().team().size() - 1; i >= 0; i--) {
            for (OwnedCard card : play.reckoner(i).cards()) {
                SwappingDice.ask(play, i, card.id());
            }
        }
        if (play.s().campaign().isPresent()) {
            var campaign = play.s().campaign().get();
            Mission mission = play.content().missions().get(campaign.mission());
            if (campaign.foresight() > 0) {
                play.push(new Question.StartToken(campaign.foresight()));
            }
            play.begin(ReckonersPhase.START_BONUS);
            if (mission.dawnslight()) {
                Dawnslight.aid(play, Reckoner.NOWHERE, Reckoner.NOWHERE);
            }
        }
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.place() == Reckoner.NOWHERE) {
                for (District district : play.s().districts()) {
                    offers.add(new ReckonersMove.Place(reckoner.id(), district.id()));
                }
            } else {
                offers.add(new ReckonersMove.Unplace(reckoner.id()));
            }
        }
        offers.add(new ReckonersMove.EndPlace());
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("wrong-phase", "RECK-052");
    }
}
