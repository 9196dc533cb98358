package org.alea.app.games;

import java.util.function.Function;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.engine.Words;

/**
 * An exercise for one rule.
 *
 * @param open where it is practised
 */
public record RuleDrill(Words name, Function<Desk, Screen> open) {}
