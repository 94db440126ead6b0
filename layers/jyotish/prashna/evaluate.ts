/**
 * What the contacts of a question speak for and against (Tajika Nilakanthi, prashna; B. V. Raman, Prasna Tantra 2). The facts
 * are those of the Tajika contacts; that each counts alike, and an ithasala twice, is the choice of this service.
 */
import { signHouse, type Chart } from '../chart/chart.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { lordOf, signAt, type Planet7 } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { isIthasala, tajikaPairs, type OrbRule, type TajikaPair, type TajikaYoga } from '../varshaphal/tajika.ts';
import { tajikaYogas, type TajikaFinding } from '../varshaphal/tajika-yogas.ts';

/** House of each matter. */
export const PRASHNA_MATTERS = {
  work: 10,
  marriage: 7,
  journey: 9,
  lost_item: 2,
  money: 11,
  property: 4,
  study: 5,
  court: 6,
} as const;
export type PrashnaMatter = keyof typeof PRASHNA_MATTERS;

/** What a test speaks for: the matter, against it, or that it takes longer. */
export const TEST_SIDES = ['for', 'against', 'delay'] as const;
export type TestSide = (typeof TEST_SIDES)[number];

interface Question {
  readonly chart: Chart;
  readonly house: number;
  readonly lagnaLord: Planet7;
  readonly matterLord: Planet7;
  readonly pairs: readonly TajikaPair[];
  readonly findings: readonly TajikaFinding[];
}

const lords = ({ lagnaLord, matterLord }: Question): readonly Planet7[] =>
  lagnaLord === matterLord ? [lagnaLord] : [lagnaLord, matterLord];
const isBetween = ({ lagnaLord, matterLord }: Question, [a, b]: readonly Planet7[]): boolean =>
  (a === lagnaLord && b === matterLord) || (a === matterLord && b === lagnaLord);
/** The contact of the two lords; none where one planet is both, or they are not in contact. */
const contactOf = (question: Question): TajikaPair | undefined =>
  question.pairs.find(({ fast, slow, kind }) => kind !== null && isBetween(question, [fast, slow]));
/** Planets of a yoga that the two lords make; none where they do not. */
const madeBy = (question: Question, id: TajikaYoga): readonly Planet7[] =>
  question.findings.find((one) => one.id === id && isBetween(question, one.planets))?.planets ?? [];
const whole = (contact: TajikaPair | undefined, wanted: boolean): readonly Planet7[] =>
  contact && isIthasala(contact) === wanted ? [contact.fast, contact.slow] : [];

/** The Moon's ithasala with either lord, where she is neither. */
const moonApplies = (question: Question): readonly Planet7[] => {
  const reached = question.pairs.find(
    (pair) => pair.fast === 'moon' && lords(question).includes(pair.slow) && isIthasala(pair),
  );
  return reached && !lords(question).includes('moon') ? ['moon', reached.slow] : [];
};
/** A lord in the house of the other. */
const placed = (question: Question): readonly Planet7[] => {
  const { chart, house, lagnaLord, matterLord } = question;
  const found = [
    ...(signHouse(chart, lagnaLord) === house ? [lagnaLord] : []),
    ...(signHouse(chart, matterLord) === 1 ? [matterLord] : []),
  ];
  return [...new Set(found)];
};
const hindered = (question: Question): readonly Planet7[] =>
  lords(question).filter((planet) => {
    const { combust, retrograde } = question.chart.grahas[planet];
    return combust || retrograde;
  });
/** Malefics in the house of the matter that are neither lord. */
const maleficsThere = (question: Question): readonly Graha[] => {
  const benefics = naturalBenefics(question.chart);
  return GRAHAS.filter(
    (graha) =>
      !benefics.includes(graha) &&
      !lords(question).some((lord) => lord === graha) &&
      signHouse(question.chart, graha) === question.house,
  );
};

interface PrashnaTest<Id extends string = string> {
  readonly key: Id;
  readonly side: TestSide;
  readonly weight: number;
  /** The planets by which it is met; none where it is not. */
  readonly planets: (question: Question) => readonly Graha[];
}
const test = <const Id extends string>(
  key: Id,
  side: TestSide,
  planets: PrashnaTest['planets'],
  weight = 1,
): PrashnaTest<Id> => ({ key, side, weight, planets });

/** The tests, in the order of every answer. */
export const PRASHNA_TESTS = [
  test('ithasala', 'for', (question) => whole(contactOf(question), true), 2),
  test('one_lord', 'for', ({ lagnaLord, matterLord }) => (lagnaLord === matterLord ? [lagnaLord] : [])),
  test('nakta', 'for', (question) => madeBy(question, 'nakta')),
  test('yamaya', 'for', (question) => madeBy(question, 'yamaya')),
  test('moon_applies', 'for', moonApplies),
  test('placed', 'for', placed),
  test('ishrafa', 'against', (question) => whole(contactOf(question), false)),
  test('manau', 'against', (question) => madeBy(question, 'manau')),
  test('malefic_there', 'against', maleficsThere),
  test('radda', 'delay', (question) => madeBy(question, 'radda')),
  test('hindered_lord', 'delay', hindered),
] as const;
export type PrashnaTestKey = (typeof PRASHNA_TESTS)[number]['key'];

/** Words for the counts. */
export const PRASHNA_VERDICTS = ['yes', 'delay', 'no', 'unclear'] as const;
export type PrashnaVerdict = (typeof PRASHNA_VERDICTS)[number];

/** Counts that differ by this or less do not decide. */
const UNCLEAR_BY = 1;

/** A question judged. */
export interface PrashnaEvaluation extends Pick<Question, 'house' | 'lagnaLord' | 'matterLord'> {
  readonly tests: readonly (Omit<PrashnaTest<PrashnaTestKey>, 'planets'> & { readonly planets: readonly Graha[] })[];
  /** Weights of the tests that are met, by side. */
  readonly points: Readonly<Record<TestSide, number>>;
  readonly verdict: PrashnaVerdict;
}

const verdictOf = (points: PrashnaEvaluation['points']): PrashnaVerdict => {
  if (Math.abs(points.for - points.against) <= UNCLEAR_BY) return 'unclear';
  if (points.for < points.against) return 'no';
  return points.delay > 0 ? 'delay' : 'yes';
};

/** What a moment chart says of a matter: houses are counted by signs. */
export const evaluatePrashna = (chart: Chart, matter: PrashnaMatter, orb: OrbRule): PrashnaEvaluation => {
  const house = PRASHNA_MATTERS[matter];
  const pairs = tajikaPairs(chart, orb);
  const question: Question = {
    chart,
    house,
    lagnaLord: lordOf(chart.ascendant.sign),
    matterLord: lordOf(signAt(chart.ascendant.sign, house)),
    pairs,
    findings: tajikaYogas(chart, pairs, orb),
  };
  const tests = PRASHNA_TESTS.map((row) => ({ ...row, planets: row.planets(question) }));
  const sum = (side: TestSide): number =>
    tests.reduce((points, one) => points + (one.side === side && one.planets.length > 0 ? one.weight : 0), 0);
  const points = { for: sum('for'), against: sum('against'), delay: sum('delay') };
  return {
    house,
    lagnaLord: question.lagnaLord,
    matterLord: question.matterLord,
    tests,
    points,
    verdict: verdictOf(points),
  };
};
