/** The settings on which programs differ, how unusual each is, and which observed values depend on them. */
import { DASHA_SEED_KEYS } from '../dasha/seed.ts';
import { SUNRISE_RULES, type AyanamsaKey, type HouseSystem, type SunriseRule } from '../ephemeris/sky.ts';
import { SLIPS, type Slip } from './explain-input.ts';
import type { Observation } from './explain-observed.ts';
import type { OtherSettings, SkyTheory } from './explain-ranges.ts';

/**
 * How unusual a setting or a slip is, in points, 0 for Lahiri and all defaults. The sum orders candidates that fit equally
 * many values: the commoner stands first. By use: what Indian programs and almanacs start with, then what they offer.
 */
export const RARITY = {
  userAyanamsa: 120,
  /** What is rarer fits a single value by chance, such as a slip together with an ayanamsa that hardly any program offers. */
  chanceOfOne: 100,
  topocentric: 40,
  geometric: 50,
  otherSeed: 60,
  /** Plus one for each slip that is likelier (order of `SLIPS`). */
  slip: 60,
} as const;
/** Points of the ayanamsas, the commonest first. Rarer than all named here, yet likelier than a slip: `OTHER_AYANAMSA`. */
const AYANAMSA_RARITY: Readonly<Partial<Record<AyanamsaKey, number>>> = {
  lahiri: 0,
  true_chitra: 7,
  krishnamurti: 8,
  raman: 9,
  krishnamurti_vp291: 15,
  true_pushya: 16,
  yukteshwar: 17,
  fagan_bradley: 18,
  lahiri_icrc: 20,
  lahiri_1940: 21,
  lahiri_vp285: 22,
  suryasiddhanta: 26,
  jn_bhasin: 27,
  usha_shashi: 28,
  true_revati: 29,
  true_mula: 30,
};
const OTHER_AYANAMSA = 44;
/** Points of the nodes, of the years of the dasha in days, and of the sunrises. */
const NODE_RARITY = { mean: 0, true: 6 } as const;
// prettier-ignore
const YEAR_RARITY: Readonly<Record<string, number>> = { 365.25: 0, 365.2425: 10, 365.24219: 11, 365.256363: 12, 360: 20 };
const SUNRISE_RARITY: Readonly<Record<SunriseRule, number>> = { apparent: 0, center: 6, hindu: 7, observer: 8 };
/** House systems, the commonest first; each is a point rarer than the one before. */
const CUSP_SYSTEMS: readonly HouseSystem[] = [
  'whole_sign',
  'sripati',
  'placidus',
  'equal',
  'equal_mid',
  'porphyry',
  'koch',
  'campanus',
  'regiomontanus',
  'alcabitius',
  'topocentric',
];

/** How unusual a named ayanamsa is. */
export const rarityOfAyanamsa = (key: AyanamsaKey): number => AYANAMSA_RARITY[key] ?? OTHER_AYANAMSA;
/** How unusual a slip is; 0 for none. */
export const rarityOfSlip = (slip: Slip | null): number => (slip === null ? 0 : RARITY.slip + SLIPS.indexOf(slip));
/** How unusual a sky theory is. */
export const rarityOfSky = ({ observer, positions }: SkyTheory): number =>
  (observer === 'topocentric' ? RARITY.topocentric : 0) + (positions === 'geometric' ? RARITY.geometric : 0);

/** Settings that are decided together, beside the ayanamsa and the sky theory. */
export type ChoiceGroup = 'none' | 'node' | 'house' | 'dasha' | 'sunrise';

const isNodeSeen = ({ body }: Observation): boolean => body === 'rahu' || body === 'ketu';

/** The settings that an observed value depends on. */
export const groupOfObservation = (seen: Observation): ChoiceGroup => {
  if (isNodeSeen(seen)) return 'node';
  if (seen.what === 'cusp') return 'house';
  if (seen.what === 'dasha_start') return 'dasha';
  return seen.what === 'sunrise' || seen.what === 'sunset' ? 'sunrise' : 'none';
};

/** Whether a value depends on the observer; on light-time and aberration. The Moon's end of a tithi moves by its parallax. */
export const dependsOnObserver = (seen: Observation): boolean =>
  (seen.what === 'longitude' && !isNodeSeen(seen)) || ['dasha_start', 'nakshatra_end', 'tithi_end'].includes(seen.what);
export const dependsOnLight = (seen: Observation): boolean => dependsOnObserver(seen) && seen.what !== 'tithi_end';
/** Whether a value depends on where on Earth it is seen from, whatever the settings. */
export const dependsOnPlace = ({ what }: Observation): boolean =>
  ['ascendant', 'mc', 'cusp', 'sunrise', 'sunset'].includes(what);
/** Whether a value tells anything of the ayanamsa. */
export const dependsOnAyanamsa = ({ what }: Observation): boolean => !['tithi_end', 'sunrise', 'sunset'].includes(what);

/** One choice of a group of settings. */
export interface SettingsChoice {
  readonly settings: Partial<OtherSettings>;
  readonly rarity: number;
}

/** Every choice of a group, the usual one first. `altitude`: without one the sunrise rule `observer` is `apparent`. */
export const choicesOfGroup = (
  group: ChoiceGroup,
  altitude: number,
  yearLengths: readonly number[],
): readonly SettingsChoice[] => {
  switch (group) {
    case 'none':
      return [{ settings: {}, rarity: 0 }];
    case 'node':
      return [
        { settings: { node: 'mean' }, rarity: NODE_RARITY.mean },
        { settings: { node: 'true' }, rarity: NODE_RARITY.true },
      ];
    case 'house':
      return CUSP_SYSTEMS.map((houseSystem, i) => ({ settings: { houseSystem }, rarity: i }));
    case 'sunrise':
      return SUNRISE_RULES.filter((rule) => rule !== 'observer' || altitude !== 0).map((sunrise) => ({
        settings: { sunrise },
        rarity: SUNRISE_RARITY[sunrise],
      }));
    case 'dasha':
      return DASHA_SEED_KEYS.flatMap((seed) =>
        yearLengths.map((yearLength) => ({
          settings: { seed, yearLength },
          rarity: (YEAR_RARITY[yearLength] ?? 20) + (seed === 'moon' ? 0 : RARITY.otherSeed),
        })),
      );
  }
};
