package org.alea.app.shell;

import java.util.List;
import java.util.ServiceLoader;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.IkonHandler;

/**
 * A glyph of the icon font as text, so that style sheets size it in em and colour it by {@code -fx-fill} like any other
 * text. (Ikonli's own node counts in px and loads the font once for every initial letter.)
 */
public final class Icon extends Text {

    private Icon(Ikon glyph) {
        super(Character.toString(glyph.getCode()));
        getStyleClass().add("icon");
        setMouseTransparent(true);
    }

    public static Icon of(Ikon glyph, String... styleClasses) {
        Icon icon = new Icon(glyph);
        icon.getStyleClass().addAll(styleClasses);
        return icon;
    }

    /** The glyph that content names by its literal, such as {@code mdi2c-crown}. */
    public static Ikon glyph(String literal) {
        return Packs.ALL.stream()
                .filter(pack -> pack.supports(literal))
                .findFirst()
                .map(pack -> pack.resolve(literal))
                .orElseThrow(() -> new IllegalArgumentException("there is no icon " + literal));
    }

    /** The icon font at a size in px, for what is painted on a canvas. */
    public static Font font(double size) {
        return Font.font(Fonts.ICONS, size);
    }

    /** One for every initial letter; the window opens without them. */
    private static final class Packs {
        static final List<IkonHandler> ALL = ServiceLoader.load(IkonHandler.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
