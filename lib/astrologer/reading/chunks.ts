/** A sentence as chunks of a type each: points, places, states, verbs, and the small words that tie them. */
import type { Kind } from '../language/kinds.ts';
import { hasKind, numberAs, type Mention } from '../language/mentions.ts';
import { EMPTY_NODE, type Node } from './node.ts';
import type { Found } from './parser.ts';
import { presenceOf } from './births.ts';

/** Types of chunks: things, what relates them, and what parts them. */
export type ChunkType =
  | 'point'
  | 'lagna'
  | 'pronoun'
  | 'house'
  | 'sign'
  | 'star'
  | 'degree'
  | 'state'
  | 'presence'
  | 'verb'
  | 'with'
  | 'there'
  | 'not'
  | 'count'
  | 'and'
  | 'stop'
  | 'turn'
  | 'mark';

export interface Chunk {
  readonly type: ChunkType;
  readonly node: Node;
  /** Kind of the word of a verb or a mark. */
  readonly word: Kind | null;
  /** Which aspect a verb names; null where it does not. */
  readonly nth: number | null;
  readonly rests: readonly number[];
  /** A verb such as "is" stands before it. */
  readonly isApart: boolean;
  /** Such a verb stands behind it. */
  readonly isBeforeVerb: boolean;
}

/** Things of the grammar that are chunks. */
const THINGS: readonly (readonly [name: string, type: ChunkType])[] = [
  ['Point', 'point'],
  ['ascendant', 'lagna'],
  ['moon_sign', 'point'],
  ['moon_head', 'point'],
  ['sun_sign', 'point'],
  ['AtStar', 'star'],
  ['Degree', 'degree'],
  ['Houses', 'house'],
  ['Sign', 'sign'],
  ['State', 'state'],
];
const VERBS: readonly Kind[] = ['aspects', 'aspected_by', 'rules', 'ruled_by', 'opposite'];
const SMALL: readonly (readonly [type: ChunkType, kinds: readonly Kind[]])[] = [
  ['verb', VERBS],
  ['with', ['with', 'union']],
  ['there', ['in_it', 'with_it']],
  ['not', ['not', 'nor']],
  ['turn', ['turn', 'effect', 'relative']],
  ['stop', ['comma']],
  ['and', ['and']],
  ['mark', ['from', 'on', 'of', 'by', 'in']],
];
/** Words that add nothing beside the chunks of a sentence. */
const NOTHING: readonly Kind[] = ['has', 'is', 'plain', 'its', 'yours', 'chart', 'runs', 'yes'];
/** Words that tell the chart that is spoken of, which the pieces of a sentence know. */
const FRAMES: readonly Kind[] = ['from_moon', 'from_sun', 'from_lagna', 'rasi', 'navamsa'];

/** What may stand before a planet as part of its name: "exalted Saturn". */
const EPITHETS: readonly Kind[] = [
  'exalted',
  'debilitated',
  'own_sign',
  'retrograde',
  'direct',
  'combust',
  'strong',
  'weak',
];

/** The mentions of a sentence, those before which a verb stood that is left out, and what the grammar reads of them. */
export interface Words {
  readonly mentions: readonly Mention[];
  readonly apart: ReadonlySet<number>;
  readonly read: (name: string, at: number) => readonly Found<Node>[];
}

const NO_MENTION: Mention = { text: '', senses: [] };
const spanOf = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);
const chunk = (type: ChunkType, rests: readonly number[], more: Partial<Chunk> = {}): Chunk => ({
  type,
  node: EMPTY_NODE,
  word: null,
  nth: null,
  rests,
  isApart: false,
  isBeforeVerb: false,
  ...more,
});

/** A yoga by its name: that it is there. What is said of a dosha has phases and causes, and is read by itself. */
const presenceAt = (mention: Mention, at: number): readonly Option[] => {
  const claim = presenceOf(mention);
  if (claim?.kind !== 'yoga') return [];
  const rests = [at];
  const node: Node = { ...EMPTY_NODE, rests, says: () => [{ claim, negated: false, rests }] };
  return [[chunk('presence', rests, { node }), at + 1]];
};

/** A chunk that may begin at a place, and where it ends; the chunk is null where a word adds nothing. */
type Option = readonly [chunk: Chunk | null, end: number];

/** "Its fifth aspect", "fourth-house aspect", "two planets": a number that belongs to the word behind it. */
const numbered = (mentions: readonly Mention[], at: number): Option | null => {
  const [mention, next] = [mentions[at], mentions[at + 1]];
  if (mention === undefined || next === undefined) return null;
  const nth = numberAs(mention, 'ordinal');
  const isHyphen = hasKind(next, 'comma') && next.text === '-';
  const end = isHyphen ? at + 3 : at + 1;
  const behind = mentions[end];
  const word = 'aspects';
  if (nth !== null && behind !== undefined && hasKind(behind, word))
    return [chunk('verb', spanOf(at, end + 1), { word, nth }), end + 1];
  const count = numberAs(mention, 'number');
  if (count === null || !hasKind(next, 'planets')) return null;
  return [chunk('count', [at, at + 1], { node: { ...EMPTY_NODE, numbers: [count] } }), at + 2];
};

/** The things that may begin at a place, the longest first. */
const thingsAt = ({ mentions, apart, read }: Words, at: number): readonly Option[] => {
  const isNamed = hasKind(mentions[at] ?? NO_MENTION, 'sign', ...EPITHETS);
  return THINGS.flatMap(([name, type]) =>
    read(name, at)
      .filter(({ end }) => !isNamed || type !== 'point' || !spanOf(at + 1, end).some((one) => apart.has(one)))
      .map(({ node, end }): Option => [chunk(type, spanOf(at, end), { node }), end]),
  ).toSorted((a, b) => b[1] - a[1]);
};

/** Everything that may begin at a place, the longest first. */
const optionsAt = (words: Words, at: number): readonly Option[] => {
  const { mentions } = words;
  const mention = mentions[at];
  if (mention === undefined) return [];
  const before = mentions[at - 1];
  const number = numbered(mentions, at);
  // "Saturn in the sixth aspects": a place, and no sixth aspect
  if (number !== null && !(before !== undefined && hasKind(before, 'in'))) return [number];
  if (hasKind(mention, ...FRAMES)) return [[null, at + 1]];
  if (hasKind(mention, 'pronoun', 'relative') && !hasKind(mention, 'in_it'))
    return [[chunk('pronoun', [at], { word: hasKind(mention, 'relative') ? 'relative' : 'pronoun' }), at + 1]];
  const things = thingsAt(words, at);
  const small = SMALL.flatMap(([type, kinds]): readonly Option[] => {
    const word = kinds.find((kind) => hasKind(mention, kind));
    return word === undefined ? [] : [[chunk(type, [at], { word }), at + 1]];
  }).slice(0, 1);
  // "Rahu the planet", "his" of a planet named before
  const isTitle = hasKind(mention, 'planets') && before !== undefined && hasKind(before, 'planet');
  // "In its own sign"
  const isOfState =
    hasKind(mention, 'sign_word') && before !== undefined && hasKind(before, 'own_sign', 'exalted', 'debilitated');
  const isYogaWord = hasKind(mention, 'yoga_word') && mentions.some((one) => presenceOf(one) !== null);
  const isNothing = hasKind(mention, ...NOTHING, 'another') || isTitle || isOfState || isYogaWord;
  const nothing: readonly Option[] = things.length + small.length === 0 && isNothing ? [[null, at + 1]] : [];
  return [...things, ...small, ...presenceAt(mention, at), ...nothing];
};

/** "By its seventh glance it looks at the eighth": the glance tells which aspect the verb is. */
const withGlance = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const at = chunks.findIndex(({ type, nth }, i) => type === 'verb' && nth !== null && chunks[i + 1]?.word === 'from');
  const glance = chunks[at];
  const verb = chunks.findIndex(({ type, word }, i) => i > at && type === 'verb' && word === 'aspects');
  if (glance === undefined || verb < 0 || chunks.slice(at, verb).some(({ type }) => type === 'stop' || type === 'turn'))
    return chunks;
  const { nth } = glance;
  return chunks.flatMap((one, i) => {
    if (i === at || i === at + 1) return [];
    return i === verb ? [{ ...one, nth, rests: [...one.rests, ...glance.rests] }] : [one];
  });
};

/** Most chunks that are tried for one sentence. */
const MOST_TRIED = 400;

/** A chunk before others: two words of one verb are one, "its glance reaches". */
const withVerb = (found: Chunk, [next, ...rest]: readonly Chunk[]): readonly Chunk[] => {
  if (next === undefined) return [found];
  if (found.type !== 'verb' || next.type !== 'verb' || found.word !== next.word) return [found, next, ...rest];
  return [{ ...found, nth: found.nth ?? next.nth, rests: [...found.rests, ...next.rests] }, ...rest];
};

/** The chunks of some mentions, the longest first; null where a word is none of them: the sentence is not read so. */
export const chunksOf = (words: Words): readonly Chunk[] | null => {
  let tried = 0;
  const from = (at: number): readonly Chunk[] | null => {
    if (at >= words.mentions.length) return [];
    for (const [found, end] of optionsAt(words, at)) {
      if (++tried > MOST_TRIED) return null;
      const rest = from(end);
      if (rest !== null)
        return found === null
          ? rest
          : withVerb({ ...found, isApart: words.apart.has(at), isBeforeVerb: words.apart.has(end) }, rest);
    }
    return null;
  };
  const chunks = from(0);
  return chunks === null ? null : withGlance(chunks);
};
