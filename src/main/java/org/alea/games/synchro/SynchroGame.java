package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.Deck;
import org.alea.engine.PhasedGame;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Ruling;
import org.alea.games.synchro.rules.SettingOut;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Supply;
import org.alea.games.synchro.state.SynchroOptions;
import org.alea.games.synchro.state.SynchroState;

/** The rules of Synchro Horizon as the engine plays them. */
public final class SynchroGame extends PhasedGame<SynchroTable, SynchroMove> {
    private final SynchroContent content;

    public SynchroGame(SynchroContent content) {
        this.content = content;
    }

    public SynchroContent content() {
        return content;
    }

    @Override
    public SynchroTable setUp(Setup setup, Chance chance) {
        return new SynchroTable(content, SettingOut.start(content, SynchroOptions.of(setup), chance), chance);
    }

    @Override
    protected Decision<SynchroTable, SynchroMove> decision(SynchroTable table) {
        return Ruling.on(table);
    }

    @Override
    public Optional<Result> result(SynchroTable table) {
        return FinalAccount.of(table);
    }

    /** Decks are shuffled, and so are the marbles still to come; bags hold what they hold. */
    @Override
    public SynchroTable imagine(SynchroTable table, long seed) {
        Chance future = new SeededChance(seed);
        SynchroState state = table.state();
        Supply supply = state.supply();
        List<Deck<String>> monsters = new ArrayList<>();
        for (Deck<String> deck : supply.monsters()) {
            monsters.add(deck.imagined(future, "imagined"));
        }
        Supply shuffled = supply.withHeroes(shuffled(supply.heroes(), future))
                .withLegends(shuffled(supply.legends(), future))
                .withItems(shuffled(supply.items(), future))
                .withCelestials(shuffled(supply.celestials(), future))
                .withMonsters(monsters);
        Battle battle = state.battle();
        Battle shaken = battle.withBoxes(
                shaken(battle.heroBox(), battle.heroMarbles(), future),
                shaken(battle.monsterBox(), battle.monsterMarbles(), future));
        return new SynchroTable(content, state.with(shuffled).with(shaken), future);
    }

    private static <C> List<C> shuffled(List<C> cards, Chance future) {
        return new ArrayList<>(Deck.shuffled(cards, future, "imagined").pile());
    }

    private static List<Marble> shaken(List<Marble> box, int revealed, Chance future) {
        if (box.isEmpty()) {
            return box;
        }
        List<Marble> marbles = new ArrayList<>(box.subList(0, revealed));
        marbles.addAll(shuffled(box.subList(revealed, box.size()), future));
        return marbles;
    }

    @Override
    public Undo undo(SynchroTable before, SynchroMove move, boolean revealed) {
        return before.state().options().iron() ? Undo.NEVER : super.undo(before, move, revealed);
    }
}
