/**
 * A least-recently-used cache of what is the same for every caller (the days of the feed, the signs of the slow planets): by
 * key, at most `most` values, or as many as have sizes that add up to it. `make` must give the same value for the same key.
 */
export const lruCache = <T>(
  most: number,
  sizeOf: (value: T) => number = () => 1,
): ((key: string, make: () => T) => T) => {
  const known = new Map<string, T>();
  let size = 0;
  return (key, make) => {
    const found = known.get(key);
    const value = found ?? make();
    if (found === undefined) size += sizeOf(value);
    // A key moves to the end whenever it is asked for; the first is the one that was asked for longest ago.
    known.delete(key);
    known.set(key, value);
    for (const [oldest, old] of known) {
      if (size <= most) break;
      known.delete(oldest);
      size -= sizeOf(old);
    }
    return value;
  };
};
