package org.alea.app.games.fateforge.input;

import java.util.List;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.AllyCard;
import org.alea.games.fateforge.cards.CardBranch;

/** The words of a chip that chooses one way of using a card. */
final class ChipWords {
    private final FateSpeech speech;
    private final FateforgeTable table;

    ChipWords(FateSpeech speech, FateforgeTable table) {
        this.speech = speech;
        this.table = table;
    }

    /** What the way that this move takes would bring. */
    String of(FateforgeMove move) {
        if (move instanceof FateforgeMove.UseSkill use) {
            return way(speech.content().skill(use.skill()).branches(), use.branch());
        }
        if (move instanceof FateforgeMove.UseItem use) {
            return HeroOf.gear(table, use.item())
                    .map(gear -> way(speech.content().item(gear.card()).branches(), use.branch()))
                    .orElse("");
        }
        if (move instanceof FateforgeMove.AllySkill use) {
            AllyCard card = table.scene()
                    .flatMap(fray -> fray.ally())
                    .map(ally -> speech.content().ally(ally.card()))
                    .orElseThrow();
            AllyCard.AllySkill skill = card.skills().get(use.skill());
            return speech.table().name(skill.name()) + "\u00a0: " + way(skill.branches(), use.branch());
        }
        return speech.table().move(table, move);
    }

    private String way(List<CardBranch> branches, int branch) {
        CardBranch way = branches.get(Math.min(branch, branches.size() - 1));
        String costs = speech.costs(way);
        return costs.isEmpty() ? speech.effect(way.steps()) : costs + " → " + speech.effect(way.steps());
    }
}
