/**
 * Modifiers: what else bears on a paragraph about a planet. Each is a row with its condition, its facts and its source;
 * a paragraph takes the first two that hold and that its answer has not used yet.
 */
import { spokenDignity } from '../chart/dignity.ts';
import { DUSTHANAS } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { isNode } from '../chart/graha.ts';
import { lordOf } from '../chart/rashi.ts';
import { separation } from '../ephemeris/angle.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import {
  aspectFact,
  combustFact,
  dignityFact,
  fallCancelledFact,
  houseFact,
  lordFact,
  lordHouseFact,
  retrogradeFact,
  signFact,
  vargottamaFact,
} from './facts.ts';
import type { Clause, Fact, Sway } from './reading.ts';
import type { PlanetState, ReadChart } from './state.ts';

/** The planet a paragraph is about, and the house whose matters it speaks of (null for a paragraph on its sign). */
export interface Subject {
  readonly read: ReadChart;
  readonly state: PlanetState;
  readonly house: number | null;
  /** Lord of the major period in which the planet is read; left out elsewhere. */
  readonly within?: Graha;
}

interface Modifier {
  /** The clause that holds, or null. */
  readonly clause: (subject: Subject) => Clause | null;
  /** How many wordings the clause with this key has (`key/1`, `key/2` …); one without a number when left out. */
  readonly wordings?: Readonly<Record<string, number>>;
  readonly source: string;
}

/** The nearest planet in the same sign; null when a planet stands alone. */
const nearestCompanion = ({ grahas, signs }: Chart, planet: Graha): Graha | null => {
  let found: Graha | null = null;
  let least = Infinity;
  for (const other of GRAHAS) {
    if (other === planet || signs[other] !== signs[planet]) continue;
    const arc = separation(grahas[other].longitude, grahas[planet].longitude);
    if (arc < least) [found, least] = [other, arc];
  }
  return found;
};

const when = (holds: boolean, key: string, sway: Sway, facts: () => readonly Fact[]): Clause | null =>
  holds ? { key, sway, facts: facts() } : null;
/** The same of a clause that names the planet its key ends with. */
const ofPlanet = (
  planet: Graha,
  holds: boolean,
  kind: string,
  sway: Sway,
  facts: () => readonly Fact[],
): Clause | null => (holds ? { key: `${kind}/${planet}`, sway, facts: facts(), planets: { planet } } : null);

const BENEFICS: readonly Graha[] = ['jupiter', 'venus'];
const HARD: readonly Graha[] = ['mars', 'saturn', 'rahu'];
const swayOf = (planet: Graha): Sway => {
  if (BENEFICS.includes(planet)) return 1;
  if (HARD.includes(planet)) return -1;
  return 0;
};

const isStrong = ({ dignity }: PlanetState): boolean => ['exalted', 'moolatrikona', 'own'].includes(dignity);
/** A lord that carries its house: in dignity or with a great friend, away from the Sun, outside houses 6, 8 and 12. */
const isFirm = (lord: PlanetState): boolean =>
  (isStrong(lord) || lord.dignity === 'great_friend') && !lord.combust && !DUSTHANAS.includes(lord.house);
/** A lord that can do little for its house: fallen without remedy, with a great enemy, or combust without dignity. */
const isStrained = (lord: PlanetState): boolean =>
  (lord.dignity === 'debilitated' && !lord.fallCancelled) ||
  lord.dignity === 'great_enemy' ||
  (lord.combust && !isStrong(lord));

const lordFacts = (house: number, lord: PlanetState): readonly Fact[] => [
  lordFact(house, lord.planet),
  lordHouseFact(house, lord.house),
  dignityFact(lord.planet, lord.dignity),
  ...(lord.combust ? [combustFact(lord.planet)] : []),
];

type FromLord = 'trine' | 'kendra' | 'gain' | 'together' | 'hard';
/** Places 1–12 of the lord of a sub-period from the lord of the major period; the second and third lean neither way. */
const FROM_LORD: readonly (FromLord | null)[] = [
  'together',
  null,
  null,
  'kendra',
  'trine',
  'hard',
  'kendra',
  'hard',
  'trine',
  'kendra',
  'gain',
  'hard',
];
const RELATION_SWAY: Readonly<Record<FromLord, Sway>> = { trine: 1, kendra: 1, gain: 1, together: 0, hard: -1 };

const MODIFIERS = {
  dignity: {
    clause: ({ state: { planet, sign, dignity, fallCancelled } }) => {
      if (isNode(planet)) return null;
      const spoken = spokenDignity(planet, sign, dignity);
      const facts = () => [dignityFact(planet, dignity), ...(fallCancelled ? [fallCancelledFact(planet)] : [])];
      return (
        ofPlanet(planet, spoken === 'exalted', 'exalted', 1, facts) ??
        ofPlanet(planet, dignity === 'own' || dignity === 'moolatrikona', 'own', 1, facts) ??
        ofPlanet(planet, fallCancelled, 'fall-cancelled', 0, facts) ??
        ofPlanet(planet, dignity === 'debilitated', 'debilitated', -1, facts)
      );
    },
    source: 'BPHS ch. 3 v. 49–54, ch. 7; Phaladeepika ch. 7 v. 26–30 (cancelled fall)',
  },
  dispositor: {
    clause: ({ state: { planet, sign }, read: { states } }) => {
      if (!isNode(planet)) return null;
      const lord = states[lordOf(sign)];
      const facts = () => [signFact(planet, sign), dignityFact(lord.planet, lord.dignity)];
      return (
        when(isFirm(lord), `dispositor-firm/${planet}`, 1, facts) ??
        when(lord.dignity === 'debilitated' && !lord.fallCancelled, `dispositor-strained/${planet}`, -1, facts)
      );
    },
    source: 'Laghu Parashari v. 13',
  },
  combust: {
    clause: ({ state: { planet, combust } }) => ofPlanet(planet, combust, 'combust', -1, () => [combustFact(planet)]),
    source: 'BPHS ch. 3; Phaladeepika ch. 3 v. 18–20 (states of planets)',
  },
  retrograde: {
    clause: ({ state: { planet, retrograde } }) =>
      ofPlanet(planet, retrograde, 'retrograde', 0, () => [retrogradeFact(planet)]),
    source: 'Saravali ch. 5 (states of planets)',
  },
  vargottama: {
    clause: ({ state: { planet, vargottama } }) =>
      ofPlanet(planet, vargottama, 'vargottama', 1, () => [vargottamaFact(planet)]),
    source: 'Brihat Jataka ch. 1 v. 14',
  },
  house_lord: {
    clause: ({ state, house, read }) => {
      if (house === null) return null;
      const lord = read.states[read.lord(house)];
      // A planet in its own house speaks for itself through its dignity.
      if (lord.planet === state.planet && lord.house === house) return null;
      const facts = () => lordFacts(house, lord);
      return (
        when(isFirm(lord), `lord-firm/${house}`, 1, facts) ??
        when(isStrained(lord), `lord-strained/${house}`, -1, facts)
      );
    },
    source: 'BPHS ch. 11 v. 14–16; Phaladeepika ch. 15 v. 1–4',
  },
  company: {
    clause: ({ read, state: { planet, sign } }) => {
      const companion = nearestCompanion(read.chart, planet);
      return companion === null
        ? null
        : {
            key: `with/${companion}`,
            sway: swayOf(companion),
            facts: [signFact(planet, sign), signFact(companion, sign)],
            planets: { planet },
          };
    },
    source: 'Phaladeepika ch. 15 v. 1–4, ch. 18',
  },
  aspect: {
    clause: ({ read, state: { planet, sign } }) => {
      const from = (['jupiter', 'saturn', 'mars'] as const).find(
        (one) => one !== planet && aspectsSign(one, read.states[one].sign, sign),
      );
      return from === undefined
        ? null
        : {
            key: `seen-by/${from}`,
            sway: swayOf(from),
            facts: [aspectFact(from, planet)],
            planets: { planet },
          };
    },
    source: 'BPHS ch. 26; Phaladeepika ch. 15 v. 1–4',
  },
  acts_from: {
    clause: ({ state: { planet, house: stands }, house }) =>
      house === null
        ? null
        : { key: `acts-from/${stands}`, sway: 0, facts: [houseFact(planet, stands)], planets: { planet } },
    source: 'BPHS ch. 47; Phaladeepika ch. 20 (a period gives the results of the house its lord stands in)',
  },
  from_lord: {
    clause: ({ state: { planet, sign }, read: { states }, within }) => {
      if (within === undefined || within === planet) return null;
      const relation = FROM_LORD[(sign - states[within].sign + 12) % 12] ?? null;
      if (relation === null) return null;
      const facts = [signFact(planet, sign), signFact(within, states[within].sign)];
      return { key: `from-lord/${relation}`, sway: RELATION_SWAY[relation], facts, planets: { planet, other: within } };
    },
    wordings: {
      'from-lord/trine': 2,
      'from-lord/kendra': 3,
      'from-lord/gain': 2,
      'from-lord/together': 2,
      'from-lord/hard': 3,
    },
    source: 'BPHS ch. 52–60 (sub-periods by the place of their lord from the lord of the major period)',
  },
} as const satisfies Record<string, Modifier>;

/** Names of the modifiers. */
export type ModifierName = keyof typeof MODIFIERS;

/** Modifiers of a paragraph by its family, the most telling first; of those in one line only the first that holds. */
export const MODIFIER_ORDER = {
  house: [['dignity', 'dispositor'], ['combust'], ['house_lord'], ['company'], ['aspect']],
  sign: [['combust'], ['retrograde'], ['vargottama'], ['company'], ['aspect']],
  lord: [['house_lord', 'dignity'], ['retrograde'], ['company'], ['aspect']],
  maha: [['acts_from'], ['retrograde']],
  pair: [['dignity', 'dispositor'], ['combust']],
  antar: [['from_lord'], ['dignity', 'dispositor']],
} as const satisfies Record<string, ModifierOrder>;
export type ModifierOrder = readonly (readonly ModifierName[])[];

const MOST_CLAUSES = 2;

/** Chooses the clauses of an answer's paragraphs one after the other; no clause is used twice in the answer. */
export type ClausePicker = (subject: Subject, order: ModifierOrder) => readonly Clause[];

/** The first clause that holds, in a wording that `used` has not; null where none holds or all are used. */
const firstOf = (subject: Subject, names: readonly ModifierName[], used: ReadonlySet<string>): Clause | null => {
  for (const name of names) {
    const { clause: make, wordings }: Modifier = MODIFIERS[name];
    const clause = make(subject);
    if (clause === null) continue;
    const count = wordings?.[clause.key];
    const keys = count === undefined ? [clause.key] : Array.from({ length: count }, (_, i) => `${clause.key}/${i + 1}`);
    const key = keys.find((one) => !used.has(one));
    return key === undefined ? null : { ...clause, key };
  }
  return null;
};

/** A picker for one answer. */
export const clausePicker = (): ClausePicker => {
  const used = new Set<string>();
  return (subject, order) => {
    const chosen: Clause[] = [];
    for (const names of order) {
      if (chosen.length === MOST_CLAUSES) break;
      const clause = firstOf(subject, names, used);
      if (clause === null) continue;
      used.add(clause.key);
      chosen.push(clause);
    }
    return chosen;
  };
};
