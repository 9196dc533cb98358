/** What is counted on a table: hearts, life bars, tracks, rings, the order of turns. */
package org.alea.app.table.gauge;
