/** All doshas of a birth in one list, in one form. Those of a couple are in `matching`. */
import { houseFrom } from '../chart/rashi.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import type { ChartReading } from '../condition/reading.ts';
import { BIRTH_TIME_DOSHA_IDS, birthTimeDoshas, type BirthTimeDoshaId } from './birth-time.ts';
import { kaalSarpIn } from './kaal-sarp.ts';
import { manglikCancellers, manglikIn, manglikRules, type ManglikHouses } from './manglik.ts';
import { NATAL_DOSHAS } from './natal.ts';
import { PITRA } from './pitra.ts';
import { kalathraOf, type KalathraEasing } from './kalathra.ts';
import { pairDoshas, type PairEasing } from './pairs.ts';
import { judgeDosha, type DoshaFinding, type DoshaRule } from './rule.ts';
import { sadeSatiPhase } from './sade-sati.ts';

const manglikFinding = (c: ChartReading, houses: ManglikHouses): DoshaFinding<'manglik'> => {
  const found = manglikIn(c, houses);
  return {
    id: 'manglik',
    present: found.manglik,
    grade: found.grade,
    met: manglikRules(c, houses),
    planets: found.manglik ? ['mars'] : [],
    cancelledBy: manglikCancellers(c, found),
  };
};

const kaalSarpFinding = (c: ChartReading): DoshaFinding<'kaal_sarp'> => {
  const { present, met, grade } = kaalSarpIn(c);
  return { id: 'kaal_sarp', present, grade, met, planets: present ? ['rahu', 'ketu'] : [], cancelledBy: [] };
};

const NATAL_RULES: readonly DoshaRule<RuledDoshaId>[] = [PITRA, ...NATAL_DOSHAS];
type RuledDoshaId = (typeof PITRA)['id'] | (typeof NATAL_DOSHAS)[number]['id'];
type NatalDoshaId = 'manglik' | 'kaal_sarp' | RuledDoshaId;
type SaturnDoshaId = 'sade_sati' | 'dhaiya';
/** Every dosha of the list. */
export type DoshaId = NatalDoshaId | SaturnDoshaId | BirthTimeDoshaId;

/** The doshas in the order of `allDoshas`. */
export const DOSHA_IDS: readonly DoshaId[] = [
  'manglik',
  'kaal_sarp',
  ...NATAL_RULES.map(({ id }) => id),
  'sade_sati',
  'dhaiya',
  ...BIRTH_TIME_DOSHA_IDS,
];

/** Doshas that the natal chart alone decides. */
export const natalDoshas = (c: ChartReading, houses: ManglikHouses = 'all'): readonly DoshaFinding<NatalDoshaId>[] => [
  manglikFinding(c, houses),
  kaalSarpFinding(c),
  ...NATAL_RULES.map((rule) => judgeDosha(rule, c)),
];

const single = (id: SaturnDoshaId, met: string | null, planets: readonly Graha[]): DoshaFinding<SaturnDoshaId> => ({
  id,
  present: met !== null,
  grade: met === null ? 'none' : 'mild',
  met: met === null ? [] : [{ id: met, grounds: [] }],
  planets: met === null ? [] : planets,
  cancelledBy: [],
});

/** Dhaiya by the house of Saturn from the Moon: its two rules. */
export const DHAIYA_RULES = new Map([
  [4, 'fourth_from_moon'],
  [8, 'eighth_from_moon'],
]);

/** Doshas of Saturn's transit: its place at an instant, counted from the natal Moon. */
export const saturnDoshas = (sky: Sky, moon: number, at: JulianDay): readonly DoshaFinding<SaturnDoshaId>[] => {
  const saturn = sky.longitude('saturn', at);
  const house = houseFrom(Math.floor(moon / 30) + 1, Math.floor(saturn / 30) + 1);
  return [
    single('sade_sati', sadeSatiPhase(moon, saturn), ['saturn', 'moon']),
    single('dhaiya', DHAIYA_RULES.get(house) ?? null, ['saturn', 'moon']),
  ];
};

/** What eases doshas that are present without cancelling them, by dosha. */
export const doshaEasings = (c: ChartReading): ReadonlyMap<DoshaId, readonly (PairEasing | KalathraEasing)[]> => {
  const found = new Map<DoshaId, readonly (PairEasing | KalathraEasing)[]>();
  const kalatra = kalathraOf(c);
  if (kalatra.present) found.set(kalatra.id, kalatra.easedBy);
  // The heaviest pair of a dosha stands first.
  for (const { id, easedBy } of pairDoshas(c)) if (!found.has(id)) found.set(id, easedBy);
  return found;
};

/** Every dosha of a birth, those of Saturn's transit at the instant `at`. */
export const allDoshas = (
  sky: Sky,
  c: ChartReading,
  birth: { readonly jd: JulianDay; readonly day: VedicDay; readonly moon: number },
  at: JulianDay,
  houses: ManglikHouses = 'all',
): readonly DoshaFinding<DoshaId>[] => [
  ...natalDoshas(c, houses),
  ...saturnDoshas(sky, birth.moon, at),
  ...birthTimeDoshas(sky, birth.jd, birth.day),
];
