package org.alea.app.games.queen;

import java.util.OptionalInt;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieSkin;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenDie;

/** How the dice of this game look. */
final class Skins {

    private Skins() {}

    static DieSkin of(DieColour colour) {
        return switch (colour) {
            case W -> DieSkin.WHITE;
            case G -> DieSkin.GREEN;
            case Y -> DieSkin.YELLOW;
            case B -> DieSkin.BLUE;
        };
    }

    /** What a die shows; one that does not count now lies on any face, as dice do. */
    static DieFace face(QueenDie die) {
        return DieFace.pips(die.value() == 0 ? 1 + Math.floorMod(die.id().hashCode(), 6) : die.value());
    }

    static DieFace face(OptionalInt value) {
        return value.isPresent() ? DieFace.pips(value.getAsInt()) : new DieFace.Blank();
    }

    static DieFace face(DragonFace face) {
        return new DieFace.Symbol(Emblems.of(face));
    }
}
