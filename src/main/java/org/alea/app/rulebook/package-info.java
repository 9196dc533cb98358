/** The rules of every game as a book to read, search and follow links in. */
package org.alea.app.rulebook;
