package org.alea.app.games.fateforge;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.HeroOf;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.state.Foe;

/** The card that lies at a spot, large. */
final class FateforgeZoom {
    private static final double WIDE = 300;
    private static final double HIGH = 400;

    private FateforgeZoom() {}

    static Optional<Region> of(
            FateSpeech speech, Shot<FateforgeTable, FateforgeMove, Reach> shot, Spot spot, Plan plan) {
        FatePrints prints = new FatePrints(speech);
        Optional<CardPrint> print = switch (spot.kind()) {
            case "skill" -> Optional.of(prints.skill(speech.content().skill(spot.id())));
            case "hero", "board" -> Optional.of(prints.hero(speech.content().hero(spot.id())));
            case "pile" -> new Piles(speech, shot.table()).print(spot.id());
            case "item", "gear" ->
                HeroOf.gear(shot.table(), spot.id())
                        .map(gear -> prints.item(speech.content().item(gear.card())));
            case "ware" -> ware(speech, prints, spot.id());
            case "foe" ->
                shot.table().scene().stream()
                        .flatMap(fray -> fray.foes().stream())
                        .filter(foe -> foe.id().equals(spot.id()))
                        .findFirst()
                        .map(Foe::card)
                        .map(card -> foe(speech, prints, card));
            case "foeCard" -> Optional.of(foe(speech, prints, spot.id()));
            default -> Optional.empty();
        };
        double scale = plan.of(1.15, 1);
        return print.map(card -> new CardFace(
                card,
                CardFace.Size.FULL,
                WIDE * scale,
                HIGH * scale,
                1.1 * plan.frame().text()));
    }

    private static CardPrint foe(FateSpeech speech, FatePrints prints, String id) {
        FoeCard card = speech.content().foe(id);
        return card.boss() ? prints.boss(speech.content().boss(id)) : prints.foe(card);
    }

    private static Optional<CardPrint> ware(FateSpeech speech, FatePrints prints, String id) {
        String card = id.substring(id.indexOf('.') + 1);
        return switch (id.substring(0, id.indexOf('.'))) {
            case "skill" -> Optional.of(prints.skill(speech.content().skill(card)));
            case "item" -> Optional.of(prints.item(speech.content().item(card)));
            case "ally" -> Optional.of(prints.ally(speech.content().ally(card)));
            default -> Optional.empty();
        };
    }
}
