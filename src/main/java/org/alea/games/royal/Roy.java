package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Turn;

/** The Roy's turn (ROYAL-151 to ROYAL-175): two dice name a row of his table, and every step says why. */
final class Roy {
    private Roy() {}

    /** He eliminates the highest black die with his strongest die, whatever it shows (ROYAL-072 to ROYAL-074). */
    static void counter(RoyalTable table, Turn turn) {
        Districts districts = table.districts();
        int black = districts.highestBlack();
        districts.removeBlack(black);
        int strongest = districts.strongest(Side.ROY);
        if (strongest >= 0) {
            districts.remove(Side.ROY, strongest);
        }
        if (turn.listening()) {
            turn.add(
                    strongest < 0
                            ? new RoyalEvent.RoyCounteredFreely(black)
                            : new RoyalEvent.RoyCountered(black, Die.ofKind(strongest)));
        }
        Countering.handOver(table, State.COUNTER, turn);
    }

    static void turn(RoyalTable table, Turn turn) {
        rollAndAct(table, turn);
        Turns.afterRoy(table, turn);
    }

    static void rollAndAct(RoyalTable table, Turn turn) {
        int result = table.mood.next(table.chance());
        turn.reveal();
        act(table, result / 6 + 1, result % 6 + 1, turn);
    }

    /** Everything one roll brings about, without whose turn follows. */
    static void act(RoyalTable table, int first, int second, Turn turn) {
        table.progress.royFirstDie = first;
        table.progress.roySecondDie = second;
        RoyRow row = table.content().royRow(first + second);
        if (turn.listening()) {
            turn.add(new RoyalEvent.RoyRolled(first, second, first + second, row.note()));
        }
        if (row.buysYourDie()) {
            buy(table, row, turn);
        }
        int price = carryOut(table, row, turn);
        if (price > 0) {
            pay(table, row, price, turn);
        }
    }

    /** @return the price in dice of his own */
    private static int carryOut(RoyalTable table, RoyRow row, Turn turn) {
        return switch (row.action()) {
            case ROY_VP -> {
                table.gainVp(Side.ROY, row.vp(), ScoreSource.ACTIONS, turn);
                yield row.ownDice();
            }
            case ROY_CITIZEN -> {
                RoyCitizens.place(table, row, turn);
                yield row.ownDice();
            }
            case ROY_EVENT -> event(table, row, turn);
            case ROY_TRADESMAN ->
                RoyCitizens.hire(table, row, turn) ? row.ownDice() : instead(table, row, RoyReason.NO_CARD_LEFT, turn);
            case ROY_CATHEDRAL -> {
                cathedral(table, row, turn);
                yield row.ownDice();
            }
            case ROY_CHARACTER -> character(table, row, turn);
        };
    }

    /** Results 5 and 9 (ROYAL-165, ROYAL-166). */
    private static int event(RoyalTable table, RoyRow row, Turn turn) {
        int length = table.events().length();
        if (length == 0) {
            return instead(table, row, RoyReason.ROW_IS_EMPTY, turn);
        }
        int card = table.events().at(length - 1);
        if (turn.listening()) {
            String free = Integer.toString(table.events().free(card));
            why(
                    RoyReason.FILLS_RIGHTMOST_EVENT,
                    row,
                    free,
                    table.content().event(card).id(),
                    turn);
        }
        return EventScoring.fillByRoy(table, card, turn) * row.diceForEachPlace();
    }

    /** Result 7: a cube that finds no cell gives a VP instead (ROYAL-172). */
    private static void cathedral(RoyalTable table, RoyRow row, Turn turn) {
        for (int cube = 0; cube < row.cubes(); cube++) {
            int column = RoyCubes.nextColumn(table);
            if (column == 0) {
                instead(table, row, RoyReason.CATHEDRAL_FULL, turn);
                continue;
            }
            if (turn.listening()) {
                String level = Integer.toString(table.cathedral().lowestFree(column));
                why(RoyReason.LOWEST_LEVEL_BEST_COLUMN, row, level, Integer.toString(column), turn);
            }
            RoyCubes.build(table, turn);
        }
    }

    /** Result 8 (ROYAL-173, ROYAL-174). */
    private static int character(RoyalTable table, RoyRow row, Turn turn) {
        if (table.characters().empty()) {
            return instead(table, row, RoyReason.NO_CHARACTER_LEFT, turn);
        }
        why(RoyReason.TOP_CHARACTER, row, table.characters().top().id(), "", turn);
        FinalScoring.scoreTopCharacter(table, turn);
        return row.ownDice();
    }

    private static int instead(RoyalTable table, RoyRow row, RoyReason reason, Turn turn) {
        why(reason, row, "", "", turn);
        table.gainVp(Side.ROY, row.fallbackVp(), ScoreSource.ACTIONS, turn);
        return row.fallbackDice();
    }

    /** He buys your best die; you cannot refuse (ROYAL-155 to ROYAL-158). */
    private static void buy(RoyalTable table, RoyRow row, Turn turn) {
        int best = table.districts().strongest(Side.YOU);
        if (best < 0) {
            why(RoyReason.NO_DIE_TO_BUY, row, "", "", turn);
            return;
        }
        table.districts().remove(Side.YOU, best);
        table.purse().putOnDistrict(row.deniersForYourDie());
        if (turn.listening()) {
            Die die = Die.ofKind(best);
            why(RoyReason.BUYS_BEST_DIE, row, die.toString(), "", turn);
            turn.add(new RoyalEvent.RoyBought(die, row.deniersForYourDie()));
        }
    }

    /** Strongest first, as far as they go (ROYAL-153, ROYAL-154); abandoned dice fill up if they are confiscated. */
    private static void pay(RoyalTable table, RoyRow row, int price, Turn turn) {
        List<Die> own = remove(table, Side.ROY, price);
        int missing = price - own.size();
        List<Die> abandoned =
                table.options().confiscated() && table.passed() ? remove(table, Side.YOU, missing) : List.of();
        if (!turn.listening()) {
            return;
        }
        turn.add(new RoyalEvent.RoyPaid(price, own));
        if (!abandoned.isEmpty()) {
            turn.add(new RoyalEvent.RoyConfiscated(abandoned));
        }
        if (missing > abandoned.size()) {
            int paid = own.size() + abandoned.size();
            why(RoyReason.PLAYS_WITHOUT_DICE, row, Integer.toString(paid), Integer.toString(price), turn);
        }
    }

    private static List<Die> remove(RoyalTable table, Side side, int count) {
        List<Die> removed = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int strongest = table.districts().strongest(side);
            if (strongest < 0) {
                break;
            }
            table.districts().remove(side, strongest);
            removed.add(Die.ofKind(strongest));
        }
        return removed;
    }

    static void why(RoyReason reason, RoyRow row, String what, String where, Turn turn) {
        if (turn.listening()) {
            turn.add(new RoyalEvent.RoyReasoned(reason, row.note(), what, where, reason.rule()));
        }
    }
}
