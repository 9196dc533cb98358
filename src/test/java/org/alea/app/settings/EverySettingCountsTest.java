package org.alea.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** A switch that changes nothing is worse than none. */
class EverySettingCountsTest {

    @Test
    void somebody_besides_the_screen_of_settings_reads_each() {
        JavaClass settings = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.alea")
                .get(Setting.class);
        Set<Class<?>> showing = Set.of(Setting.class, SettingSection.class);
        List<String> idle = settings.getFields().stream()
                .filter(field -> field.getRawType().isEquivalentTo(Setting.class))
                .filter(field -> field.getAccessesToSelf().stream()
                        .noneMatch(access -> showing.stream().noneMatch(access.getOriginOwner()::isEquivalentTo)))
                .map(JavaField::getName)
                .toList();
        assertThat(idle).isEmpty();
    }
}
