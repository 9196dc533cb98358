package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.games.reckoners.input.Rolling;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.KeyAction;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Fitting;
import org.alea.app.table.KeyCap;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.figure.NamePill;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.SourceKind;

/** One Reckoner in the deck: who and where, the dice, the ability, equipment and everything else in hand. */
final class ReckonerPanel {
    private static final double INSET = 10;
    private static final double GAP = 6;

    private final BoardKit kit;
    private final ReckonSpeech speech;
    private final Rectangle2D place;
    private final Pane root = new Pane();
    private final GearStrips strips;
    private final KeyAction turning;

    /** @param turning the key that turns to the next Reckoner */
    ReckonerPanel(BoardKit kit, Rectangle2D place, KeyAction turning) {
        this.turning = turning;
        this.kit = kit;
        this.speech = kit.speech();
        this.place = place;
        strips = new GearStrips(kit);
        root.getStyleClass().addAll("table-panel", "reckoner-panel");
        BoardKit.lay(root, place);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, int number) {
        ReckonersState state = view.state();
        Reckoner reckoner = state.team().get(number);
        root.getChildren().clear();
        view.pieces().place(ReckonSpots.reckoner(reckoner.id()), root);
        Pick pick = view.shot().draft();
        boolean acting = view.shot().playing()
                && (Rolling.acting(state, pick).filter(reckoner::equals).isPresent()
                        || state.openSource()
                                .filter(source -> source.owner() == number)
                                .isPresent());
        BoardKit.choose(root, acting);
        double medal = kit.of(34, 30);
        HBox head = head(view, reckoner, state, medal, acting);
        BoardKit.lay(head, new Rectangle2D(INSET, 8, place.getWidth() - 2 * INSET, medal));
        root.getChildren().add(head);
        double top = 8 + medal + 7;
        double bottom = layDice(view, reckoner, number, top);
        double room = Math.max(10, place.getHeight() - bottom - 6);
        FlowPane gear = strips.of(view, reckoner, place.getWidth() - 2 * INSET, room);
        BoardKit.lay(gear, new Rectangle2D(INSET, bottom, place.getWidth() - 2 * INSET, room));
        root.getChildren().add(gear);
    }

    private HBox head(BoardKit.View view, Reckoner reckoner, ReckonersState state, double medal, boolean acting) {
        Medal portrait = new Medal(ReckonerLooks.person(reckoner.id()), Medal.Mood.PLAIN, medal);
        Label name = kit.label(speech.name(reckoner.id()), "reckoner-name");
        Label at = kit.label(under(reckoner, state), "note");
        at.setMinWidth(0);
        VBox words = new VBox(-2, name, at);
        Label tokens = kit.signed(
                Symbol.PLAN.icon(),
                reckoner.pending() > 0
                        ? reckoner.ready() + " +" + reckoner.pending()
                        : Integer.toString(reckoner.ready()),
                16,
                "plan-tokens");
        tokens.setVisible(reckoner.tokens() > 0);
        tokens.setManaged(tokens.isVisible());
        view.pieces().place(ReckonSpots.tokens(reckoner.id()), tokens);
        BoardKit.hear(tokens, speech.get("hear.plans", reckoner.ready(), reckoner.pending()));
        HBox head = new HBox(7, portrait, words, BoardKit.filler(), tokens);
        double beside = medal + 30;
        if (reckoner.place() == Reckoner.NOWHERE) {
            waiting(view, reckoner);
            beside += 90;
        } else if (acting) {
            Label pill = kit.label(speech.get("acting"), "acting-pill");
            pill.setMinWidth(Region.USE_PREF_SIZE);
            head.getChildren().add(pill);
            beside += 60;
        }
        if (view.shot().playing()
                && Rolling.next(state, view.shot().draft())
                        .filter(reckoner::equals)
                        .isPresent()) {
            head.getChildren().add(new KeyCap(kit.speech().table().key(turning)));
        }
        head.setAlignment(Pos.CENTER_LEFT);
        Fitting.line(name, Fonts.DISPLAY, kit.of(18, 16) * kit.text(), place.getWidth() - beside - 30);
        return head;
    }

    /** Where somebody is, and how far with the dice. */
    private String under(Reckoner reckoner, ReckonersState state) {
        if (reckoner.place() == Reckoner.NOWHERE) {
            return speech.get("unplaced");
        }
        String where = speech.name(state.district(reckoner.place()).id());
        long left = reckoner.dice().stream().filter(ReckonerDie::canBeSpent).count();
        return switch (state.phase()) {
            case ROLL -> speech.get("rolls", where, reckoner.rolls());
            case USE -> speech.get("diceLeft", where, left);
            default -> where;
        };
    }

    /** The figure of one who has not been placed yet lies on the panel. */
    private void waiting(BoardKit.View view, Reckoner reckoner) {
        String name = speech.name(reckoner.id());
        double wide = DistrictPane.pillWidth(name);
        NamePill pill = view.pieces()
                .lay(
                        ReckonSpots.figure(reckoner.id()),
                        NamePill.class,
                        () -> new NamePill(ReckonerLooks.person(reckoner.id()), name),
                        place.getMaxX() - INSET - wide,
                        place.getMinY() + 12);
        pill.setText(name);
        pill.resize(wide, 26);
    }

    private record Lying(
            org.alea.app.table.Spot spot,
            org.alea.app.table.DieSkin skin,
            DieFace face,
            DieStage stage,
            String heard) {}

    private List<Lying> dice(BoardKit.View view, Reckoner reckoner, int number) {
        List<Lying> dice = new ArrayList<>();
        ReckonersState state = view.state();
        for (ReckonerDie die : reckoner.dice()) {
            var card = speech.content().die(die.kind());
            DieFace face = die.face() == 0
                    ? new DieFace.Blank()
                    : state.openSource()
                            .filter(source -> source.kind() == SourceKind.DIE
                                    && source.from().equals(die.id()))
                            .map(source -> ReckonerLooks.face(card.face(die.face()), source.symbols()))
                            .orElseGet(() -> ReckonerLooks.face(card.face(die.face())));
            String shown = die.face() == 0 ? "" : speech.symbols(card.face(die.face()));
            dice.add(new Lying(
                    ReckonSpots.die(die.id()),
                    ReckonerLooks.skin(die.kind()),
                    face,
                    die.stage(),
                    speech.get(
                            "hear.die",
                            speech.table().name(card.name()),
                            shown,
                            speech.get("stage." + die.stage().name()))));
        }
        Optional<Question.OpenSource> open = state.openSource().filter(source -> source.owner() == number);
        if (open.isPresent() && open.get().kind() != SourceKind.DIE) {
            dice.addAll(symbols(open.get().symbols()));
        }
        if (number == 0 && open.isEmpty()) {
            state.question().ifPresent(asked -> dice.addAll(symbols(floating(asked))));
        }
        return dice;
    }

    private static List<org.alea.games.reckoners.cards.Symbol> floating(Question asked) {
        if (asked instanceof Question.Loot loot) {
            return loot.symbols();
        }
        if (asked instanceof Question.Bonus bonus) {
            return bonus.symbols();
        }
        return asked instanceof Question.Shot shot ? shot.symbols() : List.of();
    }

    /** Symbols that wait to be spent lie among the dice, on tokens of their own. */
    private List<Lying> symbols(List<org.alea.games.reckoners.cards.Symbol> waiting) {
        List<Lying> lying = new ArrayList<>();
        for (int i = 0; i < waiting.size(); i++) {
            lying.add(new Lying(
                    ReckonSpots.symbol(i),
                    org.alea.app.table.DieSkin.YELLOW,
                    new DieFace.Symbol(ReckonerLooks.icon(waiting.get(i))),
                    DieStage.LOCKED,
                    speech.symbol(waiting.get(i))));
        }
        return lying;
    }

    /** Lays the dice in rows. @return where they end */
    private double layDice(BoardKit.View view, Reckoner reckoner, int number, double top) {
        List<Lying> dice = dice(view, reckoner, number);
        double width = place.getWidth() - 2 * INSET;
        double wanted = kit.of(52, 44) * Math.min(1.15, kit.look().dice());
        int columns = Math.max(3, Math.min(Math.max(1, dice.size()), (int) ((width + GAP) / (wanted * 0.82 + GAP))));
        double size = Math.min(wanted, (width + GAP) / columns - GAP);
        int rows = (Math.max(1, dice.size()) + columns - 1) / columns;
        double room = place.getHeight() - top - kit.of(66, 58);
        size = Math.min(size, room / rows / 1.06 - 5);
        double fit = size;
        for (int i = 0; i < dice.size(); i++) {
            Lying die = dice.get(i);
            double x = place.getMinX() + INSET + i % columns * (size + GAP);
            double y = place.getMinY() + top + Math.floorDiv(i, columns) * (size * 1.06 + 5);
            DieNode node =
                    view.pieces().lay(die.spot(), DieNode.class, () -> new DieNode(die.skin(), die.face(), fit), x, y);
            dress(view, node, die, size);
        }
        Region tray = new Region();
        tray.getStyleClass().add("dice-tray");
        double high = rows * (size * 1.06 + 5);
        BoardKit.lay(tray, new Rectangle2D(INSET - 4, top - 4, width + 8, high + 4));
        view.pieces().place(ReckonSpots.tray(reckoner.id()), tray);
        root.getChildren().add(tray);
        return top + high + 6;
    }

    private void dress(BoardKit.View view, DieNode node, Lying die, double size) {
        node.show(die.face());
        node.resizeTo(size);
        node.autosize();
        boolean open = view.state()
                .openSource()
                .filter(source -> source.kind() == SourceKind.DIE
                        && source.from().equals(die.spot().id()))
                .isPresent();
        boolean picked = view.shot().draft().dice().contains(die.spot().id());
        boolean kept = picked && Rolling.asked(view.state());
        node.dim((die.stage() == DieStage.USED && !open) || die.stage() == DieStage.MISSING);
        node.ghost(die.stage() == DieStage.MISSING);
        if (open || die.spot().kind().equals("symbol")) {
            node.badge();
        } else if (die.stage() == DieStage.USED) {
            node.badge(DieBadge.CHECK);
        } else if (kept || (die.stage() == DieStage.LOCKED && Rolling.asked(view.state()))) {
            node.badge(DieBadge.LOCK);
        } else {
            node.badge();
        }
        BoardKit.choose(node, open || picked);
        BoardKit.hear(node, die.heard());
    }
}
