package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.ZoneTag;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.Gem;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Stretch;
import org.alea.games.fateforge.state.Token;

/** What lies in a zone besides figures: tokens, exits, starts, told by a sign and words. */
final class ZoneTags {
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");

    private final BoardKit kit;
    private final FateSpeech speech;
    private final CombatScene scene;

    ZoneTags(BoardKit kit, CombatScene scene) {
        this.kit = kit;
        this.speech = kit.speech();
        this.scene = scene;
    }

    List<Node> of(BoardKit.View view, Fray fray, String zone) {
        List<Node> tags = new ArrayList<>();
        for (SceneExit exit : scene.exits()) {
            if (exit.zone().equals(zone)) {
                tags.add(exit(view, fray, exit));
            }
        }
        if (fray.stretch() == Stretch.BRIEFING && scene.start().contains(zone)) {
            tags.add(new ZoneTag("mdi2f-flag-outline", speech.get("tag.start"), ZoneTag.Tone.PLAIN));
        }
        for (Token token : fray.tokens()) {
            if (token.zone().equals(zone)) {
                tags.add(token(view, fray, token));
            }
        }
        for (Foe foe : fray.foes()) {
            if (foe.in(zone)) {
                carried(foe).ifPresent(tags::add);
            }
        }
        if (fray.smoke().contains(zone)) {
            tags.add(new ZoneTag("mdi2w-weather-fog", speech.get("tag.smoke"), ZoneTag.Tone.PLAIN));
        }
        tags.forEach(tag -> tag.setStyle("-fx-font-size: " + 12 * kit.text() + "px;"));
        return tags;
    }

    private Node exit(BoardKit.View view, Fray fray, SceneExit exit) {
        Optional<Foe> defender = defender(fray, exit.defended());
        String words = defender.map(foe -> speech.get("tag.exit.defended", exit.id(), speech.tag(foe)))
                .orElseGet(() -> speech.get("tag.exit", exit.id()));
        return spot(
                view,
                FateSpots.exit(exit.id()),
                new ZoneTag(
                        Symbol.EXIT.icon(), words, defender.isPresent() ? ZoneTag.Tone.WARNING : ZoneTag.Tone.GOOD));
    }

    private Node token(BoardKit.View view, Fray fray, Token token) {
        Optional<Foe> defender = defender(fray, token.id());
        String words = words(token);
        String told = defender.map(foe -> words + " · " + speech.get("tag.defended", speech.tag(foe)))
                .orElse(words);
        ZoneTag tag = new ZoneTag(FateLooks.token(token.kind()), told, tone(token));
        return spot(view, FateSpots.token(token.id()), tag);
    }

    private String words(Token token) {
        return switch (token.kind()) {
            case GEM -> speech.get("tag.gem", token.gem().map(Gem::gold).orElse(0));
            case FOUNTAIN -> speech.get("tag.fountain", token.cubes());
            case OBJECTIVE -> speech.get("tag.OBJECTIVE", token.id());
            case BARRICADE ->
                speech.get(
                        "tag.barricade",
                        scene.token(token.id()).map(this::directions).orElse(""));
            default -> speech.get("tag." + token.kind().name());
        };
    }

    /** The directions in which a barricade bars shots, as arrows. */
    private String directions(CombatScene.TokenSetup setup) {
        return setup.directions()
                .replace('N', '↓')
                .replace('S', '↑')
                .replace('E', '←')
                .replace('W', '→');
    }

    private static ZoneTag.Tone tone(Token token) {
        return switch (token.kind()) {
            case OBJECTIVE, CHEST, GEM -> ZoneTag.Tone.TREASURE;
            case FOOD, EXPLORATION -> ZoneTag.Tone.PLAIN;
            case FOUNTAIN, DIFFICULT, PORTAL -> ZoneTag.Tone.WATER;
            case TRAP -> ZoneTag.Tone.DANGER;
            case BARRICADE -> ZoneTag.Tone.WARNING;
        };
    }

    private Optional<Node> carried(Foe foe) {
        return foe.carries().map(loot -> {
            String what = speech.get("tag.carries", speech.tag(foe));
            return new ZoneTag(
                    foe.courier() ? Symbol.OBJECTIVE.icon() : Symbol.GEM.icon(), what, ZoneTag.Tone.TREASURE);
        });
    }

    private static Optional<Foe> defender(Fray fray, String id) {
        return fray.foes().stream().filter(foe -> foe.defends().equals(id)).findFirst();
    }

    private Node spot(BoardKit.View view, Spot spot, ZoneTag tag) {
        tag.pseudoClassStateChanged(WANTED, view.wanted(spot) || (view.draft().isEmpty() && view.begins(spot)));
        view.pieces().place(spot, tag);
        return tag;
    }
}
