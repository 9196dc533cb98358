package org.alea.games.royal;

import org.alea.engine.Turn;

/** Where the Roy's citizens and tradesmen go. */
final class RoyCitizens {
    private static final int NOWHERE = -1;

    private RoyCitizens() {}

    /** The best-ranked empty space of a building, or -1. */
    static int bestFree(RoyalTable table, int building) {
        for (int rank = 1; rank <= Building.FACES; rank++) {
            int space = table.content().board().spaceRanked(building, rank);
            if (table.city().free(space)) {
                return space;
            }
        }
        return NOWHERE;
    }

    /** The best-ranked space you hold there from which the Roy can expel you (ROYAL-161), or -1. */
    private static int bestToExpel(RoyalTable table, int building) {
        for (int rank = 1; rank <= Building.FACES; rank++) {
            int space = table.content().board().spaceRanked(building, rank);
            if (table.city().held(space, Side.YOU) && !table.city().locked(space)) {
                return space;
            }
        }
        return NOWHERE;
    }

    /** The space he takes in this building: he expels if he can, else looks for an empty one; -1 if neither. */
    static int spaceIn(RoyalTable table, int building) {
        int expelling = bestToExpel(table, building);
        return expelling != NOWHERE ? expelling : bestFree(table, building);
    }

    /** A citizen of the Roy takes a space; whoever stands there is expelled. */
    static void enter(RoyalTable table, int citizen, int space, Turn turn) {
        Building building = Building.ofSpace(space);
        int face = Building.faceOfSpace(space);
        if (!table.city().free(space)) {
            table.city().expel(space);
            if (turn.listening()) {
                turn.add(new RoyalEvent.Expelled(Side.YOU, building, face));
            }
        }
        table.city().stand(citizen, space);
        if (turn.listening()) {
            turn.add(new RoyalEvent.CitizenPlaced(Side.ROY, building, face));
        }
    }

    /** Results 4 and 10 (ROYAL-160 to ROYAL-164). */
    static void place(RoyalTable table, RoyRow row, Turn turn) {
        if (!anyone(table)) {
            why(RoyReason.NO_CITIZEN_LEFT, row, "", "", turn);
            return;
        }
        int strongest = table.districts().strongest(Side.ROY);
        int first = strongest < 0 ? 0 : strongest / 6;
        if (turn.listening()) {
            String building = Building.of(first).name();
            if (strongest < 0) {
                why(RoyReason.NO_DIE_NAMES, row, "", building, turn);
            } else {
                why(RoyReason.STRONGEST_DIE_NAMES, row, Die.ofKind(strongest).toString(), building, turn);
            }
        }
        int space = spaceIn(table, first);
        if (space == NOWHERE) {
            why(RoyReason.BUILDING_OFFERS_NOTHING, row, "", Building.of(first).name(), turn);
        }
        for (int building = 0; building < Building.COUNT && space == NOWHERE; building++) {
            if (building != first) {
                space = spaceIn(table, building);
            }
        }
        if (space == NOWHERE) {
            why(RoyReason.NO_SPACE_ANYWHERE, row, "", "", turn);
            return;
        }
        if (turn.listening()) {
            RoyReason reason = table.city().free(space) ? RoyReason.TAKES_EMPTY_SPACE : RoyReason.EXPELS_BEST_RANKED;
            String face = Integer.toString(Building.faceOfSpace(space));
            why(reason, row, face, Building.ofSpace(space).name(), turn);
        }
        enter(table, take(table, row, turn), space, turn);
    }

    /** Result 6 (ROYAL-167 to ROYAL-169). @return false if he has a tradesman on every revealed card */
    static boolean hire(RoyalTable table, RoyRow row, Turn turn) {
        int chosen = NOWHERE;
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            if (open(table, slot) && (chosen == NOWHERE || better(table, slot, chosen))) {
                chosen = slot;
            }
        }
        if (chosen == NOWHERE) {
            return false;
        }
        if (!anyone(table)) {
            why(RoyReason.NO_CITIZEN_LEFT, row, "", "", turn);
            return true;
        }
        Activity card = table.card(chosen);
        int vp = worth(table, chosen);
        if (turn.listening()) {
            RoyReason reason = reasonFor(table, chosen);
            int what = reason == RoyReason.PLACE_WORTH_MOST ? vp : card.hireCost();
            why(reason, row, Integer.toString(what), card.id(), turn);
        }
        int place = table.activities().hire(chosen, take(table, row, turn));
        if (turn.listening()) {
            turn.add(new RoyalEvent.RoyHired(card.id(), place, vp));
        }
        return true;
    }

    private static boolean open(RoyalTable table, int slot) {
        return table.activities().revealed(slot) && table.activities().placeOf(slot, Side.ROY) == 0;
    }

    /** Most VP, then the lowest hiring cost; slots already go by colour and stage (ROYAL-168). */
    private static boolean better(RoyalTable table, int slot, int than) {
        int more = worth(table, slot) - worth(table, than);
        return more > 0
                || (more == 0 && table.card(slot).hireCost() < table.card(than).hireCost());
    }

    private static RoyReason reasonFor(RoyalTable table, int chosen) {
        RoyReason reason = RoyReason.PLACE_WORTH_MOST;
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            if (slot != chosen && open(table, slot) && worth(table, slot) == worth(table, chosen)) {
                if (table.card(slot).hireCost() == table.card(chosen).hireCost()) {
                    return RoyReason.FIRST_BY_COLOUR;
                }
                reason = RoyReason.CHEAPEST_OF_EQUALS;
            }
        }
        return reason;
    }

    private static int worth(RoyalTable table, int slot) {
        return table.card(slot).placeVp().get(table.activities().nextPlace(slot) - 1);
    }

    private static boolean anyone(RoyalTable table) {
        return table.city().reserve() > 0 || table.city().lying(Side.ROY) > 0;
    }

    /** From his reserve, else a lying citizen gets up (ROYAL-164). */
    private static int take(RoyalTable table, RoyRow row, Turn turn) {
        if (table.city().reserve() > 0) {
            return table.city().takeFromReserve();
        }
        why(RoyReason.RAISES_LYING_CITIZEN, row, "", "", turn);
        return table.city().takeLying(Side.ROY);
    }

    private static void why(RoyReason reason, RoyRow row, String what, String where, Turn turn) {
        Roy.why(reason, row, what, where, turn);
    }
}
