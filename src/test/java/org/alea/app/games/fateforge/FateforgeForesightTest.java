package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.app.games.fateforge.input.Options;
import org.alea.app.table.Spot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.Prompt;
import org.junit.jupiter.api.Test;

/** What the table says before it happens. */
class FateforgeForesightTest extends AtTheFateforgeTable {

    @Test
    void anEnemyUnderThePointerTellsWhomItWouldStrikeAndWhy() {
        sitDown(acting());
        FoeIntent strike = FoeIntent.all(BOX.content(), match.table().state()).stream()
                .filter(intent -> intent.damage() > 0 && intent.heroes().size() == 1)
                .findFirst()
                .orElseThrow();

        moveTo(middle(Spot.of("foe", strike.foe())));

        String hero = BOX.content().hero(strike.heroes().get(0)).person();
        assertThat(told("#intent")).anyMatch(line -> line.contains(hero));
        moveTo(middle(Spot.of("command", "endTurn")));
        assertThat(node("#intent")).isEmpty();
    }

    @Test
    void theTurnIsNotEndedByOnePressWhileResultsAreLeft() {
        sitDown(acting());
        int before = match.history().size();

        type(KeyCode.F);
        assertThat(match.history()).hasSize(before);
        assertThat(node("#question"))
                .get()
                .extracting(Node::getAccessibleText)
                .asString()
                .isNotBlank();

        type(KeyCode.F);
        assertThat(match.history().get(before).move()).isEqualTo(new FateforgeMove.EndTurn());
    }

    @Test
    void aSkillThatHasBeenPaidSaysWhatItWouldDoBeforeItIsUsed() {
        Match<FateforgeTable, FateforgeMove> game = reached(
                3,
                Map.of("scene", "S01"),
                table -> BOX.game().moves(table).stream().anyMatch(FateforgeMove.UseSkill.class::isInstance));
        sitDown(game);
        FateforgeMove move = match.moves().stream()
                .filter(FateforgeMove.UseSkill.class::isInstance)
                .findFirst()
                .orElseThrow();
        int before = match.history().size();

        for (Spot spot : new Options(BOX.content(), match.table(), match.moves())
                .path(move)
                .orElseThrow()) {
            if (find(Spot.of("command", "confirm")).isEmpty() && find(spot).isPresent()) {
                click(spot);
            }
        }

        String skill = BOX.content()
                .skill(((FateforgeMove.UseSkill) move).skill())
                .name()
                .in(Language.FR);
        assertThat(match.history()).hasSize(before);
        assertThat(told("#question")).anyMatch(line -> line.startsWith(skill));
        assertThat(find(Spot.of("command", "confirm"))).isPresent();
    }

    /** Somebody acts, has results left, and an enemy would strike one hero. */
    private static Match<FateforgeTable, FateforgeMove> acting() {
        return reached(
                3,
                Map.of("scene", "S02"),
                table -> table.prompt().filter(Prompt.Acting.class::isInstance).isPresent()
                        && BOX.game().moves(table).stream().anyMatch(FateforgeMove.ActMove.class::isInstance)
                        && FoeIntent.all(BOX.content(), table.state()).stream()
                                .anyMatch(intent ->
                                        intent.damage() > 0 && intent.heroes().size() == 1));
    }

    private Optional<Node> node(String id) {
        return Optional.ofNullable(table().node().lookup(id)).filter(Node::isVisible);
    }

    private List<String> told(String id) {
        return node(id).stream()
                .flatMap(pane -> pane.lookupAll(".label").stream())
                .filter(Labeled.class::isInstance)
                .map(label -> ((Labeled) label).getText())
                .toList();
    }
}
