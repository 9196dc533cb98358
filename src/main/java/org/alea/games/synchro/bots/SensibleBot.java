package org.alea.games.synchro.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.engine.Bot;
import org.alea.games.synchro.SynchroGame;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.state.Ask;

/** A careful player: it saves shards for levels and good skills, and time for the last fight. Gives the hints. */
public final class SensibleBot implements Bot<SynchroTable, SynchroMove> {
    public static final String NAME = "sensible";

    /** How one kind of decision is taken. */
    private interface Choice<A extends Ask> {
        SynchroMove choose(SynchroTable table, A ask, List<SynchroMove> moves);
    }

    private static final Map<Class<?>, Choice<Ask>> CHOICES = new HashMap<>();

    static {
        add(Ask.ChooseHeroes.class, (table, ask, moves) -> journey(table).hero(ask, moves));
        add(Ask.LuminariaOffer.class, (table, ask, moves) -> journey(table).firstVillage());
        add(Ask.TowerOffer.class, (table, ask, moves) -> journey(table).towerOffer(ask));
        add(Ask.SkillDraft.class, (table, ask, moves) -> journey(table).draft(ask, moves));
        add(Ask.ImproveReward.class, (table, ask, moves) -> journey(table).improve(ask.hero(), moves));
        add(Ask.ChooseRoad.class, (table, ask, moves) -> journey(table).road(moves));
        add(Ask.Muster.class, (table, ask, moves) -> journey(table).muster(moves));
        add(Ask.Deploy.class, (table, ask, moves) -> fight(table).deploy(moves));
        add(Ask.ChooseStart.class, (table, ask, moves) -> fight(table).start());
        add(Ask.HeroActions.class, (table, ask, moves) -> fight(table).act(ask.hero(), moves));
        add(Ask.ChooseTarget.class, (table, ask, moves) -> fight(table).target(ask, moves));
        add(Ask.Overflow.class, (table, ask, moves) -> fight(table).cheapestShard(moves));
        add(Ask.BurnChoice.class, (table, ask, moves) -> fight(table).cheapestShard(moves));
        add(Ask.PayLake.class, (table, ask, moves) -> fight(table).cheapestShard(moves));
        add(Ask.GiveShard.class, (table, ask, moves) -> fight(table).heir(moves));
        add(Ask.ChooseVictim.class, (table, ask, moves) -> fight(table).victim(moves));
        add(Ask.PotionWindow.class, (table, ask, moves) -> fight(table).potion(ask));
        add(Ask.PlaceHero.class, (table, ask, moves) -> journey(table).newHero(moves));
        add(Ask.Visit.class, (table, ask, moves) -> journey(table).visit(moves));
        add(Ask.Village.class, (table, ask, moves) -> journey(table).village(moves));
        add(Ask.PlaceItem.class, (table, ask, moves) -> journey(table).item(ask, moves));
        add(Ask.PoiMine.class, (table, ask, moves) -> journey(table).mine(ask));
        add(Ask.PoiSanctuary.class, (table, ask, moves) -> journey(table).sanctuary(moves));
        add(Ask.PoiAltar.class, (table, ask, moves) -> journey(table).altar(ask, moves));
        add(Ask.PoiStatueSkill.class, (table, ask, moves) -> journey(table).statueSkill(moves));
        add(Ask.ChooseLevel.class, (table, ask, moves) -> journey(table).level(moves));
        add(Ask.PoiAbyss.class, (table, ask, moves) -> new SynchroMove.Cancel());
        add(Ask.PoiNecropolis.class, (table, ask, moves) -> new SynchroMove.Decline());
        add(Ask.PoiVolcano.class, (table, ask, moves) -> journey(table).volcano(moves));
        add(Ask.PoiTower.class, (table, ask, moves) -> journey(table).tower(moves));
        add(Ask.PoiDojo.class, (table, ask, moves) -> journey(table).disciple(moves));
        add(Ask.PoiLake.class, (table, ask, moves) -> journey(table).lake(moves));
    }

    private final SynchroGame game;

    public SensibleBot(SynchroGame game) {
        this.game = game;
    }

    private static <A extends Ask> void add(Class<A> type, Choice<A> choice) {
        CHOICES.put(type, (table, ask, moves) -> choice.choose(table, type.cast(ask), moves));
    }

    private static JourneyChoices journey(SynchroTable table) {
        return new JourneyChoices(table);
    }

    private static FightChoices fight(SynchroTable table) {
        return new FightChoices(table);
    }

    @Override
    public SynchroMove choose(SynchroTable table) {
        List<SynchroMove> moves = game.moves(table);
        Choice<Ask> choice = CHOICES.get(table.ask().getClass());
        // what is not weighed is taken as it comes: abilities in card order, marbles, clear shards
        return choice == null ? moves.get(0) : choice.choose(table, table.ask(), moves);
    }
}
