package org.alea.app.games.synchro.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.DieNode;
import org.alea.app.table.Felt;
import org.alea.app.table.FeltPattern;
import org.alea.app.table.dice.DiceThrow;
import org.alea.engine.Event;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.state.Ask;

/** The whole board: the felt, and on it the stage, the map, or cards beside the party. */
public final class SynchroBoard implements BoardView<SynchroTable, SynchroMove, Touched> {
    /** What is asked in the middle of a combat and wants cards beside the party. */
    private static final Set<Class<?>> CARDS = Set.of(
            Ask.SkillDraft.class,
            Ask.TowerOffer.class,
            Ask.ImproveReward.class,
            Ask.PlaceHero.class,
            Ask.PlaceItem.class,
            Ask.Regroup.class,
            Ask.Muster.class);

    private final SynchroVoice voice;
    private final Look look;
    private final Pane root = new Pane();
    private final CombatStage combat;
    private final HandPane hand;
    private final MapTable map;
    private final CityTable city;
    private final DraftTable draft;
    private final DiceThrow dice;

    public SynchroBoard(SynchroVoice voice, Plan plan, Look look) {
        this.voice = voice;
        this.look = look;
        StageKit kit = new StageKit(voice, new SynchroPrints(voice.terms()), plan);
        combat = new CombatStage(kit);
        hand = new HandPane(kit);
        map = new MapTable(kit);
        city = new CityTable(kit);
        draft = new DraftTable(kit);
        dice = new DiceThrow(look.motion(), look.clock(), look.slowness());
        Felt felt = new Felt();
        felt.setManaged(false);
        felt.resizeRelocate(
                0,
                plan.bar().getMaxY(),
                plan.width(),
                plan.deck().getMinY() - plan.bar().getMaxY());
        root.setPickOnBounds(false);
        root.getStyleClass().add("synchro-board");
        root.getChildren().addAll(felt, combat.node(), hand.node(), map.node(), city.node(), draft.node());
        if (look.contrast()) {
            felt.setStyle("-fx-background-color: #0B0F15;");
        } else {
            felt.paint(
                    Felt.Cloth.of("#2B2145", "#130F20", Color.web("#D88CE6", 0.05), FeltPattern.FACETS),
                    plan.width() / 2,
                    plan.height() * 0.3,
                    List.of(),
                    plan.scale());
        }
    }

    @Override
    public Region node() {
        return root;
    }

    @Override
    public void show(Shot<SynchroTable, SynchroMove, Touched> shot, Pieces pieces) {
        StageKit.View view = StageKit.View.of(voice, look, shot, pieces);
        Optional<Ask> ask = shot.table().asked();
        boolean fighting = !shot.table().state().battle().monsters().isEmpty()
                && ask.filter(asked -> CARDS.contains(asked.getClass())).isEmpty();
        boolean travelling =
                !fighting && ask.map(Ask.ChooseRoad.class::isInstance).orElse(true);
        boolean drafting = DraftTable.shows(ask);
        dice.land();
        combat.node().setVisible(fighting);
        hand.node().setVisible(fighting);
        map.node().setVisible(travelling);
        draft.node().setVisible(drafting);
        city.node().setVisible(!fighting && !travelling && !drafting);
        if (fighting) {
            combat.show(view);
            hand.show(view);
        } else if (travelling) {
            map.show(view);
        } else if (drafting) {
            draft.show(view);
        } else {
            city.show(view);
        }
        shot.news().forEach(this::cast);
    }

    /** Dice that have just been thrown come tumbling to where they lie. */
    private void cast(Event event) {
        Optional<DieNode> thrown = Optional.empty();
        if (event instanceof SynchroEvent.DieRolled rolled) {
            thrown = combat.die(rolled.board());
        } else if (event instanceof SynchroEvent.MonsterTurnEnded ended) {
            thrown = combat.die(ended.board());
        } else if (event instanceof SynchroEvent.PoiDieRolled) {
            thrown = city.die();
        }
        thrown.ifPresent(die -> dice.cast(die, -40, 160));
    }

    @Override
    public void tick() {
        dice.tick();
    }

    @Override
    public boolean moving() {
        return dice.flying();
    }

    @Override
    public void rest() {
        dice.land();
    }

    @Override
    public void dispose() {
        dice.land();
    }
}
