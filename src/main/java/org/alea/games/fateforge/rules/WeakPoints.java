package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.FoeAbility;
import org.alea.games.fateforge.state.BossInPlay;

/** The weak point of a boss (FATE-361 to FATE-363). */
final class WeakPoints implements BossCard.Exposed {
    private final Referee referee;
    private final String boss;

    private WeakPoints(Referee referee, String boss) {
        this.referee = referee;
        this.boss = boss;
    }

    static void cover(Referee referee, String hero, int icon) {
        BossInPlay before = referee.fray().boss().orElseThrow();
        BossCard card = referee.content.boss(before.card());
        List<Integer> covered = new ArrayList<>(before.covered());
        covered.add(icon);
        boolean exploited = covered.size() == card.weakPoint().size();
        referee.put(referee.fray().with(before.withCovered(List.copyOf(covered), exploited)));
        referee.tell(new FateforgeEvent.WeakPointCovered(hero, icon));
        if (exploited) {
            for (BossCard.WeakEffect effect : card.weakEffect()) {
                if (referee.ground().onTheMap(card.id())) {
                    effect.apply(new WeakPoints(referee, card.id()));
                }
            }
            referee.tell(new FateforgeEvent.WeakPointExploited(card.id()));
            if (referee.ground().onTheMap(card.id())) {
                Foes.woundIfReached(referee, card.id());
            }
        }
    }

    @Override
    public void loseArmour() {
        referee.put(referee.ground().find(boss).withArmour(0));
    }

    @Override
    public void resist(int resistance) {
        referee.put(referee.ground().find(boss).withResistance(resistance));
    }

    @Override
    public void forget(FoeAbility.Kind ability) {
        BossInPlay before = referee.fray().boss().orElseThrow();
        List<FoeAbility.Kind> lost = new ArrayList<>(before.lost());
        lost.add(ability);
        referee.put(referee.fray().with(before.withLost(List.copyOf(lost))));
    }
}
