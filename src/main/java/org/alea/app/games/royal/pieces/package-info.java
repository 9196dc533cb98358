/** The pieces of Le défi royal as anybody may show them: the table, the card reference, the guide. */
package org.alea.app.games.royal.pieces;
