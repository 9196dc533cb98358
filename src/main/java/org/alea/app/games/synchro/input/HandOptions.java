package org.alea.app.games.synchro.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.play.Gesture;
import org.alea.app.table.Spot;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;

/** All that can be done now, as paths over the table: which spots can be touched after those already touched. */
public final class HandOptions {
    private final List<HandPath> all = new ArrayList<>();
    private final Optional<Marble> hero;
    private final Map<String, List<Spot>> shards = new LinkedHashMap<>();

    public HandOptions(SynchroTable table, List<SynchroMove> moves) {
        hero = table.state().battle().turn().map(HeroTurn::board);
        if (table.asked().isEmpty()) {
            return;
        }
        for (SynchroMove move : moves) {
            for (HandPath path : MoveHands.paths(table, move)) {
                if (path.length() > 0) {
                    all.add(path);
                }
            }
        }
        for (PartyHero hero : table.state().party().heroes()) {
            lay(hero.board(), hero.stored());
        }
        lay(HandSpots.POOL, table.state().party().pool());
    }

    private void lay(Object owner, Shards lying) {
        for (ShardColour colour : ShardColour.values()) {
            List<Spot> spots = new ArrayList<>();
            for (int i = 0; i < lying.of(colour); i++) {
                spots.add(HandSpots.shard(owner, colour, i));
            }
            shards.put(owner + "." + colour, spots);
        }
    }

    /** The spots a move can begin with. */
    public Set<Spot> first() {
        return next(List.of());
    }

    /** The spots that can be touched next. */
    public Set<Spot> next(List<Spot> touched) {
        Set<Spot> next = new LinkedHashSet<>();
        Set<String> colours = new LinkedHashSet<>();
        int places = places(touched);
        for (HandPath path : going(touched)) {
            if (places < path.places().size()) {
                next.add(path.places().get(places));
            }
            colours.addAll(left(path, touched));
        }
        colours.forEach(colour -> shards.getOrDefault(colour, List.of()).stream()
                .filter(shard -> !touched.contains(shard))
                .forEach(next::add));
        return next;
    }

    private static int places(List<Spot> touched) {
        return (int) touched.stream()
                .filter(spot -> !spot.kind().equals(HandSpots.SHARD))
                .count();
    }

    private static List<String> left(HandPath path, List<Spot> touched) {
        List<String> left = new ArrayList<>(path.shards());
        touched.forEach(spot -> left.remove(spot.id()));
        return left;
    }

    private List<HandPath> going(List<Spot> touched) {
        return all.stream().filter(path -> path.begins(touched)).toList();
    }

    /** Whether some move goes on after these. */
    public boolean leads(List<Spot> touched) {
        return all.stream().anyMatch(path -> path.begins(touched));
    }

    /** What touching these comes to: a move, or a draft that waits for the next choice. */
    public Gesture<SynchroMove, Touched> gesture(List<Spot> hand) {
        List<Spot> touched = advanced(hand);
        List<HandPath> going = going(touched);
        Optional<HandPath> exact = cheapest(
                going.stream().filter(path -> path.length() == touched.size()).toList());
        boolean more = going.stream().anyMatch(path -> path.length() > touched.size());
        if (exact.isPresent() && !more && !waits(exact.get().move())) {
            return new Gesture.Play<>(exact.get().move());
        }
        return new Gesture.Change<>(
                new Touched(touched, exact.or(() -> filled(going, touched)).map(HandPath::move)));
    }

    /** Where what is paid for can go to but one place, it goes there by itself. */
    private List<Spot> advanced(List<Spot> touched) {
        int places = places(touched);
        List<HandPath> going = going(touched);
        Set<Spot> next = new LinkedHashSet<>();
        for (HandPath path : going) {
            if (path.shards().isEmpty() || path.places().size() <= places) {
                return touched;
            }
            next.add(path.places().get(places));
        }
        return places > 0 && next.size() == 1
                ? Touched.plus(touched, next.iterator().next())
                : touched;
    }

    private static boolean waits(SynchroMove move) {
        return MoveHands.role(move) == MoveHands.Role.CONFIRMED
                || (move instanceof SynchroMove.UseSkill skill && skill.confirmFail());
    }

    /** Once the places are touched, the cheapest shards that go with those touched already are laid ready. */
    private static Optional<HandPath> filled(List<HandPath> going, List<Spot> touched) {
        int places = places(touched);
        List<HandPath> only = going.stream()
                .filter(path -> path.places().size() == places && places > 0)
                .toList();
        boolean furtherPlaces = going.stream().anyMatch(path -> path.places().size() > places);
        return furtherPlaces ? Optional.empty() : cheapest(only);
    }

    private static Optional<HandPath> cheapest(List<HandPath> paths) {
        return paths.stream().min(Comparator.comparingInt(HandPath::price));
    }

    /** The moves these can still become, the cheapest payment first. */
    List<HandPath> alternatives(List<Spot> touched) {
        int places = places(touched);
        return going(touched).stream()
                .filter(path -> path.places().size() == places)
                .sorted(Comparator.comparingInt(HandPath::price))
                .toList();
    }

    /** Pairs of spots between which something can be dragged at the beginning of a move. */
    Set<List<Spot>> pairs() {
        Set<List<Spot>> pairs = new LinkedHashSet<>();
        for (HandPath path : all) {
            if (path.places().size() > 1) {
                pairs.add(List.of(path.places().get(0), path.places().get(1)));
            }
            if (!path.places().isEmpty()) {
                for (String colour : new LinkedHashSet<>(path.shards())) {
                    shards.getOrDefault(colour, List.of())
                            .forEach(shard ->
                                    pairs.add(List.of(shard, path.places().get(0))));
                }
            }
        }
        return pairs;
    }

    /** The spots of the shards that a ready move would spend. */
    public Set<Spot> spent(Touched draft) {
        Set<Spot> spent = new LinkedHashSet<>();
        draft.ready()
                .ifPresent(move -> all.stream()
                        .filter(path -> path.move().equals(move))
                        .findFirst()
                        .ifPresent(path -> {
                            Map<String, Integer> count = new LinkedHashMap<>();
                            for (String colour : path.shards()) {
                                int number = count.merge(colour, 1, Integer::sum) - 1;
                                List<Spot> lying = shards.getOrDefault(colour, List.of());
                                if (number < lying.size()) {
                                    spent.add(lying.get(number));
                                }
                            }
                        }));
        return spent;
    }

    /** Which shards a ready skill takes as another colour than their own. */
    public Map<Spot, ShardColour> counting(Touched draft) {
        Map<Spot, ShardColour> counting = new LinkedHashMap<>();
        if (!(draft.ready().orElse(null) instanceof SynchroMove.UseSkill skill) || hero.isEmpty()) {
            return counting;
        }
        Map<String, Integer> count = new LinkedHashMap<>();
        for (SynchroMove.Payment paid : skill.payment()) {
            String shard = HandPath.worth(hero.get(), paid.source(), paid.colour());
            int number = count.merge(shard, 1, Integer::sum) - 1;
            List<Spot> lying = shards.getOrDefault(shard, List.of());
            if (paid.as() != paid.colour() && number < lying.size()) {
                counting.put(lying.get(number), paid.as());
            }
        }
        return counting;
    }

    /** The path of a move, to lay it before the player. */
    Optional<List<Spot>> path(SynchroMove move) {
        return all.stream().filter(path -> path.move().equals(move)).findFirst().map(path -> {
            List<Spot> spots = new ArrayList<>(path.places());
            spots.addAll(spent(new Touched(List.of(), Optional.of(move))));
            return spots;
        });
    }
}
