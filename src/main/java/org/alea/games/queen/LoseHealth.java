package org.alea.games.queen;

/** The second half of a wound: Health marker, Battle marker, and the exchange if the stack is reached. */
record LoseHealth(int slot) implements Effect.Immediate {

    @Override
    public void happen(Play play) {
        QueenTable table = play.table();
        if (table.power().sparesHealth() && table.powerLeft()) {
            table.powerUses++;
            play.tell(new QueenEvent.HealthSpared());
            backToStart(play);
            return;
        }
        table.health++;
        play.tell(new QueenEvent.HealthLost(table.health, table.lastHealthSpace() - table.health));
        if (table.health >= table.lastHealthSpace()) {
            table.lose(play, QueenEvent.Fate.WOUNDS);
            return;
        }
        backToStart(play);
        if (table.health == table.stackSpace && table.dice.count(Zone.STACK) > 0) {
            Exchanges.offer(play);
        }
    }

    @Override
    public void foretell(ChariotStrike strike) {
        strike.loseHealth();
        if (slot != Wounds.NO_ENEMY && !strike.table().ring.empty(slot)) {
            strike.backToStart(slot);
        }
    }

    private void backToStart(Play play) {
        Ring ring = play.table().ring;
        if (slot != Wounds.NO_ENEMY && !ring.empty(slot)) {
            Markers.move(play, slot, ring.track(slot).start, QueenEvent.Cause.WOUND);
        }
    }
}
