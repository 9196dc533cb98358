package org.alea.app.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ForecastWords;
import org.alea.app.games.reckoners.art.PhaseSteps;
import org.alea.app.games.reckoners.art.PhaseTrails;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.board.ReckonPlan;
import org.alea.app.games.reckoners.board.ReckonersBoard;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.games.reckoners.input.ReckonKeyboard;
import org.alea.app.games.reckoners.input.ReckonQuestion;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.games.reckoners.input.ReckonWays;
import org.alea.app.games.reckoners.input.TeamPick;
import org.alea.app.games.reckoners.sheet.GameReport;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Plan;
import org.alea.app.gametable.StepText;
import org.alea.app.gametable.StepTrail;
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
import org.alea.engine.Because;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.forecast.Forecaster;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** What Reckoners: Steelslayer brings to its table. */
final class ReckonersDesign implements TableDesign<ReckonersTable, ReckonersMove, Pick> {
    private final ReckonSpeech speech;
    private final ReckonWays ways;
    private final ForecastWords forecasts;

    ReckonersDesign(ReckonSpeech speech) {
        this.speech = speech;
        ways = new ReckonWays(speech);
        forecasts = new ForecastWords(speech);
    }

    @Override
    public GameSpeech<ReckonersTable, ReckonersMove> speech() {
        return speech.table();
    }

    @Override
    public BoardView<ReckonersTable, ReckonersMove, Pick> board(Plan plan, Look look) {
        return new ReckonersBoard(speech, plan, look);
    }

    @Override
    public Plan plan(ScaledBoard.Frame frame) {
        return ReckonPlan.of(frame);
    }

    @Override
    public Pick fresh(ReckonersTable table) {
        return Pick.NOTHING;
    }

    @Override
    public EventBook<?> events() {
        return ReckonersEvents.BOOK;
    }

    @Override
    public int round(ReckonersTable table) {
        return Math.max(1, table.state().round());
    }

    // what a hand can do, and what is asked

    @Override
    public List<Way<Gesture<ReckonersMove, Pick>>> ways(Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        return ways.of(shot);
    }

    @Override
    public Question<ReckonersMove, Pick> ask(Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        return ReckonQuestion.of(speech, shot);
    }

    @Override
    public Optional<Refusal> objection(Shot<ReckonersTable, ReckonersMove, Pick> shot, Spot from, Spot to) {
        return ways.objection(shot.table(), from, to);
    }

    @Override
    public List<String> preview(Shot<ReckonersTable, ReckonersMove, Pick> shot, Gesture<ReckonersMove, Pick> gesture) {
        return ways.last(shot.table(), gesture)
                .map(end -> TableDesign.super.preview(
                        new Shot<>(
                                end.table(),
                                shot.draft(),
                                shot.mode(),
                                List.of(),
                                shot.reel(),
                                List.of(),
                                shot.at(),
                                shot.of()),
                        new Gesture.Play<>(end.move())))
                .orElseGet(() -> TableDesign.super.preview(shot, gesture));
    }

    @Override
    public Optional<Gesture<ReckonersMove, Pick>> digit(Shot<ReckonersTable, ReckonersMove, Pick> shot, int place) {
        return ReckonKeyboard.digit(speech, shot, place);
    }

    @Override
    public Optional<Gesture<ReckonersMove, Pick>> key(Shot<ReckonersTable, ReckonersMove, Pick> shot, String action) {
        return ReckonKeyboard.key(shot, action);
    }

    @Override
    public Optional<Pick> layOut(Shot<ReckonersTable, ReckonersMove, Pick> shot, ReckonersMove hint) {
        return ReckonKeyboard.layOut(hint);
    }

    // the parts around the board

    @Override
    public String subtitle(ReckonersTable table) {
        ReckonersState state = table.state();
        if (TeamPick.asked(state)) {
            return speech.table().name(speech.content().campaign().name());
        }
        String city = speech.name(state.setting().city());
        return state.round() == 0 ? city : speech.get("subtitle", city, state.round());
    }

    @Override
    public Phases phases(ReckonersTable table) {
        List<String> names = List.of(
                speech.get("phase.roll"),
                speech.get("phase.use"),
                speech.get("phase.buy"),
                speech.get("phase.epics"),
                speech.get("phase.highEpic"));
        return table.state().round() == 0 || TeamPick.asked(table.state())
                ? Phases.NONE
                : new Phases(names, present(table.state().phase()));
    }

    private static int present(ReckonersPhase phase) {
        return switch (phase) {
            case USE -> 1;
            case BUY -> 2;
            case ILDITHIA, ADD_EPICS, NEWCAGO, EPICS -> 3;
            case HIGH_EPIC, OVER -> 4;
            default -> 0;
        };
    }

    @Override
    public List<BarFigure> figures(ReckonersTable table) {
        ReckonersState state = table.state();
        List<BarFigure> figures = new ArrayList<>();
        if (!TeamPick.asked(state)) {
            figures.add(BarFigure.purse("mdi2c-currency-usd", Integer.toString(state.money()), "")
                    .about("RECK-080"));
        }
        figures.add(BarFigure.chip(
                "mdi2s-speedometer",
                speech.get("level", state.setting().letter().name())));
        return figures;
    }

    @Override
    public Optional<ForecastPane.Reading> forecast(ReckonersTable table) {
        return new Forecaster(speech.game()).of(table).map(then -> forecasts.of(table.state(), then));
    }

    // the Epics, step by step

    @Override
    public String actor(Reel<ReckonersTable> reel) {
        Step<ReckonersTable> first = reel.chain().get(0);
        return first.because()
                .map(Because::words)
                .filter(words -> words.containsKey("epic") && words.containsKey("district"))
                .map(words -> speech.get(
                        "actor.epic",
                        speech.name(String.valueOf(words.get("epic"))),
                        speech.name(String.valueOf(words.get("district")))))
                .orElseGet(() -> first.because()
                        .filter(because -> because.words().containsKey("highEpic"))
                        .map(because -> speech.get(
                                "actor.highEpic",
                                speech.name(String.valueOf(because.words().get("highEpic")))))
                        .or(() -> first.because()
                                .filter(because -> because.words().containsKey("district"))
                                .map(because -> speech.get(
                                        "actor.district",
                                        speech.name(
                                                String.valueOf(because.words().get("district"))))))
                        .orElseGet(() -> speech.get("actor")));
    }

    /** Who comes next in the ring. */
    @Override
    public String certain(Reel<ReckonersTable> reel) {
        List<PhaseSteps.Step> ahead = PhaseSteps.of(
                        speech, reel.current().table().state())
                .stream()
                .filter(step -> step.progress() == PhaseSteps.Progress.AHEAD)
                .toList();
        return ahead.isEmpty()
                ? ""
                : speech.get(
                        "certain.next",
                        String.join(
                                ", ", ahead.stream().map(PhaseSteps.Step::words).toList()));
    }

    /** A step that is but a reason says it in large. */
    @Override
    public StepText words(Step<ReckonersTable> step) {
        StepText words = TableDesign.super.words(step);
        return words.result().isEmpty() ? new StepText(words.icon(), words.caption(), words.sentence(), "") : words;
    }

    @Override
    public List<StepTrail> trails(Step<ReckonersTable> step) {
        return PhaseTrails.of(step);
    }

    @Override
    public List<Spot> struck(Step<ReckonersTable> step) {
        return PhaseTrails.struck(step);
    }

    @Override
    public List<Spot> pieces(String id) {
        return List.of(
                ReckonSpots.district(id), ReckonSpots.figure(id), ReckonSpots.gear(id), ReckonSpots.reckoner(id));
    }

    @Override
    public Optional<Region> result(ReckonersTable table, Plan plan) {
        return Optional.of(new GameReport(speech, table.state(), plan).node());
    }

    // what can be looked up

    @Override
    public Optional<Region> zoom(Shot<ReckonersTable, ReckonersMove, Pick> shot, Spot spot, Plan plan) {
        return ReckonersZoom.of(speech, shot.table().state(), spot, plan);
    }

    @Override
    public String rule(Spot spot) {
        return switch (spot.kind()) {
            case "highEpic", "track" -> "RECK-215";
            case "enforcement" -> "RECK-078";
            case "barricade" -> "RECK-085";
            case "redShield" -> "RECK-088";
            case "blueShield" -> "RECK-089";
            case "duplicate" -> "RECK-173";
            case "population" -> "RECK-005";
            case "base" -> "RECK-185";
            case "district" -> "RECK-067";
            case "marker" -> "RECK-254";
            case "market", "ware" -> "RECK-161";
            case "locker" -> "RECK-164";
            case "mission" -> "RECK-302";
            case "cityBoard" -> "RECK-279";
            case "flag" -> "RECK-342";
            case "hope" -> "RECK-305";
            case "legacy" -> "RECK-308";
            case "money" -> "RECK-080";
            case "plans", "tokens" -> "RECK-081";
            case "die", "tray" -> "RECK-062";
            default -> "";
        };
    }
}
