/** All sounds of the suite, made by the program itself: nothing is recorded, nothing is loaded. */
package org.alea.app.sound;
