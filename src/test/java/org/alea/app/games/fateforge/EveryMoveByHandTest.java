package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateQuestion;
import org.alea.app.games.fateforge.input.Options;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.play.EventBook;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Texts;
import org.alea.app.table.Spot;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeKit;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.store.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever may be played can be reached, on the board, as a row or as a button: in random games over all the content. */
@Tag("soak")
class EveryMoveByHandTest {
    private static final FateforgeBox BOX = new FateforgeKit().open(ContentSource.builtIn());
    private static final FateSpeech SPEECH = new FateSpeech(
            new GameSpeech<>("fateforge", BOX, new Texts(Language.EN), new Preferences(Settings.standard(), all -> {})),
            BOX.content());
    private static final EventBook<?> BOOK = FateforgeEvents.book(BOX.content());
    private static final int MOVES = 500;

    /** Chosen by the dice themselves, or made by the table. */
    private static final Set<Class<?>> OTHERWISE = Set.of(
            FateforgeMove.RollDice.class,
            FateforgeMove.EnergyReroll.class,
            FateforgeMove.Concede.class,
            FateforgeMove.TimeUp.class,
            FateforgeMove.SetPath.class);

    static Stream<Map<String, String>> setups() {
        List<Map<String, String>> all = new ArrayList<>();
        BOX.content().scenes().forEach(scene -> all.add(Map.of("scene", scene.id(), "level", "veteran")));
        BOX.content().quests().forEach(quest -> all.add(Map.of("mode", "quest", "quest", quest.id())));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everyMoveCanBeMade(Map<String, String> setup) {
        for (long seed = 1; seed <= 3; seed++) {
            Match<FateforgeTable, FateforgeMove> game = Match.start(BOX.game(), Setup.of(BOX.options(), setup, seed));
            SeededChance dice = new SeededChance(seed);
            for (int i = 0; i < MOVES && game.result().isEmpty(); i++) {
                reachable(game);
                game.play(BOX.game().randomMove(game.table(), dice), 0);
            }
        }
    }

    private static void reachable(Match<FateforgeTable, FateforgeMove> game) {
        List<FateforgeMove> moves = game.moves();
        Options options = new Options(BOX.content(), game.table(), moves);
        Set<FateforgeMove> offered = new java.util.HashSet<>();
        Question<FateforgeMove, Reach> question = FateQuestion.of(SPEECH, BOOK, shot(game, moves));
        question.commands().forEach(command -> command.gesture().ifPresent(does -> add(does, offered)));
        question.rows().forEach(row -> row.gesture().ifPresent(does -> add(does, offered)));
        for (FateforgeMove move : moves) {
            if (!OTHERWISE.contains(move.getClass()) && !offered.contains(move)) {
                assertThat(touched(options, move))
                        .as("%s at %s", move, game.table().prompt())
                        .contains(move);
            }
        }
    }

    private static Shot<FateforgeTable, FateforgeMove, Reach> shot(
            Match<FateforgeTable, FateforgeMove> game, List<FateforgeMove> moves) {
        int at = game.history().size();
        return new Shot<>(game.table(), Reach.NOTHING, Shot.Mode.PLAYING, moves, Optional.empty(), List.of(), at, at);
    }

    private static void add(Gesture<FateforgeMove, Reach> does, Set<FateforgeMove> into) {
        if (does instanceof Gesture.Play<FateforgeMove, Reach> play) {
            into.add(play.move());
        } else if (does instanceof Gesture.Change<FateforgeMove, Reach> change) {
            change.draft().move().ifPresent(into::add);
        }
    }

    /** The move that comes of touching what its path names, one after the other. */
    private static Optional<FateforgeMove> touched(Options options, FateforgeMove move) {
        List<Spot> path = options.path(move).orElse(List.of());
        Reach draft = Reach.NOTHING;
        while (draft.spots().size() < path.size()) {
            List<Spot> spots = new ArrayList<>(draft.spots());
            spots.add(path.get(spots.size()));
            Gesture<FateforgeMove, Reach> does = options.gesture(spots);
            if (does instanceof Gesture.Play<FateforgeMove, Reach> play) {
                return Optional.of(play.move());
            }
            draft = ((Gesture.Change<FateforgeMove, Reach>) does).draft();
        }
        return draft.move();
    }
}
