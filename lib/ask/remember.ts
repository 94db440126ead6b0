/** Remembers what is the same for every caller: the days of the feed, the signs of the slow planets. */

/** A memory of the last `most` values that were asked for, by key. `make` must give the same value for the same key. */
export const memoryOf = <T>(most: number): ((key: string, make: () => T) => T) => {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    // A key moves to the end whenever it is asked for; the first is the one that was asked for longest ago.
    known.delete(key);
    known.set(key, found);
    if (known.size > most) known.delete(known.keys().next().value ?? '');
    return found;
  };
};
