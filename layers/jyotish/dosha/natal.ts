/** Doshas of the natal chart, a few rules each. Manglik, Kaal Sarp and Pitra have files of their own. */
import { separation } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { aspectEachOther, aspects, conjunct, exchangeSigns, joinedOrAspected } from '../condition/relation.ts';
import { inSigns } from '../condition/placement.ts';
import { moonInPada, moonInShare, moonInStars } from '../condition/birth.ts';
import { each, NODES } from '../condition/planet.ts';
import type { ChartReading } from '../condition/reading.ts';
import { all, any, names, some, widely } from '../condition/term.ts';
import { DARIDRA_YOGAS } from '../yoga/arishta.ts';
import { KEMADRUMA, SHAKATA } from '../yoga/lunar.ts';
import type { YogaRule } from '../yoga/rule.ts';
import { KALATRA } from './kalathra.ts';
import { doshaRow as row, type DoshaGrade, type DoshaRule } from './rule.ts';

const PRACTICE = 'practice of Indian almanacs';
/** A planet closer to a node than this is close, degrees. */
const CLOSE_DEG = 10;

const apart = (chart: ChartReading, a: Graha, b: Graha): number => separation(chart.longitudes[a], chart.longitudes[b]);

/** A yoga that counts as a dosha. */
const ofYogas = <const Id extends string>(id: Id, rules: readonly YogaRule[]): DoshaRule<Id> => ({
  id,
  source: rules[0]?.source ?? PRACTICE,
  rules: Object.fromEntries(rules.map((rule) => [rule.id, rule.when])),
  cancels: Object.assign({}, ...rules.map(({ cancels }) => cancels ?? {})),
});

/** With Rahu: stronger when within 10°, and when Jupiter is not in dignity. With Ketu: always mild. */
const guruChandalGrade = (chart: ChartReading, met: readonly string[]): DoshaGrade => {
  if (!met.includes('jupiter_rahu')) return 'mild';
  const close = apart(chart, 'jupiter', 'rahu') <= CLOSE_DEG;
  const heavier = [close, !chart.isDignified('jupiter')].filter(Boolean).length;
  if (heavier === 2) return 'strong';
  if (heavier === 1) return 'moderate';
  return 'mild';
};

/** Strong when a luminary is within 10° of the node it is with; moderate when both luminaries are with nodes. */
const grahanGrade = (chart: ChartReading, met: readonly string[]): DoshaGrade => {
  const close = (['sun', 'moon'] as const).some((planet) =>
    NODES.some((node) => chart.areConjunct(planet, node) && apart(chart, planet, node) < CLOSE_DEG),
  );
  if (close) return 'strong';
  if (met.length > 1) return 'moderate';
  return 'mild';
};

const SATURN_STARS: readonly number[] = [8, 17, 26];
const SATURN_SIGNS: readonly number[] = [10, 11];

/** Ganda mool stars, the strongest pada of each, and two harmless padas. */
const GANDA_STARS = [1, 9, 10, 18, 19, 27] as const;
// prettier-ignore
const STRONGEST_PADA = [[1, 1], [9, 4], [10, 1], [18, 4], [19, 1], [27, 4]] as const;
const HARMLESS_PADA = [
  [9, 1],
  [19, 4],
] as const;

/** Two ghatis of sixty. */
const TWO_GHATIS = 2 / 60;

/** In the order of every list. */
export const NATAL_DOSHAS = [
  row({
    id: 'guru_chandal',
    source: PRACTICE,
    rules: { jupiter_rahu: conjunct('jupiter', 'rahu'), jupiter_ketu: conjunct('jupiter', 'ketu') },
    grade: guruChandalGrade,
  }),
  row({
    id: 'grahan',
    source: PRACTICE,
    rules: {
      sun_with_node: some(NODES, conjunct('sun', each)),
      moon_with_node: some(NODES, conjunct('moon', each)),
    },
    grade: grahanGrade,
  }),
  row({
    id: 'shrapit',
    source: PRACTICE,
    rules: {
      saturn_rahu: conjunct('saturn', 'rahu'),
      saturn_aspects_rahu: widely(aspects('saturn', 'rahu')),
    },
  }),
  row({
    id: 'angarak',
    source: PRACTICE,
    rules: { mars_rahu: conjunct('mars', 'rahu'), mars_ketu: conjunct('mars', 'ketu') },
  }),
  row({
    id: 'vish',
    source: 'Phaladeepika; practice (vish yoga, punarphoo)',
    rules: {
      moon_with_saturn: conjunct('moon', 'saturn'),
      mutual_aspect: aspectEachOther('moon', 'saturn'),
      exchange: exchangeSigns('moon', 'saturn'),
      moon_under_saturn: all(
        names('moon'),
        aspects('saturn', 'moon'),
        any(inSigns('moon', SATURN_SIGNS), moonInStars(SATURN_STARS)),
      ),
    },
    cancels: { jupiter_with_or_aspecting_moon: joinedOrAspected('moon', 'jupiter') },
  }),
  row({
    id: 'gandmool',
    source: 'BPHS ch. 92 (ganda births)',
    rules: {
      ganda_star: all(names('moon'), moonInStars(GANDA_STARS)),
      strongest_pada: all(names('moon'), any(...STRONGEST_PADA.map(([star, pada]) => moonInPada(star, pada)))),
    },
    cancels: { harmless_pada: any(...HARMLESS_PADA.map(([star, pada]) => moonInPada(star, pada))) },
  }),
  row({
    id: 'abhukta_mula',
    source: 'BPHS ch. 93',
    rules: {
      two_ghatis: all(names('moon'), any(moonInShare(18, 1 - TWO_GHATIS, 1), moonInShare(19, 0, TWO_GHATIS))),
    },
  }),
  ofYogas('kemadruma', [KEMADRUMA]),
  ofYogas('daridra', DARIDRA_YOGAS),
  ofYogas('shakata', [SHAKATA]),
  KALATRA,
  row({ id: 'ghatak', source: PRACTICE, rules: { mars_saturn: conjunct('mars', 'saturn') } }),
];
