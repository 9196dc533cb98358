package org.alea.app.reference;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Parent;
import javafx.scene.control.TextField;
import org.alea.app.UiTest;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How much more a letter costs with a thousand cards to search than with none, in time of the JavaFX thread. */
@Tag("bench")
class TypingBench extends UiTest {
    private static final int CARDS = 1000;
    private static final int ROUNDS = 8;
    private static final String WORD = "marqueur";

    @Test
    void typing_stays_fluid_with_a_thousand_cards() {
        Desk desk = aDesk();
        ReferenceScreen[] screen = new ReferenceScreen[1];
        show(desk, 1440, 900, () -> {
            screen[0] = new ReferenceScreen(desk);
            return (Parent) screen[0].node();
        });
        double empty = typed(screen[0], List.of());
        double full = typed(screen[0], cards());
        System.out.printf(
                "a letter typed: %.2f ms with %d cards, %.2f ms with none, ratio %.1f%n",
                full, CARDS, empty, full / empty);
    }

    /** Every real card many times over. */
    private static List<Card> cards() {
        List<CatalogueEntry> entries = new QueenTableKit()
                .catalogue(new QueenKit().open(ContentSource.builtIn()))
                .entries();
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < CARDS; i++) {
            CatalogueEntry one = entries.get(i % entries.size());
            cards.add(new Card(
                    "queen",
                    new CatalogueEntry(
                            one.id() + "-" + i,
                            one.name(),
                            one.text(),
                            one.traits(),
                            one.rules(),
                            one.uses(),
                            one.faces()),
                    i,
                    false));
        }
        return cards;
    }

    /** The middle time of a letter, until the window is laid out again; words are typed and taken back letter by letter. */
    private double typed(ReferenceScreen screen, List<Card> cards) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        onFxThread(() -> screen.model().fill(cards));
        TextField field = lookup("#search").query();
        List<Long> times = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (int letter = 0; letter < WORD.length() * 2; letter++) {
                int length = letter < WORD.length() ? letter + 1 : WORD.length() * 2 - letter - 1;
                AtomicLong before = new AtomicLong();
                onFxThread(() -> {
                    before.set(threads.getCurrentThreadCpuTime());
                    field.setText(WORD.substring(0, length));
                    field.getScene().getRoot().applyCss();
                    field.getScene().getRoot().layout();
                    times.add(threads.getCurrentThreadCpuTime() - before.get());
                });
            }
        }
        List<Long> warm = new ArrayList<>(times.subList(times.size() / 2, times.size()));
        warm.sort(null);
        return warm.get(warm.size() / 2) / 1e6;
    }
}
