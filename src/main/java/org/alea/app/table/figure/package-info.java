/** Figures and tokens that stand on a table: heroes, foes, bosses, tokens, shards, marbles. */
package org.alea.app.table.figure;
