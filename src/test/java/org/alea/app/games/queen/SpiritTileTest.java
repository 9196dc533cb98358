package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import org.alea.Rule;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.SeededChance;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.SpiritCard;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The Epic Spirit on the table says how often its power may still be used, at every moment and whoever looks. */
@Rule({"QUEEN-147", "QUEEN-148"})
class SpiritTileTest extends AtTheQueensTable {
    private static final Map<String, Match<QueenTable, QueenMove>> USED = new ConcurrentHashMap<>();

    private static List<SpiritCard> limited() {
        return QueenMatches.BOX.cards().spirits().stream()
                .filter(card -> card.limit().isPresent())
                .toList();
    }

    static Stream<String> cards() {
        return limited().stream().map(SpiritCard::id);
    }

    static Stream<Arguments> cardsAtEveryPace() {
        return cards().flatMap(
                        card -> Stream.of(Choices.ResolutionSpeed.values()).map(pace -> Arguments.of(card, pace)));
    }

    /** A game whose last move has used the power of a card. */
    private static Match<QueenTable, QueenMove> used(String card) {
        Match<QueenTable, QueenMove> found = USED.computeIfAbsent(
                card,
                id -> LongStream.range(1, 9999)
                        .mapToObj(seed -> played(id, seed))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .orElseThrow());
        return found.upTo(found.history().size());
    }

    private static Optional<Match<QueenTable, QueenMove>> played(String id, long seed) {
        SpiritCard card = QueenMatches.BOX.cards().spirit(id).orElseThrow();
        String modules = card.module() == QueenModule.SPIRIT
                ? "spirit"
                : "spirit," + card.module().name().toLowerCase(Locale.ROOT);
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, modules, "untimed");
        if (!match.table().spirit().equals(Optional.of(card))) {
            return Optional.empty();
        }
        SeededChance luck = new SeededChance(seed);
        while (!match.table().phase().over()) {
            Played<QueenMove> played = match.play(QueenMatches.BOX.game().randomMove(match.table(), luck), 0);
            if (played.move() instanceof QueenMove.RerollConspiratorDie
                    || Recollection.events(played.events()).stream().anyMatch(QueenEvent::usesPower)) {
                return Optional.of(match);
            }
        }
        return Optional.empty();
    }

    private String tile() {
        return lookup(".spirit-uses").queryAs(Labeled.class).getText();
    }

    private String words(SpiritCard card, OptionalInt left) {
        return desk().texts()
                .get(
                        left.orElseThrow() > 0 ? "queen.spirit.ready" : "queen.spirit.used",
                        left.getAsInt(),
                        card.limit().orElseThrow().n());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("cardsAtEveryPace")
    void thePowerIsSeenToBeUsedWhenItActs(String id, Choices.ResolutionSpeed pace) {
        desk().preferences().set(Setting.RESOLUTION_SPEED, pace);
        Match<QueenTable, QueenMove> after = used(id);
        SpiritCard card = after.table().spirit().orElseThrow();
        int last = after.history().size() - 1;
        Played<QueenMove> move = after.history().get(last);
        Match<QueenTable, QueenMove> before = after.upTo(last);
        OptionalInt ready = before.table().powerUsesLeft();
        sitDown(before);
        seeTheRoundCleared();
        assertThat(tile()).as("before").isEqualTo(words(card, ready));
        use(move.move());
        while (view().play().watching()) {
            long uses =
                    view().play().seen().stream().filter(QueenEvent::usesPower).count();
            OptionalInt left = OptionalInt.of(ready.getAsInt() - (int) uses);
            assertThat(tile()).as("after %s", view().play().seen()).isEqualTo(words(card, left));
            onFxThread(() -> view().play().next());
        }
        assertThat(tile()).as("then").isEqualTo(words(card, table().powerUsesLeft()));
    }

    private void use(QueenMove move) {
        if (phase() == QueenPhase.ROLLING) {
            letDiceLand();
        }
        int before = view().play().match().history().size();
        onFxThread(() -> view().play().play(move));
        assertThat(view().play().match().history()).hasSize(before + 1);
    }

    private void seeTheRoundCleared() {
        onFxThread(() -> {
            if (view().play().summing()) {
                view().play().next();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cards")
    void aUseThatIsTakenBackIsNone(String id) {
        Match<QueenTable, QueenMove> match = used(id);
        SpiritCard card = match.table().spirit().orElseThrow();
        int last = match.history().size() - 1;
        sitDown(match);
        assertThat(view().play().canUndo()).isTrue();
        onFxThread(() -> view().play().undo());
        assertThat(tile()).isEqualTo(words(card, match.upTo(last).table().powerUsesLeft()));
    }

    @ParameterizedTest
    @MethodSource("cards")
    void whoComesBackToTheTableFindsThePowerAsHeLeftIt(String id) {
        Match<QueenTable, QueenMove> match = used(id);
        SpiritCard card = match.table().spirit().orElseThrow();
        int last = match.history().size() - 1;
        Match<QueenTable, QueenMove> before = match.upTo(last);
        sitDown(before);
        seeTheRoundCleared();
        use(match.history().get(last).move());
        onFxThread(() -> view().play().all());
        String left = tile();
        boolean summing = view().play().summing();
        sitDown(before);
        assertThat(tile()).isEqualTo(left);
        assertThat(view().play().summing()).isEqualTo(summing);
        seeTheRoundCleared();
        assertThat(tile()).isEqualTo(words(card, match.table().powerUsesLeft()));
    }

    @ParameterizedTest
    @MethodSource("cards")
    void aReplayShowsThePowerAsItWas(String id) {
        Match<QueenTable, QueenMove> match = used(id);
        SpiritCard card = match.table().spirit().orElseThrow();
        QueenReplay[] replay = new QueenReplay[1];
        Supplier<Parent> made = () -> {
            replay[0] = new QueenReplay(desk(), new GameSession<>("queen", QueenMatches.BOX, match, clock));
            return new StackPane(replay[0].node());
        };
        show(desk(), 1440, 900, made, "replay");
        int last = match.history().size();
        for (int moves : List.of(last - 1, last, last - 1)) {
            onFxThread(() -> replay[0].show(moves));
            assertThat(tile()).as("after %s moves", moves).isEqualTo(words(card, replayed(match, moves)));
        }
    }

    /** What is left after so many moves; a round that has just ended is shown before it is cleared away. */
    private static OptionalInt replayed(Match<QueenTable, QueenMove> match, int moves) {
        List<QueenEvent> events = moves == 0
                ? List.of()
                : Recollection.events(match.history().get(moves - 1).events());
        List<QueenEvent> seen = events.stream()
                .takeWhile(event -> !(event instanceof QueenEvent.RoundEnded))
                .toList();
        if (seen.size() == events.size()) {
            return match.tableAfter(moves).powerUsesLeft();
        }
        int before = match.tableAfter(moves - 1).powerUsesLeft().orElseThrow();
        return OptionalInt.of(
                before - (int) seen.stream().filter(QueenEvent::usesPower).count());
    }
}
