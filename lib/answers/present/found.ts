/** What a chart shows of a rule that holds, in words: of several houses the one that it is, of alternatives those that hold. */
import type { Dignity } from '../../../layers/jyotish/chart/dignity.ts';
import type { Explanation } from '../../../layers/jyotish/condition/evaluate.ts';
import type { Ground } from '../../../layers/jyotish/condition/ground.ts';
import type { Observed } from '../../../layers/jyotish/condition/term.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { bank, type Banks } from '../../words/bank.ts';
import { conditionName } from '../../words/conditions.ts';
import { filled, uncapital } from '../../words/fill.ts';
import { enumerated } from '../../words/enumerate.ts';
import type { Words } from '../../words/words.ts';
import { signShape } from './chart.ts';
import { inSentence, ruledOut, saidOf, sentence } from './explain.ts';
import { planetName } from './names.ts';
import { countedFrom, countOf, finerStar } from './one-place.ts';

type Row = keyof Banks['explain']['kinds'];

/** Conditions of a list of houses, signs or stars: the row that tells the one found, and by what it was observed. */
const NARROWED: Readonly<Record<string, readonly [row: Row, what: Observed['what']]>> = {
  in_houses: ['in_houses', 'house'],
  in_houses_from: ['in_houses_from', 'house_from'],
  in_kendra_from: ['in_houses_from', 'house_from'],
  in_signs: ['in_signs', 'sign'],
  in_signs_of_mode: ['in_signs', 'sign'],
  in_signs_of_parity: ['in_signs', 'sign'],
  lagna_in: ['lagna_in', 'sign'],
  lagna_of_mode: ['lagna_in', 'sign'],
  lagna_of_parity: ['lagna_in', 'sign'],
  moon_in_stars: ['moon_in_stars', 'star'],
  gulika_in: ['gulika_in', 'gulika_house'],
};

/** Conditions that several dignities meet. */
const OF_DIGNITY = ['dignified', 'strong'];
const DIGNITY_ROWS: Readonly<Partial<Record<Dignity, Row>>> = {
  exalted: 'exalted',
  moolatrikona: 'in_moolatrikona',
  own: 'in_own_sign',
  great_friend: 'in_great_friend_sign',
  friend: 'in_friend_sign',
};
/** Rows after which the sign is named, and those after which the house is that is looked from. */
const IN_SIGN = [
  'exalted',
  'in_moolatrikona',
  'in_own_sign',
  'debilitated',
  'in_friend_sign',
  'in_great_friend_sign',
  'in_indu_lagna',
];
const FROM_HOUSE = ['aspects', 'aspects_house'];

const seen = ({ observed }: Explanation, what: Observed['what']): Observed['value'] =>
  observed.find((one) => one.what === what)?.value ?? null;

const reversed = (one: Explanation, kind: Row): Explanation => ({
  ...one,
  kind,
  terms: one.terms.toReversed(),
  planets: one.planets.toReversed(),
});

/** Each planet is in the sign of the other. */
const isExchanged = ({ planets: [a, b], observed }: Explanation): boolean => {
  const lords = observed.filter(({ what }) => what === 'dispositor').map(({ value }) => value);
  return lords.length === 2 && lords[0] === b && lords[1] === a;
};

/** The house of a lord that a term names. */
const lordedHouse = ({ terms }: Explanation): readonly number[] =>
  terms.flatMap((term) => (/^lord\(\d+\)$/.test(term) ? [Number(term.slice(5, -1))] : []));

/** Conditions that hold in one of several ways: the way that it is. */
const WAYS: Readonly<Record<string, (one: Explanation) => Explanation>> = {
  joined_or_aspected: (one) =>
    seen(one, 'house_from') === 1 ? { ...one, kind: 'conjunct' } : reversed(one, 'aspects'),
  related: (one) => {
    if (seen(one, 'house_from') === 1) return { ...one, kind: 'conjunct' };
    return { ...one, kind: isExchanged(one) ? 'exchange_signs' : 'aspect_each_other' };
  },
  same_planet: (one) => {
    const houses = lordedHouse(one);
    return houses.length === 1
      ? { ...one, kind: 'owns', terms: [], planets: one.planets.slice(0, 1), wants: houses }
      : one;
  },
  owns: (one) => {
    const owned = String(seen(one, 'lordship') ?? '').split(' ');
    return { ...one, wants: one.wants.filter((house) => owned.includes(String(house))).slice(0, 1) };
  },
  moon_in_share: (one) => ({ ...one, kind: 'moon_in_stars', wants: one.wants.slice(0, 1) }),
};

/** The condition as it is found: the house that it is of those asked, the dignity of those that would do. */
const narrowed = (one: Explanation): Explanation => {
  const way = WAYS[one.kind];
  if (way !== undefined) return way(one);
  const dignity = OF_DIGNITY.includes(one.kind) ? seen(one, 'dignity') : null;
  const row = Object.entries(DIGNITY_ROWS).find(([key]) => key === dignity)?.[1];
  if (row !== undefined) return { ...one, kind: row };
  const [kind, what] = NARROWED[one.kind] ?? [];
  const value = what === undefined ? null : seen(one, what);
  if (kind === undefined || typeof value !== 'number') return one;
  return what === 'house_from' && value === 1 ? reversed(one, 'conjunct') : { ...one, kind, wants: [value] };
};

/** What a group rules out: as one sentence where one condition lies in it, else how many arrangements. */
const ruledOutText = (words: Words, group: Explanation): string => {
  const { undone, where } = bank(words.language, 'explain');
  const said = ruledOut(words, group);
  const [part] = group.parts;
  if (said === null) {
    const count = group.parts.length === 1 && part !== undefined ? part.parts.length : group.parts.length;
    return filled(undone, { count });
  }
  const house = group.kind === 'not' && part !== undefined ? seen(part, 'house') : null;
  return typeof house === 'number' ? `${said} (${filled(where.in, { house })})` : said;
};

/** What stands in brackets behind a statement. */
const besides = (words: Words, { kind }: Explanation, [first]: Ground['standings']): string | null => {
  if (first === undefined) return null;
  if (IN_SIGN.includes(kind) || kind === 'conjunct') return signShape(words, first.sign).name;
  return FROM_HOUSE.includes(kind) ? filled(bank(words.language, 'explain').where.from, { house: first.house }) : null;
};

/** By which of its rules a fall is cancelled. */
const cancelledFall = (words: Words, one: Explanation): string => {
  const by = String(seen(one, 'raised_by') ?? '').split(' ');
  const names = by.filter((id) => id !== '').map((id) => conditionName(words.language, id));
  return `${sentence(words, one)}: ${names.map((name) => uncapital(name)).join('; ')}`;
};

const allWithin = ({ language }: Words): string => conditionName(language, 'seven_within');

/** Where its planets stand, in the order in which a statement names them. */
const inOrder = ({ planets }: Explanation, { standings }: Ground): Ground['standings'] =>
  standings.toSorted((a, b) => planets.indexOf(a.planet) - planets.indexOf(b.planet));

/** Of a planet that several conditions count into one house, all places that they count from. */
const countedText = (words: Words, one: Explanation, from: readonly (Graha | null)[]): string => {
  const { counted } = bank(words.language, 'explain');
  const names = from.map((planet) => (planet === null ? counted.ascendant : inSentence(words, planet)));
  const list = enumerated(words.language, names);
  const at = one.planets.length - 1;
  const alone = { ...one, terms: one.terms.slice(at), planets: one.planets.slice(at) };
  return saidOf(words, counted.from.replace('{list}', list), alone);
};

/** A ground in words; `beside` are the grounds told with it, of which one statement tells those that name one place. */
export const foundText = (words: Words, ground: Ground, beside: readonly Ground[]): string => {
  const { condition } = ground;
  if (condition.parts.length > 0) return ruledOutText(words, condition);
  if (condition.kind === 'outside_nodes' && seen(condition, 'outside') === '') return allWithin(words);
  if (condition.kind === 'fall_raised') return cancelledFall(words, condition);
  const all = beside.map((other) => narrowed(other.condition));
  const told = narrowed(condition);
  const one = finerStar(told, all) ?? told;
  const count = countOf(one);
  const from = count === null ? [] : countedFrom(count, all);
  if (from.length > 1) return countedText(words, one, from);
  const { kinds } = bank(words.language, 'explain');
  const row = Object.entries(kinds).find(([kind]) => kind === one.kind)?.[1];
  const said = row === undefined ? sentence(words, one) : saidOf(words, row, one);
  const more = besides(words, one, inOrder(one, ground));
  return more === null ? said : `${said} (${more})`;
};

/** `found`: each statement once. `beside` are the grounds of all rules that are told together. */
export const foundShape = (words: Words, grounds: readonly Ground[], beside = grounds) => [
  ...new Map(
    grounds.map((ground) => {
      const text = foundText(words, ground, beside);
      const places = inOrder(narrowed(ground.condition), ground).map(({ planet, house, sign }) => ({
        planet,
        name: planetName(words, planet),
        house,
        sign: signShape(words, sign),
      }));
      return [text, { text, places }] as const;
    }),
  ).values(),
];
