package org.alea;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import org.alea.app.games.royal.pieces.Tip;
import org.alea.app.settings.Preferences;
import org.alea.app.table.BarTool;
import org.alea.app.table.RuleTip;
import org.alea.games.Games;

/** Who may know whom: the arrows of the house, and nothing else. */
@AnalyzeClasses(packages = "org.alea", importOptions = ArchitectureTest.NoTests.class)
class ArchitectureTest {
    /** Leaves out the tests, in whichever folder below {@code target} they were compiled. */
    static final class NoTests implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/test-classes/");
        }
    }

    private static final String[] JAVA = {"java..", "org.jspecify.."};

    @ArchTest
    static final ArchRule theEngineKnowsNobody = classes()
            .that()
            .resideInAPackage("org.alea.engine..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(JAVA).or(resideInAPackage("org.alea.engine..")));

    @ArchTest
    static final ArchRule contentKnowsTheEngine = classes()
            .that()
            .resideInAPackage("org.alea.content..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(JAVA)
                    .or(resideInAnyPackage("org.alea.engine..", "org.alea.content..", "com.fasterxml.jackson..")));

    @ArchTest
    static final ArchRule gamesKnowEngineAndContent = classes()
            .that()
            .resideInAPackage("org.alea.games..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(JAVA)
                    .or(resideInAnyPackage(
                            "org.alea.engine..", "org.alea.content..", "org.alea.games..", "com.fasterxml.jackson..")));

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther =
            slices().matching("org.alea.games.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule onlyTheRegistrationStandsBesideTheGames =
            classes().that().resideInAPackage("org.alea.games").should().be(Games.class);

    @ArchTest
    static final ArchRule noGameKnowsTheRegistration = noClasses()
            .that()
            .resideInAnyPackage("org.alea.games.*..", "org.alea.engine..", "org.alea.content..")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Games.class);

    @ArchTest
    static final ArchRule onlyTheTableViewOfAGameNamesIt = noClasses()
            .that()
            .resideOutsideOfPackages("org.alea.games..", "org.alea.app.games.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.alea.games.*..");

    @ArchTest
    static final ArchRule labAndStoreDoNotKnowTheApp = noClasses()
            .that()
            .resideInAnyPackage("org.alea.lab..", "org.alea.store..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.alea.app..");

    @ArchTest
    static final ArchRule theStoreDoesNotKnowTheLab = noClasses()
            .that()
            .resideInAPackage("org.alea.store..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.alea.lab..");

    @ArchTest
    static final ArchRule onlyTheAppHasWindows = noClasses()
            .that()
            .resideOutsideOfPackage("org.alea.app..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "atlantafx..", "org.kordamp..");

    @ArchTest
    static final ArchRule theModelOfATableHasNoNodes = noClasses()
            .that()
            .resideInAPackage("org.alea.app.play..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.animation..", "org.alea.app.gametable..", "org.alea.games..");

    @ArchTest
    static final ArchRule widgetsKnowNoMatch = noClasses()
            .that()
            .resideInAPackage("org.alea.app.table..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.alea.app.play..", "org.alea.app.gametable..", "org.alea.app.games..");

    @ArchTest
    static final ArchRule theAssembledTableKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("org.alea.app.gametable..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.alea.app.games.*..");

    /** Who is wired together by {@code main} does not know it. */
    @ArchTest
    static final ArchRule nobodyKnowsTheWiring = noClasses()
            .that()
            .resideOutsideOfPackage("org.alea.app.main..")
            .and()
            .doNotHaveFullyQualifiedName("org.alea.app.Launcher")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.alea.app.main..");

    /** A game is one room, whatever packages it has. */
    private static final SliceAssignment ROOMS = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String room = type.getPackageName();
            return room.startsWith("org.alea.app.")
                    ? SliceIdentifier.of(room.replaceFirst("(\\.games\\.\\w+)\\..*", "$1"))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "rooms of the app";
        }
    };

    /** No cycles between the rooms of the app, but for the arrows that are named here: none is to be added. */
    @ArchTest
    static final ArchRule roomsOfTheAppHaveNoCycles = slices().assignedFrom(ROOMS)
            .should()
            .beFreeOfCycles()
            // a desk holds the suite, and a kit says what is taught and looked up of its game
            .ignoreDependency(resideInAPackage("org.alea.app.shell"), resideInAPackage("org.alea.app.games"))
            .ignoreDependency(
                    resideInAPackage("org.alea.app.games"),
                    resideInAnyPackage("org.alea.app.guide", "org.alea.app.reference"))
            .ignoreDependency(DescribedPredicate.alwaysTrue(), type(Preferences.class))
            .ignoreDependency(resideInAPackage("org.alea.app.table"), resideInAPackage("org.alea.app.table.symbol"))
            .ignoreDependency(
                    resideInAPackage("org.alea.app.table.gauge"), resideInAPackage("org.alea.app.table.figure"));

    /** A tip at a table leads to its rule, or it is the name of a tool. */
    @ArchTest
    static final ArchRule noTipAtATableLeadsNowhere = noClasses()
            .that()
            .resideInAnyPackage("org.alea.app.games..", "org.alea.app.table..", "org.alea.app.gametable..")
            .and()
            .doNotBelongToAnyOf(RuleTip.class, BarTool.class, Tip.class)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Tooltip.class);

    /** A key is matched where it is pressed: nobody makes another one of it. */
    @ArchTest
    static final ArchRule nobodyMakesKeys =
            noClasses().should().callConstructorWhere(target(owner(type(KeyEvent.class))));

    @ArchTest
    static final ArchRule onlyTheLauncherEndsTheProgram = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("org.alea.app.Launcher")
            .should()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class);

    @ArchTest
    static final ArchRule nobodyUsesTheRandomOfJava = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .callMethod(Math.class, "random");

    /** The app makes noise from a seeded generator; nothing of the games depends on it. */
    @ArchTest
    static final ArchRule gamesTakeAllTheirLuckFromChance = noClasses()
            .that()
            .resideOutsideOfPackage("org.alea.app..")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(random\\..*|SplittableRandom|concurrent\\.ThreadLocalRandom)");
}
