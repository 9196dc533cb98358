/** Charts painted on one canvas each, in the colours of the theme, that can be pointed at and walked through by keys. */
package org.alea.app.chart;
