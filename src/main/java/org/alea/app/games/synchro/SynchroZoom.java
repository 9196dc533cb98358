package org.alea.app.games.synchro;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.board.SynchroSheets;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.MonsterRow;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;

/** The card that lies at a spot, large, in both languages; beside it the sheet of a hero, or how a monster stands. */
final class SynchroZoom {
    private static final double WIDE = 320;
    private static final double HIGH = 430;
    private static final double SIXTH = 100.0 / 6;

    private final SynchroVoice voice;
    private final Shot<SynchroTable, SynchroMove, Touched> shot;
    private final Spot spot;
    private final Plan plan;

    private SynchroZoom(SynchroVoice voice, Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot, Plan plan) {
        this.voice = voice;
        this.shot = shot;
        this.spot = spot;
        this.plan = plan;
    }

    static Optional<Region> of(
            SynchroVoice voice, Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot, Plan plan) {
        return switch (spot.kind()) {
            case "calendar" -> SynchroSheets.of(voice, shot, "calendar", plan);
            case "bag", "box" -> SynchroSheets.of(voice, shot, "inspect", plan);
            default -> new SynchroZoom(voice, shot, spot, plan).node();
        };
    }

    private Optional<Region> node() {
        return print(new SynchroPrints(voice.terms())).map(card -> {
            HBox row = new HBox(plan.of(18, 12), face(card, 1));
            row.setFillHeight(false);
            row.setAlignment(javafx.geometry.Pos.CENTER);
            print(new SynchroPrints(voice.otherTerms()))
                    .ifPresent(other -> row.getChildren().add(face(other, 0.8)));
            if (spot.kind().equals("hero")) {
                SynchroSheets.hero(voice, shot, spot, plan)
                        .ifPresent(sheet -> row.getChildren().add(0, sheet));
            }
            monster().ifPresent(monster -> row.getChildren().add(standing(monster)));
            row.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            row.setMouseTransparent(true);
            return row;
        });
    }

    private CardFace face(CardPrint card, double share) {
        double scale = plan.of(1.15, 1) * share;
        return new CardFace(
                card,
                CardFace.Size.FULL,
                WIDE * scale,
                HIGH * scale,
                1.1 * plan.frame().text());
    }

    private Optional<CardPrint> print(SynchroPrints prints) {
        SynchroTable table = shot.table();
        return switch (spot.kind()) {
            case "hero" ->
                hero(table, spot).map(hero -> prints.hero(voice.content().hero(hero.card()), hero.improved()));
            case "master" ->
                hero(table, spot)
                        .flatMap(PartyHero::master)
                        .map(master -> prints.hero(voice.content().hero(master.card()), master.improved()));
            case "monster" ->
                monster().map(monster -> prints.monster(voice.content().monster(monster.card())));
            case "skill" -> skill(prints);
            case "item", "ware" -> Optional.of(prints.item(voice.content().item(spot.id()), false));
            case "card" -> Optional.of(prints.hero(voice.content().hero(spot.id()), false));
            case "tile" -> Optional.of(prints.skillWithBoth(voice.content().skill(spot.id()), OptionalInt.empty()));
            default -> Optional.empty();
        };
    }

    private Optional<CardPrint> skill(SynchroPrints prints) {
        int slot = Integer.parseInt(spot.part());
        return hero(shot.table(), spot)
                .filter(hero -> slot < hero.skills().size())
                .map(hero -> {
                    SkillTile tile = hero.skills().get(slot);
                    OptionalInt clv = OptionalInt.of(Prowess.clv(voice.content(), hero));
                    var skill = voice.content().skill(tile.id());
                    return tile.improved()
                            ? prints.skill(skill, true, clv, List.of())
                            : prints.skillWithBoth(skill, clv);
                });
    }

    // how a monster stands

    private Optional<StageMonster> monster() {
        return Optional.of(spot)
                .filter(at -> at.kind().equals("monster"))
                .map(at -> Marble.valueOf(at.id()))
                .filter(shot.table().state().battle()::has)
                .map(shot.table().state().battle()::monster);
    }

    private Region standing(StageMonster monster) {
        SynchroMonster card = voice.content().monster(monster.card());
        List<String> lines = new ArrayList<>();
        lines.add(voice.get("zoom.hp", monster.hp(), monster.maxHp()));
        lines.add(voice.get("zoom.shields", monster.shields()));
        lines.add(voice.get("zoom.die", monster.die()));
        int row = card.rowOf(monster.die(), monster.silenced());
        lines.add(
                row == 0
                        ? voice.get("monster.basic", card.basicAttack())
                        : voice.get("zoom.row", SynchroPrints.range(card.rows().get(row - 1))));
        if (monster.stunned()) {
            lines.add(voice.get("state.stunned"));
        }
        if (monster.silenced()) {
            lines.add(voice.get("state.silenced"));
        }
        lines.add(voice.get("inspect.rows"));
        for (MonsterRow each : card.rows()) {
            long share = Math.round((each.max() - each.min() + 1) * SIXTH);
            lines.add(voice.get("inspect.row", SynchroPrints.range(each), share));
        }
        VBox box = new VBox(plan.of(8, 6));
        box.getStyleClass().addAll("synchro-board", "table-panel", "sy-overlay");
        for (String line : lines) {
            Label label = new Label(line);
            label.getStyleClass().add("sy-note");
            label.setWrapText(true);
            box.getChildren().add(label);
        }
        box.setMaxWidth(plan.of(280, 240));
        return box;
    }

    /** The id in the content of what lies at a spot. */
    static Optional<String> card(SynchroTable table, Spot spot) {
        return switch (spot.kind()) {
            case "hero" -> hero(table, spot).map(PartyHero::card);
            case "master" -> hero(table, spot).flatMap(PartyHero::master).map(master -> master.card());
            case "monster" ->
                Optional.of(Marble.valueOf(spot.id()))
                        .filter(table.state().battle()::has)
                        .map(board -> table.state().battle().monster(board).card());
            case "skill" ->
                hero(table, spot)
                        .filter(hero ->
                                Integer.parseInt(spot.part()) < hero.skills().size())
                        .map(hero ->
                                hero.skills().get(Integer.parseInt(spot.part())).id());
            case "item", "ware", "card", "tile" -> Optional.of(spot.id());
            case "node" -> Optional.ofNullable(table.state().voyage().tiles().get(spot.id()));
            case "poi" -> Optional.of("poi-" + spot.part());
            default -> Optional.empty();
        };
    }

    private static Optional<PartyHero> hero(SynchroTable table, Spot spot) {
        return table.state().party().find(Marble.valueOf(spot.id()));
    }
}
