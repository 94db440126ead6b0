/** How readers choose the days of a wedding and a new house: as the day lists of the north do, or of the south. */
import { LEAST_MINUTES } from '../../../layers/jyotish/muhurat/score.ts';
import { USABLE_HOURS } from '../../../layers/jyotish/muhurat/schools.ts';
import { monthsOfDayLists } from '../../../layers/jyotish/calendar/region-habits.ts';
import { homeRegionsOf } from '../../words/habits.ts';
import type { Language } from '../../words/languages.ts';
import type { Span } from './answers.ts';

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

/** The members that a question about the days of an event gets: whoever reads hours in a book means to use them. */
export const dayListMembers = (event: string, months: DayListMonths): object => ({
  ...USABLE_HOURS,
  ...(months === 'south' ? SOUTHERN[event] : undefined),
});

/** What of a stretch lies before noon of a date by the clock. */
const beforeNoon = (date: string, { start, end }: Span): Span => {
  const noon = `${date}T12:00:00${start.slice(19)}`;
  return { start, end: end < noon ? end : noon };
};
const isLongEnough = ({ start, end }: Span): boolean => (Date.parse(end) - Date.parse(start)) / 60_000 >= LEAST_MINUTES;

interface Windowed {
  readonly date: string;
  readonly span: Span;
}
interface Dated {
  readonly date: string;
  readonly spans: readonly Span[];
}

/**
 * The days of an occasion and its windows that are long enough to be used; `months` of a wedding alone, by whose lists: the
 * south ties the knot before noon.
 */
export const usableHours = <W extends Windowed, D extends Dated>(
  { windows, days }: { readonly windows: readonly W[]; readonly days: readonly D[] },
  months: DayListMonths,
): { readonly windows: readonly W[]; readonly days: readonly D[] } => {
  const kept = (date: string, span: Span): Span => (months === 'south' ? beforeNoon(date, span) : span);
  return {
    windows: windows
      .map((one) => ({ ...one, span: kept(one.date, one.span) }))
      .filter(({ span }) => isLongEnough(span)),
    days: days
      .map((one) => ({ ...one, spans: one.spans.map((span) => kept(one.date, span)).filter(isLongEnough) }))
      .filter(({ spans }) => spans.length > 0),
  };
};

/** By whose lists readers of a language choose, wherever they are. */
export const dayListsOf = (language: Language): DayListMonths => monthsOfDayLists(homeRegionsOf(language, 'all'));
