package org.alea.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.guide.Guide;
import org.alea.engine.Because;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.Game;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.RealTime;
import org.alea.engine.Refusal;
import org.alea.engine.SetupOption;
import org.alea.engine.Table;

/** Everything that is in the box of one game: its rules, its cards, its words, its bots. Opened by a {@link GameKit}. */
public interface GameBox<T extends Table<T>, M extends Move> {

    Game<T, M> game();

    List<SetupOption> options();

    RuleBook rules();

    Wording wording();

    MoveCodec<M> moves();

    TableCodec<T> tables();

    /** The game's own bots by name, each made from a seed for its noise; the random one comes with every game. */
    Map<String, LongFunction<Bot<T, M>>> bots();

    /** The name of the bot that gives hints and plays in simulations unless another is named. */
    String standardBot();

    /** Advice for the decision at hand, where the game lets itself be helped: unless it knows better, its bot's choice. */
    default Optional<String> hint(Match<T, M> match, Language language) {
        T table = match.table();
        return Optional.ofNullable(bots().get(standardBot()))
                .filter(bot -> !match.moves().stream().allMatch(Move::interruption))
                .map(bot -> bot.apply(match.setup().seed()).choose(table))
                .map(move -> describe(table, move, language));
    }

    /** The table as text, for the terminal and for reports. */
    String describe(T table, Language language);

    /** The same while its clock, which stood where the last move left it, has come this far. */
    default String describe(T table, int elapsedMs, Language language) {
        return describe(table, language);
    }

    /** What the signs mean in which tables are told; an empty text if they speak for themselves. */
    default String signs(Language language) {
        return "";
    }

    /** All cards that can be looked up by name where there are no pictures of them. */
    default List<CardEntry> printed() {
        return List.of();
    }

    /** Whether a move only prepares the one the player is asked for, so that it is offered after those. */
    default boolean prepares(M move) {
        return false;
    }

    /** How far the match at this table has come, in a few words for whoever left it; an empty text if that goes without saying. */
    default String standing(T table, Language language) {
        return "";
    }

    /** A legal move as a line of text. */
    String describe(T table, M move, Language language);

    /** An event as a line of the journal, or an empty text if it is only there to be animated. */
    default String describe(Event event, Language language) {
        return event instanceof Because because
                ? wording().say("because." + because.reason(), because.words(), language)
                : wording().say("event." + MoveCodec.name(event.getClass()), MoveCodec.parameters(event), language);
    }

    /** Why a move may not be played: {@code refusal.<REASON>} in the wording, or {@code refusal.<REASON>.<rule>} for one rule. */
    default String describe(Refusal refusal, Language language) {
        String general = "refusal." + refusal.reason();
        String exact = general + "." + refusal.rule();
        return wording().say(wording().knows(exact) ? exact : general, language);
    }

    /** How a newcomer learns the game. */
    default Guide guide() {
        return Guide.NONE;
    }

    /** How the game runs against a clock, if it has one: for those who drive it without knowing which game it is. */
    default Optional<RealTime<T, M>> realTime() {
        return Optional.empty();
    }

    /** What is wrong with this table, if a mistake in the rules has broken it: lost dice, tracks out of range. */
    default List<String> violations(T table) {
        return List.of();
    }

    /**
     * Whether a scenario of this game has to account for every piece. Where the decks are large it lays out only what it
     * shows, and a card may then lie in its deck as well.
     */
    default boolean accountsForEveryPiece() {
        return true;
    }

    /** What makes a table laid out by hand one that no game comes to; nothing if a game could. */
    default List<String> arrangementFaults(T table) {
        return accountsForEveryPiece() ? violations(table) : List.of();
    }

    /**
     * What statistics keep of a finished match besides its result, by name. It may take a while.
     *
     * @param seed that of the match
     * @param tables the table before each move, and at last the end
     */
    default Map<String, Double> figures(long seed, List<T> tables, List<Played<M>> moves) {
        return Map.of();
    }

    /** Raised when the same moves would no longer replay. */
    int rulesVersion();

    /** A fingerprint of the card data in use. */
    String contentHash();
}
