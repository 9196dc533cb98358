package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;
import org.alea.Rule;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieNode;
import org.alea.engine.Match;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In the smallest window, too, nothing lies on words and every sign has its place. */
class SmallTableTest extends AtTheQueensTable {

    private void sitDownSmall(Match<QueenTable, QueenMove> match) {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(desk(), match, 1280, 720);
        onFxThread(() -> view().tick());
    }

    private static Bounds seen(Node node) {
        return node.localToScene(node.getBoundsInLocal());
    }

    @Test
    @Rule("QUEEN-170")
    void theDiceOfTheSunLieBesideWhatTheDialSaysOfAnAttack() {
        sitDownSmall(QueenMatches.someMatch(
                "sunmoon", "official", table -> table.phase() == QueenPhase.ROLLING && table.round() > 1));
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            while (view().play().picture().focus() == 0) {
                view().play().next();
            }
        });
        List<QueenDie> lying = view().play().picture().dice(Zone.DIAL);
        List<Node> words = Stream.of(".dial-heading", ".dial-question", ".dial-below")
                .<Node>map(part -> lookup(part).query())
                .toList();
        assertThat(lying).isNotEmpty().allSatisfy(die -> {
            Bounds place = seen(node(Spots.die(die.id())));
            assertThat(words).noneMatch(part -> seen(part).intersects(place));
            assertThat(seen(view().board().arena().dial().whole()).contains(place))
                    .as("on the band")
                    .isTrue();
        });
    }

    @Test
    @Rule("QUEEN-118")
    void theRailOfASetCarriesTheDragonDieToo() {
        sitDownSmall(QueenMatches.someMatch(
                "dragon",
                "official",
                table -> table.phase() == QueenPhase.USE_DRAGON
                        && joinable(table).size() > 0));
        int slot = joinable(table()).get(0);
        onFxThread(() -> view().play().play(new QueenMove.AssignDragon(slot)));
        assertThat(view().play().picture().focus()).isZero();
        Bounds rail = seen(view().board().lane(slot).lookup(".lane-rail"));
        Stream.concat(
                        Stream.of(Spots.DRAGON),
                        view().play().picture().group(slot).dice().stream().map(die -> Spots.die(die.id())))
                .forEach(spot -> {
                    Bounds die = seen(node(spot));
                    assertThat(rail.getMinY()).as("%s", spot).isGreaterThan(die.getCenterY());
                    assertThat(rail.getMinX()).isLessThan(die.getCenterX());
                    assertThat(rail.getMaxX()).isGreaterThan(die.getCenterX());
                });
    }

    /** Where three dice may be joined by the dragon. */
    private static List<Integer> joinable(QueenTable table) {
        return QueenMatches.BOX.game().moves(table).stream()
                .filter(QueenMove.AssignDragon.class::isInstance)
                .map(move -> ((QueenMove.AssignDragon) move).slot())
                .filter(slot -> table.groups().stream()
                        .anyMatch(group -> group.value() == slot && group.dice().size() == 3))
                .toList();
    }

    @Test
    @Rule({"QUEEN-037", "QUEEN-173"})
    void aLockedDieOfTheSunWearsBothSigns() {
        sitDownSmall(QueenMatches.someMatch(
                "sunmoon",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && !table.paused()
                        && borrowedSolos(table).findAny().isPresent()));
        letDiceLand();
        QueenDie solo = borrowedSolos(table()).findFirst().orElseThrow();
        assertThat(((DieNode) node(Spots.die(solo.id()))).badges()).contains(DieBadge.SUN, DieBadge.LOCK);
    }

    private static Stream<QueenDie> borrowedSolos(QueenTable table) {
        return table.groups().stream()
                .filter(group -> group.solo() && group.dice().get(0).borrowed())
                .map(group -> group.dice().get(0));
    }

    @Test
    @Rule("QUEEN-238")
    void withoutAClockAllEightCrownsAreSeen() {
        sitDownSmall(QueenMatches.fresh(3, "", "untimed"));
        List<Node> crowns = List.copyOf(lookup(".crown-ahead").queryAll());
        assertThat(crowns).hasSize(QueenTable.ENEMIES_TO_DEFEAT);
        Bounds pause = seen(lookup(".bar-pause").query());
        assertThat(crowns).allMatch(crown -> seen(crown).getMaxX() < pause.getMinX());
    }

    static Stream<String> conspirators() {
        return QueenMatches.BOX.cards().conspirators().stream().map(ConspiratorCard::id);
    }

    @ParameterizedTest
    @MethodSource("conspirators")
    @Rule("QUEEN-161")
    void theNameOfAConspiratorThatActsIsReadAtAGlance(String card) {
        sitDownSmall(QueenMatches.someMatch(
                "conspirators",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.activeConspirator()
                                .filter(active -> active.id().equals(card))
                                .isPresent()));
        Label name = lookup(".conspirator-name").queryAs(Label.class);
        assertThat(name.getFont().getSize()).isGreaterThanOrEqualTo(14);
        Bounds die = seen(node(Spots.CONSPIRATOR));
        assertThat(seen(lookup(".conspirator.active").query()).contains(die))
                .as("the die lies in its box")
                .isTrue();
        assertThat(seen(name).intersects(die)).isFalse();
    }

    @Test
    void theLinesOfTheAttacksBeginAtTheDial() {
        sitDownSmall(QueenMatches.someMatch(
                "", "official", table -> table.phase() == QueenPhase.ROLLING && table.round() > 1));
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            while (view().play().picture().focus() == 0) {
                view().play().next();
            }
        });
        Bounds dial = seen(view().board().arena().dial().plate());
        assertThat(lookup(".attack-line").queryAllAs(Line.class)).hasSize(6).allSatisfy(line -> {
            Point2D start = line.localToScene(line.getStartX(), line.getStartY());
            double from = start.distance(dial.getCenterX(), dial.getCenterY());
            assertThat(from).isLessThan(dial.getWidth() / 2);
        });
    }

    @Test
    void whatStandsInTheArenaSlidesAsideWithIt() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(
                moving(() -> 0),
                QueenMatches.someMatch(
                        "spirit,conspirators",
                        "official",
                        table -> table.phase() == QueenPhase.ROLLING && table.round() > 1),
                1280,
                720);
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            while (!view().board().resolving()) {
                view().play().next();
            }
            double far = view().board().arena().getTranslateX();
            assertThat(far).isPositive();
            assertThat(lookup(".conspirators").query().getTranslateX()).isEqualTo(far);
            assertThat(node(Spots.SPIRIT).getTranslateX()).isEqualTo(far);
        });
    }

    @Test
    void whereNothingIsAskedTheDialSaysWhatHappens() {
        sitDownSmall(QueenMatches.someMatch(
                "chariots",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && !table.paused()
                        && table.chariots().size() == 1
                        && table.chariots().stream()
                                .anyMatch(chariot -> chariot.card().id().equals("C18") && !chariot.defended())));
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            while (view().play().seen().stream().noneMatch(QueenEvent.ChariotStruck.class::isInstance)) {
                view().play().next();
            }
        });
        Label happens =
                from(lookup(".journal-line.present")).lookup(".journal-name").queryAs(Label.class);
        assertThat(lookup(".dial-question").queryAs(Label.class).getText())
                .isNotEmpty()
                .isEqualTo(happens.getText());
    }
}
