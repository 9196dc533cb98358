package org.alea.games.fateforge.cards;

import java.util.List;
import org.alea.engine.Words;

/**
 * A boss with its deck and its weak point (FATE-465, FATE-361).
 *
 * @param weakPoint the results that cover it, as masks of {@link ResultFace}
 */
public record BossCard(
        FoeCard card, List<WeakIcon> weakPoint, List<WeakEffect> weakEffect, Words weakText, List<BossAction> deck) {

    public BossCard {
        weakPoint = List.copyOf(weakPoint);
        weakEffect = List.copyOf(weakEffect);
        deck = List.copyOf(deck);
    }

    public String id() {
        return card.id();
    }

    /** One icon of a weak point. */
    public record WeakIcon(List<ResultFace> anyOf, int mask) {}

    /** One card of a boss deck. */
    public record BossAction(String id, Words name, List<BarSection> bar) {

        public BossAction {
            bar = List.copyOf(bar);
        }
    }

    /** What an exploited weak point does for the rest of the scene (FATE-363). */
    public sealed interface WeakEffect {

        void apply(Exposed boss);

        /** All black cubes go. */
        record RemoveArmour() implements WeakEffect {
            @Override
            public void apply(Exposed boss) {
                boss.loseArmour();
            }
        }

        /** Its resistance is this from now on. */
        record SetResistance(int n) implements WeakEffect {
            @Override
            public void apply(Exposed boss) {
                boss.resist(n);
            }
        }

        /** It has this ability no more. */
        record LoseAbility(FoeAbility.Kind ability) implements WeakEffect {
            @Override
            public void apply(Exposed boss) {
                boss.forget(ability);
            }
        }
    }

    /** A boss whose weak point has been found. */
    public interface Exposed {
        void loseArmour();

        void resist(int resistance);

        void forget(FoeAbility.Kind ability);
    }
}
