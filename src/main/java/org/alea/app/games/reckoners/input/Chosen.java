package org.alea.app.games.reckoners.input;

import java.util.List;
import java.util.Optional;
import org.alea.app.play.Shot;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/**
 * A die that is looked at in the dice step: nothing has been played yet, another one can be taken up instead.
 *
 * @param open the move that would open it
 * @param table the table with the die open
 */
record Chosen(ReckonersMove.OpenDie open, ReckonersTable table) {

    /** Whether it is the time to take up a die. */
    static boolean asked(ReckonersState state) {
        return state.phase() == ReckonersPhase.USE && state.question().isEmpty();
    }

    /** The die that has been taken up, if it can be spent. */
    static Optional<Chosen> of(ReckonersGame game, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        List<String> dice = shot.draft().dice();
        if (!asked(shot.table().state()) || dice.size() != 1) {
            return Optional.empty();
        }
        ReckonersMove.OpenDie open = new ReckonersMove.OpenDie(dice.get(0));
        return shot.moves().contains(open)
                ? Optional.of(new Chosen(open, opened(game, shot.table(), open)))
                : Optional.empty();
    }

    static ReckonersTable opened(ReckonersGame game, ReckonersTable table, ReckonersMove.OpenDie open) {
        ReckonersTable copy = table.copyWith(new SeededChance(1));
        game.play(copy, open, Turn.silent());
        return copy;
    }

    /** Whose dice are looked at: the player's choice, or the first who has any left. */
    static Optional<Reckoner> who(ReckonersState state, Pick pick) {
        if (!asked(state)) {
            return Optional.empty();
        }
        return state.team().stream()
                .filter(each -> each.id().equals(pick.reckoner()))
                .findFirst()
                .or(() -> state.team().stream()
                        .filter(each -> each.dice().stream().anyMatch(ReckonerDie::canBeSpent))
                        .findFirst());
    }

    /** The next of the team who has dice left. */
    static Optional<Reckoner> next(ReckonersState state, Pick pick) {
        return who(state, pick).flatMap(now -> {
            int at = state.reckoner(now.id());
            for (int i = 1; i < state.team().size(); i++) {
                Reckoner other = state.team().get((at + i) % state.team().size());
                if (other.dice().stream().anyMatch(ReckonerDie::canBeSpent)) {
                    return Optional.of(other);
                }
            }
            return Optional.empty();
        });
    }

    /** What a digit does while no die has been taken up: it takes up the die of that place. */
    static Optional<Pick> digit(Shot<ReckonersTable, ReckonersMove, Pick> shot, int place) {
        return shot.draft().equals(Pick.of(shot.draft().reckoner(), List.of()))
                ? who(shot.table().state(), shot.draft())
                        .filter(who -> place <= who.dice().size())
                        .filter(who -> who.dice().get(place - 1).canBeSpent())
                        .map(who -> Pick.of(
                                who.id(), List.of(who.dice().get(place - 1).id())))
                : Optional.empty();
    }
}
