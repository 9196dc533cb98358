package org.alea.app.games.royal.roy;

/** Goes through a turn of the Roy, forwards and backwards; past steps are ticked, coming ones grey. */
public final class RoySteps {
    private final RoyTurn turn;
    private int current;

    /** How far a step has come. */
    public enum Progress {
        PAST,
        CURRENT,
        COMING
    }

    /** Begins with the first step. */
    public RoySteps(RoyTurn turn) {
        this.turn = turn;
    }

    public RoyTurn turn() {
        return turn;
    }

    /** The step that is open; after the end the last one. */
    public RoyStep current() {
        return turn.steps().get(Math.min(current, turn.steps().size() - 1));
    }

    public boolean over() {
        return current >= turn.steps().size();
    }

    public boolean first() {
        return current == 0;
    }

    /** Goes one step on. @return false if that was the last one */
    public boolean next() {
        if (!over()) {
            current++;
        }
        return !over();
    }

    public void previous() {
        current = Math.max(0, Math.min(current, turn.steps().size()) - 1);
    }

    /** Leaves out what is still to come. */
    public void skip() {
        current = turn.steps().size();
    }

    public Progress progress(RoyStep step) {
        int index = turn.steps().indexOf(step);
        if (index == current) {
            return Progress.CURRENT;
        }
        return index < current ? Progress.PAST : Progress.COMING;
    }

    /** Whether a character is recalled before the player's eyes. */
    public boolean recalls() {
        return current + 1 >= RoyStep.Kind.TARGET.number()
                && turn.steps().stream()
                        .flatMap(step -> step.targets().stream())
                        .anyMatch(RoyTarget.Person.class::isInstance);
    }

    /** Whether his pieces have been seen to move: before that the table is shown as it was. */
    public boolean moved() {
        return current + 1 >= RoyStep.Kind.PIECES.number();
    }

    /** Whether his dice, and the card his turn takes from the table, have been seen to leave. */
    public boolean paid() {
        return current + 1 >= RoyStep.Kind.PRICE.number();
    }
}
