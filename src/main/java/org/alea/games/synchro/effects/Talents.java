package org.alea.games.synchro.effects;

import java.util.ArrayList;
import java.util.List;

/** All lines of one side of a card, sorted for quick use; a line is known by its place in {@link #lines()}. */
@SuppressWarnings("EnumOrdinal") // an array by trigger is read many times in every playout
public final class Talents {
    public static final Talents NONE = new Talents(List.of());

    private final List<Talent> lines;
    private final Talent.Passive[] passives;
    private final int[][] reactions = new int[Trigger.values().length][];

    public Talents(List<Talent> lines) {
        this.lines = List.copyOf(lines);
        List<Talent.Passive> always = new ArrayList<>();
        List<List<Integer>> places = new ArrayList<>();
        for (int i = 0; i < reactions.length; i++) {
            places.add(new ArrayList<>());
        }
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line) instanceof Talent.Passive passive) {
                always.add(passive);
            } else if (lines.get(line) instanceof Talent.Reaction reaction) {
                places.get(reaction.trigger().ordinal()).add(line);
            }
        }
        passives = always.toArray(Talent.Passive[]::new);
        for (int i = 0; i < reactions.length; i++) {
            reactions[i] = places.get(i).stream().mapToInt(Integer::intValue).toArray();
        }
    }

    public List<Talent> lines() {
        return lines;
    }

    /** How many lines wait for this. */
    public int waiting(Trigger trigger) {
        return reactions[trigger.ordinal()].length;
    }

    /** The place of one of the lines that wait for this, from 0. */
    public int waiting(Trigger trigger, int number) {
        return reactions[trigger.ordinal()][number];
    }

    public Talent.Reaction reaction(int line) {
        return (Talent.Reaction) lines.get(line);
    }

    /** How much the passive lines of a kind add up to for somebody in this position. */
    public int sum(Talent.Passive.Kind kind, int position) {
        int sum = 0;
        for (Talent.Passive passive : passives) {
            if (passive.kind() == kind && passive.holds(position)) {
                sum += passive.value();
            }
        }
        return sum;
    }
}
