package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.Placement;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/** What can be done without a hand: the buttons for a decision, and those under the lanes. */
final class Offers {
    private final QueenTable table;
    private final List<QueenMove> moves;
    private final InHand inHand;
    private final Speech speech;

    Offers(QueenTable table, List<QueenMove> moves, InHand inHand, Speech speech) {
        this.table = table;
        this.moves = moves;
        this.inHand = inHand;
        this.speech = speech;
    }

    /** One button a move, for moves that name nothing on the table. */
    List<QueenMove> buttons() {
        List<QueenMove> buttons = new ArrayList<>();
        for (QueenMove move : moves) {
            if (hasButton(move)) {
                buttons.add(move);
            }
        }
        return buttons;
    }

    private static boolean hasButton(QueenMove move) {
        return move instanceof QueenMove.RollConspiratorDie
                || move instanceof QueenMove.RerollConspiratorDie
                || move instanceof QueenMove.KeepConspiratorDie
                || move instanceof QueenMove.ChooseColour
                || move instanceof QueenMove.SkipPower
                || move instanceof QueenMove.StartRound
                || move instanceof QueenMove.AssignAll
                || move instanceof QueenMove.DeclineDragon
                || move instanceof QueenMove.RollChaos
                || move instanceof QueenMove.IgnoreChaos
                || move instanceof QueenMove.ChooseSteps
                || move instanceof QueenMove.DeclineExchange
                || move instanceof QueenMove.TakeSunDie
                || move instanceof QueenMove.TakeSunDice;
    }

    /** A button that passes over something weighs less than one that does something; colours weigh the same. */
    static Action.Weight weight(QueenMove move, boolean alone, boolean last) {
        boolean passes = move instanceof QueenMove.SkipPower
                || move instanceof QueenMove.DeclineDragon
                || move instanceof QueenMove.DeclineExchange
                || move instanceof QueenMove.IgnoreChaos
                || move instanceof QueenMove.KeepConspiratorDie;
        if (passes) {
            return Action.Weight.QUIET;
        }
        boolean equal = move instanceof QueenMove.ChooseColour
                || move instanceof QueenMove.TakeSunDie
                || move instanceof QueenMove.TakeSunDice;
        return last && (alone || !equal) ? Action.Weight.PRIMARY : Action.Weight.SECONDARY;
    }

    /** What each lane can do now. */
    Map<Integer, LaneOffer> lanes(boolean roomy) {
        Map<Integer, LaneOffer> offers = new LinkedHashMap<>();
        boolean rolling = table.phase() == QueenPhase.ROLLING && !table.paused();
        for (DiceGroup group : table.groups()) {
            offers.put(group.value(), rolling ? lane(group, roomy) : LaneOffer.nothing(""));
        }
        for (int value = 1; value <= 6; value++) {
            offers.putIfAbsent(value, LaneOffer.nothing(rolling ? "—" : ""));
        }
        return offers;
    }

    private LaneOffer lane(DiceGroup group, boolean roomy) {
        int value = group.value();
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.RerollSet reroll
                    && reroll.value() == value
                    && reroll.withDragon() == inHand.ride()) {
                return offer(LaneOffer.Kind.REROLL, speech.get("lane.reroll"), Integer.toString(value), move);
            }
        }
        Optional<QueenMove.PlaceOnChariot> placement = placement(value);
        if (placement.isPresent()) {
            return offer(LaneOffer.Kind.TO_CHARIOT, speech.get("lane.chariot"), "Ctrl " + value, placement.get());
        }
        for (QueenMove move : moves) {
            if (move instanceof QueenMove.RerollSolo solo && solo.value() == value) {
                return offer(LaneOffer.Kind.POWER, speech.get("lane.power"), "Alt " + value, move);
            }
        }
        String words = speech.get(group.solo() && roomy ? "lane.lockedSolo" : "lane.solo");
        // whoever presses it all the same is told why not, and led to the rule
        int at = Math.max(table.elapsedMs(), table.lockEndMs());
        return offer(LaneOffer.Kind.LOCKED, words, "", new QueenMove.RerollSet(value, inHand.ride(), at));
    }

    private static LaneOffer offer(LaneOffer.Kind kind, String words, String key, QueenMove move) {
        return new LaneOffer(kind, words, key, Optional.of(new QueenAct.Play(move)));
    }

    /** The first Chariot that takes dice of this value. */
    Optional<QueenMove.PlaceOnChariot> placement(int value) {
        return placement(value, 1);
    }

    /** The {@code nth} Chariot that takes dice of this value. */
    Optional<QueenMove.PlaceOnChariot> placement(int value, int nth) {
        int at = Math.max(table.elapsedMs(), table.lockEndMs());
        List<QueenMove.PlaceOnChariot> accepted = new ArrayList<>();
        for (int place = 1; place <= 2; place++) {
            Placement.preferred(table, place, value, at).ifPresent(accepted::add);
        }
        return accepted.size() < nth ? Optional.empty() : Optional.of(accepted.get(nth - 1));
    }
}
