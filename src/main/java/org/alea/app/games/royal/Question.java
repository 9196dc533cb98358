package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.games.royal.Foresight;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** Fills the action panel: where the group can go, or everything about what is proposed. */
final class Question {
    private final RoyalPlay play;
    private final RoyalTable table;
    private final RoyalSpeech speech;
    private final TargetWords words;
    private final ActionPanel panel;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Button> buttons = new ArrayList<>();

    Question(RoyalPlay play, RoyalSpeech speech, ActionPanel panel) {
        this.play = play;
        this.table = play.table();
        this.speech = speech;
        this.panel = panel;
        this.words = new TargetWords(play.game(), table, speech);
    }

    void show() {
        boolean black = !table.districts().black().isEmpty();
        boolean group = table.state() == State.ACTION || table.state() == State.COUNTER;
        panel.rows(black, group);
        boolean cubes = table.state() == State.SUB_EVENT_CUBE || table.state() == State.SUB_COLUMN;
        panel.ask(speech.question(table.state()), aside(), cubes);
        if (group) {
            showTray();
        }
        Optional<Proposal> proposal =
                play.proposal().filter(present -> !present.target().equals(Aim.ROLL));
        if (proposal.isPresent()) {
            propose(proposal.get());
        } else {
            list();
        }
        panel.fill(nodes, buttons);
    }

    private String aside() {
        return switch (table.state()) {
            case SUB_EVENT_CUBE, SUB_COLUMN -> speech.get("aside.cubes", table.cubesToPlace());
            case SETUP_PLACE -> speech.get("aside.citizens", table.city().supply());
            default -> "";
        };
    }

    private void showTray() {
        Tray tray = play.tray();
        Optional<Foresight.Quote> quote =
                play.game().foresight().quote(table, tray.of(Side.YOU, table), tray.of(Side.ROY, table), tray.cube());
        String sum = quote.map(each -> "= " + each.total()).orElse("");
        if (table.state() == State.COUNTER) {
            sum = tray.isEmpty() ? "" : "= " + strength(tray);
        }
        String cost = quote.filter(each -> each.price() > 0)
                .map(each -> speech.get("tray.price", each.price()))
                .orElse("");
        String armed = tray.armed() ? speech.term(tray.cube()) : "";
        panel.tray().show(tray, quote, sum, cost, armed);
        panel.note(play.proposal().isPresent() && table.state() == State.ACTION ? "" : trayNote(tray, quote));
    }

    /** Red counts double against black dice (ROYAL-064). */
    private int strength(Tray tray) {
        return tray.of(Side.YOU, table).list().stream()
                .mapToInt(die -> die.face() * (die.colour() == org.alea.games.royal.Colour.RED ? 2 : 1))
                .sum();
    }

    private String trayNote(Tray tray, Optional<Foresight.Quote> quote) {
        if (table.state() == State.COUNTER) {
            return speech.get(
                    "tray.counter",
                    tray.blackFaces(table).stream().mapToInt(Integer::intValue).sum());
        }
        if (quote.filter(each -> !each.affordable()).isPresent()) {
            return speech.get("tray.short", quote.get().price() - table.purse().deniers());
        }
        if (colours(tray) > 1) {
            return speech.get("tray.colours");
        }
        int size = tray.dice().size();
        if (size >= Tray.MOST) {
            return speech.get("tray.full");
        }
        boolean more = table.districts().dice(Side.ROY).size()
                > tray.of(Side.ROY, table).size();
        int price = table.content().board().dicePrice(size + 1);
        return more ? speech.get(size == 0 ? "tray.first" : "tray.next", price) : "";
    }

    /** Of how many colours the dice in the tray are: more than one make no group (ROYAL-080). */
    private long colours(Tray tray) {
        return table.districts().all().stream()
                .filter(die -> tray.holds(die.id()))
                .map(die -> die.die().colour())
                .distinct()
                .count();
    }

    /** Every target that takes what is in the tray, best read from top to bottom. */
    private void list() {
        if (play.past().isPresent()) {
            nodes.add(ActionPanel.line(speech.get("help.past", play.past().get()), "mdi2h-history", "warned"));
            return;
        }
        if (play.tray().dice().isEmpty()) {
            new News(speech)
                    .of(play.match().history())
                    .forEach(news -> nodes.add(ActionPanel.line(news.words(), news.icon(), "news")));
        }
        if (table.state() == State.ACTION && play.tray().isEmpty()) {
            nodes.add(ActionPanel.line(speech.get("help.action"), "mdi2i-information-outline"));
            play.wish().ifPresent(this::wish);
            return;
        }
        if (table.state() == State.BLACK_ROLL || table.state() == State.EV_CHOICE) {
            new EventNews(speech)
                    .of(play.match().history())
                    .forEach(line -> nodes.add(ActionPanel.line(line, "mdi2a-alert-outline", "warned", "event-news")));
        }
        if (table.state() == State.COUNTER) {
            nodes.add(ActionPanel.line(speech.get("help.counter"), "mdi2i-information-outline"));
            objections();
        }
        play.targets().legal().forEach((target, ways) -> {
            if (Targets.takesDice(target) && !target.equals(Aim.ROLL)) {
                nodes.add(row(target, ways.get(0), false));
            }
        });
        if (nodes.isEmpty() && table.state() == State.ACTION) {
            nodes.add(ActionPanel.line(speech.get("help.nowhere"), "mdi2c-cancel", "warned"));
        }
        if (nodes.isEmpty() || table.state().kind() == State.Kind.CHANCE) {
            nodes.add(ActionPanel.line(speech.get("help." + table.state()), "mdi2i-information-outline"));
        }
    }

    /** Why these dice do not counter, and which black die they could face as well (ROYAL-065, ROYAL-066). */
    private void objections() {
        play.targets()
                .refusal(Aim.COUNTER)
                .ifPresent(refusal -> nodes.add(0, panel.refusal(speech.refusal(refusal), refusal.rule())));
        play.targets()
                .further()
                .ifPresent(black -> nodes.add(1, ActionPanel.line(speech.get("help.further", black), "mdi2s-shield")));
    }

    /** What the player would like to reach: the hint shows the cheapest way there. */
    private void wish(String target) {
        String key = speech.key(RoyalKeyActions.HINT);
        nodes.add(
                ActionPanel.line(speech.get("wish", words.name(target), key), "mdi2l-lightbulb-on-outline", "detail"));
    }

    private Node row(String target, RoyalMove likely, boolean chosen) {
        boolean told = chosen || table.state() == State.ACTION || table.state() == State.COUNTER;
        String brings = !told ? "" : chosen ? words.brief(likely) : words.listed(likely);
        TargetRow row = new TargetRow(words.icon(target), words.name(target), brings);
        row.getStyleClass().add(chosen ? "chosen" : "possible");
        row.setOnMouseClicked(clicked -> play.propose(target));
        return row;
    }

    private void propose(Proposal proposal) {
        play.advice().ifPresent(hint -> nodes.add(ActionPanel.line(hint, "mdi2l-lightbulb-on-outline", "detail")));
        nodes.add(row(proposal.target(), proposal.likely(), true));
        if (proposal.counts().size() > 1) {
            counts(proposal);
        }
        if (proposal.lyings().size() > 1) {
            lyings(proposal);
        }
        words.details(proposal.likely()).forEach(line -> nodes.add(ActionPanel.line(line, "", "detail")));
        if (proposal.sources().size() > 1) {
            sources(proposal);
        }
        new Warnings(table, speech)
                .of(proposal.target(), Preview.of(play.game(), table, proposal.likely()))
                .forEach(line -> nodes.add(ActionPanel.line(line, "mdi2a-alert-outline", "warned")));
    }

    private void sources(Proposal proposal) {
        FlowPane chips = new FlowPane(6, 4);
        if (panel.compact()) {
            // the button that confirms asks the same question
            chips.getChildren().add(ActionPanel.line("", "mdi2a-account"));
        } else {
            String asked = speech.get(proposal.open() ? "choose.source" : "chosen.source");
            nodes.add(ActionPanel.line(asked, "mdi2a-account"));
        }
        for (HireSource source : proposal.sources()) {
            boolean on = proposal.chosen().filter(source::equals).isPresent();
            chips.getChildren().add(sourceChip(proposal, source, on));
        }
        nodes.add(chips);
    }

    private Button sourceChip(Proposal proposal, HireSource source, boolean on) {
        Button chip = chip(speech.briefSource(source), on, () -> play.amend(proposal.from(source)));
        chip.setAccessibleText(speech.source(source));
        return chip;
    }

    private void counts(Proposal proposal) {
        HBox stepper = new HBox(6, ActionPanel.line(speech.get("choose.count"), ""));
        stepper.setAlignment(Pos.CENTER_LEFT);
        stepper.getChildren().add(chip("−", false, () -> play.amend(proposal.counting(proposal.n() - 1))));
        Label figure = new Label(proposal.n() + " / " + proposal.counts().get(0));
        figure.getStyleClass().add("row-title");
        stepper.getChildren().add(figure);
        stepper.getChildren().add(chip("+", false, () -> play.amend(proposal.counting(proposal.n() + 1))));
        nodes.add(stepper);
    }

    private void lyings(Proposal proposal) {
        HBox choice = new HBox(6, ActionPanel.line(speech.get("choose.lying"), ""));
        choice.setAlignment(Pos.CENTER_LEFT);
        for (int some : proposal.lyings()) {
            choice.getChildren()
                    .add(chip(
                            Integer.toString(some),
                            some == proposal.lying(),
                            () -> play.amend(proposal.lyingOnes(some))));
        }
        nodes.add(choice);
    }

    private Button chip(String text, boolean on, Runnable act) {
        Button chip = new Command(text, "", "", act).button("ghost");
        chip.getStyleClass().add("choice-chip");
        if (on) {
            chip.getStyleClass().add("on");
        }
        chip.setMaxWidth(Region.USE_PREF_SIZE);
        buttons.add(chip);
        return chip;
    }
}
