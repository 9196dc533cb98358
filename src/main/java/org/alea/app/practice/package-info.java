/** What practising looks like in any game: charts, rings, calendars. The exercises themselves belong to the games. */
package org.alea.app.practice;
