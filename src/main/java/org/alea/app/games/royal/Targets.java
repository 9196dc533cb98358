package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Partial;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** Where what lies in the tray can go, and why it cannot go elsewhere. */
final class Targets {
    private final RoyalGame game;
    private final RoyalTable table;
    private final Tray tray;
    private final Map<String, List<RoyalMove>> legal = new LinkedHashMap<>();

    Targets(RoyalGame game, RoyalTable table, Tray tray) {
        this(game, table, tray, true);
    }

    private Targets(RoyalGame game, RoyalTable table, Tray tray, boolean open) {
        this.game = game;
        this.table = table;
        this.tray = tray;
        if (open) {
            collect();
            readAsTheyStand();
        }
    }

    /** A table of the past: nothing leads anywhere. */
    static Targets none(RoyalGame game, RoyalTable table) {
        return new Targets(game, table, Tray.EMPTY, false);
    }

    private void collect() {
        switch (table.state()) {
            case ACTION -> collectActions();
            case COUNTER -> collectCounters();
            default -> game.moves(table).forEach(this::add);
        }
    }

    /** The spaces of a building are read as they stand in it, from the highest face down. */
    private void readAsTheyStand() {
        Map<String, List<RoyalMove>> found = new LinkedHashMap<>(legal);
        List<String> order = new ArrayList<>();
        String house = "";
        int door = 0;
        for (String target : found.keySet()) {
            String here = Aim.building(target);
            if (here.isEmpty() || !here.equals(house)) {
                door = order.size();
                house = here;
            }
            order.add(door, target);
        }
        legal.clear();
        order.forEach(target -> legal.put(target, found.getOrDefault(target, List.of())));
    }

    private void collectActions() {
        if (!tray.isEmpty()) {
            Partial partial = Partial.tray(tray.of(Side.YOU, table), tray.of(Side.ROY, table));
            game.moves(table, partial.spending(tray.cube())).forEach(this::add);
        }
        influence().forEach(this::addIfLegal);
        addIfLegal(new RoyalMove.Pass());
    }

    private void collectCounters() {
        Dice own = tray.of(Side.YOU, table);
        if (!own.isEmpty() && !tray.black().isEmpty()) {
            addIfLegal(new RoyalMove.Counter(tray.blackFaces(table), own));
        }
        influence().forEach(this::addIfLegal);
        addIfLegal(new RoyalMove.Concede());
    }

    /** What influence can do with these very dice; deferred cubes and bought dice have no part in it (ROYAL-092). */
    private List<RoyalMove> influence() {
        List<RoyalMove> uses = new ArrayList<>();
        Dice own = tray.of(Side.YOU, table);
        boolean pure = !tray.armed() && own.size() == tray.dice().size();
        if (pure && own.size() == 1) {
            uses.add(new RoyalMove.Reroll(own.list().get(0)));
        }
        if (pure && !own.isEmpty()) {
            uses.add(new RoyalMove.TurnOver(own));
        }
        uses.add(new RoyalMove.Recruit());
        return uses;
    }

    private void addIfLegal(RoyalMove move) {
        if (game.refusal(table, move).isEmpty()) {
            add(move);
        }
    }

    private void add(RoyalMove move) {
        legal.computeIfAbsent(Aim.of(move), target -> new ArrayList<>()).add(move);
    }

    /** The legal moves by their target, in the order in which the table is read. */
    Map<String, List<RoyalMove>> legal() {
        return legal;
    }

    boolean legal(String target) {
        return legal.containsKey(target);
    }

    List<RoyalMove> to(String target) {
        return legal.getOrDefault(target, List.of());
    }

    /** Whether a target takes what is in the tray, as opposed to what is always there, such as passing. */
    static boolean takesDice(String target) {
        return !target.equals(Aim.PASS)
                && !target.equals(Aim.RECRUIT)
                && !target.equals(Aim.CONCEDE)
                && !target.equals(Aim.STOP);
    }

    /** The face of another black die that the dice in the tray would counter too (ROYAL-065). */
    Optional<Integer> further() {
        Dice own = tray.of(Side.YOU, table);
        if (table.state() != State.COUNTER || own.isEmpty() || legal(Aim.COUNTER)) {
            return Optional.empty();
        }
        for (int id = 0; id < 6; id++) {
            int face = table.districts().blackDie(id);
            Tray wider = tray.facing(id);
            if (face > 0
                    && !wider.equals(tray)
                    && game.refusal(table, new RoyalMove.Counter(wider.blackFaces(table), own))
                            .isEmpty()) {
                return Optional.of(face);
            }
        }
        return Optional.empty();
    }

    /** Why the tray cannot go there; nothing if it can, or if nobody tries. */
    Optional<Refusal> refusal(String target) {
        if (legal(target) || table.state().kind() != State.Kind.DECISION) {
            return Optional.empty();
        }
        return new Objection(game, table, tray).to(target);
    }
}
