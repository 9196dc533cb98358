package org.alea.app.games.fateforge.input;

import java.util.Optional;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.Fray;

/** What lies at a spot, in a word or two. */
final class SpotNames {
    private final FateSpeech speech;
    private final FateforgeTable table;

    SpotNames(FateSpeech speech, FateforgeTable table) {
        this.speech = speech;
        this.table = table;
    }

    Optional<String> of(Spot spot) {
        Optional<Fray> fray = table.scene();
        return switch (spot.kind()) {
            case "zone" -> fray.map(scene -> speech.zone(scene.scene(), spot.id()));
            case "foe" ->
                fray.stream()
                        .flatMap(scene -> scene.foes().stream())
                        .filter(foe -> foe.id().equals(spot.id()))
                        .findFirst()
                        .map(foe -> speech.tag(foe).isEmpty() ? speech.foe(foe) : speech.tag(foe));
            case "hero" -> Optional.of(speech.hero(spot.id()));
            case "skill" -> Optional.of(speech.skill(spot.id()));
            case "item" -> HeroOf.gear(table, spot.id()).map(gear -> speech.item(gear.card()));
            case "icon" -> Optional.of(speech.get("uses.icon"));
            case "token" ->
                fray.stream()
                        .flatMap(scene -> scene.tokens().stream())
                        .filter(token -> token.id().equals(spot.id()))
                        .findFirst()
                        .map(token -> speech.get("uses." + token.kind().name()));
            default -> Optional.empty();
        };
    }
}
