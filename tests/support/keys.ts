/** Reading lists of `{ key, name }` in answers. */
interface Keyed {
  readonly key: string;
  readonly name: string;
}

/** The keys of a list, in order. */
export const keysOf = (rows: readonly Pick<Keyed, 'key'>[]): readonly string[] => rows.map(({ key }) => key);

/** Planets by their keys as an English answer lists them: the name is the key with a capital. */
export const planetsNamed = (...keys: readonly string[]): readonly Keyed[] =>
  keys.map((key) => ({ key, name: key.charAt(0).toUpperCase() + key.slice(1) }));
