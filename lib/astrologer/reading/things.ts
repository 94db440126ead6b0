/** What a sentence names, as rows: the forms of a thing in kinds of words, and what they come to. */
import { VIMSHOTTARI } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { DUSTHANAS, KENDRAS, TRIKONAS, UPACHAYAS } from '../../../layers/jyotish/chart/bhava.ts';
import { lordOf, SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import type { Mention } from '../language/mentions.ts';
import type { Claim, Point } from '../facts/claim.ts';
import { parserOf, type Form, type Parts } from '../language/parser.ts';

/** A point as it is named: `it` was named before; the lord of house 0 is that of the house named before. */
export type Ref = Point | 'it';
/** A claim as it is read: where its words name a group of houses, one of these is meant. */
export type ReadClaim = Claim & { readonly anyOf?: readonly number[] };
/** What is said of a point; null where it cannot be said of it. */
export type Attribute = (of: Point) => ReadClaim | null;
/** Lords of a period by level. */
export type Lords = readonly { readonly level: number; readonly lord: Graha }[];

export interface Thing {
  readonly rests: readonly number[];
  readonly numbers: readonly number[];
  readonly key: string;
  readonly refs: readonly Ref[];
  /** What it says of the points that it is said of. */
  readonly says: readonly Attribute[];
  /** What it says by itself: that the seventh lord Venus rules the seventh. */
  readonly own: readonly { readonly of: Ref; readonly says: Attribute }[];
  readonly lords: Lords;
}

/** Whether something is named twice: "the fourth and the fourth" is a slip. */
export const repeats = (named: readonly unknown[]): boolean => new Set(named).size < named.length;

export const EMPTY_THING: Thing = { rests: [], numbers: [], key: '', refs: [], says: [], own: [], lords: [] };

type P = Parts<Thing>;
const partsOf = (parts: P): readonly Thing[] => Object.values(parts).filter((part) => part !== undefined);
/** A thing that rests on its parts, says by itself what they say, and names what they name. */
const made = (parts: P, own: Partial<Thing> = {}): Thing => {
  const all = partsOf(parts);
  return {
    ...EMPTY_THING,
    rests: all.flatMap(({ rests }) => rests),
    numbers: all.flatMap(({ numbers }) => numbers),
    own: all.flatMap((one) => one.own),
    refs: all.flatMap(({ refs }) => refs),
    ...own,
  };
};

export const inHouse =
  (house: number): Attribute =>
  (of) => ({ kind: 'house', of, house, from: 'lagna', chart: 'D1', time: null });
export const inSign =
  (sign: number): Attribute =>
  (of) => ({ kind: 'sign', of, sign, chart: 'D1', time: null });
/** Groups of houses by their names. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  ...{ kendra: KENDRAS, trikona: TRIKONAS, dusthana: DUSTHANAS, upachaya: UPACHAYAS },
};
const inGroup =
  (group: readonly number[]): Attribute =>
  (of) => ({ kind: 'house', of, house: 0, anyOf: group, from: 'lagna', chart: 'D1', time: null });
const rulesOneOf =
  (group: readonly number[]): Attribute =>
  (of) => {
    const planet = GRAHAS.find((one) => one === of);
    return planet === undefined ? null : { kind: 'lord', house: 0, anyOf: group, planet };
  };
/** A yogakaraka rules a kendra and a trikona beside the ascendant. */
const YOGAKARAKA = [KENDRAS, TRIKONAS].map((group) => rulesOneOf(group.filter((house) => house > 1)));
const dignified =
  (dignity: 'exalted' | 'debilitated' | 'own'): Attribute =>
  (of) => ({ kind: 'dignity', of, dignity, chart: 'D1' });

/** States of planets, by the kind of their words. */
const STATES: readonly (readonly [kind: string, says: Attribute])[] = [
  ['retrograde', (of) => ({ kind: 'motion', of, retrograde: true })],
  ['direct', (of) => ({ kind: 'motion', of, retrograde: false })],
  ['combust', (of) => ({ kind: 'combust', of })],
  ['exalted', dignified('exalted')],
  ['debilitated', dignified('debilitated')],
  ['own_sign', dignified('own')],
  ['strong', (of) => ({ kind: 'strength', of, strong: true })],
  ['weak', (of) => ({ kind: 'strength', of, strong: false })],
  ['strongest', (of) => ({ kind: 'strength', of, strong: true, most: true })],
  ['weakest', (of) => ({ kind: 'strength', of, strong: false, most: true })],
];

const numbered =
  (most: number, says?: (number: number) => Attribute) =>
  (parts: P): Thing | null => {
    const { numbers, ...thing } = made(parts);
    const isFit = numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= most);
    if (numbers.length === 0 || repeats(numbers) || !isFit) return null;
    return { ...thing, numbers, says: says === undefined ? [] : numbers.map(says) };
  };
/** Houses with a comma between them. */
const apart = (parts: P): Thing | null => {
  const found = numbered(12)(parts);
  return found === null ? null : { ...found, key: 'apart' };
};
/** The same house said in two ways. */
const twice = (parts: P): Thing | null => {
  const numbers = [...new Set(made(parts).numbers)];
  return numbers.length === 1 ? made(parts, { numbers }) : null;
};

const SEXAGESIMAL = 60;
const DEGREES_OF_SIGN = 30;
const degrees = (parts: P): Thing | null => {
  const degree = made(parts).numbers.reduce((sum, one, at) => sum + one / SEXAGESIMAL ** at, 0);
  return degree > DEGREES_OF_SIGN ? null : made(parts, { says: [(of) => ({ kind: 'degree', of, degree })] });
};
const starred = (parts: P): Thing | null => {
  const [star, pada] = [parts['Star'], parts['Pada'] ?? parts['number']];
  const [number] = star?.numbers ?? [];
  return number === undefined
    ? null
    : made(parts, {
        key: star?.key,
        says: [(of) => ({ kind: 'star', of, star: number, pada: pada?.numbers[0] ?? null })],
      });
};

/** The lords of the houses that are named, of the first where none is. */
const lords = (parts: P): Thing => {
  const { Sign: sign, ...others } = parts;
  const { numbers, own } = made(others);
  const houses = numbers.length === 0 ? [1] : numbers;
  const says = (sign?.numbers ?? []).map((one) => ({ of: 'ascendant' as const, says: inSign(one) }));
  return made(parts, { refs: houses.map((house) => ({ lordOf: house })), numbers: houses, own: [...own, ...says] });
};
const withAscendant = ({ Houses: houses, ...parts }: P): Thing | null =>
  houses === undefined ? null : lords({ ...parts, Houses: { ...houses, numbers: [1, ...houses.numbers] } });
/** "Jupiter's sign Pisces", "Anuradha, ruled by Saturn". */
const ofItsLord = (parts: P): Thing | null => {
  const [sign = 0] = parts['sign']?.numbers ?? [];
  return parts['planet']?.key === lordOf(sign)
    ? made(parts, { numbers: [sign], refs: [], says: [inSign(sign)] })
    : null;
};
const starOfItsLord = (parts: P): Thing | null => {
  const { star } = parts;
  const lord = VIMSHOTTARI.rows[((star?.numbers[0] ?? 1) - 1) % VIMSHOTTARI.rows.length]?.lord;
  return parts['planet']?.key === lord ? made(parts, { key: star?.key, numbers: star?.numbers, refs: [] }) : null;
};
/** "A Leo ascendant". */
const risen = (parts: P): Thing => {
  const says = (parts['Sign']?.numbers ?? []).map((one) => ({ of: 'ascendant' as const, says: inSign(one) }));
  return made(parts, { refs: ['ascendant'], own: says, numbers: [] });
};
/** A planet that is said to be the lord of some houses. */
const planetAsLord = ({ planet: named, ...lordships }: P): Thing | null => {
  const planet = GRAHAS.find((one) => one === named?.key);
  if (planet === undefined) return null;
  const rules: Attribute = (of) => ({ kind: 'lord', house: typeof of === 'object' ? of.lordOf : 0, planet });
  const parts = { planet: named, ...lordships };
  const { own, refs } = made(lordships);
  return made(parts, { refs: [planet], own: [...own, ...refs.map((of) => ({ of, says: rules }))] });
};
/** "Exalted Saturn": what is said of the planet beside it. */
const withState = (parts: P): Thing | null => {
  const says = partsOf(parts).flatMap((part) => part.says);
  const refs = parts['planet']?.refs ?? [];
  return made(parts, { refs, own: refs.flatMap((of) => says.map((one) => ({ of, says: one }))) });
};

/** A period whose words name each level once: "Saturn mahadasha, Mercury antardasha". */
const together = (parts: P): Thing | null => {
  const found = partsOf(parts)
    .flatMap((one) => one.lords)
    .toSorted((a, b) => a.level - b.level);
  return repeats(found.map(({ level }) => level)) ? null : made(parts, { lords: found, refs: [] });
};
const lordAt = (part: Thing | undefined, level: number): Lords => {
  const lord = GRAHAS.find((one) => one === part?.key);
  return lord === undefined ? [] : [{ level, lord }];
};
const LEVELS = ['maha', 'antar', 'pratyantar'] as const;
const levelled = (parts: P): Thing | null => {
  const level = LEVELS.findIndex((kind) => parts[kind] !== undefined) + 1;
  const found = lordAt(parts['planet'], level === 0 ? 1 : level);
  // "Saturn's nineteen years": only one period is so long
  const years = (parts['number'] ?? parts['Years'])?.numbers[0];
  const isFit = years === undefined || VIMSHOTTARI.rows.find(({ lord }) => lord === found[0]?.lord)?.years === years;
  return isFit && found.length > 0 ? made(parts, { lords: found, refs: [], numbers: [] }) : null;
};
/** "Saturn–Mercury–Venus", "the Mercury sub-period of Saturn" in the order of levels. */
const inOrder = (parts: P): Thing | null => {
  const planets = [parts['planet'], parts['planet2'], parts['planet3']].filter((one) => one !== undefined);
  const level = LEVELS.findIndex((kind) => parts[kind] !== undefined) + 1;
  if (level > 1 && level !== planets.length) return null;
  return made(parts, { lords: planets.flatMap((one, at) => lordAt(one, at + 1)), refs: [] });
};

/** "The Mars sub-period within Ketu". */
const within = (parts: P): Thing =>
  made(parts, { lords: [...lordAt(parts['planet2'], 1), ...lordAt(parts['planet'], 2)], refs: [] });

/** "Strongest", "the strongest of the planets". */
const formsOfState = (kind: string): string => (kind.endsWith('est') ? `${kind} | ${kind} of? planets` : kind);
const same = (parts: P): Thing => made(parts);

/** Forms of things; parted by `|`, and what they come to. */
const ROWS: readonly (readonly [name: string, forms: string, build: (parts: P) => Thing | null])[] = [
  ['Named', 'ordinal house_word | number house_word | house_word number | house_word ordinal', numbered(12)],
  ['Named', 'house | house house_word | ordinal comma house_word', numbered(12)],
  ['Named', 'ascendant house_word', (parts) => made(parts, { numbers: [1], refs: [] })],
  ['Named', 'house comma ordinal | house comma ordinal house_word | ordinal house_word comma house', twice],
  ['Named', 'ordinal comma house | ordinal house_word house | ordinal house', twice],
  ['House', 'Named | ordinal', numbered(12)],
  ['Houses', 'House | House and Houses | House nor Houses | number Sep number house_word', numbered(12)],
  ['Houses', 'House comma and? on? Houses', apart],
  ['Numbers', 'number | number Sep Numbers | number Sep ordinal', numbered(12)],
  ['Sep', 'and | comma | comma and | comma on | nor', same],
  ['Sign', 'sign | sign sign_word | sign_word of sign', numbered(12, inSign)],
  ['Sign', 'planet of rashi sign', ofItsLord],
  ['Star', 'star | star star_word | star_word of? star | star_word comma star', same],
  [
    'Star',
    'star comma? ruled_by planet | star star_word comma? ruled_by planet | star comma? its_lord planet',
    starOfItsLord,
  ],
  ['Pada', 'ordinal pada | number pada | pada number | pada ordinal | pada of number', numbered(4)],
  ['Degree', 'number degree | number degree number minute? | number degree and? number minute', degrees],
  ['Degree', 'number degree number minute number minute', degrees],
  ['AtStar', 'Star | Star comma? number | Star in? of? comma? in? Pada | Pada of? in? Star', starred],
  ...STATES.map(([kind, says]) => ['State', formsOfState(kind), (parts: P) => made(parts, { says: [says] })] as const),
  ['State', 'yogakaraka', (parts) => made(parts, { says: YOGAKARAKA })],
  ['Group', 'house_group', (parts) => made(parts, { says: [inGroup(GROUPS[parts['house_group']?.key ?? ''] ?? [])] })],
  ['States', 'State | State Sep? State', (parts) => made(parts, { says: partsOf(parts).flatMap(({ says }) => says) })],
  ['Lord', 'lord_of of? Numbers | Numbers lord_word | lord_of of? Houses | lord_of of? ascendant', lords],
  ['Lord', 'lord_word of Houses | lord_word of ascendant | Houses of? lord_word | house_lord', lords],
  ['Lord', 'ascendant of? lord_word | Sign of? ascendant of? lord_word | Sign of? house_lord', lords],
  ['Lord', 'lord_of of? Sign of? ascendant', lords],
  ['Lord', 'ascendant Sep Houses of? lord_word | lord_of of? ascendant Sep Houses', withAscendant],
  ['Lord', 'its_lord | its_lord of', (parts) => made(parts, { refs: [{ lordOf: 0 }] })],
  ['Ascendant', 'ascendant | ascendant sign_word | ascendant rashi', (parts) => made(parts, { refs: ['ascendant'] })],
  ['Ascendant', 'Sign of? ascendant ascendant? | Sign of? ascendant sign_word | ascendant Sign ascendant', risen],
  ['Planet', 'planet | pronoun planet', (parts) => made(parts, { refs: parts['planet']?.refs ?? [] })],
  ['Planet', 'States of? planet | Sign of planet | Sign planet', withState],
  ['Planet', 'Lord comma? planet | planet comma? Lord | planet comma? relative Lord comma?', planetAsLord],
  ['Planet', 'Lord and Lord planet | planet comma Lord and Lord', planetAsLord],
  ['Point', 'Planet | Lord | pronoun', same],
  ['Spell', 'planet of? has? in? maha | maha of? comma? planet | planet of? has? in? antar', levelled],
  ['Spell', 'antar of? comma? planet | planet of? in? pratyantar | pratyantar of? comma? planet', levelled],
  ['Spell', 'planet of? years | planet of? number years | number years of? planet', levelled],
  ['Spell', 'planet of? Years maha | Years planet maha | Years maha of planet', levelled],
  ['Years', 'number dash? years', same],
  ['Period', 'Spell | Spell Tie? Spell | Spell Tie? Spell Tie? Spell', together],
  ['Period', 'planet Dash planet Level? | Level of? comma? planet Dash planet ', inOrder],
  ['Period', 'planet of? in? by? planet of? has? antar | planet and planet of? antar', inOrder],
  ['Period', 'planet Dash planet Dash planet Level? | planet in? of? planet in? of? planet pratyantar', inOrder],
  ['Period', 'planet antar in planet | planet antar of planet', within],
  ['Level', 'maha | antar | pratyantar', same],
  ['Dash', 'dash | of', same],
  ['Tie', 'of | in | and | comma | has | by | with | comma and | comma in | comma with | in of', same],
];

const FORMS: readonly Form<Thing>[] = ROWS.flatMap(([name, list, build]) =>
  list.split('|').map((form) => ({ name, form: form.trim(), build })),
);

const POINTS: Readonly<Record<string, Point>> = {
  ...{ moon_sign: 'moon', moon_head: 'moon', birth_star: 'moon', sun_sign: 'sun', ascendant: 'ascendant' },
};
const refsOf = (kind: string, key: string): readonly Ref[] => {
  if (kind === 'pronoun') return ['it'];
  const point = kind === 'planet' ? GRAHAS.find((one) => one === key) : POINTS[kind];
  return point === undefined ? [] : [point];
};
const numberOf = (kind: string, value: string | number): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (kind === 'sign') return [SIGN_KEYS.findIndex((key) => key === value) + 1];
  return kind === 'star' ? [NAKSHATRA_KEYS.findIndex((key) => key === value) + 1] : [];
};

/** A mention as a word of a kind; null where it cannot be one. */
const leaf = (kind: string, { senses }: Mention, at: number): Thing | null => {
  const sense = senses.find((one) => one.kind === kind);
  if (sense === undefined) return null;
  const key = String(sense.value);
  return { ...EMPTY_THING, rests: [at], key, refs: refsOf(kind, key), numbers: numberOf(kind, sense.value) };
};

/** Reads things at places of some mentions. */
export const readerOf = parserOf<Thing>(FORMS, leaf);
