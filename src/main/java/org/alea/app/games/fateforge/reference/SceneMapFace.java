package org.alea.app.games.fateforge.reference;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.ScenePlan;
import org.alea.app.table.Motion;
import org.alea.app.table.figure.BossFigure;
import org.alea.app.table.figure.FoeToken;
import org.alea.app.table.figure.ZoneTag;
import org.alea.app.table.map.MapPlan;
import org.alea.app.table.map.ZoneMap;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.Gem;
import org.alea.games.fateforge.cards.Threat;

/** The map of a scene as it is laid out on the middle level: zones, what lies in them, and who holds them. */
final class SceneMapFace {
    private static final double GAP = 8;
    private static final double EDGE = 5;
    private static final double FOE = 30;

    private final FateSpeech speech;
    private final CombatScene scene;
    private final Pane layer = new Pane();

    private SceneMapFace(FateSpeech speech, CombatScene scene) {
        this.speech = speech;
        this.scene = scene;
    }

    static Region of(FateSpeech speech, CombatScene scene, double width, double height, double scale) {
        return new SceneMapFace(speech, scene).drawn(width, height, scale);
    }

    private Region drawn(double width, double height, double scale) {
        ScenePlan plan = new ScenePlan(speech, scene, width, height, GAP);
        layer.getChildren().add(new ZoneMap(plan.plan(), Motion.NONE, Math.max(1, scale)));
        layer.setMinSize(width, height);
        layer.setMaxSize(width, height);
        for (MapPlan.Zone zone : plan.plan().zones()) {
            Rectangle2D room = ZoneMap.room(zone);
            lay(foes(zone.id()), room, Pos.TOP_CENTER);
            lay(tags(zone.id()), zone.box(), Pos.BOTTOM_LEFT);
        }
        return layer;
    }

    private void lay(List<Node> things, Rectangle2D room, Pos where) {
        FlowPane flow = new FlowPane(3, 2);
        flow.getChildren().addAll(things);
        flow.setAlignment(where);
        flow.setManaged(false);
        flow.resizeRelocate(
                room.getMinX() + EDGE, room.getMinY() + 2, room.getWidth() - 2 * EDGE, room.getHeight() - EDGE - 2);
        layer.getChildren().add(flow);
    }

    private List<Node> foes(String zone) {
        List<Node> foes = new ArrayList<>();
        scene.boss()
                .filter(boss -> boss.zone().equals(zone))
                .map(boss -> speech.content().foe(boss.id()))
                .ifPresent(card -> foes.add(boss(card)));
        for (CombatScene.FoeSetup foe : scene.foes()) {
            if (foe.zone().equals(zone) && foe.round() == 0 && foe.from() != Threat.VETERAN) {
                FoeCard card = speech.content().foe(foe.card());
                String tag = speech.letter(card.colour()) + foe.initiative();
                foes.add(new FoeToken(
                        FoeToken.Reading.of(FateLooks.skin(card.colour()), FateLooks.sign(card.id()), tag, 0), FOE));
            }
        }
        return foes;
    }

    private Node boss(FoeCard card) {
        String name = speech.table().name(card.name());
        return new BossFigure(
                new BossFigure.Reading(FateLooks.boss(card.id()), name, card.wounds(), 0, card.resistance(), 0),
                FOE * 2);
    }

    private List<Node> tags(String zone) {
        List<Node> tags = new ArrayList<>();
        if (scene.start().contains(zone)) {
            tags.add(tag("mdi2f-flag-outline", speech.get("tag.start"), ZoneTag.Tone.PLAIN));
        }
        scene.exits().stream()
                .filter(exit -> exit.zone().equals(zone))
                .forEach(exit ->
                        tags.add(tag(Symbol.EXIT.icon(), speech.get("tag.exit", exit.id()), ZoneTag.Tone.GOOD)));
        scene.tokens().stream()
                .filter(token -> token.zone().equals(zone))
                .forEach(token -> tags.add(tag(
                        FateLooks.token(token.kind()),
                        token.gem().map(Gem::gold).map(String::valueOf).orElse(""),
                        ZoneTag.Tone.TREASURE)));
        return tags;
    }

    private static ZoneTag tag(String icon, String words, ZoneTag.Tone tone) {
        ZoneTag tag = new ZoneTag(icon, words, tone);
        tag.setStyle("-fx-font-size: 11px; -fx-padding: 0 4 1 4;");
        return tag;
    }
}
