/** What outlives a run of the program: saved games, finished games, settings. Nothing the player made is ever lost. */
package org.alea.store;
