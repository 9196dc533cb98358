package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import org.alea.app.games.royal.roy.RoyPace;
import org.alea.app.games.royal.roy.RoyStage;
import org.alea.app.games.royal.roy.RoyStep;
import org.alea.app.games.royal.roy.RoySteps;
import org.alea.app.games.royal.roy.RoyTurn;
import org.alea.app.settings.Preferences;
import org.alea.app.table.Motion;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.store.Setting;

/**
 * Watches the Roy play: his turn is already in the match, but the table is shown as it was until he has moved his pieces
 * before the player's eyes, and then as he leaves it, whatever follows his turn.
 */
final class RoyWatch implements RoyStage.Watcher {
    private static final int FIRST_TURNS = 6;

    private final RoyalBox box;
    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private final Preferences preferences;
    private final Motion motion;
    private final Runnable seen;
    private Optional<RoyPace> chosen = Optional.empty();
    private RoyStage stage;

    /** @param seen is told when a turn has been watched to its end */
    RoyWatch(
            RoyalBox box,
            RoyalPlay play,
            RoyalSpeech speech,
            Preferences preferences,
            Motion motion,
            RoyalLayout plan,
            Runnable seen) {
        this.box = box;
        this.play = play;
        this.speech = speech;
        this.preferences = preferences;
        this.motion = motion;
        this.seen = seen;
        this.stage = newStage(plan);
    }

    private RoyStage newStage(RoyalLayout plan) {
        RoyStage.Size size = new RoyStage.Size(
                plan.action().getWidth(),
                plan.action().getHeight(),
                plan.commands().getWidth());
        RoyStage made = new RoyStage(box, speech.texts(), wanted(), motion, size, this);
        made.controls().paceProperty().addListener((all, old, now) -> chosen = Optional.of(now));
        return made;
    }

    /** What the player has chosen here, or how much he wants explained at all. */
    private RoyPace wanted() {
        return chosen.orElseGet(() -> switch (preferences.get(Setting.OPPONENT_EXPLAINED)) {
            case ALWAYS -> RoyPace.USUAL;
            case NEVER -> RoyPace.DIRECT;
            case FIRST_TURNS -> turns() <= FIRST_TURNS ? RoyPace.USUAL : RoyPace.FOURFOLD;
        });
    }

    private long turns() {
        return play.match().history().stream()
                .filter(played -> played.move() instanceof RoyalMove.RoyRoll)
                .count();
    }

    /** Lays the stage anew for another size or language; a turn under way is shown again and waits. */
    void build(RoyalLayout plan) {
        Optional<RoyTurn> under = stage.steps().map(RoySteps::turn);
        stage.leave();
        stage = newStage(plan);
        under.ifPresent(stage::recall);
    }

    /** Lays the turn that is being shown over what is otherwise asked, and marks what its present step concerns. */
    void show(Pane board, RoyalParts parts, TableThrows throwing) {
        board.getChildren()
                .removeIf(node -> node.getStyleClass().contains("roy-panel")
                        || node.getStyleClass().contains("roy-controls"));
        parts.board().action().setVisible(!open());
        parts.board().commands().setVisible(!open());
        parts.marks().clear();
        stage.steps().ifPresent(steps -> {
            lay(board, parts.plan());
            boolean lit = steps.current().number() >= RoyStep.Kind.ROW.number();
            parts.roy().foretell(acted(), steps.turn().roll(), lit);
            board.applyCss();
            board.layout();
            parts.marks().show(steps.current(), lying());
            throwing.castRoy(parts.roy().roll());
        });
    }

    private void lay(Pane board, RoyalLayout plan) {
        Rectangle2D action = plan.action();
        Rectangle2D commands = plan.commands();
        stage.panel().resizeRelocate(action.getMinX(), action.getMinY(), action.getWidth(), action.getHeight());
        stage.panel().setStyle(plan.piece());
        stage.controls().setSpacing(plan.compact() ? 5 : 8);
        stage.controls().setStyle("-fx-font-size: " + (plan.compact() ? 14 : plan.tightWords(14)) + "px;");
        stage.controls()
                .resizeRelocate(commands.getMinX(), commands.getMinY(), commands.getWidth(), commands.getHeight());
        board.getChildren().addAll(stage.panel(), stage.controls());
    }

    boolean open() {
        return stage.open();
    }

    Optional<RoySteps> steps() {
        return stage.steps();
    }

    /** Where on his side of the table that is to be seen which the turn being shown has come to. */
    Optional<RoyPanel.Tab> page() {
        return stage.steps().map(steps -> steps.recalls() ? RoyPanel.Tab.CHARACTERS : RoyPanel.Tab.ROY);
    }

    void begin(List<RoyalEvent> events) {
        if (chosen.isEmpty()) {
            stage.controls().paceProperty().set(wanted());
            chosen = Optional.empty();
        }
        RoyTurn.of(events).ifPresent(stage::begin);
    }

    RoyPace pace() {
        return stage.controls().paceProperty().get();
    }

    /** One pace faster (1) or slower (-1). */
    void hurry(int by) {
        stage.controls().paceProperty().set(pace().faster(by));
    }

    void next() {
        stage.next();
    }

    void previous() {
        stage.previous();
    }

    void skip() {
        stage.skip();
    }

    /** The table whose dice and cards lie before the player: what the turn costs lies there until he is seen to pay. */
    RoyalTable lying() {
        boolean unpaid = stage.steps().filter(steps -> !steps.paid()).isPresent();
        return unpaid ? before() : play.table();
    }

    private RoyalTable before() {
        return play.match().tableAfter(play.match().history().size() - 1);
    }

    private RoyalTable acted() {
        return play.game().foresight().onceRoyHasActed(before());
    }

    @Override
    public void shown(RoySteps steps) {
        if (steps.moved()) {
            play.lookInto(acted());
        } else {
            play.look(play.match().history().size() - 1);
        }
    }

    @Override
    public void over(RoyTurn turn) {
        play.look(play.match().history().size());
        seen.run();
    }
}
