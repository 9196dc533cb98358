/** Looking up cards, dice, tiles and tokens of every game that supplies a catalogue. */
package org.alea.app.reference;
