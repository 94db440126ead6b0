/** Yogas of wealth (conventions H.2; BPHS ch. 41). */
import { mod } from '../ephemeris/angle.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { lordOf, signAt, type Planet7 } from '../chart/rashi.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { BVR } from './sources.ts';

const BPHS41 = 'BPHS ch. 41';
const row = yogaRow('dhana');

const PAIRS = [[1, 2], [1, 5], [1, 9], [1, 11], [2, 5], [2, 9], [2, 11], [5, 9], [5, 11], [9, 11]] as const; // prettier-ignore

type Company = Readonly<Record<Planet7, readonly Planet7[]>>;

/** The planet owns and occupies the fifth; all of these stand in the eleventh. */
const FIFTH: Company = {
  sun: ['moon', 'jupiter', 'saturn'],
  moon: ['saturn'],
  mars: ['venus'],
  mercury: ['moon', 'mars', 'jupiter'],
  jupiter: ['mercury'],
  venus: ['mars'],
  saturn: ['sun', 'moon'],
};
/** The planet stands in the lagna, its own sign, joined or aspected by all of these. */
const LAGNA: Company = {
  sun: ['mars', 'jupiter'],
  moon: ['mercury', 'jupiter'],
  mars: ['mercury', 'venus', 'saturn'],
  mercury: ['saturn', 'jupiter'],
  jupiter: ['mercury', 'mars'],
  venus: ['saturn', 'mercury'],
  saturn: ['mars', 'jupiter'],
};

const INDU_VALUES: Readonly<Record<Planet7, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};
/** Indu lagna, sign 1–12: the values of the ninth lords from lagna and Moon, mod 12, counted from the Moon (Uttara Kalamrita). */
export const induLagna = (lagna: number, moonSign: number): number => {
  const sum = INDU_VALUES[lordOf(signAt(lagna, 9))] + INDU_VALUES[lordOf(signAt(moonSign, 9))];
  return signAt(moonSign, mod(sum - 1, 12) + 1);
};

/** In the order of conventions H.2. */
export const DHANA_YOGAS: readonly YogaRule[] = [
  ...PAIRS.map(([a, b]) => row(`dhana_${a}_${b}`, BPHS41, (c) => given(c.sb(c.L(a), c.L(b)), c.L(a), c.L(b)))),
  ...PLANETS7.map((p) =>
    row(`dhana_5_own_${p}`, BPHS41, (c) =>
      given(c.own(p) && c.h(p) === 5 && FIFTH[p].every((q) => c.h(q) === 11), p, ...FIFTH[p]),
    ),
  ),
  ...PLANETS7.map((p) =>
    row(`dhana_1_own_${p}`, BPHS41, (c) =>
      given(c.own(p) && c.h(p) === 1 && LAGNA[p].every((q) => c.touchedBy(p, q)), p, ...LAGNA[p]),
    ),
  ),
  row('bahu_dravya', BVR, (c) =>
    given(c.h(c.L(1)) === 2 && c.h(c.L(2)) === 11 && c.h(c.L(11)) === 1, c.L(1), c.L(2), c.L(11)),
  ),
  row('matru_dhana', BVR, (c) => given(c.touchedBy(c.L(2), c.L(4)), c.L(2), c.L(4))),
  row('putra_dhana', BVR, (c) => {
    const with2 = [c.L(5), 'jupiter' as const].filter((p) => c.cj(c.L(2), p));
    return given(c.str(c.L(2)) && with2.length > 0, c.L(2), ...with2);
  }),
  row('kalatra_dhana', BVR, (c) =>
    given(
      c.str(c.L(2)) &&
        c.touchedBy(c.L(2), c.L(7)) &&
        (c.touchedBy(c.L(2), 'venus') || c.L(2) === 'venus' || c.L(7) === 'venus'),
      c.L(2),
      c.L(7),
      'venus',
    ),
  ),
  row('shatru_dhana', BVR, (c) => {
    const with2 = [c.L(6), 'mars' as const].filter((p) => c.cj(c.L(2), p));
    return given(c.str(c.L(2)) && with2.length > 0, c.L(2), ...with2);
  }),
  row('indu_dhana', 'Uttara Kalamrita', (c) => {
    const there = c.bens(c.houseOf(induLagna(c.lagna, c.signs.moon)));
    return given(there.length > 0, ...there);
  }),
];
