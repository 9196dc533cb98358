package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/** What a campaign costs and earns. */
public record CampaignRules(
        Words name,
        int hope,
        int replayMoney,
        List<Integer> roster,
        int raisedFrom,
        int raisedBracket,
        Costs costs,
        int mostForesight,
        int mostGoodwill,
        int goodwillPopulation,
        int mostTrainings,
        Legacy legacy,
        int hopePoints,
        List<Rank> ranks) {

    /** What legacy points buy. */
    public record Costs(int stash, int training, int foresight, int goodwill, int treatment) {}

    /** What a won mission earns. */
    public record Legacy(int base, int perPopulation, int noBaseFound, int most) {}

    /** How good a won campaign was. */
    public record Rank(String id, int from, Words name) {}

    static CampaignRules read(ContentEntry entry) {
        ContentEntry costs = entry.entry("costs");
        ContentEntry legacy = entry.entry("legacy");
        CampaignRules rules = new CampaignRules(
                entry.words("name"),
                entry.number("hope", 1, 9),
                entry.number("replayMoney", 0, 99),
                entry.numbers("roster", 1, 10),
                entry.number("raisedFrom", 0, 9),
                entry.number("raisedBracket", 0, 9),
                new Costs(
                        costs.number("stash", 0, 99),
                        costs.number("training", 0, 99),
                        costs.number("foresight", 0, 99),
                        costs.number("goodwill", 0, 99),
                        costs.number("treatment", 0, 99)),
                entry.number("mostForesight", 0, 99),
                entry.number("mostGoodwill", 0, 99),
                entry.number("goodwillPopulation", 0, 99),
                entry.number("mostTrainings", 0, 9),
                new Legacy(
                        legacy.number("base", 0, 99),
                        legacy.number("perPopulation", 1, 99),
                        legacy.number("noBaseFound", 0, 99),
                        legacy.number("most", 0, 99)),
                entry.number("hopePoints", 0, 99),
                entry.entries("ranks", CampaignRules::rank));
        costs.refuseTheRest();
        legacy.refuseTheRest();
        entry.refuseTheRest();
        entry.demand(!rules.ranks.isEmpty(), "ranks", new Words("il faut un rang", "expected a rank"));
        return rules;
    }

    private static Rank rank(ContentEntry entry) {
        return new Rank(entry.id(), entry.number("from", 0, 999), entry.words("name"));
    }

    /** The rank a total earns. */
    public Rank rank(int total) {
        for (Rank rank : ranks) {
            if (total >= rank.from) {
                return rank;
            }
        }
        return ranks.get(ranks.size() - 1);
    }
}
