/** Whether a sentence says something of this chart: not where it asks, supposes, quotes, teaches, or speaks of another. */
import type { Kind } from '../language/kinds.ts';
import { hasKind, type Mention } from '../language/mentions.ts';
import type { Piece } from './pieces.ts';

/** Why nothing is claimed, or nothing that can be judged here. */
export type Silence = 'question' | 'general' | 'other_chart' | 'fragment';

const ALWAYS: readonly Kind[] = ['suppose', 'perhaps', 'general', 'quote', 'illness'];
/** Of people in general, unless the piece speaks of "your" chart. */
const UNLESS_YOURS: readonly Kind[] = ['usually', 'kindred'];
/** Words by which a piece says something. */
const FINITE: readonly Kind[] = [
  'is',
  'has',
  'aspects',
  'aspected_by',
  'rules',
  'ruled_by',
  'begin',
  'end',
  'until',
  'runs',
  'mutual',
  'transit',
  'not',
];
/** What "he" and "his" may mean where it stands before them. */
const NAMED: readonly Kind[] = ['planet', 'lord_word', 'house_lord', 'lord_of'];

/** A word with a capital letter within a sentence, or two at its beginning. */
const CAPITAL = /(?<=\p{Ll}[,;:]? )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll}+)|(?<=^\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+/gu;
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

/** Whether what is said is of another person. */
const isOfElse = (mentions: readonly Mention[], spoken: ReadonlySet<number>): boolean =>
  mentions.some((one, at) => spoken.has(at) && (hasKind(one, 'person') || isSomeoneElse(mentions, at)));

/** Why a sentence claims nothing of this chart; null where it claims. */
export const silenceOf = (text: string, mentions: readonly Mention[], pieces: readonly Piece[]): Silence | null => {
  if (text.trimEnd().endsWith('?')) return 'question';
  const [first, second] = mentions;
  if (first !== undefined && hasKind(first, 'question', 'request') && !(second !== undefined && hasKind(first, 'is')))
    return 'question';
  const spoken = new Set(pieces.flatMap(({ at }) => at));
  const inPieces = (kinds: readonly Kind[]): boolean =>
    mentions.some((one, at) => spoken.has(at) && hasKind(one, ...kinds));
  const start = pieces[0]?.at[0] ?? 0;
  const before = mentions.slice(0, start).some((one) => hasKind(one, 'suppose', 'general', 'quote', 'usually'));
  if (inPieces(ALWAYS) || before) return 'general';
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  if (!isYours && inPieces(UNLESS_YOURS)) return 'general';
  // Saturn in the tenth house, … raises a person: what is said is the rest
  const isCut = Math.max(...spoken) < mentions.length - 1;
  const isAnswer = mentions.some((one) => hasKind(one, 'yes'));
  if (!isYours && !isAnswer && isCut && !inPieces(FINITE)) return 'fragment';
  if (mentions.slice(0, start).some((one) => hasKind(one, 'person'))) return 'other_chart';
  if (!isYours && namesSomebody(text, mentions)) return 'other_chart';
  return isOfElse(mentions, spoken) ? 'other_chart' : null;
};
