package org.alea.engine.purse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.Deck;
import org.alea.engine.PhasedGame;
import org.alea.engine.Result;
import org.alea.engine.Result.Outcome;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseState.Phase;

/**
 * A small push-your-luck game that has all an engine must carry: dice, a hidden deck, a decision that reveals nothing, a
 * clock. Roll as often as you dare; a 1 or the thief takes the pot.
 */
public final class PurseGame extends PhasedGame<PurseTable, PurseMove> {
    private static final int FAST_LIMIT_MS = 4000;
    private static final int THIEF = 0;
    private static final Decision<PurseTable, PurseMove> BETTING = new Betting();
    private static final Decision<PurseTable, PurseMove> ROLLING = new Rolling();
    private static final Decision<PurseTable, PurseMove> OVER = Decision.over("PURSE-004");

    private final List<Integer> cards;

    public PurseGame(int... cards) {
        this.cards = Arrays.stream(cards).boxed().toList();
    }

    @Override
    protected Decision<PurseTable, PurseMove> decision(PurseTable table) {
        return switch (table.state().phase()) {
            case BET -> BETTING;
            case ROLL -> ROLLING;
            case OVER -> OVER;
        };
    }

    @Override
    public PurseTable setUp(Setup setup, Chance chance) {
        boolean honest = setup.chosen("charms").contains("honesty");
        List<Integer> inPlay =
                honest ? cards.stream().filter(card -> card != THIEF).toList() : cards;
        PurseState state = PurseState.fresh(
                setup.number("target"),
                setup.chosen("charms").contains("patience") ? 8 : 6,
                setup.get("clock").equals("fast") ? FAST_LIMIT_MS : PurseTable.NO_LIMIT,
                Deck.shuffled(inPlay, chance, "deck").pile());
        return new PurseTable(state, chance);
    }

    @Override
    public Optional<Result> result(PurseTable table) {
        if (table.state().phase() != Phase.OVER) {
            return Optional.empty();
        }
        boolean won = table.purse() >= table.state().target();
        return Optional.of(new Result(
                won ? Outcome.WON : Outcome.LOST,
                table.purse(),
                won ? "rich" : "",
                table.round(),
                List.of(new Result.Term("purse", table.purse()))));
    }

    @Override
    public PurseTable imagine(PurseTable table, long seed) {
        PurseTable imagined = table.copyWith(new SeededChance(seed));
        PurseState state = imagined.state();
        List<Integer> seen = state.deck().subList(0, state.taken());
        List<Integer> hidden = state.deck().subList(state.taken(), state.deck().size());
        List<Integer> deck = new ArrayList<>(seen);
        deck.addAll(Deck.shuffled(hidden, imagined.chance(), "imagined").pile());
        imagined.become(state.withDeck(List.copyOf(deck)));
        return imagined;
    }

    @Override
    public Undo undo(PurseTable before, PurseMove move, boolean revealed) {
        return move instanceof PurseMove.Take && !before.timed() ? Undo.LEARNING : super.undo(before, move, revealed);
    }
}
