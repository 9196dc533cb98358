package org.alea.app.games.synchro.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.junit.jupiter.api.Test;

/** What is said of monsters beforehand comes true when their marble comes. */
class MonsterThreatTest {
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());
    private static final int ENOUGH = 60;

    private int compared;

    @Test
    void aThreatComesTrueIfTheMonsterActsNext() {
        for (long seed = 1; seed <= 12 && compared < ENOUGH; seed++) {
            Match<SynchroTable, SynchroMove> match = Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), seed));
            Bot<SynchroTable, SynchroMove> bot =
                    Objects.requireNonNull(BOX.bots().get("sensible")).apply(seed);
            for (int i = 0; i < 600 && match.result().isEmpty(); i++) {
                SynchroMove move = bot.choose(match.table());
                if (move instanceof SynchroMove.RevealMarble
                        && match.table().state().battle().monsterNext()) {
                    compare(match, move);
                } else {
                    match.play(move, 0);
                }
            }
        }
        assertThat(compared).isGreaterThanOrEqualTo(ENOUGH);
    }

    private void compare(Match<SynchroTable, SynchroMove> match, SynchroMove reveal) {
        Battle battle = match.table().state().battle();
        Marble next = battle.monsterBox().get(battle.monsterMarbles());
        SynchroTable before = match.table().copy();
        List<MonsterThreat> threats = MonsterThreat.all(BOX.game(), match.table());
        assertThat(match.table()).as("looking ahead changes nothing").isEqualTo(before);
        match.play(reveal, 0);
        if (!battle.has(next)) {
            return;
        }
        List<Event> events = match.history().get(match.history().size() - 1).events();
        if (events.stream().noneMatch(SynchroEvent.MonsterTurnEnded.class::isInstance)) {
            return;
        }
        MonsterThreat threat = threats.get(battle.place(next));
        Map<Marble, Integer> said = new LinkedHashMap<>();
        threat.hits().forEach(hit -> said.put(hit.hero(), hit.before() - hit.after()));
        assertThat(said).isEqualTo(lost(events));
        compared++;
    }

    private static Map<Marble, Integer> lost(List<Event> events) {
        Map<Marble, Integer> lost = new LinkedHashMap<>();
        for (Event event : events) {
            if (event instanceof SynchroEvent.MonsterTurnEnded) {
                break;
            }
            if (event instanceof SynchroEvent.Damaged hurt && hurt.camp() == Camp.HEROES) {
                lost.merge(hurt.board(), hurt.damage(), Integer::sum);
            }
        }
        return lost;
    }

    @Test
    void aMonsterThatHasActedThreatensNobodyMore() {
        Match<SynchroTable, SynchroMove> match = Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), 2));
        Bot<SynchroTable, SynchroMove> bot =
                Objects.requireNonNull(BOX.bots().get("sensible")).apply(2);
        while (!(match.table().asked().orElseThrow() instanceof Ask.HeroActions)
                || match.table().state().battle().monsterMarbles() == 0) {
            match.play(bot.choose(match.table()), 0);
        }
        Battle battle = match.table().state().battle();
        List<Marble> come = battle.monsterBox().subList(0, battle.monsterMarbles());

        for (MonsterThreat threat : MonsterThreat.all(BOX.game(), match.table())) {
            assertThat(threat.acted()).isEqualTo(come.contains(threat.board()));
            assertThat(threat.acted() && !threat.hits().isEmpty()).isFalse();
        }
    }

    @Test
    void thePartyTiresWhenTheColourOfTheDayChanges() {
        Match<SynchroTable, SynchroMove> match = Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), 4));
        Bot<SynchroTable, SynchroMove> bot =
                Objects.requireNonNull(BOX.bots().get("sensible")).apply(4);
        while (!(match.table().asked().orElseThrow() instanceof Ask.Deploy)) {
            match.play(bot.choose(match.table()), 0);
        }
        int foretold = CombatOutlook.roundsUntilExhausted(match.table()).orElseThrow();
        int rounds = 0;
        while (!match.table().state().battle().exhausted()
                && !match.table().state().battle().monsters().isEmpty()) {
            rounds = match.table().state().battle().round();
            match.play(
                    BOX.game().moves(match.table()).stream()
                            .filter(move -> move instanceof SynchroMove.EndTurn
                                    || move instanceof SynchroMove.RevealMarble
                                    || move instanceof SynchroMove.ConfirmDeploy)
                            .findFirst()
                            .orElse(BOX.game().moves(match.table()).get(0)),
                    0);
        }
        assertThat(match.table().state().battle().exhausted()).isTrue();
        assertThat(rounds).isEqualTo(foretold);
    }
}
