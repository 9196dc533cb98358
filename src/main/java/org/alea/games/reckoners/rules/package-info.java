/** What acts: phases, decisions, chores of the agenda, the verbs of Epic actions and the ways to use gear. */
package org.alea.games.reckoners.rules;
