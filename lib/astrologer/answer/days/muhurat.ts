/** The days for an act, a purchase, a house that is entered: by the rules of muhurat, where whoever asks is. */
import {
  addDays,
  civilDate,
  dayNumber,
  julian,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import { nakshatraOf } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { KHARMAS_SIGNS } from '../../../../layers/jyotish/muhurat/gates.ts';
import { rankedMuhurats, type MuhuratDay, type MuhuratWindow } from '../../../../layers/jyotish/muhurat/engine.ts';
import { KIN_OF, type Act, type Person } from '../../../words/reading/ask.ts';
import { muhuratRuleName } from '../../../words/muhurat.ts';
import { hourMinute } from '../../../contract/values/hour-minute.ts';
import { bank } from '../../../words/bank.ts';
import { MORNING } from '../../facts/truth.ts';
import type { Making } from '../tell/making.ts';
import type { Sentence } from '../tell/parts.ts';
import { filled } from '../tell/writer.ts';
import { stretchOf, type AskedDays } from './asked.ts';
import { dayNamed, journeyTold, spanNamed } from './told.ts';

/** Most days that are named in one sentence, and of those that come next. */
const MOST_NAMED = 6;
const MOST_NEXT = 3;
/** Days after those that were asked about that are looked through for the next ones. */
const LOOKED_AFTER = 120;

const byDay = (a: MuhuratDay, b: MuhuratDay): number => dayNumber(a.day.date) - dayNumber(b.day.date);
const bestFirst = (a: MuhuratDay, b: MuhuratDay): number => b.score - a.score || byDay(a, b);

/** Days for an act by their dates, the earliest first. */
const daysNamed = ({ cited }: Making, days: readonly MuhuratDay[]): string =>
  days
    .toSorted(byDay)
    .map(({ day }) => dayNamed(cited.write, day.date))
    .join('; ');

/** Days after midnight in which a night ends. */
const NIGHT = 0.4;
/** An act, and for whom a day is chosen: somebody near; null for whoever asks. */
export interface ActFor {
  readonly act: Act;
  readonly person: Person | null;
}

/** Acts for which the birth of a child counts. */
const OF_A_CHILD: readonly Act[] = ['naming', 'karnavedha', 'annaprashan', 'mundan', 'vidyarambh', 'upanayana'];
/** Acts of two, of whom whoever asks is one. */
const OF_A_PAIR: readonly Act[] = ['marriage', 'engagement'];
/** By whose birth days are struck out: of whoever asks, of whoever asks among two, or of another whose birth is not known. */
const birthOf = ({ act, person }: ActFor): 'own' | 'ofTwo' | 'theirs' => {
  if (OF_A_CHILD.includes(act)) return 'theirs';
  if (OF_A_PAIR.includes(act)) return person === null || KIN_OF[person] === 'spouse' ? 'ofTwo' : 'theirs';
  return person === null ? 'own' : 'theirs';
};

/** Acts that many families leave out in Kharmas, where the rules allow them then (day lists of the north print such days of a new house). */
const LEFT_IN_KHARMAS: readonly Act[] = [
  'griha_pravesh',
  'griha_pravesh_old',
  'engagement',
  'business_open',
  'property',
  'vehicle',
];
/** The days of an act that lie in Kharmas, where it is one that many leave out then. */
const inKharmas = ({ known }: Making, act: Act, days: readonly MuhuratDay[]): readonly MuhuratDay[] =>
  LEFT_IN_KHARMAS.includes(act)
    ? days.filter(({ day }) => KHARMAS_SIGNS.includes(known.signAt('sun', day.start))).toSorted(byDay)
    : [];
/** Some days for an act, parted: those that nobody leaves out, and those in Kharmas, each as they stood. */
const byKharmas = (
  making: Making,
  act: Act,
  days: readonly MuhuratDay[],
): readonly [free: readonly MuhuratDay[], left: readonly MuhuratDay[]] => {
  const left = inKharmas(making, act, days);
  return [days.filter((one) => !left.includes(one)), days.filter((one) => left.includes(one))];
};
/** The best of the days for an act, those first that nobody leaves out. */
export const bestDays = (making: Making, act: Act, days: readonly MuhuratDay[]): readonly MuhuratDay[] => {
  const best = days.toSorted(bestFirst).slice(0, MOST_NAMED);
  return byKharmas(making, act, best).flat();
};
/** That some of the days that are told lie in Kharmas, where the act is one that many leave out then. */
const kharmasTold = (making: Making, act: Act, told: readonly MuhuratDay[]): readonly Sentence[] => {
  const { known, cited, language } = making;
  const { kharmas } = bank(language, 'astrologer/days');
  const inside = inKharmas(making, act, told);
  const [first, last] = [inside.at(0), inside.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sign = cited.write.words.named('signs', known.signAt('sun', first.day.start)).name;
  const [day, until] = [first, last].map((one) => dayNamed(cited.write, one.day.date));
  const frame = first === last ? kharmas.one : kharmas.several;
  return [{ text: filled(frame, { day: day ?? '', until: until ?? '', sign }), claims: [] }];
};

/** The days for an act from a date on, for a number of days, with their windows. */
export const searched = (
  { known }: Making,
  of: ActFor,
  from: CivilDate,
  count: number,
  isOfBirth = birthOf(of) !== 'theirs',
) => {
  const { clock, jd } = known.at;
  const start: JulianDay = julian(Math.max(jd, clock.instant(from, 0)));
  const end = plusDays(clock.instant(from, 0), count);
  // A window that begins before midnight is told as a whole.
  const found = known.muhuratsOf(of.act, { start, end: plusDays(end, NIGHT) }, isOfBirth);
  const windows = found.windows.filter((one) => one.start < end);
  const days = found.days.flatMap((one) => {
    const [best] = rankedMuhurats(windows.filter(({ day }) => day.start === one.day.start));
    return best === undefined ? [] : [{ ...one, score: best.score, selfProven: best.selfProven }];
  });
  return { ...found, days, windows };
};

/** Why a day is good, the best of some or the one that is asked about: the star of its best window, or that it is good of itself. */
export const whyOf = (
  { known, cited, language }: Making,
  best: MuhuratDay,
  windows: readonly MuhuratWindow[],
  isOne = false,
): readonly Sentence[] => {
  const { muhurat } = bank(language, 'astrologer/days');
  const { date, start } = best.day;
  const day = dayNamed(cited.write, date);
  if (best.selfProven) return [{ text: filled(muhurat.proven, { day }), claims: [] }];
  const [window] = rankedMuhurats(windows.filter((one) => one.day.start === start));
  const star = window?.passed.includes('nakshatra') === true ? window.stars[0] : undefined;
  if (star === undefined) return isOne ? [] : [{ text: filled(muhurat.plain, { day }), claims: [] }];
  const isOfMorning = nakshatraOf(known.longitudeAt('moon', known.at.clock.instant(date, MORNING))).id === star;
  const frame = isOne ? muhurat.starOfDay : muhurat.star;
  return [
    {
      text: filled(frame, { day, star: cited.write.words.named('nakshatras', star).name }),
      claims: isOfMorning ? [{ kind: 'star', of: 'moon', star, pada: null, on: date }] : [],
    },
  ];
};

/** The first and the last hour of the best window of a day. */
const hoursOfDay = (
  { known, cited }: Making,
  { date, start }: MuhuratDay['day'],
  windows: readonly MuhuratWindow[],
): { readonly start: string; readonly end: string } | null => {
  const [window] = rankedMuhurats(windows.filter(({ day }) => day.start === start));
  if (window === undefined) return null;
  const dateOf = (jd: JulianDay): CivilDate => civilDate(jd, known.at.clock.offsetAt(jd));
  /** An hour, with its day where that is another than the one named before it. */
  const named = (jd: JulianDay, before: CivilDate): string => {
    const [own, hour] = [dateOf(jd), hourMinute(known.at.clock, jd)];
    return dayNumber(own) === dayNumber(before) ? hour : `${hour} (${dayNamed(cited.write, own)})`;
  };
  return { start: named(window.start, date), end: named(window.end, dateOf(window.start)) };
};

/** The hours of the day that is told as the best, or of the one that is asked about: a day is good for an act in these alone. */
const hoursTold = (making: Making, best: MuhuratDay, windows: readonly MuhuratWindow[]): readonly Sentence[] => {
  const hours = hoursOfDay(making, best.day, windows);
  return hours === null
    ? []
    : [{ text: filled(bank(making.language, 'astrologer/days').muhurat.hours, hours), claims: [] }];
};

/** The next days for an act after some that it is not allowed on, those first that nobody leaves out, and what is told of the best of them. */
const nextDays = (making: Making, of: ActFor, from: CivilDate, count: number) => {
  const { days: found, windows } = searched(making, of, addDays(from, count), LOOKED_AFTER);
  // The last hours of a night are of the day before, which was asked about.
  const after = found.filter(({ day }) => dayNumber(day.date) >= dayNumber(from) + count);
  const [free] = byKharmas(making, of.act, after);
  const days = (free.length === 0 ? after : free).slice(0, MOST_NEXT);
  const [top] = bestDays(making, of.act, days);
  const told =
    top === undefined
      ? []
      : [...whyOf(making, top, windows), ...hoursTold(making, top, windows), ...kharmasTold(making, of.act, days)];
  return { days, told, isFree: free.length > 0 };
};

/** By whose birth the days are chosen. */
const birthTold = ({ language }: Making, of: ActFor): Sentence => ({
  text: bank(language, 'astrologer/days').reckoned[birthOf(of)],
  claims: [],
});

/** What leaves an act no day: the birth, where without it there are some; else the rule that refuses most of the time, and by whose birth it was sought. */
const whyNone = (making: Making, of: ActFor, [from, count]: readonly [CivilDate, number]): readonly Sentence[] => {
  const { muhurat } = bank(making.language, 'astrologer/days');
  const { days, refused } = searched(making, of, from, count, false);
  if (days.length > 0) return [{ text: muhurat.struck, claims: [] }];
  const [rule] = [...refused].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const told = birthTold(making, of);
  const frame = count === 1 ? muhurat.ruleOfDay : muhurat.rule;
  return rule === undefined
    ? [told]
    : [{ text: filled(frame, { rule: muhuratRuleName(making.language, rule) }), claims: [] }, told];
};

/** Days that all lie in Kharmas, where many leave the act out then: that they do, and the next ones outside it. */
const leftTold = (making: Making, of: ActFor, left: readonly MuhuratDay[], next: ReturnType<typeof nextDays>) => {
  const { kharmas } = bank(making.language, 'astrologer/days');
  const outside = filled(kharmas.next, { days: daysNamed(making, next.days) });
  return [...kharmasTold(making, of.act, left), { text: outside, claims: [] }, ...next.told];
};

/** The days that the rules allow for an act, and what makes the best of them so. */
export const muhuratTold = (making: Making, of: ActFor, days: AskedDays): readonly Sentence[] => {
  const { cited, language } = making;
  const { act } = of;
  const words = bank(language, 'astrologer/days');
  const { muhurat } = words;
  const [from, count] = stretchOf(days);
  const { days: found, windows } = searched(making, of, from, count);
  const named = days.kind === 'day' ? dayNamed(cited.write, days.date) : spanNamed(cited.write, days.span);
  const values = { act: words.acts[act], day: named, span: named };
  if (found.length === 0) {
    const after = nextDays(making, of, from, count);
    const none = days.kind === 'day' ? muhurat.no : muhurat.none;
    const frame = after.days.length === 0 ? muhurat.never : none;
    return [
      { text: filled(frame, { ...values, days: daysNamed(making, after.days) }), claims: [] },
      ...whyNone(making, of, [from, count]),
      ...after.told,
    ];
  }
  const best = bestDays(making, act, found);
  const [top] = best;
  const several = found.length > MOST_NAMED ? muhurat.best : muhurat.some;
  const frame = days.kind === 'day' ? muhurat.yes : several;
  const told = { ...values, count: found.length, days: daysNamed(making, best) };
  const [free] = byKharmas(making, act, best);
  const after = free.length === 0 ? nextDays(making, of, from, count) : null;
  const next = after?.isFree === true ? after : null;
  return [
    { text: filled(frame, told), claims: [] },
    ...(top === undefined || (next !== null && days.kind !== 'day')
      ? []
      : [...whyOf(making, top, windows, days.kind === 'day'), ...hoursTold(making, top, windows)]),
    ...(next === null ? kharmasTold(making, act, best) : leftTold(making, of, best, next)),
    ...(act === 'griha_pravesh_old' ? [{ text: words.rentPaper, claims: [] }] : []),
    birthTold(making, of),
    ...(act === 'travel' && days.kind === 'day' ? [journeyTold(cited.write, days.date)] : []),
  ];
};

/** The best of the days for an act, and its hours; of one day its own; where none is allowed, those of the next that is. */
export const muhuratBest = (making: Making, of: ActFor, days: AskedDays): readonly Sentence[] => {
  const [from, count] = stretchOf(days);
  const { days: found, windows } = searched(making, of, from, count);
  const [best] = bestDays(making, of.act, found);
  const hours = best === undefined ? null : hoursOfDay(making, best.day, windows);
  if (best === undefined || hours === null) return nextDays(making, of, from, count).told;
  const { muhurat } = bank(making.language, 'astrologer/days');
  const frame = days.kind === 'day' ? muhurat.hours : muhurat.between;
  return [{ text: filled(frame, { day: dayNamed(making.cited.write, best.day.date), ...hours }), claims: [] }];
};
