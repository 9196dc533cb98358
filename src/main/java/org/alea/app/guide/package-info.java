/** How a game is learned: its lessons, and what lies over the table while one is taken. */
package org.alea.app.guide;
