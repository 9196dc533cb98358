package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Deck;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.FoeAbility;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.FoeDeed;
import org.alea.games.fateforge.state.BossInPlay;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Stretch;

/** The reactions in the middle of a round and the enemies' own turns (FATE-185 to FATE-203, FATE-462 to FATE-465). */
final class FoeTurns {
    private FoeTurns() {}

    // --- reactions

    static void reactions(Referee referee) {
        referee.put(referee.fray().in(Stretch.REACTIONS));
        referee.tell(new FateforgeEvent.ReactionsBegan());
        for (Hero hero : referee.state().heroes()) {
            if (hero.standing() && Sheet.flag(referee.content, hero, CardFlag.PARRY_AT_REACTIONS)) {
                Health.parry(referee, hero.id(), 1);
            }
        }
        List<FoeColour> colours = colours(referee, referee.fray().colours());
        referee.put(referee.fray().withSlot(referee.fray().slot(), colours));
        referee.reveal();
        referee.tell(new FateforgeEvent.ColoursDrawn(colours));
        referee.push(new Errand.BossActs(true));
        for (int i = colours.size() - 1; i >= 0; i--) {
            referee.push(new Errand.React(colours.get(i)));
        }
    }

    /** FATE-462: two colours, every living token equally likely; those foretold count as long as they live (FATE-295). */
    static List<FoeColour> colours(Referee referee, List<FoeColour> foretold) {
        List<FoeColour> colours = new ArrayList<>(2);
        for (FoeColour colour : foretold) {
            if (count(referee, colour) > 0) {
                colours.add(colour);
            }
        }
        while (colours.size() < 2) {
            int tokens = 0;
            for (Foe foe : referee.fray().foes()) {
                if (drawable(referee, foe, colours)) {
                    tokens++;
                }
            }
            if (tokens == 0) {
                break;
            }
            int left = referee.chance().index(tokens, "reaction");
            for (Foe foe : referee.fray().foes()) {
                if (drawable(referee, foe, colours) && left-- == 0) {
                    colours.add(referee.content.foe(foe.card()).colour());
                    break;
                }
            }
        }
        return List.copyOf(colours);
    }

    private static boolean drawable(Referee referee, Foe foe, List<FoeColour> drawn) {
        FoeColour colour = referee.content.foe(foe.card()).colour();
        return colour != FoeColour.BOSS && !drawn.contains(colour);
    }

    private static int count(Referee referee, FoeColour colour) {
        int n = 0;
        for (Foe foe : referee.fray().foes()) {
            if (referee.content.foe(foe.card()).colour() == colour) {
                n++;
            }
        }
        return n;
    }

    /** FATE-187: section by section, the lowest initiative that can perform it. */
    static void react(Referee referee, FoeColour colour) {
        Ground ground = referee.ground();
        int sections = 0;
        for (Foe foe : ground.fray.foes()) {
            if (ground.card(foe).colour() == colour) {
                sections = Math.max(sections, ground.card(foe).bar().size());
            }
        }
        for (int i = 0; i < sections; i++) {
            for (Foe foe : ground.fray.foes()) {
                FoeCard card = ground.card(foe);
                if (card.colour() == colour
                        && !foe.stunned()
                        && !foe.courier()
                        && i < card.bar().size()) {
                    FoeMind.Intention intention = FoeMind.section(ground, foe, card.bar(), i);
                    if (intention.matches() && intention.possible()) {
                        referee.because(
                                "react", "FATE-187", List.of(foe.id()), "colour", colour.term(), "foe", foe.id());
                        begin(referee, foe, "", intention);
                        return;
                    }
                }
            }
        }
        referee.because("noReaction", "FATE-188", List.of(), "colour", colour.term());
    }

    // --- enemy turns

    static void next(Referee referee, Errand.EnemyTurns after) {
        if (after.colour() < 0) {
            referee.put(referee.fray().in(Stretch.ENEMIES));
            referee.tell(new FateforgeEvent.EnemiesBegan());
        }
        Ground ground = referee.ground();
        for (Foe foe : ground.fray.foes()) {
            int colour = ground.card(foe).colour().rank();
            if (colour > after.colour() || (colour == after.colour() && foe.initiative() > after.initiative())) {
                referee.push(new Errand.EnemyTurns(colour, foe.initiative()));
                referee.reveal();
                activate(referee, foe);
                return;
            }
        }
    }

    private static void activate(Referee referee, Foe foe) {
        Ground ground = referee.ground();
        if (ground.card(foe).boss()) {
            referee.push(new Errand.BossActs(false));
            return;
        }
        if (foe.stunned()) {
            idle(referee, foe, "idleStunned", "FATE-265");
            return;
        }
        if (ground.has(foe, FoeAbility.Kind.CALL)) {
            referee.push(new Errand.Calling(foe.id()));
        }
        FoeMind.Intention intention = FoeMind.first(ground, foe, FoeMind.bar(ground, foe));
        if (intention.matches() && intention.possible()) {
            begin(referee, foe, "", intention);
        } else if (!intention.matches()) {
            boolean nobody = intention.distance() >= org.alea.games.fateforge.cards.SceneMap.NO_WAY;
            idle(referee, foe, nobody ? "idleNobody" : "idleRange", nobody ? "FATE-207" : "FATE-202");
        } else {
            boolean rooted = ground.rooted(foe);
            idle(referee, foe, rooted ? "idleRooted" : "idleUnable", rooted ? "FATE-105" : "FATE-201");
        }
    }

    private static void idle(Referee referee, Foe foe, String reason, String rule) {
        if (referee.listening()) {
            referee.because(reason, rule, List.of(foe.id()), "foe", foe.id());
            referee.tell(new FateforgeEvent.FoeIdle(foe.id()));
        }
    }

    static void bossActs(Referee referee) {
        Ground ground = referee.ground();
        BossInPlay boss = ground.fray.boss().orElse(null);
        if (boss == null || !ground.onTheMap(boss.card())) {
            return;
        }
        Deck<String> deck = boss.deck().refilled(referee.chance(), "boss");
        String drawn = deck.top();
        referee.reveal();
        referee.put(referee.fray().with(boss.with(deck.drawn().discard(drawn))));
        referee.tell(new FateforgeEvent.BossCardDrawn(boss.card(), drawn));
        Foe foe = ground.find(boss.card());
        FoeMind.Intention intention = FoeMind.first(referee.ground(), foe, bossBar(referee, boss.card(), drawn));
        if (intention.matches() && intention.possible()) {
            begin(referee, foe, drawn, intention);
        } else {
            idle(referee, foe, intention.matches() ? "idleUnable" : "idleRange", "FATE-465");
        }
    }

    private static List<BarSection> bossBar(Referee referee, String boss, String drawn) {
        for (BossCard.BossAction action : referee.content.boss(boss).deck()) {
            if (action.id().equals(drawn)) {
                return action.bar();
            }
        }
        throw new IllegalArgumentException("the boss " + boss + " has no card " + drawn);
    }

    // --- a section

    /** Says why, and finds the victim: by the rule, by a draw, or by asking the player. */
    private static void begin(Referee referee, Foe foe, String card, FoeMind.Intention intention) {
        if (referee.listening()) {
            if (intention.distance() >= org.alea.games.fateforge.cards.SceneMap.NO_WAY) {
                referee.because(
                        "any",
                        "FATE-478",
                        List.of(foe.id()),
                        "foe",
                        foe.id(),
                        "notation",
                        intention.section().notation());
            } else {
                referee.because(
                        "section",
                        "FATE-131",
                        List.of(foe.id()),
                        "foe",
                        foe.id(),
                        "distance",
                        intention.distance(),
                        "section",
                        intention.index() + 1,
                        "notation",
                        intention.section().notation());
            }
        }
        List<String> victims = intention.victims();
        Errand.Section section = new Errand.Section(foe.id(), card, intention.index(), 0, "");
        if (victims.isEmpty()) {
            act(referee, section);
        } else if (victims.size() == 1) {
            because(referee, foe, intention, victims.get(0));
            act(referee, aimedAt(section, victims.get(0)));
        } else if (intention.reason().equals("drawn")) {
            String victim = victims.get(referee.draw(victims.size(), "target"));
            referee.reveal();
            because(referee, foe, intention, victim);
            act(referee, aimedAt(section, victim));
        } else {
            referee.push(new Prompt.ChoosingVictim(foe.id(), victims, section));
        }
    }

    private static void because(Referee referee, Foe foe, FoeMind.Intention intention, String victim) {
        if (referee.listening()) {
            referee.because(
                    "target." + intention.reason(),
                    intention.rule(),
                    List.of(foe.id(), victim),
                    "foe",
                    foe.id(),
                    "hero",
                    victim);
        }
    }

    static Errand.Section aimedAt(Errand.Section section, String victim) {
        return new Errand.Section(section.foe(), section.card(), section.section(), section.action(), victim);
    }

    static void act(Referee referee, Errand.Section section) {
        referee.tell(new FateforgeEvent.FoeActed(section.foe(), section.section()));
        referee.push(section);
    }

    /** FATE-134: one action after the other, those that have become impossible left out. */
    static void goOn(Referee referee, Errand.Section section) {
        Ground ground = referee.ground();
        if (!ground.onTheMap(section.foe())) {
            return;
        }
        Foe foe = ground.find(section.foe());
        List<BarSection> bar =
                section.card().isEmpty() ? FoeMind.bar(ground, foe) : bossBar(referee, foe.card(), section.card());
        BarSection printed = bar.get(section.section());
        if (section.action() >= printed.actions().size()) {
            return;
        }
        if (section.action() + 1 < printed.actions().size()) {
            referee.push(new Errand.Section(
                    section.foe(), section.card(), section.section(), section.action() + 1, section.victim()));
        }
        FoeDeed deed = printed.actions().get(section.action());
        FoeActing stage = new FoeActing(referee, section.foe(), section.victim(), printed);
        if ((section.victim().isEmpty() || referee.hero(section.victim()).standing()) && deed.possible(stage)) {
            deed.perform(stage);
        }
    }

    /** FATE-123: after the enemy's action, and even if it had none. */
    static void calling(Referee referee, String id) {
        Ground ground = referee.ground();
        if (!ground.onTheMap(id) || !ground.has(ground.find(id), FoeAbility.Kind.CALL)) {
            return;
        }
        for (FoeAbility ability : ground.card(ground.find(id)).abilities()) {
            if (ability.kind() == FoeAbility.Kind.CALL) {
                new FoeActing(referee, id, "", NO_SECTION).call(ability.colour().orElseThrow(), ability.radius());
            }
        }
    }

    private static final BarSection NO_SECTION =
            new BarSection(0, 0, true, org.alea.games.fateforge.cards.TargetRule.NONE, 0, false, 0, List.of(), "");

    /** FATE-220 (4): the enemies that raise their dead, in the order of activation (FATE-491). */
    static void raise(Referee referee) {
        Fray fray = referee.fray();
        for (Foe foe : fray.foes()) {
            if (referee.content.foe(foe.card()).has(FoeAbility.Kind.RAISE)
                    && referee.ground().has(foe, FoeAbility.Kind.RAISE)) {
                for (FoeAbility ability : referee.content.foe(foe.card()).abilities()) {
                    if (ability.kind() == FoeAbility.Kind.RAISE) {
                        Raising.raise(
                                referee,
                                referee.ground().find(foe.id()),
                                ability.colour().orElseThrow());
                    }
                }
            }
        }
    }

    /** FATE-128: the nearest other minion within two zones gains a Parry token. */
    static void ward(Referee referee) {
        for (Foe foe : referee.fray().foes()) {
            if (referee.content.foe(foe.card()).has(FoeAbility.Kind.WARD)
                    && referee.ground().has(foe, FoeAbility.Kind.WARD)) {
                ward(referee, foe);
            }
        }
    }

    private static void ward(Referee referee, Foe by) {
        Ground ground = referee.ground();
        List<Foe> nearest = new ArrayList<>();
        int least = 3;
        for (Foe foe : ground.fray.foes()) {
            int distance = ground.distance(by.zone(), foe.zone());
            if (foe.id().equals(by.id()) || !ground.card(foe).minion() || distance > 2) {
                continue;
            }
            if (distance < least) {
                least = distance;
                nearest.clear();
            }
            if (distance == least) {
                nearest.add(foe);
            }
        }
        if (!nearest.isEmpty()) {
            Foe foe = nearest.get(referee.draw(nearest.size(), "ward"));
            if (nearest.size() > 1) {
                referee.reveal();
            }
            referee.because("ward", "FATE-128", List.of(by.id(), foe.id()), "foe", by.id(), "warded", foe.id());
            referee.put(foe.withParry(foe.parry() + 1));
            referee.tell(new FateforgeEvent.FoeGuarded(foe.id(), by.id()));
        }
    }
}
