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
        return new Fighting(
                newZone,
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

    public Fighting withDown(boolean isDown, boolean isBarred) {
        return new Fighting(
                zone,
                isDown,
                fallen || isDown,
                isBarred,
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

    public Fighting withSetAside(int n) {
        return new Fighting(
                zone,
                down,
                fallen,
                barred,
                n,
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

    public Fighting withParry(int n) {
        return new Fighting(
                zone,
                down,
                fallen,
                barred,
                setAside,
                n,
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

    public Fighting withResults(List<HeldResult> now) {
        return new Fighting(
                zone,
                down,
                fallen,
                barred,
                setAside,
                parry,
                now,
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

    public Fighting withRolled(List<HeldResult> now) {
        return new Fighting(
                zone,
                down,
                fallen,
                barred,
                setAside,
                parry,
                now,
                true,
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

    /** With one more gained result, and the number it was given. */
    public Fighting withGained(List<HeldResult> now) {
        return new Fighting(
                zone,
                down,
                fallen,
                barred,
                setAside,
                parry,
                now,
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
                gained + 1);
    }

    public Fighting withCovered(boolean isCovered) {
        return new Fighting(
                zone,
                down,
                fallen,
                barred,
                setAside,
                parry,
                results,
                rolled,
                isCovered,
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

    public Fighting withActed(boolean hasActed) {
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
                hasActed,
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

    public Fighting withHidden(boolean isHidden) {
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
                isHidden,
                offensive,
                snared,
                fear,
                frightened,
                carried,
                used,
                spent,
                gained);
    }

    public Fighting withOffensive(boolean isOffensive) {
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
                isOffensive,
                snared,
                fear,
                frightened,
                carried,
                used,
                spent,
                gained);
    }

    public Fighting withSnared(boolean isSnared) {
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
                isSnared,
                fear,
                frightened,
                carried,
                used,
                spent,
                gained);
    }

    /** FATE-368: with a Fear card drawn this round, and these face up. */
    public Fighting frightened(List<String> faceUp) {
        return new Fighting(
                zone, down, fallen, barred, setAside, parry, results, rolled, covered, acted, hidden, offensive, snared,
                faceUp, true, carried, used, spent, gained);
    }

    public Fighting withCarried(List<String> objectives) {
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
                objectives,
                used,
                spent,
                gained);
    }

    public Fighting using(String what) {
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
                plus(used, what),
                spent,
                gained);
    }

    public Fighting spending(String what) {
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
                plus(spent, what),
                gained);
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
}
