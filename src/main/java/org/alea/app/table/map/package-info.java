/** Maps: zones with seats and links between them, and what is drawn over them. */
package org.alea.app.table.map;
