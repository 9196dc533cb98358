package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.play.Gesture;
import org.alea.app.table.Spot;
import org.alea.content.MoveCodec;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/**
 * All that can be done now, as paths over the table: which spots can be touched after those already touched. Of results
 * that are worth the same only one is listed among the legal moves; here each can be taken.
 */
public final class Options {
    private final FateforgeTable table;
    private final List<Option> all = new ArrayList<>();
    private final Map<Spot, String> worth = new LinkedHashMap<>();

    private record Option(FateforgeMove move, List<Spot> path) {}

    public Options(FateforgeContent content, FateforgeTable table, List<FateforgeMove> moves) {
        this.table = table;
        all.addAll(told(new Aims(content, table), moves));
        // what is done to a die in preparation is listed for each die: its colour counts
        boolean alike =
                table.prompt().filter(Prompt.Preparing.class::isInstance).isEmpty();
        for (Hero hero : alike ? table.state().heroes() : List.<Hero>of()) {
            for (HeldResult held : hero.fight().results()) {
                if (!held.spent()) {
                    worth.put(
                            FateSpots.die(held.id()),
                            hero.id() + held.face() + held.die().isPresent());
                }
            }
        }
    }

    /** Every move with its path; where several have the same, each gets a last choice between them. */
    private static List<Option> told(Aims aims, List<FateforgeMove> moves) {
        Map<List<Spot>, List<FateforgeMove>> byPath = new LinkedHashMap<>();
        for (FateforgeMove move : moves) {
            List<Spot> path = MovePaths.path(aims, move);
            if (!path.isEmpty()) {
                byPath.computeIfAbsent(path, same -> new ArrayList<>()).add(move);
            }
        }
        List<Option> told = new ArrayList<>();
        byPath.forEach((path, same) -> {
            for (FateforgeMove move : same) {
                Spot way = Spot.of(FateSpots.WAY, MoveCodec.name(move.getClass()));
                told.add(new Option(move, same.size() == 1 ? path : Reach.plus(path, way)));
            }
        });
        return told;
    }

    /** The spots a move can begin with. */
    public Set<Spot> first() {
        return next(List.of());
    }

    /** The spots that can be touched next. */
    public Set<Spot> next(List<Spot> touched) {
        Set<Spot> next = new LinkedHashSet<>();
        for (Option option : all) {
            if (option.path().size() > touched.size() && begins(option, touched)) {
                next.addAll(alike(option.path().get(touched.size()), touched));
            }
        }
        return next;
    }

    /** Pairs of spots between which something can be dragged at the beginning of a move. */
    Set<List<Spot>> pairs() {
        Set<List<Spot>> pairs = new LinkedHashSet<>();
        for (Option option : all) {
            if (option.path().size() > 1) {
                for (Spot from : alike(option.path().get(0), List.of())) {
                    for (Spot to : alike(option.path().get(1), List.of(from))) {
                        pairs.add(List.of(from, to));
                    }
                }
            }
        }
        return pairs;
    }

    /** Whether some move goes on after these. */
    boolean leads(List<Spot> touched) {
        return all.stream().anyMatch(option -> option.path().size() >= touched.size() && begins(option, touched));
    }

    /** What touching these comes to: a move, or a draft that waits for the next choice. */
    public Gesture<FateforgeMove, Reach> gesture(List<Spot> touched) {
        List<Spot> spots = goOn(touched);
        Optional<Option> done = all.stream()
                .filter(option -> option.path().size() == spots.size() && begins(option, spots))
                .findFirst();
        boolean more = !next(spots).isEmpty();
        if (done.isEmpty()) {
            return new Gesture.Change<>(new Reach(spots, Optional.empty()));
        }
        FateforgeMove move = renamed(done.get(), spots);
        boolean waits = MovePaths.role(move) == MovePaths.Role.CONFIRMED || more;
        return waits ? new Gesture.Change<>(new Reach(spots, Optional.of(move))) : new Gesture.Play<>(move);
    }

    /** Where only one thing can come next, it comes by itself; the first two touches are always the player's. */
    private List<Spot> goOn(List<Spot> touched) {
        List<Spot> spots = new ArrayList<>(touched);
        boolean card = spots.size() == 1 && confirmed(spots);
        while (spots.size() > 1 || card) {
            Set<Spot> next = next(spots);
            boolean complete =
                    all.stream().anyMatch(option -> option.path().size() == spots.size() && begins(option, spots));
            if (complete
                    || next.isEmpty()
                    || next.stream().map(this::worth).distinct().count() > 1) {
                return spots;
            }
            spots.add(next.iterator().next());
        }
        return spots;
    }

    private boolean confirmed(List<Spot> touched) {
        return all.stream()
                .filter(option -> begins(option, touched))
                .allMatch(option -> MovePaths.role(option.move()) == MovePaths.Role.CONFIRMED);
    }

    private String worth(Spot spot) {
        return worth.getOrDefault(spot, spot.name());
    }

    private boolean begins(Option option, List<Spot> touched) {
        for (int i = 0; i < touched.size() && i < option.path().size(); i++) {
            if (!worth(option.path().get(i)).equals(worth(touched.get(i)))) {
                return false;
            }
        }
        return touched.size() <= option.path().size();
    }

    /** The spots that will do as well as this one and have not been touched. */
    private Set<Spot> alike(Spot spot, List<Spot> touched) {
        String value = worth(spot);
        Set<Spot> same = new LinkedHashSet<>();
        worth.forEach((other, its) -> {
            if (its.equals(value) && !touched.contains(other)) {
                same.add(other);
            }
        });
        if (!worth.containsKey(spot)) {
            same.add(spot);
        }
        return same;
    }

    /** The move with the results that were touched in the place of those that it was listed with. */
    private FateforgeMove renamed(Option option, List<Spot> touched) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < touched.size(); i++) {
            Spot meant = option.path().get(i);
            if (worth.containsKey(meant)) {
                names.put(meant.id(), touched.get(i).id());
            }
        }
        return MovePaths.renamed(option.move(), result -> names.getOrDefault(result, result));
    }

    /** The moves that the spots touched so far can still become, in the order in which they are listed. */
    List<FateforgeMove> moves(List<Spot> touched) {
        return all.stream()
                .filter(option -> begins(option, touched))
                .map(Option::move)
                .toList();
    }

    /** The path of a move, to lay it before the player. */
    public Optional<List<Spot>> path(FateforgeMove move) {
        return all.stream()
                .filter(option -> option.move().equals(move))
                .map(Option::path)
                .findFirst();
    }

    FateforgeTable table() {
        return table;
    }
}
