package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;

/**
 * What concerns a hero in the scene being played, and goes when it is over.
 *
 * @param zone empty before the hero is placed
 * @param fallen whether the hero went down at some time of this scene (FATE-420)
 * @param barred put down by a Corruption card: cannot be revived, draws no further card (FATE-255)
 * @param setAside health taken by toxic damage (FATE-374)
 * @param results dice and gained results of this round
 * @param covered whether the dice are veiled until the own turn (FATE-297)
 * @param acted whether the own turn of this round has begun
 * @param offensive which side the Lord's Stance shows (FATE-018)
 * @param snared FATE-529: no Move action until the end of the next own turn
 * @param fear face-up Fear cards
 * @param carried objective tokens
 * @param used what can be used once per round and has been: ids of skills and items, and {@link OncePerRound} names
 * @param spent what can be used once per scene and has been
 */
public record Fighting(
        String zone,
        boolean down,
        boolean fallen,
        boolean barred,
        int setAside,
        int parry,
        List<HeldResult> results,
        boolean rolled,
        boolean covered,
        boolean acted,
        boolean hidden,
        boolean offensive,
        boolean snared,
        List<String> fear,
        boolean frightened,
        List<String> carried,
        List<String> used,
        List<String> spent,
        int gained) {

    /** Outside any scene. */
    public static final Fighting NOWHERE = new Fighting(
            "", false, false, false, 0, 0, List.of(), false, false, false, false, true, false, List.of(), false,
            List.of(), List.of(), List.of(), 0);

    /** Where heroes are while a story is told. */
    public static final String IN_A_STORY = "story";

    public Fighting at(String newZone) {
        Edit edit = new Edit(this);
        edit.zone = newZone;
        return edit.done();
    }

    public Fighting withDown(boolean isDown, boolean isBarred) {
        Edit edit = new Edit(this);
        edit.down = isDown;
        edit.fallen = fallen || isDown;
        edit.barred = isBarred;
        return edit.done();
    }

    public Fighting withSetAside(int n) {
        Edit edit = new Edit(this);
        edit.setAside = n;
        return edit.done();
    }

    public Fighting withParry(int n) {
        Edit edit = new Edit(this);
        edit.parry = n;
        return edit.done();
    }

    public Fighting withResults(List<HeldResult> now) {
        Edit edit = new Edit(this);
        edit.results = now;
        return edit.done();
    }

    public Fighting withRolled(List<HeldResult> now) {
        Edit edit = new Edit(this);
        edit.results = now;
        edit.rolled = true;
        return edit.done();
    }

    /** With one more gained result, and the number it was given. */
    public Fighting withGained(List<HeldResult> now) {
        Edit edit = new Edit(this);
        edit.results = now;
        edit.gained = gained + 1;
        return edit.done();
    }

    public Fighting withCovered(boolean isCovered) {
        Edit edit = new Edit(this);
        edit.covered = isCovered;
        return edit.done();
    }

    public Fighting withActed(boolean hasActed) {
        Edit edit = new Edit(this);
        edit.acted = hasActed;
        return edit.done();
    }

    public Fighting withHidden(boolean isHidden) {
        Edit edit = new Edit(this);
        edit.hidden = isHidden;
        return edit.done();
    }

    public Fighting withOffensive(boolean isOffensive) {
        Edit edit = new Edit(this);
        edit.offensive = isOffensive;
        return edit.done();
    }

    public Fighting withSnared(boolean isSnared) {
        Edit edit = new Edit(this);
        edit.snared = isSnared;
        return edit.done();
    }

    /** FATE-368: with a Fear card drawn this round, and these face up. */
    public Fighting frightened(List<String> faceUp) {
        Edit edit = new Edit(this);
        edit.fear = faceUp;
        edit.frightened = true;
        return edit.done();
    }

    public Fighting withCarried(List<String> objectives) {
        Edit edit = new Edit(this);
        edit.carried = objectives;
        return edit.done();
    }

    public Fighting using(String what) {
        Edit edit = new Edit(this);
        edit.used = plus(used, what);
        return edit.done();
    }

    public Fighting spending(String what) {
        Edit edit = new Edit(this);
        edit.spent = plus(spent, what);
        return edit.done();
    }

    /** As a new round finds the hero: no dice, nothing used. */
    public Fighting inANewRound() {
        return new Fighting(
                zone, down, fallen, barred, setAside, 0, List.of(), false, false, false, hidden, offensive, snared,
                fear, false, carried, List.of(), spent, 0);
    }

    public boolean hasUsed(String what) {
        return !used.isEmpty() && used.contains(what);
    }

    public boolean hasSpent(String what) {
        return !spent.isEmpty() && spent.contains(what);
    }

    private static List<String> plus(List<String> all, String one) {
        List<String> more = new ArrayList<>(all.size() + 1);
        more.addAll(all);
        more.add(one);
        return List.copyOf(more);
    }

    /** The parts of a copy, until it becomes a record again. */
    private static final class Edit {
        private String zone;
        private boolean down;
        private boolean fallen;
        private boolean barred;
        private int setAside;
        private int parry;
        private List<HeldResult> results;
        private boolean rolled;
        private boolean covered;
        private boolean acted;
        private boolean hidden;
        private boolean offensive;
        private boolean snared;
        private List<String> fear;
        private boolean frightened;
        private List<String> carried;
        private List<String> used;
        private List<String> spent;
        private int gained;

        Edit(Fighting from) {
            zone = from.zone;
            down = from.down;
            fallen = from.fallen;
            barred = from.barred;
            setAside = from.setAside;
            parry = from.parry;
            results = from.results;
            rolled = from.rolled;
            covered = from.covered;
            acted = from.acted;
            hidden = from.hidden;
            offensive = from.offensive;
            snared = from.snared;
            fear = from.fear;
            frightened = from.frightened;
            carried = from.carried;
            used = from.used;
            spent = from.spent;
            gained = from.gained;
        }

        Fighting done() {
            return new Fighting(
                    zone,
                    down,
                    fallen,
                    barred,
                    setAside,
                    parry,
                    results,
                    rolled,
                    covered,
                    acted,
                    hidden,
                    offensive,
                    snared,
                    fear,
                    frightened,
                    carried,
                    used,
                    spent,
                    gained);
        }
    }
}
