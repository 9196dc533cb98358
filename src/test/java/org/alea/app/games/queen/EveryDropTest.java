package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.alea.app.table.Spot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every piece carried to every place at every moment: it goes there, it is told why not, or it was put back. */
class EveryDropTest extends AtTheQueensTable {
    private static final Set<String> PIECES = Set.of("die", "dragon", "marker", "sun", "colour", "conspirator", "lane");
    private static final Set<String> PLACES = Set.of("lane", "zone", "chariot", "bowl", "shelf", "square");
    /** What nothing is ever put on: buttons only look like places. */
    private static final Set<String> NO_PLACES = Set.of("button");

    private static Match<QueenTable, QueenMove> at(QueenPhase phase) {
        String modules = switch (phase) {
            case EXCHANGE -> "chariots,dragon";
            case WON -> "dragon";
            default -> QueenMatches.ALL_MODULES;
        };
        return QueenMatches.someMatch(
                "drop " + phase, modules, "untimed", table -> table.phase() == phase && !table.paused());
    }

    @ParameterizedTest
    @EnumSource(value = QueenPhase.class, mode = EnumSource.Mode.EXCLUDE, names = "ASSIGN_GROUPS")
    void nothingIsRefusedWithoutAWord(QueenPhase phase) {
        sitDown(at(phase));
        assertThat(phase()).isEqualTo(phase);
        assertThat(silences()).isEmpty();
    }

    @Test
    void whileTheRoundIsShownNothingIsRefusedWithoutAWordEither() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(at(QueenPhase.ROLLING));
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().next();
        });
        assertThat(view().play().watching()).isTrue();
        assertThat(silences()).isEmpty();
    }

    @Test
    void everyReasonIsWrittenInBothLanguages() {
        for (String reason : List.of("SPACE_TOP", "SPACE_MIDDLE", "LANE", "ONE_DIE", "TWO_DICE", "DRAGON", "MARKER")) {
            for (Language language : Language.values()) {
                assertThat(QueenMatches.BOX.wording().say("refusal." + reason, language))
                        .doesNotContain("refusal");
            }
        }
    }

    @Test
    void anExhaustedDieIsToldToWhichSpaceItGoes() {
        sitDown(at(QueenPhase.CHOOSE_DIE_TO_EXHAUST));
        Spot die =
                Spots.die(((QueenMove.ChooseDieToExhaust) view().play().moves().get(0)).die());
        Zone right = table().power().exhaustTo();
        for (Zone zone : List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM)) {
            assertThat(refusal(die, Spots.zone(zone)).map(Refusal::reason))
                    .isEqualTo(zone == right ? Optional.empty() : Optional.of("SPACE_" + right));
        }
    }

    private Optional<Refusal> refusal(Spot from, Spot to) {
        QueenPlay play = view().play();
        return new Objections(play.match().game(), play.picture(), play.inHand(), play.watching()).refusal(from, to);
    }

    private List<String> silences() {
        Map<Spot, Node> spots = view().hand().spots();
        List<String> silences = new ArrayList<>();
        for (Spot from : seen(spots)) {
            if (PIECES.contains(from.kind()) && liftsSomething(from)) {
                for (Spot to : seen(spots)) {
                    if (!from.equals(to)
                            && !NO_PLACES.contains(to.kind())
                            && !legal(from, to, spots)
                            && refusal(from, to).isEmpty()
                            && !putBack(from, to, spots)) {
                        silences.add(from.name() + " on " + to.name());
                    }
                }
            }
        }
        return silences;
    }

    private boolean liftsSomething(Spot from) {
        return !from.kind().equals("lane")
                || !view().play()
                        .picture()
                        .group(Integer.parseInt(from.which()))
                        .dice()
                        .isEmpty();
    }

    private static List<Spot> seen(Map<Spot, Node> spots) {
        return spots.entrySet().stream()
                .filter(each -> shown(each.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean shown(Node node) {
        return node.getScene() != null
                && Stream.iterate(node, each -> each != null, Node::getParent).allMatch(Node::isVisible);
    }

    /** What lies on a place where the piece may go does not hide it. */
    private boolean legal(Spot from, Spot to, Map<Spot, Node> spots) {
        return view().hand().ways().stream()
                .filter(way -> way.from().equals(from) && !way.to().equals(from))
                .anyMatch(way -> way.to().equals(to) || covers(at(way.to(), spots), at(to, spots)));
    }

    /** Whether the piece already lies there, or on the same place as what it is put on. */
    private boolean putBack(Spot from, Spot to, Map<Spot, Node> spots) {
        if (from.kind().equals("die") && to.kind().equals("die")) {
            QueenDie one = view().play().picture().die(from.which()).orElseThrow();
            QueenDie other = view().play().picture().die(to.which()).orElseThrow();
            return one.zone() == other.zone() && one.value() == other.value();
        }
        boolean attacks = from.kind().equals("die")
                && view().play()
                        .picture()
                        .die(from.which())
                        .filter(die -> to.equals(Spots.lane(die.value())))
                        .isPresent();
        return attacks
                || seen(spots).stream()
                        .filter(spot -> PLACES.contains(spot.kind()))
                        .filter(spot -> at(from, spots)
                                .localToScene(at(from, spots).getLayoutBounds())
                                .intersects(at(spot, spots)
                                        .localToScene(at(spot, spots).getLayoutBounds())))
                        .anyMatch(spot -> spot.equals(to) || covers(at(spot, spots), at(to, spots)));
    }

    private static Node at(Spot spot, Map<Spot, Node> spots) {
        return Objects.requireNonNull(spots.get(spot));
    }

    private static boolean covers(Node place, Node piece) {
        Bounds bounds = piece.localToScene(piece.getLayoutBounds());
        return place.contains(place.sceneToLocal(bounds.getCenterX(), bounds.getCenterY()));
    }
}
