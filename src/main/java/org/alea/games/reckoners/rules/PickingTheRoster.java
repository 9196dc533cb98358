package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.Veteran;

/** Who takes part in a campaign. RECK-302 */
final class PickingTheRoster extends Asking {

    PickingTheRoster(Rules rules) {
        super(rules);
        on(ReckonersMove.PickRoster.class, this::checkRoster, this::pick);
        on(ReckonersMove.AbandonCampaign.class, (play, move) -> FINE, (play, move) -> Campaigns.abandon(play));
    }

    private static int size(Play play) {
        return play.content().campaign().roster().get(Campaigns.campaign(play).reckoners() - 1);
    }

    private static List<String> candidates(Play play) {
        List<String> ids = new ArrayList<>();
        for (ReckonerCard card : play.content().reckoners()) {
            if (!card.module1() || play.s().setting().module1()) {
                ids.add(card.id());
            }
        }
        return ids;
    }

    private Optional<Refusal> checkRoster(Play play, ReckonersMove.PickRoster move) {
        List<String> roster = move.reckoners();
        boolean distinct = new HashSet<>(roster).size() == roster.size();
        return distinct && roster.size() == size(play) && candidates(play).containsAll(roster)
                ? FINE
                : no("wrong-roster", "RECK-302");
    }

    private void pick(Play play, ReckonersMove.PickRoster move) {
        List<Veteran> roster = new ArrayList<>();
        for (String id : move.reckoners()) {
            roster.add(new Veteran(id, false, false, List.of()));
        }
        Campaigns.set(play, Campaigns.campaign(play).withRoster(List.copyOf(roster)));
        play.become(play.s().withPhase(ReckonersPhase.CAMPAIGN_BASE));
        play.tell(new ReckonersEvent.RosterPicked(move.reckoners()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (List<String> roster : choices(candidates(play), size(play))) {
            offers.add(new ReckonersMove.PickRoster(roster));
        }
    }

    /** Every choice of so many, in their order. */
    static List<List<String>> choices(List<String> from, int n) {
        List<List<String>> all = new ArrayList<>();
        choose(from, n, 0, new ArrayList<>(), all);
        return all;
    }

    private static void choose(List<String> from, int n, int next, List<String> chosen, List<List<String>> all) {
        if (chosen.size() == n) {
            all.add(List.copyOf(chosen));
            return;
        }
        for (int i = next; i < from.size(); i++) {
            chosen.add(from.get(i));
            choose(from, n, i + 1, chosen, all);
            chosen.remove(chosen.size() - 1);
        }
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("wrong-phase", "RECK-302");
    }
}
