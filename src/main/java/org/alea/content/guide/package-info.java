/** Guides: lessons over scripted matches, as each game's {@code guide.json} tells them. */
package org.alea.content.guide;
