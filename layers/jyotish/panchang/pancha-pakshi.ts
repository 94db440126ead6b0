/**
 * Pancha Pakshi: five birds and their five activities through day and night. One rule makes the whole table: in a half of the
 * day the activities follow one another in a fixed order, over the yamas and again over the parts of each, and the birds
 * in theirs; the weekday says who eats first. Checked against the table of 3,500 rows that PyJHora 4.8.5 carries.
 */
import { mod } from '../ephemeris/angle.ts';
import { rowAt } from '../chart/rows.ts';
import { equalSpans, shareOf, type TimeSpan } from '../ephemeris/span.ts';
import { daylight, nightAfter } from './periods.ts';
import type { Paksha } from './tithi.ts';
import type { VedicDay } from './vedic-day.ts';

export const BIRDS = ['vulture', 'owl', 'crow', 'cock', 'peacock'] as const;
export type Bird = (typeof BIRDS)[number];
/** From the best to the worst. */
export const BIRD_ACTIVITIES = ['rule', 'eat', 'walk', 'sleep', 'die'] as const;
export type BirdActivity = (typeof BIRD_ACTIVITIES)[number];
/** What each activity is worth, in the same order. */
export const BIRD_GRADES = ['very_good', 'good', 'middling', 'weak', 'bad'] as const;
export type BirdGrade = (typeof BIRD_GRADES)[number];
export const HALVES = ['day', 'night'] as const;
export type Half = (typeof HALVES)[number];

/** Last star of each bird's group, in the bright half; in the dark half the birds stand in the reverse order. */
const LAST_STARS = [5, 11, 16, 21, 27];

/** The bird of a birth by its star 1–27 and the half of its lunar month. */
export const birdOf = (star: number, paksha: Paksha): Bird => {
  const group = LAST_STARS.findIndex((last) => star <= last);
  return rowAt(BIRDS, paksha === 'shukla' ? group : BIRDS.length - 1 - group, 'bird');
};

interface HalfRow {
  readonly activities: readonly BirdActivity[];
  readonly birds: readonly Bird[];
  /** Who eats in the first yama, from Sunday. */
  readonly firstEater: readonly Bird[];
}
const NIGHT_BIRDS: readonly Bird[] = ['vulture', 'peacock', 'cock', 'crow', 'owl'];

const TABLE: Readonly<Record<Paksha, Readonly<Record<Half, HalfRow>>>> = {
  shukla: {
    day: {
      activities: ['eat', 'walk', 'rule', 'sleep', 'die'],
      birds: BIRDS,
      firstEater: ['vulture', 'owl', 'vulture', 'owl', 'crow', 'cock', 'peacock'],
    },
    night: {
      activities: ['eat', 'rule', 'die', 'walk', 'sleep'],
      birds: NIGHT_BIRDS,
      firstEater: ['crow', 'cock', 'crow', 'cock', 'peacock', 'vulture', 'owl'],
    },
  },
  krishna: {
    day: {
      activities: ['eat', 'die', 'sleep', 'rule', 'walk'],
      birds: ['vulture', 'cock', 'owl', 'peacock', 'crow'],
      firstEater: ['cock', 'peacock', 'cock', 'crow', 'owl', 'vulture', 'peacock'],
    },
    night: {
      activities: ['eat', 'sleep', 'walk', 'die', 'rule'],
      birds: NIGHT_BIRDS,
      firstEater: ['vulture', 'cock', 'vulture', 'owl', 'crow', 'peacock', 'cock'],
    },
  },
};

/** How the parts of a yama are measured: fifths, or 144ths by activity. */
export const YAMA_PART_RULES = ['equal', 'weighted'] as const;
export type YamaPartRule = (typeof YAMA_PART_RULES)[number];
const WHOLE = 144;
const WEIGHTS: Readonly<Record<Half, Readonly<Record<BirdActivity, number>>>> = {
  day: { rule: 48, eat: 30, walk: 36, sleep: 18, die: 12 },
  night: { rule: 24, eat: 30, walk: 30, sleep: 24, die: 36 },
};

/** What an activity is worth. */
export const gradeOfActivity = (activity: BirdActivity): BirdGrade =>
  rowAt(BIRD_GRADES, BIRD_ACTIVITIES.indexOf(activity), 'grade');

/** A part of a yama: whose it is, and what that bird does. */
export interface BirdPart {
  readonly bird: Bird;
  readonly activity: BirdActivity;
  readonly span: TimeSpan;
}
/** A fifth of the day or the night. */
export interface Yama {
  readonly activity: BirdActivity;
  /** The bird that rules while it lasts. */
  readonly ruling: Bird;
  readonly span: TimeSpan;
  readonly parts: readonly BirdPart[];
}

/** What a bird does in yama `i` (from 0) of a half whose weekday begins with `eater`. */
const activityIn = ({ activities, birds }: HalfRow, eater: Bird, bird: Bird, i: number): BirdActivity =>
  rowAt(activities, mod(birds.indexOf(bird) - birds.indexOf(eater) + i, 5), 'activity');

const yamasOf = (half: Half, span: TimeSpan, day: VedicDay, paksha: Paksha, own: Bird, sub: YamaPartRule): Yama[] => {
  const row = TABLE[paksha][half];
  const eater = rowAt(row.firstEater, day.vara, 'first eater');
  return equalSpans(span, 5).map((yama, i) => {
    const activity = activityIn(row, eater, own, i);
    let passed = 0;
    const parts = Array.from({ length: 5 }, (_, k): BirdPart => {
      const does = rowAt(row.activities, mod(row.activities.indexOf(activity) + k, 5), 'activity');
      const share = sub === 'equal' ? 1 / 5 : WEIGHTS[half][does] / WHOLE;
      const part = shareOf(yama, passed, k === 4 ? 1 : passed + share);
      passed += share;
      return { bird: rowAt(row.birds, mod(row.birds.indexOf(own) + k, 5), 'bird'), activity: does, span: part };
    });
    const ruling = row.birds.find((bird) => activityIn(row, eater, bird, i) === 'rule') ?? own;
    return { activity, ruling, span: yama, parts };
  });
};

/** The five yamas of a half of a Vedic day for a bird, under the paksha of its sunrise; null where there is no such half. */
export const birdYamas = (half: Half, day: VedicDay, paksha: Paksha, own: Bird, sub: YamaPartRule): Yama[] | null => {
  const span = half === 'day' ? daylight(day) : nightAfter(day);
  return span && yamasOf(half, span, day, paksha, own, sub);
};
