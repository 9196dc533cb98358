package org.alea.games.reckoners.rules;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.Task;

/** The rules of the game on some cards: who asks in which phase and at which question, who does which chore. */
public final class Rules {
    /** The most that population and money can be. RECK-005, RECK-006 */
    public static final int MOST = 99;

    private final ReckonersContent content;
    private final Map<ReckonersPhase, Asking> phases = new EnumMap<>(ReckonersPhase.class);
    private final Map<Class<?>, Asking> questions = new HashMap<>();
    private final Map<Class<?>, Doing<?>> chores = new HashMap<>();

    /** How a chore is done. */
    interface Work<C> {
        void run(Play play, C chore);
    }

    record Doing<C extends Chore>(Class<C> type, Work<C> work) {
        void run(Play play, Task task) {
            work.run(play, type.cast(task));
        }
    }

    public Rules(ReckonersContent content) {
        this.content = content;
        GearUses gear = new GearUses();
        phases.put(ReckonersPhase.CAMPAIGN_START, new PickingTheRoster(this));
        phases.put(ReckonersPhase.CAMPAIGN_BASE, new BetweenMissions(this));
        phases.put(ReckonersPhase.PLACE, new PlacingFigures(this));
        phases.put(ReckonersPhase.ROLL, new RollingDice(this));
        phases.put(ReckonersPhase.USE, new UsingDice(this, gear));
        phases.put(ReckonersPhase.BUY, new Buying(this));
        questions.put(Question.OpenSource.class, new SpendingASource(this, gear));
        questions.put(Question.Loot.class, new PlacingLoot(this));
        questions.put(Question.Bonus.class, new UsingABonus(this));
        questions.put(Question.Shot.class, new FiringAShot(this));
        questions.put(Question.Triggers.class, new TakingTriggers(this));
        questions.put(Question.KidnapTokens.class, new BringingTokens(this));
        questions.put(Question.CutBarricades.class, new CuttingBarricades(this));
        questions.put(Question.CheckmateTokens.class, new StrikingTokens(this));
        questions.put(Question.Rerolls.class, new RollingAgain(this));
        questions.put(Question.DawnChoice.class, new KeepingAnAid(this));
        questions.put(Question.LoseADie.class, new LosingADie(this));
        questions.put(Question.SellACard.class, new SellingACard(this));
        questions.put(Question.DiscardAToken.class, new DiscardingAToken(this));
        questions.put(Question.GiveUpACard.class, new GivingUpACard(this));
        questions.put(Question.HitAReckoner.class, new ChoosingWhoIsHit(this));
        questions.put(Question.DisableACard.class, new DisablingACard(this));
        questions.put(Question.SwapADie.class, new SwappingDice(this));
        questions.put(Question.MissingDie.class, new LeavingOutADie(this));
        questions.put(Question.StartToken.class, new GivingStartTokens(this));
        Rounds.register(this);
        EpicPhase.register(this);
        HighEpicPhase.register(this);
        Losses.register(this);
    }

    <C extends Chore> void on(Class<C> type, Work<C> work) {
        chores.put(type, new Doing<>(type, work));
    }

    public ReckonersContent content() {
        return content;
    }

    /** This table, to be looked at or changed. */
    public Play play(ReckonersTable table, Turn turn) {
        return new Play(this, table, turn);
    }

    Asking asking(Question question) {
        Asking asking = questions.get(question.getClass());
        if (asking == null) {
            throw new IllegalStateException("nobody asks " + question);
        }
        return asking;
    }

    Doing<?> chore(Task task) {
        Doing<?> doing = chores.get(task.getClass());
        if (doing == null) {
            throw new IllegalStateException("nobody does " + task);
        }
        return doing;
    }

    /** What is decided on this table now; nothing once the game is over. */
    public Optional<org.alea.engine.Decision<ReckonersTable, org.alea.games.reckoners.ReckonersMove>> decision(
            ReckonersTable table) {
        var state = table.state();
        if (!state.agenda().isEmpty() && state.agenda().get(state.agenda().size() - 1) instanceof Question question) {
            return Optional.of(asking(question));
        }
        return Optional.ofNullable(phases.get(state.phase()));
    }
}
