package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.royal.Die;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** Whoever walks over the table by arrows sees at each step where he stands. */
class RoyalRingTest extends AtTheRoyalTable {
    /** How far around a thing its ring may lie. */
    private static final double AROUND = 10;

    /** As many points as a thin ring around the smallest die has. */
    private static final int RING = 60;

    /** Of the 256 steps of the green that the eye sees best. */
    private static final int CLEARLY = 40;

    private static final int[][] ARROWS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /** Walks on from every place there is, until the arrows lead to nothing new. */
    private Set<Spot> walked() {
        Set<Spot> seen = new LinkedHashSet<>();
        Deque<Spot> open = new ArrayDeque<>();
        view().cursor().go(1, 0);
        view().cursor().at().ifPresent(open::add);
        while (!open.isEmpty()) {
            Spot from = open.remove();
            if (seen.add(from)) {
                for (int[] arrow : ARROWS) {
                    view().cursor().moveTo(from);
                    view().cursor().go(arrow[0], arrow[1]);
                    view().cursor().at().ifPresent(open::add);
                }
            }
        }
        return seen;
    }

    private Set<String> ringless() {
        Set<String> without = new TreeSet<>();
        onFxThread(() -> walked().forEach(spot -> {
            view().cursor().moveTo(spot);
            WritableImage ringed = around(spot);
            view().cursor().hide();
            if (changed(ringed, around(spot)) < RING) {
                without.add(spot.toString());
            }
        }));
        return without;
    }

    private WritableImage around(Spot spot) {
        Node root = view().root();
        Bounds place = root.sceneToLocal(node(spot).localToScene(node(spot).getLayoutBounds()));
        SnapshotParameters part = new SnapshotParameters();
        part.setViewport(new Rectangle2D(
                place.getMinX() - AROUND,
                place.getMinY() - AROUND,
                place.getWidth() + 2 * AROUND,
                place.getHeight() + 2 * AROUND));
        return root.snapshot(part, null);
    }

    /** How many points look clearly otherwise. */
    private static int changed(WritableImage one, WritableImage other) {
        int[] before = greens(one);
        int[] after = greens(other);
        return (int) IntStream.range(0, before.length)
                .filter(i -> Math.abs(before[i] - after[i]) > CLEARLY)
                .count();
    }

    private static int[] greens(WritableImage image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] points = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), points, 0, width);
        return Arrays.stream(points).map(point -> (point >> 8) & 0xFF).toArray();
    }

    private void sit(String wish, Predicate<RoyalTable> wanted) {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(wish, wanted);
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, match, clock), 1280, 720);
    }

    @Test
    void everyStepOfTheArrowsCanBeSeenWhateverIsAsked() {
        Map<State, Set<String>> blind = new EnumMap<>(State.class);
        for (State asked : State.values()) {
            if (asked.kind() == State.Kind.DECISION) {
                sit("the question " + asked, table -> table.state() == asked);
                blind.put(asked, ringless());
            }
        }
        assertThat(blind)
                .hasSize(6)
                .allSatisfy((asked, spots) -> assertThat(spots).as(asked.name()).isEmpty());
    }

    @Test
    void everyStepCanBeSeenWhereACitizenIsChosenBesideDiceInTheTray() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sit("a hire from many places", table -> hires(table).count() > 6);
        RoyalMove.Activate hire = hires(table()).findFirst().orElseThrow();
        onFxThread(() -> {
            hire.group().own().list().forEach(this::take);
            play().propose(hire.card());
        });
        assertThat(play().proposal().orElseThrow().sources()).hasSizeGreaterThan(2);
        assertThat(ringless()).isEmpty();
    }

    private void take(Die die) {
        dice(Side.YOU).stream()
                .filter(lying -> lying.die().equals(die) && !play().tray().holds(lying.id()))
                .findFirst()
                .ifPresent(lying -> play().perform(new RoyalAct.Take(lying.id())));
    }

    /** The ways to hire for one card with one pair of dice. */
    private static Stream<RoyalMove.Activate> hires(RoyalTable table) {
        List<RoyalMove.Activate> all = table.state() != State.ACTION
                ? List.of()
                : RoyalMatches.BOX.game().moves(table).stream()
                        .filter(move -> move instanceof RoyalMove.Activate activate
                                && activate.n() == 1
                                && activate.group().own().size() == 2
                                && activate.group().boughtCount() == 0
                                && activate.hire() != HireSource.Stock.NONE)
                        .map(RoyalMove.Activate.class::cast)
                        .toList();
        return all.stream()
                .filter(each -> each.card().equals(all.get(0).card())
                        && each.group().equals(all.get(0).group()));
    }
}
