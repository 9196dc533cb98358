package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Spending influence before a go of countering or before an action, as often as you like (ROYAL-088). */
final class Influence implements Phase {
    static final String REROLL = "reroll";

    /** Moves are listed by their texts. */
    private static final List<Colour> BY_LETTER = List.of(Colour.RED, Colour.WHITE, Colour.YELLOW);

    static boolean isOne(RoyalMove move) {
        return move instanceof RoyalMove.Reroll
                || move instanceof RoyalMove.Recruit
                || move instanceof RoyalMove.TurnOver;
    }

    @Override
    public void list(RoyalTable table, List<RoyalMove> moves) {
        Board.Constants costs = table.content().board().constants();
        int influence = table.purse().influence();
        long own = table.districts().counts(Side.YOU);
        if (influence >= costs.rerollCost()) {
            for (Colour colour : BY_LETTER) {
                for (int face = 1; face <= 6; face++) {
                    int kind = Die.kind(colour.index(), face);
                    if ((own & 7 * Dice.one(kind)) != 0) {
                        moves.add(new RoyalMove.Reroll(Die.ofKind(kind)));
                    }
                }
            }
        }
        if (influence >= costs.recruitCost() && table.city().general() > 0) {
            moves.add(new RoyalMove.Recruit());
        }
        if (influence >= costs.turnCost()) {
            GroupList groups = new GroupList();
            groups.collectOwn(own, costs.turnMaxDice());
            groups.sortByText();
            for (int i = 0; i < groups.size(); i++) {
                moves.add(new RoyalMove.TurnOver(groups.get(i).own()));
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        Board.Constants costs = table.content().board().constants();
        int influence = table.purse().influence();
        if (move instanceof RoyalMove.Reroll reroll) {
            return influence < costs.rerollCost()
                    ? Refusals.because("NOT_ENOUGH_INFLUENCE", "ROYAL-089")
                    : yours(table, Dice.of(reroll.die()));
        }
        if (move instanceof RoyalMove.TurnOver turned) {
            int size = turned.dice().size();
            if (size < 1 || size > costs.turnMaxDice()) {
                return Refusals.because("GROUP_SIZE", "ROYAL-091");
            }
            return influence < costs.turnCost()
                    ? Refusals.because("NOT_ENOUGH_INFLUENCE", "ROYAL-091")
                    : yours(table, turned.dice());
        }
        if (influence < costs.recruitCost()) {
            return Refusals.because("NOT_ENOUGH_INFLUENCE", "ROYAL-090");
        }
        return table.city().general() == 0 ? Refusals.because("SUPPLY_EMPTY", "ROYAL-090") : Optional.empty();
    }

    private static Optional<Refusal> yours(RoyalTable table, Dice dice) {
        if (Refusals.there(table, Side.YOU, dice)) {
            return Optional.empty();
        }
        return Refusals.there(table, Side.ROY, dice)
                ? Refusals.because("NOT_YOUR_DIE", "ROYAL-092")
                : Refusals.because("DIE_NOT_THERE", "ROYAL-092");
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        Board.Constants costs = table.content().board().constants();
        if (move instanceof RoyalMove.Reroll reroll) {
            table.purse().payInfluence(costs.rerollCost(), turn);
            int face = table.chance().roll(6, REROLL);
            table.districts().turn(reroll.die().kind(), face);
            if (turn.listening()) {
                turn.add(new RoyalEvent.Rerolled(
                        reroll.die(), new Die(reroll.die().colour(), face)));
            }
        } else if (move instanceof RoyalMove.TurnOver turned) {
            table.purse().payInfluence(costs.turnCost(), turn);
            turnOver(table, turned.dice(), turn);
        } else {
            table.purse().payInfluence(costs.recruitCost(), turn);
            table.city().recruit();
            turn.add(new RoyalEvent.Recruited());
        }
    }

    private static void turnOver(RoyalTable table, Dice dice, Turn turn) {
        table.districts().turnOver(dice);
        if (turn.listening()) {
            List<Die> turned = dice.list().stream()
                    .map(die -> new Die(die.colour(), 7 - die.face()))
                    .toList();
            turn.add(new RoyalEvent.TurnedOver(dice, turned));
        }
    }
}
