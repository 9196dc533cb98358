package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.alea.engine.Event;
import org.alea.engine.Result;
import org.alea.engine.Turn;

/** What would happen, without it happening: for previews at a target, the Roy's forecast and the score so far. */
public final class Foresight {
    private final RoyalGame game;

    Foresight(RoyalGame game) {
        this.game = game;
    }

    /**
     * What can be said of a group from the tray alone: what its dice cost, what it counts for with the cube that is armed,
     * and the cards whose cubes could be spent on it.
     */
    public record Quote(int size, int price, int total, boolean affordable, List<String> cubes) {}

    /** So many cases out of so many. */
    public record Odds(int cases, int of) {}

    /**
     * How likely a result of the Roy was before it came up: what he drew was in the deck until then (ROYAL-007).
     *
     * @param table as that roll left it
     */
    public Odds ofLastRoll(RoyalTable table, int result) {
        if (!table.options().measured()) {
            return new Odds(chances(table, result), draws(table));
        }
        int[] left = table.mood.toCome();
        return new Odds(1 + count(left, result), 1 + left.length);
    }

    /** In how many of the throws or draws to come the Roy's two dice give this sum. */
    public int chances(RoyalTable table, int result) {
        return count(toCome(table), result);
    }

    private static int count(int[] throwsLeft, int result) {
        return (int) IntStream.of(throwsLeft)
                .filter(dice -> dice / 6 + dice % 6 + 2 == result)
                .count();
    }

    /** How many throws are possible, or draws are left. */
    public int draws(RoyalTable table) {
        return toCome(table).length;
    }

    /** A deck that is used up is shuffled anew (ROYAL-007); only the order of what is left is hidden. */
    private static int[] toCome(RoyalTable table) {
        int[] left = table.mood.toCome();
        return left.length > 0 ? left : IntStream.range(0, KingsMood.RESULTS).toArray();
    }

    /** What the Roy would do now if his two dice showed this result, 2 to 12. */
    public List<Event> ofRoy(RoyalTable table, int result) {
        RoyalTable copy = table.copy();
        Turn turn = Turn.recorded();
        int first = Math.max(1, result - 6);
        Roy.act(copy, first, result - first, turn);
        return turn.events();
    }

    /**
     * The table once the Roy has acted and paid, before his turn ends the round or hands over.
     *
     * @param table as it was before a roll of his that has been played
     */
    public RoyalTable onceRoyHasActed(RoyalTable table) {
        RoyalTable copy = table.copy();
        Roy.rollAndAct(copy, Turn.silent());
        return copy;
    }

    /** What a move of yours would bring about, as far as no die and no card to come decides it. */
    public List<Event> of(RoyalTable table, RoyalMove move) {
        if (table.state().kind() != State.Kind.DECISION) {
            return List.of();
        }
        if (move instanceof RoyalMove.Reroll) {
            return List.of(new RoyalEvent.InfluencePaid(
                    table.content().board().constants().rerollCost()));
        }
        RoyalTable imagined = game.imagine(table, 0);
        Turn turn = Turn.recorded();
        game.play(imagined, move, turn);
        List<Event> certain = new ArrayList<>();
        for (Event event : turn.events()) {
            if (comesAnyway(event)) {
                break;
            }
            certain.add(event);
        }
        return List.copyOf(certain);
    }

    /** What follows whatever was chosen: the next event, or the end of the round. */
    private static boolean comesAnyway(Event event) {
        return event instanceof RoyalEvent.EventActed
                || event instanceof RoyalEvent.DistrictCollected
                || event instanceof RoyalEvent.CitizensRose
                || event instanceof RoyalEvent.RoundEnded
                || event instanceof RoyalEvent.RoundBegan;
    }

    /** The score sheet and verdict if the game ended with the table as it is. */
    public Result ifEndedNow(RoyalTable table) {
        RoyalTable copy = table.copy();
        FinalScoring.score(copy, Turn.silent());
        return ScoreSheet.result(copy);
    }

    /** The price and total of these dice, or nothing if they are no group or lie elsewhere. */
    public Optional<Quote> quote(RoyalTable table, Dice own, Dice bought, String cube) {
        int size = own.size() + bought.size();
        boolean there = Refusals.there(table, Side.YOU, own) && Refusals.there(table, Side.ROY, bought);
        if (size < 1 || size > Group.MOST || !there || new Cubes(table, cube).count() == 0) {
            return Optional.empty();
        }
        Group group = Group.of(own, bought);
        GroupUse use = GroupUse.of(table, group, cube);
        Cubes all = new Cubes(table);
        List<String> fitting = new ArrayList<>();
        for (int i = 0; i < all.count(); i++) {
            if (!all.id(i).equals(RoyalMove.NO_MODIFIER) && all.modifier(i).fits(group)) {
                fitting.add(all.id(i));
            }
        }
        boolean affordable = use.price() <= table.purse().deniers();
        return Optional.of(new Quote(size, use.price(), use.total(), affordable, List.copyOf(fitting)));
    }
}
