package org.alea.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import org.alea.app.shell.Navigator;
import org.alea.app.shell.Screen;
import org.alea.engine.Setup;
import org.alea.store.Loading;

/** Goes nowhere and remembers where it was sent, for tests of one screen alone. */
public final class RecordedNavigator implements Navigator {
    private final List<String> calls = new ArrayList<>();
    private final List<Screen> shown = new ArrayList<>();

    /** What was asked for, such as {@code setUp queen}. */
    public List<String> calls() {
        return List.copyOf(calls);
    }

    /** The screens it was to show, the last one last. */
    public List<Screen> shown() {
        return List.copyOf(shown);
    }

    @Override
    public void show(Screen screen) {
        shown.add(screen);
        calls.add("show " + screen.title().getValue());
    }

    @Override
    public BooleanSupplier stillHere() {
        return () -> true;
    }

    @Override
    public void back() {
        calls.add("back");
    }

    @Override
    public String wayBack() {
        return "";
    }

    @Override
    public void home() {
        calls.add("home");
    }

    @Override
    public void setUp(String game) {
        calls.add("setUp " + game);
    }

    @Override
    public void tryOut(String game, Setup setup) {
        calls.add("tryOut " + game + " " + setup.options());
    }

    @Override
    public void start(String game, Setup setup) {
        calls.add("start " + game + " " + setup.options());
    }

    @Override
    public void resume(String game) {
        calls.add("resume " + game);
    }

    @Override
    public void explain(String game, Loading<?, ?> loading) {
        calls.add("explain " + loading.explain().fr());
    }

    @Override
    public void saves(String game) {
        calls.add("saves " + game);
    }

    @Override
    public void rule(String game, String rule) {
        calls.add("rule " + rule);
    }

    @Override
    public void rulebook(String game, String rule) {
        calls.add("rulebook " + rule);
    }

    @Override
    public void card(String game, String card) {
        calls.add("card " + game + " " + card);
    }

    @Override
    public void reference(String game) {
        calls.add("reference " + game);
    }

    @Override
    public void settings() {
        calls.add("settings");
    }

    @Override
    public void dialog(Node content) {
        calls.add("dialog");
    }

    @Override
    public void closeDialog() {
        calls.add("closeDialog");
    }

    @Override
    public void keys() {
        calls.add("keys");
    }

    @Override
    public void toast(String line) {
        calls.add("toast " + line);
    }

    @Override
    public void hush(String line) {
        calls.add("hush " + line);
    }

    @Override
    public void hush() {
        // nothing is said here that could be taken away
    }
}
