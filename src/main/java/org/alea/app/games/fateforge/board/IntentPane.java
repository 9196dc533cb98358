package org.alea.app.games.fateforge.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.Foe;

/** What the enemy under the pointer would do if it acted now: distance and section, target, way, damage (FATE-496). */
final class IntentPane {
    private final BoardKit kit;
    private final FateSpeech speech;
    private final Rectangle2D place;
    private final VBox words;

    IntentPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        this.speech = kit.speech();
        words = new VBox(kit.of(4, 1));
        words.setId("intent");
        words.setViewOrder(-1);
        words.getStyleClass().addAll("table-panel", "intent-pane");
        words.setMouseTransparent(true);
        words.setManaged(false);
        words.setVisible(false);
        this.place = place;
    }

    Region node() {
        return words;
    }

    void hide() {
        words.setVisible(false);
    }

    /** One enemy with its reasons, or a line for each of several. */
    void show(String scene, List<Foe> foes, List<FoeIntent> intents) {
        words.getChildren().clear();
        Foe first = foes.get(0);
        if (intents.size() == 1) {
            head(speech.foe(foes.stream()
                    .filter(foe -> foe.id().equals(intents.get(0).foe()))
                    .findFirst()
                    .orElse(first)));
            reasons(scene, first, intents.get(0));
        } else {
            head(speech.table().name(speech.content().foe(first.card()).name()));
            for (FoeIntent intent : intents) {
                foes.stream()
                        .filter(foe -> foe.id().equals(intent.foe()))
                        .findFirst()
                        .ifPresent(
                                foe -> line(icon(intent), speech.get("intent.short", speech.tag(foe), brief(intent))));
            }
        }
        words.setVisible(true);
        words.applyCss();
        // what needs more room than there is grows upwards, over the board
        double high = Math.max(place.getHeight(), Math.ceil(words.prefHeight(place.getWidth())));
        words.resizeRelocate(place.getMinX(), place.getMaxY() - high, place.getWidth(), high);
    }

    private void head(String who) {
        Label title = kit.label(speech.get("intent.title", who), "intent-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        words.getChildren().add(title);
    }

    private void reasons(String scene, Foe foe, FoeIntent intent) {
        if (intent.idle()) {
            line(Symbol.FAIL.icon(), speech.table().say("because." + intent.reason(), Map.of("foe", foe.id())));
            return;
        }
        List<BarSection> bar = speech.content().foe(foe.card()).bar();
        if (intent.section() < bar.size()) {
            BarSection section = bar.get(intent.section());
            line("mdi2r-ruler", speech.get("intent.section", speech.distance(section), speech.section(section)));
        }
        if (!intent.heroes().isEmpty()) {
            String why = "intent.reason." + intent.reason();
            String target = speech.get("intent.target", heroes(intent));
            line("alea-target", speech.table().knows(why) ? target + " · " + speech.get(why) : target);
        }
        if (!intent.zones().isEmpty()) {
            line(Symbol.MOVE.icon(), speech.get("intent.path", zones(scene, intent)));
        }
        if (intent.damage() > 0) {
            line(Symbol.HEALTH_AT_RISK.icon(), damage(intent));
        }
    }

    private String brief(FoeIntent intent) {
        if (intent.idle()) {
            return speech.get("intent.idle");
        }
        return intent.damage() > 0
                ? speech.get("intent.strikes", heroes(intent), intent.damage())
                : speech.get("intent.moves");
    }

    private static String icon(FoeIntent intent) {
        return intent.idle() ? "mdi2s-sleep" : intent.damage() > 0 ? Symbol.STRIKE.icon() : Symbol.MOVE.icon();
    }

    private String damage(FoeIntent intent) {
        return speech.get(intent.toxic() ? "intent.damage.toxic" : "intent.damage", intent.damage());
    }

    private String heroes(FoeIntent intent) {
        return intent.heroes().stream().map(speech::hero).collect(Collectors.joining(speech.get("or")));
    }

    private String zones(String scene, FoeIntent intent) {
        return intent.zones().stream()
                .map(zone -> speech.zone(scene, zone))
                .collect(Collectors.joining(speech.get("or")));
    }

    private void line(String icon, String text) {
        Label line = kit.label(text, "intent-line");
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setGraphic(Sign.of(icon, 15));
        words.getChildren().add(line);
    }
}
