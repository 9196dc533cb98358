package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Deck;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.FateCard;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** Corruption, Fear and Trap cards: drawn, seen, applied (FATE-257, FATE-367, FATE-350). */
final class Fates {
    static final String CORRUPTION = "corruption";
    private static final String FEAR = "fear";
    private static final String TRAPS = "traps";

    private Fates() {}

    // --- Fear

    static void fright(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (!hero.standing() || hero.fight().frightened()) {
            return;
        }
        Deck<String> deck = referee.fray().fear();
        int most = deck.pile().size() + deck.discards().size();
        for (int i = 0; i < most; i++) {
            deck = deck.refilled(referee.chance(), FEAR);
            if (deck.isEmpty()) {
                break;
            }
            String card = deck.top();
            deck = deck.drawn();
            referee.reveal();
            if (!active(referee, card)) {
                referee.put(referee.fray().withDecks(deck, referee.fray().traps()));
                seen(referee, id, card);
                return;
            }
            // FATE-370
            deck = deck.discard(card);
            referee.put(referee.fray().withDecks(deck, referee.fray().traps()));
            referee.tell(new FateforgeEvent.FearRepeated(id, card));
        }
    }

    private static boolean active(Referee referee, String card) {
        for (Hero hero : referee.state().heroes()) {
            if (hero.fight().fear().contains(card)) {
                return true;
            }
        }
        return false;
    }

    private static void seen(Referee referee, String id, String card) {
        Hero hero = referee.hero(id);
        referee.put(hero.with(hero.fight().frightened(hero.fight().fear())));
        referee.tell(new FateforgeEvent.FearDrawn(id, card));
        String lantern = Triggers.ready(referee.ground(), referee.hero(id), CardFlag.IGNORE_FEAR);
        if (lantern.isEmpty()) {
            applyFear(referee, id, card);
        } else {
            referee.push(new Prompt.LanternOffered(id, lantern, card));
        }
    }

    static void applyFear(Referee referee, String id, String card) {
        Hero hero = referee.hero(id);
        if (referee.content.fear(card).stays()) {
            referee.put(hero.with(hero.fight().frightened(Foes.plus(hero.fight().fear(), card))));
        } else {
            discardFear(referee, card);
        }
        referee.push(new Errand.Suffer(id, card, 0));
    }

    static void discardFear(Referee referee, String card) {
        Fray fray = referee.fray();
        referee.put(fray.withDecks(fray.fear().discard(card), fray.traps()));
    }

    // --- traps

    static void drawTrap(Referee referee, String id) {
        Fray fray = referee.fray();
        Deck<String> deck = fray.traps().refilled(referee.chance(), TRAPS);
        String card = deck.top();
        referee.reveal();
        referee.put(fray.withDecks(fray.fear(), deck.drawn().discard(card)));
        referee.tell(new FateforgeEvent.TrapDrawn(id, card));
        referee.push(new Errand.Suffer(id, card, 0));
    }

    // --- Corruption

    static void taint(Referee referee, Errand.Taint taint) {
        Hero hero = referee.hero(taint.hero());
        Deck<String> deck = referee.state().corruption();
        String talisman = talisman(referee, hero);
        if (!talisman.isEmpty() && deck.pile().size() + deck.discards().size() > 1) {
            referee.push(new Prompt.TalismanOffered(hero.id(), talisman, taint.revived()));
        } else {
            corrupt(referee, hero.id());
        }
    }

    /** Also a hero who lies has his Talisman. */
    private static String talisman(Referee referee, Hero hero) {
        return Sheet.bearer(referee.content, hero, CardFlag.DRAW_TWO_CORRUPTION);
    }

    /** The next card of the deck, or nothing if there is none at all. */
    static Optional<String> draw(Referee referee) {
        Deck<String> deck = referee.state().corruption().refilled(referee.chance(), CORRUPTION);
        if (deck.isEmpty()) {
            return Optional.empty();
        }
        referee.reveal();
        referee.become(referee.state().withCorruption(deck.drawn()));
        return Optional.of(deck.top());
    }

    static void corrupt(Referee referee, String id) {
        draw(referee).ifPresent(card -> applyCorruption(referee, id, card));
    }

    static void applyCorruption(Referee referee, String id, String card) {
        if (referee.content.corruption(card).stays()) {
            Hero hero = referee.hero(id);
            referee.put(hero.withCorruption(Foes.plus(hero.corruption(), card)));
        } else {
            referee.become(
                    referee.state().withCorruption(referee.state().corruption().discard(card)));
        }
        referee.tell(new FateforgeEvent.CorruptionDrawn(id, card));
        referee.push(new Errand.Suffer(id, card, 0));
    }

    /** The other of two cards goes back and the deck is shuffled. */
    static void shuffleBack(Referee referee, String card) {
        Deck<String> deck = referee.state().corruption().bury(card);
        Deck<String> mixed = Deck.shuffled(deck.pile(), referee.chance(), CORRUPTION);
        referee.become(referee.state().withCorruption(new Deck<>(mixed.pile(), deck.discards())));
    }

    /** FATE-258, FATE-525: a kept card goes to the graveyard, and its lasting effect with it. */
    static void remove(Referee referee, String id, String card) {
        Hero hero = referee.hero(id);
        List<String> kept = new ArrayList<>(hero.corruption());
        kept.remove(card);
        referee.put(hero.withCorruption(List.copyOf(kept)));
        referee.become(
                referee.state().withCorruption(referee.state().corruption().discard(card)));
        referee.tell(new FateforgeEvent.CorruptionRemoved(id, card));
        new Suffering(referee, id, true).undo(referee.content.corruption(card));
    }

    // --- what a card does

    static void suffer(Referee referee, Errand.Suffer suffer) {
        FateCard card = card(referee, suffer.card());
        if (suffer.effect() >= card.effects().size()) {
            return;
        }
        if (suffer.effect() + 1 < card.effects().size()) {
            referee.push(new Errand.Suffer(suffer.hero(), suffer.card(), suffer.effect() + 1));
        }
        boolean corrupted = referee.content.corrupts(suffer.card());
        card.effects().get(suffer.effect()).strike(new Suffering(referee, suffer.hero(), corrupted));
    }

    private static FateCard card(Referee referee, String id) {
        return referee.content.fate(id);
    }
}
