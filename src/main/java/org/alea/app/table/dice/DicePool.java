package org.alea.app.table.dice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;

/**
 * Dice lying together, with a word below each if wanted. A die keeps its node as long as it lies here, wherever it moves;
 * dice that do not fit side by side shrink a little and then wrap.
 */
public final class DicePool extends Region {
    private static final double GAP = 6;
    private static final double SMALLEST = 0.75;
    private static final double WORD = 18;

    private final double wanted;
    private final PieceLayer layer;
    private final Map<String, Die> dice = new LinkedHashMap<>();
    private final Map<String, Label> words = new LinkedHashMap<>();

    /** What has become of a die. */
    public enum State {
        READY,
        KEPT,
        USED,
        GONE
    }

    /**
     * One die.
     *
     * @param id stays with the die for the whole game
     * @param word what stands below it, empty for nothing
     */
    public record Die(String id, DieSkin skin, DieFace face, State state, String word) {

        public static Die of(String id, DieSkin skin, DieFace face) {
            return new Die(id, skin, face, State.READY, "");
        }

        public Die in(State newState) {
            return new Die(id, skin, face, newState, word);
        }

        public Die named(String below) {
            return new Die(id, skin, face, state, below);
        }
    }

    /** @param size how large a die is where there is room for all */
    public DicePool(double size, Motion motion) {
        wanted = size;
        layer = new PieceLayer(motion);
        layer.setManaged(false);
        getStyleClass().add("dice-pool");
        getChildren().add(layer);
    }

    public void show(List<Die> shown) {
        dice.clear();
        shown.forEach(die -> dice.put(die.id(), die));
        Set<String> ids = new HashSet<>(dice.keySet());
        layer.keepOnly(ids);
        words.values().removeIf(label -> {
            getChildren().remove(label);
            return true;
        });
        for (Die die : shown) {
            dress(layer.piece(die.id(), DieNode.class, () -> new DieNode(die.skin(), die.face(), wanted)), die);
            if (!die.word().isEmpty()) {
                Label word = new Label(die.word());
                word.getStyleClass().add("die-word");
                word.setAlignment(Pos.CENTER);
                words.put(die.id(), word);
                getChildren().add(word);
            }
        }
        requestLayout();
    }

    /** The node of a die, to make it a spot or to throw it. */
    public Optional<DieNode> die(String id) {
        return layer.find(id).filter(DieNode.class::isInstance).map(DieNode.class::cast);
    }

    private static void dress(DieNode node, Die die) {
        node.show(die.face());
        node.ghost(die.state() == State.GONE);
        node.dim(die.state() == State.USED);
        switch (die.state()) {
            case USED -> node.badge(DieBadge.CHECK);
            case KEPT -> node.badge(DieBadge.LOCK);
            case READY, GONE -> node.badge();
        }
    }

    /** How dice lie in a given width. */
    private record Arrangement(double size, int columns, double rowHeight) {}

    private Arrangement arrange(double width) {
        int count = Math.max(1, dice.size());
        double size = Math.min(wanted, (width - GAP * (count - 1)) / count);
        int columns = count;
        if (size < wanted * SMALLEST) {
            size = wanted * SMALLEST;
            columns = Math.max(1, (int) ((width + GAP) / (size + GAP)));
        }
        return new Arrangement(size, columns, size * 1.06 + (words.isEmpty() ? 0 : WORD));
    }

    @Override
    protected double computePrefWidth(double height) {
        return dice.size() * (wanted + GAP) - GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        Arrangement plan = arrange(width < 0 ? computePrefWidth(-1) : width);
        int rows = (dice.size() + plan.columns() - 1) / plan.columns();
        return rows * (plan.rowHeight() + GAP) - GAP;
    }

    @Override
    protected void layoutChildren() {
        layer.resizeRelocate(0, 0, getWidth(), getHeight());
        Arrangement plan = arrange(getWidth());
        List<Die> order = new ArrayList<>(dice.values());
        for (int i = 0; i < order.size(); i++) {
            String id = order.get(i).id();
            double x = i % plan.columns() * (plan.size() + GAP);
            double y = Math.floorDiv(i, plan.columns()) * (plan.rowHeight() + GAP);
            die(id).ifPresent(node -> {
                node.resizeTo(plan.size());
                node.autosize();
            });
            layer.lay(id, x, y);
            Node word = words.get(id);
            if (word != null) {
                double high = word.prefHeight(-1);
                word.resizeRelocate(x - GAP, y + plan.size() * 1.06, plan.size() + 2 * GAP, high);
            }
        }
    }
}
