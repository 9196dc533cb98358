package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.app.play.UndoReason;
import org.alea.app.table.Spot;
import org.alea.games.royal.State;

/** What single keys do at the table, whatever lies over it or is being shown. */
final class RoyalGestures {
    private final RoyalView view;
    private final RoyalPlay play;

    RoyalGestures(RoyalView view) {
        this.view = view;
        this.play = view.play();
    }

    /** Plays what is proposed, or goes on. */
    boolean enter() {
        if (view.moving().rest()) {
            return true;
        }
        if (view.watching()) {
            play.next();
            return true;
        }
        return play.confirm();
    }

    /** Rolls, for you or for the Roy; what still moves comes to rest first. */
    boolean space() {
        if (view.moving().rest()) {
            return true;
        }
        if (view.watching()) {
            play.next();
            return true;
        }
        boolean roll = play.proposal()
                .filter(present -> present.target().equals(Aim.ROLL))
                .isPresent();
        return (roll || play.table().state() == State.GAME_OVER) && play.confirm();
    }

    boolean escape() {
        if (view.watching()) {
            play.skip();
            return true;
        }
        if (view.hand().held().isPresent()) {
            view.hand().letGo();
            return true;
        }
        return play.cancel();
    }

    /** The next legal target is proposed, to be confirmed or passed over; before an empty tray it is only wished for. */
    boolean nextTarget(int by) {
        boolean wishing = play.table().state() == State.ACTION
                && play.tray().isEmpty()
                && play.past().isEmpty();
        List<String> all = wishing
                ? view.hand().spots().keySet().stream()
                        .filter(spot -> spot.kind().equals("to"))
                        .map(Spot::which)
                        .filter(Aim::takesGroup)
                        .toList()
                : play.targets().legal().keySet().stream()
                        .filter(Targets::takesDice)
                        .toList();
        if (!all.isEmpty()) {
            int now = play.proposal()
                    .map(Proposal::target)
                    .or(play::wish)
                    .map(all::indexOf)
                    .orElse(-1);
            int next = now < 0 ? (by > 0 ? 0 : all.size() - 1) : Math.floorMod(now + by, all.size());
            if (wishing) {
                play.wish(all.get(next));
            } else {
                play.select(all.get(next));
            }
        }
        return true;
    }

    void nextCube() {
        new Cycle(play).cube();
    }

    void nextSource() {
        new Cycle(play).source();
    }

    void nextLying() {
        new Cycle(play).lying();
    }

    /** Takes a decision back; where the game would count no more that is asked about first. */
    void undo() {
        lookAway();
        Optional<UndoReason> reason = UndoReason.of(play.match());
        if (reason.equals(Optional.of(UndoReason.COSTS))) {
            view.covers().consent("undo.costs", this::takeBack);
        } else if (play.match().canUndo()) {
            takeBack();
        } else {
            view.nothingThere("undo.none");
        }
    }

    private void takeBack() {
        boolean counted = !play.match().learning();
        play.undo();
        view.clock().restart(play.table());
        if (counted && play.match().learning()) {
            view.becamePractice();
        }
    }

    /** A turn of the Roy that is taken back or played past is no longer explained. */
    private void lookAway() {
        play.lookAway();
    }

    void redo() {
        lookAway();
        if (play.match().canRedo()) {
            play.redo();
            view.clock().restart(play.table());
        } else {
            view.nothingThere("redo.none");
        }
    }

    /** Another or one activation fewer; while the Roy plays, faster or slower. */
    boolean count(int by) {
        if (view.watching()) {
            play.pace(play.pace().faster(by));
            return true;
        }
        play.proposal().ifPresent(present -> play.amend(present.counting(present.n() + by)));
        return play.proposal().isPresent();
    }

    /** One move back into the past, or towards the present. */
    boolean look(int by) {
        if (!view.watching()) {
            int last = play.match().history().size();
            int now = play.past().orElse(last);
            play.look(Math.max(0, Math.min(last, now + by)));
        }
        return true;
    }
}
