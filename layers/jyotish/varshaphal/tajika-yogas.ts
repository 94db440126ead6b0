/** The sixteen yogas of Tajika, made of the contacts of a year chart (Tajika Nilakanthi ch. 2): rows, and one engine. */
import { signHouse, type Chart } from '../chart/chart.ts';
import { debilitationSign, exaltationSign } from '../chart/dignity.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { houseFrom, lordOf, signAt, type Planet7 } from '../chart/rashi.ts';
import {
  contactLimit,
  isIthasala,
  SIGN_END_DEG,
  TAJIKA_ORDER,
  tajikaAspect,
  type ContactKind,
  type KamboolaGrade,
  type OrbRule,
  type TajikaPair,
  type TajikaYoga,
} from './tajika.ts';
import { tajikaRelation } from './year-chart.ts';

/** A yoga of the year chart. */
export interface TajikaFinding {
  readonly id: TajikaYoga;
  /** The planets of the contact first, then the one that links, cuts or helps. */
  readonly planets: readonly Planet7[];
  readonly grade: KamboolaGrade | null;
}

/** A yoga, and whether its meaning holds for its planets where several join them. */
export interface JudgedFinding extends TajikaFinding {
  readonly decides: boolean;
}

const ANGLES_AND_NEXT: readonly number[] = [1, 4, 7, 10, 2, 5, 8, 11];
const ANGLES: readonly number[] = [1, 4, 7, 10];
const BAD: readonly number[] = [6, 8, 12];

/** What the rules ask of a year chart. */
interface YearReading {
  readonly chart: Chart;
  readonly rule: OrbRule;
  readonly pairs: readonly TajikaPair[];
  readonly house: (planet: Planet7) => number;
  /** In its own sign or that of its exaltation. */
  readonly dignified: (planet: Planet7) => boolean;
  readonly fallen: (planet: Planet7) => boolean;
  /** Debilitated, or in the sign of an enemy. */
  readonly weak: (planet: Planet7) => boolean;
  /** Joined by an ithasala, whichever is the faster. */
  readonly linked: (a: Planet7, b: Planet7) => boolean;
  /** The contact of the Moon with a planet. */
  readonly moonContact: (planet: Planet7) => ContactKind | null;
  readonly moonGrade: KamboolaGrade;
}

const yearReading = (chart: Chart, pairs: readonly TajikaPair[], rule: OrbRule): YearReading => {
  const { signs } = chart;
  const ithasalas = pairs.filter(isIthasala);
  const dignified = (planet: Planet7): boolean =>
    GRAHA_TABLE[planet].own.includes(signs[planet]) || signs[planet] === exaltationSign(planet);
  const fallen = (planet: Planet7): boolean => signs[planet] === debilitationSign(planet);
  const hostile = (planet: Planet7): boolean => tajikaRelation(chart, planet, lordOf(signs[planet])) === 'enemy';
  const lesserGrade = hostile('moon') ? 'adhama' : 'madhyama';
  return {
    chart,
    rule,
    pairs,
    house: (planet) => signHouse(chart, planet),
    dignified,
    fallen,
    weak: (planet) => fallen(planet) || hostile(planet),
    linked: (a, b) => ithasalas.some(({ fast, slow }) => (fast === a && slow === b) || (fast === b && slow === a)),
    moonContact: (planet) => pairs.find(({ fast, slow }) => fast === 'moon' && slow === planet)?.kind ?? null,
    moonGrade: dignified('moon') ? 'uttama' : lesserGrade,
  };
};

/** What a rule is asked of: the planets it would name first. */
interface Subject {
  readonly planets: readonly Planet7[];
}

/** One yoga over one kind of subject. */
interface TajikaRow<S extends Subject> {
  readonly id: TajikaYoga;
  readonly holds: (year: YearReading, subject: S, third: Planet7) => boolean;
  /** Planets of which each may be the third of the yoga; none where it takes no third. */
  readonly thirds?: readonly Planet7[];
  /** Graded by the Moon. */
  readonly graded?: true;
}

/** The yogas that hold, subject by subject, in the order of the rows. */
const findingsOf = <S extends Subject>(
  year: YearReading,
  subjects: readonly S[],
  rows: readonly TajikaRow<S>[],
): TajikaFinding[] =>
  subjects.flatMap((subject) =>
    rows.flatMap(({ id, holds, thirds, graded }) => {
      const grade = graded ? year.moonGrade : null;
      const [first] = subject.planets;
      if (!thirds) return first && holds(year, subject, first) ? [{ id, planets: subject.planets, grade }] : [];
      return thirds
        .filter((third) => !subject.planets.includes(third) && holds(year, subject, third))
        .map((third) => ({ id, planets: [...subject.planets, third], grade }));
    }),
  );

/** The seven planets together. */
const WHOLE_ROWS: readonly TajikaRow<Subject>[] = [
  {
    id: 'ikkabala',
    holds: ({ house }, { planets }) => planets.every((planet) => ANGLES_AND_NEXT.includes(house(planet))),
  },
  {
    id: 'induvara',
    holds: ({ house }, { planets }) => planets.every((planet) => !ANGLES_AND_NEXT.includes(house(planet))),
  },
];

/** Two planets in contact. */
interface Contact extends Subject {
  readonly pair: TajikaPair;
}
const contactOf = (pair: TajikaPair): Contact => ({ planets: [pair.fast, pair.slow], pair });

const CONTACT_ROWS: readonly TajikaRow<Contact>[] = [
  { id: 'ishrafa', holds: (_, { pair }) => pair.kind === 'ishrafa' },
  { id: 'ithasala', holds: (_, { pair }) => isIthasala(pair) },
];

/** Two planets whose signs do not aspect, and a third linked to both. */
interface Bridge extends Subject {
  /** Places in the order of speed. */
  readonly speeds: { readonly fast: number; readonly slow: number; readonly third: number };
}
const bridgesOf = ({ chart: { signs }, linked }: YearReading): readonly Bridge[] =>
  TAJIKA_ORDER.flatMap((fast, i) =>
    TAJIKA_ORDER.flatMap((slow, j) => {
      if (j <= i || tajikaAspect(houseFrom(signs[fast], signs[slow])) !== null) return [];
      return TAJIKA_ORDER.flatMap((third, k) =>
        k !== i && k !== j && linked(third, fast) && linked(third, slow)
          ? [{ planets: [fast, slow, third], speeds: { fast: i, slow: j, third: k } }]
          : [],
      );
    }),
  );

const BRIDGE_ROWS: readonly TajikaRow<Bridge>[] = [
  { id: 'nakta', holds: (_, { speeds }) => speeds.third < speeds.fast },
  { id: 'yamaya', holds: (_, { speeds }) => speeds.third > speeds.slow },
];

/** A planet that cuts an ithasala: hostile to the fast one, and nearer to it than the slow one is. */
const cuts = ({ chart, rule }: YearReading, { pair }: Contact, cutter: Planet7): boolean => {
  const { grahas, signs } = chart;
  const apart = Math.abs(grahas[cutter].degree - grahas[pair.fast].degree);
  const hostile = tajikaAspect(houseFrom(signs[pair.fast], signs[cutter]))?.endsWith('hostile') ?? false;
  return hostile && apart <= contactLimit(pair.fast, cutter, rule) && apart < Math.abs(pair.difference);
};

const moonReaches = ({ moonContact }: YearReading, { planets }: Subject, kinds: readonly ContactKind[]): boolean =>
  planets.map(moonContact).some((kind) => kind !== null && kinds.includes(kind));
const MADE: readonly ContactKind[] = ['ithasala', 'ithasala_purna'];
const TO_COME: readonly ContactKind[] = ['ithasala_bhavishya'];

const isSpoilt = ({ chart: { grahas }, fallen, house }: YearReading, planet: Planet7): boolean =>
  grahas[planet].combust || grahas[planet].retrograde || fallen(planet) || BAD.includes(house(planet));

const ITHASALA_ROWS: readonly TajikaRow<Contact>[] = [
  { id: 'manau', thirds: ['mars', 'saturn'], holds: cuts },
  { id: 'kamboola', thirds: ['moon'], graded: true, holds: (year, contact) => moonReaches(year, contact, MADE) },
  {
    id: 'gairi_kamboola',
    thirds: ['moon'],
    graded: true,
    holds: (year, contact) => !moonReaches(year, contact, MADE) && moonReaches(year, contact, TO_COME),
  },
  {
    id: 'khallasara',
    thirds: ['moon'],
    holds: ({ pairs }) => pairs.every(({ fast, kind }) => fast !== 'moon' || kind === null),
  },
  { id: 'radda', holds: (year, { planets }) => planets.some((planet) => isSpoilt(year, planet)) },
  { id: 'duhphali_kuttha', holds: ({ dignified }, { pair }) => dignified(pair.slow) && !dignified(pair.fast) },
  {
    id: 'dutthotthadavira',
    thirds: TAJIKA_ORDER,
    holds: ({ weak, dignified, linked }, { planets }, third) =>
      planets.every(weak) && dignified(third) && planets.some((planet) => linked(third, planet)),
  },
];

/** One planet. */
interface Alone extends Subject {
  readonly planet: Planet7;
}
const ALONE: readonly Alone[] = TAJIKA_ORDER.map((planet) => ({ planet, planets: [planet] }));

/** A planet at the end of its sign, and a dignified one that it is about to join. */
const SIGN_END_ROWS: readonly TajikaRow<Alone>[] = [
  {
    id: 'tambira',
    thirds: TAJIKA_ORDER,
    holds: ({ chart: { grahas, signs }, dignified, rule }, { planet }, other) =>
      grahas[planet].degree >= SIGN_END_DEG &&
      dignified(other) &&
      signs[other] === signAt(signs[planet], 2) &&
      grahas[other].degree <= contactLimit(planet, other, rule),
  },
];

const ALONE_ROWS: readonly TajikaRow<Alone>[] = [
  { id: 'kuttha', holds: ({ dignified, house }, { planet }) => dignified(planet) && ANGLES.includes(house(planet)) },
  { id: 'durapha', holds: ({ weak, house }, { planet }) => weak(planet) && BAD.includes(house(planet)) },
];

/** A yoga of two planets in contact, and where it does not decide although it is formed. */
interface DecidingRow {
  readonly id: TajikaYoga;
  readonly unless?: (year: YearReading, slow: Planet7) => boolean;
}

/**
 * What two planets promise where several yogas join them: the first of these that is formed decides. The order is a
 * house rule, drawn from what the yogas mean: a cut destroys the contact; help and a strong slower planet carry it in spite of
 * weakness; weakness withdraws it; else the Moon tells how it comes about.
 */
const DECIDING: readonly DecidingRow[] = [
  { id: 'manau' },
  { id: 'dutthotthadavira' },
  { id: 'duhphali_kuttha', unless: isSpoilt },
  { id: 'radda' },
  { id: 'kamboola' },
  { id: 'gairi_kamboola' },
  { id: 'khallasara' },
  { id: 'ithasala' },
  { id: 'ishrafa' },
];

const isSamePair = ([a, b]: readonly Planet7[], [c, d]: readonly Planet7[]): boolean => a === c && b === d;

/** The findings, each with whether it decides; a yoga of no contact has none beside it and always does. */
const judged = (year: YearReading, found: readonly TajikaFinding[]): readonly JudgedFinding[] =>
  found.map((finding) => {
    if (!DECIDING.some(({ id }) => id === finding.id)) return { ...finding, decides: true };
    const beside = found.filter(({ planets }) => isSamePair(planets, finding.planets)).map(({ id }) => id);
    const [, slow] = finding.planets;
    const first = DECIDING.find(({ id, unless }) => beside.includes(id) && !(slow && unless?.(year, slow)));
    return { ...finding, decides: first?.id === finding.id };
  });

/** The yogas of a chart, made of its pairs, and which of them decides for its planets. */
export const tajikaYogas = (chart: Chart, pairs: readonly TajikaPair[], rule: OrbRule): readonly JudgedFinding[] => {
  const year = yearReading(chart, pairs, rule);
  return judged(year, [
    ...findingsOf(year, [{ planets: TAJIKA_ORDER }], WHOLE_ROWS),
    ...findingsOf(year, pairs.map(contactOf), CONTACT_ROWS),
    ...findingsOf(year, bridgesOf(year), BRIDGE_ROWS),
    ...findingsOf(year, pairs.filter(isIthasala).map(contactOf), ITHASALA_ROWS),
    ...findingsOf(year, ALONE, SIGN_END_ROWS),
    ...findingsOf(year, ALONE, ALONE_ROWS),
  ]);
};
