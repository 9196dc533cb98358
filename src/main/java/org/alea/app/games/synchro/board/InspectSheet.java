package org.alea.app.games.synchro.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.shell.Fonts;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.Marble;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.MonsterRow;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.Supply;

/** What anybody could count at the table: the bag, the decks, the graveyard, and how likely what comes next is. */
final class InspectSheet {
    private static final double SIXTH = 100.0 / 6;

    private final StageKit kit;
    private final SynchroTable table;
    private final double wide;

    InspectSheet(StageKit kit, SynchroTable table) {
        this.kit = kit;
        this.table = table;
        wide = kit.of(330, 300);
    }

    Region node() {
        HBox columns = new HBox(kit.of(34, 26), shards(), fight(), decks());
        VBox sheet = new VBox(
                kit.of(14, 10),
                kit.label(kit.voice().get("inspect.title"), "sy-sheet-title"),
                columns,
                kit.label(kit.voice().get("sheet.close"), "sy-note"));
        sheet.getStyleClass().addAll("synchro-board", "table-panel", "sy-overlay");
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        sheet.setMouseTransparent(true);
        return sheet;
    }

    private VBox column(Node... parts) {
        VBox column = new VBox(kit.of(9, 6), parts);
        column.setPrefWidth(wide);
        return column;
    }

    private Node caption(String key) {
        return kit.label(kit.voice().table().caption(key), "sy-caption");
    }

    private Node words(String words) {
        javafx.scene.control.Label label = kit.label(words, "sy-note");
        label.setWrapText(true);
        label.setMaxWidth(wide);
        return label;
    }

    private VBox shards() {
        Supply supply = table.state().supply();
        HBox tray = StageKit.row(6);
        for (ShardColour colour : ShardColour.values()) {
            tray.getChildren()
                    .addAll(
                            Gem.of(SynchroLooks.stone(colour), 17),
                            kit.label(Integer.toString(supply.tray().of(colour)), "sy-figure"));
        }
        return column(
                caption("odds.title"),
                ShardOdds.of(kit, supply, wide),
                caption("inspect.tray"),
                tray,
                caption("inspect.skills"),
                small(supply.skills()));
    }

    /** Names, as small as they need to be. */
    private Node small(List<String> ids) {
        String names = ids.stream().map(kit.voice()::term).sorted().collect(Collectors.joining(" · "));
        return kit.block(names.isEmpty() ? "–" : names, Fonts.TEXT, 13, wide, kit.of(300, 250), "sy-note");
    }

    private VBox fight() {
        Battle battle = table.state().battle();
        VBox column = column(caption("inspect.marbles"));
        if (battle.monsters().isEmpty()) {
            column.getChildren().add(words(kit.voice().get("inspect.noFight")));
            return column;
        }
        column.getChildren()
                .addAll(
                        marbles(Camp.HEROES, battle.heroBox(), battle.heroMarbles()),
                        marbles(Camp.MONSTERS, battle.monsterBox(), battle.monsterMarbles()),
                        caption("inspect.rows"));
        for (StageMonster monster : battle.monsters()) {
            column.getChildren().add(rows(kit.voice().content().monster(monster.card())));
        }
        return column;
    }

    private Node marbles(Camp camp, List<org.alea.games.synchro.effects.Marble> box, int shown) {
        Set<org.alea.games.synchro.effects.Marble> hidden = EnumSet.allOf(org.alea.games.synchro.effects.Marble.class);
        if (!box.isEmpty()) {
            hidden.removeAll(box.subList(0, shown));
        }
        SynchroVoice voice = kit.voice();
        VBox lines = new VBox(3);
        if (hidden.isEmpty()) {
            lines.getChildren().add(words(voice.get("inspect.allOut")));
        }
        for (org.alea.games.synchro.effects.Marble marble : hidden) {
            String chance = voice.get("inspect.oneIn", hidden.size());
            String name = voice.fighter(table, new Fighter(camp, marble));
            lines.getChildren()
                    .add(StageKit.row(
                            8,
                            new Marble(SynchroLooks.number(marble), Marble.Mood.LATER, 18),
                            kit.line(name, Fonts.STRONG, 13.5, wide - 110, "sy-strong"),
                            StageKit.gap(),
                            kit.label(chance, "sy-note")));
        }
        return lines;
    }

    /** What the rows of a monster are worth after its next roll: how likely each of them is. */
    private Node rows(SynchroMonster card) {
        SynchroVoice voice = kit.voice();
        List<String> chances = new ArrayList<>();
        for (MonsterRow row : card.rows()) {
            long share = Math.round((row.max() - row.min() + 1) * SIXTH);
            chances.add(voice.get("inspect.row", SynchroPrints.range(row), share));
        }
        return new VBox(kit.label(voice.term(card.id()), "sy-strong"), words(String.join("  ·  ", chances)));
    }

    private VBox decks() {
        SynchroVoice voice = kit.voice();
        Supply supply = table.state().supply();
        VBox column = column(caption("inspect.decks"));
        List<String> monsters = supply.monsters().stream()
                .map(deck -> Integer.toString(deck.pile().size()))
                .toList();
        column.getChildren()
                .addAll(
                        figure(
                                "inspect.heroes",
                                Integer.toString(supply.heroes().size())),
                        figure(
                                "inspect.legends",
                                Integer.toString(supply.legends().size())),
                        figure("inspect.items", Integer.toString(supply.items().size())),
                        figure("inspect.monsters", String.join(" · ", monsters)),
                        figure("inspect.bag", Integer.toString(supply.skills().size())),
                        caption("inspect.grave"),
                        words(
                                supply.graveyard().isEmpty()
                                        ? voice.get("inspect.nobody")
                                        : supply.graveyard().stream()
                                                .map(voice::term)
                                                .collect(Collectors.joining(" · "))));
        supply.setAside()
                .ifPresent(tile -> column.getChildren().addAll(caption("inspect.aside"), words(voice.term(tile))));
        return column;
    }

    private Node figure(String key, String value) {
        HBox row = StageKit.row(
                8, kit.label(kit.voice().get(key), "sy-note"), StageKit.gap(), kit.label(value, "sy-figure"));
        row.setPrefWidth(wide);
        return row;
    }
}
