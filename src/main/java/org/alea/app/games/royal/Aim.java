package org.alea.app.games.royal;

import java.util.List;
import java.util.stream.Stream;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Partial;
import org.alea.games.royal.RoyalMove;

/** The names of everything a proposal can be aimed at; cards and events go by their ids. */
final class Aim {
    static final String CATHEDRAL = Partial.CATHEDRAL;
    static final String FIELD = Partial.AGRICULTURE;
    static final String REROLL = "REROLL";
    static final String TURN = "TURN";
    static final String RECRUIT = "RECRUIT";
    static final String PASS = "PASS";
    static final String COUNTER = "COUNTER";
    static final String CONCEDE = "CONCEDE";
    static final String STOP = "STOP";
    static final String ROLL = "ROLL";

    private static final String COLUMN = "COLUMN.";
    private static final String HIDDEN = "HIDDEN.";

    /** What goes without saying: a roll, or a set that counters. */
    static final List<String> AUTOMATIC = List.of(ROLL, COUNTER);

    private Aim() {}

    static String space(Building building, int face) {
        return building + "." + face;
    }

    /** The building whose space a target is; empty if it is none. */
    static String building(String target) {
        int dot = target.indexOf('.');
        String name = dot < 0 ? "" : target.substring(0, dot);
        return Stream.of(Building.values()).anyMatch(house -> house.name().equals(name)) ? name : "";
    }

    static String cell(int column, int level) {
        return "CELL." + column + "." + level;
    }

    static boolean isCell(String target) {
        return target.startsWith("CELL.");
    }

    static String column(int column) {
        return COLUMN + column;
    }

    static boolean isColumn(String target) {
        return target.startsWith(COLUMN);
    }

    static int columnOf(String target) {
        return Integer.parseInt(target.substring(COLUMN.length()));
    }

    /** A card that still lies face down. */
    static String faceDown(Colour colour, int stage) {
        return HIDDEN + colour + "." + stage;
    }

    static boolean isFaceDown(String target) {
        return target.startsWith(HIDDEN);
    }

    /** Whether a group can ever go there. */
    static boolean takesGroup(String target) {
        return !isFaceDown(target) && !isCell(target) && !isCommand(target) && !AUTOMATIC.contains(target);
    }

    /** Whether a button of its own stands for it. */
    static boolean isCommand(String target) {
        return List.of(REROLL, TURN, RECRUIT, PASS, CONCEDE, STOP).contains(target);
    }

    /** Where a move goes. */
    static String of(RoyalMove move) {
        if (move instanceof RoyalMove.Activate activate) {
            return activate.card();
        } else if (move instanceof RoyalMove.Combat combat) {
            return combat.event();
        } else if (move instanceof RoyalMove.Place place) {
            return space(place.building(), place.face());
        } else if (move instanceof RoyalMove.PlaceInitial place) {
            return space(place.building(), place.face());
        } else if (move instanceof RoyalMove.LayDown down) {
            return space(down.building(), down.face());
        } else if (move instanceof RoyalMove.LoseCathedralCube cube) {
            return cell(cube.column(), cube.level());
        } else if (move instanceof RoyalMove.LoseEventCube cube) {
            return cube.event();
        } else if (move instanceof RoyalMove.EventCube cube) {
            return cube.event();
        } else if (move instanceof RoyalMove.Column cube) {
            return column(cube.column());
        }
        return single(move);
    }

    private static String single(RoyalMove move) {
        if (move instanceof RoyalMove.Cathedral) {
            return CATHEDRAL;
        } else if (move instanceof RoyalMove.Agriculture) {
            return FIELD;
        } else if (move instanceof RoyalMove.Reroll) {
            return REROLL;
        } else if (move instanceof RoyalMove.TurnOver) {
            return TURN;
        } else if (move instanceof RoyalMove.Recruit) {
            return RECRUIT;
        } else if (move instanceof RoyalMove.Pass) {
            return PASS;
        } else if (move instanceof RoyalMove.Counter) {
            return COUNTER;
        } else if (move instanceof RoyalMove.Concede) {
            return CONCEDE;
        }
        return move instanceof RoyalMove.Stop ? STOP : ROLL;
    }
}
