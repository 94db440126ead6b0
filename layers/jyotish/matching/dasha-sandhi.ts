/** Dasha sandhi: changes of the great period of both partners that come near each other. */
import type { DashaPlan } from '../dasha/cycle.ts';
import { dashaChanges, type DashaChange, type DashaWindow } from '../dasha/walk.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Near changes are strong within the limit, mild within a year. */
export const SANDHI_GRADES = ['strong', 'mild'] as const;
export type SandhiGrade = (typeof SANDHI_GRADES)[number];

/** Days within which a pair of changes is listed at all. */
export const MILD_DAYS = 365;

/** A change of each partner, near in time. */
export interface DashaSandhi {
  readonly groom: DashaChange<Graha>;
  readonly bride: DashaChange<Graha>;
  /** Days between the two, 0 or more. */
  readonly gap: number;
  readonly grade: SandhiGrade;
}

/** A hundred and twenty years have nine changes. */
const MOST_CHANGES = 100;

/** Every pair of changes of the first level in a window that are near each other, in order of the earlier one. */
export const dashaSandhis = (
  groom: DashaPlan<Graha>,
  bride: DashaPlan<Graha>,
  window: DashaWindow,
  limitDays: number,
): DashaSandhi[] => {
  const changesOf = (plan: DashaPlan<Graha>) => dashaChanges(plan, [1], window, MOST_CHANGES) ?? [];
  const brides = changesOf(bride);
  const earlier = (one: DashaSandhi): number => Math.min(one.groom.at, one.bride.at);
  return changesOf(groom)
    .flatMap((g) =>
      brides.map((b): DashaSandhi => {
        const gap = Math.abs(g.at - b.at);
        return { groom: g, bride: b, gap, grade: gap <= limitDays ? 'strong' : 'mild' };
      }),
    )
    .filter(({ gap, grade }) => grade === 'strong' || gap <= MILD_DAYS)
    .sort((a, b) => earlier(a) - earlier(b));
};
