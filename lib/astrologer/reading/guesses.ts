/** What a sentence may be read without where it cannot be read whole: words that nobody knows, and small words. */
import { isThing, kinds } from '../language/kinds.ts';
import { hasKind, isArtful, isUnlisted, type Mention } from '../language/mentions.ts';

const PARTS = kinds('comma and turn relative effect');
const POINTS = kinds('planet house_lord lord_word moon_sign ascendant');
const PLACES = kinds('sign house ordinal number house_word star own_sign yours');

/** Whether a word that no list has may be passed over: not where it may be the verb, or tell of whom all is said. */
export const isPassable = (mentions: readonly Mention[], at: number): boolean => {
  const isPlain = (one: Mention | undefined): boolean =>
    hasKind(one, 'plain', 'unknown', 'yours', 'its') && !isArtful(one);
  const beyond = (from: number, step: 1 | -1): number => (isPlain(mentions[from]) ? beyond(from + step, step) : from);
  const before = beyond(at - 1, -1);
  const next = beyond(at + 1, 1);
  // "Saturn is banished from Capricorn"
  if (!isUnlisted(mentions[at]) || hasKind(mentions[next], 'from')) return false;
  // "Deprived of Venus", but not "Zestful Mars"
  if (before < 0) return !hasKind(mentions[next], 'of', 'with', 'has', 'in', 'on', 'by');
  // "शनि तीसरे भाव से कतराते हैं"
  const isLast = next >= mentions.length || (next === mentions.length - 1 && hasKind(mentions[next], 'is'));
  if (isLast && !hasKind(mentions[before], 'in', ...PARTS)) return false;
  // "Saturn shuns the third house", but not "शनि धीरे तीसरे भाव में"
  const end = mentions.findIndex((one, i) => i >= next && !isPlain(one) && !hasKind(one, 'of', 'sign_word', ...PLACES));
  const isIn = hasKind(mentions[end], 'in', 'on') && !hasKind(mentions[end + 1], ...PLACES);
  return isIn || !hasKind(mentions[before], ...POINTS) || !hasKind(mentions[next], ...PLACES);
};

/** Words that claim nothing by themselves: ties, company that the places tell too, and labels. */
const LEAVABLE = [
  ...kinds(
    'in on of by and comma dash has is its pronoun yours chart effect turn result defines adverse forms both union',
  ),
  ...kinds('relative owner having preposition predicates request asks thing with with_it in_it term sign_word rashi'),
  ...kinds('star_word house_word lord_word pada tithi_word paksha_word nitya_word karana_word weekday_word yoga_word'),
];
const isLeavable = (mention: Mention | undefined): boolean =>
  mention !== undefined &&
  hasKind(mention, ...LEAVABLE) &&
  !mention.senses.some(({ kind }) => isThing(kind) || kind === 'not' || kind === 'nor');
/** Most small words of a sentence that any two of them are left out of. */
const MOST_PAIRED = 12;
/** Words beside each other that may be left out at once. */
const MOST_LEFT_OUT = 3;

/** Words that may be left out of what is spoken of at once, the fewest first: some beside each other, or any two. */
export const leavable = (mentions: readonly Mention[], spoken: readonly number[]): readonly (readonly number[])[] => {
  const runs = Array.from({ length: MOST_LEFT_OUT }, (_, i) => i + 1).flatMap((many) =>
    spoken.slice(0, Math.max(spoken.length - many + 1, 0)).map((_, at) => spoken.slice(at, at + many)),
  );
  const planets = spoken.filter((at) => hasKind(mentions[at], 'planet'));
  // "Saturn and Saturn share the third house" is a slip
  const isSlip = planets.some((at, i) => {
    const next = planets[i + 1] ?? at;
    const between = mentions.slice(at + 1, next);
    return next > at && mentions[next]?.text === mentions[at]?.text && !between.some(isArtful);
  });
  const small = isSlip ? [] : spoken.filter((at) => isLeavable(mentions[at]));
  const pairs = small.flatMap((one, i) => small.slice(i + 1).map((other) => [one, other]));
  return [...runs.filter((run) => run.every((at) => small.includes(at))), ...(small.length > MOST_PAIRED ? [] : pairs)];
};
