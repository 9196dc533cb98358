package org.alea.app.replay;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyEvent;
import org.alea.app.replay.ReplayModel.Pace;

/** A replay by keyboard alone. */
final class ReplayKeys {
    private static final PseudoClass FOCUS_VISIBLE = PseudoClass.getPseudoClass("focus-visible");

    private final ReplayModel model;
    private final Runnable branch;
    private final Runnable mistake;
    private final Runnable coach;
    private final Runnable whole;
    private final Runnable back;

    ReplayKeys(ReplayModel model, Runnable branch, Runnable mistake, Runnable coach, Runnable whole, Runnable back) {
        this.model = model;
        this.branch = branch;
        this.mistake = mistake;
        this.coach = coach;
        this.whole = whole;
        this.back = back;
    }

    /** A filter: the arrows belong to the replay, whatever button has the focus. */
    void listenTo(Node node) {
        node.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!event.isShortcutDown() && !event.isAltDown() && did(event)) {
                event.consume();
            }
        });
    }

    private boolean did(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT, KP_LEFT -> model.previous();
            case RIGHT, KP_RIGHT -> {
                model.playingProperty().set(false);
                model.next();
            }
            case HOME -> model.first();
            case END -> model.toEnd();
            case PAGE_UP -> model.previousRound();
            case PAGE_DOWN -> model.nextRound();
            case SPACE -> {
                if (onButton(event)) {
                    return false;
                }
                model.toggle();
            }
            case DIGIT1, NUMPAD1, AMPERSAND -> model.paceProperty().set(Pace.ONE);
            case DIGIT2, NUMPAD2 -> model.paceProperty().set(Pace.TWO);
            case DIGIT4, NUMPAD4, QUOTE -> model.paceProperty().set(Pace.FOUR);
            case S -> model.paceProperty().set(Pace.STEP);
            case B -> branch.run();
            case M -> mistake.run();
            case C -> coach.run();
            case L -> whole.run();
            case ESCAPE -> back.run();
            default -> {
                return sameKeyOnAzerty(event);
            }
        }
        return true;
    }

    /** Whoever walked to a button presses it; one that was only clicked does not look as if it had the focus. */
    private static boolean onButton(KeyEvent event) {
        return event.getTarget() instanceof ButtonBase button
                && button.getPseudoClassStates().contains(FOCUS_VISIBLE);
    }

    /** The key of the 2 types é there, and has no code of its own. */
    private boolean sameKeyOnAzerty(KeyEvent event) {
        if (!event.getText().equals("é")) {
            return false;
        }
        model.paceProperty().set(Pace.TWO);
        return true;
    }
}
