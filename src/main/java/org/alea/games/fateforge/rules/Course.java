package org.alea.games.fateforge.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.Deck;
import org.alea.engine.Turn;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Agreement.Mode;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Fighting;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.QuestLog;
import org.alea.games.fateforge.state.Stretch;
import org.alea.games.fateforge.state.Task;

/** How the game goes on: which prompt is answered how, which errand is run how, and what is checked after every step. */
public final class Course {
    private static final Decision<FateforgeTable, FateforgeMove> OVER = Decision.over("FATE-421");

    private final FateforgeContent content;
    private final Map<Class<?>, Decision<FateforgeTable, FateforgeMove>> prompts = new HashMap<>();
    private final Map<Class<?>, BiConsumer<Referee, Errand>> errands = new HashMap<>();

    public Course(FateforgeContent content) {
        this.content = content;
        answer(Prompt.Resting.class, "FATE-380", RestAnswers.resting());
        answer(Prompt.AtPlace.class, "FATE-381", RestAnswers.atPlace());
        answer(Prompt.Telling.class, "FATE-441", Stories.telling());
        answer(Prompt.Testing.class, "FATE-448", Stories.testing());
        answer(Prompt.Learning.class, "FATE-447", Stories.learning());
        answer(Prompt.Rewarding.class, "FATE-470", Campaigns.rewarding());
        answer(Prompt.GainingDie.class, "FATE-470", Campaigns.dice());
        answer(Prompt.Briefing.class, "FATE-007", SceneFlow.briefing());
        answer(Prompt.Rolling.class, "FATE-145", PrepAnswers.rolling());
        answer(Prompt.Preparing.class, "FATE-158", PrepAnswers.preparing());
        answer(Prompt.TurnStarting.class, "FATE-168", Tiles.starting());
        answer(Prompt.Acting.class, "FATE-161", TurnAnswers.offers());
        answer(Prompt.TurnEnding.class, "FATE-168", Tiles.ending());
        answer(Prompt.Absorbing.class, "FATE-086", NestedAnswers.absorbing());
        answer(Prompt.ChoosingVictim.class, "FATE-203", NestedAnswers.victims());
        answer(Prompt.TrapSprung.class, "FATE-350", NestedAnswers.traps());
        answer(Prompt.CorruptionChoosing.class, "FATE-476", NestedAnswers.corruption());
        answer(Prompt.Discarding.class, "FATE-369", NestedAnswers.discards());
        answer(Prompt.FrenzyChoosing.class, "FATE-019", NestedAnswers.frenzy());
        answer(Prompt.Placing.class, "FATE-301", NestedAnswers.placing());
        answer(Prompt.MovingOther.class, "FATE-473", NestedAnswers.movingOther());
        answer(Prompt.CloakOffered.class, "FATE-476", NestedAnswers.cloak());
        answer(Prompt.LanternOffered.class, "FATE-476", NestedAnswers.lantern());
        answer(Prompt.TalismanOffered.class, "FATE-476", NestedAnswers.talisman());
        answer(Prompt.KeepingAlly.class, "FATE-486", NestedAnswers.allies());
        answer(Prompt.SplittingParry.class, "FATE-086", NestedAnswers.splitting());
        answer(Prompt.ExtraRoundOffered.class, "FATE-243", Exits.extraRound());
        answer(Prompt.Leaving.class, "FATE-232", Exits.offers());
        answer(Prompt.SceneOver.class, "FATE-240", SceneFlow.over());
        runErrands();
    }

    private <P extends Prompt> void answer(Class<P> prompt, String rule, List<Offer<P, ?>> offers) {
        prompts.put(prompt, new Answering<>(content, this, prompt, rule, offers));
    }

    private <E extends Errand> void run(Class<E> errand, BiConsumer<Referee, E> runner) {
        errands.put(errand, (referee, task) -> runner.accept(referee, errand.cast(task)));
    }

    private void runErrands() {
        run(Errand.BeginRound.class, (referee, errand) -> RoundFlow.begin(referee));
        run(Errand.DrawSlot.class, (referee, errand) -> RoundFlow.drawSlot(referee));
        run(Errand.BeginActions.class, (referee, errand) -> RoundFlow.actions(referee));
        run(Errand.HeroTile.class, (referee, errand) -> Tiles.begin(referee, errand.hero()));
        run(Errand.CloseTurn.class, (referee, errand) -> Tiles.close(referee, errand.hero()));
        run(Errand.Reactions.class, (referee, errand) -> FoeTurns.reactions(referee));
        run(Errand.React.class, (referee, errand) -> FoeTurns.react(referee, errand.colour()));
        run(Errand.BossActs.class, (referee, errand) -> FoeTurns.bossActs(referee));
        run(Errand.EnemyTurns.class, FoeTurns::next);
        run(Errand.Section.class, FoeTurns::goOn);
        run(Errand.Calling.class, (referee, errand) -> FoeTurns.calling(referee, errand.foe()));
        run(Errand.Upkeep.class, (referee, errand) -> RoundFlow.upkeep(referee));
        run(Errand.EndOfRounds.class, (referee, errand) -> RoundFlow.end(referee));
        run(Errand.Hurt.class, Health::hurt);
        run(Errand.Run.class, PrepAnswers::run);
        run(Errand.Entered.class, Moving::entered);
        run(Errand.FoeEntered.class, Moving::foeEntered);
        run(Errand.Fright.class, (referee, errand) -> Fates.fright(referee, errand.hero()));
        run(Errand.Taint.class, Fates::taint);
        run(Errand.Suffer.class, Fates::suffer);
        run(Errand.Chain.class, Chains::goOn);
        run(Errand.WalkOut.class, Exits::walk);
        run(Errand.ArriveAtExit.class, Exits::arrive);
        run(Errand.CloseScene.class, (referee, errand) -> SceneFlow.close(referee, errand.conceded()));
        run(Errand.Recover.class, SceneFlow::recover);
        run(Errand.JudgeScene.class, SceneFlow::judge);
        run(Errand.Trials.class, Stories::test);
        run(Errand.Chapter.class, Stories::chapter);
        run(Errand.RiseAfterStory.class, Stories::rise);
        run(Errand.CloseStory.class, (referee, errand) -> Stories.close(referee));
        run(Errand.NextStep.class, (referee, errand) -> QuestFlow.next(referee));
    }

    /** What is decided on this table now. */
    public Decision<FateforgeTable, FateforgeMove> decision(FateforgeTable table) {
        Optional<Prompt> prompt = table.prompt();
        if (prompt.isEmpty()) {
            return OVER;
        }
        Decision<FateforgeTable, FateforgeMove> decision =
                prompts.get(prompt.get().getClass());
        if (decision == null) {
            throw new IllegalStateException("nobody answers " + prompt.get());
        }
        return decision;
    }

    /** A fresh game. */
    public FateforgeTable begin(Agreement agreement, List<String> heroes, Chance chance) {
        boolean quest = agreement.mode() == Mode.QUEST || agreement.mode() == Mode.CAMPAIGN;
        GroupBag bag = GroupBag.EMPTY;
        QuestLog log = QuestLog.FIRST;
        if (quest) {
            BattleQuest printed = content.quest(agreement.goal());
            // FATE-531
            bag = new GroupBag(printed.startGold(), 0, 0, 0, List.of());
            log = log.withSold(QuestFlow.putAside(content, printed));
        }
        FateforgeState state = new FateforgeState(
                agreement,
                QuestFlow.heroes(content, heroes, agreement.tier()),
                bag,
                Deck.shuffled(FateforgeContent.deck(content.corruption()), chance, Fates.CORRUPTION),
                log,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                0);
        FateforgeTable table = new FateforgeTable(state, chance);
        Referee referee = new Referee(content, table, Turn.silent());
        if (quest) {
            referee.push(new Errand.NextStep());
        } else {
            SceneFlow.layOut(referee, agreement.goal());
        }
        goOn(referee);
        referee.lay();
        return table;
    }

    /** Runs errands until something is asked or the game is over. */
    void goOn(Referee referee) {
        while (true) {
            check(referee);
            if (referee.state().agenda().isEmpty() || referee.top() instanceof Prompt) {
                return;
            }
            Task task = referee.pop();
            BiConsumer<Referee, Errand> runner = errands.get(task.getClass());
            if (runner == null || !(task instanceof Errand errand)) {
                throw new IllegalStateException("nobody runs " + task);
            }
            runner.accept(referee, errand);
        }
    }

    /** FATE-106, FATE-212, FATE-250: what is looked after between any two steps. */
    private static void check(Referee referee) {
        if (referee.state().fray().isEmpty() || referee.fray().stretch() == Stretch.OVER) {
            return;
        }
        boolean allDown = true;
        for (Hero hero : referee.state().heroes()) {
            allDown &= hero.fight().down();
        }
        if (allDown) {
            referee.agenda(new Errand.CloseScene(false));
            return;
        }
        Finding.gather(referee);
        endTurnOfTheFallen(referee);
    }

    /** The turn of a hero who goes down ends at once. */
    private static void endTurnOfTheFallen(Referee referee) {
        while (!referee.state().agenda().isEmpty()) {
            Task top = referee.top();
            String hero = top instanceof Prompt.Acting acting
                    ? acting.hero()
                    : top instanceof Prompt.TurnStarting starting
                            ? starting.hero()
                            : top instanceof Prompt.TurnEnding ending ? ending.hero() : "";
            if (hero.isEmpty() || referee.hero(hero).standing()) {
                return;
            }
            referee.pop();
            referee.push(new Errand.CloseTurn(hero));
        }
    }

    // --- at any time

    /** FATE-484: at any decision of a scene. */
    static boolean mayConcede(FateforgeState state) {
        return state.fray().isPresent() && state.fray().get().stretch() != Stretch.OVER;
    }

    void concede(Referee referee) {
        referee.tell(new FateforgeEvent.Conceded());
        for (Hero hero : referee.state().heroes()) {
            Fighting fight = hero.fight();
            referee.put(hero.with(fight.withDown(true, fight.barred()).withCarried(List.of())));
        }
        // the scene is over: that both lie now must not end it once more
        referee.put(referee.fray().in(Stretch.OVER));
        referee.agenda(new Errand.CloseScene(true));
    }

    /** FATE-296, FATE-298: only the decisions of a turn itself run against the clock. */
    static boolean runsAgainstTheClock(FateforgeState state) {
        Optional<Prompt> prompt = state.prompt();
        return state.agreement().hardcore()
                && prompt.isPresent()
                && (prompt.get() instanceof Prompt.Acting
                        || prompt.get() instanceof Prompt.TurnStarting
                        || prompt.get() instanceof Prompt.TurnEnding);
    }

    /** FATE-489: the turn ends at once, without the options at its end. */
    void timeUp(Referee referee) {
        Task top = referee.pop();
        String hero = top instanceof Prompt.Acting acting
                ? acting.hero()
                : top instanceof Prompt.TurnStarting starting ? starting.hero() : ((Prompt.TurnEnding) top).hero();
        referee.tell(new FateforgeEvent.TimeRanOut(hero));
        referee.push(new Errand.CloseTurn(hero));
    }
}
