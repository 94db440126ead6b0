/** Rules of the chart of a moment: the lagna (conventions K.1), what events ask of it (K.2), and the faults of a wedding (K.3). */
import { count, mod } from '../ephemeris/angle.ts';
import { DUSTHANAS, KENDRA_TRIKONA } from '../chart/bhava.ts';
import { debilitationSign, exaltationSign } from '../chart/dignity.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { moonFromSun } from '../panchang/day-state.ts';
import { SPECIAL_YOGAS } from '../panchang/special-yogas.ts';
import { LAGNA_NEEDS, type LagnaNeed } from './events.ts';
import { told, type MuhuratRule } from './rule.ts';
import { HALF, POINTS } from './score.ts';
import type { Kicker, MomentChart, MuhuratState, RuleBook } from './state.ts';

const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

const chartOf = ({ chart }: MuhuratState): MomentChart => {
  if (!chart) throw new Error('a rule of the lagna was asked without a chart');
  return chart;
};
const houseOf = ({ lagna, signs }: MomentChart, graha: Graha): number => houseFrom(lagna, signs[graha]);
const signOfHouse = ({ lagna }: MomentChart, house: number): number => signAt(lagna, house);
const inHouse = (chart: MomentChart, house: number): readonly Graha[] => {
  const sign = signOfHouse(chart, house);
  return GRAHAS.filter((graha) => chart.signs[graha] === sign);
};
const isEmpty = (chart: MomentChart, house: number): boolean => {
  const sign = signOfHouse(chart, house);
  return GRAHAS.every((graha) => chart.signs[graha] !== sign);
};
/** No malefic stands there. */
const isClean = (chart: MomentChart, house: number): boolean => {
  const sign = signOfHouse(chart, house);
  return MALEFICS.every((graha) => chart.signs[graha] !== sign);
};
const lordOfHouse = (chart: MomentChart, house: number): Graha => lordOf(signOfHouse(chart, house));

const isFallen = ({ signs }: MomentChart, graha: Graha): boolean => signs[graha] === debilitationSign(graha);
/** In its own sign, exalted, or with a natural friend (conventions H.1, by signs alone). */
const isStrong = (chart: MomentChart, graha: Graha): boolean => {
  const sign = chart.signs[graha];
  const { own, friends, moolatrikona } = GRAHA_TABLE[graha];
  return (
    own.includes(sign) || sign === moolatrikona.sign || sign === exaltationSign(graha) || friends.includes(lordOf(sign))
  );
};
/** Its lord stands outside 6, 8 and 12 and is not fallen. */
const holdsFirm = (chart: MomentChart, house: number): boolean => {
  const lord = lordOfHouse(chart, house);
  return !DUSTHANAS.includes(houseOf(chart, lord)) && !isFallen(chart, lord);
};

/** What each need of an event looks for. */
const NEEDS: Readonly<Record<LagnaNeed, (chart: MomentChart) => boolean>> = {
  seventh_empty: (chart) => isEmpty(chart, 7),
  no_mars_in_eighth: (chart) => houseOf(chart, 'mars') !== 8,
  no_venus_in_sixth: (chart) => houseOf(chart, 'venus') !== 6,
  fourth_clean: (chart) => isClean(chart, 4),
  fifth_clean: (chart) => isClean(chart, 5),
  tenth_empty: (chart) => isEmpty(chart, 10),
  no_rahu_or_saturn_in_first: (chart) => houseOf(chart, 'rahu') !== 1 && houseOf(chart, 'saturn') !== 1,
  no_jupiter_in_4_8_12: (chart) => ![4, 8, 12].includes(houseOf(chart, 'jupiter')),
  venus_or_mercury_in_first: (chart) => houseOf(chart, 'venus') === 1 || houseOf(chart, 'mercury') === 1,
  sun_or_jupiter_in_10_11: (chart) =>
    [10, 11].includes(houseOf(chart, 'sun')) || [10, 11].includes(houseOf(chart, 'jupiter')),
  mars_strong: (chart) => isStrong(chart, 'mars'),
  mercury_and_jupiter_strong: (chart) => isStrong(chart, 'mercury') && isStrong(chart, 'jupiter'),
  second_tenth_eleventh_strong: (chart) => [2, 10, 11].every((house) => holdsFirm(chart, house)),
  sixth_stronger_than_seventh: (chart) => holdsFirm(chart, 6) && !holdsFirm(chart, 7),
};

const placesOf = (grahas: readonly Graha[]) => told('text', grahas.length === 0 ? 'none' : grahas.join(' '));

/** In godhuli, the dust of the returning cows, a wedding needs no lagna. */
const inGodhuli = ({ marks }: MuhuratState, { event }: RuleBook): boolean =>
  event.wedding === true && marks.includes('godhuli');

const needRule = (need: LagnaNeed): MuhuratRule => ({
  id: need,
  stage: 'lagna',
  asked: ({ event: { lagnaVetoes, lagnaNeeds } }) =>
    (lagnaVetoes?.includes(need) ?? false) || (lagnaNeeds?.includes(need) ?? false),
  met: (state) => NEEDS[need](chartOf(state)),
  veto: (state, book) =>
    (book.event.lagnaVetoes?.includes(need) ?? false) && !inGodhuli(state, book) && !NEEDS[need](chartOf(state)),
  observed: (state) => told('key', NEEDS[need](chartOf(state)) ? 'yes' : 'no'),
});

const EIGHTH = 8;
/** Houses that must be empty: the eighth, and of a wedding the seventh. */
const emptied = ({ event }: RuleBook): readonly number[] => (event.wedding === true ? [7, EIGHTH] : [EIGHTH]);
const WATCHED: readonly Graha[] = ['jupiter', 'venus'];

const CHART_RULES: readonly MuhuratRule[] = [
  {
    id: 'native_lagna',
    stage: 'lagna',
    asked: ({ natives }) => natives.length > 0,
    // Not the eighth sign from the rising sign or the Moon of a birth.
    met: (state, { natives }) =>
      natives.every(({ lagna, sign }) =>
        [lagna, sign].every((from) => from === null || count(from, chartOf(state).lagna, 12) !== EIGHTH),
      ),
    veto: true,
    observed: (state) => told('sign', chartOf(state).lagna),
  },
  ...LAGNA_NEEDS.map(needRule),
  {
    id: 'lagna_sign',
    stage: 'lagna',
    asked: () => true,
    met: (state, { event: { lagnas } }) =>
      !lagnas || lagnas.best.includes(chartOf(state).lagna) || lagnas.middling.includes(chartOf(state).lagna),
    points: (state, { event: { lagnas } }) => {
      const { lagna } = chartOf(state);
      if (!lagnas || lagnas.best.includes(lagna)) return POINTS.lagna_sign;
      return lagnas.middling.includes(lagna) ? POINTS.lagna_sign * HALF : 0;
    },
    observed: (state) => told('sign', chartOf(state).lagna),
  },
  {
    id: 'empty_houses',
    stage: 'lagna',
    asked: () => true,
    met: (state, book) => emptied(book).every((house) => isEmpty(chartOf(state), house)),
    points: (state, book) => (emptied(book).every((house) => isEmpty(chartOf(state), house)) ? POINTS.empty_houses : 0),
    observed: (state, book) => placesOf(emptied(book).flatMap((house) => inHouse(chartOf(state), house))),
  },
  {
    id: 'benefics_in_kendra_trikona',
    stage: 'lagna',
    asked: () => true,
    met: (state) => WATCHED.some((graha) => KENDRA_TRIKONA.includes(houseOf(chartOf(state), graha))),
    points: (state) =>
      WATCHED.some((graha) => KENDRA_TRIKONA.includes(houseOf(chartOf(state), graha)))
        ? POINTS.benefics_in_kendra_trikona
        : 0,
    observed: (state) => placesOf(WATCHED.filter((graha) => KENDRA_TRIKONA.includes(houseOf(chartOf(state), graha)))),
  },
  {
    id: 'moon_in_good_house',
    stage: 'lagna',
    asked: () => true,
    met: (state) => !DUSTHANAS.includes(houseOf(chartOf(state), 'moon')),
    points: (state) => (DUSTHANAS.includes(houseOf(chartOf(state), 'moon')) ? 0 : POINTS.moon_in_good_house),
    observed: (state) => told('number', houseOf(chartOf(state), 'moon')),
  },
  {
    id: 'no_malefic_in_1_7',
    stage: 'lagna',
    asked: () => true,
    met: (state) => isClean(chartOf(state), 1) && isClean(chartOf(state), 7),
    observed: (state) =>
      placesOf([1, 7].flatMap((house) => inHouse(chartOf(state), house).filter((g) => MALEFICS.includes(g)))),
  },
  {
    id: 'lagna_lord',
    stage: 'lagna',
    asked: () => true,
    met: (state) => !DUSTHANAS.includes(houseOf(chartOf(state), lordOfHouse(chartOf(state), 1))),
    observed: (state) => told('number', houseOf(chartOf(state), lordOfHouse(chartOf(state), 1))),
  },
];

/** Which star from its own each graha kicks: counted forward, or backward when negative (Muhurta Chintamani, vivaha). */
const LATTA: readonly (readonly [Kicker, number])[] = [
  ['sun', 12],
  ['moon', -22],
  ['mars', 3],
  ['mercury', -7],
  ['jupiter', 6],
  ['venus', -5],
  ['saturn', 8],
  ['rahu', -9],
];
const kickedStar = ({ stars }: MomentChart, graha: Kicker, steps: number): number =>
  mod(stars[graha] - 1 + (steps > 0 ? steps - 1 : steps + 1), 27) + 1;
const kickers = (state: MuhuratState): readonly Graha[] =>
  LATTA.filter(([graha, steps]) => kickedStar(chartOf(state), graha, steps) === state.nakshatra).map(
    ([graha]) => graha,
  );

const withMoon = (state: MuhuratState): readonly Graha[] =>
  MALEFICS.filter((graha) => chartOf(state).signs[graha] === state.moonSign);

/** Grahas in the seventh sign from the Moon or the lagna. */
const yamitra = (state: MuhuratState): readonly Graha[] => {
  const { lagna, signs } = chartOf(state);
  return GRAHAS.filter(
    (graha) => count(state.moonSign, signs[graha], 12) === 7 || count(lagna, signs[graha], 12) === 7,
  );
};

/** The bana of each remainder by nine of the whole degrees that the Sun has passed in its sign. */
const BANAS: ReadonlyMap<number, string> = new Map([
  [1, 'mrityu'],
  [2, 'agni'],
  [4, 'raja'],
  [6, 'chora'],
  [8, 'roga'],
]);
const banaOf = ({ sunDegree }: MuhuratState): string => BANAS.get(sunDegree % 9) ?? 'none';

const UPAGRAHA: readonly number[] = [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25];
const burntTithi = SPECIAL_YOGAS.find(({ id }) => id === 'sun_burnt_tithi');

const fault = (id: string, met: (state: MuhuratState) => boolean, observed: MuhuratRule['observed']): MuhuratRule => ({
  id,
  stage: 'lagna',
  asked: ({ event }) => event.wedding === true,
  met,
  observed,
});

/** Great faults of a wedding: told, for the score knows no points for them. */
const FAULT_RULES: readonly MuhuratRule[] = [
  fault(
    'latta',
    (state) => kickers(state).length === 0,
    (state) => placesOf(kickers(state)),
  ),
  fault(
    'yuti',
    (state) => withMoon(state).length === 0,
    (state) => placesOf(withMoon(state)),
  ),
  fault(
    'yamitra',
    (state) => yamitra(state).length === 0,
    (state) => placesOf(yamitra(state)),
  ),
  // Of the five arrows the one of death is that of a wedding.
  fault(
    'bana',
    (state) => banaOf(state) !== 'mrityu',
    (state) => told('key', banaOf(state)),
  ),
  fault(
    'upagraha',
    (state) => !UPAGRAHA.includes(moonFromSun(state)),
    (state) => told('number', moonFromSun(state)),
  ),
  fault(
    'dagdha_tithi',
    (state) => burntTithi?.holds(state) !== true,
    ({ tithi }) => told('tithi', tithi),
  ),
];

/** Every rule that looks at the chart of the moment. */
export const LAGNA_RULES: readonly MuhuratRule[] = [...CHART_RULES, ...FAULT_RULES];
