/** The great faults (maha-doshas) of a wedding that a chart of the moment shows. */
import { count } from '../ephemeris/angle.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { moonFromSun } from '../panchang/day-state.ts';
import { SPECIAL_YOGAS } from '../panchang/special-yogas.ts';
import { LATTA, starKicked } from './latta.ts';
import { chartOf, MOMENT_MALEFICS, placesOf } from './moment-chart.ts';
import type { BanaId } from './observation.ts';
import type { MuhuratRule } from './rule.ts';
import type { MuhuratState } from './state.ts';

const kickers = (state: MuhuratState): readonly Graha[] =>
  LATTA.filter(([graha, steps]) => starKicked(chartOf(state).stars[graha], steps) === state.nakshatra).map(
    ([graha]) => graha,
  );

const withMoon = (state: MuhuratState): readonly Graha[] =>
  MOMENT_MALEFICS.filter((graha) => chartOf(state).signs[graha] === state.moonSign);

/** Grahas in the seventh sign from the Moon or the lagna. */
const yamitra = (state: MuhuratState): readonly Graha[] => {
  const { lagna, signs } = chartOf(state);
  return GRAHAS.filter(
    (graha) => count(state.moonSign, signs[graha], 12) === 7 || count(lagna, signs[graha], 12) === 7,
  );
};

/** The bana of each remainder by nine of the whole degrees that the Sun has passed in its sign. */
const BANAS: ReadonlyMap<number, BanaId> = new Map<number, BanaId>([
  [1, 'mrityu'],
  [2, 'agni'],
  [4, 'raja'],
  [6, 'chora'],
  [8, 'roga'],
]);
const banaOf = ({ sunDegree }: MuhuratState): BanaId => BANAS.get(sunDegree % 9) ?? 'none';

const UPAGRAHA: readonly number[] = [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25];
const burntTithi = SPECIAL_YOGAS.find(({ id }) => id === 'sun_burnt_tithi');

const fault = <const Id extends string>(
  id: Id,
  met: (state: MuhuratState) => boolean,
  seen: MuhuratRule['observed'],
): MuhuratRule<Id> => ({
  id,
  stage: 'lagna',
  asked: ({ event }) => event.wedding === true,
  met,
  observed: seen,
});

/** Great faults of a wedding. They are listed without points: the score has none for them. */
export const WEDDING_FAULTS = [
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
    (state) => ({ kind: 'bana', value: banaOf(state) }),
  ),
  fault(
    'upagraha',
    (state) => !UPAGRAHA.includes(moonFromSun(state)),
    (state) => ({ kind: 'number', value: moonFromSun(state) }),
  ),
  fault(
    'dagdha_tithi',
    (state) => burntTithi?.holds(state) !== true,
    ({ tithi }) => ({ kind: 'tithi', value: tithi }),
  ),
];
