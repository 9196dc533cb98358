package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.alea.app.reference.Face;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.engine.Words;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** The dice a game of Le Défi de la Reine begins with, in a row. */
final class QueenReserve {
    private static final double DIE = 28;
    private static final double GAP = 6;

    private QueenReserve() {}

    static Face of(QueenBox box, Setup setup) {
        QueenTable table = Match.start(box.game(), setup).table();
        List<QueenDie> dice = table.dice(Zone.RESERVE);
        boolean dragon = table.options().with(QueenModule.DRAGON);
        int pieces = dice.size() + (dragon ? 1 : 0);
        return new Face(
                Words.same(""), pieces * (DIE + GAP) - GAP, DIE, look -> new HBox(GAP, lay(dice, dragon, look)));
    }

    private static Node[] lay(List<QueenDie> dice, boolean dragon, Face.Look look) {
        List<Node> row = new ArrayList<>();
        IntStream.range(0, dice.size())
                .mapToObj(i -> new DieNode(Skins.of(look).of(dice.get(i).colour()), DieFace.pips(i % 6 + 1), DIE))
                .forEach(row::add);
        if (dragon) {
            row.add(new DieNode(DieSkin.DRAGON, Skins.face(DragonFace.values()[0]), DIE));
        }
        return row.toArray(Node[]::new);
    }
}
