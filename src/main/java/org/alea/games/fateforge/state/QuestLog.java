package org.alea.games.fateforge.state;

import java.util.List;
import java.util.Optional;

/**
 * What a quest remembers from scene to scene.
 *
 * @param step the place in the quest's steps, counted from 0
 * @param laurels so far (FATE-420)
 * @param secondary secondary objectives met
 * @param everDown whether a hero ever went down (FATE-421)
 * @param extraUsed whether the one extra round is gone (FATE-415)
 * @param replayUsed whether the one replay is gone (FATE-417)
 * @param hired the ally hired for the next combat scene (FATE-486)
 * @param sold items that are not for sale any more: bought, or in a chest of the quest (FATE-387, FATE-487)
 * @param looted tokens and carriers of the scene being replayed whose loot is gone (FATE-417)
 * @param won scenes won
 * @param chronicle what only a campaign knows
 */
public record QuestLog(
        int step,
        int laurels,
        int secondary,
        boolean everDown,
        boolean extraUsed,
        boolean replayUsed,
        Optional<String> hired,
        List<String> sold,
        List<String> looted,
        int won,
        Chronicle chronicle) {
    public static final QuestLog FIRST =
            new QuestLog(0, 0, 0, false, false, false, Optional.empty(), List.of(), List.of(), 0, Chronicle.EMPTY);

    public QuestLog at(int next) {
        return new QuestLog(
                next, laurels, secondary, everDown, extraUsed, replayUsed, hired, sold, looted, won, chronicle);
    }

    public QuestLog scored(int more, int goals, boolean down) {
        return new QuestLog(
                step,
                laurels + more,
                secondary + goals,
                everDown || down,
                extraUsed,
                replayUsed,
                hired,
                sold,
                looted,
                won + 1,
                chronicle);
    }

    public QuestLog withExtraUsed() {
        return new QuestLog(step, laurels, secondary, everDown, true, replayUsed, hired, sold, looted, won, chronicle);
    }

    public QuestLog withReplayUsed(List<String> gone) {
        return new QuestLog(step, laurels, secondary, everDown, extraUsed, true, hired, sold, gone, won, chronicle);
    }

    public QuestLog withLooted(List<String> gone) {
        return new QuestLog(
                step, laurels, secondary, everDown, extraUsed, replayUsed, hired, sold, gone, won, chronicle);
    }

    public QuestLog withHired(Optional<String> ally) {
        return new QuestLog(
                step, laurels, secondary, everDown, extraUsed, replayUsed, ally, sold, looted, won, chronicle);
    }

    public QuestLog withSold(List<String> gone) {
        return new QuestLog(
                step, laurels, secondary, everDown, extraUsed, replayUsed, hired, gone, looted, won, chronicle);
    }

    public QuestLog with(Chronicle now) {
        return new QuestLog(step, laurels, secondary, everDown, extraUsed, replayUsed, hired, sold, looted, won, now);
    }
}
