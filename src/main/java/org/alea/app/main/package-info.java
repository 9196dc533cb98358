/**
 * The wiring: {@link org.alea.app.main.AleaApp} starts JavaFX, {@link org.alea.app.main.AleaWindow} puts the window together,
 * {@link org.alea.app.main.Navigation} goes from screen to screen, {@link org.alea.app.main.TableViews} lists the games.
 * This room knows every other one; none knows it.
 */
package org.alea.app.main;
