/** Rules of the chart of a moment: its lagna, and what events ask of its houses. */
import { count } from '../ephemeris/angle.ts';
import { DUSTHANAS, KENDRA_TRIKONA } from '../chart/bhava.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { LAGNA_NEEDS, type LagnaNeed } from './events.ts';
import {
  chartOf,
  holdsFirm,
  grahasIn,
  isClean,
  isEmpty,
  isStrong,
  momentHouse,
  momentLord,
  MOMENT_MALEFICS,
  placesOf,
} from './moment-chart.ts';
import { muhuratRule as rule, type MuhuratRule } from './rule.ts';
import { HALF, POINTS } from './score.ts';
import type { MomentChart, MuhuratState, RuleBook } from './state.ts';

/** What each need of an event looks for. */
const NEEDS: Readonly<Record<LagnaNeed, (chart: MomentChart) => boolean>> = {
  seventh_empty: (chart) => isEmpty(chart, 7),
  no_mars_in_eighth: (chart) => momentHouse(chart, 'mars') !== 8,
  no_venus_in_sixth: (chart) => momentHouse(chart, 'venus') !== 6,
  fourth_clean: (chart) => isClean(chart, 4),
  fifth_clean: (chart) => isClean(chart, 5),
  tenth_empty: (chart) => isEmpty(chart, 10),
  no_rahu_or_saturn_in_first: (chart) => momentHouse(chart, 'rahu') !== 1 && momentHouse(chart, 'saturn') !== 1,
  no_jupiter_in_4_8_12: (chart) => ![4, 8, 12].includes(momentHouse(chart, 'jupiter')),
  venus_or_mercury_in_first: (chart) => momentHouse(chart, 'venus') === 1 || momentHouse(chart, 'mercury') === 1,
  sun_or_jupiter_in_10_11: (chart) =>
    [10, 11].includes(momentHouse(chart, 'sun')) || [10, 11].includes(momentHouse(chart, 'jupiter')),
  mars_strong: (chart) => isStrong(chart, 'mars'),
  mercury_and_jupiter_strong: (chart) => isStrong(chart, 'mercury') && isStrong(chart, 'jupiter'),
  second_tenth_eleventh_strong: (chart) => [2, 10, 11].every((house) => holdsFirm(chart, house)),
  sixth_stronger_than_seventh: (chart) => holdsFirm(chart, 6) && !holdsFirm(chart, 7),
};

/** In godhuli, the dust of the returning cows, a wedding needs no lagna. */
const inGodhuli = ({ marks }: MuhuratState, { event }: RuleBook): boolean =>
  event.wedding === true && marks.includes('godhuli');

const needRule = (need: LagnaNeed): MuhuratRule<LagnaNeed> => ({
  id: need,
  stage: 'lagna',
  asked: ({ event: { lagnaVetoes, lagnaNeeds } }) =>
    (lagnaVetoes?.includes(need) ?? false) || (lagnaNeeds?.includes(need) ?? false),
  met: (state) => NEEDS[need](chartOf(state)),
  veto: (state, book) =>
    book.gates.houses === 'veto' &&
    (book.event.lagnaVetoes?.includes(need) ?? false) &&
    !inGodhuli(state, book) &&
    !NEEDS[need](chartOf(state)),
  observed: (state) => ({ kind: 'word', value: NEEDS[need](chartOf(state)) ? 'yes' : 'no' }),
});

const EIGHTH = 8;
/** Houses that must be empty: the eighth, and of a wedding the seventh. */
const emptied = ({ event }: RuleBook): readonly number[] => (event.wedding === true ? [7, EIGHTH] : [EIGHTH]);
const WATCHED: readonly Graha[] = ['jupiter', 'venus'];

/** Every rule of the chart of a moment but the faults of a wedding. */
export const CHART_RULES = [
  rule({
    id: 'native_lagna',
    stage: 'lagna',
    asked: ({ natives }) => natives.length > 0,
    // Not the eighth sign from the rising sign or the Moon of a birth.
    met: (state, { natives }) =>
      natives.every(({ lagna, sign }) =>
        [lagna, sign].every((from) => from === null || count(from, chartOf(state).lagna, 12) !== EIGHTH),
      ),
    veto: true,
    observed: (state) => ({ kind: 'sign', value: chartOf(state).lagna }),
  }),
  ...LAGNA_NEEDS.map(needRule),
  rule({
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
    observed: (state) => ({ kind: 'sign', value: chartOf(state).lagna }),
  }),
  rule({
    id: 'empty_houses',
    stage: 'lagna',
    asked: () => true,
    met: (state, book) => emptied(book).every((house) => isEmpty(chartOf(state), house)),
    points: (state, book) => (emptied(book).every((house) => isEmpty(chartOf(state), house)) ? POINTS.empty_houses : 0),
    observed: (state, book) => placesOf(emptied(book).flatMap((house) => grahasIn(chartOf(state), house))),
  }),
  rule({
    id: 'benefics_in_kendra_trikona',
    stage: 'lagna',
    asked: () => true,
    met: (state) => WATCHED.some((graha) => KENDRA_TRIKONA.includes(momentHouse(chartOf(state), graha))),
    points: (state) =>
      WATCHED.some((graha) => KENDRA_TRIKONA.includes(momentHouse(chartOf(state), graha)))
        ? POINTS.benefics_in_kendra_trikona
        : 0,
    observed: (state) =>
      placesOf(WATCHED.filter((graha) => KENDRA_TRIKONA.includes(momentHouse(chartOf(state), graha)))),
  }),
  rule({
    id: 'moon_in_good_house',
    stage: 'lagna',
    asked: () => true,
    met: (state) => !DUSTHANAS.includes(momentHouse(chartOf(state), 'moon')),
    points: (state) => (DUSTHANAS.includes(momentHouse(chartOf(state), 'moon')) ? 0 : POINTS.moon_in_good_house),
    observed: (state) => ({ kind: 'number', value: momentHouse(chartOf(state), 'moon') }),
  }),
  rule({
    id: 'no_malefic_in_1_7',
    stage: 'lagna',
    asked: () => true,
    met: (state) => isClean(chartOf(state), 1) && isClean(chartOf(state), 7),
    observed: (state) =>
      placesOf([1, 7].flatMap((house) => grahasIn(chartOf(state), house).filter((g) => MOMENT_MALEFICS.includes(g)))),
  }),
  rule({
    id: 'lagna_lord',
    stage: 'lagna',
    asked: () => true,
    met: (state) => !DUSTHANAS.includes(momentHouse(chartOf(state), momentLord(chartOf(state), 1))),
    observed: (state) => ({ kind: 'number', value: momentHouse(chartOf(state), momentLord(chartOf(state), 1)) }),
  }),
];
