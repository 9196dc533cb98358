package org.alea.games.royal.bots;

import java.util.List;
import org.alea.games.royal.Activity;
import org.alea.games.royal.ActivityBoard;
import org.alea.games.royal.Building;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Die;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.EventRow;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** What a table is worth to you in VP, by fixed weights: all that is certain, and a price for everything else. */
final class Appraisal {
    private static final List<Building> BUILDINGS = List.of(Building.values());
    private static final List<Colour> COLOURS = List.of(Colour.values());
    private static final int ROUNDS = 4;
    private static final int PLENTY = 15;

    /** How many dice a turn costs on average: the Roy plays on as long as anyone has dice. */
    private static final double ROY_DICE_A_TURN = 1.4;

    private static final double YOUR_DICE_A_TURN = 1.8;

    private final Weights weights;

    Appraisal(Weights weights) {
        this.weights = weights;
    }

    double of(RoyalTable table) {
        double value = table.vp(Side.YOU) - table.vp(Side.ROY);
        if (table.state() == State.GAME_OVER) {
            return value;
        }
        int left = roundsLeft(table);
        return value
                + purse(table, left)
                + citizens(table, left)
                + dice(table)
                + trades(table, left)
                + events(table, left)
                + cathedral(table)
                + characters(table);
    }

    /** How often dice will still be rolled. */
    private static int roundsLeft(RoyalTable table) {
        boolean toCome = table.state() == State.ROLL || table.round() == 0;
        return Math.min(ROUNDS - 1, ROUNDS - table.round() + (toCome ? 1 : 0));
    }

    private double purse(RoyalTable table, int left) {
        int deniers = table.purse().deniers() + table.purse().onDistrict();
        if (table.state() == State.ROLL) {
            // the income of a round that has just begun would have come anyway
            deniers -= table.content().board().constants().income() - salaries(table);
        }
        double worth = Math.min(deniers, PLENTY) + weights.of(Weights.RICH) * Math.max(0, deniers - PLENTY);
        return weights.of(Weights.DENIERS, left) * worth
                + weights.of(Weights.INFLUENCE, left) * table.purse().influence();
    }

    private static int salaries(RoyalTable table) {
        int due = 0;
        for (Building building : BUILDINGS) {
            due += table.content().board().house(building).salary()
                    * table.city().standing(Side.YOU, building);
        }
        return due;
    }

    private double citizens(RoyalTable table, int left) {
        int waiting = table.city().supply() + table.city().lying(Side.YOU);
        double value = weights.of(Weights.SUPPLY, left) * Math.min(waiting, 4);
        double safe = 0;
        for (Building building : BUILDINGS) {
            for (int face = 1; face <= 6; face++) {
                if (table.city().holds(Side.YOU, building, face)) {
                    safe += weights.of(Weights.STANDING) + weights.of(Weights.FACE) * face;
                } else if (table.city().holds(Side.ROY, building, face)) {
                    safe -= weights.of(Weights.ROY_STANDING);
                }
            }
        }
        return value + safe * left - weights.of(Weights.DENIERS, left) * salaries(table) * left;
    }

    private double dice(RoyalTable table) {
        Dice own = table.districts().dice(Side.YOU);
        int roys = table.districts().dice(Side.ROY).size();
        double royTurns = Math.max(roys / ROY_DICE_A_TURN, own.size() / YOUR_DICE_A_TURN);
        double value = -weights.of(Weights.ROY_DIE) * roys - weights.of(Weights.ROY_TURN) * royTurns;
        if (table.passed()) {
            return value - weights.of(Weights.ABANDONED) * own.size();
        }
        for (int face = 1; face <= 6; face++) {
            for (Colour colour : COLOURS) {
                int count = own.count(new Die(colour, face));
                if (count > 0) {
                    double die = weights.of(Weights.DIE) + weights.of(Weights.PIP) * face;
                    value += count * (colour == Colour.RED ? die + weights.of(Weights.RED_DIE) : die);
                }
            }
        }
        for (int id = 0; id < 6; id++) {
            if (table.districts().blackDie(id) > 0) {
                value -= weights.of(Weights.BLACK_DIE);
            }
        }
        return value;
    }

    private double trades(RoyalTable table, int left) {
        ActivityBoard board = table.activities();
        double value = 0;
        for (Colour colour : COLOURS) {
            for (int stage = 1; stage <= board.stages() && stage <= 3; stage++) {
                int yours = board.placeOf(colour, stage, Side.YOU);
                int roys = board.placeOf(colour, stage, Side.ROY);
                if (yours + roys == 0) {
                    continue;
                }
                Activity card = table.activity(colour, stage).orElseThrow();
                if (yours > 0) {
                    value += card.placeVp().get(yours - 1) + weights.of(Weights.TRADESMAN) * left;
                    value += weights.of(Weights.CUBE) * Math.min(board.cubes(colour, stage), 2 * left + 2);
                }
                if (roys > 0) {
                    value -= card.placeVp().get(roys - 1);
                }
            }
        }
        return value;
    }

    private double events(RoyalTable table, int left) {
        EventRow row = table.events();
        double value = 0;
        for (int position = 0; position < row.length(); position++) {
            EventCard event = row.eventAt(position);
            int cubes = row.cubesAt(position);
            value -= weights.of(Weights.EVENT_BURDEN) * left;
            value += weights.of(Weights.EVENT_SHARE) * event.first().vp() * cubes / event.places();
            // ROYAL-165: the Roy ends the right-most event first
            value += weights.of(Weights.EVENT_LEAD) * ifTheRoyEnds(event, cubes) / (row.length() - position);
        }
        return value;
    }

    /** What it is worth to you if the Roy fills the places left: on a tie you lead (ROYAL-206). */
    private static int ifTheRoyEnds(EventCard event, int cubes) {
        int first = event.first().vp();
        int second = event.second().vp();
        if (cubes == 0) {
            return -first;
        }
        return 2 * cubes >= event.places() ? first - second : second - first;
    }

    private double cathedral(RoyalTable table) {
        int penalty = table.content().board().emptyLevelPenalty();
        int levels = table.cathedral().levels();
        return penalty
                * (weights.of(Weights.ROY_LEVEL) * (levels - table.cathedral().levelsOf(Side.ROY))
                        - weights.of(Weights.LEVEL)
                                * (levels - table.cathedral().levelsOf(Side.YOU)));
    }

    private double characters(RoyalTable table) {
        double value = 0;
        for (int i = 0; i < table.characters().size(); i++) {
            CharacterCard card = table.characters().get(i);
            int count = card.count(table, Side.YOU);
            value += weights.of(Weights.CHARACTER) * (card.vpFor(count) - card.vp(table, Side.ROY));
            for (int tier = 0; tier < 3; tier++) {
                int threshold = card.thresholds().get(tier);
                int before = tier == 0 ? 0 : card.thresholds().get(tier - 1);
                if (count < threshold && count > before) {
                    int more = card.vp().get(tier) - (tier == 0 ? 0 : card.vp().get(tier - 1));
                    value += weights.of(Weights.NEAR_TIER) * more * (count - before) / (threshold - before);
                }
            }
        }
        return value;
    }
}
