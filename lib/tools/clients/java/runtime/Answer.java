package udaya;

/**
 * The answer of a call: what was asked for, and how it came about.
 *
 * @param status HTTP status
 * @param data what was asked for; null where the service answers without content
 * @param meta settings that were used, warnings, credits; null where the answer has none
 * @param receipt credits and rate after the call
 * @param <T> shape of the data
 * @param <M> shape of the meta
 */
public record Answer<T, M>(int status, T data, M meta, Receipt receipt) {
}
