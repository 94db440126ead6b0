/** Good and bad combinations of weekday, tithi and star (Muhurta Chintamani ch. 1, almanac tables). */
import { tithiInPaksha } from './tithi.ts';
import { ABHIJIT_PLACE, moonFromSun, moonFromSun28, spansWhere, type DayState } from './day-state.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** One combination as data. */
export interface SpecialYogaRule<Id extends string = string> {
  readonly id: Id;
  readonly good: boolean;
  holds(state: DayState): boolean;
  /** True when two adjacent states, both holding, count as two yogas. */
  readonly split?: (before: DayState, after: DayState) => boolean;
}

/** Stars 1–27 that make a yoga with the weekdays Sunday … Saturday. */
type StarsByVara = readonly (readonly number[])[];

const starRule = <const Id extends string>(id: Id, good: boolean, stars: StarsByVara): SpecialYogaRule<Id> => ({
  id,
  good,
  holds: ({ vara, nakshatra }) => stars[vara]?.includes(nakshatra) ?? false,
});

const one = (...stars: number[]): StarsByVara => stars.map((star) => [star]);

/** Amrita siddhi by vara; not with tithi 5 … 11 of either paksha on Sunday … Saturday. */
const AMRITA_SIDDHI = one(13, 5, 1, 17, 8, 27, 4);

/** Vara-star yogas. Kana of Monday falls on Abhijit. */
const KANA = [18, null, 25, 2, 6, 10, 14] as const;

const SARVARTHA: StarsByVara = [
  [1, 8, 12, 13, 19, 21, 26],
  [4, 5, 8, 17, 22],
  [1, 3, 9, 26],
  [3, 4, 5, 13, 17],
  [1, 7, 8, 17, 27],
  [1, 7, 17, 22, 27],
  [4, 15, 22],
];

/** Tithis in their paksha (1–15) that make a yoga with the weekdays Sunday … Saturday. */
const tithiRule = <const Id extends string>(
  id: Id,
  good: boolean,
  tithis: readonly (readonly number[])[],
): SpecialYogaRule<Id> => ({
  id,
  good,
  holds: ({ vara, tithi }) => tithis[vara]?.includes(tithiInPaksha(tithi)) ?? false,
});

const NANDA = [1, 6, 11];
const BHADRA = [2, 7, 12];
const JAYA = [3, 8, 13];
const RIKTA = [4, 9, 14];
const PURNA = [5, 10, 15];

const pushkar = <const Id extends string>(id: Id, stars: readonly number[]): SpecialYogaRule<Id> => ({
  id,
  good: true,
  holds: ({ vara, tithi, nakshatra }) =>
    [0, 2, 6].includes(vara) && BHADRA.includes(tithiInPaksha(tithi)) && stars.includes(nakshatra),
});

/** Tithi in its paksha that the Sun's sign burns. */
const BURNT_TITHI: readonly number[] = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2];

const rule = <const Id extends string>(row: SpecialYogaRule<Id>): SpecialYogaRule<Id> => row;

const GOOD_YOGAS = [
  rule({
    id: 'amrita_siddhi',
    good: true,
    holds: ({ vara, nakshatra, tithi }) =>
      (AMRITA_SIDDHI[vara]?.includes(nakshatra) ?? false) && tithiInPaksha(tithi) !== vara + 5,
  }),
  starRule('sarvartha_siddhi', true, SARVARTHA),
  rule({ id: 'ravi_pushya', good: true, holds: ({ vara, nakshatra }) => vara === 0 && nakshatra === 8 }),
  rule({ id: 'guru_pushya', good: true, holds: ({ vara, nakshatra }) => vara === 4 && nakshatra === 8 }),
  rule({
    id: 'ravi_yoga',
    good: true,
    holds: (state) => [4, 6, 9, 10, 13, 20].includes(moonFromSun(state)),
    split: (a, b) => a.nakshatra !== b.nakshatra || a.sunNakshatra !== b.sunNakshatra,
  }),
  pushkar('tripushkara', [3, 7, 12, 16, 21, 25]),
  pushkar('dwipushkara', [5, 14, 23]),
  starRule('siddhi', true, one(19, 22, 26, 3, 7, 11, 15)),
  tithiRule('siddha_tithi', true, [[], [], JAYA, BHADRA, PURNA, NANDA, RIKTA]),
];

/** Bad combinations that involve the weekday; muhurta subtracts points for each. */
export const BAD_DAY_YOGAS = [
  starRule('dagdha_nakshatra', false, one(2, 14, 21, 23, 12, 18, 27)),
  starRule('yamaghanta', false, one(10, 16, 6, 19, 3, 4, 13)),
  starRule('utpata', false, one(16, 20, 23, 27, 4, 8, 12)),
  starRule('mrityu', false, one(17, 21, 24, 1, 5, 9, 13)),
  rule({
    id: 'kana',
    good: false,
    holds: ({ vara, nakshatra, moonStar28 }) =>
      KANA[vara] === null ? moonStar28 === ABHIJIT_PLACE : KANA[vara] === nakshatra,
  }),
  tithiRule('mrityu_tithi', false, [NANDA, BHADRA, NANDA, JAYA, RIKTA, BHADRA, PURNA]),
  rule({ id: 'krakacha', good: false, holds: ({ vara, tithi }) => vara + 1 + tithiInPaksha(tithi) === 13 }),
  tithiRule('dagdha_tithi', false, one(12, 11, 5, 3, 6, 8, 9)),
  tithiRule('visha', false, one(4, 6, 7, 2, 8, 9, 7)),
  tithiRule('hutashana', false, one(12, 6, 7, 8, 9, 10, 11)),
];
export type BadDayYogaId = (typeof BAD_DAY_YOGAS)[number]['id'];

/** The tithi that the Sun's sign burns, and bad distances of the Moon's star from the Sun's. */
const OTHER_BAD_YOGAS = [
  rule({
    id: 'sun_burnt_tithi',
    good: false,
    holds: ({ sunSign, tithi }) => BURNT_TITHI[sunSign - 1] === tithiInPaksha(tithi),
  }),
  rule({
    id: 'aadal',
    good: false,
    holds: (state) => [2, 7, 9, 14, 16, 21, 23, 28].includes(moonFromSun28(state)),
    split: (a, b) => moonFromSun28(a) !== moonFromSun28(b),
  }),
  rule({
    id: 'vidaal',
    good: false,
    holds: (state) => [3, 6, 10, 13, 17, 20, 24, 27].includes(moonFromSun28(state)),
    split: (a, b) => moonFromSun28(a) !== moonFromSun28(b),
  }),
];

export type SpecialYogaId = (typeof GOOD_YOGAS)[number]['id'] | BadDayYogaId | (typeof OTHER_BAD_YOGAS)[number]['id'];
/** Every rule, in the order in which a day's yogas are listed. */
export const SPECIAL_YOGAS: readonly SpecialYogaRule<SpecialYogaId>[] = [
  ...GOOD_YOGAS,
  ...BAD_DAY_YOGAS,
  ...OTHER_BAD_YOGAS,
];

/** A combination and when it holds. */
export interface SpecialYoga {
  readonly id: SpecialYogaId;
  readonly good: boolean;
  readonly span: TimeSpan;
}

/** The yogas of one Vedic day in the order of the rules, each span inside the day. */
export const specialYogasOf = (states: readonly DayState[]): SpecialYoga[] =>
  SPECIAL_YOGAS.flatMap(({ id, good, holds, split }) =>
    spansWhere(states, holds, split).map((span) => ({ id, good, span })),
  );
