/** Vaiseshikamsa: titles by the number of vargas in which a planet is at home or exalted (BPHS ch. 6 v. 42–53). */
import type { Chart } from '../chart/chart.ts';
import { exaltationSign } from '../chart/dignity.ts';
import { byPlanet7, GRAHA_TABLE } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import { VIMSHOPAKA_SCHEMES, VIMSHOPAKA_WEIGHTS, type VimshopakaScheme } from './vimshopaka.ts';

/** Titles of the four schemes; the first is that of two good vargas. */
export const VAISESHIKAMSA_TITLES = {
  shadvarga: ['kimshuka', 'vyanjana', 'chamara', 'chhatra', 'kundala'],
  saptavarga: ['kimshuka', 'vyanjana', 'chamara', 'chhatra', 'kundala', 'mukuta'],
  dashavarga: [
    'parijata',
    'uttama',
    'gopura',
    'simhasana',
    'paravata',
    'devaloka',
    'brahmaloka',
    'airavata',
    'shridhama',
  ],
  shodashavarga: [
    'bhedaka',
    'kusuma',
    'nagapushpa',
    'kanduka',
    'kerala',
    'kalpavriksha',
    'chandanavana',
    'purnachandra',
    'uchchaihshrava',
    'dhanvantari',
    'suryakanta',
    'vidruma',
    'shakrasimhasana',
    'goloka',
    'shrivallabha',
  ],
} as const satisfies Record<VimshopakaScheme, readonly string[]>;
export type VaiseshikamsaTitle = (typeof VAISESHIKAMSA_TITLES)[VimshopakaScheme][number];
/** Every title once. */
export const ALL_TITLES = [
  ...new Set(VIMSHOPAKA_SCHEMES.flatMap((scheme): readonly VaiseshikamsaTitle[] => VAISESHIKAMSA_TITLES[scheme])),
];

/** Count and title of a planet in one scheme. */
export interface VargaTitle {
  readonly count: number;
  /** Null below two. */
  readonly title: VaiseshikamsaTitle | null;
}

/** Good vargas of the seven planets in the four schemes. Combustion and defeat are not applied here. */
export const vaiseshikamsaOf = (
  chart: Chart,
): Readonly<Record<Planet7, Readonly<Record<VimshopakaScheme, VargaTitle>>>> =>
  byPlanet7((planet) => {
    const { longitude } = chart.grahas[planet];
    const good = (sign: number): boolean => GRAHA_TABLE[planet].own.includes(sign) || sign === exaltationSign(planet);
    const titled = (scheme: VimshopakaScheme): VargaTitle => {
      const count = VIMSHOPAKA_WEIGHTS[scheme].filter(([n]) => good(vargaSign(n, longitude))).length;
      const titles: readonly VaiseshikamsaTitle[] = VAISESHIKAMSA_TITLES[scheme];
      return { count, title: titles[count - 2] ?? null };
    };
    return {
      shadvarga: titled('shadvarga'),
      saptavarga: titled('saptavarga'),
      dashavarga: titled('dashavarga'),
      shodashavarga: titled('shodashavarga'),
    };
  });
