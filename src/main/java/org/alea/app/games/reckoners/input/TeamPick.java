package org.alea.app.games.reckoners.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Question.Command;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** Who goes on a campaign, and who on its next mission: Reckoners are chosen one by one, then all are taken together. */
public final class TeamPick {
    private TeamPick() {}

    /** Whether Reckoners are being chosen. */
    public static boolean asked(ReckonersState state) {
        return state.campaign().isPresent()
                && (state.phase() == ReckonersPhase.CAMPAIGN_START || state.phase() == ReckonersPhase.CAMPAIGN_BASE);
    }

    /** Who can be chosen by a move, if it chooses anybody. */
    private static Optional<List<String>> chosen(ReckonersMove move) {
        return move instanceof ReckonersMove.PickRoster roster
                ? Optional.of(roster.reckoners())
                : move instanceof ReckonersMove.PickTeam team ? Optional.of(team.reckoners()) : Optional.empty();
    }

    /** Whoever can be chosen at all, in the order of the content or of the roster. */
    public static List<String> candidates(ReckonSpeech speech, ReckonersState state) {
        if (state.phase() == ReckonersPhase.CAMPAIGN_BASE) {
            return state.campaign().orElseThrow().roster().stream()
                    .map(veteran -> veteran.id())
                    .toList();
        }
        return speech.content().reckoners().stream()
                .filter(card -> !card.module1() || state.setting().module1())
                .map(card -> card.id())
                .toList();
    }

    /** Who has been chosen so far: the half-made choice, or the team that is ready to go. */
    public static List<String> picked(ReckonersState state, Pick pick) {
        return pick.dice().isEmpty() ? state.campaign().map(CampaignState::team).orElse(List.of()) : pick.dice();
    }

    private static int wanted(ReckonersState state, List<ReckonersMove> moves) {
        return moves.stream()
                .flatMap(move -> chosen(move).stream())
                .mapToInt(List::size)
                .findFirst()
                .orElse(state.campaign().orElseThrow().reckoners());
    }

    /** A touch of somebody: chosen, or not any more; the first one makes room if there are too many. */
    static Map<Spot, Gesture<ReckonersMove, Pick>> touches(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        Map<Spot, Gesture<ReckonersMove, Pick>> touches = new LinkedHashMap<>();
        ReckonersState state = shot.table().state();
        if (asked(state)) {
            for (String id : candidates(speech, state)) {
                touches.put(ReckonSpots.reckoner(id), turn(shot, id));
            }
        }
        return touches;
    }

    private static Gesture<ReckonersMove, Pick> turn(Shot<ReckonersTable, ReckonersMove, Pick> shot, String id) {
        ReckonersState state = shot.table().state();
        List<String> now = new ArrayList<>(picked(state, shot.draft()));
        if (!now.remove(id)) {
            now.add(id);
        }
        if (now.size() > wanted(state, shot.moves())) {
            now.remove(0);
        }
        return new Gesture.Change<>(new Pick("", now, ""));
    }

    /** What a digit does: the candidate of that place. */
    static Optional<Gesture<ReckonersMove, Pick>> digit(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot, int place) {
        ReckonersState state = shot.table().state();
        // at the base digits choose rows as soon as there are any
        if (!asked(state) || !shot.moves().stream().allMatch(TeamPick::makes)) {
            return Optional.empty();
        }
        List<String> candidates = candidates(speech, state);
        return place <= candidates.size() ? Optional.of(turn(shot, candidates.get(place - 1))) : Optional.empty();
    }

    /** The question with the button that takes those who have been chosen. */
    static Question<ReckonersMove, Pick> ask(
            ReckonSpeech speech,
            Shot<ReckonersTable, ReckonersMove, Pick> shot,
            Question<ReckonersMove, Pick> question) {
        ReckonersState state = shot.table().state();
        List<String> now = shot.draft().dice();
        int wanted = wanted(state, shot.moves());
        boolean ready = now.isEmpty() && !state.campaign().orElseThrow().team().isEmpty();
        if (ready) {
            return question;
        }
        String words = speech.get("command.take", now.size(), wanted);
        Question<ReckonersMove, Pick> asked = question.words(speech.get("ask.take", wanted));
        Optional<ReckonersMove> move = shot.moves().stream()
                .filter(each -> chosen(each)
                        .filter(all -> new HashSet<>(all).equals(new HashSet<>(now)))
                        .isPresent())
                .findFirst();
        if (move.isPresent()) {
            return asked.command(Command.main("take", "mdi2a-account-group", words, new Gesture.Play<>(move.get())));
        }
        ReckonersMove meant = state.phase() == ReckonersPhase.CAMPAIGN_START
                ? new ReckonersMove.PickRoster(now)
                : new ReckonersMove.PickTeam(now);
        return speech.game()
                .refusal(shot.table(), meant)
                .map(why -> asked.command(Command.refused(
                        "take", "mdi2a-account-group", words, speech.table().refusal(why), why.rule())))
                .orElse(asked);
    }

    /** Whether a move is made here and not from the list. */
    static boolean makes(ReckonersMove move) {
        return chosen(move).isPresent();
    }
}
