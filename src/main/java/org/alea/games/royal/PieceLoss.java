package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Turn;

/** An event that takes pieces of yours, which ones being your choice. */
sealed interface PieceLoss extends EventEffect {

    /** How many pieces have to be given. */
    int n();

    /** The pieces there are; equal ones are one choice. */
    List<RoyalMove> choices(RoyalTable table);

    @Override
    default void act(RoyalTable table, EventCard event, Turn turn) {
        table.progress.piecesToGive = n();
    }

    /** ROYAL-054. */
    record OfCathedralCube(int n) implements PieceLoss {
        @Override
        public List<RoyalMove> choices(RoyalTable table) {
            List<RoyalMove> choices = new ArrayList<>();
            for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
                for (int level = 1; level <= table.cathedral().levels(); level++) {
                    if (table.cathedral().holds(column, level, Side.YOU)) {
                        choices.add(new RoyalMove.LoseCathedralCube(column, level));
                    }
                }
            }
            return choices;
        }
    }

    /** ROYAL-055. */
    record OfEventCube(int n) implements PieceLoss {
        @Override
        public List<RoyalMove> choices(RoyalTable table) {
            List<RoyalMove> choices = new ArrayList<>();
            for (int position = 0; position < table.events().length(); position++) {
                int card = table.events().at(position);
                if (table.events().cubes(card) > 0) {
                    choices.add(new RoyalMove.LoseEventCube(
                            table.content().event(card).id()));
                }
            }
            return choices;
        }
    }

    /** ROYAL-056. */
    record OfStanding(Building building, int n) implements PieceLoss {
        @Override
        public List<RoyalMove> choices(RoyalTable table) {
            List<RoyalMove> choices = new ArrayList<>();
            for (int face = 1; face <= Building.FACES; face++) {
                if (table.city().held(building.space(face), Side.YOU)) {
                    choices.add(new RoyalMove.LayDown(building, face));
                }
            }
            return choices;
        }
    }
}
