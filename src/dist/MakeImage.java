import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts the packed program and the part of Java it needs into one folder that runs on a machine without Java. */
final class MakeImage {
    private static final String NAME = "alea-solo";
    private static final List<String> MODULES = List.of(
            "java.base",
            "java.desktop",
            "java.logging",
            "java.management",
            "java.scripting",
            "java.sql",
            "jdk.unsupported",
            "javafx.controls",
            "javafx.fxml");

    /** Live data stay below 200 MB; the rest is room for the collector. */
    private static final String HEAP = "-Xmx512m";

    private final Path target;
    private final Path work;
    private final String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);

    private MakeImage(Path target) {
        this.target = target;
        this.work = target.resolve("dist");
    }

    /** @param args the folder the program was packed in, and its version */
    public static void main(String[] args) throws IOException, InterruptedException {
        new MakeImage(Path.of(args[0]).toAbsolutePath()).make(args[1].replace("-SNAPSHOT", ""));
    }

    private void make(String version) throws IOException, InterruptedException {
        delete(work);
        Path input = Files.createDirectories(work.resolve("input").resolve("lib")).getParent();
        Files.copy(target.resolve(NAME + ".jar"), input.resolve(NAME + ".jar"));
        List<Path> modules = new ArrayList<>();
        for (Path library : files(target.resolve("lib"))) {
            if (library.getFileName().toString().startsWith("javafx-")) {
                modules.add(library);
            } else {
                Files.copy(library, input.resolve("lib").resolve(library.getFileName()));
            }
        }
        Path runtime = work.resolve("runtime");
        run("jlink",
                "--module-path", joined(modules),
                "--add-modules", String.join(",", MODULES),
                "--strip-debug", "--no-header-files", "--no-man-pages", "--compress=2",
                "--output", runtime.toString());
        shareClasses(runtime);
        run("jpackage",
                "--type", "app-image",
                "--name", NAME,
                "--app-version", version,
                "--vendor", "Alea Solo",
                "--description", "Five solo dice games",
                "--icon", Path.of("src", "dist", NAME + icon()).toString(),
                "--input", input.toString(),
                "--main-jar", NAME + ".jar",
                "--main-class", "org.alea.app.Launcher",
                "--runtime-image", runtime.toString(),
                "--java-options", HEAP,
                "--java-options", "-XX:+UseSerialGC",
                "--dest", work.resolve("image").toString());
        System.out.printf("%s: %d MB%n", work.resolve("image"), size(work.resolve("image")) >> 20);
        System.out.println(elsewhere());
    }

    /** The classes of Java itself, laid out as they lie in memory: every start maps them instead of reading them. */
    private void shareClasses(Path runtime) throws IOException, InterruptedException {
        String java = system.contains("win") ? "java.exe" : "java";
        int code = new ProcessBuilder(runtime.resolve("bin").resolve(java).toString(), "-Xshare:dump", "-XX:+UseSerialGC")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        if (code != 0) {
            throw new IllegalStateException("java -Xshare:dump ended with " + code);
        }
    }

    private String icon() {
        return system.contains("win") ? ".ico" : system.contains("mac") ? ".icns" : ".png";
    }

    private String elsewhere() {
        return "An image runs on the system it was made on; for an installer run jpackage on it: "
                + "msi and exe need the WiX tools on Windows, dmg and pkg the Xcode tools on macOS, deb and rpm dpkg or rpm-build.";
    }

    /** The libraries of this system; beside each lies one without code, which the linker would stumble over. */
    private static String joined(List<Path> modules) throws IOException {
        List<Path> withCode = new ArrayList<>();
        for (Path module : modules) {
            if (Files.size(module) > 10_000) {
                withCode.add(module);
            }
        }
        return withCode.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator));
    }

    private static void run(String tool, String... arguments) {
        int code = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
        if (code != 0) {
            throw new IllegalStateException(tool + " ended with " + code);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).mapToLong(MakeImage::bytes).sum();
        }
    }

    private static long bytes(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
