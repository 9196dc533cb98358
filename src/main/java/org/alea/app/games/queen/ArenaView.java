package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.transform.Scale;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.Motion;
import org.alea.app.table.Polar;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenPhase;

/** The ring of six enemies around the dial, with the lines along which the dice strike. */
final class ArenaView extends Pane {
    private static final double PILL_ROOM = 240;

    private final QueenLayout layout;
    private final List<EnemyView> enemies = new ArrayList<>();
    private final List<SlotBadge> slots = new ArrayList<>();
    private final List<SlotBadge> counts = new ArrayList<>();
    private final List<ForecastPill> pills = new ArrayList<>();
    private final List<StackPane> pillHolders = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final ArenaDial dial;
    private boolean resolving;
    private Map<Integer, Verdict> verdicts = Map.of();
    private boolean arranged;

    ArenaView(QueenLayout layout, Skins skins) {
        this.layout = layout;
        dial = new ArenaDial(layout);
        setPickOnBounds(false);
        Pane lineLayer = new Pane();
        lineLayer.setMouseTransparent(true);
        Pane overCards = new Pane();
        overCards.setMouseTransparent(true);
        List<Node> cards = new ArrayList<>();
        for (int slot = 1; slot <= 6; slot++) {
            enemies.add(new EnemyView(slot, layout, skins));
            slots.add(new SlotBadge(layout.compact() ? 15 : 18, "on-card"));
            counts.add(new SlotBadge(layout.compact() ? 13 : 16, "on-dial"));
            pills.add(new ForecastPill());
            lines.add(new Line());
        }
        cards.addAll(enemies);
        lineLayer.getChildren().addAll(lines);
        overCards.getChildren().addAll(counts);
        overCards.getChildren().addAll(slots);
        for (ForecastPill pill : pills) {
            StackPane holder = new StackPane(pill);
            holder.setPrefSize(PILL_ROOM, 26);
            pillHolders.add(holder);
        }
        overCards.getChildren().addAll(pillHolders);
        getChildren().add(lineLayer);
        getChildren().add(dial);
        getChildren().addAll(cards);
        getChildren().add(overCards);
    }

    ArenaDial dial() {
        return dial;
    }

    EnemyView enemy(int slot) {
        return enemies.get(slot - 1);
    }

    /** The number on the edge of a card. */
    SlotBadge badge(int slot) {
        return slots.get(slot - 1);
    }

    /** Stands in the middle, or aside while attacks are resolved; slides there, and answers from how far. */
    double arrange(boolean aside, Motion motion) {
        if (arranged && aside == resolving) {
            return 0;
        }
        boolean slide = arranged;
        Point2D before = layout.centre(resolving);
        resolving = aside;
        arranged = true;
        Point2D centre = layout.centre(aside);
        dial.getTransforms().setAll(new Scale(layout.dialScale(aside), layout.dialScale(aside)));
        dial.setLayoutX(centre.getX());
        dial.setLayoutY(centre.getY());
        for (EnemyView enemy : enemies) {
            QueenLayout.Area area = layout.card(enemy.slot(), aside);
            enemy.relocate(area.x(), area.y());
        }
        double far = slide && !layout.docked() ? before.getX() - centre.getX() : 0;
        slide(this, far, motion);
        return far;
    }

    /** What belongs to the arena slides as it does. */
    static void slide(Node node, double far, Motion motion) {
        if (far != 0) {
            motion.glide(node, far, 0, 240);
        }
    }

    /**
     * Shows the ring; without verdicts nothing is foretold.
     *
     * @param watched whether things happen by themselves, rather than wait for an answer of the player
     */
    void show(Picture picture, Map<Integer, Verdict> verdicts, boolean watched, Speech speech) {
        this.verdicts = verdicts;
        int sun = picture.table().sun().orElse(0);
        int moon = picture.table().moon().orElse(0);
        boolean sunmoon = picture.with(QueenModule.SUNMOON);
        dial.sky(sunmoon ? new SkyBand(true, angleOrNone(sun), angleOrNone(moon)) : SkyBand.NONE);
        for (int slot = 1; slot <= 6; slot++) {
            enemy(slot).show(picture, speech);
            enemy(slot).card().veil(waits(picture, slot, watched));
            Optional<Verdict> verdict = Optional.ofNullable(verdicts.get(slot)).filter(some -> there(picture, some));
            SlotBadge.Shape shape =
                    slot == sun ? SlotBadge.Shape.SUN : slot == moon ? SlotBadge.Shape.MOON : SlotBadge.Shape.PLAIN;
            strike(picture, slot, shape, verdict);
            pill(picture, slot, verdict);
        }
    }

    /** Says on one card what would happen there instead; without a word, what it said before. */
    void consider(int slot, Optional<Verdict> instead) {
        ForecastPill pill = pills.get(slot - 1);
        instead.or(() -> Optional.ofNullable(verdicts.get(slot)))
                .ifPresent(said -> pill.show(said.tone(), said.icon(), said.words()));
    }

    private static boolean there(Picture picture, Verdict verdict) {
        return !verdict.words().isEmpty() && picture.table().round() > 0;
    }

    private double angleOrNone(int slot) {
        return slot == 0 ? -1 : layout.angle(slot);
    }

    /** While attacks are resolved, a card nothing has happened to yet loses some light; not while it may be chosen. */
    private static boolean waits(Picture picture, int slot, boolean watched) {
        return picture.toCome(slot) && picture.focus() != slot && (watched || picture.attacking());
    }

    private void strike(Picture picture, int slot, SlotBadge.Shape shape, Optional<Verdict> verdict) {
        Point2D centre = layout.centre(resolving);
        double scale = layout.dialScale(resolving);
        Point2D from = Polar.at(centre.getX(), centre.getY(), reach(picture) * scale, layout.angle(slot));
        Point2D to = layout.slotBadge(slot, resolving);
        int dice = picture.attackers(slot);
        boolean there = picture.enemy(slot).isPresent();
        String tone = tone(verdict, dice, shape);
        SlotBadge badge = badge(slot);
        badge.setVisible(there);
        badge.show(Integer.toString(slot), shape, "brass");
        if (picture.table().phase() == QueenPhase.TURN_DIAL
                && picture.table().lastSun().orElse(0) == slot) {
            // QUEEN-170: the dial must turn
            badge.strike();
        }
        centre(badge, to);
        SlotBadge count = counts.get(slot - 1);
        count.setVisible(there && !resolving);
        count.show(Integer.toString(dice), shape, tone);
        centre(count, from);
        Line line = lines.get(slot - 1);
        line.setVisible(there);
        line.setStartX(from.getX());
        line.setStartY(from.getY());
        line.setEndX(to.getX());
        line.setEndY(to.getY());
        line.getStyleClass()
                .setAll(
                        "attack-line",
                        picture.focus() == slot ? "focus" : tone,
                        dice > 1 ? "by-set" : dice == 1 ? "by-solo" : "idle");
    }

    /** How far from the middle of the dial the lines begin: at its rim, or at the numbers of dice around it. */
    private double reach(Picture picture) {
        if (resolving && !picture.with(QueenModule.SUNMOON)) {
            return layout.dialRadius();
        }
        if (picture.with(QueenModule.SUNMOON)) {
            return SkyBand.middle(layout.dialRadius(), layout.compact());
        }
        return layout.dialRadius() + (layout.compact() ? 34 : 26);
    }

    private static void centre(SlotBadge badge, Point2D at) {
        badge.relocate(at.getX() - badge.getPrefWidth() / 2, at.getY() - badge.getPrefHeight() / 2);
    }

    private static String tone(Optional<Verdict> verdict, int dice, SlotBadge.Shape shape) {
        if (shape != SlotBadge.Shape.PLAIN) {
            return shape == SlotBadge.Shape.SUN ? "sun" : "moon";
        }
        if (dice == 0) {
            return "none";
        }
        return verdict.filter(some -> some.tone() == ForecastPill.Tone.BAD).isPresent() ? "bad" : "brass";
    }

    private void pill(Picture picture, int slot, Optional<Verdict> verdict) {
        ForecastPill pill = pills.get(slot - 1);
        boolean shown = verdict.isPresent() && picture.enemy(slot).isPresent();
        pill.setVisible(shown);
        if (shown) {
            Verdict said = verdict.get();
            pill.show(said.tone(), said.icon(), said.words());
            QueenLayout.Area card = layout.card(slot, resolving);
            double middle =
                    card.x() + enemy(slot).card().bodyX() + enemy(slot).card().bodyWidth() / 2;
            pillHolders.get(slot - 1).relocate(middle - PILL_ROOM / 2, card.y() - 13);
        }
    }

    /** The place of a Battle marker on the board. */
    Point2D markerPlace(EnemyInPlay enemy) {
        QueenLayout.Area card = layout.card(enemy.slot(), resolving);
        return enemy(enemy.slot()).markerPlace(enemy.marker()).add(card.x(), card.y());
    }
}
