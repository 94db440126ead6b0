/**
 * The condition language of yogas and doshas (conventions H.1): one reading of a chart, or of one of its vargas, in
 * which every rule is a short sentence. Houses are counted by signs and inclusively; a relation needs two planets.
 */
import { norm360 } from '../ephemeris/angle.ts';
import { KENDRAS } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { debilitationSign, dignityOf, exaltationSign, type Dignity } from '../chart/dignity.ts';
import { aspectsSign, type NodeAspects } from '../chart/drishti.ts';
import { byGraha, GRAHA_TABLE, isNode } from '../chart/graha.ts';
import { nakshatraOf, type NakshatraPosition } from '../chart/nakshatra.ts';
import { houseFrom, lordOf, rashi, signAt, signOf, type Mode, type Planet7 } from '../chart/rashi.ts';
import { neechaBhanga } from '../chart/neecha-bhanga.ts';
import { vargaPoint, vargaSign, type VargaNumber } from '../chart/varga.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** The five star-planets; the three benefics that are always so; malefics, with and without the nodes. */
export const P5: readonly Planet7[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
export const B3: readonly Planet7[] = ['mercury', 'jupiter', 'venus'];
export const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
export const MALEFICS3: readonly Planet7[] = ['sun', 'mars', 'saturn'];

/** Where schools differ. */
export interface YogaDoctrine {
  readonly nodeAspects: NodeAspects;
  /** The Moon is a benefic from S8 to K7 (`bright`) or from S1 to S15 (`waxing`). */
  readonly beneficMoon: 'bright' | 'waxing';
  /** Mahapurusha yogas count kendras from the Moon too. */
  readonly fromMoon: boolean;
  /** The narrower form of the yogas that have one (gajakesari, budhaditya, harsha, sarala, vimala). */
  readonly narrow: boolean;
  /** The wider form of those that have one (chandra_mangala, shrapit). */
  readonly wide: boolean;
}
/** The defaults of the service. */
export const YOGA_DOCTRINE: YogaDoctrine = {
  nodeAspects: '7',
  beneficMoon: 'bright',
  fromMoon: false,
  narrow: false,
  wide: false,
};

/** What a chart alone does not say; null = not known, and rules that need it are not judged. */
export interface BirthCircumstances {
  /** Born between sunrise and sunset. */
  readonly day: boolean | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  /** Sidereal longitude of Gulika. */
  readonly gulika: number | null;
}
/** Nothing is known beyond the chart. */
export const NO_CIRCUMSTANCES: BirthCircumstances = { day: null, gender: null, gulika: null };

/** A reading of a chart. Short names are those of conventions H.1. */
export interface YogaChart {
  readonly varga: VargaNumber;
  readonly doctrine: YogaDoctrine;
  readonly born: BirthCircumstances;
  /** Sign 1–12 of the ascendant. */
  readonly lagna: number;
  readonly lagnaMode: Mode;
  /** Signs 1–12. */
  readonly signs: Readonly<Record<Graha, number>>;
  /** Longitudes in this varga. */
  readonly longitudes: Readonly<Record<Graha, number>>;
  /** Of the birth, whatever the varga: 1–30, and the star of the Moon. */
  readonly tithi: number;
  readonly moonStar: NakshatraPosition;
  /** House from the lagna, from the Moon, from the Sun, from `q`; house of a sign. */
  h(p: Graha): number;
  hM(p: Graha): number;
  hS(p: Graha): number;
  from(q: Graha, p: Graha): number;
  houseOf(sign: number): number;
  /** h(p) is one of these. */
  at(p: Graha, houses: readonly number[]): boolean;
  /** Lord of a house. */
  L(n: number): Planet7;
  /** Lord of the sign a planet stands in; lord of its navamsa sign; its sign in another varga. */
  disp(p: Graha): Planet7;
  n9(p: Graha): Planet7;
  signIn(varga: VargaNumber, p: Graha): number;
  dignity(p: Graha): Dignity;
  /** Exalted (the whole sign), in its own sign, in moolatrikona degrees, debilitated, in a friend's sign. */
  exa(p: Graha): boolean;
  own(p: Graha): boolean;
  mt(p: Graha): boolean;
  deb(p: Graha): boolean;
  fr(p: Graha): boolean;
  /** Exalted, moolatrikona or own. */
  dig(p: Graha): boolean;
  /** In dignity or a friend's sign, not combust, not debilitated. */
  str(p: Graha): boolean;
  combust(p: Graha): boolean;
  retrograde(p: Graha): boolean;
  /** Conditions that lift the fall of a debilitated planet; empty where it is not debilitated or none is met. */
  raisedBy(p: Graha): readonly string[];
  ben(p: Graha): boolean;
  mal(p: Graha): boolean;
  /** The nine that stand in a house; the seven; benefics there; malefics there. */
  occ(n: number): readonly Graha[];
  occ7(n: number): readonly Graha[];
  bens(n: number): readonly Graha[];
  mals(n: number): readonly Graha[];
  /** Same sign; a aspects b; a aspects house n. */
  cj(a: Graha, b: Graha): boolean;
  as(a: Graha, b: Graha): boolean;
  asHouse(a: Graha, n: number): boolean;
  /** Mutual aspect; exchange of signs; any of the three relations; together or aspected by b. */
  mu(a: Graha, b: Graha): boolean;
  xc(a: Graha, b: Graha): boolean;
  sb(a: Graha, b: Graha): boolean;
  touchedBy(a: Graha, b: Graha): boolean;
  /** The lords of two houses stand in each other's house. */
  xcHouses(m: number, n: number): boolean;
  /** b in a kendra from a. */
  mK(a: Graha, b: Graha): boolean;
}

/** Reads `chart`, or its division `varga`, under a doctrine. Combustion and retrogression are those of the sky. */
export const yogaChart = (
  chart: Chart,
  varga: VargaNumber = 1,
  born: BirthCircumstances = NO_CIRCUMSTANCES,
  doctrine: YogaDoctrine = YOGA_DOCTRINE,
): YogaChart => {
  const { grahas } = chart;
  const within = (longitude: number): number => {
    if (varga === 1) return longitude;
    const point = vargaPoint(varga, longitude);
    return 30 * (point.sign - 1) + point.degree;
  };
  const longitudes = byGraha((p) => within(grahas[p].longitude));
  const signs = byGraha((p) => signOf(longitudes[p]));
  const lagna = signOf(within(chart.ascendant.longitude));
  const tithi = Math.floor(norm360(grahas.moon.longitude - grahas.sun.longitude) / 12) + 1;
  const moonBright = doctrine.beneficMoon === 'waxing' ? tithi <= 15 : tithi >= 8 && tithi <= 22;

  const houseOf = (sign: number): number => houseFrom(lagna, sign);
  const h = (p: Graha): number => houseOf(signs[p]);
  const from = (q: Graha, p: Graha): number => houseFrom(signs[q], signs[p]);
  const L = (n: number): Planet7 => lordOf(signAt(lagna, n));
  const disp = (p: Graha): Planet7 => lordOf(signs[p]);
  const dignity = (p: Graha): Dignity => dignityOf(p, longitudes[p], signs);
  const exa = (p: Graha): boolean => signs[p] === exaltationSign(p);
  const own = (p: Graha): boolean => GRAHA_TABLE[p].own.includes(signs[p]);
  const deb = (p: Graha): boolean => signs[p] === debilitationSign(p);
  const fr = (p: Graha): boolean => ['friend', 'great_friend'].includes(dignity(p));
  const dig = (p: Graha): boolean => exa(p) || own(p) || dignity(p) === 'moolatrikona';
  const combust = (p: Graha): boolean => grahas[p].combust;
  const ben = (p: Graha): boolean => B3.some((b) => b === p) || (p === 'moon' && moonBright);
  const mal = (p: Graha): boolean => MALEFICS.includes(p);
  const occ = (n: number): readonly Graha[] => GRAHAS.filter((p) => h(p) === n);
  const cj = (a: Graha, b: Graha): boolean => a !== b && signs[a] === signs[b];
  const as = (a: Graha, b: Graha): boolean => a !== b && aspectsSign(a, signs[a], signs[b], doctrine.nodeAspects);
  const mu = (a: Graha, b: Graha): boolean => as(a, b) && as(b, a);
  const xc = (a: Graha, b: Graha): boolean => a !== b && disp(a) === b && disp(b) === a;

  return {
    varga,
    doctrine,
    born: { ...born, gulika: born.gulika === null ? null : within(born.gulika) },
    lagna,
    lagnaMode: rashi(lagna).mode,
    signs,
    longitudes,
    tithi,
    moonStar: nakshatraOf(grahas.moon.longitude),
    h,
    hM: (p) => from('moon', p),
    hS: (p) => from('sun', p),
    from,
    houseOf,
    at: (p, houses) => houses.includes(h(p)),
    L,
    disp,
    n9: (p) => lordOf(vargaSign(9, grahas[p].longitude)),
    signIn: (n, p) => vargaSign(n, grahas[p].longitude),
    dignity,
    exa,
    own,
    mt: (p) => dignity(p) === 'moolatrikona',
    deb,
    fr,
    dig,
    str: (p) => (dig(p) || fr(p)) && !combust(p) && !deb(p),
    combust,
    retrograde: (p) => grahas[p].retrograde,
    raisedBy: (p) =>
      neechaBhanga({ ...chart, ascendant: { ...chart.ascendant, sign: lagna }, signs }, p)?.conditions.flatMap(
        ({ id, met }) => (met ? [id] : []),
      ) ?? [],
    ben,
    mal,
    occ,
    occ7: (n) => occ(n).filter((p) => !isNode(p)),
    bens: (n) => occ(n).filter(ben),
    mals: (n) => occ(n).filter(mal),
    cj,
    as,
    asHouse: (a, n) => aspectsSign(a, signs[a], signAt(lagna, n), doctrine.nodeAspects),
    mu,
    xc,
    sb: (a, b) => cj(a, b) || mu(a, b) || xc(a, b),
    touchedBy: (a, b) => cj(a, b) || as(b, a),
    xcHouses: (m, n) => h(L(m)) === n && h(L(n)) === m,
    mK: (a, b) => a !== b && KENDRAS.includes(from(a, b)),
  };
};
