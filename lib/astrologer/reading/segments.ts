/**
 * A sentence in as few segments as can be read, each by the reader of one kind of statement. A segment begins at a comma, an
 * "and" or a turn; what one names, the next may mean by "it", "there" and "then".
 */
import type { Kind } from '../language/kinds.ts';
import { hasKind, type Mention } from '../language/mentions.ts';
import { limbReadings, presenceReadings } from './births.ts';
import { chunksOf, type Words } from './chunks.ts';
import { clauseReadings } from './clause.ts';
import { countReadings, exclusiveReadings } from './counts.ts';
import type { Context, Path } from './node.ts';
import { periodReadings } from './periods.ts';
import { readerOf } from './things.ts';

const CUTS: readonly Kind[] = ['comma', 'and', 'turn', 'relative', 'effect', 'gives_way', 'nor'];
/** Most segments of a sentence, and most that are tried. */
const MOST_SEGMENTS = 5;
const MOST_TRIED = 240;
const MOST_PATHS = 24;

/** What is spoken of: the mentions, and the numbers of those before which a verb stood that was left out. */
export interface Spoken {
  readonly mentions: readonly Mention[];
  readonly apart: ReadonlySet<number>;
  /** The sentence speaks of "your" chart. */
  readonly isYours: boolean;
  /** It is a part of a sentence. */
  readonly isPart: boolean;
}

const AND: Mention = { text: '', senses: [{ kind: 'and', value: '' }] };
const NOTHING: Mention = { text: '', senses: [{ kind: 'plain', value: '' }] };

/** "Neither Saturn nor Mars is retrograde": what is said of both is denied of both. */
const neither = ({ mentions, apart, isYours }: Spoken, context: Context): readonly Path[] => {
  const nor = mentions.flatMap((one, at) => (hasKind(one, 'nor') ? [at] : []));
  const isOver = mentions.slice(nor.at(-1)).some((one) => hasKind(one, 'comma', 'turn', 'pronoun'));
  if (nor.length === 0 || isOver || mentions.some((one) => hasKind(one, 'not'))) return [];
  const those = mentions.map((one, at) => {
    if (!nor.includes(at)) return one;
    return at === nor[0] ? NOTHING : AND;
  });
  return clauseReadings({ mentions: those, apart, read: readerOf(those) }, context, isYours).flatMap(
    ({ said, context: after }) => {
      const kinds = new Set(said.map(({ claim }) => claim.kind));
      if (kinds.size > 1 || said.some(({ negated }) => negated)) return [];
      return [{ said: said.map((one) => ({ ...one, negated: true, rests: [...one.rests, ...nor] })), context: after }];
    },
  );
};

const MOST_REPEATED = 8;
/** "Mercury is not", "so is Saturn": what was said last, of other points. */
const repeated = ({ mentions, apart }: Spoken, context: Context): readonly Path[] => {
  const last = context.said.at(-1);
  if (last === undefined || !('of' in last.claim) || mentions.length > MOST_REPEATED) return [];
  const isSame = mentions.some((one) => hasKind(one, 'same'));
  const isNot = mentions.some((one) => hasKind(one, 'not'));
  const those = mentions.map((one) => (hasKind(one, 'not', 'same', 'comma', 'turn', 'and') ? NOTHING : one));
  const chunks = chunksOf({ mentions: those, apart, read: readerOf(those) }) ?? [];
  if (isSame === isNot || chunks.some(({ type }) => type !== 'point')) return [];
  const { claim, negated } = last;
  const it = chunks.flatMap(({ node }) => node.points(context).points);
  const rests = mentions.map((_, at) => at);
  const said = it.map((of) => ({ claim: { ...claim, of }, negated: isNot ? !negated : negated, rests }));
  return said.length === 0 ? [] : [{ said, context: { ...context, it, said } }];
};

/** Yogas and doshas: a part of a sentence that only names them says nothing of them. */
const presences = ({ mentions }: Words, { apart, isPart }: Spoken, context: Context): readonly Path[] =>
  isPart && apart.size === 0 && !mentions.some((one) => hasKind(one, 'has', 'not', 'transit', 'runs'))
    ? []
    : presenceReadings(mentions, context);

/** A reader of one kind of statement, and the words without which it reads nothing. */
interface Reader {
  readonly needs: readonly Kind[];
  readonly read: (words: Words, spoken: Spoken, context: Context) => readonly Path[];
}
const PERIODS: readonly Kind[] = ['maha', 'antar', 'pratyantar', 'runs', 'date', 'gives_way', 'years', 'comma'];
const COUNTS: readonly Kind[] = ['empty', 'only', 'alone', 'except', 'planets'];
const READERS: readonly Reader[] = [
  { needs: PERIODS, read: ({ mentions }, _, context) => periodReadings(mentions, context) },
  { needs: ['yoga', 'dosha'], read: presences },
  {
    needs: ['at_birth', 'rashi', 'star_word', 'ascendant'],
    read: ({ mentions }, _, context) => limbReadings(mentions, context),
  },
  { needs: COUNTS, read: (words, { isYours }, context) => countReadings(words, context, isYours) },
  { needs: COUNTS, read: (words, _, context) => exclusiveReadings(words, context) },
  { needs: ['nor'], read: (_, spoken, context) => neither(spoken, context) },
  { needs: ['not', 'same'], read: (_, spoken, context) => repeated(spoken, context) },
];

/** The readings of one segment by all readers; by the chunks of a statement where no other reads it. */
const segmentReadings = (spoken: Spoken, context: Context): readonly Path[] => {
  const { mentions, apart, isYours } = spoken;
  const words = { mentions, apart, read: readerOf(mentions) };
  const own = READERS.filter(({ needs }) => mentions.some((one) => hasKind(one, ...needs))).flatMap(({ read }) =>
    read(words, spoken, context),
  );
  return own.length > 0 ? own : clauseReadings(words, context, isYours);
};

/** The ways to read all of a sentence. */
export const segmentedReadings = (spoken: Spoken, context: Context): readonly Path[] => {
  const { mentions, apart, isYours } = spoken;
  const cuts = mentions.flatMap((one, at) => (at > 0 && hasKind(one, ...CUTS) ? [at] : []));
  const kept = new Map<Context, Map<string, readonly Path[]>>();
  let tried = 0;
  const read = (from: number, to: number, before: Context): readonly Path[] => {
    const ofContext = kept.get(before) ?? new Map<string, readonly Path[]>();
    kept.set(before, ofContext);
    const key = `${from} ${to}`;
    const known = ofContext.get(key);
    if (known !== undefined) return known;
    if (++tried > MOST_TRIED) return [];
    const isPart = to - from < mentions.length;
    const own = new Set([...apart].filter((at) => at >= from && at <= to).map((at) => at - from));
    const found = segmentReadings({ mentions: mentions.slice(from, to), apart: own, isYours, isPart }, before).map(
      (path) => ({
        said: path.said.map((one) => ({ ...one, rests: one.rests.map((at) => at + from) })),
        context: { ...path.context, said: path.said },
      }),
    );
    ofContext.set(key, found);
    return found;
  };
  const paths = (from: number, many: number, before: Context): readonly Path[] => {
    const ends = many === 1 ? [mentions.length] : cuts.filter((at) => at > from);
    return ends.flatMap((to) =>
      read(from, to, before).flatMap((path) =>
        many === 1
          ? [path]
          : paths(to, many - 1, path.context).map((rest) => ({
              said: [...path.said, ...rest.said],
              context: rest.context,
            })),
      ),
    );
  };
  for (let many = 1; many <= Math.min(MOST_SEGMENTS, cuts.length + 1); many++) {
    const found = paths(0, many, context);
    if (found.length > 0) return found.slice(0, MOST_PATHS);
  }
  return [];
};
