package org.alea.games.reckoners.rules;

import java.util.Optional;
import java.util.function.Consumer;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.GearMove;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;

/** Gear that concerns a die of another Reckoner: taking back a spent one, turning a locked one. */
final class DiceOfOthers implements GearUse {
    private static final Optional<Refusal> NO_TARGET = Refusal.because("no-target", "RECK-124");

    private final DieStage stage;
    private final boolean turns;

    private DiceOfOthers(DieStage stage, boolean turns) {
        this.stage = stage;
        this.turns = turns;
    }

    static GearUse recover() {
        return new DiceOfOthers(DieStage.USED, false);
    }

    static GearUse turn() {
        return new DiceOfOthers(DieStage.LOCKED, true);
    }

    @Override
    public void offer(Play play, Gear gear, Consumer<ReckonersMove> moves) {
        for (int i = 0; i < play.s().team().size(); i++) {
            if (GearUses.isAnother(play, gear.owner(), i)) {
                for (ReckonerDie die : play.reckoner(i).dice()) {
                    if (die.stage() == stage) {
                        offer(gear, die, moves);
                    }
                }
            }
        }
    }

    private void offer(Gear gear, ReckonerDie die, Consumer<ReckonersMove> moves) {
        if (!turns) {
            moves.accept(new ReckonersMove.UseOnDie(gear.id(), die.id()));
            return;
        }
        for (int face = 1; face <= DieCard.SIDES; face++) {
            moves.accept(new ReckonersMove.UseToTurn(gear.id(), die.id(), face));
        }
    }

    /** The Reckoner who has this die, or {@link Reckoner#NOWHERE}. */
    static int ownerOf(Play play, String die) {
        for (int i = 0; i < play.s().team().size(); i++) {
            if (play.reckoner(i).die(die) >= 0) {
                return i;
            }
        }
        return Reckoner.NOWHERE;
    }

    @Override
    public Optional<Refusal> refusal(Play play, Gear gear, GearMove move) {
        int other = ownerOf(play, move.die());
        if (!GearUses.isAnother(play, gear.owner(), other)) {
            return NO_TARGET;
        }
        ReckonerDie die = play.reckoner(other).dice().get(play.reckoner(other).die(move.die()));
        if (die.stage() != stage) {
            return NO_TARGET;
        }
        if (!turns) {
            return move instanceof ReckonersMove.UseOnDie ? Optional.empty() : NO_TARGET;
        }
        boolean turned = move instanceof ReckonersMove.UseToTurn
                && move.number() >= 1
                && move.number() <= DieCard.SIDES
                && move.number() != die.face();
        return turned ? Optional.empty() : NO_TARGET;
    }

    @Override
    public void play(Play play, Gear gear, GearMove move) {
        int other = ownerOf(play, move.die());
        Reckoner reckoner = play.reckoner(other);
        int index = reckoner.die(move.die());
        ReckonerDie die = reckoner.dice().get(index);
        if (turns) {
            play.set(other, reckoner.withDie(index, die.showing(move.number(), DieStage.LOCKED)));
            play.tell(new ReckonersEvent.DieTurned(reckoner.id(), die.id(), move.number()));
        } else {
            play.set(other, reckoner.withDie(index, die.withStage(DieStage.LOCKED)));
            play.tell(new ReckonersEvent.DieRecovered(reckoner.id(), die.id()));
        }
    }
}
