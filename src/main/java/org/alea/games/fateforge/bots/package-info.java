/** Who plays Fateforge by itself (FATE-493, FATE-494). */
package org.alea.games.fateforge.bots;
