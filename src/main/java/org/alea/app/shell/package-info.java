/**
 * What every screen works with: {@link org.alea.app.shell.Desk} and what lies on it, texts, fonts, icons, style sheets, keys
 * and dialogs, and what a {@link org.alea.app.shell.Screen} is to the window.
 */
package org.alea.app.shell;
