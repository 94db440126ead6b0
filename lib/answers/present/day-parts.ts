/** Parts of a day: windows, choghadiyas, horas, Gowri parts. */
import type { AdverseWindow } from '../../../layers/jyotish/panchang/adverse.ts';
import type { DaySun } from '../../../layers/jyotish/panchang/almanac.ts';
import type { Anandadi, TamilYoga } from '../../../layers/jyotish/panchang/anandadi.ts';
import type { AuspiciousWindow } from '../../../layers/jyotish/panchang/auspicious.ts';
import type { Choghadiya, Gowri, Hora } from '../../../layers/jyotish/panchang/choghadiya.ts';
import type { SunState } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { bank } from '../../words/bank.ts';
import type { Format } from './format.ts';
import { lordShape, starShape, varaShape } from './names.ts';
import { spanShape, spanShapeOrNull } from './time.ts';

/** The eighths of a day and of its night; null where there is no day or night. */
export interface Eighths<T> {
  readonly day: readonly T[] | null;
  readonly night: readonly T[] | null;
}

/** `sun` and `next_sun`. */
const sunShape = ({ sun, nextSun }: DaySun) => ({ sun, next_sun: nextSun });

/** Adverse windows. */
export const inauspiciousShape = ({ words, clock }: Format, sun: DaySun, windows: readonly AdverseWindow[]) => ({
  ...sunShape(sun),
  windows: windows.map(({ id, span, reason }) => ({
    key: id,
    name: bank(words.language, 'day').adverse[id],
    span: spanShapeOrNull(clock, span),
    reason: bank(words.language, 'panchang').reasons[reason],
  })),
});

/** Good windows; `previousSun` as `sunBefore` gives it. */
export const auspiciousShape = (
  { words, clock }: Format,
  sun: DaySun,
  previousSun: SunState,
  windows: readonly AuspiciousWindow[],
) => ({
  ...sunShape(sun),
  previous_sun: previousSun,
  windows: windows.map(({ id, span, good }) => ({
    key: id,
    name: bank(words.language, 'day').auspicious[id],
    span: spanShapeOrNull(clock, span),
    good,
  })),
});

/** Choghadiyas. */
export const choghadiyaShape = ({ words, clock }: Format, sun: DaySun, { day, night }: Eighths<Choghadiya>) => {
  const shown = (list: readonly Choghadiya[] | null) =>
    list &&
    list.map(({ id, index, nature, lord, span }) => ({
      key: id,
      name: words.name('choghadiyas', index),
      grade: nature,
      grade_name: bank(words.language, 'day').grades[nature],
      ...lordShape(words, lord),
      span: spanShape(clock, span),
    }));
  return { ...sunShape(sun), day: shown(day), night: shown(night) };
};

/** Planetary hours. */
export const horaShape = ({ words, clock }: Format, sun: DaySun, horas: readonly Hora[] | null) => ({
  ...sunShape(sun),
  horas:
    horas && horas.map(({ lord, span, day }) => ({ ...lordShape(words, lord), span: spanShape(clock, span), day })),
});

/** Gowri parts and nalla neram. */
export const gowriShape = (
  { words, clock }: Format,
  sun: DaySun,
  { day, night }: Eighths<Gowri>,
  nallaNeram: readonly TimeSpan[],
) => {
  const shown = (list: readonly Gowri[] | null) =>
    list &&
    list.map(({ id, good, span }) => ({
      key: id,
      name: bank(words.language, 'panchang').gowris[id],
      good,
      span: spanShape(clock, span),
    }));
  return {
    ...sunShape(sun),
    day: shown(day),
    night: shown(night),
    nalla_neram: day && nallaNeram.map((span) => spanShape(clock, span)),
  };
};

/** The eighths of Rahu, Yama and Gulika in the day, or in the night. */
const kalasShape = ({ clock }: Format, of: (kala: 'rahu_kala' | 'yamaganda' | 'gulika_kala') => TimeSpan | null) => ({
  rahu_kala: spanShapeOrNull(clock, of('rahu_kala')),
  yamaganda: spanShapeOrNull(clock, of('yamaganda')),
  gulika_kala: spanShapeOrNull(clock, of('gulika_kala')),
});

/** Rahu Kaal and its like; `night` null where it was not asked for. */
export const rahuKaalShape = (
  format: Format,
  sun: DaySun,
  day: Parameters<typeof kalasShape>[1],
  night: Parameters<typeof kalasShape>[1] | null,
) => ({ ...sunShape(sun), ...kalasShape(format, day), night: night && kalasShape(format, night) });

/** Anandadi and Tamil yogas of a day. */
export const anandadiShape = (
  { words, clock }: Format,
  vara: number,
  anandadis: readonly Anandadi[],
  tamil: readonly TamilYoga[],
) => {
  const text = bank(words.language, 'panchang');
  return {
    vara: varaShape(words, vara),
    anandadi: anandadis.map(({ id, key, good, span }) => ({
      id,
      key,
      name: text.anandadis[key],
      good,
      span: spanShape(clock, span),
    })),
    tamil: tamil.map(({ key, good, nakshatra, span }) => ({
      key,
      name: text.tamilYogas[key],
      good,
      nakshatra: starShape(words, nakshatra),
      span: spanShape(clock, span),
    })),
  };
};
