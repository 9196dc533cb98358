package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.Rule;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every decision of a round taken by the keyboard alone: each move is reached, and what is ringed is ringed as a whole. */
class EveryDecisionByKeyTest extends AtTheQueensTable {
    private static final List<KeyCode> DIGITS =
            List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT6);

    /** What the arrows go over, for each decision. */
    private static final Map<QueenPhase, Set<String>> RINGED = ringed();

    private static Map<QueenPhase, Set<String>> ringed() {
        Map<QueenPhase, Set<String>> ringed = new EnumMap<>(QueenPhase.class);
        ringed.put(QueenPhase.ROLL_CONSPIRATOR_DIE, Set.of("button"));
        ringed.put(QueenPhase.KEEP_CONSPIRATOR_DIE, Set.of("button"));
        ringed.put(QueenPhase.CHOOSE_COLOUR, Set.of("button"));
        ringed.put(QueenPhase.CHOOSE_ENEMY, Set.of("slot"));
        ringed.put(QueenPhase.CHOOSE_ENEMIES, Set.of("slot"));
        ringed.put(QueenPhase.CHOOSE_DIE_TO_EXHAUST, Set.of("die"));
        ringed.put(QueenPhase.EXCHANGE, Set.of("die", "button"));
        ringed.put(QueenPhase.TURN_DIAL, Set.of("slot"));
        ringed.put(QueenPhase.RECOVER_DIE, Set.of("die", "button"));
        ringed.put(QueenPhase.START_ROUND, Set.of("button"));
        ringed.put(QueenPhase.ASSIGN_GROUPS, Set.of("lane", "button"));
        ringed.put(QueenPhase.CHOOSE_DIE_TO_STOCK, Set.of("die"));
        ringed.put(QueenPhase.CHOOSE_GROUP, Set.of("lane"));
        ringed.put(QueenPhase.USE_DRAGON, Set.of("slot", "button"));
        ringed.put(QueenPhase.USE_WING, Set.of("slot", "button"));
        ringed.put(QueenPhase.ROLL_CHAOS, Set.of("button"));
        ringed.put(QueenPhase.PAINT_DIE, Set.of("colour", "button"));
        ringed.put(QueenPhase.CHOOSE_STEPS, Set.of("button"));
        ringed.put(QueenPhase.TAKE_SUN_DIE, Set.of("button"));
        ringed.put(QueenPhase.TAKE_SUN_DICE, Set.of("button"));
        return ringed;
    }

    static Stream<QueenPhase> decisions() {
        return Stream.of(QueenPhase.values()).filter(phase -> phase != QueenPhase.ROLLING && !phase.over());
    }

    /** Those that ask for a slot, a value or a number of squares. */
    static Stream<QueenPhase> numbered() {
        return Stream.of(
                QueenPhase.TURN_DIAL,
                QueenPhase.CHOOSE_ENEMY,
                QueenPhase.CHOOSE_ENEMIES,
                QueenPhase.USE_DRAGON,
                QueenPhase.USE_WING,
                QueenPhase.CHOOSE_GROUP,
                QueenPhase.ASSIGN_GROUPS,
                QueenPhase.CHOOSE_STEPS);
    }

    @ParameterizedTest
    @MethodSource("decisions")
    @Rule("QUEEN-245")
    void theArrowsAndEnterReachEveryMove(QueenPhase phase) {
        face(phase);
        Set<QueenMove> legal = Set.copyOf(view().play().moves());
        leavesAloneWhatNoButtonOffers();
        List<Spot> ringed = walk();
        assertThat(ringed.stream().map(Spot::kind).collect(Collectors.toSet())).isEqualTo(RINGED.get(phase));

        Set<QueenMove> made = new HashSet<>();
        for (int first = 0; first < ringed.size(); first++) {
            face(phase);
            Optional<QueenMove> whole = choose(first);
            whole.ifPresentOrElse(made::add, () -> made.addAll(ends()));
        }
        assertThat(made).isEqualTo(legal);
    }

    @ParameterizedTest
    @MethodSource("numbered")
    @Rule("QUEEN-245")
    void aDigitChoosesWhatHasItsNumber(QueenPhase phase) {
        face(phase);
        List<QueenMove> asked = view().play().moves().stream()
                .filter(move -> !numbers(move).isEmpty())
                .limit(DIGITS.size())
                .toList();
        assertThat(asked).isNotEmpty();
        for (QueenMove move : asked) {
            face(phase);
            int before = view().play().match().history().size();
            numbers(move).forEach(number -> push(DIGITS.get(number - 1)));
            assertThat(view().play().match().history().get(before).move()).isEqualTo(move);
        }
    }

    private static List<Integer> numbers(QueenMove move) {
        if (move instanceof QueenMove.TurnDial dial) {
            return List.of(dial.slot());
        }
        if (move instanceof QueenMove.ChooseEnemy enemy) {
            return List.of(enemy.slot());
        }
        if (move instanceof QueenMove.ChooseEnemies enemies) {
            return List.of(enemies.first(), enemies.second());
        }
        if (move instanceof QueenMove.AssignDragon dragon) {
            return List.of(dragon.slot());
        }
        if (move instanceof QueenMove.AssignWing wing) {
            return List.of(wing.slot());
        }
        if (move instanceof QueenMove.ChooseGroup group) {
            return List.of(group.value());
        }
        if (move instanceof QueenMove.AssignGroup group) {
            return List.of(group.value());
        }
        return move instanceof QueenMove.ChooseSteps steps ? List.of(steps.steps()) : List.of();
    }

    /** Space and Enter lead on where a button says so; an answer they would take unseen they do not take. */
    private void leavesAloneWhatNoButtonOffers() {
        String space = desk().texts().get("queen.space");
        if (view().actions().stream().map(Action::key).noneMatch(space::equals)) {
            int before = view().play().match().history().size();
            push(KeyCode.SPACE);
            push(KeyCode.ENTER);
            assertThat(view().play().match().history()).hasSize(before);
        }
    }

    /** Sits down before a decision, in a window where something else would like to have the keyboard. */
    private void face(QueenPhase phase) {
        sitDown(at(phase));
        assertThat(phase()).isEqualTo(phase);
        Region elsewhere = new Region();
        elsewhere.setFocusTraversable(true);
        onFxThread(() -> {
            if (screen().node().getParent() instanceof StackPane window) {
                window.getChildren().add(0, elsewhere);
            }
        });
    }

    private static Match<QueenTable, QueenMove> at(QueenPhase phase) {
        return switch (phase) {
            case ASSIGN_GROUPS -> {
                Setup manual = Setup.of(QueenMatches.BOX.options(), Map.of("assignment", "manual"), 1);
                yield QueenMatches.playedUntil(
                                Match.start(QueenMatches.BOX.game(), manual), 1, table -> table.phase() == phase)
                        .orElseThrow();
            }
            case EXCHANGE -> some(phase, "chariots,dragon");
            default -> some(phase, QueenMatches.ALL_MODULES);
        };
    }

    private static Match<QueenTable, QueenMove> some(QueenPhase phase, String modules) {
        return QueenMatches.someMatch("drop " + phase, modules, "untimed", table -> table.phase() == phase);
    }

    /** All that the arrows ring, in their order. */
    private List<Spot> walk() {
        List<Spot> ringed = new ArrayList<>();
        push(KeyCode.RIGHT);
        while (!ringed.contains(view().cursor().at().orElseThrow())) {
            ringed.add(view().cursor().at().orElseThrow());
            push(KeyCode.RIGHT);
        }
        return ringed;
    }

    /** With half of a decision taken, the moves the arrows lead to; the last of them is made. */
    private Set<QueenMove> ends() {
        Set<QueenMove> moves = walk().stream().map(this::completed).collect(Collectors.toSet());
        QueenMove ringed = completed(view().cursor().at().orElseThrow());
        int before = view().play().match().history().size();
        push(KeyCode.ENTER);
        assertThat(view().play().match().history().get(before).move()).isEqualTo(ringed);
        return moves;
    }

    private QueenMove completed(Spot end) {
        Spot begun = view().hand().held().orElse(end);
        QueenAct act = view().hand().ways().stream()
                .filter(way -> way.from().equals(begun) && way.to().equals(end))
                .findFirst()
                .orElseThrow()
                .act();
        return act instanceof QueenAct.PlayEqual equal ? equal.move() : ((QueenAct.Play) act).move();
    }

    /** Goes so many steps further than the first, and confirms; the keyboard stays at the table. */
    private Optional<QueenMove> choose(int further) {
        int before = view().play().match().history().size();
        for (int step = 0; step <= further; step++) {
            push(KeyCode.RIGHT);
        }
        push(KeyCode.ENTER);
        assertThat(screen().node().isFocusWithin()).isTrue();
        var history = view().play().match().history();
        return history.size() > before ? Optional.of(history.get(before).move()) : Optional.empty();
    }
}
