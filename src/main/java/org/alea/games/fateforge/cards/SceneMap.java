package org.alea.games.fateforge.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How the zones of a scene hang together: steps, distances and directions, for every way the doors may stand. */
public final class SceneMap {
    /** The distance of zones without a way between them. */
    public static final int NO_WAY = 1000;

    private static final int COLUMNS = 9;

    /** A zone with its place on the grid, counted from 1. */
    public record Place(String id, int column, int row) {}

    private final List<Place> places;
    private final List<String> ids = new ArrayList<>();
    private final byte[] index = new byte[COLUMNS * COLUMNS];
    private final int[][] doors;
    /** For each state of the doors, one mask of neighbours per zone. */
    private final int[][] next;

    private final int[][][] distance;

    /**
     * @param walls pairs of zones without a way between them
     * @param doorEdges the two zones of each door
     */
    public SceneMap(List<Place> places, List<List<String>> walls, List<List<String>> doorEdges) {
        this.places = List.copyOf(places);
        Arrays.fill(index, (byte) -1);
        for (Place place : places) {
            index[key(place.id())] = (byte) ids.size();
            ids.add(place.id());
        }
        int[] open = edges(walls);
        doors = new int[doorEdges.size()][];
        for (int i = 0; i < doors.length; i++) {
            doors[i] = new int[] {
                index(doorEdges.get(i).get(0)), index(doorEdges.get(i).get(1))
            };
        }
        next = new int[1 << doors.length][];
        distance = new int[next.length][][];
        for (int state = 0; state < next.length; state++) {
            next[state] = withDoors(open, state);
            distance[state] = distances(next[state]);
        }
    }

    private static int key(String id) {
        return id.length() == 2 ? (id.charAt(0) - 'A') * COLUMNS + id.charAt(1) - '1' : -1;
    }

    private int[] edges(List<List<String>> walls) {
        int[] masks = new int[places.size()];
        for (int a = 0; a < masks.length; a++) {
            for (int b = 0; b < masks.length; b++) {
                Place from = places.get(a);
                Place to = places.get(b);
                int steps = Math.abs(from.column() - to.column()) + Math.abs(from.row() - to.row());
                if (steps == 1
                        && !walls.contains(List.of(from.id(), to.id()))
                        && !walls.contains(List.of(to.id(), from.id()))) {
                    masks[a] |= 1 << b;
                }
            }
        }
        return masks;
    }

    private int[] withDoors(int[] open, int state) {
        int[] masks = open.clone();
        for (int i = 0; i < doors.length; i++) {
            if ((state & 1 << i) == 0) {
                masks[doors[i][0]] &= ~(1 << doors[i][1]);
                masks[doors[i][1]] &= ~(1 << doors[i][0]);
            }
        }
        return masks;
    }

    private static int[][] distances(int[] masks) {
        int[][] all = new int[masks.length][masks.length];
        for (int from = 0; from < masks.length; from++) {
            Arrays.fill(all[from], NO_WAY);
            int reached = 1 << from;
            int edge = reached;
            for (int steps = 0; edge != 0; steps++) {
                int further = 0;
                for (int zone = 0; zone < masks.length; zone++) {
                    if ((edge & 1 << zone) != 0) {
                        all[from][zone] = steps;
                        further |= masks[zone];
                    }
                }
                edge = further & ~reached;
                reached |= further;
            }
        }
        return all;
    }

    public int size() {
        return ids.size();
    }

    public List<String> zones() {
        return List.copyOf(ids);
    }

    public String id(int zone) {
        return ids.get(zone);
    }

    /** The number of a zone, or -1 if the map has no zone of this id. */
    public int index(String id) {
        int key = key(id);
        return key < 0 || key >= index.length ? -1 : index[key];
    }

    /** One bit for each zone next to this one. */
    public int next(int doorsOpen, int zone) {
        return next[doorsOpen][zone];
    }

    public boolean adjacent(int doorsOpen, int a, int b) {
        return (next[doorsOpen][a] & 1 << b) != 0;
    }

    /** Steps between two zones, or {@link #NO_WAY}. */
    public int distance(int doorsOpen, int a, int b) {
        return distance[doorsOpen][a][b];
    }

    /** N, E, S or W for a step from a zone to one beside it. */
    public char direction(int from, int to) {
        Place a = places.get(from);
        Place b = places.get(to);
        if (a.column() != b.column()) {
            return a.column() < b.column() ? 'E' : 'W';
        }
        return a.row() < b.row() ? 'S' : 'N';
    }
}
