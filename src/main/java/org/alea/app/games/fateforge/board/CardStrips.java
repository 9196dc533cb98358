package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.alea.app.games.fateforge.art.FateLooks;
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

/**
 * The skills and items of a hero: bright if they can be used, filled as they are paid. Each is a strip as wide as the board;
 * what only lies there, and everything where room is short, is a small card, two of which lie side by side.
 */
final class CardStrips {
    static final double GAP = 5;
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    /** The lowest strip on which a name and a line can be read. */
    private static final double LOW = 38;

    private static final double SCROLL_BAR = 14;
    /** The lowest small card on which a name can be read. */
    private static final double LOWEST = 22;

    private final BoardKit kit;
    private final String id;
    private final FatePrints prints;
    private final Map<String, Strip> strips = new HashMap<>();

    private record Strip(CardPrint print, CardFace.Size size, double width, double height, CardFace face) {}

    /** A card that lies before the hero. */
    private record Lying(Spot spot, CardPrint print, boolean used, boolean passive) {}

    CardStrips(BoardKit kit, String id) {
        this.kit = kit;
        this.id = id;
        prints = new FatePrints(kit.speech());
    }

    private double high() {
        return Math.rint(kit.of(50, 46) * Math.max(1, kit.text()));
    }

    private double low() {
        return Math.rint(LOW * Math.max(1, kit.text()));
    }

    private double small() {
        return Math.rint(28 * Math.max(1, kit.text()));
    }

    /** A small card among so many that they fit into this room, if they can be read so low. */
    private double small(int count, double room) {
        double each = Math.floor(room / Math.max(1, Math.floorDiv(count + 1, 2)) - GAP);
        return Math.max(Math.rint(LOWEST * Math.max(1, kit.text())), Math.min(small(), each));
    }

    /** How high all cards are at their full height. */
    double wanted(Hero hero) {
        return high(hero, high());
    }

    /** The same with strips that are a little lower. */
    double close(Hero hero) {
        return high(hero, high() - 8);
    }

    private double high(Hero hero, double strip) {
        List<Lying> cards = cards(hero, List.of());
        int passive = (int) cards.stream().filter(Lying::passive).count();
        return (cards.size() - passive) * (strip + GAP) + pairs(passive);
    }

    /** How high they are as small cards. */
    double least(Hero hero) {
        return pairs(cards(hero, List.of()).size());
    }

    /** How high so many small cards are, two in a line. */
    private double pairs(int count) {
        return Math.floorDiv(count + 1, 2) * (small() + GAP);
    }

    List<Node> show(BoardKit.View view, Hero hero, double width, double room) {
        List<Lying> cards = cards(hero, view.draft().spots());
        int strips = fitting(cards, room);
        double free = room - pairs(cards.size() - strips);
        double each = strips == 0 ? high() : Math.floor(Math.min(high(), free / strips - GAP));
        double little = strips == 0 ? small(cards.size(), room) : small();
        boolean scrolls = strips == 0 && Math.floorDiv(cards.size() + 1, 2) * (little + GAP) > room + GAP;
        double half = Math.floor((width - GAP - (scrolls ? SCROLL_BAR : 0)) / 2);
        List<Node> shown = new ArrayList<>();
        List<Node> last = new ArrayList<>();
        for (Lying card : cards) {
            if (card.passive() || shown.size() >= strips) {
                last.add(face(view, card, CardFace.Size.MINI, half, little));
            } else {
                shown.add(face(view, card, CardFace.Size.ROW, width, each));
            }
        }
        shown.addAll(last);
        return shown;
    }

    /** How many of the cards that can be used have room as a strip, with all the others below them. */
    private int fitting(List<Lying> cards, double room) {
        int most = (int) cards.stream().filter(card -> !card.passive()).count();
        while (most > 0 && most * (low() + GAP) + pairs(cards.size() - most) > room + GAP) {
            most--;
        }
        // a single strip above many small cards would look like something special
        return 2 * most < cards.size() ? 0 : most;
    }

    private List<Lying> cards(Hero hero, List<Spot> touched) {
        List<Lying> lying = new ArrayList<>();
        for (String skill : hero.active()) {
            SkillCard card = kit.speech().content().skill(skill);
            Spot spot = FateSpots.skill(skill);
            boolean used = hero.fight().hasUsed(skill) || hero.fight().hasSpent(skill);
            boolean passive = card.branches().isEmpty();
            lying.add(new Lying(
                    spot,
                    prints.skillStrip(
                            card, paid(spot, hero, touched), used, kit.plan().compact()),
                    used,
                    passive));
        }
        for (Gear gear : hero.gear()) {
            ItemCard card = kit.speech().content().item(gear.card());
            if (gear.faceUp()
                    && (!card.branches().isEmpty()
                            || card.weapon()
                            || !card.rerolls().isEmpty())) {
                Spot spot = FateSpots.item(gear.id());
                boolean used = hero.fight().hasUsed(gear.id()) || hero.fight().hasSpent(gear.id());
                CardPrint print = prints.itemStrip(
                        card, gear, paid(spot, hero, touched), used, kit.plan().compact());
                lying.add(new Lying(spot, print, used, card.branches().isEmpty() && !card.weapon()));
            }
        }
        return lying;
    }

    /** The dice laid on a card so far, in their order. */
    private static List<DieSkin> paid(Spot card, Hero hero, List<Spot> touched) {
        if (touched.isEmpty() || !touched.get(0).equals(card)) {
            return List.of();
        }
        List<DieSkin> paid = new ArrayList<>();
        for (Spot spot : touched) {
            if (spot.kind().equals("die")) {
                hero.fight().results().stream()
                        .filter(held -> held.id().equals(spot.id()))
                        .findFirst()
                        .ifPresent(
                                held -> paid.add(held.die().map(FateLooks::skin).orElse(DieSkin.WHITE)));
            }
        }
        return paid;
    }

    private CardFace face(BoardKit.View view, Lying card, CardFace.Size size, double width, double height) {
        Spot spot = card.spot();
        Strip known = strips.get(spot.name());
        if (known == null || known.size() != size || known.width() != width || known.height() != height) {
            CardFace made = new CardFace(card.print(), size, width, height, kit.text());
            known = new Strip(card.print(), size, width, height, made);
        } else if (!known.print().equals(card.print())) {
            known.face().show(card.print());
            known = new Strip(card.print(), size, width, height, known.face());
        }
        strips.put(spot.name(), known);
        CardFace face = known.face();
        boolean mine = HeroOf.prompt(view.table()).equals(Optional.of(id));
        boolean idle =
                mine && !card.passive() && !view.begins(spot) && !view.draft().has(spot);
        face.veil(card.used() || idle, "");
        face.choose(view.draft().has(spot));
        face.pseudoClassStateChanged(WANTED, view.wanted(spot));
        view.pieces().place(spot, face);
        return face;
    }
}
