package org.alea.app.games.queen;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.alea.app.reference.Face;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Plate;
import org.alea.app.table.PlatePattern;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenDie;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** How dice and plates look for this player: with signs, letters or both, and without patterns at high contrast. */
final class Skins {
    private final Supplier<Choices.ColourMarks> marks;
    private final BooleanSupplier contrast;
    private final Texts texts;

    Skins(Preferences preferences, Texts texts) {
        this(() -> preferences.get(Setting.COLOUR_MARKS), () -> preferences.get(Setting.HIGH_CONTRAST), texts);
    }

    private Skins(Supplier<Choices.ColourMarks> marks, BooleanSupplier contrast, Texts texts) {
        this.marks = marks;
        this.contrast = contrast;
        this.texts = texts;
    }

    /** As the player has chosen to see pieces, away from the table. */
    static Skins of(Face.Look look) {
        return new Skins(look::marks, look::contrast, look.texts());
    }

    static DieSkin plain(DieColour colour) {
        return switch (colour) {
            case W -> DieSkin.WHITE;
            case G -> DieSkin.GREEN;
            case Y -> DieSkin.YELLOW;
            case B -> DieSkin.BLUE;
        };
    }

    DieSkin of(DieColour colour) {
        Choices.ColourMarks chosen = marks.get();
        return chosen == Choices.ColourMarks.SIGN || colour == DieColour.W
                ? plain(colour)
                : plain(colour).lettered(texts.get("queen.letter." + colour), chosen == Choices.ColourMarks.BOTH);
    }

    boolean contrast() {
        return contrast.getAsBoolean();
    }

    Plate plate(String card, double width, double height) {
        Plate plate = Emblems.plate(card, width, height);
        return contrast() ? new Plate(plate.emblem(), PlatePattern.PLAIN, width, height) : plate;
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
