/** Doshas read off the natal chart, each a few rules (conventions H.4). Manglik, Kaal Sarp and Pitra have files of their own. */
import { separation } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { DARIDRA_YOGAS } from '../yoga/arishta.ts';
import type { YogaChart } from '../yoga/conditions.ts';
import { KEMADRUMA, SHAKATA } from '../yoga/lunar.ts';
import { given, type YogaRule } from '../yoga/rule.ts';
import { doshaRow as row, type DoshaGrade, type DoshaRule } from './rule.ts';

const PRACTICE = 'practice of Indian almanacs';
/** Nearer than this a planet is close to a node, degrees. */
const CLOSE_DEG = 10;

const apart = (c: YogaChart, a: Graha, b: Graha): number => separation(c.longitudes[a], c.longitudes[b]);
const together = (a: Graha, b: Graha) => (c: YogaChart) => given(c.cj(a, b), a, b);

/** A yoga that counts as a dosha. */
const ofYogas = <const Id extends string>(id: Id, rules: readonly YogaRule[]): DoshaRule<Id> => ({
  id,
  source: rules[0]?.source ?? PRACTICE,
  rules: Object.fromEntries(rules.map((rule) => [rule.id, rule.forms])),
  cancels: Object.assign({}, ...rules.map(({ cancels }) => cancels ?? {})),
});

/** With Rahu: stronger when within 10°, and when Jupiter is not in dignity. With Ketu: always mild. */
const guruChandalGrade = (c: YogaChart, met: readonly string[]): DoshaGrade => {
  if (!met.includes('jupiter_rahu')) return 'mild';
  const heavier = [apart(c, 'jupiter', 'rahu') <= CLOSE_DEG, !c.dig('jupiter')].filter(Boolean).length;
  return heavier === 2 ? 'strong' : heavier === 1 ? 'moderate' : 'mild';
};

const eclipsed = (luminary: 'sun' | 'moon') => (c: YogaChart) => {
  const nodes = (['rahu', 'ketu'] as const).filter((n) => c.cj(luminary, n));
  return given(nodes.length > 0, luminary, ...nodes);
};
/** Severe when a luminary stands within 10° of the node it is with. */
const grahanGrade = (c: YogaChart): DoshaGrade =>
  (['sun', 'moon'] as const).some((p) => (['rahu', 'ketu'] as const).some((n) => c.cj(p, n) && apart(c, p, n) < CLOSE_DEG))
    ? 'strong'
    : 'mild'; // prettier-ignore

const SATURN_STARS: readonly number[] = [8, 17, 26];
const SATURN_SIGNS: readonly number[] = [10, 11];
const moonUnderSaturn = (c: YogaChart): boolean =>
  c.as('saturn', 'moon') && (SATURN_SIGNS.includes(c.signs.moon) || SATURN_STARS.includes(c.moonStar.id));

/** Ganda mool stars: the pada that is the heaviest, and the one that harms nobody. */
const GANDA: Readonly<Record<number, { readonly strongest: number; readonly harmless?: number }>> = {
  1: { strongest: 1 },
  9: { strongest: 4, harmless: 1 },
  10: { strongest: 1 },
  18: { strongest: 4 },
  19: { strongest: 1, harmless: 4 },
  27: { strongest: 4 },
};
const ganda = (c: YogaChart) => GANDA[c.moonStar.id];

/** Two ghatis of sixty. */
const TWO_GHATIS = 2 / 60;
const abhukta = ({ moonStar: { id, elapsed } }: YogaChart): boolean =>
  (id === 18 && elapsed >= 1 - TWO_GHATIS) || (id === 19 && elapsed < TWO_GHATIS);

const KALATRA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

/** In the order of every list. */
export const NATAL_DOSHAS = [
  row({
    id: 'guru_chandal',
    source: PRACTICE,
    rules: { jupiter_rahu: together('jupiter', 'rahu'), jupiter_ketu: together('jupiter', 'ketu') },
    grade: guruChandalGrade,
  }),
  row({
    id: 'grahan',
    source: PRACTICE,
    rules: { sun_with_node: eclipsed('sun'), moon_with_node: eclipsed('moon') },
    grade: (c, met) => (met.length > 1 && grahanGrade(c) === 'mild' ? 'moderate' : grahanGrade(c)),
  }),
  row({
    id: 'shrapit',
    source: PRACTICE,
    rules: {
      saturn_rahu: together('saturn', 'rahu'),
      saturn_aspects_rahu: (c) => given(c.doctrine.wide && c.as('saturn', 'rahu'), 'saturn', 'rahu'),
    },
  }),
  row({
    id: 'angarak',
    source: PRACTICE,
    rules: { mars_rahu: together('mars', 'rahu'), mars_ketu: together('mars', 'ketu') },
  }),
  row({
    id: 'vish',
    source: 'Phaladeepika; practice (vish yoga, punarphoo)',
    rules: {
      moon_with_saturn: together('moon', 'saturn'),
      mutual_aspect: (c) => given(c.mu('moon', 'saturn'), 'moon', 'saturn'),
      exchange: (c) => given(c.xc('moon', 'saturn'), 'moon', 'saturn'),
      moon_under_saturn: (c) => given(moonUnderSaturn(c), 'moon', 'saturn'),
    },
    cancels: { jupiter_with_or_aspecting_moon: (c) => c.touchedBy('moon', 'jupiter') },
  }),
  row({
    id: 'gandmool',
    source: 'BPHS ch. 92 (ganda births)',
    rules: {
      ganda_star: (c) => given(ganda(c) !== undefined, 'moon'),
      strongest_pada: (c) => given(ganda(c)?.strongest === c.moonStar.pada, 'moon'),
    },
    cancels: { harmless_pada: (c) => ganda(c)?.harmless === c.moonStar.pada },
  }),
  row({ id: 'abhukta_mula', source: 'BPHS ch. 93', rules: { two_ghatis: (c) => given(abhukta(c), 'moon') } }),
  ofYogas('kemadruma', [KEMADRUMA]),
  ofYogas('daridra', DARIDRA_YOGAS),
  ofYogas('shakata', [SHAKATA]),
  row({
    id: 'kalatra',
    source: 'South Indian practice (kalathra dosha)',
    rules: Object.fromEntries(
      (['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const).map((p) => [
        p,
        (c: YogaChart) => given(c.at(p, KALATRA_HOUSES), p),
      ]),
    ),
  }),
  row({ id: 'ghatak', source: PRACTICE, rules: { mars_saturn: together('mars', 'saturn') } }),
];
