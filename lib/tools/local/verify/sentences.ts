/**
 * True sentences about a chart, written from forms, and what they become when one word of them is changed. The words are
 * the test's own, not those of the lexicon.
 */
import { capital } from '../../../words/fill.ts';
import { readFileSync } from 'node:fs';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { signOfHouse } from '../../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../../layers/jyotish/chart/drishti.ts';
import { houseFrom } from '../../../../layers/jyotish/chart/rashi.ts';
import { civilDate, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';

export type Tongue = 'en' | 'hi' | 'hinglish';

/** Names of planets by their keys; the others in their order. Hinglish has neither months nor stars. */
interface Words {
  readonly planets: Readonly<Record<Graha, string>>;
  readonly signs: readonly string[];
  readonly houses: readonly string[];
  readonly months: readonly string[];
  readonly stars: readonly string[];
}

const FILE = new URL('../../../../tests/vectors/verify/words.json', import.meta.url);
const WORDS = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<Tongue, Words>>;

/** Which fact a sentence states; `value` is the one that mutations change. */
interface Stated {
  readonly planet?: Graha;
  readonly other?: Graha;
  readonly sign?: number;
  readonly house?: number;
  readonly lord?: number;
  readonly star?: number;
  readonly start?: string;
  readonly end?: string;
}

export interface Sentence {
  readonly kind: string;
  readonly tongue: Tongue;
  readonly text: string;
  /** Whether the words are true of the birth. */
  readonly holds: boolean;
}

const shift = (value: number, by: number, of: number): number => ((value - 1 + by + of) % of) + 1;

type Put = (stated: Stated, holds: boolean) => void;
/** Puts down what a birth has of one kind, and near misses that it has not. */
type Stater = (known: KnownBirth, put: Put, tongue: Tongue) => void;

const NODE_FREE = GRAHAS.filter((planet) => planet !== 'rahu' && planet !== 'ketu');
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
const NEAR = [0, 1, -1] as const;

/** A value of every planet, and those a step beside it of so many. */
const shifted =
  (
    of: number,
    steps: readonly number[],
    valueOf: (known: KnownBirth, planet: Graha) => number,
    statedOf: (planet: Graha, value: number) => Stated,
  ): Stater =>
  (known, put) => {
    for (const planet of GRAHAS)
      for (const by of steps) put(statedOf(planet, shift(valueOf(known, planet), by, of)), by === 0);
  };

/** Whether the planets that can be so are so. */
const states =
  (can: (planet: Graha) => boolean, is: (state: KnownBirth['read']['states'][Graha]) => boolean): Stater =>
  ({ read }, put) => {
    for (const planet of NODE_FREE) if (can(planet)) put({ planet }, is(read.states[planet]));
  };

/** Planets of a dignity. Whether the Moon past 3° of Taurus is exalted or in a sign of its own is told both ways. */
const dignified =
  (...dignities: readonly string[]): Stater =>
  ({ read }, put) => {
    for (const planet of NODE_FREE) {
      const { dignity } = read.states[planet];
      if (planet !== 'moon' || dignity !== 'moolatrikona') put({ planet }, dignities.includes(dignity));
    }
  };

const STATERS: Readonly<Record<string, Stater>> = {
  house: shifted(
    12,
    [...NEAR, 4],
    ({ read }, planet) => read.chart.grahas[planet].house,
    (planet, house) => ({ planet, house }),
  ),
  sign: shifted(
    12,
    [...NEAR, 6],
    ({ rashi }, planet) => rashi.planets[planet],
    (planet, sign) => ({ planet, sign }),
  ),
  navamsa: shifted(
    12,
    NEAR,
    ({ navamsa }, planet) => navamsa.planets[planet],
    (planet, sign) => ({ planet, sign }),
  ),
  transit: shifted(
    12,
    NEAR,
    (known, planet) => known.signAt(planet, known.at.jd),
    (planet, sign) => ({ planet, sign }),
  ),
  star: shifted(
    27,
    NEAR,
    ({ read }, planet) => read.chart.grahas[planet].nakshatra.id,
    (planet, star) => ({ planet, star }),
  ),
  moon_house: ({ rashi: { planets } }, put) => {
    for (const planet of GRAHAS.filter((one) => one !== 'moon'))
      for (const by of NEAR) put({ planet, house: shift(houseFrom(planets.moon, planets[planet]), by, 12) }, by === 0);
  },
  conjunction: ({ rashi: { planets } }, put) => {
    for (const planet of GRAHAS)
      for (const other of GRAHAS) if (other !== planet) put({ planet, other }, planets[other] === planets[planet]);
  },
  aspect: ({ rashi, read }, put) => {
    for (const planet of GRAHAS)
      for (const house of HOUSES)
        put({ planet, house }, aspectsSign(planet, rashi.planets[planet], signOfHouse(read.chart, house)));
  },
  retrograde: states(
    (planet) => planet !== 'sun' && planet !== 'moon',
    ({ retrograde }) => retrograde,
  ),
  combust: states(
    (planet) => planet !== 'sun',
    ({ combust }) => combust,
  ),
  exalted: dignified('exalted'),
  debilitated: dignified('debilitated'),
  own: dignified('own', 'moolatrikona'),
  lord: ({ read }, put) => {
    for (const house of HOUSES) for (const planet of NODE_FREE) put({ planet, house }, planet === read.lord(house));
  },
  lord_house: ({ read }, put) => {
    for (const lord of HOUSES)
      for (const by of NEAR) put({ lord, house: shift(read.chart.grahas[read.lord(lord)].house, by, 12) }, by === 0);
  },
  ascendant: ({ rashi }, put) => {
    for (const by of NEAR) put({ sign: shift(rashi.ascendant, by, 12) }, by === 0);
  },
  moon_sign: ({ rashi }, put) => {
    for (const by of NEAR) put({ sign: shift(rashi.planets.moon, by, 12) }, by === 0);
  },
  period: (known, put, tongue) => {
    const month = (jd: JulianDay): string => {
      const { year, month: number } = civilDate(jd, known.birth.offset);
      return tongue === 'hinglish' ? String(year) : `${WORDS[tongue].months[number - 1]} ${year}`;
    };
    for (const { lords, start, end } of known.dasha.mahas) {
      const [planet] = lords;
      if (!planet || start < known.birth.jd) continue;
      put({ planet, start: month(start), end: month(end) }, true);
      put({ planet, start: month(plusDays(start, 800)), end: month(plusDays(end, 800)) }, false);
      put({ planet: GRAHAS[(GRAHAS.indexOf(planet) + 2) % 9] ?? 'sun', start: month(start), end: month(end) }, false);
    }
  },
};

/** Facts of each kind that this birth has, and near misses that it has not. */
const statedOf = (known: KnownBirth, kind: string, tongue: Tongue): { true: Stated[]; false: Stated[] } => {
  const yes: Stated[] = [];
  const no: Stated[] = [];
  STATERS[kind]?.(known, (stated, holds) => void (holds ? yes : no).push(stated), tongue);
  return { true: yes, false: no };
};

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
const nth = (house: number | undefined): string => `${house}${ENDINGS[house ?? 0] ?? 'th'}`;

const written = (
  form: string,
  tongue: Tongue,
  { planet, other, sign, house, lord, star, start, end }: Stated,
): string => {
  const { planets, signs, houses, stars } = WORDS[tongue];
  const text = form
    .replaceAll('{planet}', planet ? planets[planet] : '')
    .replaceAll('{other}', other ? planets[other] : '')
    .replaceAll('{sign}', signs[(sign ?? 1) - 1] ?? '')
    .replaceAll('{house}', houses[(house ?? 1) - 1] ?? '')
    .replaceAll('{lord}', houses[(lord ?? 1) - 1] ?? '')
    .replaceAll('{star}', stars[(star ?? 1) - 1] ?? '')
    .replaceAll('{start}', start ?? '')
    .replaceAll('{end}', end ?? '')
    .replaceAll('{n}th', () => nth(house))
    .replaceAll('{n}', String(house));
  return capital(text);
};

/** Sentences of one chart: for each form one true and one false statement where the chart has them, chosen by `turn`. */
export const sentencesAbout = (
  known: KnownBirth,
  forms: Readonly<Record<Tongue, readonly (readonly [string, string])[]>>,
  turn: number,
): readonly Sentence[] =>
  (['en', 'hi', 'hinglish'] as const).flatMap((tongue) =>
    forms[tongue].flatMap(([kind, form], i): Sentence[] => {
      const stated = statedOf(known, kind, tongue);
      const pick = (list: readonly Stated[]): Stated | undefined => list[(turn * 7 + i * 3) % Math.max(1, list.length)];
      return ([true, false] as const).flatMap((holds) => {
        const one = pick(holds ? stated.true : stated.false);
        return one === undefined ? [] : [{ kind, tongue, text: written(form, tongue, one), holds }];
      });
    }),
  );
