package org.alea.app.library;

import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.games.Suite;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

/** What was found, a line each; the keyboard stays in the field above and chooses from there. */
final class HitList extends VBox {
    static final int MOST = 8;

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Texts texts;
    private final Suite suite;
    private final Consumer<Hit> open;
    private List<Hit> hits = List.of();
    private int chosen;

    /** @param open opens a hit where it belongs */
    HitList(Texts texts, Suite suite, Consumer<Hit> open) {
        this.texts = texts;
        this.suite = suite;
        this.open = open;
        setId("hits");
        getStyleClass().add("home-hits");
        setManaged(false);
        setVisible(false);
        setViewOrder(-1);
    }

    void show(String wanted, List<Hit> found) {
        hits = found;
        chosen = 0;
        getChildren().setAll(found.stream().map(this::line).toList());
        if (found.isEmpty()) {
            Label nothing = new Label(texts.get("library.nothingFound", wanted.strip()));
            nothing.getStyleClass().addAll("faint", "home-hit");
            nothing.setMaxWidth(Double.MAX_VALUE);
            getChildren().add(nothing);
        }
        choose(0);
        requestLayout();
        if (getParent() != null) {
            getParent().requestLayout();
        }
    }

    void step(int by) {
        choose(Math.max(0, Math.min(hits.size() - 1, chosen + by)));
    }

    void openChosen() {
        if (!hits.isEmpty()) {
            open.accept(hits.get(chosen));
        }
    }

    private void choose(int place) {
        chosen = place;
        for (int i = 0; i < getChildren().size(); i++) {
            getChildren().get(i).pseudoClassStateChanged(CHOSEN, i == chosen && !hits.isEmpty());
        }
        setAccessibleText(hits.isEmpty() ? "" : words(hits.get(chosen)));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private Node line(Hit hit) {
        Label name = new Label(hit.name().in(texts.language()));
        name.getStyleClass().add("strong");
        Label where = new Label(where(hit));
        where.getStyleClass().addAll("small", "faint");
        where.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(Icon.of(icon(hit), "recent-icon"), name, gap, where);
        line.getStyleClass().add("home-hit");
        suite.cover(hit.game()).ifPresent(cover -> line.getStyleClass().add(cover.styleClass()));
        // before the field loses the focus and the list goes away with it
        line.setOnMousePressed(event -> open.accept(hit));
        return line;
    }

    private String words(Hit hit) {
        return hit.name().in(texts.language()) + ", " + where(hit);
    }

    private String where(Hit hit) {
        String game = suite.cover(hit.game())
                .map(cover -> texts.get(cover.titleKey()))
                .orElse(hit.game());
        return switch (hit.kind()) {
            case RESUME -> texts.get("library.resume");
            case GAME -> texts.get("library.newGame");
            case CARD -> texts.get("library.hit.card", game);
            case RULE -> texts.get("library.hit.rule", game);
        };
    }

    private Ikon icon(Hit hit) {
        return switch (hit.kind()) {
            case RESUME, GAME -> suite.cover(hit.game()).map(GameCover::icon).orElse(MaterialDesignD.DICE_MULTIPLE);
            case CARD -> MaterialDesignC.CARDS_OUTLINE;
            case RULE -> MaterialDesignB.BOOK_OPEN_PAGE_VARIANT_OUTLINE;
        };
    }
}
