/** The Roy explains himself: his turn in five steps, each with its reason and the pieces it concerns. */
package org.alea.app.games.royal.roy;
