package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import org.alea.app.table.Greyed;
import org.alea.games.royal.Board;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;

/** What influence does, passing, and the one button that plays what is proposed. */
final class CommandPad extends Pane {
    private static final double GAP = 8;
    private static final String RULE = "mdi2b-book-open-page-variant-outline";

    private final boolean compact;
    private final double small;
    private final double large;
    private final Map<String, Button> commands = new LinkedHashMap<>();
    private final Map<String, Command> offered = new LinkedHashMap<>();
    private final List<Button> shown = new ArrayList<>();
    private Consumer<String> rules = rule -> {};

    CommandPad(RoyalLayout plan) {
        Rectangle2D area = plan.commands();
        compact = plan.compact();
        small = plan.words(13);
        large = plan.words(compact ? 16 : 18);
        setPrefSize(area.getWidth(), area.getHeight());
    }

    /** Opens the rule behind what the greyed button waits for. */
    void onRule(Consumer<String> open) {
        rules = open;
    }

    void show(RoyalPlay play, RoyalSpeech speech) {
        RoyalTable table = play.table();
        TargetWords words = new TargetWords(play.game(), table, speech);
        Board.Constants costs = table.content().board().constants();
        offered.clear();
        commands.clear();
        shown.clear();
        String quit = speech.key(RoyalKeyActions.PASS);
        boolean decides = table.state() == State.ACTION || table.state() == State.COUNTER;
        if (decides) {
            add(play, words, Aim.REROLL, speech.key(RoyalKeyActions.REROLL), Integer.toString(costs.rerollCost()));
            add(play, words, Aim.TURN, speech.key(RoyalKeyActions.TURN), Integer.toString(costs.turnCost()));
            add(play, words, Aim.RECRUIT, speech.key(RoyalKeyActions.RECRUIT), Integer.toString(costs.recruitCost()));
        }
        if (table.state() == State.ACTION) {
            add(play, words, Aim.PASS, quit, "");
        } else if (table.state() == State.COUNTER) {
            add(play, words, Aim.CONCEDE, quit, "");
        } else if (play.targets().legal(Aim.STOP)) {
            add(play, words, Aim.STOP, quit, "");
        }
        double size = offered.values().stream()
                .mapToDouble(command -> command.size("ghost", small, (getPrefWidth() - GAP) / 2))
                .min()
                .orElse(small);
        offered.forEach((target, command) -> put(play, target, command.button("ghost", size)));
        getChildren().setAll(commands.values());
        Button primary = play.returns() ? back(play, speech) : primary(play, words, speech);
        primary.setId("royal-confirm");
        shown.add(primary);
        getChildren().add(primary);
        requestLayout();
    }

    private void add(RoyalPlay play, TargetWords words, String target, String key, String price) {
        Command command = new Command(
                words.name(target), words.icon(target), compact ? "" : key, price, () -> play.propose(target));
        offered.put(target, command);
    }

    private void put(RoyalPlay play, String target, Button button) {
        button.getStyleClass().add("royal-command");
        if (!play.targets().legal(target)) {
            button.getStyleClass().add("unavailable");
        }
        commands.put(target, button);
        shown.add(button);
    }

    /** From a table of the past: back to where the match stands, or how it has ended. */
    private Button back(RoyalPlay play, RoyalSpeech speech) {
        String verb = play.match().result().isPresent() ? "verb.END" : "verb.PRESENT";
        Command command =
                new Command(speech.get(verb), "mdi2h-history", speech.texts().get("key.escape"), play::cancel);
        return command.button("primary", command.size("primary", large, getPrefWidth()));
    }

    private Button primary(RoyalPlay play, TargetWords words, RoyalSpeech speech) {
        boolean over = play.table().state() == State.GAME_OVER;
        String text = over
                ? speech.get("verb.RESULT")
                : play.proposal()
                        .map(present -> present.open() ? speech.get("verb.CHOOSE") : words.verb(present.target()))
                        .orElseGet(() -> speech.get(missing(play)));
        boolean roll = play.proposal()
                .filter(present -> present.target().equals(Aim.ROLL))
                .isPresent();
        String key = roll ? speech.get("key.space") : "↵";
        boolean ready = play.proposal().flatMap(Proposal::move).isPresent() || over;
        Command command = new Command(text, ready ? "mdi2c-check-bold" : RULE, ready ? key : "", play::confirm);
        Button button = command.button("primary", command.size("primary", large, getPrefWidth()));
        button.setDisable(!ready);
        if (!ready) {
            button.getStyleClass().add("instruction");
            Greyed.lead(button, () -> rules.accept(Rules.now(play)));
        }
        return button;
    }

    /** What the player has still to do. */
    private static String missing(RoyalPlay play) {
        State state = play.table().state();
        return state == State.ACTION && !play.tray().isEmpty() ? "verb.TARGET" : "verb.NOTHING." + state;
    }

    /** The buttons by what they aim at: dice can be dropped on them. */
    Map<String, Button> commands() {
        return commands;
    }

    /** The button that plays. */
    Button confirm() {
        return shown.get(shown.size() - 1);
    }

    @Override
    protected void layoutChildren() {
        double gap = compact ? 6 : GAP;
        double high = compact ? 32 : 38;
        double half = (getPrefWidth() - gap) / 2;
        int i = 0;
        for (Button button : commands.values()) {
            int row = i / 2;
            double y = row * (high + gap);
            button.resizeRelocate((i % 2) * (half + gap), y, half, high);
            i++;
        }
        if (!shown.isEmpty()) {
            double top = 2 * (high + gap);
            confirm().resizeRelocate(0, top, getPrefWidth(), getPrefHeight() - top);
        }
    }
}
