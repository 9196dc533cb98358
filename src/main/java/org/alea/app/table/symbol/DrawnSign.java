package org.alea.app.table.symbol;

import java.util.LinkedHashMap;
import java.util.Map;

/** The signs drawn for these tables: paths in a square of 24 by 24, filled by the even-odd rule. */
final class DrawnSign {
    static final String PREFIX = "alea-";
    private static final String HEART =
            "M12 21L10.6 19.7C5.4 15 2 11.9 2 8.1C2 5 4.4 2.6 7.5 2.6C9.2 2.6 10.9 3.4 12 4.7C13.1 3.4 14.8 2.6 16.5 2.6"
                    + "C19.6 2.6 22 5 22 8.1C22 11.9 18.6 15 13.4 19.7Z";
    private static final String BOLT = "M14 1.5L4.5 13.5H11L9.5 22.5L19.5 10H12.8Z";
    private static final String SHIELD = "M12 2L4 5V11C4 16.2 7.4 20.6 12 22C16.6 20.6 20 16.2 20 11V5Z";

    private static final Map<String, String> PATHS = new LinkedHashMap<>();

    static {
        draw("heart", HEART);
        draw(
                "heart-outline",
                HEART
                        + "M12 18.3L11.8 18.1C7 13.8 4 11 4 8.1C4 6.1 5.5 4.6 7.5 4.6C9 4.6 10.5 5.6 11 7H13C13.5 5.6 15 4.6 16.5"
                        + " 4.6C18.5 4.6 20 6.1 20 8.1C20 11 17 13.8 12.2 18.1Z");
        draw("heart-broken", HEART + "M12.4 4.2L9.6 9L13 11.6L9.8 15.4L12 21L15.2 15L11.6 12L14.6 8.8L13.2 3.6Z");
        draw("heart-aside", HEART + "M11 7V10H8V12H11V15H13V12H16V10H13V7Z");
        draw("bolt", BOLT);
        draw("bolt-outline", BOLT + "M12.2 7L7.6 12.1H12.8L12 17L16.4 11.4H11Z");
        draw("shield", SHIELD);
        draw("parry", SHIELD + "M12 4.2V19.8C8.5 18.5 6 15 6 11V6.4Z");
        draw("parry-outline", SHIELD + "M12 4.2L18 6.4V11C18 15 15.5 18.5 12 19.8C8.5 18.5 6 15 6 11V6.4Z");
        draw("cube", "M12 1.9L20.3 6.4L12 10.9L3.7 6.4ZM2.8 8L11.2 12.5V22L2.8 17.4ZM21.2 8L12.8 12.5V22L21.2 17.4Z");
        draw(
                "cube-outline",
                "M12 1.6L21.2 6.6V17.4L12 22.4L2.8 17.4V6.6ZM12 4L18 7.3L12 10.6L6 7.3ZM4.8 9L11 12.4V19.5L4.8 16.1Z"
                        + "M19.2 9L13 12.4V19.5L19.2 16.1Z");
        draw("star", "M12 1L14.6 9.4L23 12L14.6 14.6L12 23L9.4 14.6L1 12L9.4 9.4Z");
        draw(
                "stun",
                "M14.5 2L16.6 7.4L22.4 7.7L17.9 11.4L19.4 17L14.5 13.8L9.6 17L11.1 11.4L6.6 7.7L12.4 7.4ZM2 12.5L7.2 11.6"
                        + "L6.6 13.4ZM1.6 18L7.6 14.4L7.4 16.6ZM5 22L8.6 17.6L9 19.4Z");
        draw(
                "flame",
                "M12.5 1.5C13 6 18.5 8.5 18.5 14.6C18.5 18.9 15.6 22 12 22C8.4 22 5.5 18.9 5.5 15C5.5 11.8 7.2 10 8.4 8"
                        + "C8.6 10 9.4 11 10.6 11.2C9.8 7.6 10.4 4 12.5 1.5ZM12.4 12.5C12.4 14.8 9.8 15.4 9.8 18A2.3 2.3 0 0 0"
                        + " 14.4 18C14.4 15.8 13 14.6 12.4 12.5Z");
        draw(
                "potion",
                "M9 2H15V4.2H14.2V8.2L19.2 17.2C20.4 19.4 19 22 16.6 22H7.4C5 22 3.6 19.4 4.8 17.2L9.8 8.2V4.2H9ZM8.6 14"
                        + "H15.4L12 8.6Z");
        draw(
                "coin",
                "M15 4A8 8 0 1 1 14.99 4ZM15 6.4A5.6 5.6 0 1 0 15.01 6.4ZM15 8.6A3.4 3.4 0 1 1 14.99 8.6ZM6.4 5.2"
                        + "A9 9 0 0 0 6.4 18.8A8 8 0 0 1 6.4 5.2Z");
        draw(
                "steps",
                "M7.6 2.6C9.6 2.6 10.6 4.7 10.4 7.6C10.3 9.6 9.8 10.9 9.6 12.6L5.8 13C5.4 11 4.6 9.4 4.6 7C4.6 4.4 5.8 2.6"
                        + " 7.6 2.6ZM6 14.4L9.6 14C9.8 16.6 9.2 18 7.9 18.1C6.6 18.2 6 16.8 6 14.4ZM16.4 6.6C18.2 6.6 19.4 8.4"
                        + " 19.4 11C19.4 13.4 18.6 15 18.2 17L14.4 16.6C14.2 14.9 13.7 13.6 13.6 11.6C13.4 8.7 14.4 6.6 16.4 6.6"
                        + "ZM18 18.4C18 20.8 17.4 22.2 16.1 22.1C14.8 22 14.2 20.6 14.4 18Z");
        draw(
                "strike",
                "M2.6 2.6L6.4 3.2L15.6 12.4L17 11L18.6 12.6L16.8 15.8L20.4 19.4L21.4 19.2L22.2 20L20 22.2L19.2 21.4L19.4"
                        + " 20.4L15.8 16.8L12.6 18.6L11 17L12.4 15.6L3.2 6.4ZM5.2 5.2L14.2 14.2L14.6 13.8L5.9 5.1Z");
        draw(
                "target",
                "M11 1H13V4.1A8 8 0 0 1 19.9 11H23V13H19.9A8 8 0 0 1 13 19.9V23H11V19.9A8 8 0 0 1 4.1 13H1V11H4.1"
                        + "A8 8 0 0 1 11 4.1ZM12 6A6 6 0 1 0 12.01 6ZM12 9A3 3 0 1 1 11.99 9Z");
        draw(
                "research",
                "M9.8 2A7.8 7.8 0 0 1 16 14.4L16.6 15H17.6L22.4 19.8L19.8 22.4L15 17.6V16.6L14.4 16A7.8 7.8 0 1 1 9.8 2Z"
                        + "M9.8 4.8A5 5 0 1 0 9.81 4.8Z");
        draw(
                "contain",
                SHIELD + "M12 6.6A2.6 2.6 0 0 0 9.4 9.2V10.4H8.4V16.4H15.6V10.4H14.6V9.2A2.6 2.6 0 0 0 12 6.6Z"
                        + "M12 8.1A1.1 1.1 0 0 1 13.1 9.2V10.4H10.9V9.2A1.1 1.1 0 0 1 12 8.1Z");
        draw(
                "hourglass",
                "M5.5 1.8H18.5V6.8L13.6 12L18.5 17.2V22.2H5.5V17.2L10.4 12L5.5 6.8ZM8 4.2V6L12 10.2L16 6V4.2ZM12 13.8L8 18"
                        + "V19.8H9.4L12 17.2L14.6 19.8H16V18Z");
        draw(
                "barricade",
                "M3 6H21V12H19V20H22V22H2V20H5V12H3ZM5.2 7.6L3.9 10.4H7.2L8.6 7.6ZM12 7.6L10.6 10.4H13.9L15.2 7.6Z"
                        + "M18.7 7.6L17.3 10.4H19.6L20.2 7.6ZM7 12V20H17V12Z");
        draw("kite", "M12 .6L22 9.7L12 23.4L2 9.7Z");
        draw("hexagon", "M6.7 1.5H17.3L23 12L17.3 22.5H6.7L1 12Z");
        draw("drop", "M12 .6Q22.6 11.5 20.2 17.8Q17.8 23.4 12 23.4Q6.2 23.4 3.8 17.8Q1.4 11.5 12 .6Z");
        draw("diamond", "M12 .6L23 12L12 23.4L1 12Z");
        draw("fail", "M5.6 3L12 9.4L18.4 3L21 5.6L14.6 12L21 18.4L18.4 21L12 14.6L5.6 21L3 18.4L9.4 12L3 5.6Z");
    }

    private DrawnSign() {}

    private static void draw(String name, String path) {
        PATHS.put(PREFIX + name, path);
    }

    static boolean knows(String name) {
        return name.startsWith(PREFIX);
    }

    static String path(String name) {
        String path = PATHS.get(name);
        if (path == null) {
            throw new IllegalArgumentException("there is no drawn sign " + name + "; there are " + PATHS.keySet());
        }
        return path;
    }
}
