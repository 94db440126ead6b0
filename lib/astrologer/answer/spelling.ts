/**
 * One spelling for what people write in many: short forms in full (dont, wud, nhi), and Hindi in Latin letters without the
 * choices it leaves (jeena and jina, zindagi and jindagi, karoon and karu). For looking words up, not for
 * showing.
 */
import { SHORT_FORMS } from '../../words/reading/spelling-vocabulary.ts';
import { normalised } from '../../words/reading/normalise.ts';

/** Letters that stand for one sound, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch(?=ch)/gu, ''],
  [/ee/gu, 'i'],
  // pehle and pahle, zeher and zahar
  [/eh(?=[a-z])/gu, 'ah'],
  [/oo/gu, 'u'],
  [/ph/gu, 'f'],
  [/chh/gu, 'ch'],
  [/z/gu, 'j'],
  [/q/gu, 'k'],
  [/([a-z])\1+/gu, '$1'],
  [/([aeiou])y(?=[aeiou])/gu, '$1'],
  // Nasal endings: karoon, nahin, mein.
  [/(?<=[a-z])un$/gu, 'u'],
  [/(?<=e)in$/gu, ''],
  [/hin$/gu, 'hi'],
];

const sounded = (word: string): string => SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word);

/** A map, so that no word of a question is one of an object. */
const SHORT: ReadonlyMap<string, string> = new Map(Object.entries(SHORT_FORMS));

/** A word in Latin letters, or a mark of a stem, which is left as it is. */
const LATIN = /<\w+>|[a-z']+/gu;

/** A text in the one spelling: normalised, in lower case. */
export const inOneSpelling = (text: string): string =>
  normalised(text).replace(LATIN, (word) => {
    if (word.startsWith('<')) return word;
    const full = SHORT.get(word) ?? word;
    return full.split(' ').map(sounded).join(' ');
  });

/** Shortest word of which a slip of the hand is mended; shorter ones are too close to others. */
const SHORTEST_MENDED = 7;
const withoutEach = (word: string): readonly string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)).slice(1);

/** Mends words that lack one letter of a known word, or have one too many: "everythng", "everytthing". The first letter holds. */
export const mender = (known: ReadonlySet<string>) => {
  const lacking = new Map(
    [...known]
      .filter((word) => word.length > SHORTEST_MENDED)
      .flatMap((word) => withoutEach(word).map((slip) => [slip, word] as const)),
  );
  const beginnings = new Set([...known].flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1))));
  return (word: string): string => {
    if (word.length < SHORTEST_MENDED || beginnings.has(word)) return word;
    const long = word.length > SHORTEST_MENDED + 1 ? withoutEach(word).find((one) => known.has(one)) : undefined;
    return lacking.get(word) ?? long ?? word;
  };
};
