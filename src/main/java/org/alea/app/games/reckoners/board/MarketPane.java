package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Fitting;
import org.alea.app.table.Plate;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** The equipment for sale with its prices, and the locker with the dice that can be bought. */
final class MarketPane {
    private static final double INSET = 10;
    /** Words are never smaller: what has no room for them is read on the large card. */
    private static final double LEAST = 11;

    private final BoardKit kit;
    private final ReckonSpeech speech;
    private final Rectangle2D place;
    private final Pane root = new Pane();
    private final Label note;

    MarketPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        this.speech = kit.speech();
        this.place = place;
        Label caption = kit.label(speech.table().caption("market"), "cap");
        note = kit.label("", "note");
        root.getStyleClass().addAll("table-panel", "market");
        HBox head = new HBox(caption, BoardKit.filler(), note);
        head.setAlignment(Pos.CENTER_LEFT);
        BoardKit.lay(head, new Rectangle2D(INSET + 2, 8, place.getWidth() - 2 * INSET - 4, 22));
        root.getChildren().add(head);
        BoardKit.lay(root, place);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view) {
        ReckonersState state = view.state();
        boolean buying = state.phase() == ReckonersPhase.BUY;
        note.setText(buying ? "" : speech.get("market.later"));
        double locker = kit.of(66, 56);
        List<String> row = state.market().row();
        double top = 36;
        double gap = kit.of(8, 5);
        int count = Math.max(4, row.size());
        double high = Math.min(126, (place.getHeight() - top - locker - gap * count) / count);
        double wide = place.getWidth() - 2 * INSET;
        for (int i = 0; i < row.size(); i++) {
            String id = row.get(i);
            double y = top + i * (high + gap);
            Pane card = view.pieces()
                    .lay(ReckonSpots.ware(id), Pane.class, Pane::new, place.getMinX() + INSET, place.getMinY() + y);
            dress(card, state, speech.content().equipment(id), wide, high);
            card.setOpacity(buying ? 1 : 0.72);
        }
        showLocker(view, state, new Rectangle2D(INSET, place.getHeight() - locker, wide, locker - 6), buying);
    }

    private void dress(Pane card, ReckonersState state, EquipmentCard print, double wide, double high) {
        int price = speech.price(state, print.id());
        card.setPrefSize(wide, high);
        card.resize(wide, high);
        card.getStyleClass().setAll("paper-card", "ware");
        card.setStyle("-fx-font-size: " + 14 * kit.text() + "px;");
        boolean low = high < 84;
        boolean strip = high < 48;
        double plate = Math.min(low ? 34 : 46, high - (strip ? 8 : 16));
        Node art =
                new Plate(ReckonerLooks.gear(print.kind()), ReckonerLooks.pattern(print.id()), plate, plate).print(2);
        Label name = kit.label(speech.table().name(print.name()), "ware-name");
        Fitting.block(name, Fonts.DISPLAY, 16 * kit.text(), wide - plate - 66, low ? 22 : 34);
        name.setWrapText(true);
        name.setMinHeight(0);
        Label kind = kit.label(speech.get("gear." + print.kind().name()), "epic-small");
        Label cost = kit.label("$" + price, "ware-price");
        cost.setMinWidth(Region.USE_PREF_SIZE);
        boolean poor = state.money() < price;
        Label missing = kit.label(speech.get("short", price - state.money()), "ware-short");
        VBox words = strip ? new VBox(name) : new VBox(name, poor ? missing : kind);
        words.setAlignment(Pos.CENTER_LEFT);
        if (strip && poor) {
            cost.getStyleClass().add("poor");
        }
        HBox head = new HBox(8, art, words, BoardKit.filler(), cost);
        head.setAlignment(Pos.CENTER_LEFT);
        VBox all = new VBox(low ? 1 : 5, head);
        String text = speech.table().name(print.text());
        if (!strip) {
            Label does = kit.label(text, "ware-text");
            does.setWrapText(true);
            double room = high - plate - (low ? 16 : 24);
            double wanted = (low ? 11.5 : 12.5) * kit.text();
            if (Fitting.blockSize(text, Fonts.TEXT, wanted, 0, wide - 20, room) < LEAST) {
                does.setStyle("-fx-font-size: " + LEAST + "px;");
            } else {
                Fitting.block(does, Fonts.TEXT, wanted, wide - 20, room);
            }
            does.setMaxHeight(room);
            all.getChildren().add(does);
        }
        BoardKit.lay(all, new Rectangle2D(9, strip ? 3 : 7, wide - 18, high - (strip ? 6 : 12)));
        card.getChildren().setAll(all);
        BoardKit.hear(card, speech.table().name(print.name()) + ", $" + price + ". " + text);
    }

    private void showLocker(BoardKit.View view, ReckonersState state, Rectangle2D at, boolean buying) {
        List<DieCard> kinds = new ArrayList<>(speech.content().dice());
        double size = Math.min(kit.of(27, 24), at.getWidth() / kinds.size() - 3);
        root.getChildren().removeIf(node -> node.getStyleClass().contains("locker-count"));
        for (int i = 0; i < kinds.size(); i++) {
            DieCard kind = kinds.get(i);
            long left = state.reserve().stream()
                    .filter(die -> die.startsWith(kind.id()))
                    .count();
            double x = at.getMinX() + i * (at.getWidth() / kinds.size());
            DieNode die = view.pieces()
                    .lay(
                            ReckonSpots.locker(kind.kind()),
                            DieNode.class,
                            () -> new DieNode(ReckonerLooks.skin(kind.kind()), new DieFace.Blank(), size),
                            place.getMinX() + x,
                            place.getMinY() + at.getMinY() + 4);
            die.dim(left == 0 || !buying);
            int price = speech.content().numbers().price(kind.kind());
            BoardKit.hear(die, speech.get("hear.locker", speech.table().name(kind.name()), price, left));
            Label count = kit.label(Long.toString(left), "locker-count");
            count.setAlignment(Pos.CENTER);
            BoardKit.lay(count, new Rectangle2D(x - 3, at.getMinY() + 6 + size * 1.06, size + 6, 18));
            root.getChildren().add(count);
        }
    }
}
