/**
 * Windows of an event: stretches of time in which the running periods and the slow planets point to the same houses. The
 * idea is old (a period promises, a transit delivers: Phaladeepika ch. 20, 26), the double transit of Jupiter and Saturn
 * is K. N. Rao's; the points are ours.
 */
import { aspectsSign } from '../chart/drishti.ts';
import { signOfHouse } from '../chart/chart.ts';
import { rowAt } from '../chart/rows.ts';
import type { DashaPlan } from '../dasha/cycle.ts';
import { dashaTree } from '../dasha/walk.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { bindusOf } from '../strength/ashtakavarga.ts';
import type { SlowPlanet } from '../sky-events/slow-table.ts';
import { signsInWindow, type SignEntry, type SignInWindow } from '../transit/stays.ts';
import { ascendantFact, houseFact, lordFact, signFact } from './facts.ts';
import type { Fact } from './reading.ts';
import type { ReadChart } from './state.ts';

interface EventRow {
  /** House of the event, and the house that supports it. */
  readonly house: number;
  readonly support: number;
  /** Planet that stands for it by nature. */
  readonly karaka: Graha;
  /** Years of age before which no window is given. */
  readonly fromAge: number;
}

/** Events that may be asked for. */
export const LIFE_EVENTS = ['marriage', 'job', 'child', 'property', 'travel', 'money', 'study', 'family'] as const;
export type LifeEvent = (typeof LIFE_EVENTS)[number];
/** Those that happen at a time; of the others the windows are better stretches, and nothing happens in them. */
export type DatedEvent = Exclude<LifeEvent, 'money' | 'study' | 'family'>;

/** Houses by BPHS ch. 11, natural significators by BPHS ch. 32; those of money, study and family are those of their areas. */
const EVENT_ROWS: Readonly<Record<LifeEvent, EventRow>> = {
  marriage: { house: 7, support: 2, karaka: 'venus', fromAge: 18 },
  job: { house: 10, support: 6, karaka: 'saturn', fromAge: 16 },
  child: { house: 5, support: 9, karaka: 'jupiter', fromAge: 18 },
  property: { house: 4, support: 2, karaka: 'mars', fromAge: 18 },
  travel: { house: 9, support: 12, karaka: 'moon', fromAge: 0 },
  money: { house: 2, support: 11, karaka: 'jupiter', fromAge: 18 },
  study: { house: 5, support: 4, karaka: 'mercury', fromAge: 8 },
  family: { house: 4, support: 2, karaka: 'moon', fromAge: 0 },
};

/** What may speak for a window, in the order of the table. */
export const EVIDENCE_KINDS = [
  'rules',
  'stands',
  'karaka',
  'with_lord',
  'rules_support',
  'aspects',
  'touches',
  'both_touch',
  'bindus',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
/** Points of each: of a period's lord before its level counts, of a transit as they are. */
const POINTS: Readonly<Record<EvidenceKind, number>> = {
  rules: 3,
  stands: 2.5,
  karaka: 2,
  with_lord: 1.5,
  rules_support: 1.5,
  aspects: 1,
  touches: 2,
  both_touch: 1,
  bindus: 1,
};
/** The lord of the sub-period brings the event, that of the major period allows it. */
export const PERIOD_LEVELS = ['maha', 'antar'] as const;
export type PeriodLevel = (typeof PERIOD_LEVELS)[number];
const LEVEL_WEIGHT: Readonly<Record<PeriodLevel, number>> = { maha: 1, antar: 1.5 };
/** Most evidence of one lord that counts. */
const MOST_OF_A_LORD = 2;
/** Bindus of Jupiter in a sign from which on it is strong there (BPHS ch. 70: four are the middle). */
export const GOOD_BINDUS = 5;
/** Points where everything speaks for a window: the two heaviest of both lords, and all four transits. */
const MOST_POINTS = (LEVEL_WEIGHT.maha + LEVEL_WEIGHT.antar) * (POINTS.rules + POINTS.stands) + 6;
const DAYS_OF_A_YEAR = 365.25;

/** How a slow planet touches a house: in it or by aspect on it, in the sign where its lord stands or by aspect on that. */
export type TransitWay = 'in_house' | 'on_house' | 'in_lord' | 'on_lord';

/** One thing that speaks for a window. */
export type Evidence = EvidenceOf &
  (
    | { readonly kind: 'touches'; readonly way: TransitWay }
    | { readonly kind: Exclude<EvidenceKind, 'touches'>; readonly way?: undefined }
  );

interface EvidenceOf {
  /** The planet; Jupiter where both slow planets touch. */
  readonly planet: Graha;
  /** Level of the period it rules; null for a transit. */
  readonly level: PeriodLevel | null;
  /** House it is about; the number of bindus for `bindus`. */
  readonly number: number;
  readonly points: number;
  /** Whether it rests on the lord of a period that is fallen at birth: the time is that of the window all the same. */
  readonly fallen: boolean;
  readonly facts: readonly Fact[];
}

/** A stretch of time with what speaks for it. */
export interface EventWindow {
  readonly span: TimeSpan;
  /** 0–100: share of the most points there can be. */
  readonly score: number;
  /** Heaviest first. */
  readonly evidence: readonly Evidence[];
}

const ofLord = (
  read: ReadChart,
  { house, support, karaka }: EventRow,
  planet: Graha,
  level: PeriodLevel,
): readonly Evidence[] => {
  const { chart, states } = read;
  const state = states[planet];
  const lord = read.lord(house);
  const fallen = state.dignity === 'debilitated';
  const of = (
    kind: Exclude<EvidenceKind, 'touches'>,
    holds: boolean,
    number: number,
    facts: readonly Fact[],
  ): readonly Evidence[] =>
    holds ? [{ kind, planet, level, number, points: POINTS[kind] * LEVEL_WEIGHT[level], fallen, facts }] : [];
  return [
    ...of('rules', planet === lord, house, [lordFact(house, lord)]),
    ...of('stands', state.house === house, house, [houseFact(planet, house)]),
    ...of('karaka', planet === karaka, house, [signFact(planet, state.sign)]),
    ...of('with_lord', planet !== lord && state.sign === states[lord].sign, house, [
      signFact(planet, state.sign),
      signFact(lord, states[lord].sign),
    ]),
    ...of('rules_support', planet === read.lord(support), support, [lordFact(support, read.lord(support))]),
    ...of('aspects', aspectsSign(planet, state.sign, signOfHouse(chart, house), 'none'), house, [
      signFact(planet, state.sign),
    ]),
  ].slice(0, MOST_OF_A_LORD);
};

/** Whether the lord of a sub-period speaks for an event: without that no window of it is given. */
export const lordSpeaks = (read: ReadChart, event: LifeEvent, lord: Graha): boolean =>
  ofLord(read, EVENT_ROWS[event], lord, 'antar').length > 0;

const SLOW = ['jupiter', 'saturn'] as const;

/** Jupiter and Saturn over the house of the event or over its lord, by stay or by full aspect. */
const ofTransits = (
  read: ReadChart,
  { house }: EventRow,
  signs: Readonly<Record<(typeof SLOW)[number], number>>,
  bindus: readonly number[],
): readonly Evidence[] => {
  const lord = read.lord(house);
  const lordSign = read.states[lord].sign;
  const facts = [ascendantFact(read.chart.ascendant.sign), lordFact(house, lord), signFact(lord, lordSign)];
  const houseSign = signOfHouse(read.chart, house);
  /** The nearest way in which a planet touches, null where it does not. */
  const wayOf = (planet: (typeof SLOW)[number]): TransitWay | null => {
    const sign = signs[planet];
    if (sign === houseSign) return 'in_house';
    if (sign === lordSign) return 'in_lord';
    if (aspectsSign(planet, sign, houseSign)) return 'on_house';
    return aspectsSign(planet, sign, lordSign) ? 'on_lord' : null;
  };
  const touching = SLOW.flatMap((planet) => {
    const way = wayOf(planet);
    return way === null ? [] : [{ planet, way }];
  });
  const found = touching.map(({ planet, way }): Evidence => ({
    kind: 'touches',
    way,
    planet,
    level: null,
    number: house,
    points: POINTS.touches,
    fallen: false,
    facts,
  }));
  const held = rowAt(bindus, signs.jupiter - 1, 'sign');
  const more: readonly Evidence[] = [
    ...(touching.length === 2
      ? [
          {
            kind: 'both_touch',
            planet: 'jupiter',
            level: null,
            number: house,
            points: POINTS.both_touch,
            fallen: false,
            facts,
          } as const,
        ]
      : []),
    ...(touching.some(({ planet }) => planet === 'jupiter') && held >= GOOD_BINDUS
      ? [
          {
            kind: 'bindus',
            planet: 'jupiter',
            level: null,
            number: held,
            points: POINTS.bindus,
            fallen: false,
            facts,
          } as const,
        ]
      : []),
  ];
  return [...found, ...more];
};

const signAtTime = (stays: readonly SignInWindow[], at: JulianDay): number => {
  const stay = stays.find(({ start, end }) => start <= at && at < end);
  if (!stay) throw new Error(`no sign at ${at}`);
  return stay.sign;
};

const saysTheSame = (some: readonly Evidence[], others: readonly Evidence[]): boolean =>
  some.length === others.length &&
  some.every(({ kind, way, planet, number }, i) => {
    const other = others[i];
    return kind === other?.kind && way === other.way && planet === other.planet && number === other.number;
  });

/** What windows are asked for: of which event, in which stretch of time, from which score on. */
export interface EventAsk {
  readonly event: LifeEvent;
  readonly span: TimeSpan;
  readonly minScore: number;
}

/**
 * The windows of an event in a stretch of time, in order of time: cut wherever a sub-period, Jupiter's sign or Saturn's
 * sign changes, and kept where the lord of the sub-period and at least one transit speak for it. Before the age of the
 * event there are none. `entriesOf` gives the entries of Jupiter and Saturn into signs
 * that are not frozen (`signEntries`).
 */
export const eventWindows = (
  sky: Sky,
  read: ReadChart,
  plan: DashaPlan<Graha>,
  { event, span: asked, minScore }: EventAsk,
  entriesOf: (planet: SlowPlanet, block: number) => readonly SignEntry[],
): readonly EventWindow[] => {
  const row = EVENT_ROWS[event];
  const { chart } = read;
  const grown = plusDays(chart.jd, row.fromAge * DAYS_OF_A_YEAR);
  const window = { start: julian(Math.max(asked.start, grown)), end: asked.end };
  if (window.start >= window.end) return [];
  const jupiter = signsInWindow(sky, 'jupiter', window, entriesOf);
  const saturn = signsInWindow(sky, 'saturn', window, entriesOf);
  const entries = [...new Set([...jupiter, ...saturn].map(({ start }) => start))].sort((a, b) => a - b);
  const bindus = bindusOf('jupiter', { ...chart.signs, ascendant: chart.ascendant.sign });
  const antars = (dashaTree(plan, 2, { from: window.start, to: window.end }, Infinity) ?? []).flatMap(({ children }) =>
    children.map(({ period }) => period),
  );
  const found: EventWindow[] = [];
  for (const {
    lords: [maha, antar],
    start,
    end,
  } of antars) {
    if (maha === undefined || antar === undefined) continue;
    const ofAntar = ofLord(read, row, antar, 'antar');
    if (ofAntar.length === 0) continue;
    const ofLords = [...ofAntar, ...ofLord(read, row, maha, 'maha')];
    const from = Math.max(start, window.start);
    const to = Math.min(end, window.end);
    const edges = [from, ...entries.filter((cut) => cut > from && cut < to), to];
    let before: readonly Evidence[] = [];
    for (const [i, edge] of edges.slice(0, -1).entries()) {
      const piece = { start: julian(edge), end: julian(edges[i + 1] ?? to) };
      const middle = julian((piece.start + piece.end) / 2);
      const signs = { jupiter: signAtTime(jupiter, middle), saturn: signAtTime(saturn, middle) };
      const transits = ofTransits(read, row, signs, bindus);
      const goesOn = saysTheSame(before, transits);
      before = transits;
      if (transits.length === 0) continue;
      const evidence = [...ofLords, ...transits];
      const score = Math.round((100 * evidence.reduce((sum, { points }) => sum + points, 0)) / MOST_POINTS);
      if (score < minScore) continue;
      const last = found.at(-1);
      if (last && goesOn) found[found.length - 1] = { ...last, span: { start: last.span.start, end: piece.end } };
      else found.push({ span: piece, score, evidence: evidence.sort((a, b) => b.points - a.points) });
    }
  }
  return found;
};
