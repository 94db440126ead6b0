/** Stretches of a dasha of the planets in which the lords of the running periods meet stated conditions. */
import { signHouse, type Chart } from '../chart/chart.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { lordOf, signAt } from '../chart/rashi.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { charaKarakas, type KarakaId, type KarakaScheme } from '../jaimini/karakas.ts';
import type { DashaPlan } from './cycle.ts';
import { dashaTree, type DashaWindow } from './walk.ts';
import type { DashaNode } from './period.ts';

/** Deepest level a condition can be about. */
export const LORD_LEVELS = 3;

/** What the lord of one level, or of any, must be. Every member that is stated must fit the same lord; a list fits by one entry. */
export interface LordCondition {
  /** 1–3; of any level where left out. */
  readonly level?: number | undefined;
  readonly planets?: readonly Graha[] | undefined;
  /** Houses 1–12 by signs: it owns one, stands in one, aspects one fully. */
  readonly owns?: readonly number[] | undefined;
  readonly occupies?: readonly number[] | undefined;
  readonly aspects?: readonly number[] | undefined;
  /** Chara karakas it is one of. */
  readonly karakas?: readonly KarakaId[] | undefined;
}

/** How a condition is met: by the lord of which level. */
export interface LordReason {
  readonly level: number;
  readonly lord: Graha;
}

/** A stretch in which every condition is met, each in one way. */
export interface LordMatch {
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** Lords from level 1 to the deepest level that a condition is met at. */
  readonly lords: readonly Graha[];
  /** One for each condition, in their order. */
  readonly reasons: readonly LordReason[];
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The planets that fit a condition, whatever its level. */
const fitting = (chart: Chart, scheme: KarakaScheme, condition: LordCondition): readonly Graha[] => {
  const { planets, owns, occupies, aspects, karakas } = condition;
  const signOfHouse = (house: number): number => signAt(chart.ascendant.sign, house);
  const owned = (graha: Graha): readonly number[] => HOUSES.filter((house) => lordOf(signOfHouse(house)) === graha);
  const holders = charaKarakas(chart, scheme);
  return GRAHAS.filter(
    (graha) =>
      (!planets || planets.includes(graha)) &&
      (!owns || owned(graha).some((house) => owns.includes(house))) &&
      (!occupies || occupies.includes(signHouse(chart, graha))) &&
      (!aspects || aspects.some((house) => aspectsSign(graha, chart.signs[graha], signOfHouse(house)))) &&
      (!karakas || holders.some((one) => one.graha === graha && karakas.includes(one.id))),
  );
};

const alike = (a: LordMatch, b: LordMatch): boolean =>
  a.end === b.start &&
  a.lords.join() === b.lords.join() &&
  a.reasons.every(({ level }, i) => level === b.reasons[i]?.level);

/**
 * Stretches inside a window in which every condition is met, cut at the window, in order of time. A condition on any
 * level is met by the highest that fits; neighbours with the same lords and reasons are one stretch. Null where more than
 * `limit` periods would have to be looked at.
 */
export const lordMatches = (
  plan: DashaPlan<Graha>,
  chart: Chart,
  scheme: KarakaScheme,
  conditions: readonly LordCondition[],
  window: DashaWindow,
  limit: number,
): readonly LordMatch[] | null => {
  const wanted = conditions.map((one) => ({ level: one.level, fits: fitting(chart, scheme, one) }));
  const deepest = Math.max(...wanted.map(({ level }) => level ?? LORD_LEVELS));
  const reasonIn = (lords: readonly Graha[], { level, fits }: (typeof wanted)[number]): LordReason | null => {
    const at = lords.findIndex((lord, i) => (level === undefined || level === i + 1) && fits.includes(lord));
    const lord = lords[at];
    return lord === undefined ? null : { level: at + 1, lord };
  };
  const tree = dashaTree(plan, deepest, window, limit);
  if (!tree) return null;
  const found: LordMatch[] = [];
  const visit = ({ period, children }: DashaNode<Graha>): void => {
    if (period.level < deepest) return children.forEach(visit);
    const reasons = wanted.flatMap((one) => reasonIn(period.lords, one) ?? []);
    if (reasons.length < wanted.length) return;
    const match: LordMatch = {
      start: julian(Math.max(period.start, window.from)),
      end: julian(Math.min(period.end, window.to)),
      lords: period.lords.slice(0, Math.max(...reasons.map(({ level }) => level))),
      reasons,
    };
    const last = found.at(-1);
    if (last && alike(last, match)) found[found.length - 1] = { ...last, end: match.end };
    else found.push(match);
  };
  tree.forEach(visit);
  return found;
};
