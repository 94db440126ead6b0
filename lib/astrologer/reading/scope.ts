/** Whether a sentence says something of this chart: not where it asks, supposes, quotes, teaches, or speaks of another. */
import { kinds, type Kind } from '../language/kinds.ts';
import { hasKind, isArtful, speaksOfArt, type Mention } from '../language/mentions.ts';
import type { Piece } from './pieces.ts';

/** Why nothing is claimed, or nothing that can be judged here. */
export type Silence = 'question' | 'general' | 'other_chart' | 'fragment';

const ALWAYS = kinds('suppose perhaps general quote illness');
/** Of people in general, unless the piece speaks of "your" chart. */
const UNLESS_YOURS = kinds('usually kindred');
/** Words by which a piece says something. */
const FINITE = kinds('is has aspects aspected_by rules ruled_by begin end until runs mutual transit not date');
/** What "he" and "his" may mean where it stands before them. */
const NAMED = kinds('planet lord_word house_lord lord_of');

/** A word with a capital letter within a sentence, or two at its beginning. */
const CAPITAL = /(?<=\p{Ll}[,;:]? )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll}+)/gu;
/** Whether somebody is named whom no list knows: "In Amitabh Bachchan's horoscope". */
const namesSomebody = (text: string, mentions: readonly Mention[]): boolean => {
  const names = new Set((text.match(CAPITAL) ?? []).map((name) => name.toLowerCase()));
  return names.size > 0 && mentions.some((one) => hasKind(one, 'unknown') && names.has(one.text));
};

/** Whether "he" or "his" is another person: after a planet it is the planet. */
const isSomeoneElse = (mentions: readonly Mention[], at: number): boolean => {
  const mention = mentions[at];
  if (mention === undefined || !hasKind(mention, 'another')) return false;
  return !mentions.slice(0, at).some((before) => hasKind(before, ...NAMED));
};

/** Who or what a thing of the art may belong to without being another's. */
const SELF = kinds('yours pronoun another date chart at_birth');
/** What belongs to a person: not a house, which a lord has too. */
const OWNED = kinds('planet ascendant house_lord moon_sign star chart maha ordinal dosha');
const isNobodys = (one: Mention | undefined): boolean => one !== undefined && !hasKind(one, ...SELF) && !isArtful(one);

/** "India's Saturn", "in her fourth house", "the landlord has Mars in the third": whose it is tells of somebody else. */
const belongsElsewhere = (mentions: readonly Mention[]): boolean =>
  mentions.some((one, at) => {
    const [thing, word] = mentions.slice(at + 1).filter((next) => !hasKind(next, 'plain'));
    if (thing === undefined) return false;
    if (hasKind(one, 'owner') && hasKind(thing, 'chart'))
      return !hasKind(mentions[at - 1] ?? one, 'ascendant', ...SELF);
    if (hasKind(one, 'owner')) return isNobodys(mentions[at - 1]) && hasKind(thing, ...OWNED);
    if (hasKind(one, 'having'))
      return !mentions.slice(0, at).some((before) => hasKind(before, 'yours', 'chart') || isArtful(before));
    if (!hasKind(one, 'another') || hasKind(one, 'pronoun')) return false;
    return (
      hasKind(thing, 'house', 'ascendant', 'planet', 'house_lord', 'maha', 'chart', 'moon_sign') ||
      (hasKind(thing, 'ordinal') && word !== undefined && hasKind(word, 'house_word', 'lord_word'))
    );
  });

/** Whether what is said is of another person. */
const isOfElse = (mentions: readonly Mention[], spoken: ReadonlySet<number>): boolean =>
  mentions.some((one, at) => spoken.has(at) && (hasKind(one, 'person') || isSomeoneElse(mentions, at)));

/** "A yogakaraka for Leo", "तुला लग्न के लिए": said of all who were born so. */
const isMeantForSign = (mentions: readonly Mention[]): boolean => {
  const spoken = mentions.filter((one) => !hasKind(one, 'plain') || hasKind(one, 'meant'));
  return spoken.some((one, at) => {
    const [before, next] = [spoken[at - 1], spoken[at + 1]];
    if (!hasKind(one, 'meant')) return false;
    const isAscendant = before !== undefined && hasKind(before, 'ascendant', 'sign') && !hasKind(one, 'turn');
    return isAscendant || (next !== undefined && hasKind(one, 'turn') && hasKind(next, 'sign'));
  });
};

/** Words by which a sentence says something before its last verb. */
const isFinite = (one: Mention): boolean =>
  hasKind(one, ...FINITE) || (hasKind(one, 'in') && !hasKind(one, 'preposition'));
/** "A strong Saturn is good for old age": what stands before the only verb is what is spoken of, and said of no chart. */
const isTopic = (mentions: readonly Mention[], isYours: boolean): boolean => {
  if (isYours) return false;
  const last = mentions.findLastIndex(speaksOfArt);
  const verb = mentions.findIndex((one, at) => at > last && hasKind(one, 'predicates'));
  return verb > last && verb < mentions.length - 1 && !mentions.some((one, at) => at !== verb && isFinite(one));
};

/** "Saturn in the tenth house … raises a person": what is said is the rest, and nothing tells that it is of this chart. */
const isFragment = (mentions: readonly Mention[], spoken: ReadonlySet<number>): boolean => {
  const isCut = Math.max(...spoken) < mentions.findLastIndex((one) => !hasKind(one, 'comma'));
  const those = mentions.filter((_, at) => spoken.has(at));
  const has = (...some: readonly Kind[]): boolean => those.some((one) => hasKind(one, ...some));
  // A house with a sign, a star or a dignity is told of one chart
  const isPlaced = has('sign', 'star', 'exalted', 'debilitated', 'own_sign') && has('house', 'house_word', 'ascendant');
  // "Sun and Mercury in the sixth form Budhaditya Yoga"
  const isFormed = mentions.some(
    (one, at) =>
      hasKind(one, 'forms') && [at - 1, at + 1, at + 2, at + 3].some((i) => hasKind(mentions[i], 'yoga', 'dosha')),
  );
  return (
    isCut && !isPlaced && !isFormed && !those.some(isFinite) && !mentions.some((one) => hasKind(one, 'yours', 'yes'))
  );
};

/** Whether a sentence teaches, supposes, or tells what others say. */
const isGeneral = (mentions: readonly Mention[], spoken: ReadonlySet<number>, start: number): boolean => {
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  if (!isYours && (mentions.some((one) => hasKind(one, 'hearsay')) || isMeantForSign(mentions))) return true;
  // "You may not like it, but your Moon …"
  const said = isYours ? mentions.slice(0, start + 1).findLastIndex((one) => hasKind(one, 'adverse')) + 1 : 0;
  if (mentions.slice(said, start).some((one) => hasKind(one, 'suppose', 'general', 'quote', 'usually'))) return true;
  // "When the Ketu period ends in 2031"
  const isTimed = mentions.some((one) => hasKind(one, 'date')) && mentions.some((one) => hasKind(one, 'maha', 'antar'));
  const scopes = isYours ? ALWAYS : [...ALWAYS, ...UNLESS_YOURS];
  return mentions.some((one, at) => spoken.has(at) && hasKind(one, ...scopes) && !(isTimed && hasKind(one, 'asks')));
};

/** Why a sentence claims nothing of this chart; null where it claims. */
export const silenceOf = (text: string, mentions: readonly Mention[], pieces: readonly Piece[]): Silence | null => {
  if (text.trimEnd().endsWith('?')) return 'question';
  const [first, second] = mentions;
  if (first !== undefined && hasKind(first, 'question', 'request') && !(second !== undefined && hasKind(first, 'is')))
    return 'question';
  const spoken = new Set(pieces.flatMap(({ at }) => at));
  const start = pieces[0]?.at[0] ?? 0;
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  if (isGeneral(mentions, spoken, start)) return 'general';
  if (isFragment(mentions, spoken)) return 'fragment';
  if (mentions.slice(0, start).some((one) => hasKind(one, 'person'))) return 'other_chart';
  if (isTopic(mentions, isYours)) return 'general';
  return (!isYours && namesSomebody(text, mentions)) || isOfElse(mentions, spoken) || belongsElsewhere(mentions)
    ? 'other_chart'
    : null;
};
