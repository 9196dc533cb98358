package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Deck;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.BossPlace;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.Threat;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Agreement.Mode;
import org.alea.games.fateforge.state.BossInPlay;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Fighting;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.QuestLog;
import org.alea.games.fateforge.state.ReactionSlot;
import org.alea.games.fateforge.state.SceneEnd;
import org.alea.games.fateforge.state.Stretch;
import org.alea.games.fateforge.state.Token;

/** A combat scene from its set-up to its result (FATE-007, FATE-240 to FATE-248, FATE-416 to FATE-420, FATE-482). */
final class SceneFlow {
    private static final int AFTER_LYING = 2;

    private SceneFlow() {}

    // --- set-up

    static void layOut(Referee referee, String id) {
        CombatScene scene = referee.content.scene(id);
        Threat level = Campaigns.level(referee);
        List<String> looted = referee.state().quest().looted();
        List<Token> tokens = new ArrayList<>();
        for (TokenSetup token : scene.tokens()) {
            boolean gone =
                    (token.kind() == TokenKind.GEM || token.kind() == TokenKind.FOOD) && looted.contains(token.id());
            boolean printed = token.kind() == TokenKind.DIFFICULT || token.kind() == TokenKind.PORTAL;
            if (!gone && !printed) {
                tokens.add(new Token(token.id(), token.kind(), token.zone(), token.gem(), token.cubes()));
            }
        }
        List<String> doors = new ArrayList<>();
        for (SceneDoor door : scene.doors()) {
            if (door.open()) {
                doors.add(door.id());
            }
        }
        List<String> order = List.of(
                referee.state().heroes().get(0).id(),
                referee.state().heroes().get(1).id());
        referee.become(referee.state()
                .with(new Fray(
                        id,
                        level,
                        Stretch.BRIEFING,
                        0,
                        scene.rounds(),
                        false,
                        order,
                        ReactionSlot.BEFORE_FIRST,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.copyOf(tokens),
                        List.of(),
                        List.copyOf(doors),
                        List.of(),
                        boss(referee, scene),
                        Optional.empty(),
                        Deck.shuffled(FateforgeContent.deck(referee.content.fear()), referee.chance(), "fear"),
                        Deck.shuffled(FateforgeContent.deck(referee.content.traps()), referee.chance(), "traps"),
                        false,
                        0,
                        0,
                        "")));
        placeFoes(referee, scene, level, looted);
        placeHeroes(referee, scene);
        referee.tell(new FateforgeEvent.SceneLaidOut(id));
        referee.push(new Prompt.Briefing());
    }

    private static Optional<BossInPlay> boss(Referee referee, CombatScene scene) {
        if (scene.boss().isEmpty()) {
            return Optional.empty();
        }
        String id = scene.boss().get().id();
        List<String> deck = new ArrayList<>();
        for (BossCard.BossAction action : referee.content.boss(id).deck()) {
            deck.add(action.id());
        }
        return Optional.of(
                new BossInPlay(id, List.of(), false, List.of(), Deck.shuffled(deck, referee.chance(), "boss")));
    }

    private static void placeFoes(Referee referee, CombatScene scene, Threat level, List<String> looted) {
        List<Foe> foes = List.of();
        for (FoeSetup setup : scene.foes()) {
            boolean absent = referee.state().quest().chronicle().lacks(scene.id(), setup.id());
            if (setup.round() == 0 && level.uses(setup.from()) && !absent) {
                FoeSetup used = looted.contains("loot-" + setup.id())
                        ? new FoeSetup(
                                setup.id(),
                                setup.card(),
                                setup.initiative(),
                                setup.zone(),
                                0,
                                setup.from(),
                                setup.defends(),
                                setup.guards(),
                                Optional.empty(),
                                setup.courier())
                        : setup;
                foes = Foes.with(referee, foes, Foes.fresh(referee.content.foe(setup.card()), used));
            }
        }
        if (scene.boss().isPresent()) {
            BossPlace place = scene.boss().get();
            FoeCard card = referee.content.foe(place.id());
            foes = Foes.with(
                    referee,
                    foes,
                    Foes.fresh(
                            card,
                            new FoeSetup(
                                    place.id(),
                                    place.id(),
                                    1,
                                    place.zone(),
                                    0,
                                    Threat.APPRENTICE,
                                    "",
                                    "",
                                    Optional.empty(),
                                    Optional.empty())));
        }
        referee.put(referee.fray().withFoes(foes));
    }

    /** FATE-098; FATE-013: the Rogue begins Hidden. */
    private static void placeHeroes(Referee referee, CombatScene scene) {
        for (Hero hero : referee.state().heroes()) {
            boolean stealthy = referee.content
                    .hero(hero.id())
                    .abilities()
                    .contains(org.alea.games.fateforge.cards.HeroCard.Gift.STEALTH);
            referee.put(hero.with(Fighting.NOWHERE.at(scene.start().get(0)).withHidden(stealthy)));
        }
    }

    // --- briefing

    static List<Offer<Prompt.Briefing, ?>> briefing() {
        List<Offer<Prompt.Briefing, ?>> offers = new ArrayList<>();
        offers.add(Offer.of(
                FateforgeMove.TakeAlly.class,
                (now, prompt, into) -> {
                    if (now.state().quest().hired().isPresent()
                            && now.ground().fray.ally().isEmpty()) {
                        for (Hero hero : now.state().heroes()) {
                            into.add(new FateforgeMove.TakeAlly(hero.id()));
                        }
                    }
                },
                "NO_ALLY",
                "FATE-336",
                (referee, prompt, move) -> {
                    referee.push(prompt);
                    Allies.join(referee, referee.state().quest().hired().orElseThrow(), move.hero());
                }));
        offers.add(Offer.of(
                FateforgeMove.PlaceHero.class,
                (now, prompt, into) -> {
                    if (now.ground().scene.start().size() > 1) {
                        for (Hero hero : now.state().heroes()) {
                            for (String zone : now.ground().scene.start()) {
                                if (!hero.in(zone)) {
                                    into.add(new FateforgeMove.PlaceHero(hero.id(), zone));
                                }
                            }
                        }
                    }
                },
                "NO_START",
                "FATE-098",
                (referee, prompt, move) -> {
                    referee.push(prompt);
                    Hero hero = referee.hero(move.hero());
                    referee.put(hero.with(hero.fight().at(move.zone())));
                    referee.tell(new FateforgeEvent.HeroPlaced(hero.id(), move.zone()));
                }));
        offers.addAll(CampAnswers.free(Answering::quest));
        offers.add(Offer.always(
                FateforgeMove.BeginScene.class, new FateforgeMove.BeginScene(), (referee, prompt, move) -> {
                    referee.tell(new FateforgeEvent.SceneBegan(referee.fray().scene()));
                    referee.push(new Errand.BeginRound());
                }));
        return List.copyOf(offers);
    }

    // --- the end

    /** FATE-482: objectives first, then set-aside health, reset, recovery and Corruption. */
    static void close(Referee referee, boolean conceded) {
        referee.put(referee.fray().in(Stretch.OVER));
        referee.reveal();
        Ground ground = referee.ground();
        int main = conceded ? 0 : Goals.met(ground, ground.scene.main());
        int secondary = conceded ? 0 : Goals.met(ground, ground.scene.secondary());
        boolean standing = false;
        for (Hero hero : referee.state().heroes()) {
            standing |= hero.standing();
        }
        boolean won = !conceded && standing && main == ground.scene.main().size();
        Health.clearPoison(referee);
        // FATE-247: a stun of the scene goes before anything that is drawn after it
        for (Hero hero : referee.state().heroes()) {
            referee.put(hero.withStunned(false));
        }
        referee.push(new Errand.JudgeScene(won, conceded, main, secondary));
        boolean recover = won || referee.state().agreement().mode() != Mode.QUEST;
        if (recover) {
            for (int place = 1; place >= 0; place--) {
                referee.push(new Errand.Recover(referee.fray().order().get(place), false));
            }
        }
    }

    /** FATE-245, FATE-246, FATE-255. */
    static void recover(Referee referee, Errand.Recover recovery) {
        Hero hero = referee.hero(recovery.hero());
        if (hero.standing()) {
            int health = Math.min(1, hero.maxHealth() - hero.health());
            int energy = Math.min(1, hero.maxEnergy() - hero.energy());
            referee.put(hero.withHealth(hero.health() + health).withEnergy(hero.energy() + energy));
            referee.tell(new FateforgeEvent.Recovered(hero.id(), health, energy));
        } else if (!recovery.drawn() && !hero.fight().barred()) {
            referee.push(new Errand.Recover(hero.id(), true));
            referee.push(new Errand.Taint(hero.id(), false));
        } else {
            int health = Math.min(AFTER_LYING, hero.maxHealth());
            int energy = Math.min(AFTER_LYING, hero.maxEnergy());
            referee.put(hero.withHealth(health).withEnergy(energy));
            referee.tell(new FateforgeEvent.Recovered(hero.id(), health, energy));
        }
    }

    static void judge(Referee referee, Errand.JudgeScene judged) {
        int all = referee.ground().scene.main().size();
        boolean fallen = judged.conceded();
        boolean standing = !judged.conceded();
        for (Hero hero : referee.state().heroes()) {
            fallen |= hero.fight().fallen();
            standing &= hero.standing();
        }
        QuestLog quest = referee.state().quest();
        int laurels = 2 * judged.secondaryMet() + (fallen ? 0 : 1);
        if (judged.won()) {
            quest = quest.scored(laurels, judged.secondaryMet(), fallen);
            referee.become(referee.state().with(quest));
        }
        boolean retry =
                referee.state().agreement().mode() == Mode.QUEST && !judged.won() && standing && !quest.replayUsed();
        referee.become(referee.state()
                .with(new SceneEnd(
                        judged.won(),
                        judged.mainMet(),
                        all,
                        judged.secondaryMet(),
                        judged.conceded(),
                        retry,
                        judged.won() ? laurels : 0)));
        referee.reveal();
        referee.tell(new FateforgeEvent.SceneEnded(judged.won(), judged.mainMet(), all, judged.secondaryMet()));
        referee.push(new Prompt.SceneOver());
    }

    static List<Offer<Prompt.SceneOver, ?>> over() {
        return List.of(
                Offer.of(
                        FateforgeMove.GoOn.class,
                        (now, prompt, into) -> {
                            if (!now.state().sceneEnd().orElseThrow().retry()) {
                                into.add(new FateforgeMove.GoOn());
                            }
                        },
                        "RETRY_FIRST",
                        "FATE-417",
                        (referee, prompt, move) -> referee.push(new Errand.NextStep())),
                Offer.of(
                        FateforgeMove.RetryScene.class,
                        (now, prompt, into) -> {
                            if (now.state().sceneEnd().orElseThrow().retry()) {
                                into.add(new FateforgeMove.RetryScene());
                            }
                        },
                        "NO_RETRY",
                        "FATE-417",
                        SceneFlow::retry),
                Offer.<Prompt.SceneOver, FateforgeMove.AbandonQuest>of(
                                FateforgeMove.AbandonQuest.class,
                                (now, prompt, into) -> {
                                    if (now.state().sceneEnd().orElseThrow().retry()) {
                                        into.add(new FateforgeMove.AbandonQuest());
                                    }
                                },
                                "NO_RETRY",
                                "FATE-417",
                                (referee, prompt, move) -> referee.push(new Errand.NextStep()))
                        .atRandomIf(prompt -> false));
    }

    /** FATE-417: from set-up, in the heroes' present state, without the loot that is gone. */
    private static void retry(Referee referee, Prompt.SceneOver prompt, FateforgeMove.RetryScene move) {
        Fray fray = referee.fray();
        List<String> looted = new ArrayList<>(referee.state().quest().looted());
        looted.addAll(fray.taken());
        // what a defeated enemy dropped or still carries away is named after it
        referee.become(referee.state().with(referee.state().quest().withReplayUsed(List.copyOf(looted))));
        layOut(referee, fray.scene());
    }
}
