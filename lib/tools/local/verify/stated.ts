/**
 * Claims in fields about charts: each once as the chart has it and once with another value. What is so is worked out from
 * the signs and longitudes by the rules written here, not by those that judge the claims.
 */
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { claimOf } from '../../../astrologer/facts/stated.ts';
import { judge } from '../../../astrologer/facts/truth.ts';
import type { ClaimIn } from '../../../contract/suites/claims.ts';
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import { NAKSHATRA_KEYS } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS, type Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS } from '../../../../layers/jyotish/panchang/keys.ts';

type Pair = readonly [so: ClaimIn, not: ClaimIn];

const after = (number: number, most: number): number => (number % most) + 1;
const keyAt = <K>(keys: readonly K[], number: number): K | undefined => keys[number - 1];
/** A claim with the value that is so, and with one that is not. */
const either = <K extends keyof ClaimIn>(claim: ClaimIn, member: K, so: ClaimIn[K], not: ClaimIn[K]): Pair => [
  { ...claim, [member]: so },
  { ...claim, [member]: not },
];
/** A statement, and its denial: the first is the one that is so. */
const denied = (claim: ClaimIn, isSo: boolean): Pair => {
  const not = { ...claim, negated: true };
  return isSo ? [claim, not] : [not, claim];
};

/** Lords of the signs from Aries, and signs of exaltation (BPHS ch. 3). */
const LORDS: readonly Planet7[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
const EXALTED: Readonly<Record<Planet7, number>> = {
  sun: 1,
  moon: 2,
  mars: 10,
  mercury: 6,
  jupiter: 4,
  venus: 12,
  saturn: 7,
};
/** Houses that a planet looks at besides the seventh (BPHS ch. 26). */
const LOOKS: Readonly<Partial<Record<Planet7, readonly number[]>>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] };

/** Steps from one of twelve to another, both counted: 1 to 12. */
const stepsTo = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

const ofPlanet = ({ read, rashi }: KnownBirth, of: Graha): readonly Pair[] => {
  const { house, nakshatra, retrograde, longitude, combust } = read.chart.grahas[of];
  const sign = rashi.planets[of];
  const degree = longitude % 30;
  const other = after(GRAHAS.indexOf(of) + 1, GRAHAS.length);
  const beside = keyAt(GRAHAS, other) ?? 'sun';
  return [
    either({ kind: 'house', of }, 'house', house, after(house, 12)),
    either({ kind: 'sign', of }, 'sign', keyAt(SIGN_KEYS, sign), keyAt(SIGN_KEYS, after(sign, 12))),
    either(
      { kind: 'star', of },
      'star',
      keyAt(NAKSHATRA_KEYS, nakshatra.id),
      keyAt(NAKSHATRA_KEYS, after(nakshatra.id, 27)),
    ),
    either({ kind: 'degree', of }, 'degree', degree, (degree + 5) % 30),
    [
      { kind: 'motion', of, retrograde },
      { kind: 'motion', of, retrograde, negated: true },
    ],
    denied({ kind: 'combust', of }, combust),
    denied({ kind: 'conjunction', of, other: beside }, sign === rashi.planets[beside]),
  ];
};

/** Where the seven look, and how they stand. */
const ofSeven = ({ rashi, ranks }: KnownBirth, of: Planet7): readonly Pair[] => {
  const sign = rashi.planets[of];
  const steps = stepsTo(sign, rashi.ascendant);
  return [
    denied({ kind: 'dignity', of, dignity: 'exalted' }, sign === EXALTED[of]),
    denied({ kind: 'dignity', of, dignity: 'debilitated' }, stepsTo(EXALTED[of], sign) === 7),
    denied({ kind: 'aspect', of, house: 1 }, steps === 7 || LOOKS[of]?.includes(steps) === true),
    ...(ranks === null
      ? []
      : [
          denied({ kind: 'strength', of, strong: true, most: true }, ranks[of] === Math.min(...Object.values(ranks))),
          denied({ kind: 'strength', of, strong: false, most: true }, ranks[of] === Math.max(...Object.values(ranks))),
        ]),
  ];
};

const ofHouse = ({ rashi }: KnownBirth, house: number): readonly Pair[] => {
  const sign = ((rashi.ascendant + house - 2) % 12) + 1;
  const planet = keyAt(LORDS, sign);
  const count = GRAHAS.filter((of) => rashi.planets[of] === sign).length;
  return [
    either({ kind: 'house_sign', house }, 'sign', keyAt(SIGN_KEYS, sign), keyAt(SIGN_KEYS, after(sign, 12))),
    either({ kind: 'lord', house }, 'planet', planet, 'rahu'),
    either({ kind: 'count', sign: keyAt(SIGN_KEYS, sign) }, 'count', count, count + 1),
  ];
};

const DEGREES = { tithi: 12, karana: 6, yoga: 360 / 27 } as const;
/** Karanas that turn seven times eight in a lunar month; the four others stand once, around the new moon. */
const TURNING = 56;
const karanaAt = (half: number): number => {
  if (half === 0) return KARANA_KEYS.indexOf('kimstughna');
  return half <= TURNING ? (half - 1) % 7 : half - TURNING + 6;
};

/** The limbs of the panchang from the longitudes of Sun and Moon. */
const ofLimbs = ({ read }: KnownBirth): readonly Pair[] => {
  const [sun, moon] = [read.chart.grahas.sun.longitude, read.chart.grahas.moon.longitude];
  const apart = (moon - sun + 360) % 360;
  const tithi = Math.floor(apart / DEGREES.tithi);
  const yoga = Math.floor(((sun + moon) % 360) / DEGREES.yoga) + 1;
  const karana = karanaAt(Math.floor(apart / DEGREES.karana)) + 1;
  const paksha = tithi < 15 ? 'shukla' : 'krishna';
  return [
    either({ kind: 'panchang', paksha }, 'tithi', (tithi % 15) + 1, after((tithi % 15) + 1, 15)),
    either({ kind: 'panchang' }, 'nitya_yoga', keyAt(NITYA_YOGA_KEYS, yoga), keyAt(NITYA_YOGA_KEYS, after(yoga, 27))),
    either(
      { kind: 'panchang' },
      'karana',
      keyAt(KARANA_KEYS, karana),
      keyAt(KARANA_KEYS, after(karana, KARANA_KEYS.length)),
    ),
  ];
};

/** The great period of now by the years of each (BPHS ch. 46), yogas and doshas by their lists. */
const ofTimes = ({ at, dasha, yogas, doshas }: KnownBirth): readonly Pair[] => [
  ...dasha.mahas.flatMap(({ lords, start, end }): readonly Pair[] => {
    const [lord] = lords;
    const isOnce = dasha.mahas.filter((other) => other.lords[0] === lord).length === 1;
    return lord === undefined || !isOnce
      ? []
      : [denied({ kind: 'period', lords: [lord] }, start <= at.jd && at.jd < end)];
  }),
  ...yogas.slice(0, MOST_FINDINGS).map(({ id, present }) => denied({ kind: 'yoga', yoga: id }, present)),
  ...doshas.map(({ id, present }) => denied({ kind: 'dosha', dosha: id }, present)),
];
/** Yogas of each chart that are claimed. */
const MOST_FINDINGS = 40;

/** True statements of a chart, each with one that is false. */
const pairsOf = (known: KnownBirth): readonly Pair[] => [
  ...GRAHAS.flatMap((of) => ofPlanet(known, of)),
  ...PLANETS7.flatMap((of) => ofSeven(known, of)),
  ...Array.from({ length: 12 }, (_, i) => ofHouse(known, i + 1)).flat(),
  ...ofLimbs(known),
  ...ofTimes(known),
];

/** How many of the claims of some charts are judged as they are, of how many kinds, and those that are not. */
export const statedScore = (
  charts: readonly KnownBirth[],
): {
  readonly claims: number;
  readonly right: number;
  readonly kinds: number;
  readonly wrong: readonly string[];
} => {
  const judged = charts.flatMap((known) =>
    pairsOf(known).flatMap((pair) =>
      pair.map((one, i) => {
        const claim = claimOf(one);
        const wanted = i === 0 ? 'true' : 'false';
        return { one, isRight: !('lacks' in claim) && judge(known, claim, one.negated ?? false) === wanted };
      }),
    ),
  );
  return {
    claims: judged.length,
    right: judged.filter(({ isRight }) => isRight).length,
    kinds: new Set(judged.map(({ one }) => one.kind)).size,
    wrong: judged.filter(({ isRight }) => !isRight).map(({ one }) => JSON.stringify(one)),
  };
};
