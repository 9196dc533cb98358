package org.alea.games.royal;

import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Turn;
import org.alea.engine.Words;

/** What an event does in phase 3. Negative effects strike only you (ROYAL-051). */
public sealed interface EventEffect
        permits EventEffect.BlackDice,
                EventEffect.Lose,
                EventEffect.LoseCitizen,
                EventEffect.RoyEnters,
                EventEffect.RoyCathedralCube,
                PieceLoss {

    /** Takes effect; a {@link PieceLoss} only says how many pieces are to be given, one by one. */
    void act(RoyalTable table, EventCard event, Turn turn);

    record BlackDice(int n) implements EventEffect {
        @Override
        public void act(RoyalTable table, EventCard event, Turn turn) {
            int more = Math.min(n, table.content().board().maxBlackDice() - table.progress.blackGathered);
            table.progress.blackGathered += more;
            turn.add(new RoyalEvent.BlackDiceGathered(event.id(), more, table.progress.blackGathered));
        }
    }

    record Lose(int deniers, int influence) implements EventEffect {
        @Override
        public void act(RoyalTable table, EventCard event, Turn turn) {
            int givenDeniers = Math.min(deniers, table.purse().deniers());
            int givenInfluence = Math.min(influence, table.purse().influence());
            table.purse().change(-givenDeniers, -givenInfluence);
            if (givenDeniers > 0 && turn.listening()) {
                turn.add(new RoyalEvent.DeniersLost(event.id(), givenDeniers));
            }
            if (givenInfluence > 0 && turn.listening()) {
                turn.add(new RoyalEvent.InfluenceLost(event.id(), givenInfluence));
            }
            if (givenDeniers < deniers || givenInfluence < influence) {
                table.fallShort(event, turn);
            }
        }
    }

    record LoseCitizen(int n) implements EventEffect {
        @Override
        public void act(RoyalTable table, EventCard event, Turn turn) {
            for (int i = 0; i < n; i++) {
                if (table.city().supply() == 0) {
                    table.fallShort(event, turn);
                    return;
                }
                table.city().dismiss(table.city().takeFromSupply());
                turn.add(new RoyalEvent.CitizenLost(event.id()));
            }
        }
    }

    /** ROYAL-058. */
    record RoyEnters(Building building) implements EventEffect {
        @Override
        public void act(RoyalTable table, EventCard event, Turn turn) {
            City city = table.city();
            int space = RoyCitizens.spaceIn(table, building.index());
            if (space < 0 || city.reserve() == 0) {
                return;
            }
            RoyCitizens.enter(table, city.takeFromReserve(), space, turn);
        }
    }

    /** ROYAL-059: no consolation if the Cathedral is full. */
    record RoyCathedralCube(int n) implements EventEffect {
        @Override
        public void act(RoyalTable table, EventCard event, Turn turn) {
            for (int i = 0; i < n; i++) {
                RoyCubes.build(table, turn);
            }
        }
    }

    static EventEffect read(ContentEntry entry) {
        String op = entry.text("op");
        return switch (op) {
            case "BLACK_DICE" -> new BlackDice(entry.number("n", 1, 6));
            case "LOSE" -> lose(entry);
            case "LOSE_CITIZEN" -> new LoseCitizen(entry.number("n", 1, 12));
            case "LOSE_CATHEDRAL_CUBE" -> new PieceLoss.OfCathedralCube(entry.number("n", 1, 6));
            case "LOSE_EVENT_CUBE" -> new PieceLoss.OfEventCube(entry.number("n", 1, 6));
            case "LAY_DOWN" ->
                new PieceLoss.OfStanding(entry.constant("building", Building.class), entry.number("n", 1, 6));
            case "ROY_ENTERS" -> new RoyEnters(entry.constant("building", Building.class));
            case "ROY_CATHEDRAL_CUBE" -> new RoyCathedralCube(entry.number("n", 1, 6));
            default ->
                throw entry.refuse(
                        "op", new Words(op + " n’est pas un effet d’événement", op + " is no effect of an event"));
        };
    }

    private static Lose lose(ContentEntry entry) {
        Lose lose = new Lose(
                entry.has("deniers") ? entry.number("deniers", 1, 50) : 0,
                entry.has("influence") ? entry.number("influence", 1, 20) : 0);
        if (lose.deniers + lose.influence == 0) {
            throw entry.refuse(
                    "op",
                    Fault.expected(
                            new Words("des deniers ou de l’influence à perdre", "deniers or influence to lose")));
        }
        return lose;
    }
}
