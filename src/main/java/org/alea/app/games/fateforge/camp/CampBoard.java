package org.alea.app.games.fateforge.camp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.BoardKit;
import org.alea.app.games.fateforge.board.BoardPlan;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.Campaign;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.RestPlace;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.cards.StoryScene;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Chronicle;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.RestVisit;

/** The table between scenes: the road of the quest, the places, what the present one offers, the heroes, the bag. */
public final class CampBoard {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass SHUT = PseudoClass.getPseudoClass("shut");

    private final BoardKit kit;
    private final Pane root = new Pane();
    private final QuestRoad road;
    private final VBox places = new VBox(6);
    private final VBox offer = new VBox(10);
    private final FlowPane wares = new FlowPane(10, 10);
    private final Rectangle2D left;
    private final Rectangle2D centre;
    private final Rectangle2D right;
    private final Rectangle2D below;
    private final Pane bag = new Pane();
    private final List<GearPanel> heroes = new ArrayList<>();

    public CampBoard(BoardKit kit) {
        this.kit = kit;
        Rectangle2D board = kit.plan().board();
        double edge = kit.plan().edge();
        double high = kit.of(106, 104) + (kit.text() > 1 ? 8 : 0);
        road = new QuestRoad(kit, new Rectangle2D(board.getMinX(), board.getMinY(), board.getWidth(), high));
        double top = board.getMinY() + high + edge;
        double tall = board.getHeight() - high - edge;
        double wide = kit.of(290, 230);
        double heroWide = kit.of(470, 390);
        left = new Rectangle2D(board.getMinX(), top, wide, tall);
        right = new Rectangle2D(board.getMaxX() - heroWide, top, heroWide, tall);
        centre = new Rectangle2D(left.getMaxX() + edge, top, right.getMinX() - left.getMaxX() - 2 * edge, tall);
        below = new BoardPlan(kit.plan()).loot();
        root.setPickOnBounds(false);
        root.getChildren().add(road.node());
        panel(scrolled(places), left);
        panel(scrolled(offer), centre);
        bag.getStyleClass().add("table-panel");
        panel(bag, below);
    }

    private static Region scrolled(VBox content) {
        content.getStyleClass().add("camp-column");
        ScrollPane scroll = new ScrollPane(content);
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        StackPane panel = new StackPane(scroll);
        panel.getStyleClass().add("table-panel");
        return panel;
    }

    private void panel(Region part, Rectangle2D place) {
        BoardKit.put(root, part, place);
    }

    public Region node() {
        return root;
    }

    /** Whether there is something between two scenes to show: a rest, or a story of a campaign. */
    public static boolean shows(FateforgeState state) {
        return state.rest().isPresent() || state.agreement().mode() == Agreement.Mode.CAMPAIGN;
    }

    public void show(BoardKit.View view) {
        road.show(view);
        Optional<RestVisit> rest = view.table().state().rest();
        if (rest.isPresent()) {
            showPlaces(view, rest.get());
            showOffer(view, rest.get());
        } else {
            places.getChildren().clear();
            showStory(view);
        }
        showHeroes(view);
        showBag(view);
    }

    /** What is being told, and how far the group has come in its traits and victories. */
    private void showStory(BoardKit.View view) {
        FateSpeech speech = kit.speech();
        FateforgeState state = view.table().state();
        offer.getChildren().clear();
        if (view.table().prompt().orElse(null) instanceof Prompt.Telling telling) {
            StoryScene story = speech.content().story(telling.story());
            Label name = kit.label(speech.table().name(story.name()), "fate-name");
            Label text = kit.label(
                    speech.table().name(story.stages().get(telling.stage()).text()), "briefing-line");
            text.setWrapText(true);
            offer.getChildren().addAll(name, text);
        } else {
            showRewards(state);
            ahead(view);
        }
        Chronicle chronicle = state.quest().chronicle();
        places.getChildren().add(kit.label(speech.get("camp.victories", chronicle.victories()), "fate-name"));
        chronicle.points().stream()
                .distinct()
                .forEach(trait -> places.getChildren()
                        .add(kit.label(
                                speech.get(
                                        "camp.traitPoints",
                                        speech.table().term("HeroTrait." + trait.name()),
                                        chronicle.points(trait)),
                                "briefing-line")));
    }

    /** What the victories of the campaign are worth; the rewards that have been reached are marked. */
    private void showRewards(FateforgeState state) {
        FateSpeech speech = kit.speech();
        offer.getChildren().add(kit.label(speech.caption("camp.rewards"), "panel-caption"));
        Chronicle chronicle = state.quest().chronicle();
        for (Campaign.Laurel laurel :
                speech.content().quest(state.agreement().goal()).campaign().rewards()) {
            boolean reached = chronicle.victories() >= laurel.points();
            String choices = laurel.choices().stream()
                    .map(choice -> speech.table().name(choice.name()))
                    .collect(Collectors.joining(" · "));
            Label line = kit.label(speech.get("camp.reward", laurel.points(), choices), "briefing-line");
            line.setGraphic(Sign.of(
                    reached ? "mdi2t-trophy-variant" : "mdi2t-trophy-outline", 16, reached ? "brass" : "muted"));
            line.setWrapText(true);
            offer.getChildren().add(line);
        }
    }

    private void showPlaces(BoardKit.View view, RestVisit rest) {
        FateSpeech speech = kit.speech();
        Label title = kit.label(speech.get("camp.places"), "fate-name");
        Fitting.line(title, Fonts.DISPLAY, 21 * kit.text(), left.getWidth() - 36 - 25 * rest.time());
        HBox head = new HBox(5, title);
        head.setAlignment(Pos.CENTER_LEFT);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        head.getChildren().add(gap);
        for (int i = 0; i < rest.time(); i++) {
            head.getChildren().add(Sign.of(Symbol.TIME.icon(), 20, "brass"));
        }
        places.getChildren().setAll(head);
        FateforgeState state = view.table().state();
        List<String> open = speech.content()
                .quest(state.agreement().goal())
                .placesAt(state.quest().step() - 1);
        double room = left.getHeight() - 24 - 34 - places.getSpacing() * open.size();
        double high = Math.min(kit.of(74, 62), Math.floor(room / open.size()));
        open.forEach(id -> places.getChildren().add(place(view, rest, id, high)));
    }

    private Region place(BoardKit.View view, RestVisit rest, String id, double high) {
        FateSpeech speech = kit.speech();
        RestPlace place = speech.content().place(id);
        double wide = left.getWidth() - 24 - 26 - 10 - 36 - 16;
        Label name = kit.label(speech.table().name(place.name()), "card-title");
        Fitting.line(name, Fonts.DISPLAY, 17 * kit.text(), wide);
        Label offers = kit.label(Services.briefly(speech, place), "card-text");
        Fitting.line(offers, Fonts.TEXT, 13 * kit.text(), wide);
        VBox words = new VBox(-2, name, offers);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        Label time = new Label(Integer.toString(place.time()), Sign.of(Symbol.TIME.icon(), 15));
        time.getStyleClass().add("foe-value");
        time.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(10, Sign.of(FateLooks.sign(id), 26), words, time);
        row.setMinHeight(high);
        row.setMaxHeight(high);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("paper-card", "place-row");
        Spot spot = FateSpots.place(id);
        row.pseudoClassStateChanged(CHOSEN, rest.place().equals(id));
        row.pseudoClassStateChanged(SHUT, rest.place().isEmpty() && !view.begins(spot));
        row.setAccessibleText(name.getText() + ". " + Services.line(speech, place));
        view.pieces().place(spot, row);
        return row;
    }

    private void showOffer(BoardKit.View view, RestVisit rest) {
        FateSpeech speech = kit.speech();
        offer.getChildren().clear();
        if (rest.place().isEmpty()) {
            Label none = kit.label(speech.get("camp.choose"), "briefing-line");
            none.setWrapText(true);
            offer.getChildren().add(none);
            ahead(view);
            return;
        }
        RestPlace place = speech.content().place(rest.place());
        Label name = kit.label(speech.table().name(place.name()), "fate-name");
        Label aside = kit.label(speech.get(rest.paid() ? "camp.paid" : "camp.unpaid", place.time()), "hero-role");
        offer.getChildren()
                .addAll(new HBox(10, Sign.of(FateLooks.sign(place.id()), 30, "brass"), new VBox(name, aside)));
        double width = centre.getWidth() - 44;
        int columns = kit.plan().compact() ? 3 : 4;
        double card = (width - 10 * (columns - 1)) / columns;
        wares.getChildren().clear();
        wares.setPrefWrapLength(width);
        List<Services.Ware> offered = new Services(kit, view).wares(place);
        int rows = Math.max(1, (offered.size() + columns - 1) / columns);
        double high = Math.max(kit.of(176, 168), Math.min(kit.of(240, 220), (centre.getHeight() - 84) / rows - 10));
        for (Services.Ware ware : offered) {
            CardFace face = new CardFace(ware.print(), CardFace.Size.FULL, card, high, kit.text());
            face.veil(!view.begins(ware.spot()) && !view.draft().has(ware.spot()), "");
            face.choose(view.draft().has(ware.spot()));
            view.pieces().place(ware.spot(), face);
            wares.getChildren().add(face);
        }
        offer.getChildren().add(wares);
    }

    /** The scene that comes next, so that it can be prepared for: what it is about and what is to be done there. */
    private void ahead(BoardKit.View view) {
        FateSpeech speech = kit.speech();
        FateforgeState state = view.table().state();
        List<BattleQuest.QuestStep> stops =
                speech.content().quest(state.agreement().goal()).steps();
        stops.stream()
                .skip(state.quest().step())
                .flatMap(stop -> stop.scene().stream())
                .findFirst()
                .map(speech.content()::scene)
                .ifPresent(scene -> {
                    Label name = kit.label(speech.table().name(scene.name()), "fate-name");
                    Label about = kit.label(speech.table().name(scene.summary()), "briefing-line");
                    about.setWrapText(true);
                    offer.getChildren().addAll(kit.label(speech.caption("camp.next"), "panel-caption"), name, about);
                    scene.main().forEach(goal -> goal(state, scene, goal, Symbol.OBJECTIVE.icon()));
                    scene.secondary().forEach(goal -> goal(state, scene, goal, "mdi2t-trophy-variant"));
                });
    }

    private void goal(FateforgeState state, CombatScene scene, SceneGoal goal, String icon) {
        Label line = kit.label(
                kit.speech().goal(scene.id(), goal, goal.n(state.agreement().level())), "briefing-line");
        line.setGraphic(Sign.of(icon, 16));
        line.setWrapText(true);
        offer.getChildren().add(line);
    }

    private void showHeroes(BoardKit.View view) {
        List<Hero> group = view.table().state().heroes();
        if (heroes.size() != group.size()) {
            group.forEach(hero -> {
                GearPanel panel = new GearPanel(kit, hero.id());
                heroes.add(panel);
                root.getChildren().add(panel.node());
            });
        }
        double edge = kit.plan().edge();
        double high = (right.getHeight() - edge) / 2;
        for (int i = 0; i < heroes.size(); i++) {
            heroes.get(i)
                    .show(
                            view,
                            new Rectangle2D(
                                    right.getMinX(), right.getMinY() + i * (high + edge), right.getWidth(), high));
        }
    }

    private void showBag(BoardKit.View view) {
        FateSpeech speech = kit.speech();
        GroupBag held = view.table().state().bag();
        HBox purse = new HBox(
                14,
                kit.label(speech.caption("bag"), "panel-caption"),
                figure(Symbol.COIN.icon(), speech.get("bag.gold", held.gold())),
                figure(Symbol.FOOD.icon(), Integer.toString(held.food())));
        purse.setAlignment(Pos.CENTER_LEFT);
        purse.resizeRelocate(12, 8, below.getWidth() - 24, 26);
        purse.setManaged(false);
        bag.getChildren().setAll(purse);
        view.pieces().place(FateSpots.bag(), bag);
        view.pieces().place(FateSpots.food(), purse.getChildren().get(2));
        double size = kit.of(46, 38);
        double x = below.getMinX() + 12;
        double y = below.getMinY() + 42;
        for (Gear gear : held.items()) {
            GearToken.lay(kit, view, gear, x, y, size, size);
            x += size + 6;
            if (x + size > below.getMaxX()) {
                x = below.getMinX() + 12;
                y += size + 6;
            }
        }
    }

    private static Label figure(String icon, String words) {
        Label figure = new Label(words, Sign.of(icon, 18));
        figure.getStyleClass().add("bag-figure");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        return figure;
    }
}
