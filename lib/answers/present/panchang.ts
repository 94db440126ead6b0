/** The panchang in the shapes of the contract: angas, days, lunar months, samvat. */
import { purnimantaMonth, type LunarMonth } from '../../../layers/jyotish/calendar/lunar-month.ts';
import { pakshaOf } from '../../../layers/jyotish/panchang/tithi.ts';
import type { Samvat } from '../../../layers/jyotish/calendar/eras.ts';
import { nakshatraLord } from '../../../layers/jyotish/chart/nakshatra.ts';
import type { DayAngas, AngaSegment } from '../../../layers/jyotish/panchang/almanac.ts';
import type { Segment } from '../../../layers/jyotish/panchang/anga.ts';
import type { PanchakaWindow } from '../../../layers/jyotish/panchang/panchaka-rahita.ts';
import { karanaRow } from '../../../layers/jyotish/panchang/keys.ts';
import type { Clock } from '../../contract/values/moment.ts';
import { bank } from '../../words/bank.ts';
import type { Named, Words } from '../../words/words.ts';
import { signShape } from './chart.ts';
import type { CalendarFormat, Format } from './format.ts';
import { lordShape, monthShape, starShape } from './names.ts';
import { spanShape } from './time.ts';

const rowOf = (words: Words, list: 'tithis' | 'karanas', id: number, index: number): Named => ({
  id,
  key: words.key(list, index),
  name: words.name(list, index),
});

/**
 * Tithi 1–30: the dark half has the names of the bright one, 30 is Amavasya.
 * @example
 * tithiShape(words, 30).name // → 'Amavasya'
 */
export const tithiShape = (words: Words, id: number) => ({
  ...rowOf(words, 'tithis', id, id === 30 ? 15 : (id - 1) % 15),
  ...pakshaShape(words, id),
});

/** Karana slot 1–60. */
export const karanaShape = (words: Words, slot: number): Named => rowOf(words, 'karanas', slot, karanaRow(slot));

/** Nitya yoga 1–27. */
export const yogaShape = (words: Words, id: number): Named => words.named('yogas', id);

/** Nakshatra 1–27 as an anga: with its lord. */
export const starAngaShape = (words: Words, id: number) => ({
  ...starShape(words, id),
  ...lordShape(words, nakshatraLord(id)),
});

const segmentsShape = <T>(
  clock: Clock,
  segments: readonly AngaSegment[],
  shape: (id: number) => T,
): (T & { span: { start: string; end: string }; is_kshaya: boolean; is_vriddhi: boolean })[] =>
  segments.map((segment) => ({
    ...shape(segment.id),
    span: spanShape(clock, segment),
    is_kshaya: segment.isKshaya,
    is_vriddhi: segment.isVriddhi,
  }));

/** The four angas over a day. */
export const angasShape = (words: Words, clock: Clock, angas: DayAngas) => ({
  tithi: segmentsShape(clock, angas.tithi, (id) => tithiShape(words, id)),
  nakshatra: segmentsShape(clock, angas.nakshatra, (id) => starAngaShape(words, id)),
  yoga: segmentsShape(clock, angas.yoga, (id) => yogaShape(words, id)),
  karana: segmentsShape(clock, angas.karana, (id) => karanaShape(words, id)),
});

/** `paksha` and `paksha_name` of a tithi 1–30. */
export const pakshaShape = (words: Words, tithi: number) => ({
  paksha: pakshaOf(tithi),
  paksha_name: words.name('pakshas', tithi > 15 ? 1 : 0),
});

/** Name of lunar month 1–12, a leap month as such: `Adhika Jyeshtha`. */
export const lunarMonthName = (words: Words, number: number, adhika: boolean): string =>
  [...(adhika ? [words.name('monthKinds', 0)] : []), words.name('months', number - 1)].join(' ');

/** A lunar month at a tithi 1–30 of it, under both reckonings. */
export const lunarMonthShape = (
  { words, monthSystem }: Omit<CalendarFormat, 'clock'>,
  month: LunarMonth,
  tithi: number,
) => {
  const purnimanta = purnimantaMonth(month, tithi);
  const number = monthSystem === 'purnimanta' ? purnimanta : month.month;
  return {
    ...monthShape(words, number),
    name: lunarMonthName(words, number, month.adhika),
    amanta: monthShape(words, month.month),
    purnimanta: monthShape(words, purnimanta),
    adhika: month.adhika,
    kshaya: month.kshaya,
  };
};

/** Year 1–60 of the cycle of sixty. */
export const samvatsaraShape = (words: Words, id: number) => words.named('samvatsaras', id);

/** Signs over spans, for the anga `moon_sign` or `sun_sign`. */
export const signSpansShape = ({ words, clock }: Format, segments: readonly Segment[]) =>
  segments.map((segment) => ({ sign: signShape(words, segment.id), span: spanShape(clock, segment) }));

/** Season 0–5 or half year 0–1. */
export const seasonShape = <L extends 'ritus' | 'ayanas'>(words: Words, list: L, index: number) => ({
  key: words.key(list, index),
  name: words.name(list, index),
});

/** Year numbers of a lunar month. */
export const samvatShape = (words: Words, samvat: Samvat) => ({
  shaka: samvat.shaka,
  vikram: samvat.vikram,
  vikram_kartikadi: samvat.vikramKartikadi,
  kali: samvat.kali,
  samvatsara: {
    south: samvatsaraShape(words, samvat.samvatsaraSouth),
    north: samvatsaraShape(words, samvat.samvatsaraNorth),
  },
});

/** A window of the panchaka-rahita sum. */
export const panchakaShape = (
  { words, clock }: Format,
  { kind, remainder, span }: Pick<PanchakaWindow, 'kind' | 'remainder' | 'span'>,
) => ({
  kind,
  kind_name: bank(words.language, 'panchang').panchakaKinds[kind],
  good: kind === 'free',
  remainder,
  span: spanShape(clock, span),
});
