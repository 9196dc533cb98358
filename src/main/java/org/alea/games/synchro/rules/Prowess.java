package org.alea.games.synchro.rules;

import java.util.List;
import org.alea.games.synchro.cards.HeroClass;
import org.alea.games.synchro.cards.HeroLevel;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.MasterCard;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;

/** What a hero is able to, by its level, its card, its master and its items (SYNC-008, SYNC-191, SYNC-195). */
public final class Prowess {
    private Prowess() {}

    /** How much the passive lines of a kind add up to, for a hero in this position. */
    public static int sum(SynchroContent content, PartyHero hero, Kind kind, int position) {
        int sum = content.hero(hero.card()).side(hero.improved()).sum(kind, position);
        if (hero.master().isPresent()) {
            sum += master(content, hero.master().get()).sum(kind, position);
        }
        List<ItemPiece> items = hero.items();
        for (int i = 0; i < items.size(); i++) {
            sum += item(content, items.get(i)).sum(kind, position);
        }
        return sum;
    }

    public static Talents master(SynchroContent content, MasterCard master) {
        return content.hero(master.card()).side(master.improved());
    }

    public static Talents item(SynchroContent content, ItemPiece item) {
        return content.item(item.id()).side(item.improved());
    }

    static int sum(Work work, PartyHero hero, Kind kind) {
        return sum(work.content(), hero, kind, work.party().place(hero.board()) + 1);
    }

    public static HeroLevel level(SynchroContent content, PartyHero hero) {
        return content.level(hero.level());
    }

    public static int clv(SynchroContent content, PartyHero hero) {
        return level(content, hero).clv();
    }

    public static int maxHp(SynchroContent content, Party party, PartyHero hero) {
        return level(content, hero).maxHp() + sum(content, hero, Kind.MAX_HP, party.place(hero.board()) + 1);
    }

    static int maxHp(Work work, PartyHero hero) {
        return maxHp(work.content(), work.party(), hero);
    }

    /** What a potion takes off the counter (SYNC-116). */
    public static int potion(SynchroContent content, Party party, PartyHero hero) {
        return maxHp(content, party, hero) / 2 + sum(content, hero, Kind.POTION, party.place(hero.board()) + 1);
    }

    public static HeroClass ownClass(SynchroContent content, PartyHero hero) {
        return content.hero(hero.card()).heroClass();
    }

    /** How many classes of this kind the hero and its master have (SYNC-192). */
    public static int classes(SynchroContent content, PartyHero hero, HeroClass wanted) {
        int classes = ownClass(content, hero) == wanted ? 1 : 0;
        if (hero.master().isPresent()
                && content.hero(hero.master().get().card()).heroClass() == wanted) {
            classes++;
        }
        return classes;
    }

    /** The damage its basic attack does to the monster attacked (SYNC-055, SYNC-058). */
    public static int basicAttack(SynchroContent content, Party party, PartyHero hero) {
        return hero.level()
                + sum(content, hero, Kind.BASIC, party.place(hero.board()) + 1)
                + classes(content, hero, HeroClass.RANGER) * clv(content, hero);
    }

    /** If the damage reaches the maximum after an item has gone, one hit point is left (SYNC-120). */
    static PartyHero alive(Work work, PartyHero hero) {
        int max = maxHp(work, hero);
        return hero.damage() >= max ? hero.withDamage(max - 1) : hero;
    }
}
