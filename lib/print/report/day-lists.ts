/** How readers choose the days of a wedding and a new house: as the day lists of the north do, or of the south. */
import { monthsOfDayLists } from '../../../layers/jyotish/calendar/region-habits.ts';
import { homeRegionsOf } from '../../words/habits.ts';
import type { Language } from '../../words/languages.ts';

export type DayListMonths = 'listed' | 'south';

/** The gates of `muhurat/find` by event; empty where the lists of the north are kept. */
const SOUTHERN: Readonly<Record<string, object>> = {
  marriage: {
    months: 'south',
    angas: 'south',
    kharmas: 'ignore',
    chaturmas: 'ignore',
    yogas: 'points',
    vishti: 'points',
    padas: 'points',
    self_proven: false,
  },
  'griha-pravesh': { months: 'south' },
};

/** The members that a question about the days of an event gets. */
export const dayListMembers = (event: string, months: DayListMonths): object =>
  months === 'south' ? (SOUTHERN[event] ?? {}) : {};

interface Stretch {
  readonly start: string;
  readonly end: string;
}
/** Minutes from which a stretch suits an occasion. */
const LEAST_MINUTES = 24;

/** What of a stretch lies before noon of a date by the clock; nothing where that is too short. */
const beforeNoon = (date: string, { start, end }: Stretch): readonly Stretch[] => {
  const noon = `${date}T12:00:00${start.slice(19)}`;
  const cut = { start, end: end < noon ? end : noon };
  return (Date.parse(cut.end) - Date.parse(cut.start)) / 60_000 < LEAST_MINUTES ? [] : [cut];
};

interface Windowed {
  readonly date: string;
  readonly span: Stretch;
}
interface Dated {
  readonly date: string;
  readonly spans: readonly Stretch[];
}

/** Days of a wedding and their windows, by whose lists: the south ties the knot before noon. */
export const weddingHours = <W extends Windowed, D extends Dated>(
  { windows, days }: { readonly windows: readonly W[]; readonly days: readonly D[] },
  months: DayListMonths,
): { readonly windows: readonly W[]; readonly days: readonly D[] } => {
  if (months === 'listed') return { windows, days };
  return {
    windows: windows.flatMap((one) => beforeNoon(one.date, one.span).map((span) => ({ ...one, span }))),
    days: days
      .map((one) => ({ ...one, spans: one.spans.flatMap((span) => beforeNoon(one.date, span)) }))
      .filter(({ spans }) => spans.length > 0),
  };
};

/** By whose lists readers of a language choose, wherever they are. */
export const dayListsOf = (language: Language): DayListMonths => monthsOfDayLists(homeRegionsOf(language, 'all'));
