/** Rules of the season: bans of months and eclipses, and the months and signs of the Sun in which alone an event is held. */
import { GATES, type Gate } from './events.ts';
import { muhuratRule as rule } from './rule.ts';
import { PENALTIES } from './score.ts';
import { unlessSelfProven } from './self-proven.ts';
import type { MuhuratState, RuleBook } from './state.ts';

/** Whether a wedding goes by the solar months of the south, which know no leap month. */
const goesBySouthernMonths = ({ event, gates }: RuleBook): boolean =>
  event.wedding === true && gates.months === 'south';

/** What the book's school does in the time of a gate. */
const measureOf = (gate: Gate, book: RuleBook): 'veto' | 'points' | 'ignore' => {
  const { gates } = book;
  switch (gate) {
    case 'adhika_masa':
    case 'kshaya_masa':
      return goesBySouthernMonths(book) ? 'ignore' : 'veto';
    case 'kharmas':
    case 'chaturmas':
    case 'holashtak':
    case 'after_eclipse':
      return gates[gate];
    case 'southern_month':
      return gates.months === 'south' ? 'veto' : 'ignore';
    default:
      return 'veto';
  }
};
/** Whether a gate refuses an event under a book. */
export const isBarredBy = (gate: Gate, book: RuleBook): boolean =>
  book.event.gates.includes(gate) && measureOf(gate, book) === 'veto';

/** The bans of the seasons and of eclipses. */
export const GATE_RULES = GATES.map((gate) =>
  rule({
    id: gate,
    stage: 'season',
    asked: (book) => book.event.gates.includes(gate) && measureOf(gate, book) !== 'ignore',
    met: ({ bans }) => !bans.includes(gate),
    veto: ({ bans }, book) => measureOf(gate, book) === 'veto' && bans.includes(gate),
    points: ({ bans }, book) =>
      measureOf(gate, book) === 'points' && bans.includes(gate) ? -PENALTIES.softened_gate : 0,
    observed: ({ bans }) => ({ kind: 'word', value: bans.includes(gate) ? gate : 'none' }),
  }),
);

const LIBRA = 7;
/** Signs of the Sun in which the south holds no wedding: the months Aadi, Purattasi, Margazhi. */
const NO_SOUTHERN_WEDDING: readonly number[] = [4, 6, 9];
const sunSuits = ({ sunSign }: MuhuratState, book: RuleBook): boolean => {
  const { event, gates } = book;
  if (goesBySouthernMonths(book)) return !NO_SOUTHERN_WEDDING.includes(sunSign);
  return (
    (event.sunSigns?.includes(sunSign) ?? true) || (event.wedding === true && gates.libra_sun && sunSign === LIBRA)
  );
};

/** Seasons in which alone an event is held. */
export const SEASON_RULES = [
  unlessSelfProven(
    rule({
      id: 'sun_sign',
      stage: 'season',
      asked: ({ event }) => event.sunSigns !== undefined,
      met: sunSuits,
      veto: true,
      observed: ({ sunSign }) => ({ kind: 'sign', value: sunSign }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'lunar_month',
      stage: 'season',
      asked: (book) =>
        (book.event.months !== undefined || book.event.refusedMonths !== undefined) &&
        !isBarredBy('southern_month', book),
      met: ({ month }, { event }) => (event.months?.includes(month) ?? true) && !event.refusedMonths?.includes(month),
      veto: true,
      observed: ({ month }) => ({ kind: 'month', value: month }),
    }),
  ),
  rule({
    id: 'sankranti',
    stage: 'season',
    asked: () => true,
    met: ({ nearSankranti }) => !nearSankranti,
    veto: true,
    observed: ({ sunSign }) => ({ kind: 'sign', value: sunSign }),
  }),
];
