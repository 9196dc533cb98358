package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** The cubes of an Archer or a Glazier, placed one after the other (ROYAL-119, ROYAL-120, ROYAL-204). */
final class CubeByCube implements Phase {

    @Override
    public void list(RoyalTable table, List<RoyalMove> moves) {
        if (table.state() == State.SUB_EVENT_CUBE) {
            for (int position = 0; position < table.events().length(); position++) {
                moves.add(new RoyalMove.EventCube(
                        table.content().event(table.events().at(position)).id()));
            }
        } else {
            for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
                if (table.cathedral().free(column) > 0) {
                    moves.add(new RoyalMove.Column(column));
                }
            }
        }
        if (table.progress.cubePlaced) {
            moves.add(new RoyalMove.Stop());
        }
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        if (move instanceof RoyalMove.Stop) {
            return table.progress.cubePlaced ? Optional.empty() : Refusals.because("COUNT_RANGE", "ROYAL-204");
        }
        if (table.state() == State.SUB_EVENT_CUBE && move instanceof RoyalMove.EventCube cube) {
            int card = table.content().eventIndex(cube.event());
            return card >= 0 && table.events().find(card) >= 0 ? Optional.empty() : Refusals.outsideTheRow(table, card);
        }
        if (table.state() == State.SUB_COLUMN && move instanceof RoyalMove.Column cube) {
            boolean room = cube.column() >= 1
                    && cube.column() <= CathedralCells.COLUMNS
                    && table.cathedral().free(cube.column()) > 0;
            return room ? Optional.empty() : Refusals.because("COLUMN_FULL", "ROYAL-120");
        }
        return Refusals.wrongState(table);
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        Progress progress = table.progress;
        if (move instanceof RoyalMove.EventCube cube) {
            EventScoring.placeYours(table, table.content().eventIndex(cube.event()), 1, turn);
        } else if (move instanceof RoyalMove.Column cube) {
            CathedralBuilding.build(table, cube.column(), turn);
        }
        progress.cubePlaced = true;
        progress.cubesToPlace = move instanceof RoyalMove.Stop ? 0 : progress.cubesToPlace - 1;
        boolean room = progress.state == State.SUB_EVENT_CUBE
                ? table.events().free() > 0
                : table.cathedral().free() > 0;
        if (progress.cubesToPlace == 0 || !room) {
            progress.cubesToPlace = 0;
            progress.cubePlaced = false;
            Turns.afterYours(table, turn);
        }
    }
}
