package org.alea.games.synchro.cards;

/** A space of the calendar (SYNC-029, SYNC-032). */
public record CalendarSpace(int space, Season season, int day, DayColour colour) {}
