package org.alea.app.reference;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.games.RuleDrill;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The chosen card held close: all its faces, its words in both languages, its rules, and where it is used. */
final class CardDetail extends VBox {
    private final Desk desk;
    private final Texts texts;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final Ways ways;
    private final VBox body = new VBox();
    private final ScrollPane scroll = new ScrollPane(body);
    private final Label place = new Label();
    private final Button heart = new Button();
    /** The language the card is printed in here; the player may turn it. */
    private final SimpleObjectProperty<Language> printed;

    private final Subscription follows;
    private Optional<Card> shown = Optional.empty();
    private boolean begun;

    /** What the buttons of the detail lead to. */
    record Ways(Runnable compare, Runnable export, Runnable print, Runnable close) {}

    CardDetail(Desk desk, ReferenceModel model, ReferenceStyle style, Ways ways) {
        this.desk = desk;
        this.texts = desk.texts();
        this.model = model;
        this.style = style;
        this.ways = ways;
        printed = new SimpleObjectProperty<>(texts.language());
        setId("card-detail");
        getStyleClass().addAll("panel", "card-detail");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("page");
        scroll.setFocusTraversable(false);
        body.getStyleClass().add("detail-body");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Node foot = foot();
        foot.visibleProperty().bind(model.chosenProperty().map(Optional::isPresent));
        getChildren().addAll(header(), scroll, foot);
        model.chosenProperty().addListener((all, old, now) -> show());
        model.foundProperty().addListener((all, old, now) -> showPlace());
        printed.addListener((all, old, now) -> show());
        follows = Subscription.combine(
                desk.em().subscribe((old, now) -> show()),
                texts.languageProperty().subscribe((old, now) -> turnTo(now)),
                desk.preferences().of(Setting.THEME).subscribe((old, now) -> show()),
                model.favourites().property().subscribe((old, now) -> showHeart()));
        show();
    }

    /** From now on the chosen card is told of: what is to be seen first need not wait for it. */
    void begin() {
        begun = true;
        show();
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    private void turnTo(Language language) {
        if (printed.get() == language) {
            show();
        } else {
            printed.set(language);
        }
    }

    private Node header() {
        place.getStyleClass().add("cap");
        place.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(place, Priority.ALWAYS);
        Button close = new Button("", Icon.of(MaterialDesignC.CLOSE));
        close.setId("detail-close");
        close.getStyleClass().add("bare");
        close.accessibleTextProperty().bind(texts.text("action.close"));
        close.setOnAction(event -> ways.close().run());
        heart.setId("detail-favourite");
        heart.getStyleClass().add("bare");
        heart.setOnAction(event -> model.chosen().ifPresent(model.favourites()::toggle));
        HBox header = new HBox(place, heart, close);
        header.setAlignment(Pos.CENTER_LEFT);
        return header;
    }

    private Node foot() {
        Button compare = tool("compare", MaterialDesignS.SCALE_BALANCE);
        Button mark = tool("mark", MaterialDesignC.CHECK_BOLD);
        compare.setOnAction(event -> ways.compare().run());
        mark.setOnAction(event -> model.chosen().ifPresent(model::mark));
        Button export = tool("export", MaterialDesignT.TRAY_ARROW_DOWN);
        export.setOnAction(event -> ways.export().run());
        Button print = tool("print", MaterialDesignP.PRINTER);
        print.setOnAction(event -> ways.print().run());
        Button language = tool("turn", MaterialDesignT.TRANSLATE);
        language.textProperty()
                .bind(Bindings.createStringBinding(() -> printed.get().other().name(), printed));
        language.setOnAction(event -> printed.set(printed.get().other()));
        HBox foot = new HBox(compare, mark, export, print, language);
        foot.getStyleClass().add("detail-tools");
        return foot;
    }

    private Button tool(String id, Ikon icon) {
        Button button = new Button("", Icon.of(icon));
        button.setId("detail-" + id);
        button.getStyleClass().addAll("ghost", "detail-tool");
        button.accessibleTextProperty().bind(texts.text("reference." + id));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.text("reference." + id));
        button.setTooltip(tip);
        return button;
    }

    private void showPlace() {
        place.setText(model.chosen()
                .map(card -> texts.get(
                                "reference.place",
                                card.entry().traits().kind().name().in(texts.language()),
                                model.found().indexOf(card) + 1,
                                model.found().size())
                        .toUpperCase(texts.locale()))
                .orElse(""));
    }

    private void showHeart() {
        boolean liked = model.chosen().filter(model.favourites()::has).isPresent();
        heart.setGraphic(Icon.of(liked ? MaterialDesignH.HEART : MaterialDesignH.HEART_OUTLINE));
        heart.setAccessibleText(texts.get(liked ? "reference.unlike" : "reference.like"));
        heart.setTooltip(new Tooltip(heart.getAccessibleText()));
        heart.setVisible(model.chosen().isPresent());
    }

    private void show() {
        showPlace();
        showHeart();
        Optional<String> read = focusedRule();
        body.getChildren().clear();
        if (!shown.equals(model.chosen())) {
            scroll.setVvalue(0);
        }
        shown = model.chosen().filter(any -> begun);
        shown.ifPresent(this::show);
        // otherwise another language or theme would throw the keyboard out of the detail
        read.map(id -> body.lookup("#" + id)).ifPresent(Node::requestFocus);
    }

    private Optional<String> focusedRule() {
        return body.lookupAll(".chip-button").stream()
                .filter(Node::isFocused)
                .map(Node::getId)
                .findFirst();
    }

    private void show(Card card) {
        CatalogueEntry entry = card.entry();
        Language here = texts.language();
        CardFaces faces = faces(card);
        body.getChildren().add(faces);
        Label name = new Label(entry.name().in(here));
        name.getStyleClass().addAll("display", "detail-name");
        name.setWrapText(true);
        body.getChildren().add(name);
        String other = entry.name().in(here.other());
        Label second = new Label(Stream.concat(
                        Stream.of(other).filter(text -> !text.equals(name.getText())),
                        Stream.of(texts.get(style.cover(card.game()).titleKey())))
                .collect(Collectors.joining(" · ")));
        second.getStyleClass().add("muted");
        second.setWrapText(true);
        body.getChildren().add(second);
        if (card.own()) {
            Label own = new Label(texts.get("reference.own"), Icon.of(Special.OWN.icon()));
            own.getStyleClass().add("own-note");
            own.setWrapText(true);
            body.getChildren().add(own);
        }
        body.getChildren().add(traits(entry.traits()));
        if (!entry.text().in(here).isEmpty()) {
            body.getChildren()
                    .addAll(paragraph(entry.text().in(here)), aside(entry.text().in(here.other())));
        }
        rules(card).ifPresent(body.getChildren()::add);
        if (!entry.chances().all().isEmpty()) {
            body.getChildren().add(new ChanceBars(entry.chances(), texts));
        }
        if (!entry.uses().isEmpty()) {
            VBox uses = part("reference.uses", MaterialDesignC.CARDS_OUTLINE);
            entry.uses().forEach(use -> uses.getChildren().add(paragraph(use.in(here))));
            body.getChildren().add(uses);
        }
        faces.otherSide().ifPresent(body.getChildren()::add);
    }

    private CardFaces faces(Card card) {
        Texts speaking = printed.get() == texts.language() ? texts : new Texts(printed.get());
        return new CardFaces(
                card.entry().faces(),
                speaking,
                texts.language(),
                style.of(card.game()),
                desk.em().get() / 14);
    }

    private Node traits(Traits traits) {
        FlowPane chips = new FlowPane();
        chips.getStyleClass().add("detail-traits");
        Signs signs = new Signs(desk.preferences().get(Setting.COLOUR_MARKS), texts.language());
        Set<String> told = new HashSet<>();
        // a module may be called like the kind of its cards: what has been said is not said twice
        traits.stream().filter(trait -> told.add(name(trait))).forEach(trait -> {
            Label chip = new Label(name(trait));
            signs.of(trait, desk.em().get() * 1.15).ifPresent(chip::setGraphic);
            chip.getStyleClass().add("chip");
            chips.getChildren().add(chip);
        });
        return chips;
    }

    private String name(Trait trait) {
        return trait.name().in(texts.language());
    }

    private Optional<Node> rules(Card card) {
        VBox part = part("reference.rules", MaterialDesignB.BOOK_OPEN_VARIANT);
        FlowPane links = new FlowPane();
        links.getStyleClass().add("detail-links");
        desk.boxes().whenOpen(card.game(), box -> {
            card.entry().rules().stream()
                    .flatMap(rule -> box.rules().entry(rule).stream())
                    .forEach(rule -> links.getChildren().add(link(card, rule)));
            drill(card, box).map(this::practise).ifPresent(part.getChildren()::add);
        });
        part.getChildren().add(1, links);
        return card.entry().rules().isEmpty() ? Optional.empty() : Optional.of(part);
    }

    /** The first exercise for what this card is about. */
    private Optional<RuleDrill> drill(Card card, GameBox<?, ?> box) {
        return desk.suite()
                .view(card.game())
                .flatMap(kit -> card.entry().rules().stream()
                        .flatMap(rule -> RuleDrill.of(kit, box, rule).stream())
                        .findFirst());
    }

    private Button practise(RuleDrill drill) {
        Button practise = new Button(
                texts.get("rulebook.practise", drill.name().in(texts.language())),
                Icon.of(MaterialDesignT.TIMER_OUTLINE));
        practise.setId("detail-practise");
        practise.getStyleClass().add("accent");
        practise.setWrapText(true);
        practise.setOnAction(event -> desk.navigator().show(drill.open().apply(desk)));
        return practise;
    }

    private Node link(Card card, RuleBook.Entry rule) {
        Button link = new Button(rule.title().in(texts.language()));
        link.setId("rule-" + rule.id());
        link.getStyleClass().setAll("chip-button");
        link.setOnAction(event -> desk.navigator().rule(card.game(), rule.id()));
        return link;
    }

    private VBox part(String key, Ikon icon) {
        Label title = new Label(texts.get(key), Icon.of(icon, "brass-icon"));
        title.getStyleClass().addAll("display", "detail-part-title");
        VBox part = new VBox(title);
        part.getStyleClass().add("detail-part");
        return part;
    }

    private static Label paragraph(String text) {
        Label paragraph = new Label(text);
        paragraph.setWrapText(true);
        paragraph.setMinHeight(Region.USE_PREF_SIZE);
        return paragraph;
    }

    private static Label aside(String text) {
        Label aside = paragraph(text);
        aside.getStyleClass().addAll("faint", "aside");
        return aside;
    }
}
