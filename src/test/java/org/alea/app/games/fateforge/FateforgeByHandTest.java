package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.alea.app.games.fateforge.input.Options;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.play.Gesture;
import org.alea.app.table.Pictures;
import org.alea.app.table.Spot;
import org.alea.content.MoveCodec;
import org.alea.engine.Bot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.Fray;
import org.junit.jupiter.api.Test;

/** Whole games made by clicks alone: whatever may be played lies on the table to be touched. */
class FateforgeByHandTest extends AtTheFateforgeTable {
    private static final List<String> CHIPS =
            List.of("face", "branch", "bonus", "skip", "side", "way", "special", "allySkill");

    @Test
    void theTutorialIsPlayedByMouseFromTheBriefingToTheResult() {
        sitDown(newMatch(11, Map.of("mode", "tutorial")));

        playOn(400);

        assertThat(match.result()).isPresent();
        assertThat(find(table().node(), "#result")).isPresent();
    }

    @Test
    void aRestIsSpentByMouse() {
        sitDown(newMatch(12, Map.of("mode", "quest", "quest", "Q2")));

        playOn(40);

        assertThat(match.history()).hasSizeGreaterThanOrEqualTo(40);
    }

    @Test
    void anAllyIsUsedByMouse() {
        sitDown(withAnAlly());

        make(match.moves().stream()
                .filter(FateforgeMove.AllySkill.class::isInstance)
                .findFirst()
                .orElseThrow());
    }

    /** A game in which the prisoner has been freed and can help: the first that comes about by chance. */
    private static Match<FateforgeTable, FateforgeMove> withAnAlly() {
        for (long seed = 1; seed < 3000; seed++) {
            Match<FateforgeTable, FateforgeMove> game = newMatch(seed, Map.of("scene", "S09", "level", "apprentice"));
            SeededChance dice = new SeededChance(seed);
            while (game.result().isEmpty()) {
                if (game.table().scene().flatMap(Fray::ally).isPresent()
                        && game.moves().stream().anyMatch(FateforgeMove.AllySkill.class::isInstance)) {
                    return game;
                }
                game.play(BOX.game().randomMove(game.table(), dice), 0);
            }
        }
        throw new AssertionError("nobody ever freed the prisoner");
    }

    @Test
    void aSpecialIsUsedByMouse() {
        var game = newMatch(4, Map.of("scene", "S02"));
        goOn(game, 3, table -> BOX.game().moves(table).stream().anyMatch(FateforgeMove.ActSpecial.class::isInstance));
        sitDown(game);

        make(match.moves().stream()
                .filter(FateforgeMove.ActSpecial.class::isInstance)
                .findFirst()
                .orElseThrow());
    }

    /** Plays what a sensible player would, each move by the mouse. */
    private void playOn(int moves) {
        Bot<FateforgeTable, FateforgeMove> bot =
                Objects.requireNonNull(BOX.bots().get("sensible")).apply(3);
        for (int i = 0; i < moves && match.result().isEmpty(); i++) {
            make(bot.choose(match.table()));
            for (int skips = 0; skips < 20 && find(table().node(), "#steps").isPresent(); skips++) {
                type(KeyCode.ESCAPE);
            }
        }
    }

    private void make(FateforgeMove move) {
        int before = match.history().size();
        Options options = new Options(BOX.content(), match.table(), match.moves());
        Optional<List<Spot>> path = options.path(move);
        if (move instanceof FateforgeMove.RollDice roll) {
            click(Spot.of("command", "roll." + roll.hero()));
        } else if (move instanceof FateforgeMove.EnergyReroll reroll) {
            click(Spot.of("command", "energyReroll." + reroll.hero()));
        } else if (find(Spot.of("command", MoveCodec.name(move.getClass()))).isPresent()
                && MoveCodec.name(move.getClass()).startsWith("frenzy")) {
            click(Spot.of("command", MoveCodec.name(move.getClass())));
        } else if (move instanceof FateforgeMove.Absorb || move instanceof FateforgeMove.SplitParry) {
            click(Spot.of("row", "move" + match.moves().indexOf(move)));
        } else if (path.isPresent() && pathLies(path.get())) {
            touch(options, path.get());
        } else {
            press(BOX.describe(match.table(), move, Language.FR));
            if (match.history().size() == before
                    && find(Spot.of("command", "endTurn")).isPresent()) {
                // results are left: the end of the turn asks once
                click(Spot.of("command", "endTurn"));
            }
        }
        if (match.history().size() != before + 1) {
            Pictures.take("fateforge-failed");
        }
        assertThat(match.history().size()).as("%s has been made", move).isEqualTo(before + 1);
    }

    private boolean pathLies(List<Spot> path) {
        return find(path.get(0)).isPresent();
    }

    private void touch(Options options, List<Spot> path) {
        List<Spot> touched = new ArrayList<>();
        while (true) {
            Spot next = path.get(touched.size());
            click(CHIPS.contains(next.kind()) && touched.size() > 0 ? Spot.of("chip", next.name()) : next);
            List<Spot> more = new ArrayList<>(touched);
            more.add(next);
            Gesture<FateforgeMove, Reach> does = options.gesture(more);
            if (!(does instanceof Gesture.Change<FateforgeMove, Reach> change)) {
                return;
            }
            touched = new ArrayList<>(change.draft().spots());
            if (change.draft().ready().isPresent() && touched.size() >= path.size()) {
                click(Spot.of("command", "confirm"));
                return;
            }
        }
    }

    private void press(String words) {
        Node node = find(table().node(), words, 0)
                .orElseThrow(() -> new AssertionError("nothing on the table says " + words));
        onFxThread(() -> reveal(node));
        clickOn(node);
    }

    private static Optional<Node> find(Node from, String id) {
        return Optional.ofNullable(from.lookup(id)).filter(Node::isVisible);
    }

    private static Optional<Node> find(Node from, String words, int depth) {
        Object spot = from.getProperties().get(Spot.class);
        if (spot instanceof Spot named
                && (named.kind().equals("row") || named.kind().equals("command"))
                && Optional.ofNullable(from.getAccessibleText()).orElse("").startsWith(words)) {
            return Optional.of(from);
        }
        if (from instanceof Parent parent && from.isVisible()) {
            for (Node child : List.copyOf(parent.getChildrenUnmodifiable())) {
                Optional<Node> found = find(child, words, depth + 1);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}
