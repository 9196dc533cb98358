package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.input.DicePick;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** The dice of a hero: the pool before the throw, after it the results that can be taken and used. */
final class DiceTray {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    private static final double GAP = 16;

    private final BoardKit kit;

    DiceTray(BoardKit kit) {
        this.kit = kit;
    }

    private record Lying(
            Spot spot, DieSkin skin, DieFace face, boolean spent, boolean picked, String heard, String name) {}

    private List<Lying> dice(BoardKit.View view, Hero hero) {
        List<Lying> dice = new ArrayList<>();
        if (!hero.fight().rolled() && hero.standing()) {
            List<FateforgeMove.RollDice> choices = view.shot().moves().stream()
                    .filter(FateforgeMove.RollDice.class::isInstance)
                    .map(FateforgeMove.RollDice.class::cast)
                    .filter(move -> move.hero().equals(hero.id()))
                    .toList();
            List<String> chosen =
                    new DicePick(kit.speech().content(), view.table(), view.draft()).chosen(hero, choices);
            for (String die : Sheet.pool(kit.speech().content(), hero)) {
                CombatDie kind = Sheet.kind(kit.speech().content(), hero, die);
                String heard = kit.speech().get("hear.pool", kit.speech().get("die." + kind.name()));
                dice.add(new Lying(
                        FateSpots.pool(die),
                        FateLooks.skin(kind),
                        new DieFace.Blank(),
                        false,
                        choices.isEmpty() || chosen.contains(die),
                        heard,
                        ""));
            }
            return dice;
        }
        for (HeldResult held : hero.fight().results()) {
            DieSkin skin = held.die().map(FateLooks::skin).orElse(DieSkin.WHITE);
            DieFace face = hero.fight().covered() ? new DieFace.Blank() : FateLooks.face(held.face());
            String name = hero.fight().covered() ? "" : kit.speech().face(held.face());
            dice.add(new Lying(FateSpots.die(held.id()), skin, face, held.spent(), true, heard(held), name));
        }
        return dice;
    }

    private String heard(HeldResult held) {
        String face = kit.speech().get("face." + held.face().name());
        String die = held.die()
                .map(kind -> kit.speech().get("die." + kind.name()))
                .orElse(kit.speech().get("die.gained"));
        return kit.speech().get(held.spent() ? "hear.spent" : "hear.die", die, face);
    }

    private double size(int count, double width) {
        double wanted = kit.of(52, 46) * kit.look().dice();
        return count == 0
                ? wanted
                : Math.min(wanted, Math.max(30, (width - GAP * (Math.min(count, 5) - 1)) / Math.min(count, 5)));
    }

    /** Whether any dice lie here now. */
    boolean any(BoardKit.View view, Hero hero) {
        return !dice(view, hero).isEmpty();
    }

    /** How high the tray has to be; nothing once the dice are gone. */
    double height(BoardKit.View view, Hero hero, double width) {
        if (!any(view, hero)) {
            return 0;
        }
        int count = Math.max(4, dice(view, hero).size());
        double size = size(count, width);
        int columns = Math.max(1, (int) ((width + GAP) / (size + GAP)));
        int rows = (count + columns - 1) / columns;
        return rows * pitch(size, true) + 10;
    }

    private double line() {
        return Math.rint(15 * kit.text());
    }

    private double pitch(double size, boolean named) {
        return size * 1.06 + (named ? line() + 4 : 8);
    }

    /**
     * Lays the dice in a place of the whole table.
     *
     * @param names where their names are written, its corner in the corner of the place; none where there is no room
     */
    void lay(BoardKit.View view, Hero hero, Rectangle2D place, Optional<Pane> names) {
        List<Lying> dice = dice(view, hero);
        double size = Math.min(size(Math.max(4, dice.size()), place.getWidth()), Math.max(20, place.getHeight()));
        int columns = Math.max(1, (int) ((place.getWidth() + GAP) / (size + GAP)));
        int inRow = Math.min(columns, Math.max(1, dice.size()));
        double left = names.isEmpty() ? 0 : (place.getWidth() - inRow * (size + GAP) + GAP) / 2;
        names.ifPresent(pane -> pane.getChildren().clear());
        for (int i = 0; i < dice.size(); i++) {
            Lying die = dice.get(i);
            double x = left + i % columns * (size + GAP);
            int row = i / columns;
            double y = row * pitch(size, names.isPresent());
            show(view, die, size, place.getMinX() + x, place.getMinY() + y);
            names.filter(pane -> !die.name().isEmpty())
                    .ifPresent(pane -> pane.getChildren().add(name(die, x, y, size)));
        }
    }

    private Label name(Lying die, double x, double y, double size) {
        Label name = kit.label(die.name(), die.spent() ? "die-name-spent" : "die-name");
        double wide = size + GAP - 2;
        Fitting.line(name, Fonts.TEXT, 12 * kit.text(), wide);
        name.setAlignment(Pos.CENTER);
        name.setManaged(false);
        name.resizeRelocate(x - GAP / 2 + 1, y + size * 1.06 + 1, wide, line());
        return name;
    }

    private void show(BoardKit.View view, Lying die, double size, double x, double y) {
        DieNode node =
                view.pieces().lay(die.spot(), DieNode.class, () -> new DieNode(die.skin(), die.face(), size), x, y);
        node.show(die.face());
        node.resizeTo(size);
        node.autosize();
        node.dim(die.spent() || !die.picked());
        if (die.spent()) {
            node.badge(DieBadge.CHECK);
        } else {
            node.badge();
        }
        node.setAccessibleText(die.heard());
        node.pseudoClassStateChanged(CHOSEN, view.draft().has(die.spot()));
        node.pseudoClassStateChanged(WANTED, view.wanted(die.spot()));
    }
}
