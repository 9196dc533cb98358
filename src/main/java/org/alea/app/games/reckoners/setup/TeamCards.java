package org.alea.app.games.reckoners.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.OwnChoices;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.shell.Desk;
import org.alea.app.shell.EqualColumns;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.CardToggle;
import org.alea.app.shell.controls.Segments;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.symbol.Sign;
import org.alea.engine.Words;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.cards.ReckonersContent;

/** Team, High Epic and city as cards on the set-up screen: a touch puts one in, numbers say in which order. */
public final class TeamCards {
    private static final String RANDOM = "random";
    private static final String HOME = "home";
    private static final int MOST = 4;
    private static final int TEAM_COLUMNS = 5;
    private static final double TEAM_EMS = 11.4;
    private static final double WIDE_EMS = 16.5;

    private final Desk desk;
    private final Texts texts;
    private final ReckonersContent content;
    private final OwnChoices.Chosen chosen;
    private final VBox root = new VBox(18);
    private final Label count = new Label();
    private final Map<String, ToggleButton> people = new LinkedHashMap<>();
    private final Map<String, Label> places = new LinkedHashMap<>();
    private final Map<String, ToggleButton> highEpics = new LinkedHashMap<>();
    private final Map<String, ToggleButton> cities = new LinkedHashMap<>();
    private final Segments<String> size;
    private final Node team;
    private final Node who;
    private final Node where;

    private TeamCards(Desk desk, ReckonersContent content, OwnChoices.Chosen chosen, List<String> sheets) {
        this.desk = desk;
        this.texts = desk.texts();
        this.content = content;
        this.chosen = chosen;
        Sheets.attach(root, sheets);
        size = new Segments<>(List.of("1", "2", "3", "4"), chosen.value("reckoners"), value -> texts.live(() -> value));
        size.accessibleTextProperty().bind(texts.text("reckoners.setup.size"));
        size.setId("option-reckoners");
        size.valueProperty().addListener((all, old, now) -> resize(now));
        team = team();
        who = part("reckoners.setup.highEpic", "reckoners.setup.highEpic.note", highEpics());
        where = part("reckoners.setup.city", "reckoners.setup.city.note", cities());
        root.getChildren().addAll(team, who, where);
        chosen.follow(this::show);
        show();
    }

    public static OwnChoices of(Desk desk, ReckonersContent content, OwnChoices.Chosen chosen, List<String> sheets) {
        return new OwnChoices(
                new TeamCards(desk, content, chosen, sheets).root,
                Set.of("reckoners", "team", "reckoner1", "reckoner2", "reckoner3", "reckoner4", "highEpic", "city"));
    }

    // building

    private Node team() {
        Button random = new Button();
        random.textProperty().bind(texts.text("reckoners.setup.random"));
        random.setGraphic(Sign.of("mdi2d-dice-multiple", 18));
        random.setId("option-team-random");
        random.setOnAction(event -> chosen.choose(Map.of("team", RANDOM)));
        Label title = title("reckoners.setup.team");
        count.getStyleClass().add("muted");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox header = new HBox(12, title, count, gap, size, random);
        header.setAlignment(Pos.CENTER_LEFT);
        EqualColumns grid = new EqualColumns(desk, TEAM_COLUMNS, TEAM_EMS);
        grid.getStyleClass().add("module-grid");
        for (ReckonerCard card : content.reckoners()) {
            people.put(card.id(), person(card));
        }
        grid.show(List.copyOf(people.values()));
        return new VBox(12, header, grid);
    }

    private Label title(String key) {
        Label title = new Label();
        title.textProperty().bind(texts.text(key));
        title.getStyleClass().addAll("display", "panel-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        return title;
    }

    private Label said(Words words, String... classes) {
        Label label = new Label();
        label.textProperty().bind(texts.words(words));
        label.getStyleClass().addAll(classes);
        return label;
    }

    private ToggleButton person(ReckonerCard card) {
        Label place = new Label();
        place.getStyleClass().add("team-place");
        places.put(card.id(), place);
        HBox dice = new HBox(2);
        card.dice()
                .forEach(
                        kind -> dice.getChildren().add(new DieNode(ReckonerLooks.skin(kind), new DieFace.Blank(), 12)));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new HBox(4, dice, gap, place);
        foot.setAlignment(Pos.CENTER_LEFT);
        Label ability = said(card.ability().name());
        ability.setWrapText(true);
        VBox words = new VBox(-2, said(card.name(), "display", "module-name"), ability);
        HBox head = new HBox(9, new Medal(ReckonerLooks.person(card.id()), Medal.Mood.PLAIN, 40), words);
        head.setAlignment(Pos.CENTER_LEFT);
        VBox.setVgrow(head, Priority.ALWAYS);
        ToggleButton button = card("option-team-" + card.id(), new VBox(10, head, foot));
        button.accessibleTextProperty().bind(texts.words(card.fullName()));
        button.accessibleHelpProperty().bind(texts.words(card.ability().text()));
        button.setOnAction(event -> turn(card.id()));
        return button;
    }

    private static ToggleButton card(String id, Region content) {
        ToggleButton card = new CardToggle(content);
        card.getStyleClass().setAll("module-card", "team-card");
        card.setId(id);
        card.setMinWidth(0);
        return card;
    }

    private Node part(String title, String note, List<ToggleButton> cards) {
        Label beside = new Label();
        beside.textProperty().bind(texts.text(note));
        beside.getStyleClass().add("muted");
        HBox header = new HBox(12, title(title), beside);
        header.setAlignment(Pos.BASELINE_LEFT);
        EqualColumns grid = new EqualColumns(desk, cards.size(), WIDE_EMS);
        grid.getStyleClass().add("module-grid");
        grid.show(cards);
        return new VBox(12, header, grid);
    }

    private List<ToggleButton> highEpics() {
        for (HighEpicCard card : content.highEpics()) {
            ToggleButton button =
                    large("option-highEpic-" + card.id(), card.name(), ReckonerLooks.person(card.id()), card.id());
            button.setOnAction(event -> {
                chosen.choose(Map.of("highEpic", card.id()));
                show();
            });
            highEpics.put(card.id(), button);
        }
        return List.copyOf(highEpics.values());
    }

    private List<ToggleButton> cities() {
        for (CityCard card : content.cities()) {
            Medal.Face face = new Medal.Face(
                    card.districtResearch() ? "mdi2w-waves" : card.moves() ? "mdi2c-city-variant" : "mdi2c-city",
                    card.districtResearch() ? "#1B5E73" : card.moves() ? "#6B5B2E" : "#3A3C42");
            ToggleButton button = large("option-city-" + card.id(), card.name(), face, card.id());
            button.setOnAction(event -> {
                chosen.choose(Map.of("city", home().equals(card.id()) ? HOME : card.id()));
                show();
            });
            cities.put(card.id(), button);
        }
        return List.copyOf(cities.values());
    }

    private ToggleButton large(String id, Words name, Medal.Face face, String about) {
        Label words = new Label();
        words.textProperty().bind(texts.text("reckoners.setup.about." + about));
        words.setWrapText(true);
        VBox beside = new VBox(2, said(name, "display", "module-name"), words);
        HBox.setHgrow(beside, Priority.ALWAYS);
        HBox all = new HBox(12, new Medal(face, Medal.Mood.PLAIN, 58), beside);
        all.setAlignment(Pos.CENTER_LEFT);
        ToggleButton button = card(id, all);
        button.accessibleTextProperty().bind(texts.words(name));
        button.accessibleHelpProperty().bind(words.textProperty());
        return button;
    }

    // choosing

    private int size() {
        return Math.max(1, Math.min(MOST, Integer.parseInt(chosen.value("reckoners"))));
    }

    private String home() {
        return content.highEpic(chosen.value("highEpic")).home();
    }

    /** Who has been put in by name, in order. */
    private List<String> named() {
        List<String> named = new ArrayList<>();
        for (int i = 1; i <= size() && !chosen.value("team").equals(RANDOM); i++) {
            String id = chosen.value("reckoner" + i);
            if (!id.equals(RANDOM) && !named.contains(id)) {
                named.add(id);
            }
        }
        return named;
    }

    private void resize(String now) {
        if (!now.equals(chosen.value("reckoners"))) {
            List<String> named = named();
            chosen.choose(Map.of("reckoners", now));
            put(named.subList(0, Math.min(named.size(), size())));
        }
    }

    /** In, or out again; a full team grows, and the largest one lets its last Reckoner go. */
    private void turn(String id) {
        List<String> named = new ArrayList<>(named());
        if (!named.remove(id)) {
            if (named.size() == MOST) {
                named.remove(MOST - 1);
            }
            named.add(id);
            if (named.size() > size()) {
                chosen.choose(Map.of("reckoners", Integer.toString(named.size())));
            }
        }
        put(named);
        show();
    }

    private void put(List<String> named) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("team", named.isEmpty() ? RANDOM : "chosen");
        for (int i = 1; i <= MOST; i++) {
            all.put("reckoner" + i, i <= named.size() ? named.get(i - 1) : RANDOM);
        }
        chosen.choose(all);
    }

    // showing

    private void show() {
        List<String> named = named();
        boolean free = chosen.applies("team");
        boolean more = chosen.value("module1").equals("on");
        size.valueProperty().set(Integer.toString(size()));
        count.setText(texts.get("reckoners.outlook.team", size(), size() + 1));
        content.reckoners().forEach(card -> {
            int place = named.indexOf(card.id());
            ToggleButton button = people.get(card.id());
            Label number = places.get(card.id());
            if (button != null && number != null) {
                button.setSelected(place >= 0);
                button.setDisable(!free || (card.module1() && !more));
                number.setText(place < 0 ? "" : Integer.toString(place + 1));
                number.setVisible(place >= 0);
            }
        });
        String city = chosen.value("city").equals(HOME) ? home() : chosen.value("city");
        highEpics.forEach((id, button) -> button.setSelected(id.equals(chosen.value("highEpic"))));
        cities.forEach((id, button) -> button.setSelected(id.equals(city)));
        offer(who, chosen.applies("highEpic"));
        offer(where, chosen.applies("city"));
    }

    private static void offer(Node part, boolean offered) {
        part.setVisible(offered);
        part.setManaged(offered);
    }
}
