/** Cards: one face in every size, and rows of cards that make themselves fit. */
package org.alea.app.table.card;
