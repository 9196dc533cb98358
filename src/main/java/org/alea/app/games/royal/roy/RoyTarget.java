package org.alea.app.games.royal.roy;

import org.alea.games.royal.Building;
import org.alea.games.royal.Die;
import org.alea.games.royal.Side;

/** Something on the table that a step of the Roy's turn concerns; everything else gets the veil. */
public sealed interface RoyTarget {

    /** His two black dice. */
    record BlackDice() implements RoyTarget {}

    /** A row of his table. */
    record Row(int result) implements RoyTarget {}

    /** A die of either district; dice of one kind are interchangeable. */
    record DistrictDie(Side side, Die die) implements RoyTarget {}

    /** A whole district. */
    record District(Side side) implements RoyTarget {}

    /** A whole building. */
    record House(Building building) implements RoyTarget {}

    /** A space of a building. */
    record Space(Building building, int face) implements RoyTarget {}

    /** The Roy's reserve of citizens. */
    record Reserve() implements RoyTarget {}

    /** An activity card; {@code place} is 1, 2, or 0 for the whole card. */
    record Card(String id, int place) implements RoyTarget {}

    /** All activity cards. */
    record AllCards() implements RoyTarget {}

    /** An event of the row. */
    record Event(String id) implements RoyTarget {}

    /** The event row. */
    record EventRow() implements RoyTarget {}

    /** A cell of the Cathedral. */
    record Cell(int column, int level) implements RoyTarget {}

    /** The whole Cathedral. */
    record Cathedral() implements RoyTarget {}

    /** A character of the column. */
    record Person(String id) implements RoyTarget {}

    /** The character column. */
    record Characters() implements RoyTarget {}

    /** The VP of a side. */
    record Score(Side side) implements RoyTarget {}
}
