package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.Resolving.Origin;
import org.alea.games.synchro.state.PartyHero;

/** What each point of interest does when it is activated, and when it could do nothing (SYNC-159 to SYNC-181). */
final class PoiActivation {
    private static final int DIE = 6;
    private static final int WATERFALL_DAMAGE = 5;
    private static final int WATERFALL_COINS = 8;
    private static final int CHURCH_POTIONS = 2;
    private static final int SMALL_COINS = 2;
    private static final int STATUE_PRICE = 2;

    /** @param offered whether it could do anything (SYNC-216) */
    private record Poi(Predicate<Work> offered, Consumer<Work> activate) {
        static Poi always(Consumer<Work> activate) {
            return new Poi(work -> true, activate);
        }
    }

    private static final Map<PoiKind, Poi> ALL = new EnumMap<>(PoiKind.class);

    static {
        ALL.put(PoiKind.TAVERN, Poi.always(PoiActivation::tavern));
        ALL.put(PoiKind.MINE, Poi.always(work -> rollMine(work, false)));
        ALL.put(PoiKind.WATERFALL, Poi.always(PoiActivation::waterfall));
        ALL.put(PoiKind.SANCTUARY, new Poi(PoiGifts::sanctuaryHelps, work -> work.push(new Ask.PoiSanctuary())));
        ALL.put(PoiKind.ALTAR, Poi.always(PoiTrades::altar));
        ALL.put(PoiKind.CHURCH, Poi.always(PoiActivation::church));
        ALL.put(PoiKind.STATUE, new Poi(work -> work.party().coins() >= STATUE_PRICE, PoiActivation::statue));
        ALL.put(
                PoiKind.ABYSS,
                new Poi(work -> work.party().heroes().size() > 1, work -> work.push(new Ask.PoiAbyss())));
        ALL.put(PoiKind.RUINS, Poi.always(PoiActivation::ruins));
        ALL.put(PoiKind.NECROPOLIS, Poi.always(PoiTrades::necropolis));
        ALL.put(PoiKind.LIBRARY, new Poi(PoiGifts::libraryHelps, work -> work.push(new Ask.PoiLibrary())));
        ALL.put(
                PoiKind.VOLCANO,
                new Poi(work -> !Belongings.all(work).isEmpty(), work -> work.push(new Ask.PoiVolcano())));
        ALL.put(PoiKind.MONUMENT, new Poi(PoiGifts::anyCanRise, work -> work.push(new Ask.ChooseLevel(true))));
        ALL.put(PoiKind.CAMPFIRE, Poi.always(PoiActivation::campfire));
        ALL.put(PoiKind.FLOWER_FIELD, Poi.always(PoiActivation::flowers));
        ALL.put(PoiKind.WIZARD_TOWER, Poi.always(PoiTrades::tower));
        ALL.put(PoiKind.DOJO, Poi.always(PoiGifts::dojo));
        ALL.put(PoiKind.MANA_LAKE, Poi.always(work -> work.push(new Ask.PoiLake(List.of()))));
        ALL.put(PoiKind.DUNGEON, new Poi(work -> false, work -> {}));
    }

    private PoiActivation() {}

    private static Optional<Poi> here(Work work) {
        return work.voyage()
                .poi()
                .map(kind -> Optional.ofNullable(ALL.get(kind)).orElseThrow());
    }

    static void list(Work work, Ask.Visit ask, List<SynchroMove> moves) {
        if (!work.voyage().poiUsed()
                && here(work).filter(poi -> poi.offered().test(work)).isPresent()) {
            moves.add(new SynchroMove.ActivatePoi());
        }
    }

    static Refusal notOffered(Work work, Ask.Visit ask, SynchroMove.ActivatePoi move) {
        return work.voyage().poiUsed() ? new Refusal("POI_USED", "SYNC-159") : new Refusal("POI_IN_VAIN", "SYNC-216");
    }

    static void activate(Work work, Ask.Visit ask, SynchroMove.ActivatePoi move) {
        work.newWindow();
        work.set(work.voyage().usedPoi(true));
        work.tell(new SynchroEvent.PoiActivated(work.voyage().poi().orElseThrow()));
        here(work).orElseThrow().activate().accept(work);
    }

    /** The activation is given back. */
    static void cancel(Work work, Ask ask, SynchroMove.Cancel move) {
        work.pop();
        work.set(work.voyage().usedPoi(false));
        work.tell(new SynchroEvent.PoiCancelled(work.voyage().poi().orElseThrow()));
    }

    private static void tavern(Work work) {
        Recruiting.randomCard(work).ifPresent(card -> Recruiting.reserve(work, card, true));
    }

    private static void waterfall(Work work) {
        work.push(new Chore.FindCoins(WATERFALL_COINS));
        List<Fighter> heroes = new ArrayList<>();
        for (Marble board : work.boards()) {
            heroes.add(Fighter.hero(board));
        }
        work.push(new Chore.Striking(Optional.empty(), Origin.ORDEAL, heroes, WATERFALL_DAMAGE, true));
    }

    static void findCoins(Work work, Chore.FindCoins chore) {
        work.pop();
        Purses.gain(work, chore.coins());
    }

    private static void church(Work work) {
        Purses.gainPotions(work, CHURCH_POTIONS);
        for (PartyHero hero : work.party().heroes()) {
            if (hero.damage() > 0) {
                work.set(hero.withDamage(0));
                work.tell(new SynchroEvent.Rested(hero.board(), hero.card()));
            }
        }
    }

    private static void ruins(Work work) {
        work.push(new Chore.FindItem(false));
        Purses.gain(work, SMALL_COINS);
    }

    private static void campfire(Work work) {
        Purses.gain(work, SMALL_COINS);
        if (!work.voyage().villageSeen()) {
            Villages.enter(work, false);
        }
    }

    private static void flowers(Work work) {
        List<Marble> boards = work.boards();
        for (int i = boards.size() - 1; i >= 0; i--) {
            work.push(new Ask.ChooseCrystal(boards.get(i)));
        }
    }

    private static int roll(Work work, PoiKind poi) {
        int face = work.chance().roll(DIE, "poi");
        work.tell(new SynchroEvent.PoiDieRolled(poi, face));
        return face;
    }

    // The mine

    private static void rollMine(Work work, boolean again) {
        int face = work.chance().roll(DIE, "poi");
        if (again) {
            work.replaceTop(new Ask.PoiMine(face));
        } else {
            work.push(new Ask.PoiMine(face));
        }
        work.tell(new SynchroEvent.PoiDieRolled(PoiKind.MINE, face));
    }

    static void takeCoins(Work work, Ask.PoiMine ask, SynchroMove.TakeCoins move) {
        work.pop();
        Purses.gain(work, ask.roll());
    }

    static void rollAgain(Work work, Ask.PoiMine ask, SynchroMove.RollAgain move) {
        if (TimeWheel.advance(work, 1, TimeSpent.MINE)) {
            rollMine(work, true);
        }
    }

    // The statue

    private static void statue(Work work) {
        Purses.pay(work, STATUE_PRICE);
        switch (roll(work, PoiKind.STATUE)) {
            case 1 -> Purses.gain(work, 3);
            case 2 -> work.push(new Chore.FindItem(false));
            case 3 -> work.push(new Ask.PoiStatueSkill());
            case 4 -> work.push(new Ask.ChooseLevel(false));
            case 5 -> PoiGifts.heroFound(work);
            default -> Purses.gain(work, 10);
        }
    }
}
