package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.games.reckoners.art.ActionPrints;
import org.alea.app.games.reckoners.art.ForecastWords;
import org.alea.app.games.reckoners.art.PhaseSteps;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.games.reckoners.input.Rolling;
import org.alea.app.games.reckoners.input.TeamPick;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.Felt;
import org.alea.app.table.FeltPattern;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.forecast.Forecast;
import org.alea.games.reckoners.forecast.Forecaster;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** What lies on the table of Reckoners: Steelslayer. */
public final class ReckonersBoard implements BoardView<ReckonersTable, ReckonersMove, Pick> {
    /** The size of text at this table as designed. */
    private static final double BASE = 14;

    private final BoardKit kit;
    private final ForecastWords words;
    private final Pane root = new Pane();
    private final Pane ground = new Pane();
    private final Felt felt = new Felt();
    private int laidFor = -1;
    private int team = -1;
    private Optional<Parts> parts = Optional.empty();
    private Optional<BoardKit.View> last = Optional.empty();

    /** What is laid out for one number of districts. */
    private record Parts(
            CityPane city,
            List<DistrictPane> districts,
            HighEpicPane highEpic,
            MarketPane market,
            PhasePane phase,
            List<ReckonerPanel> team,
            Outcome outcome) {}

    public ReckonersBoard(ReckonSpeech speech, Plan plan, Look look) {
        kit = new BoardKit(speech, new ActionPrints(speech), plan, look);
        words = new ForecastWords(speech);
        felt.setManaged(false);
        double top = plan.bar().getMaxY();
        felt.resizeRelocate(0, top, plan.width(), plan.deck().getMinY() - top);
        root.setPickOnBounds(false);
        ground.setPickOnBounds(false);
        root.getStyleClass().add("reckoners-ground");
        // the parts of the board grow with the text as far as they have room
        root.setStyle("-fx-font-size: " + BASE * kit.text() + "px;");
        root.getChildren().addAll(felt, ground);
        if (look.contrast()) {
            felt.setStyle("-fx-background-color: #0B0F15;");
        } else {
            Color thread = Color.web("#C6D84B", 0.09);
            felt.paint(
                    Felt.Cloth.of("#24292F", "#111418", thread, FeltPattern.HALFTONE),
                    plan.width() / 2,
                    plan.height() * 0.35,
                    List.of(),
                    plan.scale());
        }
    }

    @Override
    public Region node() {
        return root;
    }

    @Override
    public void show(Shot<ReckonersTable, ReckonersMove, Pick> shot, Pieces pieces) {
        ReckonersState state = shot.table().state();
        if (TeamPick.asked(state)) {
            showCampaign(new BoardKit.View(shot, pieces));
            return;
        }
        if (state.districts().size() < 2 || state.team().isEmpty()) {
            ground.getChildren().clear();
            laidFor = -1;
            parts = Optional.empty();
            return;
        }
        if (laidFor != state.districts().size() || team != state.team().size()) {
            layOut(state);
        }
        BoardKit.View view = new BoardKit.View(shot, pieces);
        last = Optional.of(view);
        parts.ifPresent(all -> show(all, view));
    }

    /** Between missions the base of the campaign lies where the city was. */
    private void showCampaign(BoardKit.View view) {
        laidFor = -1;
        parts.ifPresent(all -> all.outcome().hide());
        parts = Optional.empty();
        ReckonPlan plan = new ReckonPlan(kit.plan());
        CampaignPane campaign = new CampaignPane(kit, kit.plan().board(), plan.deckLeft());
        campaign.show(view);
        ground.getChildren().setAll(actionPanel(plan), campaign.node());
    }

    private static Region actionPanel(ReckonPlan plan) {
        Region actions = new Region();
        actions.getStyleClass().addAll("table-panel", "action-panel");
        BoardKit.lay(actions, plan.actions());
        return actions;
    }

    private void layOut(ReckonersState state) {
        laidFor = state.districts().size();
        team = state.team().size();
        ReckonPlan plan = new ReckonPlan(kit.plan());
        List<DistrictPane> districts = new ArrayList<>();
        for (int i = 0; i < laidFor; i++) {
            districts.add(new DistrictPane(kit, plan.district(i, laidFor)));
        }
        List<ReckonerPanel> people = new ArrayList<>();
        for (int i = 0; i < team; i++) {
            people.add(new ReckonerPanel(kit, plan.reckoner(i, team)));
        }
        HighEpicPane highEpic = new HighEpicPane(kit, plan.dial(), plan.tracks(laidFor), plan.tracksApart(laidFor));
        Parts made = new Parts(
                new CityPane(kit, plan.people()),
                districts,
                highEpic,
                new MarketPane(kit, plan.market(laidFor)),
                new PhasePane(kit, plan.side()),
                people,
                new Outcome(kit, plan.forecast(laidFor), this::think));
        RingRoad road = new RingRoad(
                plan.roadBegins(),
                plan.roadEnds(),
                kit.speech().content().city(state.setting().city()));
        ground.getChildren()
                .setAll(
                        road.node(),
                        actionPanel(plan),
                        made.city().node(),
                        highEpic.node(),
                        made.market().node(),
                        made.outcome().node(),
                        made.phase().node());
        districts.forEach(each -> ground.getChildren().add(each.node()));
        people.forEach(each -> ground.getChildren().add(each.node()));
        parts = Optional.of(made);
    }

    private Outcome.Found think(ReckonersTable table, boolean watched) {
        ReckonersState state = table.state();
        Optional<Forecast> forecast =
                new Forecaster(kit.speech().game()).of(Rolling.over(kit.speech().game(), table));
        int loss = watched ? 0 : forecast.map(ForecastWords::loss).orElse(0);
        return new Outcome.Found(
                state, forecast.map(then -> watched ? words.expected(state, then) : words.of(state, then)), loss);
    }

    /** Only what Reckoners do can be stopped. */
    private static boolean fits(ReckonersState state) {
        return (state.phase() == ReckonersPhase.ROLL
                        || state.phase() == ReckonersPhase.USE
                        || state.phase() == ReckonersPhase.BUY)
                && (state.question().isEmpty() || state.openSource().isPresent());
    }

    private void show(Parts all, BoardKit.View view) {
        ReckonersState state = view.state();
        if (kit.look().forecasts() && view.shot().playing() && fits(state)) {
            all.outcome().ask(view.shot().table(), false);
        } else if (view.shot().watching() && laidFor < ReckonPlan.FULL) {
            view.shot().reel().ifPresent(reel -> foresee(all.outcome(), reel.before(), state));
        } else if (!view.shot().playing() || !state.phase().isReckoners()) {
            all.outcome().hide();
        }
        boolean epics = view.shot().watching() || PhaseSteps.is(state);
        all.market().node().setVisible(!epics);
        all.phase().node().setVisible(epics);
        if (epics) {
            all.phase().show(state);
        }
        all.city().show(view, all.outcome().loss());
        for (int i = 0; i < all.districts().size(); i++) {
            all.districts().get(i).show(view, i);
        }
        showCityBoard(view);
        all.highEpic().show(view);
        if (!epics) {
            all.market().show(view);
        }
        for (int i = 0; i < all.team().size(); i++) {
            all.team().get(i).show(view, i);
        }
    }

    /** The board of a city that walks lies before the district that it crosses next. */
    private void showCityBoard(BoardKit.View view) {
        ReckonersState state = view.state();
        if (state.board() < 0) {
            return;
        }
        ReckonPlan plan = new ReckonPlan(kit.plan());
        int before = (state.board() + laidFor - 1) % laidFor;
        Rectangle2D from = plan.district(before, laidFor);
        Rectangle2D to = plan.district(state.board(), laidFor);
        Point2D at = CityBoard.place(from, to);
        CityBoard board = view.pieces()
                .lay(
                        ReckonSpots.BOARD,
                        CityBoard.class,
                        CityBoard::new,
                        at.getX() - CityBoard.WIDE / 2,
                        at.getY() - CityBoard.HIGH / 2);
        board.head(CityBoard.middle(from), CityBoard.middle(to));
        int steps = kit.speech()
                .content()
                .city(state.setting().city())
                .movement()
                .get(Math.max(0, state.team().size() - 1));
        String next = kit.speech().name(state.district(state.board()).id());
        BoardKit.hear(board, kit.speech().get("hear.board", next, steps));
    }

    /** Beside the steps stands what was to be expected; after a decision of the phase itself, what it has come to since. */
    private void foresee(Outcome outcome, ReckonersTable before, ReckonersState now) {
        if (kit.look().forecasts() && fits(before.state())) {
            outcome.ask(before, true);
        } else {
            outcome.tell(words.since(before.state(), now));
        }
    }

    @Override
    public void tick() {
        parts.ifPresent(all -> {
            if (all.outcome().tick()) {
                last.ifPresent(view -> all.city().show(view, all.outcome().loss()));
            }
        });
    }

    @Override
    public void dispose() {
        parts.ifPresent(all -> all.outcome().hide());
    }
}
