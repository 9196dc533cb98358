package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.HandOptions;
import org.alea.app.games.synchro.input.SynchroQuestion;
import org.alea.app.games.synchro.input.SynchroWays;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.GameSpeech;
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
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.store.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever may be played can be reached, on the board, as a row or as a button: in random and in sensible games. */
@Tag("soak")
class EverySynchroMoveByHandTest {
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());
    private static final SynchroVoice VOICE = new SynchroVoice(
            new GameSpeech<>("synchro", BOX, new Texts(Language.EN), new Preferences(Settings.standard(), all -> {})),
            BOX.game().content());
    private static final int MOVES = 500;

    /** Made by the clock, in the menu, or, a whole new order, one hero after the other. */
    private static final Set<Class<?>> OTHERWISE =
            Set.of(SynchroMove.Concede.class, SynchroMove.TimeUp.class, SynchroMove.SetOrder.class);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void everyMoveCanBeMade(long seed) {
        Match<SynchroTable, SynchroMove> game = Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), seed));
        SeededChance luck = new SeededChance(seed);
        var bot = java.util.Objects.requireNonNull(BOX.bots().get("sensible")).apply(seed);
        for (int i = 0; i < MOVES && game.result().isEmpty(); i++) {
            reachable(game);
            boolean sensibly = seed % 2 == 0;
            game.play(sensibly ? bot.choose(game.table()) : BOX.game().randomMove(game.table(), luck), 0);
        }
    }

    private static void reachable(Match<SynchroTable, SynchroMove> game) {
        List<SynchroMove> moves = game.moves();
        HandOptions options = new HandOptions(game.table(), moves);
        Set<SynchroMove> offered = new HashSet<>();
        Shot<SynchroTable, SynchroMove, Touched> shot = shot(game, moves);
        Question<SynchroMove, Touched> question = SynchroQuestion.of(VOICE, shot);
        question.commands().forEach(command -> command.gesture().ifPresent(does -> add(does, offered)));
        question.rows().forEach(row -> row.gesture().ifPresent(does -> add(does, offered)));
        for (SynchroMove move : moves) {
            if (!OTHERWISE.contains(move.getClass()) && !offered.contains(move)) {
                assertThat(touched(shot, options, move).map(EverySynchroMoveByHandTest::spent))
                        .as("%s at %s", move, game.table().asked())
                        .contains(spent(move));
            }
        }
    }

    /** Of payments with the same shards a hand makes the one that uses up the fewest conversions. */
    private static Object spent(SynchroMove move) {
        if (move instanceof SynchroMove.UseSkill skill) {
            return List.of(skill.slot(), skill.confirmFail(), shards(skill.payment()));
        }
        return move instanceof SynchroMove.LevelUp level ? shards(level.payment()) : move;
    }

    private static List<String> shards(List<SynchroMove.Payment> payment) {
        return payment.stream()
                .map(paid -> paid.source() + " " + paid.colour())
                .sorted()
                .toList();
    }

    private static Shot<SynchroTable, SynchroMove, Touched> shot(
            Match<SynchroTable, SynchroMove> game, List<SynchroMove> moves) {
        int at = game.history().size();
        return new Shot<>(game.table(), Touched.NOTHING, Shot.Mode.PLAYING, moves, Optional.empty(), List.of(), at, at);
    }

    private static void add(Gesture<SynchroMove, Touched> does, Set<SynchroMove> into) {
        if (does instanceof Gesture.Play<SynchroMove, Touched> play) {
            into.add(play.move());
        }
    }

    /** The move that comes of touching what its path names, one after the other; each must be open when its turn comes. */
    private static Optional<SynchroMove> touched(
            Shot<SynchroTable, SynchroMove, Touched> shot, HandOptions options, SynchroMove move) {
        List<Spot> path = SynchroWays.layOut(shot, move).map(Touched::spots).orElse(List.of());
        Touched draft = Touched.NOTHING;
        for (Spot spot : path) {
            if (draft.has(spot)) {
                continue;
            }
            List<Spot> spots = new ArrayList<>(draft.spots());
            spots.add(spot);
            assertThat(options.leads(spots)).as("%s opens %s", spots, move).isTrue();
            Gesture<SynchroMove, Touched> does = options.gesture(spots);
            if (does instanceof Gesture.Play<SynchroMove, Touched> play) {
                return Optional.of(play.move());
            }
            draft = ((Gesture.Change<SynchroMove, Touched>) does).draft();
        }
        return draft.move();
    }
}
