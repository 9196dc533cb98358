package org.alea.games.synchro.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.HeroClass;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.PoiOffer;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;

/** What the sensible bot does between the fights: heroes, skills, the road, villages and places. */
final class JourneyChoices {
    private static final double MULLIGAN = 1.2;
    private static final int FIRST_POTIONS = 1;
    private static final int MOST_POTIONS = 3;
    private static final int IMPROVE_PRICE = 5;
    private static final double DUNGEON_LEVEL = 4.5;
    private static final double DUNGEON_LOST = 0.4;
    private static final int DUNGEON_POTIONS = 1;
    private static final int DUNGEON_SLACK = 6;

    private final SynchroTable table;
    private final SynchroContent content;
    private final Party party;
    private final FightWorth worth;
    private final Calendar calendar;

    JourneyChoices(SynchroTable table) {
        this.table = table;
        this.content = table.content();
        this.party = table.state().party();
        this.worth = new FightWorth(table);
        this.calendar = new Calendar(table);
    }

    /** The move worth most, if any is worth more than nothing. */
    private static <M extends SynchroMove> Optional<M> best(
            List<SynchroMove> moves, Class<M> type, ToDoubleFunction<M> value) {
        Optional<M> best = Optional.empty();
        double most = 0;
        for (SynchroMove move : moves) {
            if (type.isInstance(move)) {
                double worth = value.applyAsDouble(type.cast(move));
                if (worth > most) {
                    most = worth;
                    best = Optional.of(type.cast(move));
                }
            }
        }
        return best;
    }

    // Heroes and skills

    /** Two classes at least, a warrior first; boards in their order. */
    SynchroMove hero(Ask.ChooseHeroes ask, List<SynchroMove> moves) {
        if (moves.contains(new SynchroMove.ConfirmHeroes())) {
            return new SynchroMove.ConfirmHeroes();
        }
        Marble next = Marble.values()[ask.placed().size()];
        return best(
                        moves,
                        SynchroMove.AssignHero.class,
                        move -> move.board() == next ? 10 - alike(ask, move.card()) : 0)
                .map(SynchroMove.class::cast)
                .orElse(moves.get(0));
    }

    private double alike(Ask.ChooseHeroes ask, String card) {
        HeroClass wanted = content.hero(card).heroClass();
        return ask.placed().stream()
                .filter(placed -> content.hero(placed.card()).heroClass() == wanted)
                .count();
    }

    SynchroMove draft(Ask.SkillDraft ask, List<SynchroMove> moves) {
        PartyHero hero = party.hero(ask.hero());
        Optional<SynchroMove.TakeSkill> best =
                best(moves, SynchroMove.TakeSkill.class, move -> 100 + skill(hero, content.skill(move.tile())));
        boolean poor = best.isPresent() && skill(hero, content.skill(best.get().tile())) < MULLIGAN;
        if (poor && moves.contains(new SynchroMove.Mulligan())) {
            return new SynchroMove.Mulligan();
        }
        return best.map(SynchroMove.class::cast).orElse(moves.get(0));
    }

    double skill(PartyHero hero, SynchroSkill skill) {
        ShardColour own = Prowess.ownClass(content, hero).colour();
        double value = new double[] {1.5, 0.8, -1.2}[Math.min(3, skill.cost().size()) - 1];
        for (ShardColour symbol : skill.cost()) {
            value += symbol == own ? 1.2 : symbol == ShardColour.CLEAR ? -1.5 : -0.6;
        }
        for (ShardColour colour : ShardColour.values()) {
            if (skill.cost().contains(colour) && uses(hero, colour)) {
                value += 0.4;
            }
        }
        if (deals(skill)) {
            value += 1;
        }
        if (heals(skill) && healers() < 2) {
            value += 1.5;
        }
        return skill.from().isPresent() ? value - 0.3 : value;
    }

    private boolean uses(PartyHero hero, ShardColour colour) {
        return hero.skills().stream()
                .anyMatch(tile -> content.skill(tile.id()).cost().contains(colour));
    }

    private static boolean deals(SynchroSkill skill) {
        return skill.standard().stream().anyMatch(Verb.Damage.class::isInstance);
    }

    private static boolean heals(SynchroSkill skill) {
        return skill.standard().stream().anyMatch(Verb.Heal.class::isInstance);
    }

    private int healers() {
        int healers = 0;
        for (PartyHero hero : party.heroes()) {
            healers += hero.skills().stream().anyMatch(tile -> heals(content.skill(tile.id()))) ? 1 : 0;
        }
        return healers;
    }

    /** The hero card at level 5, then the best skill. */
    SynchroMove improve(Marble board, List<SynchroMove> moves) {
        SynchroMove card = new SynchroMove.ImproveHeroCard();
        PartyHero hero = party.hero(board);
        if (hero.level() == 5 && moves.contains(card)) {
            return card;
        }
        return best(moves, SynchroMove.ImproveSkill.class, move -> improvement(hero, move.slot()))
                .map(SynchroMove.class::cast)
                .orElse(moves.get(0));
    }

    double improvement(PartyHero hero, int slot) {
        SkillTile tile = hero.skills().get(slot);
        return 100 + skill(hero, content.skill(tile.id()));
    }

    /** A hero of the reserve takes an empty board; nobody is exchanged. */
    SynchroMove muster(List<SynchroMove> moves) {
        return first(moves, SynchroMove.JoinReserve.class).orElse(new SynchroMove.Done());
    }

    // The road

    SynchroMove road(List<SynchroMove> moves) {
        return best(moves, SynchroMove.Travel.class, move -> 1000 + city(move))
                .map(SynchroMove.class::cast)
                .orElse(moves.get(0));
    }

    private double city(SynchroMove.Travel move) {
        JournalTile tile = content.tile(table.state().voyage().tiles().getOrDefault(move.node(), ""));
        PoiOffer offer = tile.poi(move.poi()).orElseThrow();
        int levels = 0;
        for (int level : tile.monsters()) {
            levels += level;
        }
        return place(move.poi()) - 1.3 * offer.time() - 0.5 * levels;
    }

    private double place(PoiKind kind) {
        double lost = worth.lost();
        boolean master = party.heroes().stream().anyMatch(hero -> hero.master().isPresent());
        boolean item = party.heroes().stream().anyMatch(hero -> !hero.items().isEmpty());
        return switch (kind) {
            case FLOWER_FIELD, MONUMENT, DOJO -> 8;
            case RUINS, MANA_LAKE -> 6;
            case CHURCH -> 5 + 18 * lost;
            case CAMPFIRE -> 5 + Math.min(8, party.coins() / 2.0) + 10 * lost;
            case LIBRARY -> master ? 5 : 0;
            case WATERFALL -> 5 - 14 * lost;
            case STATUE -> 4;
            case VOLCANO -> item ? 4 : 0;
            case MINE, WIZARD_TOWER, ALTAR -> 3;
            case TAVERN -> 2 + (party.hasRoom() ? 8 : 0);
            case SANCTUARY -> (table.state().supply().graveyard().isEmpty() ? 0 : 6) + (party.coins() >= 7 ? 3 : 0);
            case NECROPOLIS -> 0;
            case DUNGEON -> fitForTheDungeon() ? 12 : -30;
            case ABYSS -> -30;
        };
    }

    /** Four high heroes in good health, a potion against the worst, and time: nobody can flee from there. */
    private boolean fitForTheDungeon() {
        double level =
                party.heroes().stream().mapToInt(PartyHero::level).average().orElse(0);
        return !party.hasRoom()
                && level >= DUNGEON_LEVEL
                && worth.lost() <= DUNGEON_LOST
                && party.potions() >= DUNGEON_POTIONS
                && calendar.slack() >= DUNGEON_SLACK;
    }

    // In the city

    SynchroMove visit(List<SynchroMove> moves) {
        if (moves.contains(new SynchroMove.ActivatePoi()) && wantsPoi()) {
            return new SynchroMove.ActivatePoi();
        }
        SynchroMove village = new SynchroMove.VisitVillage();
        return moves.contains(village) && wantsVillage() ? village : new SynchroMove.LeaveCity();
    }

    /** Not what it would only cancel again. */
    private boolean wantsPoi() {
        PoiKind kind = table.state().voyage().poi().orElseThrow();
        return switch (kind) {
            case ABYSS -> false;
            case SANCTUARY -> pupilForAGrave() || party.coins() >= IMPROVE_PRICE && someItemToImprove();
            default -> true;
        };
    }

    private boolean pupilForAGrave() {
        return !table.state().supply().graveyard().isEmpty()
                && party.heroes().stream().anyMatch(hero -> hero.master().isEmpty());
    }

    private boolean someItemToImprove() {
        Stream<ItemPiece> worn = party.heroes().stream().flatMap(hero -> hero.items().stream());
        return Stream.concat(worn, party.stash().stream()).anyMatch(item -> !item.improved());
    }

    SynchroMove firstVillage() {
        return wantsVillage() ? new SynchroMove.VisitVillage() : new SynchroMove.SkipVillage();
    }

    private boolean wantsVillage() {
        int slack = calendar.slack();
        int coins = party.coins();
        return slack > 3.2
                && (worth.lost() > 0.35 && coins >= 4 || coins >= 12 && slack > 5 || party.hasRoom() && coins >= 8);
    }

    SynchroMove village(List<SynchroMove> moves) {
        Optional<SynchroMove> invite = first(moves, SynchroMove.InviteHero.class);
        if (invite.isPresent()) {
            return invite.get();
        }
        Optional<SynchroMove.Rest> rest = best(
                moves,
                SynchroMove.Rest.class,
                move -> party.hero(move.hero()).damage() >= 4
                        ? party.hero(move.hero()).damage()
                        : 0);
        if (rest.isPresent()) {
            return rest.get();
        }
        SynchroMove potion = new SynchroMove.BuyPotion();
        if (party.potions() < FIRST_POTIONS && moves.contains(potion)) {
            return potion;
        }
        Optional<SynchroMove.LearnMaster> master =
                best(moves, SynchroMove.LearnMaster.class, move -> pupil(move.hero()));
        if (master.isPresent()) {
            return master.get();
        }
        if (party.potions() < MOST_POTIONS && moves.contains(potion)) {
            return potion;
        }
        Optional<SynchroMove.BuyItem> item = best(
                moves,
                SynchroMove.BuyItem.class,
                move -> move.replaced().equals(SynchroMove.NONE)
                        ? content.item(move.item()).price()
                                + party.hero(move.hero()).level() * 0.01
                        : 0);
        return item.map(SynchroMove.class::cast).orElse(new SynchroMove.LeaveVillage());
    }

    /** A master goes to the highest hero without one. */
    double pupil(Marble board) {
        PartyHero hero = party.hero(board);
        return hero.master().isPresent() ? 0 : 1 + hero.level();
    }

    private static Optional<SynchroMove> first(List<SynchroMove> moves, Class<? extends SynchroMove> type) {
        return moves.stream().filter(type::isInstance).findFirst();
    }

    // Gifts

    SynchroMove newHero(List<SynchroMove> moves) {
        return first(moves, SynchroMove.Recruit.class)
                .or(() -> best(moves, SynchroMove.MakeMaster.class, move -> pupil(move.hero())))
                .orElse(new SynchroMove.ToReserve());
    }

    SynchroMove disciple(List<SynchroMove> moves) {
        return best(moves, SynchroMove.MakeMaster.class, move -> pupil(move.hero()))
                .map(SynchroMove.class::cast)
                .orElse(new SynchroMove.DeclineHero());
    }

    SynchroMove item(Ask.PlaceItem ask, List<SynchroMove> moves) {
        int price = content.item(ask.item().id()).price() + (ask.item().improved() ? 5 : 0);
        return first(moves, SynchroMove.Equip.class)
                .or(() -> best(
                        moves,
                        SynchroMove.ReplaceItem.class,
                        move -> price - content.item(move.item()).price()))
                .orElse(new SynchroMove.DiscardNew());
    }

    SynchroMove sanctuary(List<SynchroMove> moves) {
        return best(moves, SynchroMove.GraveMaster.class, move -> pupil(move.hero()))
                .map(SynchroMove.class::cast)
                .or(() -> first(moves, SynchroMove.ImproveItem.class))
                .orElse(new SynchroMove.Cancel());
    }

    SynchroMove level(List<SynchroMove> moves) {
        return best(
                        moves,
                        SynchroMove.LevelHero.class,
                        move -> party.hero(move.hero()).level())
                .map(SynchroMove.class::cast)
                .orElse(moves.get(0));
    }

    SynchroMove statueSkill(List<SynchroMove> moves) {
        return best(moves, SynchroMove.ImproveSkillOf.class, move -> improvement(party.hero(move.hero()), move.slot()))
                .map(SynchroMove.class::cast)
                .orElse(moves.get(0));
    }

    SynchroMove tower(List<SynchroMove> moves) {
        return best(moves, SynchroMove.SetAside.class, move -> 100 + best(move.tile()))
                .map(SynchroMove.class::cast)
                .orElse(moves.get(0));
    }

    private double best(String tile) {
        double best = Double.NEGATIVE_INFINITY;
        for (PartyHero hero : party.heroes()) {
            best = Math.max(best, skill(hero, content.skill(tile)));
        }
        return best;
    }

    SynchroMove towerOffer(Ask.TowerOffer ask) {
        String tile = table.state().supply().setAside().orElseThrow();
        double value = skill(party.hero(ask.hero()), content.skill(tile));
        return value >= 2 ? new SynchroMove.TakeTowerSkill() : new SynchroMove.DrawSkills();
    }

    SynchroMove altar(Ask.PoiAltar ask, List<SynchroMove> moves) {
        return best(moves, SynchroMove.ReplaceSkill.class, move -> gain(move))
                .map(SynchroMove.class::cast)
                .orElse(new SynchroMove.Done());
    }

    private double gain(SynchroMove.ReplaceSkill move) {
        PartyHero hero = party.hero(move.hero());
        SkillTile old = hero.skills().get(move.slot());
        double kept = skill(hero, content.skill(old.id())) + (old.improved() ? 3 : 0);
        return skill(hero, content.skill(move.tile())) - kept - 1;
    }

    SynchroMove lake(List<SynchroMove> moves) {
        for (int line : List.of(5, 8, 4)) {
            if (moves.contains(new SynchroMove.Exchange(line))) {
                return new SynchroMove.Exchange(line);
            }
        }
        return new SynchroMove.Done();
    }

    SynchroMove volcano(List<SynchroMove> moves) {
        List<SynchroMove> items = new ArrayList<>(moves);
        return best(
                        items,
                        SynchroMove.BurnItem.class,
                        move -> 20 - content.item(move.item()).price())
                .map(SynchroMove.class::cast)
                .orElse(new SynchroMove.Cancel());
    }

    SynchroMove mine(Ask.PoiMine ask) {
        return ask.roll() <= 2 && calendar.slack() > 8 ? new SynchroMove.RollAgain() : new SynchroMove.TakeCoins();
    }
}
