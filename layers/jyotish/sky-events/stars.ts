/**
 * Fixed stars of Indian astronomy: the junction stars (yogataras) of the nakshatras and other stars that have a name of
 * their own. Identified as in E. Burgess, Translation of the Surya Siddhanta ch. 8, and in the list of the Swiss Ephemeris;
 * for Vishakha both have ι Librae, where most lists of today have α.
 */
import { STAR_KEYS, type StarKey } from '../chart/nakshatra.ts';
import { sphereDistance } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Sky, StarPlace } from '../ephemeris/sky.ts';

/** Stars beside those of the nakshatras: named by Surya Siddhanta 8, the pole star, the seven sages and Arundhati. */
export const NAMED_STARS = [
  'agastya',
  'lubdhaka',
  'agni',
  'brahmahridaya',
  'prajapati',
  'dhruva',
  'kratu',
  'pulaha',
  'pulastya',
  'atri',
  'angiras',
  'vasishtha',
  'marichi',
  'arundhati',
] as const;
export type NamedStar = (typeof NAMED_STARS)[number];

/** Other stars that some take for the junction star of a nakshatra. */
export const RIVAL_STARS = ['vishakha_iota', 'uttara_bhadrapada_alpha'] as const;
export type RivalStar = (typeof RIVAL_STARS)[number];

/** Every star that may be asked for. */
export const FIXED_STARS = [...STAR_KEYS, ...NAMED_STARS, ...RIVAL_STARS] as const;
export type FixedStar = (typeof FIXED_STARS)[number];

interface StarRow {
  /** In the list of the Swiss Ephemeris. */
  readonly id: string;
  /** As astronomers write it. */
  readonly designation: string;
  /** Name in western use; null where there is none. */
  readonly common: string | null;
  /** The nakshatra whose junction star it is, or may be. */
  readonly nakshatra?: StarKey;
}

const row = (id: string, designation: string, common: string | null = null): StarRow => ({ id, designation, common });

const JUNCTION: Readonly<Record<StarKey, StarRow>> = {
  ashwini: row('beAri', 'β Arietis', 'Sheratan'),
  bharani: row('41Ari', '41 Arietis', 'Bharani'),
  krittika: row('etTau', 'η Tauri', 'Alcyone'),
  rohini: row('alTau', 'α Tauri', 'Aldebaran'),
  mrigashira: row('laOri', 'λ Orionis', 'Meissa'),
  ardra: row('alOri', 'α Orionis', 'Betelgeuse'),
  punarvasu: row('beGem', 'β Geminorum', 'Pollux'),
  pushya: row('deCnc', 'δ Cancri', 'Asellus Australis'),
  ashlesha: row('epHya', 'ε Hydrae', 'Ashlesha'),
  magha: row('alLeo', 'α Leonis', 'Regulus'),
  purva_phalguni: row('deLeo', 'δ Leonis', 'Zosma'),
  uttara_phalguni: row('beLeo', 'β Leonis', 'Denebola'),
  hasta: row('deCrv', 'δ Corvi', 'Algorab'),
  chitra: row('alVir', 'α Virginis', 'Spica'),
  swati: row('alBoo', 'α Bootis', 'Arcturus'),
  vishakha: row('al-2Lib', 'α Librae', 'Zubenelgenubi'),
  anuradha: row('deSco', 'δ Scorpii', 'Dschubba'),
  jyeshtha: row('alSco', 'α Scorpii', 'Antares'),
  mula: row('laSco', 'λ Scorpii', 'Shaula'),
  purva_ashadha: row('deSgr', 'δ Sagittarii', 'Kaus Media'),
  uttara_ashadha: row('siSgr', 'σ Sagittarii', 'Nunki'),
  shravana: row('alAql', 'α Aquilae', 'Altair'),
  dhanishta: row('beDel', 'β Delphini', 'Rotanev'),
  shatabhisha: row('laAqr', 'λ Aquarii', 'Hydor'),
  purva_bhadrapada: row('alPeg', 'α Pegasi', 'Markab'),
  uttara_bhadrapada: row('gaPeg', 'γ Pegasi', 'Algenib'),
  revati: row('zePsc', 'ζ Piscium', 'Revati'),
  abhijit: row('alLyr', 'α Lyrae', 'Vega'),
};

const NAMED: Readonly<Record<NamedStar, StarRow>> = {
  agastya: row('alCar', 'α Carinae', 'Canopus'),
  lubdhaka: row('alCMa', 'α Canis Majoris', 'Sirius'),
  agni: row('beTau', 'β Tauri', 'Elnath'),
  brahmahridaya: row('alAur', 'α Aurigae', 'Capella'),
  prajapati: row('deAur', 'δ Aurigae'),
  dhruva: row('alUMi', 'α Ursae Minoris', 'Polaris'),
  kratu: row('alUMa', 'α Ursae Majoris', 'Dubhe'),
  pulaha: row('beUMa', 'β Ursae Majoris', 'Merak'),
  pulastya: row('gaUMa', 'γ Ursae Majoris', 'Phecda'),
  atri: row('deUMa', 'δ Ursae Majoris', 'Megrez'),
  angiras: row('epUMa', 'ε Ursae Majoris', 'Alioth'),
  vasishtha: row('zeUMa', 'ζ Ursae Majoris', 'Mizar'),
  marichi: row('etUMa', 'η Ursae Majoris', 'Alkaid'),
  arundhati: row('80UMa', '80 Ursae Majoris', 'Alcor'),
};

const RIVALS: Readonly<Record<RivalStar, StarRow>> = {
  vishakha_iota: { ...row('io-1Lib', 'ι Librae'), nakshatra: 'vishakha' },
  uttara_bhadrapada_alpha: { ...row('alAnd', 'α Andromedae', 'Alpheratz'), nakshatra: 'uttara_bhadrapada' },
};

const isJunction = (key: FixedStar): key is StarKey => key in JUNCTION;
const isRival = (key: FixedStar): key is RivalStar => key in RIVALS;
const rowOf = (key: FixedStar): StarRow => {
  if (isJunction(key)) return { ...JUNCTION[key], nakshatra: key };
  return isRival(key) ? RIVALS[key] : NAMED[key];
};

/** A star at an instant. */
export interface StarFound extends Omit<StarRow, 'id'>, StarPlace {
  readonly key: FixedStar;
  /** Degrees from the Moon on the sphere, 0–180. */
  readonly fromMoon: number;
  /** The row by which this service knows the nakshatra; false for a rival and for stars of no nakshatra. */
  readonly junction: boolean;
}

/** Apparent places of stars at an instant, in the order asked for. */
export const starsAt = (sky: Sky, jd: JulianDay, keys: readonly FixedStar[]): readonly StarFound[] => {
  const moon = sky.position('moon', jd);
  return keys.map((key) => {
    const { id, ...rest } = rowOf(key);
    const place = sky.star(id, jd);
    return {
      ...rest,
      ...place,
      key,
      junction: isJunction(key),
      fromMoon: sphereDistance(moon, place),
    };
  });
};
