package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/** The numbers of the game that stand on no card: what is there at the start, supplies, prices, common dice. */
public record SetupNumbers(
        int money,
        int casualMoney,
        int market,
        int base,
        int maxDice,
        int soloDice,
        int basicPrice,
        int specialPrice,
        int sweepPrice,
        int rolls,
        int epicBracket,
        int highEpicBracket,
        int enforcement,
        int barricades,
        int redShields,
        int blueShields,
        int duplicates,
        int planTokens,
        int demolitionTokens,
        List<Integer> movementDie,
        List<EpicAction> abilityDie) {

    static SetupNumbers read(ContentEntry entry, EffectCodec<EpicAction> codec) {
        SetupNumbers numbers = new SetupNumbers(
                entry.number("money", 0, 99),
                entry.number("casualMoney", 0, 99),
                entry.number("market", 1, 9),
                entry.number("base", 1, 99),
                entry.number("maxDice", 1, 9),
                entry.number("soloDice", 0, 9),
                entry.number("basicPrice", 0, 99),
                entry.number("specialPrice", 0, 99),
                entry.number("sweepPrice", 0, 99),
                entry.number("rolls", 1, 9),
                entry.number("epicBracket", 0, EpicCard.SLOTS),
                entry.number("highEpicBracket", 0, EpicCard.SLOTS),
                entry.number("enforcement", 0, 99),
                entry.number("barricades", 0, 99),
                entry.number("redShields", 0, 99),
                entry.number("blueShields", 0, 99),
                entry.number("duplicates", 0, 99),
                entry.number("planTokens", 0, 99),
                entry.number("demolitionTokens", 0, 99),
                entry.numbers("movementDie", 1, 9),
                codec.effects(entry, "abilityDie"));
        entry.demand(
                numbers.movementDie.size() == DieCard.SIDES && numbers.abilityDie.size() == DieCard.SIDES,
                "movementDie",
                new Words("les dés ont six faces", "dice have six faces"));
        entry.refuseTheRest();
        return numbers;
    }

    public int price(DieKind kind) {
        return kind.isBasic() ? basicPrice : specialPrice;
    }
}
