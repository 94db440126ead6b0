/** Conditions of the lagna, the Moon's tithi and star, and the circumstances of the birth. */
import { rashi, signOf, type Mode } from '../chart/rashi.ts';
import { dayOrNight } from '../panchang/vedic-day.ts';
import { ofChart } from './make.ts';
import type { ChartReading } from './reading.ts';

/** The lagna is in a movable, fixed or dual sign, in an odd or even one, or in one of these. */
export const lagnaOfMode = (mode: Mode) =>
  ofChart(
    'lagna_of_mode',
    [mode],
    ({ lagna }) => rashi(lagna).mode === mode,
    ({ lagna }) => ({ what: 'sign', value: lagna }),
  );
/** The ascendant is in an odd or an even sign. */
export const lagnaOfParity = (parity: 'odd' | 'even') =>
  ofChart(
    'lagna_of_parity',
    [parity],
    ({ lagna }) => rashi(lagna).odd === (parity === 'odd'),
    ({ lagna }) => ({ what: 'sign', value: lagna }),
  );
/** The ascendant is in one of these signs. */
export const lagnaIn = (signs: readonly number[]) =>
  ofChart(
    'lagna_in',
    signs,
    ({ lagna }) => signs.includes(lagna),
    ({ lagna }) => ({ what: 'sign', value: lagna }),
  );

/** The tithi of the birth is from `first` to `last`, both included. */
export const tithiFrom = (first: number, last: number) =>
  ofChart(
    'tithi_from',
    [first, last],
    ({ tithi }) => tithi >= first && tithi <= last,
    ({ tithi }) => ({ what: 'tithi', value: tithi }),
  );
/** The Moon is in one of these stars. */
export const moonInStars = (stars: readonly number[]) =>
  ofChart(
    'moon_in_stars',
    stars,
    ({ moonStar }) => stars.includes(moonStar.id),
    ({ moonStar }) => ({ what: 'star', value: moonStar.id }),
  );
/** The Moon is in this pada of a star. */
export const moonInPada = (star: number, pada: number) =>
  ofChart(
    'moon_in_pada',
    [star, pada],
    ({ moonStar }) => moonStar.id === star && moonStar.pada === pada,
    ({ moonStar }) => ({
      what: 'pada',
      value: `${moonStar.id}/${moonStar.pada}`,
    }),
  );
/** The Moon has passed a share of a star from `from` to below `to`. */
export const moonInShare = (star: number, from: number, to: number) =>
  ofChart(
    'moon_in_share',
    [star, from, to],
    ({ moonStar: { id, elapsed } }) => id === star && elapsed >= from && elapsed < to,
    ({ moonStar: { elapsed } }) => ({ what: 'share', value: elapsed }),
  );
/** Born between sunrise and sunset, or between sunset and sunrise. */
export const bornBy = (time: 'day' | 'night') =>
  ofChart(
    'born_by',
    [time],
    ({ born }) => born.day === (time === 'day'),
    ({ born }) => ({ what: 'born', value: dayOrNight(born.day) }),
  );
/** The birth is of this gender; it does not hold where none was told. */
export const ofGender = (gender: 'male' | 'female') =>
  ofChart(
    'of_gender',
    [gender],
    ({ born }) => born.gender === gender,
    ({ born }) => ({ what: 'gender', value: born.gender }),
  );
/** Gulika is in one of these houses. */
export const gulikaIn = (houses: readonly number[]) => {
  const house = ({ born, houseOfSign }: ChartReading): number | null =>
    born.gulika === null ? null : houseOfSign(signOf(born.gulika));
  return ofChart(
    'gulika_in',
    houses,
    (chart) => houses.includes(house(chart) ?? 0),
    (chart) => ({ what: 'gulika_house', value: house(chart) }),
  );
};
/** At most so many of the seven planets are outside the arc of the nodes that holds most of them, by longitude. */
export const outsideNodes = (most: number) =>
  ofChart(
    'outside_nodes',
    [most],
    (chart) => chart.arcOfNodes().outside.length <= most,
    (chart) => ({
      what: 'outside',
      value: chart.arcOfNodes().outside.join(' '),
    }),
  );
