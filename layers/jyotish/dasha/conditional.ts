/**
 * Star dashas beside Vimshottari and Yogini (BPHS ch. 46 v. 17–41): Ashtottari and the eight that are used under a
 * condition. The conditions are in `applicability.ts`; nothing here refuses a birth.
 */
import type { Graha } from '../ephemeris/sky.ts';
import type { NakshatraPosition } from '../chart/nakshatra.ts';
import { mod } from '../ephemeris/angle.ts';
import { proportionalParts, rowsFrom, type DashaRow } from './cycle.ts';
import { starDasha, starRemainder, type DashaEntry, type StarDasha } from './star.ts';

const SHORT = {
  Su: 'sun',
  Mo: 'moon',
  Ma: 'mars',
  Me: 'mercury',
  Ju: 'jupiter',
  Ve: 'venus',
  Sa: 'saturn',
  Ra: 'rahu',
  Ke: 'ketu',
} as const;
type Short = keyof typeof SHORT;

const rows = (...list: readonly (readonly [Short, number])[]): readonly DashaRow<Graha>[] =>
  list.map(([short, years]) => ({ lord: SHORT[short], years }));

/** Lords and years of Ashtottari, 108 years. */
export const ASHTOTTARI_ROWS = rows(
  ['Su', 6],
  ['Mo', 15],
  ['Ma', 8],
  ['Me', 17],
  ['Sa', 10],
  ['Ju', 19],
  ['Ra', 12],
  ['Ve', 21],
);
/** Lords of Chaturashiti Sama, twelve years each. */
export const CHATURASHITI_ROWS = rows(
  ['Su', 12],
  ['Mo', 12],
  ['Ma', 12],
  ['Me', 12],
  ['Ju', 12],
  ['Ve', 12],
  ['Sa', 12],
);

/** Where Abhijit begins and ends, in stars from 0° Aries: 276°40′ and 280°53′20″. */
const ABHIJIT = [20.75, 21 + 1 / 15] as const;

/**
 * The row and elapsed share of a seed in groups of stars. A group is a list of edges in stars from 0° Aries; each stretch
 * between two edges is an equal share of the group's period.
 */
const byGroups =
  (groups: readonly (readonly number[])[]) =>
  ({ id, elapsed }: NakshatraPosition): DashaEntry => {
    const place = id - 1 + elapsed;
    for (const [row, edges] of groups.entries()) {
      const at = place < (edges[0] ?? 0) ? place + 27 : place;
      for (let k = 0; k + 1 < edges.length; k++) {
        const from = edges[k] ?? 0;
        const to = edges[k + 1] ?? 0;
        if (at >= from && at < to) return { row, elapsed: (k + (at - from) / (to - from)) / (edges.length - 1) };
      }
    }
    throw new Error('the groups cover the circle');
  };

/** Whether a group of Ashtottari counts Abhijit: no, Saturn has stars 20 to 22; or yes, as his third of four (BPHS 46.21). */
const ashtottariGroups = (abhijit: boolean): readonly (readonly number[])[] => [
  [5, 6, 7, 8, 9],
  [9, 10, 11, 12],
  [12, 13, 14, 15, 16],
  [16, 17, 18, 19],
  abhijit ? [19, 20, ...ABHIJIT, 22] : [19, 20, 21, 22],
  [22, 23, 24, 25],
  [25, 26, 27, 28, 29],
  [29, 30, 31, 32],
];

/** From which lord the sub-periods begin: the lord of the period, or the next one, its own coming last. */
export const ANTAR_STARTS = ['own', 'next'] as const;
export type AntarStart = (typeof ANTAR_STARTS)[number];

/** Ashtottari as a table (BPHS 46.17–23; sub-periods from the own lord 51.2, from the next P. V. R. Narasimha Rao). */
export const ashtottari = (abhijit: boolean, antar: AntarStart): StarDasha<Graha> => {
  const dasha = starDasha(ASHTOTTARI_ROWS, byGroups(ashtottariGroups(abhijit)));
  if (antar === 'own') return dasha;
  const parts = ASHTOTTARI_ROWS.map(
    ({ lord }, i) => [lord, proportionalParts(rowsFrom(ASHTOTTARI_ROWS, mod(i + 1, ASHTOTTARI_ROWS.length)))] as const,
  );
  return { ...dasha, parts: new Map(parts) };
};

/** Shashtihayani: groups of 3 and 4 stars from Ashwini; with Abhijit, Saturn has Abhijit to Dhanishta. */
const shashtihayaniGroups = (abhijit: boolean): readonly (readonly number[])[] => {
  const venusEnds = abhijit ? ABHIJIT[0] : 21;
  return [
    [0, 3],
    [3, 7],
    [7, 10],
    [10, 14],
    [14, 17],
    [17, venusEnds],
    [venusEnds, 23],
    [23, 27],
  ];
};
const SHASHTIHAYANI_ROWS = rows(
  ['Ju', 10],
  ['Su', 10],
  ['Ma', 10],
  ['Mo', 6],
  ['Me', 6],
  ['Ve', 6],
  ['Sa', 6],
  ['Ra', 6],
);

/** Shashtihayani as a table. */
export const shashtihayani = (abhijit: boolean): StarDasha<Graha> =>
  starDasha(SHASHTIHAYANI_ROWS, byGroups(shashtihayaniGroups(abhijit)));

/** Dwadashottari counts from the Moon's star to Revati. */
const toRevati = ({ id, elapsed }: NakshatraPosition): DashaEntry => ({ row: (27 - id) % 8, elapsed });

const fromStar = (first: number, table: readonly DashaRow<Graha>[]): StarDasha<Graha> =>
  starDasha(table, starRemainder(first, table.length));

/** The conditional systems that give one star to one row, each with the star its count begins with. */
export const CONDITIONAL = {
  dwisaptati: fromStar(
    19,
    rows(['Su', 9], ['Mo', 9], ['Ma', 9], ['Me', 9], ['Ju', 9], ['Ve', 9], ['Sa', 9], ['Ra', 9]),
  ),
  shodashottari: fromStar(
    8,
    rows(['Su', 11], ['Ma', 12], ['Ju', 13], ['Sa', 14], ['Ke', 15], ['Mo', 16], ['Me', 17], ['Ve', 18]),
  ),
  dwadashottari: starDasha(
    rows(['Su', 7], ['Ju', 9], ['Ke', 11], ['Me', 13], ['Ra', 15], ['Ma', 17], ['Sa', 19], ['Mo', 21]),
    toRevati,
  ),
  panchottari: fromStar(17, rows(['Su', 12], ['Me', 13], ['Sa', 14], ['Ma', 15], ['Ve', 16], ['Mo', 17], ['Ju', 18])),
  shatabdika: fromStar(27, rows(['Su', 5], ['Mo', 5], ['Ve', 10], ['Me', 10], ['Ju', 20], ['Ma', 20], ['Sa', 30])),
  chaturashiti: fromStar(15, CHATURASHITI_ROWS),
  shattrimsha: fromStar(
    22,
    rows(['Mo', 1], ['Su', 2], ['Ju', 3], ['Ma', 4], ['Me', 5], ['Sa', 6], ['Ve', 7], ['Ra', 8]),
  ),
} as const;

/** The eight systems of `dasha/conditional`, in the order of BPHS. */
export const CONDITIONAL_SYSTEMS = [
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti',
  'dwisaptati',
  'shashtihayani',
  'shattrimsha',
] as const;
export type ConditionalSystem = (typeof CONDITIONAL_SYSTEMS)[number];

/** The table of a conditional system; `abhijit` is read by Shashtihayani alone. */
export const conditionalDasha = (system: ConditionalSystem, abhijit: boolean): StarDasha<Graha> =>
  system === 'shashtihayani' ? shashtihayani(abhijit) : CONDITIONAL[system];
