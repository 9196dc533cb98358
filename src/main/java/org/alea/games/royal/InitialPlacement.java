package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** The initial placement (ROYAL-025 to ROYAL-033): three times the Roy settles three citizens and you two. */
final class InitialPlacement implements Phase {
    static final String ROLL = "placement";

    private static final int YOUR_CITIZENS = 6;
    private static final int EACH_TIME = 2;
    private static final int ROYS_EACH_TIME = 3;

    @Override
    public void list(RoyalTable table, List<RoyalMove> moves) {
        for (int space = 0; space < Building.SPACES; space++) {
            if (table.city().free(space)) {
                moves.add(new RoyalMove.PlaceInitial(Building.ofSpace(space), Building.faceOfSpace(space)));
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        if (!(move instanceof RoyalMove.PlaceInitial place)) {
            return Refusals.wrongState(table);
        }
        if (place.face() < 1 || place.face() > Building.FACES) {
            return Refusals.because("NO_SUCH_SPACE", "ROYAL-025");
        }
        return table.city().free(place.building().space(place.face()))
                ? Optional.empty()
                : Refusals.because("SPACE_OCCUPIED", "ROYAL-030");
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        RoyalMove.PlaceInitial place = (RoyalMove.PlaceInitial) move;
        settle(table, table.city().takeFromSupply(), place.building().space(place.face()), turn);
        table.progress.placed++;
        if (table.progress.placed == YOUR_CITIZENS) {
            fillUp(table, turn);
            Rounds.begin(table, turn);
        } else if (table.progress.placed % EACH_TIME == 0) {
            table.progress.state = State.SETUP_ROLL;
        }
    }

    /** Steps A and B: six dice, of which the three highest name buildings. */
    static void roll(RoyalTable table, Turn turn) {
        byte[] faces = table.placementRoll;
        for (int i = 0; i < RoyalTable.PLACEMENT_DICE; i++) {
            faces[i] = (byte) table.chance().roll(6, ROLL);
        }
        List<Die> dice = inOrder(faces);
        if (turn.listening()) {
            turn.add(new RoyalEvent.PlacementRolled(dice));
        }
        int settled = 0;
        for (int i = 0; i < dice.size() && settled < ROYS_EACH_TIME; i++) {
            Building building = dice.get(i).colour().building();
            int space = RoyCitizens.bestFree(table, building.index());
            if (space >= 0) {
                settle(table, table.city().takeFromReserve(), space, turn);
                settled++;
            } else if (turn.listening()) {
                turn.add(new RoyalEvent.PlacementDieSkipped(dice.get(i), building));
            }
        }
        table.progress.state = State.SETUP_PLACE;
    }

    /** By face, ties red before yellow before white (ROYAL-027). */
    private static List<Die> inOrder(byte[] faces) {
        List<Die> dice = new ArrayList<>();
        for (int face = 6; face > 0; face--) {
            for (int i = 0; i < faces.length; i++) {
                if (faces[i] == face) {
                    dice.add(Die.ofKind(Die.kind(i / 2, face)));
                }
            }
        }
        return dice;
    }

    /** The Roy takes the last free spaces (ROYAL-031). */
    private static void fillUp(RoyalTable table, Turn turn) {
        for (int space = 0; space < Building.SPACES; space++) {
            if (table.city().free(space)) {
                settle(table, table.city().takeFromReserve(), space, turn);
            }
        }
    }

    private static void settle(RoyalTable table, int citizen, int space, Turn turn) {
        table.city().stand(citizen, space);
        if (turn.listening()) {
            turn.add(new RoyalEvent.Settled(City.side(citizen), Building.ofSpace(space), Building.faceOfSpace(space)));
        }
    }
}
