package org.alea.app.shell;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** Gives its content the whole room, and scroll bars only where that is not enough: most windows never need them. */
public final class ScrollWhenTight extends StackPane {
    private final Region content;

    public ScrollWhenTight(Region content) {
        this.content = content;
        getChildren().add(content);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        boolean tight = content.minHeight(getWidth()) > getHeight();
        boolean scrolls = getChildren().get(0) instanceof ScrollPane;
        if (tight && !scrolls) {
            ScrollPane scroll = new ScrollPane();
            scroll.setFitToWidth(true);
            scroll.getStyleClass().add("page");
            getChildren().setAll(scroll);
            scroll.setContent(content);
        } else if (!tight && scrolls) {
            getChildren().setAll(content);
        }
        super.layoutChildren();
    }
}
