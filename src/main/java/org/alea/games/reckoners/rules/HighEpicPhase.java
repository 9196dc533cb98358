package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerSlot;
import org.alea.games.reckoners.cards.PowerTables;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** What the High Epic does: its tracks or tables, its move, its Assaults. RECK-215 to RECK-236, RECK-263 to RECK-277 */
final class HighEpicPhase {
    /** A track that has not begun yet. */
    private static final int NOT_BEGUN = -1;
    /** The colours of the power dice are rolled in the order of the tracks. */
    private static final String POWER_DIE = "powerDie";

    private HighEpicPhase() {}

    static void register(Rules rules) {
        rules.on(Chore.Powers.class, HighEpicPhase::powers);
        rules.on(Chore.HighEpicMoves.class, (play, chore) -> leave(play));
    }

    static void begin(Play play) {
        HighEpicInPlay highEpic = play.s().highEpic();
        play.because("highEpicActs", "RECK-215", List.of(highEpic.id()), "highEpic", highEpic.id());
        if (card(play).hasTables()) {
            rollPowerDice(play);
        }
        play.push(new Chore.HighEpicMoves());
        play.push(new Chore.Powers(PowerTrack.YELLOW, NOT_BEGUN, 0));
    }

    private static HighEpicCard card(Play play) {
        return play.content().highEpic(play.s().highEpic().id());
    }

    private static void rollPowerDice(Play play) {
        List<Letter> faces = play.content().tables().powerDie();
        List<Letter> rolled = new ArrayList<>();
        for (int i = 0; i < PowerTrack.count(); i++) {
            rolled.add(faces.get(play.chance().roll(faces.size(), POWER_DIE) - 1));
        }
        play.become(play.s().withHighEpic(play.s().highEpic().withPowerDice(List.copyOf(rolled))));
        play.tell(new ReckonersEvent.PowerDiceRolled(List.copyOf(rolled)));
    }

    private static void powers(Play play, Chore.Powers going) {
        if (going.next() == NOT_BEGUN) {
            int bracket = play.s().highEpic().bracket(going.track());
            int until = card(play).hasTables() ? Math.min(1, bracket) : bracket;
            play.push(new Chore.Powers(going.track(), 0, until));
        } else if (going.next() < going.until()) {
            play.push(new Chore.Powers(going.track(), going.next() + 1, going.until()));
            if (card(play).hasTables()) {
                performCell(play, going.track());
            } else {
                because(play, going.track(), going.next() + 1);
                performSlot(play, going.track(), going.next());
            }
        } else {
            afterTrack(play, going.track());
        }
    }

    private static void because(Play play, PowerTrack track, int slot) {
        String id = play.s().highEpic().id();
        play.because("track", "RECK-216", List.of(id), "track", track, "slot", slot);
    }

    /** RECK-265 */
    private static void performCell(Play play, PowerTrack track) {
        HighEpicInPlay highEpic = play.s().highEpic();
        Letter die = highEpic.powerDice().get(track.index());
        int column = highEpic.bracket(track);
        play.because("cell", "RECK-265", List.of(highEpic.id()), "track", track, "letter", die, "column", column);
        ReckonersState state = play.s();
        PowerSlot cell = play.content()
                .tables()
                .cell(state.team().size(), state.setting().letter(), track, die, column);
        perform(play, cell, highEpic.place());
    }

    /** One slot, from 0, of a track, by its own placement rule. RECK-227, RECK-231, RECK-233 */
    static void performSlot(Play play, PowerTrack track, int slot) {
        ReckonersState state = play.s();
        HighEpicCard card = card(play);
        int steps = card.blueSpreads() && track == PowerTrack.BLUE ? slot : 0;
        perform(
                play,
                card.slot(state.team().size(), state.setting().letter(), track, slot),
                Ring.fromHighEpic(state, steps));
    }

    private static void perform(Play play, PowerSlot slot, int place) {
        ActionPlace here = new ActionPlace(place, false);
        List<EpicAction> actions = slot.actions();
        for (int i = actions.size() - 1; i > 0; i--) {
            play.push(new Chore.Perform(actions.get(i), here));
        }
        if (!actions.isEmpty()) {
            actions.get(0).perform(play.powers(), here);
        }
    }

    private static void afterTrack(Play play, PowerTrack track) {
        if (track.index() + 1 < PowerTrack.count()) {
            play.push(new Chore.Powers(PowerTrack.of(track.index() + 1), NOT_BEGUN, 0));
        }
        int token = play.s().setting().token();
        if (track == PowerTrack.YELLOW && token > 0) {
            play.because("difficultyToken", "RECK-023", List.of(), "n", token);
            play.losePopulation(token);
        }
    }

    /** What a table of population losses goes by. RECK-269 to RECK-271 */
    static int measured(ReckonersState state, EpicAction.Measure measure) {
        return switch (measure) {
            case NOTHING -> 0;
            case ENFORCEMENT -> Ring.enforcement(state);
            case SHIELDS -> Ring.redShields(state) + Ring.blueShields(state);
            case EPICS_DEFEATED -> state.counts().epicsDefeated();
            case EQUIPMENT_GAP -> equipmentGap(state);
        };
    }

    private static int equipmentGap(ReckonersState state) {
        int most = 0;
        int fewest = state.team().size() == 1 ? 0 : Integer.MAX_VALUE;
        for (Reckoner reckoner : state.team()) {
            most = Math.max(most, reckoner.cards().size());
            fewest = Math.min(fewest, reckoner.cards().size());
        }
        return most - fewest;
    }

    // ---- the prologue: RECK-048 to RECK-050

    static void prologue(Play play) {
        rollMove(play);
        HighEpicCard card = card(play);
        if (card.hasTables()) {
            PowerTables tables = play.content().tables();
            ReckonersState state = play.s();
            perform(
                    play,
                    tables.cell(
                            state.team().size(),
                            state.setting().letter(),
                            tables.prologueTable(),
                            tables.prologueRow(),
                            tables.prologueColumn()),
                    state.highEpic().place());
        } else {
            for (int slot = 0; slot < play.content().numbers().highEpicBracket(); slot++) {
                performSlot(play, PowerTrack.RED, slot);
            }
        }
    }

    // ---- moving: RECK-228, RECK-234, RECK-277

    private static void leave(Play play) {
        HighEpicCard card = card(play);
        switch (card.move()) {
            case MOVEMENT_DIE -> rollMove(play);
            case NEXT_WITH_RECKONER -> moveToNext(play, true, "nextWithReckoner", "RECK-234");
            case NEXT_WITHOUT_RECKONER -> moveToNext(play, false, "nextWithoutReckoner", "RECK-277");
        }
        if (card.revealsAssaults()) {
            revealAssault(play);
        }
    }

    private static void rollMove(Play play) {
        int rolled = play.chance().roll(DieCard.SIDES, "movementDie");
        int steps = play.content().numbers().movementDie().get(rolled - 1);
        play.tell(new ReckonersEvent.MovementDieRolled(steps));
        move(play, Ring.fromHighEpic(play.s(), steps));
    }

    private static void moveToNext(Play play, boolean occupied, String reason, String rule) {
        ReckonersState state = play.s();
        int place = state.highEpic().place();
        for (int steps = 1; steps < state.districts().size(); steps++) {
            int next = Ring.fromHighEpic(state, steps);
            if ((Ring.figures(state, next) > 0) == occupied) {
                place = next;
                break;
            }
        }
        String id = state.highEpic().id();
        play.because(place == state.highEpic().place() ? "highEpicStays" : reason, rule, List.of(id), "highEpic", id);
        move(play, place);
    }

    private static void move(Play play, int place) {
        play.become(play.s().withHighEpic(play.s().highEpic().withPlace(place)));
        play.tell(new ReckonersEvent.HighEpicMoved(
                play.s().highEpic().id(), play.district(place).id()));
    }

    /** RECK-235, RECK-236 */
    private static void revealAssault(Play play) {
        play.become(play.s().withAssaults(play.s().assaults().refilled(play.chance(), "assaults")));
        String top = play.s().assaults().top();
        Assault assault = play.content().assault(top);
        play.reveal();
        play.become(play.s()
                .withAssaults(play.s().assaults().drawn().discard(top))
                .withHighEpic(play.s().highEpic().withAssault(top)));
        play.tell(new ReckonersEvent.AssaultRevealed(top, assault));
        Assaults.hitAt(play, assault, play.s().highEpic().place());
    }
}
