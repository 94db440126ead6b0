/** The time of an area of life in the shapes of the contract, and as sentences. */
import { civilDate, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { bank } from '../../words/bank.ts';
import { capital, filled } from '../../words/fill.ts';
import { enumerated } from '../../words/enumerate.ts';
import type { Words } from '../../words/words.ts';
import type { Clock } from '../../contract/values/moment.ts';
import type { AreaTime } from '../area-time.ts';
import { lordShape } from './names.ts';
import { spanShape } from './time.ts';

/** Most windows that are told. */
export const MOST_WINDOWS = 3;

/** The best windows of a decision, in order of time. */
const bestWindows = (dates: AreaTime['dates']) =>
  (dates?.decision.windows ?? []).slice(0, MOST_WINDOWS).toSorted((a, b) => a.span.start - b.span.start);

const writerOf = ({ language }: Words, clock: Clock) => {
  const texts = bank(language, 'phala/area-times');
  const months = bank(language, 'civil-months');
  const month = (jd: JulianDay): string => {
    const date = civilDate(jd, clock.offsetAt(jd));
    return filled(texts.month, { month: months[date.month - 1] ?? '', year: date.year });
  };
  const stretch = ({ start, end }: TimeSpan): string => {
    const [from, to] = [month(start), month(end)];
    return from === to ? filled(texts.within, { month: from }) : filled(texts.stretch, { from, to });
  };
  const planet = (key: Graha): string => bank(language, 'phala/modifiers').planets[key];
  const list = (names: readonly string[]): string => enumerated(language, names);
  return { texts, month, stretch, planet, list };
};
type Writer = ReturnType<typeof writerOf>;

const periodSentences = ({ texts, month, planet }: Writer, { periods }: AreaTime): readonly string[] => {
  const [maha, antar] = periods;
  if (maha === undefined || antar === undefined) return [];
  const values = {
    maha: planet(maha.lord),
    antar: planet(antar.lord),
    maha_end: month(maha.span.end),
    antar_end: month(antar.span.end),
  };
  return maha.lord === antar.lord
    ? [filled(texts.now_own, values), filled(texts.own[maha.side], values)]
    : [filled(texts.now, values), filled(texts.meets[maha.side][antar.side], values)];
};

const windowSentences = ({ texts, month, stretch, list }: Writer, { dates }: AreaTime): readonly string[] => {
  if (dates === null) return [];
  const { area, decision } = dates;
  const end = month(decision.range.end);
  if (decision.times !== null) {
    const { first, better, second } = decision.times;
    const told = [first, better ?? second].flatMap((one) => (one === null ? [] : [stretch(one.span)]));
    const stretches = list(told);
    return [filled(texts.windows[area], { end, stretches })];
  }
  const { next } = decision;
  return next === null ? [] : [filled(texts.next[area], { end, month: month(next.span.start) })];
};

/** The time of an area: running periods, windows, and both as a text. Null stays null. */
export const areaTimeShape = (words: Words, clock: Clock, time: AreaTime | null) => {
  if (time === null) return null;
  const writer = writerOf(words, clock);
  return {
    text: [...periodSentences(writer, time), ...windowSentences(writer, time)].map(capital).join(' '),
    periods: time.periods.map(({ lord, span, side }, i) => ({
      level: i + 1,
      ...lordShape(words, lord),
      span: spanShape(clock, span),
      side,
      side_name: writer.texts.sides[side],
    })),
    windows: bestWindows(time.dates).map(({ span, score }) => ({ span: spanShape(clock, span), score })),
  };
};
