package org.alea.games.queen;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
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
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.RealTime;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;
import org.alea.games.queen.bots.QueenBot;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.CoachNotes;
import org.alea.games.queen.coach.Valued;
import org.alea.games.queen.practice.Drills;

/** Everything in the box of Le Défi de la Reine. */
public final class QueenBox implements GameBox<QueenTable, QueenMove> {
    private static final int RULES_VERSION = 1;

    private final QueenGame game;
    private final QueenCards cards;
    private final Drills drills;
    private final RuleBook rules;
    private final Wording wording;
    private final String contentHash;
    private final MoveCodec<QueenMove> moves = new MoveCodec<>(QueenMove.class);
    private final CoachNotes coachNotes = new CoachNotes();
    private final Guide guide;

    private QueenBox(ContentSource source, QueenCards cards, Wording wording) {
        this.cards = cards;
        this.game = new QueenGame(cards);
        this.drills = Drills.read(source, QueenKit.ID, cards);
        this.rules = RuleBook.read(source, QueenKit.ID);
        this.wording = wording;
        this.contentHash = source.hash(QueenKit.ID, BoxReader.FILES);
        this.guide = Guide.read(source, QueenKit.ID, this);
    }

    static QueenBox open(ContentSource source) {
        Wording words = Wording.read(source, QueenKit.ID);
        QueenCards cards = BoxReader.read(source, words);
        return new QueenBox(source, cards, words.with(names(cards)));
    }

    private static Map<String, Words> names(QueenCards cards) {
        Map<String, Words> names = new HashMap<>();
        cards.enemies().forEach(card -> names.put(card.id(), card.name()));
        cards.chariots().forEach(card -> names.put(card.id(), card.name()));
        cards.spirits().forEach(card -> names.put(card.id(), card.name()));
        cards.conspirators().forEach(card -> names.put(card.id(), card.name()));
        return names;
    }

    public QueenCards cards() {
        return cards;
    }

    public Drills drills() {
        return drills;
    }

    /** The sentence a card carries for one of its abilities, effects or powers. */
    public String text(Primitive primitive, Language language) {
        return CardTexts.say(wording, primitive, language);
    }

    @Override
    public QueenGame game() {
        return game;
    }

    @Override
    public List<SetupOption> options() {
        return QueenOptions.OFFERED;
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
    public MoveCodec<QueenMove> moves() {
        return moves;
    }

    @Override
    public TableCodec<QueenTable> tables() {
        return new QueenTableCodec(cards);
    }

    @Override
    public Map<String, LongFunction<Bot<QueenTable, QueenMove>>> bots() {
        return QueenBot.all(game);
    }

    @Override
    public String standardBot() {
        return QueenBot.STANDARD;
    }

    @Override
    public Guide guide() {
        return guide;
    }

    @Override
    public Optional<RealTime<QueenTable, QueenMove>> realTime() {
        return Optional.of(new QueenRealTime());
    }

    /** QUEEN-200, 230: never in a Daily Challenge, and against a clock in practice only. */
    public boolean hints(Match<QueenTable, QueenMove> match) {
        QueenOptions options = match.table().options();
        boolean practice = match.practice() || options.occasion() == Occasion.PRACTICE;
        return !options.occasion().daily() && (practice || !options.speed().timed());
    }

    /** QUEEN-230: while the dice roll, the coach's best candidate and its value. */
    @Override
    public Optional<String> hint(Match<QueenTable, QueenMove> match, Language language) {
        QueenTable table = match.table();
        boolean asked = table.phase() == QueenPhase.ROLLING && !table.paused() && !table.mustStop();
        if (!asked || !hints(match)) {
            return Optional.empty();
        }
        Valued best = Coach.of(match).advise(table).get(0);
        QueenMove first = best.candidate().begin(table, match.moves());
        return Optional.of(
                describe(table, first, language) + String.format(language.locale(), " (%+.2f)", best.value()));
    }

    @Override
    public String describe(QueenTable table, Language language) {
        return new TableText(wording, table, language).toString();
    }

    @Override
    public String describe(QueenTable table, int elapsedMs, Language language) {
        return new TableText(wording, table, elapsedMs, language).toString();
    }

    @Override
    public String signs(Language language) {
        return wording.say("text.signs", language);
    }

    @Override
    public String standing(QueenTable table, Language language) {
        return wording.say("text.standing", Map.of("round", table.round(), "defeats", table.defeats()), language);
    }

    @Override
    public String describe(QueenTable table, QueenMove move, Language language) {
        String key = "move." + MoveCodec.name(move.getClass());
        if (move instanceof QueenMove.RerollSet reroll && reroll.withDragon()) {
            key += ".withDragon";
        }
        Map<String, Object> parameters = new HashMap<>(MoveCodec.parameters(move));
        dice(move).stream().findFirst().ifPresent(die -> parameters.put("place", place(table, die)));
        return wording.say(key, parameters, language);
    }

    /** The dice a move names, however it calls them. */
    private static List<String> dice(QueenMove move) {
        if (move instanceof QueenMove.PlaceOnChariot placement) {
            return placement.dice();
        }
        if (move instanceof QueenMove.Exchange exchange) {
            return List.of(exchange.white());
        }
        return MoveCodec.parameters(move).get("die") instanceof String die ? List.of(die) : List.of();
    }

    /** What tells a die from others of its colour: its value in the arena, its zone elsewhere. */
    private static Object place(QueenTable table, String id) {
        return table.dice().stream()
                .filter(die -> die.id().equals(id))
                .map(die -> die.value() == Dice.SHOWS_NOTHING ? die.zone() : (Object) die.value())
                .findFirst()
                .orElse(id);
    }

    @Override
    public String describe(Event event, Language language) {
        return event instanceof QueenEvent told && !told.told() ? "" : GameBox.super.describe(event, language);
    }

    @Override
    public List<String> violations(QueenTable table) {
        return Invariants.violations(table);
    }

    @Override
    public Map<String, Double> figures(long seed, List<QueenTable> tables, List<Played<QueenMove>> played) {
        return QueenFigures.of(new Coach(game, seed, coachNotes), game, tables, played)
                .numbers();
    }

    /** What the coach has found about the rounds of late. */
    public CoachNotes coachNotes() {
        return coachNotes;
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
