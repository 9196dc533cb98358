package org.alea.app.games.fateforge.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.table.DieSkin;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.card.CardPrint.Cost;
import org.alea.app.table.card.CardPrint.Foot;
import org.alea.app.table.card.CardPrint.Ink;
import org.alea.app.table.card.CardPrint.Value;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.AllyCard;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.CardBranch;
import org.alea.games.fateforge.cards.FateCard;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.RestPlace;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.state.Gear;

/** What is printed on the cards of the game. */
public final class FatePrints {
    private final FateSpeech speech;

    public FatePrints(FateSpeech speech) {
        this.speech = speech;
    }

    /** A skill as a strip: what it costs, with the dice that pay it so far. */
    /** @param brief whether the usual limit, once a round, goes without saying */
    public CardPrint skillStrip(SkillCard card, List<DieSkin> paid, boolean used, boolean brief) {
        return CardPrint.of(card.id(), speech.skill(card.id()), art(card), speech.skillLine(card))
                .costing(costs(card.branches(), paid))
                .foot(Foot.of(used ? speech.get("card.used") : limit(card.frequency(), brief)));
    }

    private String limit(SkillCard.Frequency frequency, boolean brief) {
        return brief && frequency == SkillCard.Frequency.RECURRING ? "" : speech.get("limit." + frequency.name());
    }

    public CardPrint itemStrip(ItemCard card, Gear gear, List<DieSkin> paid, boolean used, boolean brief) {
        String foot = used
                ? speech.get("card.used")
                : gear.charges() > 0
                        ? speech.get("card.charges", gear.charges())
                        : limit(SkillCard.Frequency.RECURRING, brief);
        return CardPrint.of(card.id(), speech.item(card.id()), art(card), speech.itemLine(card))
                .costing(costs(card.branches(), paid))
                .foot(Foot.of(foot));
    }

    public CardPrint skill(SkillCard card) {
        List<String> ways = new ArrayList<>();
        for (CardBranch branch : card.branches()) {
            String cost = speech.costs(branch);
            ways.add((cost.isEmpty() ? "" : cost + " → ") + speech.effect(branch.steps()));
        }
        String rest = card.branches().isEmpty()
                ? speech.skillText(card)
                : card.text().map(words -> speech.table().name(words)).orElse("");
        String text = String.join(". ", ways) + (ways.isEmpty() || rest.isEmpty() ? "" : ". ") + rest;
        return CardPrint.of(card.id(), speech.skill(card.id()), art(card), text)
                .kind(speech.get("skill.kind", speech.role(card.hero()), level(card)))
                .foot(Foot.of(speech.get("limit.long." + card.frequency().name())));
    }

    private String level(SkillCard card) {
        return card.level() > 0 ? speech.get("skill.level", "I".repeat(card.level())) : speech.get("skill.plain");
    }

    public CardPrint item(ItemCard card) {
        return item(card, speech.itemText(card));
    }

    /** The same with what it does in short, for a shop full of cards. */
    public CardPrint itemInShort(ItemCard card) {
        return item(card, speech.itemLine(card));
    }

    private CardPrint item(ItemCard card, String text) {
        return CardPrint.of(card.id(), speech.item(card.id()), art(card), text)
                .kind(speech.get("item.kind." + card.kind().name()))
                .foot(card.uses() > 0 ? Foot.of(speech.get("item.uses", card.uses())) : Foot.NONE);
    }

    /** The same card in a shop: its price at the foot. */
    public CardPrint priced(CardPrint card, int gold) {
        return card.foot(new Foot(Symbol.COIN.icon(), speech.get("bag.gold", gold), Ink.GREEN));
    }

    public CardPrint foe(FoeCard card) {
        List<Value> values = new ArrayList<>();
        values.add(new Value(Symbol.HEALTH.icon(), Integer.toString(card.resistance()), Ink.RED));
        if (card.armour() > 0) {
            values.add(new Value(Symbol.ARMOUR.icon(), Integer.toString(card.armour()), Ink.PLAIN));
        }
        if (card.wounds() > 1) {
            values.add(new Value(Symbol.HEALTH_AT_RISK.icon(), Integer.toString(card.wounds()), Ink.RED));
        }
        List<String> lines = new ArrayList<>();
        for (BarSection section : card.bar()) {
            lines.add(speech.distance(section) + "\u00a0: " + speech.section(section));
        }
        String kind = card.boss()
                ? speech.get("foe.boss")
                : speech.get(
                        "foe.kind",
                        speech.get("faction." + card.faction().name()),
                        speech.get("colour." + card.colour().name()));
        return CardPrint.of(
                        card.id(),
                        speech.table().name(card.name()),
                        FateLooks.art(FateLooks.sign(card.id()), card.id()),
                        String.join(". ", lines))
                .kind(kind)
                .worth(values)
                .foot(card.abilities().isEmpty() ? Foot.NONE : new Foot("", speech.abilities(card), Ink.RUST));
    }

    public CardPrint boss(BossCard boss) {
        List<String> deck = new ArrayList<>();
        boss.deck().forEach(action -> deck.add(speech.table().name(action.name())));
        CardPrint front = foe(boss.card());
        return CardPrint.of(
                        front.id(),
                        front.name(),
                        front.art(),
                        speech.get("boss.weak", speech.table().name(boss.weakText()))
                                + " "
                                + speech.get("boss.deck", String.join(", ", deck)))
                .kind(front.kind())
                .worth(front.values())
                .foot(front.foot());
    }

    public CardPrint fate(FateCard card, String pile, Ink ink) {
        String stays = speech.get(card.stays() ? "card.stays" : "card.leaves");
        return CardPrint.of(
                        card.id(),
                        speech.table().name(card.name()),
                        FateLooks.art(FateLooks.sign(pile), card.id()),
                        speech.table().name(card.text()))
                .kind(speech.get("pile." + pile))
                .foot(new Foot("", stays, ink));
    }

    /** The board of a hero: health, energy, dice, and what only this hero can do. */
    public CardPrint hero(HeroCard card) {
        List<String> dice =
                card.dice().stream().map(die -> speech.get("die." + die.name())).toList();
        List<String> gifts = card.abilities().stream()
                .sorted()
                .map(gift -> speech.get("gift." + gift.name()))
                .toList();
        return CardPrint.of(
                        card.id(),
                        card.person(),
                        FateLooks.art(FateLooks.sign(card.id()), card.id()),
                        String.join(" ", gifts))
                .kind(speech.get(
                        "hero.kind",
                        speech.role(card.id()),
                        speech.get("trait." + card.trait().name())))
                .worth(List.of(
                        new Value(Symbol.HEALTH.icon(), Integer.toString(card.health()), Ink.RED),
                        new Value(Symbol.ENERGY.icon(), Integer.toString(card.energy()), Ink.GOLD)))
                .foot(Foot.of(speech.get("hero.dice", String.join(", ", dice))));
    }

    /** A rest place: what it offers, and the time that it takes. */
    public CardPrint place(RestPlace place, String offers) {
        return CardPrint.of(
                        place.id(),
                        speech.table().name(place.name()),
                        FateLooks.art(FateLooks.sign(place.id()), place.id()),
                        offers)
                .kind(speech.get(place.shop() ? "place.shop" : "place.plain"))
                .foot(new Foot(Symbol.TIME.icon(), Integer.toString(place.time()), Ink.PLAIN));
    }

    /** What lies in a pile: how many cards, and which they are or may be. */
    public CardPrint pile(String pile, int count, String cards) {
        String sign = pile.equals("defeated") ? "mdi2s-skull" : FateLooks.sign(pile);
        return CardPrint.of("pile." + pile, speech.get("pile.title." + pile), FateLooks.art(sign, pile), cards)
                .kind(speech.get("pile.count." + pile, count));
    }

    public CardPrint ally(AllyCard card) {
        List<String> skills = new ArrayList<>();
        card.skills()
                .forEach(skill -> skill.branches()
                        .forEach(branch -> skills.add(
                                speech.table().name(skill.name()) + "\u00a0: " + speech.effect(branch.steps()))));
        List<String> dice =
                card.dice().stream().map(die -> speech.get("die." + die.name())).toList();
        return CardPrint.of(
                        card.id(),
                        speech.table().name(card.name()),
                        FateLooks.art(FateLooks.sign(card.id()), card.id()),
                        String.join(". ", skills))
                .kind(speech.get("ally.kind"))
                .worth(List.of(new Value(Symbol.HEALTH.icon(), Integer.toString(card.health()), Ink.RED)))
                .foot(Foot.of(String.join(", ", dice)));
    }

    private CardPrint.Art art(SkillCard card) {
        return FateLooks.art(FateLooks.skill(card.id()), card.id());
    }

    private CardPrint.Art art(ItemCard card) {
        return FateLooks.art(FateLooks.item(card.id()), card.id());
    }

    /** The cost of the first way to use a card, as places for dice and as prices. */
    private List<Cost> costs(List<CardBranch> branches, List<DieSkin> paid) {
        if (branches.isEmpty()) {
            return List.of();
        }
        CardBranch first = branches.get(0);
        List<Cost> costs = new ArrayList<>();
        for (int i = 0; i < first.cost().results().size(); i++) {
            Optional<DieSkin> die = i < paid.size() ? Optional.of(paid.get(i)) : Optional.empty();
            costs.add(new Cost.Result(FateLooks.cost(first.cost().results().get(i)), die));
        }
        price(first.cost().energy(), Symbol.ENERGY, costs);
        price(first.cost().health(), Symbol.HEALTH, costs);
        price(first.cost().parry(), Symbol.PARRY, costs);
        return costs;
    }

    private static void price(int n, Symbol symbol, List<Cost> into) {
        if (n > 0) {
            into.add(new Cost.Price(symbol.icon(), Integer.toString(n)));
        }
    }
}
