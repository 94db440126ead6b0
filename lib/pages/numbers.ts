/** Numbers, days and instants as people write them. */
import type { Language } from '../words/languages.ts';
import { localeOf } from '../words/locale.ts';

/** `12,500`; in Hindi `12,500` and `1,00,000`. */
export const countText = (n: number, language: Language): string => n.toLocaleString(localeOf(language));

/** An instant in epoch ms, UTC. */
const written = (ms: number, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(ms);

const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `21 November 2026`. */
export const dayText = (ms: number, language: Language): string =>
  written(ms, language, { ...DAY, month: 'long', year: 'numeric' });

/** `21 Nov`. */
export const shortDay = (ms: number, language: Language): string => written(ms, language, DAY);

/** `21 Nov, 09:31`. */
export const momentText = (ms: number, language: Language): string => written(ms, language, { ...DAY, ...CLOCK });

/** `12 ms`, `1.4 s`; a dash where there is none. */
export const durationText = (ms: number | null): string => {
  if (ms === null) return '–';
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return `${(ms / 1000).toFixed(1)} s`;
};

/** `09:31` of an instant with its own offset; with the day where it is not that of `today` (YYYY-MM-DD): `09:31, 21 Nov`. */
export const clockText = (instant: string, today: string, language: Language): string => {
  const [day = '', time = ''] = instant.split('T');
  const clock = time.slice(0, 5);
  return day === today ? clock : `${clock}, ${shortDay(Date.parse(day), language)}`;
};
