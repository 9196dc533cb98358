package org.alea.app.games.synchro.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.card.CardPrint.Cost;
import org.alea.app.table.card.CardPrint.Foot;
import org.alea.app.table.card.CardPrint.Ink;
import org.alea.app.table.card.CardPrint.Value;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.synchro.cards.MonsterRow;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Camp;

/** What is printed on the cards of the game. */
public final class SynchroPrints {
    private final SynchroTerms terms;

    public SynchroPrints(SynchroTerms terms) {
        this.terms = terms;
    }

    public CardPrint hero(SynchroHero hero, boolean improved) {
        return CardPrint.of(
                        hero.id(),
                        terms.term(hero.id()),
                        SynchroLooks.art(SynchroLooks.hero(hero.heroClass(), hero.id()), hero.id()),
                        both(
                                terms.talents(hero.side(improved), Camp.HEROES, OptionalInt.empty()),
                                improved ? "" : terms.talents(hero.improved(), Camp.HEROES, OptionalInt.empty())))
                .kind(terms.get(hero.legendary() ? "card.legend" : "card.class", terms.term(hero.heroClass())))
                .band(SynchroLooks.band(List.of(hero.heroClass().colour())))
                .costing(shards(List.of(hero.heroClass().colour()), List.of()))
                .foot(improved ? gold() : Foot.NONE);
    }

    /**
     * @param clv that numbers are worked out for
     * @param missing the symbols that cannot be paid
     */
    public CardPrint skill(SynchroSkill skill, boolean improved, OptionalInt clv, List<ShardColour> missing) {
        CardPrint print = print(skill, terms.effects(skill.side(improved), Camp.HEROES, clv))
                .costing(shards(skill.cost(), missing));
        return improved ? print.foot(gold()) : print;
    }

    private CardPrint print(SynchroSkill skill, String text) {
        return CardPrint.of(
                        skill.id(),
                        terms.term(skill.id()),
                        SynchroLooks.art(SynchroLooks.skill(skill), skill.id()),
                        text)
                .kind(skill.from()
                        .map(ranks -> terms.get("card.from", ranks.text()))
                        .orElse(""))
                .band(SynchroLooks.band(skill.cost()));
    }

    /** The same with its other side at the foot. */
    public CardPrint skillWithBoth(SynchroSkill skill, OptionalInt clv) {
        return print(
                        skill,
                        both(
                                terms.effects(skill.standard(), Camp.HEROES, clv),
                                terms.effects(skill.improved(), Camp.HEROES, clv)))
                .costing(shards(skill.cost(), List.of()));
    }

    public CardPrint item(SynchroItem item, boolean improved) {
        return CardPrint.of(
                        item.id(),
                        terms.term(item.id()),
                        SynchroLooks.art(SynchroLooks.item(item), item.id()),
                        both(
                                terms.talents(item.side(improved), Camp.HEROES, OptionalInt.empty()),
                                improved ? "" : terms.talents(item.improved(), Camp.HEROES, OptionalInt.empty())))
                .foot(improved ? gold() : price(item));
    }

    /** An item on a shelf: what it does as it is sold. */
    public CardPrint ware(SynchroItem item) {
        return CardPrint.of(
                        item.id(),
                        terms.term(item.id()),
                        SynchroLooks.art(SynchroLooks.item(item), item.id()),
                        terms.talents(item.standard(), Camp.HEROES, OptionalInt.empty()))
                .foot(price(item));
    }

    public CardPrint monster(SynchroMonster monster) {
        List<String> lines = new ArrayList<>();
        for (MonsterRow row : monster.rows()) {
            lines.add(terms.get(
                    "card.row", range(row), terms.effects(row.effects(), Camp.MONSTERS, OptionalInt.empty())));
        }
        String talents = terms.talents(monster.talents(), Camp.MONSTERS, OptionalInt.empty());
        if (!talents.isEmpty()) {
            lines.add(talents);
        }
        String kind = monster.celestial()
                ? terms.get("card.celestial")
                : terms.get(monster.elite() ? "card.elite" : "card.level", monster.level());
        return CardPrint.of(
                        monster.id(),
                        terms.term(monster.id()),
                        SynchroLooks.art(SynchroLooks.monster(monster.id(), monster.celestial()), monster.id()),
                        String.join("\n", lines))
                .kind(kind)
                .worth(List.of(new Value(Symbol.HEALTH.icon(), Integer.toString(monster.hp()), Ink.RED)));
    }

    public static String range(MonsterRow row) {
        return row.min() == row.max() ? Integer.toString(row.min()) : row.min() + "–" + row.max();
    }

    private Foot gold() {
        return new Foot("mdi2s-star-four-points", terms.get("card.gold"), Ink.RUST);
    }

    private Foot price(SynchroItem item) {
        return new Foot(Symbol.COIN.icon(), terms.get("card.price", item.price()), Ink.GREEN);
    }

    private String both(String standard, String improved) {
        return improved.isEmpty() ? standard : standard + "\n" + terms.get("card.better", improved);
    }

    private static List<Cost> shards(List<ShardColour> colours, List<ShardColour> missing) {
        List<ShardColour> lacking = new ArrayList<>(missing);
        List<Cost> costs = new ArrayList<>();
        for (ShardColour colour : colours) {
            costs.add(new Cost.Shard(Optional.of(SynchroLooks.stone(colour)), lacking.remove(colour)));
        }
        return costs;
    }
}
