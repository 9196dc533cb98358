package org.alea.app.games.synchro;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.layout.Region;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.gametable.Plan;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.PartyHero;

/** The card that lies at a spot, large. */
final class SynchroZoom {
    private static final double WIDE = 320;
    private static final double HIGH = 430;

    private SynchroZoom() {}

    static Optional<Region> of(SynchroVoice voice, SynchroTable table, Spot spot, Plan plan) {
        SynchroPrints prints = new SynchroPrints(voice.terms());
        Optional<CardPrint> print = switch (spot.kind()) {
            case "hero" ->
                hero(table, spot).map(hero -> prints.hero(voice.content().hero(hero.card()), hero.improved()));
            case "master" ->
                hero(table, spot)
                        .flatMap(PartyHero::master)
                        .map(master -> prints.hero(voice.content().hero(master.card()), master.improved()));
            case "monster" ->
                Optional.of(Marble.valueOf(spot.id()))
                        .filter(table.state().battle()::has)
                        .map(board -> prints.monster(voice.content()
                                .monster(table.state().battle().monster(board).card())));
            case "skill" -> skill(voice, prints, table, spot);
            case "item", "ware" -> Optional.of(prints.item(voice.content().item(spot.id()), false));
            case "card" -> Optional.of(prints.hero(voice.content().hero(spot.id()), false));
            case "tile" -> Optional.of(prints.skillWithBoth(voice.content().skill(spot.id()), OptionalInt.empty()));
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

    /** The id in the content of what lies at a spot. */
    static Optional<String> card(SynchroTable table, Spot spot) {
        return switch (spot.kind()) {
            case "hero" -> hero(table, spot).map(PartyHero::card);
            case "master" -> hero(table, spot).flatMap(PartyHero::master).map(master -> master.card());
            case "monster" ->
                Optional.of(Marble.valueOf(spot.id()))
                        .filter(table.state().battle()::has)
                        .map(board -> table.state().battle().monster(board).card());
            case "skill" ->
                hero(table, spot)
                        .filter(hero ->
                                Integer.parseInt(spot.part()) < hero.skills().size())
                        .map(hero ->
                                hero.skills().get(Integer.parseInt(spot.part())).id());
            case "item", "ware", "card", "tile" -> Optional.of(spot.id());
            case "node" -> Optional.ofNullable(table.state().voyage().tiles().get(spot.id()));
            case "poi" -> Optional.of("poi-" + spot.part());
            default -> Optional.empty();
        };
    }

    private static Optional<PartyHero> hero(SynchroTable table, Spot spot) {
        return table.state().party().find(Marble.valueOf(spot.id()));
    }

    private static Optional<CardPrint> skill(SynchroVoice voice, SynchroPrints prints, SynchroTable table, Spot spot) {
        int slot = Integer.parseInt(spot.part());
        return hero(table, spot).filter(hero -> slot < hero.skills().size()).map(hero -> {
            var tile = hero.skills().get(slot);
            OptionalInt clv = OptionalInt.of(Prowess.clv(voice.content(), hero));
            var skill = voice.content().skill(tile.id());
            return tile.improved()
                    ? prints.skill(skill, true, clv, java.util.List.of())
                    : prints.skillWithBoth(skill, clv);
        });
    }
}
