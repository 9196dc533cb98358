package org.alea.app.games.fateforge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.BoardPlan;
import org.alea.app.games.fateforge.input.FateKeyboard;
import org.alea.app.games.fateforge.input.FateQuestion;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.games.fateforge.input.FateWays;
import org.alea.app.games.fateforge.input.MeantMove;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Plan;
import org.alea.app.gametable.StepText;
import org.alea.app.gametable.TableDesign;
import org.alea.app.play.EventBook;
import org.alea.app.play.Gesture;
import org.alea.app.play.Phases;
import org.alea.app.play.Question;
import org.alea.app.play.Reel;
import org.alea.app.play.Shot;
import org.alea.app.play.Step;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.app.table.panel.BarFigure;
import org.alea.app.table.panel.ForecastPane;
import org.alea.app.table.symbol.Symbol;
import org.alea.engine.Because;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.rules.Goals;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Stretch;

/** What Fateforge brings to its table. */
final class FateforgeDesign implements TableDesign<FateforgeTable, FateforgeMove, Reach> {
    private final FateSpeech speech;
    private final FateWays ways;
    private final EventBook<?> events;

    FateforgeDesign(FateSpeech speech) {
        this.speech = speech;
        ways = new FateWays(speech.content());
        events = FateforgeEvents.book(speech.content());
    }

    @Override
    public GameSpeech<FateforgeTable, FateforgeMove> speech() {
        return speech.table();
    }

    @Override
    public BoardView<FateforgeTable, FateforgeMove, Reach> board(Plan plan, Look look) {
        return new FateforgeBoard(speech, plan, look);
    }

    @Override
    public Plan plan(ScaledBoard.Frame frame) {
        return BoardPlan.of(frame);
    }

    @Override
    public Reach fresh(FateforgeTable table) {
        return Reach.NOTHING;
    }

    @Override
    public EventBook<?> events() {
        return events;
    }

    @Override
    public int round(FateforgeTable table) {
        return Math.max(1, table.state().rounds());
    }

    @Override
    public List<Way<Gesture<FateforgeMove, Reach>>> ways(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        List<Way<Gesture<FateforgeMove, Reach>>> all = new ArrayList<>(ways.of(shot));
        if (shot.table().scene().filter(fray -> fray.stretch() != Stretch.OVER).isPresent()) {
            all.add(Way.touch(FateSpots.concede(), concede()));
        }
        return all;
    }

    /** Giving up is laid before the player as a move to be confirmed (FATE-484). */
    private static Gesture<FateforgeMove, Reach> concede() {
        return new Gesture.Change<>(new Reach(List.of(FateSpots.concede()), Optional.of(new FateforgeMove.Concede())));
    }

    @Override
    public Question<FateforgeMove, Reach> ask(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        return FateQuestion.of(speech, events, shot);
    }

    @Override
    public Optional<Reach> layOut(Shot<FateforgeTable, FateforgeMove, Reach> shot, FateforgeMove hint) {
        return ways.layOut(shot, hint);
    }

    @Override
    public Optional<Gesture<FateforgeMove, Reach>> key(Shot<FateforgeTable, FateforgeMove, Reach> shot, String action) {
        return new FateKeyboard(speech.content(), shot).key(action);
    }

    @Override
    public Optional<Gesture<FateforgeMove, Reach>> digit(Shot<FateforgeTable, FateforgeMove, Reach> shot, int place) {
        return new FateKeyboard(speech.content(), shot).digit(place);
    }

    @Override
    public Optional<Refusal> objection(Shot<FateforgeTable, FateforgeMove, Reach> shot, Spot from, Spot to) {
        return new MeantMove(speech.content(), shot)
                .of(from, to)
                .flatMap(move -> speech.table().box().game().refusal(shot.table(), move));
    }

    // the parts around the board

    @Override
    public String subtitle(FateforgeTable table) {
        Agreement agreed = table.state().agreement();
        boolean quest = agreed.mode() == Agreement.Mode.QUEST || agreed.mode() == Agreement.Mode.CAMPAIGN;
        String goal = quest
                ? speech.table().name(speech.content().quest(agreed.goal()).name())
                : "";
        return table.scene()
                .map(fray ->
                        speech.table().name(speech.content().scene(fray.scene()).name()))
                .orElse(goal);
    }

    @Override
    public Phases phases(FateforgeTable table) {
        List<String> names = List.of(
                speech.get("phase.preparation"),
                speech.get("phase.heroes"),
                speech.get("phase.enemies"),
                speech.get("phase.upkeep"));
        return table.scene()
                .map(fray -> new Phases(names, present(fray.stretch())))
                .orElseGet(() -> table.state().rest().isPresent() ? new Phases(betweenScenes(), 0) : Phases.NONE);
    }

    /** A rest leads to the briefing of the next scene, the scene itself and what comes of it. */
    private List<String> betweenScenes() {
        return List.of(
                speech.get("phase.rest"),
                speech.get("phase.briefing"),
                speech.get("phase.combat"),
                speech.get("phase.result"));
    }

    private static int present(Stretch stretch) {
        return switch (stretch) {
            case BRIEFING, PREPARATION -> 0;
            case FIRST_HERO, SECOND_HERO, REACTIONS -> 1;
            case ENEMIES -> 2;
            case UPKEEP, EXIT, OVER -> 3;
        };
    }

    @Override
    public List<BarFigure> figures(FateforgeTable table) {
        List<BarFigure> figures = new ArrayList<>();
        if (table.scene().isPresent()) {
            Fray fray = table.scene().get();
            CombatScene scene = speech.content().scene(fray.scene());
            Ground ground = new Ground(speech.content(), table.state());
            List<SceneGoal> telling = scene.main().stream()
                    .filter(goal -> scene.main().size() == 1 || goal.kind() != SceneGoal.Kind.LEAVE)
                    .toList();
            telling.forEach(goal -> figures.add(goal(fray, ground, goal)));
            if (!scene.secondary().isEmpty()) {
                String words = speech.get(
                        "goal.secondary",
                        Goals.met(ground, scene.secondary()),
                        scene.secondary().size());
                figures.add(BarFigure.chip("mdi2t-trophy-variant", words).about("FATE-420"));
            }
        } else if (table.state().rest().isPresent()) {
            String level = "level." + table.state().agreement().level().name();
            figures.add(BarFigure.chip("mdi2g-gauge", speech.get(level)).about("FATE-294"));
            if (!table.state().quest().extraUsed()) {
                figures.add(BarFigure.chip("mdi2r-repeat", speech.get("bar.extraRound"))
                        .about("FATE-415"));
            }
        }
        return figures;
    }

    private BarFigure goal(Fray fray, Ground ground, SceneGoal goal) {
        int wanted = Goals.needed(ground, goal);
        int done = Math.min(wanted, Goals.done(ground, goal));
        BarFigure figure = BarFigure.chip(
                Symbol.OBJECTIVE.icon(),
                speech.get("goal.progress", speech.goalShort(fray.scene(), goal), done, wanted));
        return figure.as(BarFigure.Look.ACCENT).about("FATE-468");
    }

    @Override
    public Optional<ForecastPane.Reading> forecast(FateforgeTable table) {
        return FateforgeForecast.of(speech, table);
    }

    // an enemy, step by step

    @Override
    public String actor(Reel<FateforgeTable> reel) {
        return FateforgeSteps.foe(reel)
                .map(foe -> speech.get("step.why", speech.foe(foe)))
                .orElse(speech.get("step.why.none"));
    }

    @Override
    public Optional<Region> portrait(Reel<FateforgeTable> reel, Plan plan) {
        return FateforgeSteps.portrait(speech, reel, plan);
    }

    /** A step that only says why has its reason as its result: low tiles have no room for both. */
    @Override
    public StepText words(Step<FateforgeTable> step) {
        String caption = speech.table().captionOf(step.event());
        if (step.event() instanceof Because because) {
            return new FateforgeReasons(speech)
                    .of(step.table(), because)
                    .orElseGet(() -> new StepText(
                            "mdi2h-help-circle-outline",
                            caption.isEmpty() ? speech.caption("step.because") : caption,
                            speech.table().event(because),
                            ""));
        }
        String why = step.because()
                .map(because -> new FateforgeReasons(speech)
                        .of(step.table(), because)
                        .map(told -> told.result() + ". " + told.sentence())
                        .orElseGet(() -> speech.table().event(because)))
                .orElse("");
        return new StepText(
                events.row(step.event()).icon(),
                caption.isEmpty() ? speech.caption("step.because") : caption,
                new FateforgeReasons(speech).result(step.table(), step.event()),
                why);
    }

    @Override
    public List<Spot> pieces(String id) {
        return List.of(Spot.of("foe", id), Spot.of("hero", id), Spot.of("zone", id), Spot.of("token", id));
    }

    @Override
    public String rule(Spot spot) {
        return Unlocks.rule(spot).orElse("");
    }

    @Override
    public Optional<Region> result(FateforgeTable table, Plan plan) {
        return Optional.of(new FateforgeResult(speech, table, plan).node());
    }

    /** Those who are hit are framed in red. */
    @Override
    public List<Spot> struck(Step<FateforgeTable> step) {
        return step.events().stream()
                .filter(FateforgeEvent.HeroHurt.class::isInstance)
                .map(event -> FateSpots.hero(((FateforgeEvent.HeroHurt) event).hero()))
                .toList();
    }

    @Override
    public Optional<Region> zoom(Shot<FateforgeTable, FateforgeMove, Reach> shot, Spot spot, Plan plan) {
        return FateforgeZoom.of(speech, shot, spot, plan);
    }
}
