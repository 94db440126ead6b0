/**
 * Schools of muhurta: what a moment suffers that breaks a gate, one row per gate and one column per school. `drik` is what
 * the printed day lists of north India do (tests/vectors/muhurat-lists.json), `strict` is Muhurta Chintamani. A request may
 * set each gate by itself; the customs of the south are to be had in that way alone.
 */
import { ASTA_RULES } from './asta.ts';
import type { MuhuratEventId } from './events.ts';

export const MUHURAT_SCHOOLS = ['drik', 'strict'] as const;
export type School = (typeof MUHURAT_SCHOOLS)[number];

/** Days before and after the invisibility of Jupiter and Venus in which they count as old (vriddha) and young (bala). */
export const ASTA_DAYS = [0, 3, 5, 7, 15] as const;
export type AstaDays = (typeof ASTA_DAYS)[number];

/** What each gate may do. veto: refuses the moment. points: costs points. ignore: is not looked at. */
export const GATE_CHOICES = {
  /** Tithis 4, 9, 14; points: they miss the points of the tithi. */
  rikta: ['veto', 'points'],
  /** A tithi outside the list of the event. */
  unlisted_tithi: ['veto', 'points'],
  /** A tithi without a sunrise, and the part from the second sunrise on of one with two. */
  lost_tithi: ['veto', 'points'],
  /** Of the nine bad nitya yogas, what is refused: all of them whole; their bad parts; Vyatipata and Vaidhriti; nothing. */
  yogas: ['whole', 'bad_parts', 'worst', 'points'],
  vishti: ['veto', 'points'],
  /** The padas of gandanta in which no wedding is held: Magha 1, Mula 1, Revati 4. */
  padas: ['veto', 'points'],
  /** usual: as the row of the event has it. */
  tuesday: ['usual', 'veto'],
  /** Weddings after Devutthana Ekadashi while the Sun is still in Libra. */
  libra_sun: [true, false],
  /** listed: the months of the event. south: for a new house and a wedding every month that the south does not leave out. */
  months: ['listed', 'south'],
  /** Stars, tithis, weekdays and bans of a wedding. listed: those of the event. south: those of Tamil day lists. */
  angas: ['listed', 'south'],
  kharmas: ['veto', 'ignore'],
  chaturmas: ['veto', 'ignore'],
  holashtak: ['veto', 'points', 'ignore'],
  /** The three days after a full eclipse. */
  after_eclipse: ['veto', 'points', 'ignore'],
  asta: ASTA_RULES,
  /** Days on both sides of the invisibility; null: none before, three after. */
  asta_days: [null, ...ASTA_DAYS],
  /** What the event asks of the houses of the moment (a wedding: the seventh empty …), where its chart is looked at. */
  houses: ['veto', 'points'],
  /** Rahu Kaal and Yamaganda, which many begin nothing in. */
  kalas: ['veto', 'points'],
  /** Sunset to sunrise, for events that are held by day. */
  night: ['veto', 'ignore'],
} as const;
export type GateName = keyof typeof GATE_CHOICES;
export type GateChoice<G extends GateName> = (typeof GATE_CHOICES)[G][number];
/** Every gate decided. */
export type Gates = { readonly [G in GateName]: GateChoice<G> };

/** What the gates do to an event, and to all events not named. */
type Cell<V> = Readonly<Partial<Record<MuhuratEventId, V>>> & { readonly others: V };

const HOUSES_KEEP_THEIR_LIST = { griha_pravesh: 'veto', griha_pravesh_old: 'veto', others: 'points' } as const;

/** The gates by school. */
export const SCHOOL_TABLE: { readonly [G in GateName]: Readonly<Record<School, Cell<GateChoice<G>>>> } = {
  rikta: { drik: { marriage: 'points', others: 'veto' }, strict: { others: 'veto' } },
  unlisted_tithi: { drik: HOUSES_KEEP_THEIR_LIST, strict: HOUSES_KEEP_THEIR_LIST },
  lost_tithi: { drik: { others: 'points' }, strict: { others: 'veto' } },
  yogas: {
    drik: { marriage: 'whole', griha_pravesh: 'points', griha_pravesh_old: 'points', others: 'worst' },
    strict: { others: 'bad_parts' },
  },
  vishti: { drik: { marriage: 'veto', others: 'points' }, strict: { others: 'veto' } },
  padas: { drik: { others: 'veto' }, strict: { others: 'veto' } },
  tuesday: { drik: { others: 'usual' }, strict: { others: 'usual' } },
  libra_sun: { drik: { others: true }, strict: { others: false } },
  months: { drik: { others: 'listed' }, strict: { others: 'listed' } },
  angas: { drik: { others: 'listed' }, strict: { others: 'listed' } },
  kharmas: { drik: { griha_pravesh: 'ignore', others: 'veto' }, strict: { others: 'veto' } },
  chaturmas: { drik: { griha_pravesh: 'ignore', others: 'veto' }, strict: { others: 'veto' } },
  holashtak: { drik: { others: 'points' }, strict: { others: 'veto' } },
  after_eclipse: { drik: { others: 'points' }, strict: { others: 'veto' } },
  asta: { drik: { others: 'printed' }, strict: { others: 'longitude' } },
  asta_days: { drik: { others: null }, strict: { others: 3 } },
  houses: { drik: { others: 'points' }, strict: { others: 'veto' } },
  kalas: { drik: { others: 'points' }, strict: { others: 'points' } },
  night: { drik: { others: 'ignore' }, strict: { others: 'ignore' } },
};

/** The gates of an event in a school, single ones replaced. */
export const gatesFor = (event: MuhuratEventId, school: School, set: Partial<Gates> = {}): Gates => {
  const of = <G extends GateName>(gate: G): GateChoice<G> => {
    const own: GateChoice<G> | undefined = set[gate];
    const cell: Cell<GateChoice<G>> = SCHOOL_TABLE[gate][school];
    return own ?? cell[event] ?? cell.others;
  };
  return {
    rikta: of('rikta'),
    unlisted_tithi: of('unlisted_tithi'),
    lost_tithi: of('lost_tithi'),
    yogas: of('yogas'),
    vishti: of('vishti'),
    padas: of('padas'),
    tuesday: of('tuesday'),
    libra_sun: of('libra_sun'),
    months: of('months'),
    angas: of('angas'),
    kharmas: of('kharmas'),
    chaturmas: of('chaturmas'),
    holashtak: of('holashtak'),
    after_eclipse: of('after_eclipse'),
    asta: of('asta'),
    asta_days: of('asta_days'),
    houses: of('houses'),
    kalas: of('kalas'),
    night: of('night'),
  };
};

/** What refuses hours that nobody begins anything in: asked for by whoever is told hours to use them (almanac practice). */
export const USABLE_HOURS = { kalas: 'veto', night: 'veto' } as const satisfies Partial<Gates>;

/** Days before the setting and after the rising that the invisibility bars too. */
export const astaMargins = ({ asta_days: days }: Pick<Gates, 'asta_days'>): readonly [before: number, after: number] =>
  days === null ? [0, 3] : [days, days];
