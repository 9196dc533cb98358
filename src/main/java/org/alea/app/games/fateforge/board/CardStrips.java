package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.games.fateforge.input.HeroOf;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.Hero;

/** The skills and items of a hero as strips of cards: bright if they can be used, filled as they are paid. */
final class CardStrips {
    private final BoardKit kit;
    private final String id;
    private final FatePrints prints;
    private final Map<String, Strip> strips = new HashMap<>();

    private record Strip(CardPrint print, double width, CardFace face) {}

    CardStrips(BoardKit kit, String id) {
        this.kit = kit;
        this.id = id;
        prints = new FatePrints(kit.speech());
    }

    List<Node> show(BoardKit.View view, Hero hero, double width) {
        List<Node> shown = new ArrayList<>();
        for (String skill : hero.active()) {
            SkillCard card = kit.speech().content().skill(skill);
            Spot spot = FateSpots.skill(skill);
            boolean used = hero.fight().hasUsed(skill) || hero.fight().hasSpent(skill);
            CardPrint print = prints.skillStrip(card, paid(view, spot, hero), used);
            shown.add(strip(view, spot, print, used, width));
        }
        for (Gear gear : hero.gear()) {
            ItemCard card = kit.speech().content().item(gear.card());
            if (gear.faceUp()
                    && (!card.branches().isEmpty()
                            || card.weapon()
                            || !card.rerolls().isEmpty())) {
                Spot spot = FateSpots.item(gear.id());
                boolean used = hero.fight().hasUsed(gear.id()) || hero.fight().hasSpent(gear.id());
                CardPrint print = prints.itemStrip(card, gear, paid(view, spot, hero), used);
                CardFace face = strip(view, spot, print, used, width);
                shown.add(face);
            }
        }
        return shown;
    }

    /** The dice laid on a card so far, in their order. */
    private List<DieSkin> paid(BoardKit.View view, Spot card, Hero hero) {
        List<Spot> touched = view.draft().spots();
        if (touched.isEmpty() || !touched.get(0).equals(card)) {
            return List.of();
        }
        List<DieSkin> paid = new ArrayList<>();
        for (Spot spot : touched) {
            if (spot.kind().equals("die")) {
                hero.fight().results().stream()
                        .filter(held -> held.id().equals(spot.id()))
                        .findFirst()
                        .ifPresent(held -> paid.add(held.die()
                                .map(org.alea.app.games.fateforge.art.FateLooks::skin)
                                .orElse(DieSkin.WHITE)));
            }
        }
        return paid;
    }

    private CardFace strip(BoardKit.View view, Spot spot, CardPrint print, boolean used, double width) {
        double height = Math.round(kit.of(50, 46) * Math.max(1, kit.text()));
        Strip known = strips.get(spot.name());
        if (known == null || known.width() != width) {
            CardFace made = new CardFace(print, CardFace.Size.ROW, width, height, kit.text());
            known = new Strip(print, width, made);
        } else if (!known.print().equals(print)) {
            known.face().show(print);
            known = new Strip(print, width, known.face());
        }
        strips.put(spot.name(), known);
        CardFace face = known.face();
        boolean mine = HeroOf.prompt(view.table()).equals(Optional.of(id));
        boolean idle = mine && !view.begins(spot) && !view.draft().has(spot);
        face.veil(used || idle, "");
        face.choose(view.draft().has(spot));
        face.pseudoClassStateChanged(javafx.css.PseudoClass.getPseudoClass("wanted"), view.wanted(spot));
        view.pieces().place(spot, face);
        return face;
    }
}
