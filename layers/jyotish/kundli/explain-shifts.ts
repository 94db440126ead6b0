/**
 * Which excess of the ayanamsa over Lahiri explains the most observed values: each value leaves a range of shifts under every choice
 * of the settings that it depends on, and the shift that lies in most of them is sought.
 */
import { dependsOnObserver, type SettingsChoice } from './explain-choices.ts';
import type { Observation } from './explain-observed.ts';
import { EVERY_SHIFT, type ShiftRange } from './explain-ranges.ts';

/** One choice of settings, and the shifts that each value leaves under it. */
export interface Choice extends SettingsChoice {
  readonly ranges: readonly ShiftRange[];
}
/** Values that depend on the same settings, and the shifts each leaves under every choice of them. */
export interface Group {
  readonly seen: readonly Observation[];
  readonly choices: readonly Choice[];
}

export const holdsShift = ({ low, high }: ShiftRange, shift: number): boolean => shift >= low && shift <= high;
const fitting = ({ ranges }: Choice, shift: number): number => {
  let count = 0;
  for (const range of ranges) if (holdsShift(range, shift)) count++;
  return count;
};
const mostFitting = ({ choices }: Group, shift: number): number => {
  let best = 0;
  for (const choice of choices) best = Math.max(best, fitting(choice, shift));
  return best;
};
/** How many values fit at a shift; below `needed` the count may stop early. */
export const allFitting = (groups: readonly Group[], shift: number, needed = 0): number => {
  let [fits, left] = [0, groups.reduce((sum, { seen }) => sum + seen.length, 0)];
  for (const group of groups) {
    if (fits + left < needed) return fits;
    fits += mostFitting(group, shift);
    left -= group.seen.length;
  }
  return fits;
};

/** Every way to take one choice of each group, of those that fit best at a shift; none of a group in which nothing fits. */
export const bestChoices = (groups: readonly Group[], shift: number): readonly (readonly Choice[])[] =>
  groups.reduce<readonly (readonly Choice[])[]>(
    (ways, group) => {
      const most = mostFitting(group, shift);
      if (most === 0) return ways;
      const best = group.choices.filter((choice) => fitting(choice, shift) === most);
      return ways.flatMap((way) => best.map((choice) => [...way, choice]));
    },
    [[]],
  );

/** Shifts at which ranges begin: where most of them meet, one begins. */
export const beginnings = (groups: readonly Group[]): readonly number[] =>
  groups.flatMap(({ choices }) =>
    choices.flatMap(({ ranges }) =>
      ranges.flatMap(({ low, high }) => (Number.isFinite(low) && low <= high ? [low] : [])),
    ),
  );

/** The shift in most ranges: the middle of what these have in common; null where no range is finite. */
export const densestShift = (groups: readonly Group[]): number | null => {
  let best: { readonly shift: number; readonly fits: number } | null = null;
  for (const shift of beginnings(groups)) {
    const fits = allFitting(groups, shift, best?.fits);
    if (best === null || fits > best.fits) best = { shift, fits };
  }
  if (best === null) return null;
  const { shift } = best;
  const common = (bestChoices(groups, shift)[0] ?? []).flatMap(({ ranges }) =>
    ranges.filter((range) => holdsShift(range, shift) && Number.isFinite(range.low)),
  );
  return (Math.max(...common.map(({ low }) => low)) + Math.min(...common.map(({ high }) => high))) / 2;
};

/** The Moon's parallax at most, and what the observer and light-time do to the others, degrees. */
const SKY_REACH = { moon: 1.2, other: 0.02 } as const;

/** The ranges of one sky theory, widened to hold those of every other. */
export const forEverySky = ({ seen, choices }: Group): Group => ({
  seen,
  choices: choices.map((choice) => ({
    ...choice,
    ranges: choice.ranges.map((range, i) => {
      const one = seen[i];
      if (one === undefined || !dependsOnObserver(one)) return range;
      if (one.what === 'tithi_end') return EVERY_SHIFT;
      const reach = one.what === 'longitude' && one.body !== 'moon' ? SKY_REACH.other : SKY_REACH.moon;
      return { low: range.low - reach, high: range.high + reach };
    }),
  })),
});
