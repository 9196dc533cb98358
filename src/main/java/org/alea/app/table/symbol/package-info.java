/** The signs of the tables: what they mean, and the pictures drawn for them. */
package org.alea.app.table.symbol;
