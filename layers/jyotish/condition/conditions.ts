/**
 * The named conditions of yogas and doshas. Houses are counted by signs and inclusively: a planet is in the first house
 * from itself. A relation needs two planets. What a word of the shastra means here: "with" the same sign, "aspect" a full
 * graha drishti, "kendra from" by signs, "strong" see `ChartReading.isStrong`.
 */
import { DUSTHANAS, KENDRA_TRIKONA, KENDRAS, TRIKONAS } from '../chart/bhava.ts';
import type { NeechaBhangaId } from '../chart/neecha-bhanga.ts';
import { lordOf, rashi, signOf, type Mode, type Planet7 } from '../chart/rashi.ts';
import type { VargaNumber } from '../chart/varga.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { separation } from '../ephemeris/angle.ts';
import { membersOf, type PlanetSet, type PlanetTerm } from './planet.ts';
import type { ChartReading } from './reading.ts';
import type { Condition, Observed } from './term.ts';

type Wants = readonly (string | number)[];

/** A condition of one planet. */
const ofPlanet = <const Kind extends string>(
  kind: Kind,
  planet: PlanetTerm,
  wants: Wants,
  met: (chart: ChartReading, planet: Graha) => boolean,
  observed: (chart: ChartReading, planet: Graha) => readonly Observed[],
): Condition<Kind> => ({
  type: 'condition',
  kind,
  planets: [planet],
  wants,
  met: (chart, who) => met(chart, who(planet)),
  observed: (chart, who) => observed(chart, who(planet)),
});

/** A condition of two planets. */
const ofPair = <const Kind extends string>(
  kind: Kind,
  first: PlanetTerm,
  second: PlanetTerm,
  wants: Wants,
  met: (chart: ChartReading, a: Graha, b: Graha) => boolean,
  observed: (chart: ChartReading, a: Graha, b: Graha) => readonly Observed[],
): Condition<Kind> => ({
  type: 'condition',
  kind,
  planets: [first, second],
  wants,
  met: (chart, who) => met(chart, who(first), who(second)),
  observed: (chart, who) => observed(chart, who(first), who(second)),
});

/** A condition of the chart or the birth itself. */
const ofChart = <const Kind extends string>(
  kind: Kind,
  wants: Wants,
  met: (chart: ChartReading) => boolean,
  observed: (chart: ChartReading) => Pick<Observed, 'what' | 'value'>,
): Condition<Kind> => ({
  type: 'condition',
  kind,
  planets: [],
  wants,
  met,
  observed: (chart) => [{ planet: null, ...observed(chart) }],
});

const seeHouse = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'house', value: chart.house(planet) },
];
const seeHouseFrom = (chart: ChartReading, from: Graha, planet: Graha): readonly Observed[] => [
  { planet, what: 'house_from', from, value: chart.houseFrom(from, planet) },
];
const seeSign = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'sign', value: chart.signs[planet] },
];
const seeSigns = (chart: ChartReading, a: Graha, b: Graha): readonly Observed[] => [
  ...seeSign(chart, a),
  ...seeSign(chart, b),
];
const seeDignity = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'dignity', value: chart.dignity(planet) },
];
const seeCombust = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'combust', value: chart.isCombust(planet) },
];
const seeLordship = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'lordship', value: chart.housesOwned(planet).join(' ') },
];
const seeDispositors = (chart: ChartReading, a: Graha, b: Graha): readonly Observed[] =>
  [a, b].map((planet) => ({ planet, what: 'dispositor', value: chart.dispositor(planet) }));

/** A planet stands in this house from the lagna, or in one of these. */
export const inHouses = (planet: PlanetTerm, wanted: number | readonly number[]) => {
  const houses = typeof wanted === 'number' ? [wanted] : wanted;
  return ofPlanet('in_houses', planet, houses, (chart, p) => houses.includes(chart.house(p)), seeHouse);
};
export const inKendra = (planet: PlanetTerm) => inHouses(planet, KENDRAS);
export const inTrikona = (planet: PlanetTerm) => inHouses(planet, TRIKONAS);
export const inKendraOrTrikona = (planet: PlanetTerm) => inHouses(planet, KENDRA_TRIKONA);
export const inDusthana = (planet: PlanetTerm) => inHouses(planet, DUSTHANAS);

/** `planet` stands in one of these houses counted from `from`. */
export const inHousesFrom = (from: PlanetTerm, planet: PlanetTerm, houses: readonly number[]) =>
  ofPair('in_houses_from', from, planet, houses, (chart, q, p) => houses.includes(chart.houseFrom(q, p)), seeHouseFrom);

/** Two planets, the second in a kendra from the first. */
export const inKendraFrom = (from: PlanetTerm, planet: PlanetTerm) =>
  ofPair('in_kendra_from', from, planet, KENDRAS, (chart, q, p) => chart.inKendraFrom(q, p), seeHouseFrom);

/** A planet stands in one of these signs, or in a movable, fixed or dual sign, or in an odd or even one. */
export const inSigns = (planet: PlanetTerm, signs: readonly number[]) =>
  ofPlanet('in_signs', planet, signs, (chart, p) => signs.includes(chart.signs[p]), seeSign);
export const inSignsOfMode = (planet: PlanetTerm, mode: Mode) =>
  ofPlanet('in_signs_of_mode', planet, [mode], (chart, p) => rashi(chart.signs[p]).mode === mode, seeSign);
export const inSignsOfParity = (planet: PlanetTerm, parity: 'odd' | 'even') =>
  ofPlanet('in_signs_of_parity', planet, [parity], (c, p) => rashi(c.signs[p]).odd === (parity === 'odd'), seeSign);

/** Exalted, moolatrikona or own sign. */
export const dignified = (planet: PlanetTerm) =>
  ofPlanet('dignified', planet, [], (chart, p) => chart.isDignified(p), seeDignity);
/** In its exaltation sign, whatever the degree. */
export const exalted = (planet: PlanetTerm) =>
  ofPlanet('exalted', planet, [], (chart, p) => chart.isExalted(p), seeDignity);
export const inOwnSign = (planet: PlanetTerm) =>
  ofPlanet('in_own_sign', planet, [], (chart, p) => chart.isInOwnSign(p), seeDignity);
/** In the degrees of its moolatrikona. */
export const inMoolatrikona = (planet: PlanetTerm) =>
  ofPlanet('in_moolatrikona', planet, [], (chart, p) => chart.dignity(p) === 'moolatrikona', seeDignity);
/** In its debilitation sign, whatever the degree. */
export const debilitated = (planet: PlanetTerm) =>
  ofPlanet('debilitated', planet, [], (chart, p) => chart.isDebilitated(p), seeDignity);
/** In the sign of a friend or great friend (compound relation). */
export const inFriendSign = (planet: PlanetTerm) =>
  ofPlanet('in_friend_sign', planet, [], (chart, p) => chart.isInFriendSign(p), seeDignity);
export const inGreatFriendSign = (planet: PlanetTerm) =>
  ofPlanet('in_great_friend_sign', planet, [], (chart, p) => chart.dignity(p) === 'great_friend', seeDignity);
/** In dignity or a friend's sign, neither combust nor debilitated. */
export const strong = (planet: PlanetTerm) =>
  ofPlanet('strong', planet, [], (chart, p) => chart.isStrong(p), (chart, p) => [
    ...seeDignity(chart, p),
    ...seeCombust(chart, p),
  ]); // prettier-ignore
export const combust = (planet: PlanetTerm) =>
  ofPlanet('combust', planet, [], (chart, p) => chart.isCombust(p), seeCombust);
export const retrograde = (planet: PlanetTerm) =>
  ofPlanet('retrograde', planet, [], (chart, p) => chart.isRetrograde(p), (chart, p) => [
    { planet: p, what: 'retrograde', value: chart.isRetrograde(p) },
  ]); // prettier-ignore
export const benefic = (planet: PlanetTerm) =>
  ofPlanet('benefic', planet, [], (chart, p) => chart.isBenefic(p), (chart, p) => [
    { planet: p, what: 'benefic', value: chart.isBenefic(p) },
  ]); // prettier-ignore
/** Debilitated, and something raises it again: any of the conditions of neecha bhanga, or this one. */
export const fallRaised = (planet: PlanetTerm, by?: NeechaBhangaId) =>
  ofPlanet(
    'fall_raised',
    planet,
    by === undefined ? [] : [by],
    (chart, p) => (by === undefined ? chart.raisedBy(p).length > 0 : chart.raisedBy(p).includes(by)),
    (chart, p) => [{ planet: p, what: 'raised_by', value: chart.raisedBy(p).join(' ') }],
  );

/** A planet is lord of one of these houses. */
export const owns = (planet: PlanetTerm, houses: readonly number[]) =>
  ofPlanet('owns', planet, houses, (chart, p) => chart.housesOwned(p).some((n) => houses.includes(n)), seeLordship);
/** Two terms are one planet. */
export const samePlanet = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('same_planet', a, b, [], (_, p, q) => p === q, (chart, p, q) => [
    ...seeLordship(chart, p),
    ...seeLordship(chart, q),
  ]); // prettier-ignore
/** The lord of a good house owns no dusthana, or has its moolatrikona in the good house. */
export const untainted = (house: number) =>
  ofChart('untainted', [house], (chart) => chart.isUntainted(house), (chart) => ({
    what: 'lordship',
    value: chart.housesOwned(chart.lordOfHouse(house)).join(' '),
  })); // prettier-ignore

/** In one sign. */
export const conjunct = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('conjunct', a, b, [], (chart, p, q) => chart.areConjunct(p, q), seeSigns);
/** `a` aspects `b`. */
export const aspects = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('aspects', a, b, [], (chart, p, q) => chart.aspects(p, q), seeHouseFrom);
/** Each aspects the other. */
export const aspectEachOther = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('aspect_each_other', a, b, [], (chart, p, q) => chart.aspectEachOther(p, q), seeHouseFrom);
/** Each stands in a sign of the other. */
export const exchangeSigns = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('exchange_signs', a, b, [], (chart, p, q) => chart.exchangeSigns(p, q), seeDispositors);
/** Conjunct, aspecting each other, or in exchange (sambandha). */
export const related = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('related', a, b, [], (chart, p, q) => chart.areRelated(p, q), (chart, p, q) => [
    ...seeHouseFrom(chart, p, q),
    ...seeDispositors(chart, p, q),
  ]); // prettier-ignore
/** `a` is with `by`, or `by` aspects it. */
export const joinedOrAspected = (a: PlanetTerm, by: PlanetTerm) =>
  ofPair('joined_or_aspected', a, by, [], (chart, p, q) => chart.isJoinedOrAspected(p, q), (chart, p, q) =>
    seeHouseFrom(chart, q, p),
  ); // prettier-ignore
/** A planet aspects a house. */
export const aspectsHouseAt = (planet: PlanetTerm, house: number) =>
  ofPlanet('aspects_house', planet, [house], (chart, p) => chart.aspectsHouse(p, house), seeHouse);
/** The lords of two houses stand in each other's house. */
export const housesExchange = (m: number, n: number) =>
  ofPair('houses_exchange', { is: 'lord', house: m }, { is: 'lord', house: n }, [m, n],
    (chart) => chart.housesExchange(m, n),
    (chart, p, q) => [...seeHouse(chart, p), ...seeHouse(chart, q)]); // prettier-ignore

/** All planets of a set stand in these houses, and none of the houses is empty of them. */
export const fill = (set: PlanetSet, houses: readonly number[]): Condition<'fill'> => {
  const members = (chart: ChartReading): readonly Graha[] => membersOf(set, chart, null);
  return {
    type: 'condition',
    kind: 'fill',
    planets: Array.isArray(set) ? set : [],
    wants: houses,
    met: (chart) => {
      const stood = members(chart).map((planet) => chart.house(planet));
      return stood.every((house) => houses.includes(house)) && houses.every((house) => stood.includes(house));
    },
    observed: (chart) => members(chart).flatMap((planet) => seeHouse(chart, planet)),
  };
};
/** The planets of a set stand in so many signs. */
export const inSoManySigns = (set: PlanetSet, count: number) => {
  const occupied = (chart: ChartReading): number =>
    new Set(membersOf(set, chart, null).map((planet) => chart.signs[planet])).size;
  return ofChart('in_so_many_signs', [count], (chart) => occupied(chart) === count, (chart) => ({
    what: 'signs_occupied',
    value: occupied(chart),
  })); // prettier-ignore
};
/** A planet stands in a sign of `lord` in a varga. */
export const inVargaSignOf = (planet: PlanetTerm, varga: VargaNumber, lord: Planet7) =>
  ofPlanet('in_varga_sign_of', planet, [varga, lord], (chart, p) => lordOf(chart.signIn(varga, p)) === lord, (chart, p) => [
    { planet: p, what: 'sign', value: chart.signIn(varga, p) },
  ]); // prettier-ignore
/** A planet stands in the Indu lagna. */
export const inInduLagna = (planet: PlanetTerm) =>
  ofPlanet('in_indu_lagna', planet, [], (chart, p) => chart.signs[p] === chart.induLagna, seeSign);
/** A planet stands within `orb` degrees of a longitude. */
export const nearDegree = (planet: PlanetTerm, degree: number, orb: number) =>
  ofPlanet('near_degree', planet, [degree, orb], (chart, p) => separation(chart.longitudes[p], degree) <= orb, (chart, p) => [
    { planet: p, what: 'degree', value: chart.longitudes[p] },
  ]); // prettier-ignore

/** The lagna is in a movable, fixed or dual sign, in an odd or even one, or in one of these. */
export const lagnaOfMode = (mode: Mode) =>
  ofChart('lagna_of_mode', [mode], ({ lagna }) => rashi(lagna).mode === mode, ({ lagna }) => ({ what: 'sign', value: lagna })); // prettier-ignore
export const lagnaOfParity = (parity: 'odd' | 'even') =>
  ofChart('lagna_of_parity', [parity], ({ lagna }) => rashi(lagna).odd === (parity === 'odd'), ({ lagna }) => ({ what: 'sign', value: lagna })); // prettier-ignore
export const lagnaIn = (signs: readonly number[]) =>
  ofChart(
    'lagna_in',
    signs,
    ({ lagna }) => signs.includes(lagna),
    ({ lagna }) => ({ what: 'sign', value: lagna }),
  );

/** The tithi of the birth lies between two, both included. */
export const tithiFrom = (first: number, last: number) =>
  ofChart('tithi_from', [first, last], ({ tithi }) => tithi >= first && tithi <= last, ({ tithi }) => ({ what: 'tithi', value: tithi })); // prettier-ignore
/** The Moon stands in one of these stars. */
export const moonInStars = (stars: readonly number[]) =>
  ofChart('moon_in_stars', stars, ({ moonStar }) => stars.includes(moonStar.id), ({ moonStar }) => ({ what: 'star', value: moonStar.id })); // prettier-ignore
/** The Moon stands in this pada of a star. */
export const moonInPada = (star: number, pada: number) =>
  ofChart('moon_in_pada', [star, pada], ({ moonStar }) => moonStar.id === star && moonStar.pada === pada, ({ moonStar }) => ({
    what: 'pada',
    value: `${moonStar.id}/${moonStar.pada}`,
  })); // prettier-ignore
/** The Moon has passed a share of a star from `from` to below `to`. */
export const moonInShare = (star: number, from: number, to: number) =>
  ofChart(
    'moon_in_share',
    [star, from, to],
    ({ moonStar: { id, elapsed } }) => id === star && elapsed >= from && elapsed < to,
    ({ moonStar: { elapsed } }) => ({ what: 'share', value: elapsed }),
  );
/** Born between sunrise and sunset, or between sunset and sunrise. */
export const bornBy = (time: 'day' | 'night') =>
  ofChart('born_by', [time], ({ born }) => born.day === (time === 'day'), ({ born }) => ({
    what: 'born',
    value: born.day === null ? null : born.day ? 'day' : 'night',
  })); // prettier-ignore
export const ofGender = (gender: 'male' | 'female') =>
  ofChart('of_gender', [gender], ({ born }) => born.gender === gender, ({ born }) => ({ what: 'gender', value: born.gender })); // prettier-ignore
/** Gulika stands in one of these houses. */
export const gulikaIn = (houses: readonly number[]) => {
  const house = ({ born, houseOfSign }: ChartReading): number | null =>
    born.gulika === null ? null : houseOfSign(signOf(born.gulika));
  return ofChart(
    'gulika_in',
    houses,
    (chart) => houses.includes(house(chart) ?? 0),
    (chart) => ({ what: 'gulika_house', value: house(chart) }),
  );
};
/** At most so many of the seven planets stand outside the arc of the nodes that holds most of them, by longitude. */
export const outsideNodes = (most: number) =>
  ofChart('outside_nodes', [most], (chart) => chart.arcOfNodes().outside.length <= most, (chart) => ({
    what: 'outside',
    value: chart.arcOfNodes().outside.join(' '),
  })); // prettier-ignore

type Maker =
  | typeof inHouses
  | typeof inHousesFrom
  | typeof inKendraFrom
  | typeof inSigns
  | typeof inSignsOfMode
  | typeof inSignsOfParity
  | typeof dignified
  | typeof exalted
  | typeof inOwnSign
  | typeof inMoolatrikona
  | typeof debilitated
  | typeof inFriendSign
  | typeof inGreatFriendSign
  | typeof strong
  | typeof combust
  | typeof retrograde
  | typeof benefic
  | typeof fallRaised
  | typeof owns
  | typeof samePlanet
  | typeof untainted
  | typeof conjunct
  | typeof aspects
  | typeof aspectEachOther
  | typeof exchangeSigns
  | typeof related
  | typeof joinedOrAspected
  | typeof aspectsHouseAt
  | typeof housesExchange
  | typeof fill
  | typeof inSoManySigns
  | typeof inVargaSignOf
  | typeof inInduLagna
  | typeof nearDegree
  | typeof lagnaOfMode
  | typeof lagnaOfParity
  | typeof lagnaIn
  | typeof tithiFrom
  | typeof moonInStars
  | typeof moonInPada
  | typeof moonInShare
  | typeof bornBy
  | typeof ofGender
  | typeof gulikaIn
  | typeof outsideNodes;
/** Every kind of condition: what words for a person are keyed by. */
export type ConditionKind = ReturnType<Maker>['kind'];
