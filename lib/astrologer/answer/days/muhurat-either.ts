/** Which of two months, or of two days, is better for an act: both by the rules of muhurat, and those that many leave out last. */
import { dayNumber, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { bank } from '../../../words/bank.ts';
import type { Making } from '../tell/making.ts';
import type { Sentence } from '../tell/sentence.ts';
import { filled } from '../tell/writer.ts';
import { namesOr } from '../hear/ask-terms.ts';
import type { Said } from '../hear/said.ts';
import { monthOf, stretchOf, type AskedDays } from './asked.ts';
import {
  bestFirst,
  birthTold,
  byKharmas,
  daysNamed,
  hoursTold,
  kharmasTold,
  nextDays,
  searched,
  whyOf,
  type ActFor,
} from './muhurat.ts';
import { dayNamed } from './told.ts';

/** Most days that are named of each of the two. */
const MOST_NAMED = 3;

/** A month or a day with what the rules allow in it for an act. */
const measured = (making: Making, of: ActFor, asked: AskedDays) => {
  const [from, count] = stretchOf(asked);
  const found = searched(making, of, from, count);
  // The last hours of a night are of the day before.
  const days = found.days.filter(({ day }) => dayNumber(day.date) >= dayNumber(from));
  const [free] = byKharmas(making, of.act, days);
  const { write } = making.cited;
  return {
    name:
      asked.kind === 'day' ? dayNamed(write, asked.date) : `${write.frames.months[from.month - 1] ?? ''} ${from.year}`,
    isDay: asked.kind === 'day',
    from,
    count,
    // Days that many leave out are named where there are no others.
    days: (free.length > 0 ? free : days).toSorted(bestFirst),
    isFree: free.length > 0,
    windows: found.windows,
  };
};
type Measured = ReturnType<typeof measured>;

/** The two days or months of which one is to be chosen for an act; null where no two are named. */
export const eitherOf = (
  { words, daysEither, months }: Said,
  today: CivilDate,
): readonly [AskedDays, AskedDays] | null => {
  if (!namesOr(words)) return null;
  const areDays = daysEither.length > 1 && daysEither.every(({ kind }) => kind === 'day');
  const [one, other, ...more] = areDays ? daysEither : months.map((month) => monthOf({ ...month, day: 1 }, today));
  return one === undefined || other === undefined || more.length > 0 ? null : [one, other];
};

/** Below 0 where the first is better: by days outside the weeks that are left out, by the best day, by how many there are. */
const betterFirst = (a: Measured, b: Measured): number =>
  Number(b.isFree) - Number(a.isFree) ||
  (b.days[0]?.score ?? 0) - (a.days[0]?.score ?? 0) ||
  b.days.length - a.days.length;

/** Which of two months or days suits an act better, and its days. */
export const muhuratChosen = (
  making: Making,
  of: ActFor,
  asked: readonly [AskedDays, AskedDays],
): readonly Sentence[] => {
  const words = bank(making.language, 'astrologer/days');
  const { either } = words;
  const [one, two] = [measured(making, of, asked[0]), measured(making, of, asked[1])];
  const [best, other] = betterFirst(one, two) <= 0 ? [one, two] : [two, one];
  const values = { act: words.acts[of.act], best: best.name, other: other.name };
  const told = (frame: string, more: Readonly<Record<string, string>> = {}): Sentence => ({
    text: filled(frame, { ...values, ...more }),
    claims: [],
  });
  const [top] = best.days;
  if (top === undefined) {
    const next = nextDays(making, of, two.from, two.count);
    return next.days.length === 0
      ? [told(either.never), birthTold(making, of)]
      : [told(either.none, { days: daysNamed(making, next.days) }), ...next.told, birthTold(making, of)];
  }
  const named = best.days.slice(0, MOST_NAMED);
  const isLevel = other.days.length > 0 && betterFirst(best, other) === 0;
  const second = isLevel ? either.level : either.better;
  return [
    told(other.days.length === 0 ? either.only : second),
    ...(best.isDay ? [] : [told(either.days, { days: daysNamed(making, named) })]),
    ...whyOf(making, top, best.windows, best.isDay),
    ...hoursTold(making, top, best.windows),
    ...(other.isDay || other.days.length === 0
      ? []
      : [told(either.other, { days: daysNamed(making, other.days.slice(0, MOST_NAMED)) })]),
    ...kharmasTold(making, of.act, [...named, ...other.days.slice(0, MOST_NAMED)]),
    birthTold(making, of),
  ];
};
