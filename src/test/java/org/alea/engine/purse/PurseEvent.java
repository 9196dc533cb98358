package org.alea.engine.purse;

import org.alea.engine.Event;

/** What happens in the purse game. */
public sealed interface PurseEvent extends Event {

    record StakeChosen(int stake) implements PurseEvent {}

    record Rolled(int face, int pot) implements PurseEvent {}

    record CardTaken(String card, int pot) implements PurseEvent {}

    record PotLost(int pot) implements PurseEvent {}

    record Banked(int pot, int purse) implements PurseEvent {}

    record Paused() implements PurseEvent {}
}
