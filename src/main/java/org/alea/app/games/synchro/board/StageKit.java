package org.alea.app.games.synchro.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.forecast.MonsterThreat;
import org.alea.app.games.synchro.input.HandOptions;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.symbol.Sign;
import org.alea.engine.Event;
import org.alea.engine.Foreseen;
import org.alea.engine.Game;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Fighter;

/** What every part of the boards is made with: words, prints, measures. */
record StageKit(SynchroVoice voice, SynchroPrints prints, Plan plan) {
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    /**
     * What is shown at this moment.
     *
     * @param pieces where what lies there is registered; nothing for what is only looked at
     * @param next what can be touched next, now that something has been touched
     * @param spent the shards a ready move would take
     * @param losses the hit points a ready move would surely cost, or each of the targets that are to be chosen from
     * @param threats what the monsters would do if they acted now; nothing between combats
     */
    record View(
            Shot<SynchroTable, SynchroMove, Touched> shot,
            Optional<Pieces> pieces,
            HandOptions options,
            Set<Spot> next,
            Set<Spot> spent,
            Map<Fighter, Integer> losses,
            List<MonsterThreat> threats) {

        static View of(SynchroVoice voice, Look look, Shot<SynchroTable, SynchroMove, Touched> shot, Pieces pieces) {
            Game<SynchroTable, SynchroMove> game = voice.table().box().game();
            List<MonsterThreat> threats =
                    look.forecasts() && shot.playing() && shot.table().asked().isPresent()
                            ? MonsterThreat.all(game, shot.table())
                            : List.of();
            HandOptions options = new HandOptions(shot.table(), shot.moves());
            Set<Spot> next = shot.draft().isEmpty()
                    ? Set.of()
                    : options.next(shot.draft().spots());
            return new View(
                    shot, Optional.of(pieces), options, next, options.spent(shot.draft()), losses(game, shot), threats);
        }

        /** What is shown on a sheet over the table, where no hand can touch it. */
        static View seen(Shot<SynchroTable, SynchroMove, Touched> shot) {
            HandOptions options = new HandOptions(shot.table(), List.of());
            return new View(shot, Optional.empty(), options, Set.of(), Set.of(), Map.of(), List.of());
        }

        private static Map<Fighter, Integer> losses(
                Game<SynchroTable, SynchroMove> game, Shot<SynchroTable, SynchroMove, Touched> shot) {
            Map<Fighter, Integer> losses = new LinkedHashMap<>();
            Optional<SynchroMove> ready = shot.draft().ready();
            if (ready.isPresent() && shot.playing()) {
                hurt(game, shot.table(), ready.get(), losses);
            } else if (shot.playing() && shot.draft().isEmpty()) {
                for (SynchroMove move : shot.moves()) {
                    if (move instanceof SynchroMove.Target) {
                        hurt(game, shot.table(), move, losses);
                    }
                }
            }
            return losses;
        }

        private static void hurt(
                Game<SynchroTable, SynchroMove> game,
                SynchroTable table,
                SynchroMove move,
                Map<Fighter, Integer> losses) {
            Map<Fighter, Integer> hit = new LinkedHashMap<>();
            for (Event event : Foreseen.of(game, table, move).events()) {
                if (event instanceof SynchroEvent.Damaged hurt) {
                    hit.merge(new Fighter(hurt.camp(), hurt.board()), hurt.damage(), Integer::sum);
                }
            }
            // of several moves to choose from only what each does to its own target is told
            hit.forEach((fighter, loss) -> losses.merge(fighter, loss, Math::max));
        }

        SynchroTable table() {
            return shot.table();
        }

        boolean wanted(Spot spot) {
            return next.contains(spot);
        }

        boolean begins(Spot spot) {
            return options.leads(List.of(spot));
        }

        /** A part of the board that a hand can touch. */
        <N extends Node> N place(Spot spot, N node) {
            pieces.ifPresent(on -> on.place(spot, node));
            dress(spot, node);
            return node;
        }

        /** A piece that can be dragged, with what it shows now. */
        Pane lay(Spot spot, Region content, Rectangle2D at) {
            Pane holder = pieces.map(on -> on.lay(spot, Pane.class, Pane::new, at.getMinX(), at.getMinY()))
                    .orElseGet(Pane::new);
            holder.setMinSize(at.getWidth(), at.getHeight());
            holder.setPrefSize(at.getWidth(), at.getHeight());
            holder.setMaxSize(at.getWidth(), at.getHeight());
            holder.resize(at.getWidth(), at.getHeight());
            content.setManaged(false);
            content.resizeRelocate(0, 0, at.getWidth(), at.getHeight());
            holder.getChildren().setAll(content);
            if (!holder.getStyleClass().contains("sy-piece")) {
                holder.getStyleClass().add("sy-piece");
            }
            holder.setAccessibleText(content.getAccessibleText());
            dress(spot, holder);
            return holder;
        }

        private void dress(Spot spot, Node node) {
            node.pseudoClassStateChanged(WANTED, wanted(spot));
            node.pseudoClassStateChanged(CHOSEN, shot.draft().has(spot) || spent.contains(spot));
        }
    }

    double of(double standard, double compact) {
        return plan.of(standard, compact);
    }

    /** How much larger than designed words are set. */
    double text() {
        return Math.min(plan.frame().text(), plan.compact() ? 1.1 : 1.18);
    }

    Label label(String words, String... classes) {
        Label label = new Label(words);
        label.getStyleClass().addAll(classes);
        return label;
    }

    /** Words in one line, set smaller rather than cut. */
    Label line(String words, String family, double size, double width, String... classes) {
        Label label = label(words, classes);
        Fitting.line(label, family, size * text(), width);
        label.setMinWidth(0);
        return label;
    }

    /** A caption in capitals, in the height that captions have everywhere. */
    Label caption(String key, double width) {
        return line(voice.table().caption(key), Fonts.NUMBER, 12.5, width, "sy-caption");
    }

    /** Words in a block, set smaller rather than cut. */
    Label block(String words, String family, double size, double width, double height, String... classes) {
        Label label = label(words, classes);
        label.setWrapText(true);
        label.setMinSize(width, height);
        label.setPrefSize(width, height);
        label.setMaxSize(width, height);
        label.setAlignment(Pos.TOP_LEFT);
        Fitting.block(label, family, size * text(), width, height);
        return label;
    }

    /** A small chip with a sign. */
    Label chip(String icon, String words, String... classes) {
        Label chip = label(words, classes);
        if (!icon.isEmpty()) {
            chip.setGraphic(Sign.of(icon, 14));
        }
        chip.getStyleClass().add("sy-chip");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        return chip;
    }

    static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    static HBox row(double spacing, Node... nodes) {
        HBox row = new HBox(spacing, nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** Lays a part at its place in a pane that does no laying out of its own. */
    static <N extends Region> N put(Pane pane, N part, Rectangle2D place) {
        part.setManaged(false);
        part.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        pane.getChildren().add(part);
        return part;
    }

    static <N extends Node> N put(Pane pane, N part, double x, double y) {
        part.relocate(x, y);
        pane.getChildren().add(part);
        return part;
    }

    static Region sized(Region region, double width, double height) {
        region.setMinSize(width, height);
        region.setPrefSize(width, height);
        region.setMaxSize(width, height);
        return region;
    }
}
