package org.alea.games.reckoners.cards;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentEntry;
import org.alea.content.ContentSource;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/**
 * The tables of the High Epic whose powers are rolled: one cell by track, power die and bracket.
 *
 * @param values the base value v by difficulty and column
 * @param powerDie the faces of each power die
 */
public record PowerTables(
        Map<Letter, List<Integer>> values,
        List<Letter> powerDie,
        int heavyFrom,
        List<Letter> heavyLetters,
        PowerTrack prologueTable,
        Letter prologueRow,
        int prologueColumn,
        List<Row> rows) {
    private static final int COLUMNS = 5;

    /** On which pages of the booklet a row stands. */
    public enum Page {
        ALL,
        LIGHT,
        HEAVY
    }

    /** One row of a table. */
    public record Row(String id, PowerTrack table, Letter row, Page page, List<PowerSlot> columns) {}

    static PowerTables read(ContentSource source, String game, EffectCodec<EpicAction> codec) {
        List<Row> rows = source.list(game, "limelight.json").read(entry -> row(entry, codec));
        ContentEntry entry = source.object(game, "limelight-values.json");
        ContentEntry byLetter = entry.entry("v");
        Map<Letter, List<Integer>> values = new EnumMap<>(Letter.class);
        for (String letter : byLetter.fields()) {
            List<Integer> v = byLetter.numbers(letter, 0, 99);
            byLetter.demand(v.size() == COLUMNS, letter, new Words("il faut cinq valeurs", "expected five values"));
            values.put(Letter.valueOf(letter), v);
        }
        ContentEntry prologue = entry.entry("prologue");
        PowerTables tables = new PowerTables(
                values,
                entry.constants("powerDie", Letter.class),
                entry.number("heavyFrom", 1, 9),
                entry.constants("heavyLetters", Letter.class),
                prologue.constant("table", PowerTrack.class),
                prologue.constant("row", Letter.class),
                prologue.number("column", 1, COLUMNS),
                rows);
        tables.checkCompleteness(entry);
        entry.refuseTheRest();
        return tables;
    }

    private static Row row(ContentEntry entry, EffectCodec<EpicAction> codec) {
        List<PowerSlot> columns = new ArrayList<>(entry.entries("columns", slot -> PowerSlot.read(slot, codec)));
        entry.demand(columns.size() == COLUMNS, "columns", new Words("il faut cinq colonnes", "expected five columns"));
        return new Row(
                entry.id(),
                entry.constant("table", PowerTrack.class),
                entry.constant("row", Letter.class),
                entry.constant("page", Page.class),
                List.copyOf(columns));
    }

    private void checkCompleteness(ContentEntry entry) {
        for (PowerTrack table : PowerTrack.values()) {
            for (Letter letter : powerDie) {
                for (Page page : List.of(Page.LIGHT, Page.HEAVY)) {
                    if (!stands(table, letter, page)) {
                        throw entry.refuse(
                                "powerDie",
                                new Words(
                                        "il manque la ligne " + letter + " de la table " + table,
                                        "row " + letter + " of the table " + table + " is missing"));
                    }
                }
            }
        }
        for (int i = 0; i < Letter.DIFFICULTIES; i++) {
            if (!values.containsKey(Letter.of(i))) {
                throw entry.refuse("v", new Words("il manque une lettre", "a letter is missing"));
            }
        }
    }

    private boolean stands(PowerTrack table, Letter letter, Page page) {
        return rows.stream()
                .anyMatch(row -> row.table == table && row.row == letter && (row.page == Page.ALL || row.page == page));
    }

    /** The base value of a column, counted from 1. */
    public int value(Letter difficulty, int column) {
        List<Integer> row = values.get(difficulty);
        return row == null ? 0 : row.get(column - 1);
    }

    /** The cell for a power die and a bracket, whose positions count from 1. */
    public PowerSlot cell(int reckoners, Letter difficulty, PowerTrack table, Letter die, int column) {
        Page page = reckoners >= heavyFrom && heavyLetters.contains(difficulty) ? Page.HEAVY : Page.LIGHT;
        for (Row row : rows) {
            if (row.table == table && row.row == die && (row.page == Page.ALL || row.page == page)) {
                return row.columns.get(column - 1);
            }
        }
        throw new IllegalStateException("the tables were checked to be complete: " + table + " " + die);
    }
}
