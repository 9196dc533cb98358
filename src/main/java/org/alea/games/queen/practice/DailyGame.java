package org.alea.games.queen.practice;

import java.time.LocalDate;
import org.alea.engine.Result;

/** A scored Daily Challenge that was played to its end; its date is the one it was begun on. */
public record DailyGame(LocalDate date, Result result) {}
