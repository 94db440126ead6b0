/** The settings on which programs differ, how unusual each is, and which observed values depend on them. */
import { DASHA_SEED_KEYS } from '../dasha/seed.ts';
import { SUNRISE_RULES, type AyanamsaKey, type HouseSystem } from '../ephemeris/sky.ts';
import type { Observation } from './explain-observed.ts';
import type { OtherSettings, SkyTheory } from './explain-ranges.ts';

/** How unusual a setting or a slip is: the sum orders candidates that fit equally well. Lahiri and all defaults: 0. */
export const RARITY = {
  otherAyanamsa: 1.6,
  userAyanamsa: 6,
  topocentric: 2,
  geometric: 2.5,
  trueNode: 0.3,
  otherSeed: 3,
  otherSunrise: 0.3,
  slip: 3,
} as const;
const AYANAMSA_RARITY: Readonly<Partial<Record<AyanamsaKey, number>>> = {
  lahiri: 0,
  krishnamurti: 0.4,
  raman: 0.4,
  true_chitra: 0.4,
  krishnamurti_vp291: 0.8,
  true_pushya: 0.8,
  fagan_bradley: 0.8,
  yukteshwar: 0.8,
  lahiri_icrc: 1,
};
// prettier-ignore
const YEAR_RARITY: Readonly<Record<string, number>> = { 365.25: 0, 365.2425: 0.5, 365.24219: 0.5, 365.256363: 0.5, 360: 1 };

/** How unusual a named ayanamsa is. */
export const rarityOfAyanamsa = (key: AyanamsaKey): number => AYANAMSA_RARITY[key] ?? RARITY.otherAyanamsa;
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

/** Whole signs begin where signs do, whatever the ayanamsa: their cusps tell nothing. */
const CUSP_SYSTEMS: readonly HouseSystem[] = [
  'placidus',
  'sripati',
  'equal',
  'equal_mid',
  'porphyry',
  'koch',
  'campanus',
  'regiomontanus',
  'alcabitius',
  'topocentric',
];

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
        { settings: { node: 'mean' }, rarity: 0 },
        { settings: { node: 'true' }, rarity: RARITY.trueNode },
      ];
    case 'house':
      return CUSP_SYSTEMS.map((houseSystem, i) => ({ settings: { houseSystem }, rarity: i / 20 }));
    case 'sunrise':
      return SUNRISE_RULES.filter((rule) => rule !== 'observer' || altitude !== 0).map((sunrise) => ({
        settings: { sunrise },
        rarity: sunrise === 'apparent' ? 0 : RARITY.otherSunrise,
      }));
    case 'dasha':
      return DASHA_SEED_KEYS.flatMap((seed) =>
        yearLengths.map((yearLength) => ({
          settings: { seed, yearLength },
          rarity: (YEAR_RARITY[yearLength] ?? 1) + (seed === 'moon' ? 0 : RARITY.otherSeed),
        })),
      );
  }
};
