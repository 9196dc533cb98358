/** What the history of finished games comes to: pure arithmetic, for every screen that shows figures. */
package org.alea.store.statistics;
