package org.alea;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The ids that all compiled tests name with {@link Rule}. */
public final class NamedRules {
    private static final String CLASS = ".class";

    private final Set<String> ids = new TreeSet<>();

    private NamedRules() {}

    /** Those that begin with {@code prefix}; no test class is initialised for it. */
    public static Set<String> startingWith(String prefix) throws IOException, ReflectiveOperationException {
        NamedRules all = new NamedRules();
        Path root = root();
        for (Path file : classFiles(root)) {
            String name = root.relativize(file).toString().replace(File.separatorChar, '.');
            all.add(Class.forName(
                    name.substring(0, name.length() - CLASS.length()), false, NamedRules.class.getClassLoader()));
        }
        all.ids.removeIf(id -> !id.startsWith(prefix));
        return all.ids;
    }

    private void add(Class<?> test) {
        addRulesOf(test);
        for (Method method : test.getDeclaredMethods()) {
            addRulesOf(method);
        }
    }

    private void addRulesOf(AnnotatedElement tested) {
        Optional.ofNullable(tested.getAnnotation(Rule.class)).ifPresent(rule -> ids.addAll(List.of(rule.value())));
    }

    private static Path root() {
        try {
            return Path.of(NamedRules.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("test classes come from a folder", e);
        }
    }

    private static List<Path> classFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(CLASS)).toList();
        }
    }
}
