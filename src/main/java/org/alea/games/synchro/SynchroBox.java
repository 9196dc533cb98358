package org.alea.games.synchro;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.alea.content.ContentSource;
import org.alea.content.RecordCodec;
import org.alea.content.StandardBox;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.Played;
import org.alea.engine.RealTime;
import org.alea.engine.SetupOption;
import org.alea.games.synchro.bots.SensibleBot;
import org.alea.games.synchro.cards.ContentReader;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.state.Deeds;
import org.alea.games.synchro.state.Fate;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.SynchroState;

/** Everything in the box of Synchro Horizon. */
public final class SynchroBox extends StandardBox<SynchroTable, SynchroMove> {
    /** What the numbers of a game begin with that are kept by card: who came home, who fell, which Celestial was met. */
    public static final String HERO = "hero.";

    public static final String FALLEN = "fallen.";
    public static final String BEATEN = "beaten.";
    public static final String UNBEATEN = "unbeaten.";

    private static final int RULES_VERSION = 1;

    private final SynchroGame game;

    private SynchroBox(ContentSource source, SynchroGame game) {
        super(
                source,
                new Parts<>(
                        SynchroContent.GAME,
                        game,
                        SynchroMove.class,
                        new RecordCodec<>(SynchroState.class)
                                .tables((state, chance) -> new SynchroTable(game.content(), state, chance)),
                        game.content().names(),
                        SynchroContent.FILES,
                        RULES_VERSION));
        this.game = game;
        learn(source);
    }

    static SynchroBox open(ContentSource source) {
        return new SynchroBox(source, new SynchroGame(ContentReader.read(source)));
    }

    @Override
    public SynchroGame game() {
        return game;
    }

    @Override
    public List<SetupOption> options() {
        List<String> difficulties =
                game.content().difficulties().stream().map(one -> one.id()).toList();
        String standard = difficulties.contains("normal") ? "normal" : difficulties.get(0);
        return List.of(
                SetupOption.one("difficulty", standard, difficulties.toArray(String[]::new)),
                SetupOption.one("map", "random", "random", "fixed"),
                SetupOption.one("initiative", "standard", "standard", "alternating"),
                SetupOption.one("ambush", "off", "off", "on"),
                SetupOption.one("undo", "free", "free", "iron"),
                SetupOption.one("timer", "off", "off", "on"),
                SetupOption.one("marbles", "auto", "auto", "always"));
    }

    @Override
    public Map<String, LongFunction<Bot<SynchroTable, SynchroMove>>> bots() {
        return Map.of(SensibleBot.NAME, seed -> new SensibleBot(game));
    }

    @Override
    public String standardBot() {
        return SensibleBot.NAME;
    }

    @Override
    public String describe(SynchroTable table, Language language) {
        return new TableReport(table, wording(), language).text();
    }

    @Override
    public String standing(SynchroTable table, Language language) {
        return new TableReport(table, wording(), language).standing();
    }

    @Override
    public String describe(SynchroTable table, SynchroMove move, Language language) {
        return new SynchroSpeech(wording(), language).move(table, move);
    }

    @Override
    public String describe(Event event, Language language) {
        return event instanceof SynchroEvent told
                ? new SynchroSpeech(wording(), language).event(told)
                : super.describe(event, language);
    }

    @Override
    public boolean accountsForEveryPiece() {
        return false;
    }

    @Override
    public List<String> arrangementFaults(SynchroTable table) {
        return LaidOutTable.faults(table);
    }

    @Override
    public Optional<RealTime<SynchroTable, SynchroMove>> realTime() {
        return Optional.of(new SynchroTimer());
    }

    @Override
    public List<String> violations(SynchroTable table) {
        return SynchroCensus.of(table);
    }

    @Override
    public Map<String, Double> figures(long seed, List<SynchroTable> tables, List<Played<SynchroMove>> moves) {
        SynchroTable end = tables.get(tables.size() - 1);
        Deeds deeds = end.state().deeds();
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("fights", (double) deeds.fightsWon());
        figures.put("rounds", (double) deeds.rounds());
        figures.put("heroesLost", (double) deeds.heroesLost());
        figures.put("retreats", (double) deeds.retreats());
        figures.put("villages", (double) deeds.villages());
        figures.put("potions", (double) deeds.potionsDrunk());
        figures.put("elites", (double) deeds.elites());
        figures.put("space", (double) end.state().voyage().space());
        boolean won = end.state().fate() == Fate.WON;
        end.state().party().heroes().forEach(hero -> figures.put(HERO + hero.card(), 1.0));
        end.state().supply().graveyard().forEach(card -> figures.put(FALLEN + card, 1.0));
        celestial(tables).ifPresent(card -> figures.put((won ? BEATEN : UNBEATEN) + card, 1.0));
        return figures;
    }

    /** The Celestial that was fought last. */
    private Optional<String> celestial(List<SynchroTable> tables) {
        for (int i = tables.size() - 1; i >= 0; i--) {
            for (StageMonster monster : tables.get(i).state().battle().monsters()) {
                if (game.content().monster(monster.card()).celestial()) {
                    return Optional.of(monster.card());
                }
            }
        }
        return Optional.empty();
    }
}
