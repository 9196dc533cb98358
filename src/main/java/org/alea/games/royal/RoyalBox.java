package org.alea.games.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.CardEntry;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.MoveCodec;
import org.alea.content.RuleBook;
import org.alea.content.TableCodec;
import org.alea.content.Wording;
import org.alea.content.guide.Guide;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.RealTime;
import org.alea.engine.SetupOption;
import org.alea.games.royal.bots.GreedyBot;
import org.alea.games.royal.bots.PlannerBot;

/** Everything in the box of Le défi royal. */
public final class RoyalBox implements GameBox<RoyalTable, RoyalMove> {
    private static final int RULES_VERSION = 1;

    private final RoyalGame game;
    private final RuleBook rules;
    private final Wording wording;
    private final MoveCodec<RoyalMove> moves = new MoveCodec<>(RoyalMove.class);
    private final RoyalTableCodec tables;
    private final String contentHash;
    private final Guide guide;
    private final List<PhasePage> pages;

    RoyalBox(ContentSource source) {
        RoyalContent content = RoyalContent.read(source);
        game = new RoyalGame(content);
        rules = RuleBook.read(source, RoyalContent.GAME);
        wording = Wording.read(source, RoyalContent.GAME).with(content.names());
        tables = new RoyalTableCodec(content);
        contentHash = source.hash(RoyalContent.GAME, RoyalContent.FILES);
        pages = source.list(RoyalContent.GAME, "phases.json").read(entry -> PhasePage.read(entry, rules));
        guide = Guide.read(source, RoyalContent.GAME, this);
    }

    @Override
    public RoyalGame game() {
        return game;
    }

    @Override
    public List<SetupOption> options() {
        return RoyalOptions.offered(game.content());
    }

    @Override
    public RuleBook rules() {
        return rules;
    }

    @Override
    public Wording wording() {
        return wording;
    }

    @Override
    public MoveCodec<RoyalMove> moves() {
        return moves;
    }

    @Override
    public TableCodec<RoyalTable> tables() {
        return tables;
    }

    @Override
    public Map<String, LongFunction<Bot<RoyalTable, RoyalMove>>> bots() {
        return Map.of(
                GreedyBot.NAME, seed -> new GreedyBot(game, seed),
                PlannerBot.NAME, seed -> new PlannerBot(game, seed));
    }

    @Override
    public String standardBot() {
        return GreedyBot.NAME;
    }

    @Override
    public String describe(RoyalTable table, Language language) {
        return new TableText(table, wording, language).text();
    }

    @Override
    public String standing(RoyalTable table, Language language) {
        Map<String, Object> numbers =
                Map.of("round", table.round(), "you", table.vp(Side.YOU), "roy", table.vp(Side.ROY));
        return wording.say(table.round() == 0 ? "table.standing.start" : "table.standing", numbers, language);
    }

    @Override
    public String describe(RoyalTable table, RoyalMove move, Language language) {
        return new Phrasing(wording, language).move(move);
    }

    /** Some dice, one after the other. */
    public String describe(List<Die> dice, Language language) {
        return new Phrasing(wording, language).dice(dice);
    }

    /** The actions of a turn come before what influence does to the dice for them. */
    @Override
    public boolean prepares(RoyalMove move) {
        return move.prepares();
    }

    @Override
    public String signs(Language language) {
        return wording.say("signs", language);
    }

    @Override
    public List<CardEntry> printed() {
        return new RoyalCardTexts(game.content(), wording).all();
    }

    @Override
    public String describe(Event event, Language language) {
        return new Phrasing(wording, language).event(event);
    }

    @Override
    public Guide guide() {
        return guide;
    }

    /** The phases of the game in their order, each on a page. */
    public List<PhasePage> pages() {
        return pages;
    }

    @Override
    public Optional<RealTime<RoyalTable, RoyalMove>> realTime() {
        return Optional.of(new RoyalTimer(game));
    }

    @Override
    public List<String> violations(RoyalTable table) {
        return Invariants.broken(table);
    }

    @Override
    public int rulesVersion() {
        return RULES_VERSION;
    }

    @Override
    public String contentHash() {
        return contentHash;
    }
}
