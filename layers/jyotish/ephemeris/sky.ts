/**
 * The interface to the sky: everything the engine needs from an ephemeris. `swisseph.ts` is the only implementation;
 * `year-table.ts` serves the longitude part from a table. Degrees, UT, east and north positive, unless a name says otherwise.
 */
import type { JulianDay } from './instant.ts';
import type { FittedPieces } from './fitted.ts';

/** The nine grahas, in the order every list of this service keeps. */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
export type Graha = (typeof GRAHAS)[number];
/** Planets that no rule of the shastra uses. */
export const OUTER = ['uranus', 'neptune', 'pluto'] as const;
/** Anything with a position. `rahu` is the mean or true node as the sky was opened; `ketu` is opposite to it. */
export type Body = Graha | (typeof OUTER)[number];

/** Ayanamsa key → Swiss Ephemeris mode (README.md). */
export const AYANAMSAS = {
  lahiri: 1,
  lahiri_icrc: 46,
  lahiri_1940: 43,
  lahiri_vp285: 44,
  true_chitra: 27,
  krishnamurti: 5,
  krishnamurti_vp291: 45,
  raman: 3,
  fagan_bradley: 0,
  yukteshwar: 7,
  jn_bhasin: 8,
  usha_shashi: 4,
  true_pushya: 29,
  true_revati: 28,
  true_mula: 35,
  suryasiddhanta: 21,
  ss_citra: 26,
  ss_revati: 25,
  deluce: 2,
  djwhal_khul: 6,
  babylonian_kugler1: 9,
  babylonian_kugler2: 10,
  babylonian_kugler3: 11,
  babylonian_huber: 12,
  babylonian_etpsc: 13,
  aldebaran_15tau: 14,
  hipparchos: 15,
  sassanian: 16,
  galcent_0sag: 17,
  j2000: 18,
  j1900: 19,
  b1950: 20,
  suryasiddhanta_msun: 22,
  aryabhata: 23,
  aryabhata_msun: 24,
  galcent_rgilbrand: 30,
  galequ_iau1958: 31,
  galequ_true: 32,
  galequ_mula: 33,
  galalign_mardyks: 34,
  galcent_mula_wilhelm: 36,
  aryabhata_522: 37,
  babylonian_britton: 38,
  true_sheoran: 39,
  galcent_cochrane: 40,
  galequ_fiorenza: 41,
  valens_moon: 42,
} as const;
export type AyanamsaKey = keyof typeof AYANAMSAS;
const isAyanamsaKey = (key: string): key is AyanamsaKey => key in AYANAMSAS;
/** Every named ayanamsa, in the order of the table. */
export const AYANAMSA_KEYS: readonly AyanamsaKey[] = Object.keys(AYANAMSAS).filter(isAyanamsaKey);
/** A named ayanamsa, or one of the caller's own: `value` degrees at `t0_jd` (TT), precessing from there. */
export type Ayanamsa = AyanamsaKey | { readonly t0_jd: number; readonly value: number };

/** House system key → Swiss Ephemeris letter. `sripati` is made from the middles of Porphyry houses (../chart/README.md). */
export const HOUSE_SYSTEMS = {
  whole_sign: 'W',
  equal: 'E',
  equal_mid: 'E',
  sripati: 'O',
  porphyry: 'O',
  placidus: 'P',
  koch: 'K',
  campanus: 'C',
  regiomontanus: 'R',
  alcabitius: 'B',
  topocentric: 'T',
} as const;
export type HouseSystem = keyof typeof HOUSE_SYSTEMS;

/** Definitions of sunrise (README.md). */
export const SUNRISE_RULES = ['apparent', 'center', 'hindu', 'observer'] as const;
export type SunriseRule = (typeof SUNRISE_RULES)[number];

/** A place on Earth: degrees, and metres above sea level. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly altitude: number;
}

/** How longitudes are counted and from where they are seen. */
export interface SkySettings {
  readonly ayanamsa: Ayanamsa;
  readonly node: 'mean' | 'true';
  readonly observer: 'geocentric' | 'topocentric';
  /** Place of the observer; used by `topocentric` only. */
  readonly place?: Place;
}
/** The settings of every answer that names no others. */
export const USUAL_SKY: SkySettings = { ayanamsa: 'lahiri', node: 'mean', observer: 'geocentric' };

/** Longitudes alone: what searches need. Sidereal degrees, 0 ≤ x < 360. A year table implements this too. */
export interface Longitudes {
  longitude(body: Body, jd: JulianDay): number;
}

/** An apparent position of date. */
export interface Position {
  /** Sidereal longitude, 0 ≤ x < 360. */
  readonly longitude: number;
  readonly latitude: number;
  /** Astronomical units; 0 for the mean node. */
  readonly distance: number;
  /** Tropical longitude speed, degrees per day (the ayanamsa's own 0.00004°/day is not taken off). */
  readonly speed: number;
}

/** A tropical position referred to the mean equinox of date: nutation left out. Degrees and astronomical units. */
export interface MeanPosition {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
}

/** An apparent place of a fixed star. Degrees. */
export interface StarPlace {
  /** Sidereal longitude, 0 ≤ x < 360. */
  readonly longitude: number;
  /** Tropical longitude from the true equinox of date, 0 ≤ x < 360. */
  readonly tropical: number;
  readonly latitude: number;
  /** Visual magnitude: smaller is brighter. */
  readonly magnitude: number;
}

/** Right ascension and declination of date, degrees, and distance in astronomical units (0 for the mean node). */
export interface Equatorial {
  readonly ra: number;
  readonly dec: number;
  readonly distance: number;
}

/** The frame of houses at an instant and place. All sidereal degrees except `armc` and `obliquity`. */
export interface Houses {
  readonly ascendant: number;
  readonly mc: number;
  /** Twelve starts of houses as the Swiss Ephemeris gives them for the system's letter (for `sripati`, the middles). */
  readonly cusps: readonly number[];
  readonly armc: number;
  readonly obliquity: number;
}

/** Which event of a body's daily arc. */
export type HorizonEvent = 'rise' | 'set' | 'transit' | 'anti_transit';
export type Twilight = 'civil' | 'nautical' | 'astronomical';

/** A solar eclipse for the Earth as a whole. */
export interface SolarEclipse {
  readonly kind: 'total' | 'annular' | 'hybrid' | 'partial';
  readonly maximum: JulianDay;
  readonly begin: JulianDay;
  readonly end: JulianDay;
  /** At the place of greatest eclipse: fraction of the solar diameter covered; ratio of the diameters where central. */
  readonly magnitude: number;
  readonly saros: Saros;
  /** Where it is greatest. */
  readonly greatest: { readonly lat: number; readonly lon: number };
}

/** Series and member number of an eclipse. */
export interface Saros {
  readonly series: number;
  readonly member: number;
}

/** A solar eclipse as a place sees it: contacts, null where there is none. */
export interface LocalSolarEclipse {
  /** Kind as seen from the place. */
  readonly kind: 'total' | 'annular' | 'partial';
  readonly first: JulianDay;
  readonly second: JulianDay | null;
  readonly maximum: JulianDay;
  readonly third: JulianDay | null;
  readonly fourth: JulianDay;
  readonly sunriseDuring: JulianDay | null;
  readonly sunsetDuring: JulianDay | null;
  readonly visible: {
    readonly first: boolean;
    readonly maximum: boolean;
    readonly fourth: boolean;
    readonly any: boolean;
  };
  readonly magnitude: number;
  readonly obscuration: number;
  readonly saros: Saros;
}

/** Fraction of the solar diameter covered and the altitude of the Sun, at an instant and place. */
export interface SolarEclipseAt {
  readonly magnitude: number;
  readonly obscuration: number;
  readonly saros: Saros;
  /** True altitude of the Sun, degrees. */
  readonly altitude: number;
}

/** A lunar eclipse: contacts are null where that phase does not happen; magnitudes in lunar diameters. */
export interface LunarEclipse {
  readonly kind: 'total' | 'partial' | 'penumbral';
  readonly maximum: JulianDay;
  readonly penumbralBegin: JulianDay | null;
  readonly partialBegin: JulianDay | null;
  readonly totalBegin: JulianDay | null;
  readonly totalEnd: JulianDay | null;
  readonly partialEnd: JulianDay | null;
  readonly penumbralEnd: JulianDay | null;
  readonly umbral: number;
  readonly penumbral: number;
  readonly saros: Saros;
}

/** What a place sees of a lunar eclipse. */
export interface LunarEclipseSeen {
  /** Some phase, penumbral included, is above the horizon. */
  readonly visible: boolean;
  /** Moonrise and moonset between the first and last contact. */
  readonly moonriseDuring: JulianDay | null;
  readonly moonsetDuring: JulianDay | null;
}

/**
 * An opened sky: one set of settings over one ephemeris. Synchronous and cheap to open. Every method throws `SkyError`
 * (`EPHEMERIS_RANGE`) when the library would leave its files: never a silent change of theory.
 */
export interface Sky extends Longitudes {
  readonly settings: SkySettings;
  /** Pieces of tables over its ephemeris, which all its skies share. */
  readonly fitted: FittedPieces;
  /** Tropical minus sidereal at `jd`, with nutation; one value per instant serves every body. */
  ayanamsa(jd: JulianDay): number;
  /** The same without nutation. */
  ayanamsaMean(jd: JulianDay): number;
  /** Tropical longitude of date. */
  tropical(body: Body, jd: JulianDay): number;
  position(body: Body, jd: JulianDay): Position;
  equatorial(body: Body, jd: JulianDay): Equatorial;
  /** The cheapest complete position; `nutation` and the true obliquity turn it into what `equatorial` returns. */
  meanPosition(body: Body, jd: JulianDay): MeanPosition;
  /** Nutation in longitude, degrees: longitude from the true equinox minus that from the mean one. */
  nutation(jd: JulianDay): number;
  /**
   * Houses at a place. Throws `SkyError` `HOUSES_UNDEFINED` where the system has no solution (Placidus, Koch and
   * Topocentric inside the polar circles).
   */
  houses(system: HouseSystem, jd: JulianDay, place: Place): Houses;
  /** Sidereal ascendant alone. */
  ascendant(jd: JulianDay, place: Place): number;
  /**
   * First event of the Sun, Moon or another body after `jd` under a rule; null when there is none within a day and a
   * half (circumpolar). `transit` and `anti_transit` ignore the rule.
   */
  nextEvent(body: Body, event: HorizonEvent, jd: JulianDay, place: Place, rule: SunriseRule): JulianDay | null;
  /** Next dawn (`rise`) or dusk (`set`) of a twilight of the Sun, null in the polar seasons. */
  nextTwilight(kind: Twilight, event: 'rise' | 'set', jd: JulianDay, place: Place): JulianDay | null;
  /** Apparent magnitude of a planet, the Sun or the Moon: smaller is brighter. Not for the nodes. */
  magnitude(body: Exclude<Body, 'rahu' | 'ketu'>, jd: JulianDay): number;
  /** A fixed star by its designation in the list of the Swiss Ephemeris (`alVir`). */
  star(designation: string, jd: JulianDay): StarPlace;
  /** TT − UT in seconds. */
  deltaT(jd: JulianDay): number;
  obliquity(jd: JulianDay): { readonly trueOfDate: number; readonly mean: number };
  /** Apparent sidereal time at Greenwich, degrees 0 ≤ x < 360. */
  siderealTime(jd: JulianDay): number;
  /** Apparent minus mean solar time, minutes. */
  equationOfTime(jd: JulianDay): number;
  nextSolarEclipse(jd: JulianDay): SolarEclipse;
  /** The next solar eclipse of which some phase is above this place's horizon. */
  nextLocalSolarEclipse(jd: JulianDay, place: Place): LocalSolarEclipse;
  solarEclipseAt(jd: JulianDay, place: Place): SolarEclipseAt;
  nextLunarEclipse(jd: JulianDay): LunarEclipse;
  /** What a place sees of an eclipse found by `nextLunarEclipse`. */
  lunarEclipseAt(eclipse: LunarEclipse, place: Place): LunarEclipseSeen;
  /** The same sky under other settings. Cheap. */
  under(changes: Partial<SkySettings>): Sky;
}

/** No answer from the ephemeris: outside its files, or a house system without a solution. `code` is an error code of the API. */
export class SkyError extends Error {
  readonly code: 'EPHEMERIS_RANGE' | 'HOUSES_UNDEFINED';
  constructor(code: 'EPHEMERIS_RANGE' | 'HOUSES_UNDEFINED', message: string) {
    super(message);
    this.name = 'SkyError';
    this.code = code;
  }
}
