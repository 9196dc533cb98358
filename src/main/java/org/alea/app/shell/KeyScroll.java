package org.alea.app.shell;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;

/** Scrolls a page by arrows, Page up and down, Home and End, whatever in the part around it has the focus. */
final class KeyScroll {
    private static final double LINES = 0.12;

    private final ScrollPane page;

    private KeyScroll(ScrollPane page) {
        this.page = page;
    }

    static void listen(Node around, ScrollPane page) {
        around.addEventFilter(KeyEvent.KEY_PRESSED, new KeyScroll(page)::press);
    }

    private void press(KeyEvent event) {
        double seen = page.getViewportBounds().getHeight();
        double hidden = page.getContent().getLayoutBounds().getHeight() - seen;
        double by = switch (event.getCode()) {
            case UP -> -seen * LINES;
            case DOWN -> seen * LINES;
            case PAGE_UP -> -seen;
            case PAGE_DOWN -> seen;
            case HOME -> -hidden;
            case END -> hidden;
            default -> 0;
        };
        if (by != 0 && hidden > 0) {
            page.setVvalue(Math.max(0, Math.min(1, page.getVvalue() + by / hidden)));
            event.consume();
        }
    }
}
