/** A sentence as items of a type each: points, places, states, periods, verbs, and the small words that tie them. */
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import { kinds, type Kind } from '../language/kinds.ts';
import { hasKind, NO_MENTION, numberAs, type Mention } from '../language/mentions.ts';
import type { Claim } from '../facts/claim.ts';
import { EMPTY_THING, type readerOf, type Thing } from './things.ts';

/** Things of the grammar, and the types of their items. */
const THINGS = [
  ['Period', 'period'],
  ['Point', 'point'],
  ['Ascendant', 'lagna'],
  ['moon_sign', 'point'],
  ['moon_head', 'point'],
  ['sun_sign', 'point'],
  ['AtStar', 'star'],
  ['Degree', 'degree'],
  ['Houses', 'house'],
  ['Sign', 'sign'],
  ['Group', 'group'],
  ['State', 'state'],
] as const;
/** Small words of one type, the first that fits. */
const SMALL = [
  ['mutual', kinds('mutual')],
  ['verb', kinds('aspects aspected_by rules ruled_by opposite')],
  ['with', kinds('with union')],
  ['there', kinds('in_it with_it')],
  ['not', kinds('not nor')],
  ['turn', kinds('turn effect relative')],
  ['stop', kinds('comma')],
  ['and', kinds('and')],
  ['mark', kinds('from on of by in')],
] as const;
const NOTHING = kinds('has is plain its yours chart runs yes another from_moon from_sun from_lagna rasi navamsa');
/** Words that only statements of their own know: of periods, of counting, of the panchang of a birth. */
const OTHER = [
  ...kinds(
    'begin end until runs gives_way transit now will asks date maha antar pratyantar this at_birth empty only alone',
  ),
  ...kinds('except planets or same weekday tithi paksha nitya karana rashi star_word pada number ordinal yoga_word'),
  ...kinds('sign_word tithi_word paksha_word nitya_word karana_word weekday_word dosha'),
];

/** Words without which no period is spoken of. */
const PERIODS = kinds('maha antar pratyantar runs date gives_way years');

/** Types of items; `nothing` adds nothing to a statement, `other` is known to few. */
export type ItemType =
  | (typeof THINGS)[number][1]
  | (typeof SMALL)[number][0]
  | 'pronoun'
  | 'count'
  | 'presence'
  | 'nothing'
  | 'other';

export interface Item {
  readonly type: ItemType;
  readonly thing: Thing;
  /** Kind of the word of a verb or a mark. */
  readonly word: Kind | null;
  /** Which aspect a verb names; null where it does not. */
  readonly nth: number | null;
  readonly rests: readonly number[];
  /** Its first mention. */
  readonly mention: Mention;
  /** A verb such as "is" stands before it. */
  readonly isApart: boolean;
  /** Such a verb stands behind it. */
  readonly isBeforeVerb: boolean;
}

/** The mentions of a sentence, the numbers of those before which a verb stood that was left out, and what the grammar reads. */
export interface Words {
  readonly mentions: readonly Mention[];
  readonly apart: ReadonlySet<number>;
  readonly read: ReturnType<typeof readerOf>;
}

const EPITHETS = kinds('sign exalted debilitated own_sign retrograde direct combust strong weak');
const spanOf = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** That a yoga or a dosha which a mention names is there; null where it names none. */
export const presenceOf = ({ senses }: Mention): Claim | null => {
  const valueOf = (kind: Kind) => senses.find((sense) => sense.kind === kind)?.value;
  const yoga = YOGA_RULES.find(({ id }) => id === valueOf('yoga'))?.id;
  const dosha = DOSHA_IDS.find((id) => id === valueOf('dosha'));
  if (yoga !== undefined) return { kind: 'yoga', id: yoga };
  return dosha === undefined ? null : { kind: 'dosha', id: dosha };
};

/** An item that may begin at a place, and where it ends. */
type Option = readonly [type: ItemType, end: number, more?: Partial<Item>];

/** "Its fifth aspect is on the second, its ninth on the sixth": an ordinal that is one more aspect. */
const isAgain = (mentions: readonly Mention[], at: number): boolean => {
  const [before = NO_MENTION, mention = NO_MENTION, next = NO_MENTION] = mentions.slice(Math.max(at - 1, 0), at + 2);
  const isOn = hasKind(next, 'on') || mentions.slice(at + 2, at + 4).some((one) => hasKind(one, 'on'));
  if (!hasKind(mention, 'ordinal') || !hasKind(next, 'on', 'ordinal') || !isOn) return false;
  const isFirst = (one: Mention, i: number): boolean => hasKind(one, 'aspects') && hasKind(mentions[i - 1], 'ordinal');
  return hasKind(before, 'another', 'comma', 'and') && mentions.slice(0, at).some(isFirst);
};

/** "Its fifth aspect", "fourth-house aspect", "two planets": a number that belongs to the word behind it. */
const numbered = (mentions: readonly Mention[], at: number): readonly Option[] => {
  const [mention = NO_MENTION, next = NO_MENTION] = [mentions[at], mentions[at + 1]];
  const nth = numberAs(mention, 'ordinal');
  const isHyphen = hasKind(next, 'comma') && next.text === '-';
  const end = isHyphen ? at + 3 : at + 1;
  if (nth !== null && hasKind(mentions[end], 'aspects')) return [['verb', end + 1, { word: 'aspects', nth }]];
  if (nth !== null && isAgain(mentions, at)) return [['verb', at + 1, { word: 'aspects', nth }]];
  const count = numberAs(mention, 'number');
  if (count === null || !hasKind(next, 'planets')) return [];
  return [['count', at + 2, { thing: { ...EMPTY_THING, numbers: [count] } }]];
};

/** Everything that may begin at a place, the longest things first. */
const optionsAt = ({ mentions, apart, read }: Words, at: number): readonly Option[] => {
  const [before = NO_MENTION, mention = NO_MENTION] = [mentions[at - 1], mentions[at]];
  const number = numbered(mentions, at);
  // "Saturn in the sixth aspects", "from the sixth aspects": a place, and no sixth aspect
  if (number.length > 0 && (number[0]?.[0] === 'count' || !hasKind(before, 'in', 'from'))) return number;
  if (hasKind(mention, 'from_moon', 'from_sun', 'from_lagna', 'rasi', 'navamsa')) return [['nothing', at + 1]];
  if (hasKind(mention, 'pronoun', 'relative') && !hasKind(mention, 'in_it'))
    return [['pronoun', at + 1, { word: hasKind(mention, 'relative') ? 'relative' : 'pronoun' }]];
  const isNamed = hasKind(mention, ...EPITHETS);
  const isOfPeriod = mentions.some((one) => hasKind(one, ...PERIODS));
  const things = THINGS.filter(([name]) => name !== 'Period' || isOfPeriod)
    .flatMap(([name, type]) =>
      read(name, at)
        .filter(({ end }) => !spanOf(at + 1, end).some((one) => isAgain(mentions, one)))
        .filter(({ end }) => !isNamed || type !== 'point' || !spanOf(at + 1, end).some((one) => apart.has(one)))
        .map(({ node, end }): Option => [type, end, { thing: node }]),
    )
    .toSorted((a, b) => b[1] - a[1]);
  const small = SMALL.flatMap(([type, words]): readonly Option[] => {
    const word = words.find((kind) => hasKind(mention, kind));
    return word === undefined ? [] : [[type, at + 1, { word }]];
  }).slice(0, 1);
  // "Rahu the planet"; "in its own sign"
  const isTitle = hasKind(mention, 'planets') && hasKind(before, 'planet');
  const isOfState = hasKind(mention, 'sign_word') && hasKind(before, 'own_sign', 'exalted', 'debilitated');
  const isNothing = hasKind(mention, ...NOTHING) || isTitle || isOfState;
  const is = presenceOf(mention);
  const presence: readonly Option[] =
    is === null ? [] : [['presence', at + 1, { thing: { ...EMPTY_THING, own: [{ of: 'moon', says: () => is }] } }]];
  const some = [...things, ...presence, ...small];
  if (some.length === 0 && isNothing) return [['nothing', at + 1]];
  return hasKind(mention, ...OTHER) ? [...some, ['other', at + 1]] : some;
};

/** "By its seventh glance it looks at the eighth", "looks at it with its seventh glance": which aspect the verb is. */
const withGlance = (items: readonly Item[]): readonly Item[] => {
  const isBy = (at: number): boolean => items[at]?.type === 'with' || ['by', 'from'].includes(items[at]?.word ?? '');
  const isLook = (at: number): boolean => items[at]?.word === 'aspects';
  const at = items.findIndex(({ nth }, i) => isLook(i) && nth !== null && (isBy(i + 1) || isBy(i - 1)));
  const glance = items[at];
  if (glance === undefined) return items;
  const by = isBy(at + 1) ? at + 1 : at - 1;
  const verb = items.findIndex((_, i) => (by > at ? i > at : i < at) && isLook(i));
  const between = items.slice(Math.min(at, verb), Math.max(at, verb));
  if (verb < 0 || between.some(({ type }) => type === 'stop' || type === 'turn')) return items;
  return items.flatMap((one, i) => {
    if (i === at || i === by) return [];
    return i === verb ? [{ ...one, nth: glance.nth, rests: [...one.rests, ...glance.rests] }] : [one];
  });
};

/** An item before others: two words of one verb are one, "its glance reaches". */
const joined = (one: Item, [next, ...rest]: readonly Item[]): readonly Item[] => {
  if (next === undefined) return [one];
  if (one.type !== 'verb' || next.type !== 'verb' || one.word !== next.word) return [one, next, ...rest];
  return [{ ...one, nth: one.nth ?? next.nth, rests: [...one.rests, ...next.rests] }, ...rest];
};

/** Most items that are tried for one sentence. */
const MOST_TRIED = 600;

/** The items of the mentions from one place to another, the longest first; null where a word is none of them. */
export const itemsOf = (words: Words, start: number, stop: number): readonly Item[] | null => {
  const { mentions, apart } = words;
  let tried = 0;
  const from = (at: number): readonly Item[] | null => {
    const mention = mentions[at];
    if (mention === undefined || at >= stop) return [];
    for (const [type, end, more] of optionsAt(words, at)) {
      if (end > stop) continue;
      if (++tried > MOST_TRIED) return null;
      const rest = from(end);
      if (rest === null) continue;
      const own = { word: null, nth: null, thing: EMPTY_THING, mention, rests: spanOf(at, end) };
      return joined({ ...own, ...more, type, isApart: apart.has(at), isBeforeVerb: apart.has(end) }, rest);
    }
    return null;
  };
  const items = from(start);
  return items === null ? null : withGlance(items);
};
