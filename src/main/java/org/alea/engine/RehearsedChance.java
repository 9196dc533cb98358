package org.alea.engine;

import java.util.List;

/**
 * Chance that gives the faces written down beforehand, and goes on by its seed once they have been given: the opening of
 * a lesson is fixed, what the player makes of it is not. A copy remembers how far it has come.
 */
public final class RehearsedChance extends Chance {
    private final List<Integer> faces;
    private final Chance afterwards;
    private int given;

    /** The results of the first draws, as faces from 1, and who decides after them. */
    public RehearsedChance(List<Integer> faces, Chance afterwards) {
        this(List.copyOf(faces), afterwards, 0);
    }

    private RehearsedChance(List<Integer> faces, Chance afterwards, int given) {
        this.faces = faces;
        this.afterwards = afterwards;
        this.given = given;
    }

    /** How many of the written faces have not been drawn yet. */
    public int unused() {
        return faces.size() - given;
    }

    @Override
    protected int draw(int bound, String stream) {
        if (given == faces.size()) {
            return afterwards.draw(bound, stream);
        }
        int face = faces.get(given++);
        if (face < 1 || face > bound) {
            throw ScriptedChance.UnscriptedDraw.outside(face, bound, stream);
        }
        return face - 1;
    }

    @Override
    public void close(String stream) {
        afterwards.close(stream);
    }

    @Override
    public RehearsedChance copy() {
        return withDrawsOf(new RehearsedChance(faces, afterwards.copy(), given));
    }
}
