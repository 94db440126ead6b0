/** What a cusp promises: its sub lord, the star lord of that, and the houses both signify (KP Readers IV and VI). */
import { whereHousesBegin } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { nakshatraLord } from '../chart/nakshatra.ts';
import { lordOf, signOf } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { kpLords } from './sub-lords.ts';

/** A cusp by its sub lord. */
export interface CuspLink {
  /** 1–12 */
  readonly house: number;
  readonly longitude: number;
  readonly subLord: Graha;
  /** Star lord of the sub lord. */
  readonly starLord: Graha;
  /** Houses occupied and owned by both, ascending. */
  readonly signifies: readonly number[];
  /** Houses occupied and owned by the star lord alone, ascending. */
  readonly byStar: readonly number[];
  /** Other cusps whose sub lord is one of the two. */
  readonly links: readonly { readonly house: number; readonly via: 'sub' | 'star' }[];
  /** From the sub lord to the sub lord of the cusp whose house it stands in, and on, until one comes again. */
  readonly chain: readonly Graha[];
}

const sorted = (houses: readonly number[]): readonly number[] => [...new Set(houses)].sort((a, b) => a - b);

/** The twelve cusps with their sub lords, houses and links. */
export const cuspLinks = (chart: Chart): readonly CuspLink[] => {
  const cusps = whereHousesBegin(chart.frame, chart.houseSystem);
  const owners = cusps.map((cusp) => lordOf(signOf(cusp)));
  const subs = cusps.map((cusp) => kpLords(cusp).sub);
  const housesOf = (graha: Graha): readonly number[] => [
    chart.grahas[graha].house,
    ...owners.flatMap((owner, i) => (owner === graha ? [i + 1] : [])),
  ];
  const chainFrom = (first: Graha): readonly Graha[] => {
    const chain: Graha[] = [first];
    for (let at = first; ;) {
      at = rowAt(subs, chart.grahas[at].house - 1, 'cusp');
      if (chain.includes(at)) return chain;
      chain.push(at);
    }
  };
  return cusps.map((longitude, i) => {
    const subLord = rowAt(subs, i, 'cusp');
    const starLord = nakshatraLord(chart.grahas[subLord].nakshatra.id);
    const links = subs.flatMap((other, k) => {
      if (k === i || (other !== subLord && other !== starLord)) return [];
      return [{ house: k + 1, via: other === subLord ? ('sub' as const) : ('star' as const) }];
    });
    return {
      house: i + 1,
      longitude,
      subLord,
      starLord,
      signifies: sorted([...housesOf(starLord), ...housesOf(subLord)]),
      byStar: sorted(housesOf(starLord)),
      links,
      chain: chainFrom(subLord),
    };
  });
};

/** Matters with their principal cusp, the houses that favour them and those that are against. */
export const KP_MATTERS = {
  marriage: { cusp: 7, favourable: [2, 7, 11], adverse: [1, 6, 10] },
  career: { cusp: 10, favourable: [2, 6, 10, 11], adverse: [1, 5, 9, 12] },
  children: { cusp: 5, favourable: [2, 5, 11], adverse: [1, 4, 10] },
  education: { cusp: 4, favourable: [4, 9, 11], adverse: [3, 5, 8] },
  property: { cusp: 4, favourable: [4, 11, 12], adverse: [3, 10] },
  foreign: { cusp: 12, favourable: [3, 9, 12], adverse: [2, 4, 11] },
  wealth: { cusp: 2, favourable: [2, 6, 11], adverse: [5, 8, 12] },
  litigation: { cusp: 6, favourable: [6, 11], adverse: [5, 12] },
  recovery: { cusp: 1, favourable: [1, 5, 11], adverse: [6, 8, 12] },
  vehicle: { cusp: 4, favourable: [4, 9, 11], adverse: [3, 8] },
} as const satisfies Record<string, { cusp: number; favourable: readonly number[]; adverse: readonly number[] }>;
export type KpMatter = keyof typeof KP_MATTERS;
/** Their keys. */
export const KP_MATTER_KEYS = [
  'marriage',
  'career',
  'children',
  'education',
  'property',
  'foreign',
  'wealth',
  'litigation',
  'recovery',
  'vehicle',
] as const satisfies readonly KpMatter[];

/** What a cusp says of its matter. */
export const KP_VERDICTS = ['promised', 'denied', 'mixed', 'neutral'] as const;
export type KpVerdict = (typeof KP_VERDICTS)[number];

/** The promise of a matter. */
export interface KpPromise {
  readonly cusp: CuspLink;
  readonly favourable: readonly number[];
  readonly adverse: readonly number[];
  readonly verdict: KpVerdict;
  /** The star lord is retrograde: read as no fulfilment in horary charts, told and not applied. */
  readonly starRetrograde: boolean;
}

const verdictOf = (favoured: boolean, opposed: boolean): KpVerdict => {
  if (favoured) return opposed ? 'mixed' : 'promised';
  return opposed ? 'denied' : 'neutral';
};

/** Promise of a matter by the houses of the star lord of its cusp's sub lord. */
export const kpPromise = (chart: Chart, matter: KpMatter): KpPromise => {
  const rule = KP_MATTERS[matter];
  const cusp = rowAt(cuspLinks(chart), rule.cusp - 1, 'cusp');
  const favourable = rule.favourable.filter((house) => cusp.byStar.includes(house));
  const adverse = rule.adverse.filter((house) => cusp.byStar.includes(house));
  const verdict = verdictOf(favourable.length > 0, adverse.length > 0);
  const { starLord } = cusp;
  const node = starLord === 'rahu' || starLord === 'ketu';
  return { cusp, favourable, adverse, verdict, starRetrograde: !node && chart.grahas[starLord].retrograde };
};
