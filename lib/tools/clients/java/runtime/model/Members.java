package udaya.model;

/**
 * Members of an input, set by name. What several inputs share is an interface below this one, so that a program can set
 * it in one place: {@code static <B extends Birth<B>> B born(B in)}.
 *
 * @param <B> the builder that the members are set on
 */
public interface Members<B> {
    /**
     * Sets a member by its name in the JSON: also one that this version has no method for.
     *
     * @param name as in the JSON
     * @param value a text, number, boolean, date, input, list, map or JSON; null leaves the member out,
     *     {@code JsonNull.INSTANCE} sends null
     * @return this builder
     */
    B set(String name, Object value);

    /**
     * Adds a row to a list.
     *
     * @param name of the list, as in the JSON
     * @param row as {@link #set} takes it
     * @return this builder
     */
    B add(String name, Object row);
}
