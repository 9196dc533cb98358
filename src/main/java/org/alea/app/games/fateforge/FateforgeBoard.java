package org.alea.app.games.fateforge;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.BoardKit;
import org.alea.app.games.fateforge.board.CombatBoard;
import org.alea.app.games.fateforge.board.DrawnCards;
import org.alea.app.games.fateforge.camp.CampBoard;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.DieNode;
import org.alea.app.table.Felt;
import org.alea.app.table.FeltPattern;
import org.alea.app.table.Spot;
import org.alea.app.table.dice.DiceThrow;
import org.alea.engine.Event;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;

/** The whole board: the felt, and on it a scene or the camp between two scenes. */
final class FateforgeBoard implements BoardView<FateforgeTable, FateforgeMove, Reach> {
    private final FateSpeech speech;
    private final Pane root = new Pane();
    private final CombatBoard combat;
    private final CampBoard camp;
    private final DiceThrow dice;
    private final DrawnCards drawn;

    FateforgeBoard(FateSpeech speech, Plan plan, Look look) {
        this.speech = speech;
        BoardKit kit = new BoardKit(speech, plan, look);
        dice = new DiceThrow(look.motion(), look.clock(), look.slowness());
        drawn = new DrawnCards(kit);
        combat = new CombatBoard(kit);
        camp = new CampBoard(kit);
        Felt felt = new Felt();
        felt.setManaged(false);
        double bottom = plan.deck().getMinY();
        felt.resizeRelocate(
                0, plan.bar().getMaxY(), plan.width(), bottom - plan.bar().getMaxY());
        root.setPickOnBounds(false);
        root.getStyleClass().add("fateforge-ground");
        root.getChildren().addAll(felt, combat.node(), camp.node());
        if (look.contrast()) {
            felt.setStyle("-fx-background-color: #0B0F15;");
        } else {
            felt.paint(
                    Felt.Cloth.of("#16302A", "#0C1716", Color.web("#63C295", 0.05), FeltPattern.CONTOURS),
                    plan.width() / 2,
                    plan.height() * 0.4,
                    List.of(),
                    plan.scale());
        }
    }

    @Override
    public Region node() {
        return root;
    }

    @Override
    public void show(Shot<FateforgeTable, FateforgeMove, Reach> shot, Pieces pieces) {
        boolean fighting = shot.table().scene().isPresent();
        combat.node().setVisible(fighting);
        camp.node().setVisible(!fighting && CampBoard.shows(shot.table().state()));
        BoardKit.View view = BoardKit.View.of(speech, shot, pieces);
        shot.table().scene().ifPresent(fray -> combat.show(view, fray));
        if (camp.node().isVisible()) {
            camp.show(view);
        }
        drawn.show(view);
        shot.news().forEach(event -> cast(event, pieces));
    }

    /** Dice that have just been thrown come tumbling from below. */
    private void cast(Event event, Pieces pieces) {
        if (event instanceof FateforgeEvent.DiceRolled rolled) {
            rolled.dice().forEach(die -> cast(die, pieces));
        } else if (event instanceof FateforgeEvent.DieRerolled again) {
            cast(again.die(), pieces);
        }
    }

    private void cast(String die, Pieces pieces) {
        pieces.find(FateSpots.die(die), DieNode.class).ifPresent(node -> dice.cast(node, 60, 180));
    }

    @Override
    public void tick() {
        dice.tick();
    }

    @Override
    public boolean moving() {
        return dice.flying();
    }

    @Override
    public void rest() {
        dice.land();
    }

    @Override
    public void dispose() {
        dice.land();
    }

    @Override
    public void over(Optional<Spot> spot) {
        if (combat.node().isVisible()) {
            combat.over(spot);
        }
    }
}
