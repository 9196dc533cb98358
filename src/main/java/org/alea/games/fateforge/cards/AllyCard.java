package org.alea.games.fateforge.cards;

import java.util.List;
import org.alea.engine.Words;

/** An ally (FATE-336 to FATE-343). */
public record AllyCard(String id, Words name, int health, List<CombatDie> dice, List<AllySkill> skills) {

    public AllyCard {
        dice = List.copyOf(dice);
        skills = List.copyOf(skills);
    }

    /** What an ally does for one of its dice. */
    public record AllySkill(Words name, List<CardBranch> branches) {

        public AllySkill {
            branches = List.copyOf(branches);
        }
    }
}
