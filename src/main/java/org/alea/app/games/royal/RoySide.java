package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.royal.pieces.CardSize;
import org.alea.app.games.royal.pieces.CharacterCardView;
import org.alea.app.games.royal.pieces.RoyRollView;
import org.alea.app.games.royal.pieces.RoyTableView;
import org.alea.app.gametable.JournalWords;
import org.alea.app.play.JournalLines;
import org.alea.app.shell.Texts;
import org.alea.app.table.BarTool;
import org.alea.app.table.Glyph;
import org.alea.app.table.RuleTip;
import org.alea.app.table.panel.JournalPanel;
import org.alea.engine.Match;
import org.alea.games.royal.Foresight;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The Roy's side of the table: his action table, the characters in their order, and the journal behind a tab. */
final class RoySide extends VBox {
    private final Foresight foresight;
    private final boolean compact;
    private final boolean charactersBelow;
    private final double words;
    private final RoyRollView roll;
    private final RoyTableView table;
    private final VBox characters = new VBox();
    private final JournalPanel journal;
    private final Label reserve = new Label();
    private final HBox tabs = new HBox(4);
    private final VBox content = new VBox(8);
    private final List<Button> buttons = new ArrayList<>();
    private Tab tab = Tab.ROY;
    private Tab shownTab = Tab.JOURNAL;
    private Optional<RoyalTable> shown = Optional.empty();
    private Ways ways = new Ways(card -> {}, rule -> {});

    /** What the panel can show. */
    enum Tab {
        ROY,
        CHARACTERS,
        JOURNAL
    }

    RoySide(RoyalLayout plan, RoyalContent cards, Foresight foresight, Texts texts, IntConsumer look) {
        this.foresight = foresight;
        Rectangle2D area = plan.roy();
        compact = plan.compact();
        charactersBelow = plan.charactersBelow();
        double inner = area.getWidth() - 20;
        roll = new RoyRollView(texts, inner, compact ? 48 : 60);
        table = new RoyTableView(cards.royTable(), texts, inner, compact ? 24 : 26, plan.words(13));
        cards.royTable()
                .forEach(row ->
                        RuleTip.lead(table.row(row.result()), () -> ways.rule().accept(RuleAt.row(row.result()))));
        RuleTip.lead(
                roll,
                () -> ways.rule()
                        .accept(roll.sum().stream()
                                .mapToObj(RuleAt::row)
                                .findFirst()
                                .orElse(RuleAt.ROY_ROLL)));
        journal = new JournalPanel(texts, look);
        journal.newestFirst();
        journal.choose(true);
        getStyleClass().addAll("table-panel", "royal-side");
        roll.setStyle(plan.piece());
        table.setStyle(plan.piece());
        words = plan.words(12);
        setMinSize(area.getWidth(), area.getHeight());
        setPrefSize(area.getWidth(), area.getHeight());
        setMaxSize(area.getWidth(), area.getHeight());
        reserve.getStyleClass().add("note");
        reserve.setMinWidth(Region.USE_PREF_SIZE);
        VBox.setVgrow(content, Priority.ALWAYS);
        VBox.setVgrow(journal, Priority.ALWAYS);
        characters.getStyleClass().add("royal-characters");
        tabs.setAlignment(Pos.CENTER_LEFT);
        tabs.setStyle("-fx-font-size: " + plan.tightWords(14) + "px;");
        getChildren().addAll(tabs, content);
    }

    /** Where a right click leads: from a character to the card, from a row of the table to its rule. */
    record Ways(Consumer<String> card, Consumer<String> rule) {}

    void leadTo(Ways others) {
        ways = others;
    }

    /** Where the characters lie below his table, they are on the same page. */
    void turnTo(Tab other) {
        tab = charactersBelow && other == Tab.CHARACTERS ? Tab.ROY : other;
    }

    Tab tab() {
        return tab;
    }

    /** @param lying whose characters lie there: one that is recalled stays until that has been seen */
    void show(RoyalPlay play, RoyalTable lying, RoyalSpeech speech, Runnable forecast, Consumer<Tab> turn) {
        RoyalTable now = play.table();
        if (tab != Tab.JOURNAL && tab == shownTab && Optional.of(now).equals(shown)) {
            return;
        }
        shown = Optional.of(now);
        shownTab = tab;
        reserve.setText(
                now.options().measured()
                        ? speech.get("roy.reserve.deck", now.city().reserve(), now.moodLeft())
                        : speech.get("roy.reserve", now.city().reserve()));
        tabs.getChildren().clear();
        if (!compact) {
            tabs.getChildren().add(Glyph.icon("mdi2c-crown", 20, "brass"));
        }
        buttons.clear();
        for (Tab each : charactersBelow ? List.of(Tab.ROY, Tab.JOURNAL) : List.of(Tab.values())) {
            tabs.getChildren().add(tabButton(each, speech, turn));
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button foretell = BarTool.of(
                "mdi2c-crystal-ball", speech.get("forecast.open", speech.key(RoyalKeyActions.FORECAST)), forecast);
        tabs.getChildren().add(space);
        if (charactersBelow) {
            tabs.getChildren().add(reserve);
        }
        tabs.getChildren().add(foretell);
        buttons.add(foretell);
        showCharacters(lying, speech);
        content.getChildren().setAll(shown(now, play.match(), speech));
    }

    /** The table that is shown belongs to this point of the game, if not to its present. */
    void mark(Optional<Integer> past) {
        journal.mark(past);
    }

    private Button tabButton(Tab each, RoyalSpeech speech, Consumer<Tab> turn) {
        Button button = new Command(speech.get("tab." + each), "", "", () -> turn.accept(each)).button("ghost");
        button.getStyleClass().add("royal-tab");
        if (each == tab) {
            button.getStyleClass().add("on");
        }
        button.setMaxWidth(Region.USE_PREF_SIZE);
        button.setMinWidth(Region.USE_PREF_SIZE);
        buttons.add(button);
        return button;
    }

    private List<Node> shown(RoyalTable now, Match<RoyalTable, RoyalMove> match, RoyalSpeech speech) {
        if (tab == Tab.JOURNAL) {
            showJournal(now, match, speech);
            return List.of(journal);
        }
        List<Integer> last = now.royRoll();
        roll.show(last.isEmpty() ? RoyRollView.Roll.NONE : rolled(now, last.get(0), last.get(1)));
        table.show(last.isEmpty() ? RoyTableView.State.DARK : RoyTableView.State.lit(last.get(0) + last.get(1)));
        ScrollPane scroll = new ScrollPane(characters);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        if (!charactersBelow) {
            return tab == Tab.ROY ? List.of(roll, table, reserve) : List.of(scroll);
        }
        if (characters.getChildren().isEmpty()) {
            return List.of(roll, table);
        }
        Label caption = new Label(speech.caption("characters"));
        caption.getStyleClass().add("cap");
        return List.of(roll, table, caption, scroll);
    }

    private void showJournal(RoyalTable now, Match<RoyalTable, RoyalMove> match, RoyalSpeech speech) {
        List<JournalLines.Line> all = RoyalJournal.newestFirst(speech, match);
        journal.show(
                all.stream()
                        .filter(line -> line.round() == Math.max(1, now.round()))
                        .map(JournalWords::line)
                        .toList(),
                all.stream().map(JournalWords::line).toList());
    }

    private void showCharacters(RoyalTable now, RoyalSpeech speech) {
        characters.getChildren().clear();
        CardSize size = CardSize.CHARACTER.withWidth(getPrefWidth() - 22).withWords(words);
        for (int place = 0; place < now.characters().size(); place++) {
            CharacterCardView view = new CharacterCardView(now.characters().get(place), speech.texts(), size);
            view.show(CharacterCardView.State.of(now, place));
            RuleTip.lead(view, () -> ways.card().accept(view.card().id()));
            characters.getChildren().add(view);
        }
    }

    private RoyRollView.Roll rolled(RoyalTable now, int first, int second) {
        return new RoyRollView.Roll(first, second, foresight.ofLastRoll(now, first + second));
    }

    /** Shows a throw that the table may have forgotten already, and lights its row. */
    void foretell(RoyalTable now, RoyalEvent.RoyRolled thrown, boolean lit) {
        shown = Optional.empty();
        roll.show(rolled(now, thrown.first(), thrown.second()));
        table.show(lit ? RoyTableView.State.lit(thrown.result()) : RoyTableView.State.DARK);
    }

    RoyRollView roll() {
        return roll;
    }

    Node row(int result) {
        return table.row(result);
    }

    /** The strip of a character still in the column, if it is in sight. */
    Optional<Node> character(String id) {
        return characters.getChildren().stream()
                .filter(node -> node instanceof CharacterCardView view
                        && view.card().id().equals(id)
                        && node.getScene() != null)
                .findFirst();
    }

    List<Button> buttons() {
        return List.copyOf(buttons);
    }
}
