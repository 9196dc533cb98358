package org.alea.app.games.royal.roy;

/**
 * A turn of the Roy and the step of it that is shown; past steps are ticked, coming ones grey.
 *
 * @param at the place of the present step, from 0
 */
public record RoySteps(RoyTurn turn, int at) {

    /** How far a step has come. */
    public enum Progress {
        PAST,
        CURRENT,
        COMING
    }

    /** The step that is open. */
    public RoyStep current() {
        return turn.steps().get(at);
    }

    public Progress progress(RoyStep step) {
        int index = turn.steps().indexOf(step);
        if (index == at) {
            return Progress.CURRENT;
        }
        return index < at ? Progress.PAST : Progress.COMING;
    }

    /** Whether a character is recalled before the player's eyes. */
    public boolean recalls() {
        return current().number() >= RoyStep.Kind.TARGET.number()
                && turn.steps().stream()
                        .flatMap(step -> step.targets().stream())
                        .anyMatch(RoyTarget.Person.class::isInstance);
    }

    /** Whether his pieces have been seen to move: before that the table is shown as it was. */
    public boolean moved() {
        return current().number() >= RoyStep.Kind.PIECES.number();
    }

    /** Whether his dice, and the card his turn takes from the table, have been seen to leave. */
    public boolean paid() {
        return current().number() >= RoyStep.Kind.PRICE.number();
    }
}
