package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Phase 3 up to the roll of the black dice: events enter the row and act from left to right, asking where you choose. */
final class EventPhase implements Phase {
    private static final int MARAUDING = -1;

    /** Two events enter (ROYAL-046), then all take effect. */
    static void begin(RoyalTable table, Turn turn) {
        Progress progress = table.progress;
        progress.eventPosition = MARAUDING;
        progress.eventEffect = 0;
        progress.piecesToGive = 0;
        progress.blackGathered = 0;
        progress.fellShort = false;
        turn.reveal();
        enter(table, Colour.RED, turn).flatMap(EventCard::next).ifPresent(deck -> enter(table, deck, turn));
        goOn(table, turn);
    }

    /** The top card of a deck; an arranged table may have too few. */
    private static Optional<EventCard> enter(RoyalTable table, Colour deck, Turn turn) {
        if (table.events().left(deck) == 0) {
            return Optional.empty();
        }
        EventCard card = table.content().event(table.events().enter(deck));
        if (turn.listening()) {
            turn.add(new RoyalEvent.EventEntered(card.id()));
        }
        return Optional.of(card);
    }

    /** The event that acts now. */
    static EventCard acting(RoyalTable table) {
        int position = table.progress.eventPosition;
        return position == MARAUDING
                ? table.content().marauding()
                : table.content().event(table.events().at(position));
    }

    /** Acts on until you have to choose or all events have acted. */
    private static void goOn(RoyalTable table, Turn turn) {
        Progress progress = table.progress;
        while (progress.eventPosition < table.events().length()) {
            if (progress.piecesToGive > 0) {
                if (!give(table, turn)) {
                    progress.state = State.EV_CHOICE;
                    return;
                }
                continue;
            }
            EventCard card = acting(table);
            if (progress.eventEffect == 0 && turn.listening()) {
                turn.add(new RoyalEvent.EventActed(card.id()));
            }
            if (progress.eventEffect < card.effects().size()) {
                card.effects().get(progress.eventEffect++).act(table, card, turn);
            } else {
                progress.eventPosition++;
                progress.eventEffect = 0;
                progress.fellShort = false;
            }
        }
        if (progress.blackGathered > 0) {
            progress.state = State.BLACK_ROLL;
        } else {
            Turns.begin(table, turn);
        }
    }

    /** Whether the event that acts really asks for a piece and there is a choice. */
    static boolean asks(RoyalTable table) {
        int position = table.progress.eventPosition;
        int effect = table.progress.eventEffect - 1;
        return position < table.events().length()
                && effect >= 0
                && effect < acting(table).effects().size()
                && acting(table).effects().get(effect) instanceof PieceLoss loss
                && loss.choices(table).size() > 1
                && table.progress.piecesToGive > 0;
    }

    private static PieceLoss loss(RoyalTable table) {
        return (PieceLoss) acting(table).effects().get(table.progress.eventEffect - 1);
    }

    /** @return false if there is a choice to make */
    private static boolean give(RoyalTable table, Turn turn) {
        List<RoyalMove> choices = loss(table).choices(table);
        if (choices.isEmpty()) {
            table.progress.piecesToGive = 0;
            table.fallShort(acting(table), turn);
            return true;
        }
        if (choices.size() == 1) {
            give(table, choices.get(0), turn);
            return true;
        }
        return false;
    }

    private static void give(RoyalTable table, RoyalMove piece, Turn turn) {
        table.progress.piecesToGive--;
        if (piece instanceof RoyalMove.LoseCathedralCube cube) {
            table.cathedral().remove(cube.column(), cube.level());
            turn.add(new RoyalEvent.CathedralCubeLost(cube.column(), cube.level()));
        } else if (piece instanceof RoyalMove.LoseEventCube cube) {
            table.events().addCubes(table.content().eventIndex(cube.event()), -1);
            turn.add(new RoyalEvent.EventCubeLost(cube.event()));
        } else if (piece instanceof RoyalMove.LayDown citizen) {
            table.city().layDown(citizen.building().space(citizen.face()));
            turn.add(new RoyalEvent.LaidDown(citizen.building(), citizen.face()));
        }
    }

    @Override
    public void list(RoyalTable table, List<RoyalMove> moves) {
        moves.addAll(loss(table).choices(table));
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        List<RoyalMove> choices = loss(table).choices(table);
        if (choices.contains(move)) {
            return Optional.empty();
        }
        if (!choices.get(0).getClass().isInstance(move)) {
            return Refusals.wrongState(table);
        }
        if (move instanceof RoyalMove.LoseCathedralCube) {
            return Refusals.because("NO_EFFECT", "ROYAL-054");
        }
        return move instanceof RoyalMove.LoseEventCube
                ? Refusals.because("NO_EFFECT", "ROYAL-055")
                : Refusals.because("NO_CITIZEN", "ROYAL-056");
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        give(table, move, turn);
        goOn(table, turn);
    }
}
