/** Paragraphs of two planets: joined in one sign, or one aspecting the other. */
import { conjunctionsBySign } from '../chart/conjunction.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { byGraha } from '../chart/graha.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { aspectFact, signFact } from './facts.ts';
import { clausePicker, MODIFIER_ORDER, type ClausePicker } from './modifiers.ts';
import { natureTheme } from './placements.ts';
import { SWAY_OF, type PairKind, type Paragraph, type Sway } from './reading.ts';
import { byWeight, settleThemes } from './settle.ts';
import type { ReadChart } from './state.ts';

/** A group of planets that is read. */
export interface PairGroup {
  readonly kind: PairKind;
  /** In the order of the zodiac; of an aspect the one that aspects first. */
  readonly planets: readonly Graha[];
  readonly paragraphs: readonly Paragraph[];
}

/**
 * How two planets in one sign get on, each row a planet with those after it in the order of the planets (Phaladeepika
 * ch. 18; Saravali ch. 15). Rahu and Ketu are never together.
 */
const JOINED_SWAYS: Readonly<Partial<Record<Graha, string>>> = {
  sun: '00++0--0',
  moon: '0+++---',
  mars: '0+0---',
  mercury: '++000',
  jupiter: '00-0',
  venus: '000',
  saturn: '--',
};

/** Planets whose aspect is read on every other one; the Sun, the Moon and the quick planets only where they stand opposite. */
const ASPECTING: readonly Graha[] = ['mars', 'jupiter', 'saturn'];
const OPPOSITE: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'moon'],
  ['moon', 'mercury'],
  ['moon', 'venus'],
];
/** Planets that an aspect of Mars or Saturn presses; Jupiter helps every planet it sees. */
const PRESSED: Readonly<Partial<Record<Graha, readonly Graha[]>>> = {
  mars: ['moon', 'saturn', 'rahu'],
  saturn: ['sun', 'moon', 'mars', 'venus'],
};
const WEIGHT = { joined: 1, aspect: 0.6 } as const;

const joinedSway = (a: Graha, b: Graha): Sway =>
  SWAY_OF[JOINED_SWAYS[a]?.charAt(GRAHAS.indexOf(b) - GRAHAS.indexOf(a) - 1) ?? ''] ?? 0;

const joined = (read: ReadChart, one: Graha, other: Graha, pick: ClausePicker): Paragraph => {
  const [a = one, b = other] = GRAHAS.filter((planet) => planet === one || planet === other);
  const [first, second] = [read.states[a], read.states[b]];
  return {
    family: 'pair.joined',
    row: `${a}/${b}`,
    placement: { kind: 'joined', planets: [a, b] },
    theme: natureTheme(b),
    sway: joinedSway(a, b),
    weight: (WEIGHT.joined * (first.strength + second.strength)) / 2,
    facts: [signFact(a, first.sign), signFact(b, second.sign)],
    clauses: pick({ read, state: second, house: null }, MODIFIER_ORDER.pair),
    source: 'Phaladeepika ch. 18; Saravali ch. 15',
    speaker: a,
  };
};

const aspectSway = (from: Graha, on: Graha): Sway => {
  if (from === 'jupiter') return 1;
  if (PRESSED[from]?.includes(on) === true) return -1;
  return 0;
};

const aspecting = (read: ReadChart, from: Graha, on: Graha): Paragraph => ({
  family: 'pair.aspect',
  row: `${from}/${on}`,
  placement: { kind: 'aspect', from, on },
  theme: natureTheme(on),
  sway: aspectSway(from, on),
  weight: WEIGHT.aspect * read.states[from].strength,
  facts: [aspectFact(from, on)],
  clauses: [],
  source: 'BPHS ch. 26; Phaladeepika ch. 4',
  speaker: from,
});

/**
 * Every planet that stands in one sign with another, paired with its neighbour in the zodiac, so a group of three has two
 * paragraphs; then every full aspect of Mars, Jupiter and Saturn, and the Moon opposite the Sun, Mercury or Venus.
 */
export const pairsReading = (read: ReadChart): readonly PairGroup[] => {
  const pick = clausePicker();
  const { signs, grahas } = read.chart;
  const together: readonly PairGroup[] = conjunctionsBySign(byGraha((planet) => grahas[planet].longitude)).map(
    ({ planets }) => ({
      kind: 'joined',
      planets,
      paragraphs: planets.slice(1).flatMap((planet, i) => {
        const before = planets[i];
        return before === undefined ? [] : [joined(read, before, planet, pick)];
      }),
    }),
  );
  const candidates = [
    ...ASPECTING.flatMap((from) => GRAHAS.filter((on) => on !== from).map((on) => [from, on] as const)),
    ...OPPOSITE,
  ];
  const aspects: readonly PairGroup[] = candidates
    .filter(([from, on]) => aspectsSign(from, signs[from], signs[on]))
    .map(([from, on]) => ({ kind: 'aspect', planets: [from, on], paragraphs: [aspecting(read, from, on)] }));
  const groups = [...together, ...aspects];
  const settled = settleThemes(groups.flatMap(({ paragraphs }) => paragraphs));
  let at = 0;
  return groups.map((group) => ({
    ...group,
    paragraphs: byWeight(settled.slice(at, (at += group.paragraphs.length))),
  }));
};
