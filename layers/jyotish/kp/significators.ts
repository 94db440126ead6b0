/** Four-fold significators and ruling planets (KP Readers II, IV and VI). */
import { whereHousesBegin } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { byGraha, PLANETS7 } from '../chart/graha.ts';
import { nakshatraLord } from '../chart/nakshatra.ts';
import { lordOf, signOf } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { kpLords, type KpLords } from './sub-lords.ts';

const NODES: readonly Graha[] = ['rahu', 'ketu'];

const starLord = (chart: Chart, graha: Graha): Graha => nakshatraLord(chart.grahas[graha].nakshatra.id);

/** Houses 1–12 whose cusp is in a sign of the graha. The nodes own none. */
export const kpHousesOwned = (chart: Chart): Readonly<Record<Graha, readonly number[]>> => {
  const lords = whereHousesBegin(chart.frame, chart.houseSystem).map((cusp) => lordOf(signOf(cusp)));
  return byGraha((graha) => lords.flatMap((lord, i) => (lord === graha ? [i + 1] : [])));
};

/** Planets a node acts for: those in its sign, those that aspect it, its star lord and its sign lord. */
export const kpNodeActsFor = (chart: Chart, node: Graha): readonly Graha[] => {
  if (!NODES.includes(node)) return [];
  const sign = chart.signs[node];
  const near = PLANETS7.filter((p) => chart.signs[p] === sign || aspectsSign(p, chart.signs[p], sign));
  const all = new Set<Graha>([...near, starLord(chart, node), lordOf(sign)]);
  all.delete(node);
  return GRAHAS.filter((graha) => all.has(graha));
};

/** Houses a planet signifies, strongest level first. */
export interface KpLevels {
  /** Occupied by its star lord. */
  readonly first: readonly number[];
  /** Occupied by itself. */
  readonly second: readonly number[];
  /** Owned by its star lord. */
  readonly third: readonly number[];
  /** Owned by itself. */
  readonly fourth: readonly number[];
}

/** The four levels of all nine planets. */
export const kpPlanetLevels = (chart: Chart): Readonly<Record<Graha, KpLevels>> => {
  const owned = kpHousesOwned(chart);
  return byGraha((graha) => {
    const lord = starLord(chart, graha);
    return {
      first: [chart.grahas[lord].house],
      second: [chart.grahas[graha].house],
      third: owned[lord],
      fourth: owned[graha],
    };
  });
};

/** Planets that signify a house: a in the star of an occupant, b occupants, c in the star of its lord, d its lord. */
export interface KpHouseSignificators {
  readonly house: number;
  readonly a: readonly Graha[];
  readonly b: readonly Graha[];
  readonly c: readonly Graha[];
  readonly d: readonly Graha[];
}

/** The list with each node put before the first planet it acts for: it outranks them. */
const withAgents = (list: readonly Graha[], actsFor: ReadonlyMap<Graha, readonly Graha[]>): readonly Graha[] => {
  let out = list;
  for (const [node, planets] of actsFor) {
    const rest = out.filter((graha) => graha !== node);
    const at = rest.findIndex((graha) => planets.includes(graha));
    if (at >= 0) out = [...rest.slice(0, at), node, ...rest.slice(at)];
  }
  return out;
};

/**
 * Significators of the twelve houses, the inverse of `kpPlanetLevels`: a planet is in list a of a house when the
 * house is in its first level, and so on. With `agents`, a node joins every list that contains a planet it acts for.
 */
export const kpHouseSignificators = (chart: Chart, agents: boolean): readonly KpHouseSignificators[] => {
  const levels = kpPlanetLevels(chart);
  const actsFor = new Map(agents ? NODES.map((node) => [node, kpNodeActsFor(chart, node)] as const) : []);
  return Array.from({ length: 12 }, (_, i) => {
    const house = i + 1;
    const at = (level: keyof KpLevels): readonly Graha[] =>
      withAgents(
        GRAHAS.filter((graha) => levels[graha][level].includes(house)),
        actsFor,
      );
    return { house, a: at('first'), b: at('second'), c: at('third'), d: at('fourth') };
  });
};

/** Rulers of a moment. */
export interface KpRulingPlanets {
  readonly dayLord: Graha;
  readonly ascendant: KpLords;
  readonly moon: KpLords;
  /** Strongest first, without repeats. */
  readonly ordered: readonly Graha[];
  /** Rulers left out of `ordered` because they are in the star or sub of a retrograde planet. */
  readonly dropped: readonly Graha[];
}

/**
 * Ruling planets of a chart's moment: the star and sign lords of the ascendant, those of the Moon, and the lord of the
 * Vedic day. A node in a sign of one of them joins before it.
 */
export const kpRulingPlanets = (chart: Chart, dayLord: Graha, dropRetrograde: boolean): KpRulingPlanets => {
  const ascendant = kpLords(chart.ascendant.longitude);
  const moon = kpLords(chart.grahas.moon.longitude);
  const rulers = [...new Set<Graha>([ascendant.star, ascendant.sign, moon.star, moon.sign, dayLord])];
  const joining = NODES.filter((node) => !rulers.includes(node));
  const all = withAgents(rulers, new Map(joining.map((node) => [node, [lordOf(chart.signs[node])]])));
  const retrograde = (graha: Graha): boolean => !NODES.includes(graha) && chart.grahas[graha].retrograde;
  const bound = (graha: Graha): boolean => {
    const { star, sub } = kpLords(chart.grahas[graha].longitude);
    return retrograde(star) || retrograde(sub);
  };
  const dropped = dropRetrograde ? all.filter(bound) : [];
  return { dayLord, ascendant, moon, ordered: all.filter((graha) => !dropped.includes(graha)), dropped };
};
