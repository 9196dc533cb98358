package org.alea.games.reckoners.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Short immutable lists with one element changed. */
public final class Lists {
    private Lists() {}

    public static <E> List<E> with(List<E> list, int index, E element) {
        List<E> changed = new ArrayList<>(list);
        changed.set(index, element);
        return Collections.unmodifiableList(changed);
    }

    public static <E> List<E> plus(List<E> list, E element) {
        List<E> changed = new ArrayList<>(list.size() + 1);
        changed.addAll(list);
        changed.add(element);
        return Collections.unmodifiableList(changed);
    }

    public static <E> List<E> without(List<E> list, int index) {
        List<E> changed = new ArrayList<>(list);
        changed.remove(index);
        return Collections.unmodifiableList(changed);
    }
}
