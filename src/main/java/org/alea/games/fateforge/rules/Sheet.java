package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.Hero;

/** What a hero's board and cards add up to. */
public final class Sheet {
    /** FATE-026. */
    static final int DICE = 4;

    private Sheet() {}

    /** Whether an active skill, an equipped item, a kept or a face-up card brings this. */
    public static boolean flag(FateforgeContent content, Hero hero, CardFlag flag) {
        for (String skill : hero.active()) {
            if (content.skill(skill).flags().contains(flag)) {
                return true;
            }
        }
        for (Gear gear : hero.gear()) {
            if (gear.faceUp() && content.item(gear.card()).flags().contains(flag)) {
                return true;
            }
        }
        for (String card : hero.corruption()) {
            if (content.corruption(card).flags().contains(flag)) {
                return true;
            }
        }
        for (String card : hero.fight().fear()) {
            if (content.fear(card).flags().contains(flag)) {
                return true;
            }
        }
        return false;
    }

    /** The equipped item that brings this, or an empty text. */
    static String bearer(FateforgeContent content, Hero hero, CardFlag flag) {
        for (Gear gear : hero.gear()) {
            if (gear.faceUp() && content.item(gear.card()).flags().contains(flag)) {
                return gear.id();
            }
        }
        return "";
    }

    /** FATE-025: the board trait, those gained and those of equipped items. */
    public static boolean trait(FateforgeContent content, Hero hero, HeroTrait trait) {
        if (lasting(content, hero, trait)) {
            return true;
        }
        for (Gear gear : hero.gear()) {
            if (gear.faceUp()
                    && content.item(gear.card()).trait().filter(trait::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a hero has this trait whatever he carries. */
    static boolean lasting(FateforgeContent content, Hero hero, HeroTrait trait) {
        return content.hero(hero.id()).trait() == trait || hero.traits().contains(trait);
    }

    /** The equipped weapon that brings a die, if there is one (FATE-078). */
    static List<Gear> weapons(FateforgeContent content, Hero hero) {
        List<Gear> all = new ArrayList<>(1);
        for (Gear gear : hero.gear()) {
            if (gear.faceUp() && content.item(gear.card()).weapon()) {
                all.add(gear);
            }
        }
        return all;
    }

    /** The dice a hero may choose from, by id: the pool and the weapon die. */
    public static List<String> pool(FateforgeContent content, Hero hero) {
        List<String> ids = new ArrayList<>();
        for (int i = 1; i <= hero.dice().size(); i++) {
            ids.add(hero.id() + "." + i);
        }
        if (!weapons(content, hero).isEmpty()) {
            ids.add(hero.id() + ".w");
        }
        return ids;
    }

    /** What kind of die that is. */
    public static CombatDie kind(FateforgeContent content, Hero hero, String die) {
        char last = die.charAt(die.length() - 1);
        if (last == 'w') {
            ItemCard weapon = content.item(weapons(content, hero).get(0).card());
            return weapon.die().orElseThrow();
        }
        return hero.dice().get(last - '1');
    }

    /** FATE-145, FATE-480: how many dice are rolled. */
    public static int dice(FateforgeContent content, Hero hero, int round) {
        int n = Math.min(DICE, hero.dice().size() + weapons(content, hero).size());
        if (hero.stunned()) {
            n--;
        }
        if (round == 1 && flag(content, hero, CardFlag.FIRST_PREP_MINUS)) {
            n--;
        }
        return Math.max(1, n);
    }

    /** Pieces of armour with cubes left, in the order in which they are carried. */
    public static List<Gear> armour(Hero hero) {
        List<Gear> all = new ArrayList<>(2);
        for (Gear gear : hero.gear()) {
            if (gear.faceUp() && gear.armour() > 0) {
                all.add(gear);
            }
        }
        return all;
    }

    /** All armour cubes on equipped items. */
    public static int armourCubes(Hero hero) {
        int cubes = 0;
        for (Gear gear : hero.gear()) {
            if (gear.faceUp()) {
                cubes += gear.armour();
            }
        }
        return cubes;
    }
}
