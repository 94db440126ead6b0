/**
 * A reading of a chart, or of one of its vargas: the questions that conditions can ask. Houses are counted by signs and
 * inclusively, so that a planet is in the first from itself; it neither joins nor aspects itself.
 */
import { DUSTHANAS, KENDRAS } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { debilitationSign, dignityOf, exaltationSign, type Dignity } from '../chart/dignity.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { byGraha, GRAHA_TABLE, PLANETS7 } from '../chart/graha.ts';
import { induLagna } from '../chart/indu-lagna.ts';
import { nakshatraOf, type NakshatraPosition } from '../chart/nakshatra.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { neechaBhanga, type NeechaBhangaId } from '../chart/neecha-bhanga.ts';
import { houseFrom, lordOf, signAt, signOf, type Planet7 } from '../chart/rashi.ts';
import { vargaPoint, vargaSign } from '../chart/varga.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { tithiOf } from '../panchang/tithi.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE, type BirthCircumstances, type ReadingDoctrine } from './doctrine.ts';

/** A reading of a chart. */
export interface ChartReading {
  readonly varga: VargaNumber;
  readonly doctrine: ReadingDoctrine;
  readonly born: BirthCircumstances;
  /** Sign 1–12 of the ascendant, and of each planet. */
  readonly lagna: number;
  readonly signs: Readonly<Record<Graha, number>>;
  /** Longitudes in this varga. */
  readonly longitudes: Readonly<Record<Graha, number>>;
  /** Of the birth, whatever the varga: tithi 1–30, and the star of the Moon. */
  readonly tithi: number;
  readonly moonStar: NakshatraPosition;
  /** Sign 1–12 of the Indu lagna. */
  readonly induLagna: number;

  /** House 1–12 of a planet from the lagna; from another planet; of a sign. */
  house(planet: Graha): number;
  houseFrom(from: Graha, planet: Graha): number;
  houseOfSign(sign: number): number;
  inKendraFrom(from: Graha, planet: Graha): boolean;
  /** Lord of a house; houses that a planet owns, ascending (none of the nodes). */
  lordOfHouse(house: number): Planet7;
  housesOwned(planet: Graha): readonly number[];
  /** The lord of a good house owns no dusthana, or has its moolatrikona there. */
  isUntainted(house: number): boolean;
  /** Lord of the sign of a planet; lord of its navamsa sign; its sign in another varga. */
  dispositor(planet: Graha): Planet7;
  navamsaLord(planet: Graha): Planet7;
  signIn(varga: VargaNumber, planet: Graha): number;

  dignity(planet: Graha): Dignity;
  /** Exaltation and debilitation count in the whole sign. */
  isExalted(planet: Graha): boolean;
  isInOwnSign(planet: Graha): boolean;
  isDebilitated(planet: Graha): boolean;
  /** In the sign of a friend or great friend (compound relation). */
  isInFriendSign(planet: Graha): boolean;
  /** Exalted, moolatrikona or own sign. */
  isDignified(planet: Graha): boolean;
  /** In dignity or a friend's sign, neither combust nor debilitated. */
  isStrong(planet: Graha): boolean;
  isCombust(planet: Graha): boolean;
  isRetrograde(planet: Graha): boolean;
  isBenefic(planet: Graha): boolean;
  /** Conditions that cancel the debilitation of a planet; empty where it is not debilitated or none is met. */
  raisedBy(planet: Graha): readonly NeechaBhangaId[];

  /** Same sign; `a` aspects `b`; `a` aspects a house; each aspects the other; each in a sign of the other. */
  areConjunct(a: Graha, b: Graha): boolean;
  aspects(a: Graha, b: Graha): boolean;
  aspectsHouse(a: Graha, house: number): boolean;
  aspectEachOther(a: Graha, b: Graha): boolean;
  exchangeSigns(a: Graha, b: Graha): boolean;
  /** Conjunct, aspecting each other, or in exchange. */
  areRelated(a: Graha, b: Graha): boolean;
  /** `a` is with `by`, or `by` aspects it. */
  isJoinedOrAspected(a: Graha, by: Graha): boolean;
  /** The lords of two houses are in each other's house. */
  housesExchange(m: number, n: number): boolean;
  /** Planets outside the arc of the nodes that holds most of the seven; `from` is the node at which this arc begins. */
  arcOfNodes(): { readonly from: 'rahu' | 'ketu'; readonly outside: readonly Planet7[] };
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The planets that verses name together as benefics, whatever their company. */
export const STEADY_BENEFICS: readonly Planet7[] = ['mercury', 'jupiter', 'venus'];

/**
 * Reads `chart`, or its division `varga`, under a doctrine. Combustion and retrogression are those of the sky.
 * @example
 * chartReading(chart).house('sun') // → 6
 */
export const chartReading = (
  chart: Chart,
  varga: VargaNumber = 1,
  born: BirthCircumstances = NO_CIRCUMSTANCES,
  doctrine: ReadingDoctrine = READING_DOCTRINE,
): ChartReading => {
  const { grahas } = chart;
  const within = (longitude: number): number => {
    if (varga === 1) return longitude;
    const point = vargaPoint(varga, longitude);
    return 30 * (point.sign - 1) + point.degree;
  };
  const longitudes = byGraha((planet) => within(grahas[planet].longitude));
  const signs = varga === 1 ? chart.signs : byGraha((planet) => signOf(longitudes[planet]));
  const lagna = signOf(within(chart.ascendant.longitude));
  const tithi = tithiOf(grahas.sun.longitude, grahas.moon.longitude);
  const moonBright = doctrine.beneficMoon === 'waxing' ? tithi <= 15 : tithi >= 8 && tithi <= 22;

  // Many readings are never asked for them.
  let known: readonly Graha[] | null = null;
  const benefics = (): readonly Graha[] => (known ??= naturalBenefics({ grahas, signs }, moonBright, doctrine.mercury));

  const houseOfSign = (sign: number): number => houseFrom(lagna, sign);
  const house = (planet: Graha): number => houseOfSign(signs[planet]);
  const fromPlanet = (from: Graha, planet: Graha): number => houseFrom(signs[from], signs[planet]);
  const lordOfHouse = (n: number): Planet7 => lordOf(signAt(lagna, n));
  const housesOwned = (planet: Graha): readonly number[] => HOUSES.filter((n) => lordOfHouse(n) === planet);
  const dispositor = (planet: Graha): Planet7 => lordOf(signs[planet]);
  const dignity = (planet: Graha): Dignity => dignityOf(planet, longitudes[planet], signs);
  const isExalted = (planet: Graha): boolean => signs[planet] === exaltationSign(planet);
  const isInOwnSign = (planet: Graha): boolean => GRAHA_TABLE[planet].own.includes(signs[planet]);
  const isDebilitated = (planet: Graha): boolean => signs[planet] === debilitationSign(planet);
  const isInFriendSign = (planet: Graha): boolean => ['friend', 'great_friend'].includes(dignity(planet));
  const isDignified = (planet: Graha): boolean =>
    isExalted(planet) || isInOwnSign(planet) || dignity(planet) === 'moolatrikona';
  const isCombust = (planet: Graha): boolean => grahas[planet].combust;
  const areConjunct = (a: Graha, b: Graha): boolean => a !== b && signs[a] === signs[b];
  const aspects = (a: Graha, b: Graha): boolean => a !== b && aspectsSign(a, signs[a], signs[b], doctrine.nodeAspects);
  const aspectEachOther = (a: Graha, b: Graha): boolean => aspects(a, b) && aspects(b, a);
  const exchangeSigns = (a: Graha, b: Graha): boolean => a !== b && dispositor(a) === b && dispositor(b) === a;
  const outsideFrom = (start: number): readonly Planet7[] =>
    PLANETS7.filter((planet) => norm360(longitudes[planet] - start) > 180);

  return {
    varga,
    doctrine,
    born: { ...born, gulika: born.gulika === null ? null : within(born.gulika) },
    lagna,
    signs,
    longitudes,
    tithi,
    moonStar: nakshatraOf(grahas.moon.longitude),
    induLagna: induLagna(lagna, signs.moon),
    house,
    houseFrom: fromPlanet,
    houseOfSign,
    inKendraFrom: (from, planet) => KENDRAS.includes(fromPlanet(from, planet)),
    lordOfHouse,
    housesOwned,
    isUntainted: (n) => {
      const lord = lordOfHouse(n);
      const tainted = DUSTHANAS.some((bad) => lordOfHouse(bad) === lord);
      return !tainted || GRAHA_TABLE[lord].moolatrikona.sign === signAt(lagna, n);
    },
    dispositor,
    navamsaLord: (planet) => lordOf(vargaSign(9, grahas[planet].longitude)),
    signIn: (n, planet) => vargaSign(n, grahas[planet].longitude),
    dignity,
    isExalted,
    isInOwnSign,
    isDebilitated,
    isInFriendSign,
    isDignified,
    isStrong: (planet) =>
      (isDignified(planet) || isInFriendSign(planet)) && !isCombust(planet) && !isDebilitated(planet),
    isCombust,
    isRetrograde: (planet) => grahas[planet].retrograde,
    isBenefic: (planet) => benefics().includes(planet),
    raisedBy: (planet) =>
      neechaBhanga({ ...chart, ascendant: { ...chart.ascendant, sign: lagna }, signs }, planet)?.conditions.flatMap(
        ({ id, met }) => (met ? [id] : []),
      ) ?? [],
    areConjunct,
    aspects,
    aspectsHouse: (a, n) => aspectsSign(a, signs[a], signAt(lagna, n), doctrine.nodeAspects),
    aspectEachOther,
    exchangeSigns,
    areRelated: (a, b) => areConjunct(a, b) || aspectEachOther(a, b) || exchangeSigns(a, b),
    isJoinedOrAspected: (a, by) => areConjunct(a, by) || aspects(by, a),
    housesExchange: (m, n) => house(lordOfHouse(m)) === n && house(lordOfHouse(n)) === m,
    arcOfNodes: () => {
      const ascending = outsideFrom(longitudes.rahu);
      const descending = outsideFrom(longitudes.ketu);
      return ascending.length <= descending.length
        ? { from: 'rahu', outside: ascending }
        : { from: 'ketu', outside: descending };
    },
  };
};
