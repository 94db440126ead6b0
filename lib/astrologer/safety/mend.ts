/** Slips of the hand: a letter that lacks, or one too many. */

/** Shortest word of which a slip is mended; shorter ones are too close to others. */
const SHORTEST_MENDED = 7;
/** Letters by which words are put together; a slip in them is not mended. */
const FIRST_LETTERS = 2;

/** Whether one letter more makes the first word the second. */
const isOneShort = (short: string, long: string): boolean => {
  if (long.length !== short.length + 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(at) === long.slice(at + 1);
};

/** Mends words that lack one letter of a known word, or have one too many: "everythng", "everytthing". */
export const mender = (known: ReadonlySet<string>) => {
  const byStart = Map.groupBy(known, (word) => word.slice(0, FIRST_LETTERS));
  return (word: string): string => {
    if (word.length < SHORTEST_MENDED) return word;
    const near = byStart.get(word.slice(0, FIRST_LETTERS)) ?? [];
    if (near.some((one) => one.startsWith(word))) return word;
    return (
      near.find((one) => one.length > SHORTEST_MENDED && isOneShort(word, one)) ??
      near.find((one) => one.length > SHORTEST_MENDED && isOneShort(one, word)) ??
      word
    );
  };
};
