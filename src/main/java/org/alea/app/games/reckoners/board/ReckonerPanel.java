package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
    /** What is left below the dice while some are being kept. */
    private static final double FOOT = 44;
    /** The key that turns to the next Reckoner. */
    private static final String TURNING = "Tab";

    private final BoardKit kit;
    private final ReckonSpeech speech;
    private final Rectangle2D place;
    private final Pane root = new Pane();
    private final GearStrips strips;

    ReckonerPanel(BoardKit kit, Rectangle2D place) {
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
            head.getChildren().add(new KeyCap(TURNING));
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

    /** Lays the dice in rows, those that are kept in a tray below the others. @return where they end */
    private double layDice(BoardKit.View view, Reckoner reckoner, int number, double top) {
        List<Lying> dice = dice(view, reckoner, number);
        boolean keeping = Rolling.asked(view.state()) && reckoner.rolls() > 0 && !reckoner.stopped();
        Set<Integer> kept = new TreeSet<>();
        for (int i = 0; keeping && i < dice.size(); i++) {
            if (dice.get(i).stage() == DieStage.LOCKED || picked(view, dice.get(i))) {
                kept.add(i);
            }
        }
        double width = place.getWidth() - 2 * INSET;
        double wanted = kit.of(52, 44) * Math.min(1.15, kit.look().dice());
        int columns = Math.max(3, Math.min(Math.max(1, dice.size()), (int) ((width + GAP) / (wanted * 0.82 + GAP))));
        int rows = (Math.max(1, dice.size()) + columns - 1) / columns;
        int more = keeping ? Math.max(1, (kept.size() + columns - 1) / columns) : 0;
        double room = place.getHeight() - top - (keeping ? FOOT : kit.of(66, 58));
        double size = Math.min(wanted, (width + GAP) / columns - GAP);
        size = Math.min(size, room / (rows + more) / 1.06 - 5);
        double step = size * 1.06 + 5;
        int packed = 0;
        for (int i = 0; i < dice.size(); i++) {
            boolean below = kept.contains(i);
            // in a single row a kept die drops straight down, and so keeps its digit
            int cell = below && rows > 1 ? packed++ : i;
            int row = below ? rows + (rows > 1 ? cell / columns : 0) : cell / columns;
            double x = place.getMinX() + INSET + cell % columns * (size + GAP);
            double y = place.getMinY() + top + row * step + (below ? 4 : 0);
            layDie(view, dice.get(i), size, x, y);
        }
        double bottom = top + rows * step;
        if (keeping) {
            layTray(view, reckoner, new Rectangle2D(INSET - 4, bottom, width + 8, more * step + 3), kept.isEmpty());
            bottom += more * step + 4;
        }
        return bottom + 4;
    }

    private void layDie(BoardKit.View view, Lying die, double size, double x, double y) {
        DieNode node =
                view.pieces().lay(die.spot(), DieNode.class, () -> new DieNode(die.skin(), die.face(), size), x, y);
        dress(view, node, die, size);
    }

    /** Where dice are put to be kept. */
    private void layTray(BoardKit.View view, Reckoner reckoner, Rectangle2D at, boolean empty) {
        Label tray = kit.label(empty ? speech.get("tray") : "", "dice-tray");
        tray.setAlignment(Pos.CENTER);
        BoardKit.lay(tray, at);
        BoardKit.hear(tray, speech.get(empty ? "tray" : "tray.kept"));
        view.pieces().place(ReckonSpots.tray(reckoner.id()), tray);
        root.getChildren().add(tray);
    }

    private static boolean picked(BoardKit.View view, Lying die) {
        return view.shot().draft().dice().contains(die.spot().id());
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
        boolean picked = picked(view, die);
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
