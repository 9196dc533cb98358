package org.alea.app.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import org.alea.app.games.queen.Emblems;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Desk;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Candidate;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** The dice of a decision, drawn as on the table. */
final class CoachDice {
    private final Desk desk;

    CoachDice(Desk desk) {
        this.desk = desk;
    }

    DieNode die(QueenDie die, double size) {
        return new DieNode(skin(die.colour()), DieFace.pips(die.value()), size);
    }

    private DieSkin skin(DieColour colour) {
        DieSkin plain = switch (colour) {
            case W -> DieSkin.WHITE;
            case G -> DieSkin.GREEN;
            case Y -> DieSkin.YELLOW;
            case B -> DieSkin.BLUE;
        };
        Preferences preferences = desk.preferences();
        Choices.ColourMarks marks = preferences.get(Setting.COLOUR_MARKS);
        return marks == Choices.ColourMarks.SIGN || colour == DieColour.W
                ? plain
                : plain.lettered(desk.texts().get("queen.letter." + colour), marks == Choices.ColourMarks.BOTH);
    }

    /** The dragon die as it lies there, if it does. */
    List<Node> dragon(QueenTable table, double size) {
        return table.dragon()
                .<List<Node>>map(
                        face -> List.of(new DieNode(DieSkin.DRAGON, new DieFace.Symbol(Emblems.of(face)), size)))
                .orElse(List.of());
    }

    /** The dice that a choice takes in hand: those placed, those thrown, and the dragon die. */
    List<Node> inHand(QueenTable table, Candidate choice, double size) {
        List<Node> nodes = new ArrayList<>();
        for (Candidate.Placed placed : choice.placements()) {
            group(table, placed.value()).stream().limit(placed.count()).forEach(die -> nodes.add(die(die, size)));
        }
        if (!choice.stops()) {
            group(table, choice.value()).forEach(die -> nodes.add(die(die, size)));
        }
        if (choice.withDragon()) {
            nodes.addAll(dragon(table, size));
        }
        return nodes;
    }

    /** What the dice thrown again show now. */
    List<Node> thrown(QueenTable before, QueenTable after, Candidate choice, double size) {
        List<String> ids =
                group(before, choice.value()).stream().map(QueenDie::id).toList();
        List<Node> nodes = new ArrayList<>();
        after.dice(Zone.ARENA).stream().filter(die -> ids.contains(die.id())).forEach(die -> nodes.add(die(die, size)));
        if (choice.withDragon()) {
            nodes.addAll(dragon(after, size));
        }
        return nodes;
    }

    private static List<QueenDie> group(QueenTable table, int value) {
        return table.dice(Zone.ARENA).stream()
                .filter(die -> die.value() == value)
                .toList();
    }
}
