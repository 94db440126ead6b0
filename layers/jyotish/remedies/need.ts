/** Which planets of a chart need support, and why. The points are ours; each stands on a classical weakness. */
import { separation } from '../ephemeris/angle.ts';
import type { CivilDate } from '../ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { dignityOf } from '../chart/dignity.ts';
import { functionalNature, housesOwned } from '../chart/functional.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { isNode } from '../chart/graha.ts';
import { neechaBhanga } from '../chart/neecha-bhanga.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { planetaryWars } from '../chart/war.ts';
import { DHAIYA_HOUSES, type DhaiyaKind } from '../dosha/shani-dhaiya.ts';

/** Why a planet needs support, with its points. */
export const NEED_POINTS = {
  debilitated: 3,
  debilitated_cancelled: 1,
  combust: 2,
  dusthana: 2,
  enemy_sign: 1,
  war_lost: 2,
  malefic_company: 1,
  maha_lord: 2,
  antar_lord: 1,
  sade_sati: 2,
  dhaiya: 2,
  node_house: 1,
  node_near_luminary: 2,
  lagna_lord: 1,
  moon_sign_lord: 1,
} as const;
export type NeedReason = keyof typeof NEED_POINTS;

/** A reason, and the house it is about where it is about one. */
export interface FoundNeed {
  readonly reason: NeedReason;
  readonly house: number | null;
  readonly points: number;
}

/** What a planet is for an ascendant. */
export const REMEDY_ROLES = ['benefic', 'malefic', 'neutral', 'node'] as const;
export type RemedyRole = (typeof REMEDY_ROLES)[number];

/** Kinds of remedies. */
export const REMEDY_KINDS = ['mantra', 'dana', 'vrata', 'colour', 'yantra', 'gem'] as const;
export type RemedyKind = (typeof REMEDY_KINDS)[number];

/** A planet with its reasons. */
export interface PlanetNeed {
  readonly planet: Graha;
  readonly points: number;
  readonly reasons: readonly FoundNeed[];
  readonly role: RemedyRole;
  /** Kinds that suit its role: what is weak and good is strengthened, what is harmful is given away. */
  readonly kinds: readonly RemedyKind[];
}

/** What of the time bears on a chart. */
export interface RunningTime {
  /** Lords of the major and minor period, in this order; one where both are the same, none outside the system. */
  readonly lords: readonly Graha[];
  /** The transit of Saturn that is held to be hard: Sade Sati, or a dhaiya by its kind. */
  readonly saturn: 'sade_sati' | DhaiyaKind | null;
}

const DUSTHANAS: readonly number[] = [6, 8, 12];
const NODE_HOUSES: readonly number[] = [1, 2, 4, 5, 7, 8, 9, 12];
const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
const NODE_NEAR_DEG = 5;
const ENOUGH_MALEFICS = 2;
/** Points from which a planet is listed, and how many are. */
const LISTED_FROM = 3;
const MOST_LISTED = 4;

const need = (reason: NeedReason, house: number | null = null): FoundNeed => ({
  reason,
  house,
  points: NEED_POINTS[reason],
});

/** Malefics in the sign of a planet, or aspecting it. */
const maleficsOn = (chart: Chart, planet: Graha): number =>
  MALEFICS.filter((other) => {
    if (other === planet) return false;
    const [from, to] = [chart.signs[other], chart.signs[planet]];
    return from === to || (!isNode(other) && aspectsSign(other, from, to));
  }).length;

const nodeNeeds = (chart: Chart, node: Graha): FoundNeed[] => {
  const house = signHouse(chart, node);
  const near = (['sun', 'moon'] as const).some(
    (light) => separation(chart.grahas[light].longitude, chart.grahas[node].longitude) < NODE_NEAR_DEG,
  );
  return [
    ...(NODE_HOUSES.includes(house) ? [need('node_house', house)] : []),
    ...(near ? [need('node_near_luminary')] : []),
  ];
};

const planetNeeds = (chart: Chart, planet: Planet7): FoundNeed[] => {
  const house = signHouse(chart, planet);
  const dignity = dignityOf(planet, chart.grahas[planet].longitude, chart.signs);
  const fall = neechaBhanga(chart, planet);
  const lost = planetaryWars(chart.grahas).some(({ loser }) => loser === planet);
  return [
    ...(fall ? [need(fall.formed ? 'debilitated_cancelled' : 'debilitated')] : []),
    ...(chart.grahas[planet].combust ? [need('combust')] : []),
    ...(DUSTHANAS.includes(house) ? [need('dusthana', house)] : []),
    ...(dignity === 'enemy' || dignity === 'great_enemy' ? [need('enemy_sign')] : []),
    ...(lost ? [need('war_lost')] : []),
    ...(maleficsOn(chart, planet) >= ENOUGH_MALEFICS ? [need('malefic_company')] : []),
  ];
};

const timeNeeds = (planet: Graha, { lords, saturn }: RunningTime): FoundNeed[] => [
  ...(lords[0] === planet ? [need('maha_lord')] : []),
  ...(lords[1] === planet ? [need('antar_lord')] : []),
  ...(planet === 'saturn' && saturn !== null
    ? [saturn === 'sade_sati' ? need(saturn) : need('dhaiya', DHAIYA_HOUSES[saturn])]
    : []),
];

const lordshipNeeds = (chart: Chart, planet: Graha): FoundNeed[] => [
  ...(lordOf(chart.ascendant.sign) === planet ? [need('lagna_lord')] : []),
  ...(lordOf(chart.signs.moon) === planet ? [need('moon_sign_lord')] : []),
];

/** Exalted or in its own sign, and neither combust nor in the 6th, 8th or 12th. */
export const isWellPlaced = (chart: Chart, planet: Graha): boolean => {
  if (isNode(planet)) return false;
  const dignity = dignityOf(planet, chart.grahas[planet].longitude, chart.signs);
  const strong = dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona';
  return strong && !chart.grahas[planet].combust && !DUSTHANAS.includes(signHouse(chart, planet));
};

/** What a planet is for the ascendant of a chart. */
export const remedyRole = (chart: Chart, planet: Graha): RemedyRole => {
  if (planet === 'rahu' || planet === 'ketu') return 'node';
  const { benefics, malefics } = functionalNature(chart.ascendant.sign);
  if (malefics.includes(planet)) return 'malefic';
  return benefics.includes(planet) ? 'benefic' : 'neutral';
};

/** Kinds that suit a planet: a benefic is strengthened; a malefic, a lord of 6, 8 or 12 and a node are given away. */
export const kindsFor = (chart: Chart, planet: Graha, running: RunningTime): readonly RemedyKind[] => {
  const role = remedyRole(chart, planet);
  const { sign } = chart.ascendant;
  const killing = functionalNature(sign).marakas.some((maraka) => maraka === planet) && running.lords.includes(planet);
  if (killing) return ['mantra', 'dana', 'yantra'];
  const rules =
    planet !== 'rahu' && planet !== 'ketu' && housesOwned(planet, sign).some((house) => DUSTHANAS.includes(house));
  if (role === 'benefic' && !(rules && lordOf(sign) !== planet)) return ['gem', 'mantra', 'colour', 'yantra'];
  if (role === 'neutral' && !rules) return ['mantra', 'colour', 'dana', 'yantra'];
  return ['mantra', 'dana', 'vrata', 'yantra'];
};

/** One planet with its reasons, whether it needs support or not. */
export const needOf = (chart: Chart, planet: Graha, running: RunningTime): PlanetNeed => {
  const own = planet === 'rahu' || planet === 'ketu' ? nodeNeeds(chart, planet) : planetNeeds(chart, planet);
  const found = [...own, ...timeNeeds(planet, running)];
  const reasons = found.length > 0 ? [...found, ...lordshipNeeds(chart, planet)] : [];
  const points = reasons.reduce((sum, one) => sum + one.points, 0);
  return { planet, points, reasons, role: remedyRole(chart, planet), kinds: kindsFor(chart, planet, running) };
};

/** The planets that need support, at most four, by points; equal ones in the order of the planets. */
export const needsOf = (chart: Chart, running: RunningTime): PlanetNeed[] =>
  GRAHAS.filter((planet) => !isWellPlaced(chart, planet))
    .map((planet) => needOf(chart, planet, running))
    .filter(({ points }) => points >= LISTED_FROM)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_LISTED);

const JAPA_DAYS = 40;
const MALA = 108;
const KALI_FACTOR = 4;

/** Repetitions of a whole japa, and those of a day over forty days, in whole rosaries of 108. */
export const japaOf = (count: number, kali: boolean): { readonly total: number; readonly perDay: number } => {
  const total = kali ? count * KALI_FACTOR : count;
  return { total, perDay: Math.ceil(total / JAPA_DAYS / MALA) * MALA };
};

/** Planets that stand on the side of another in the matter of stones. */
const FRIENDLY_GROUPS: readonly (readonly Graha[])[] = [
  ['sun', 'moon', 'mars', 'jupiter'],
  ['mercury', 'venus', 'saturn', 'rahu', 'ketu'],
];
/** The planets of the other group. */
export const opposedPlanets = (planet: Graha): readonly Graha[] =>
  FRIENDLY_GROUPS.find((group) => !group.includes(planet)) ?? [];

const YOUNGEST = 18;
const OLDEST = 65;

/** Whether a fast is named at all: from 18 to 65 completed years. */
export const mayFast = (dob: CivilDate, on: CivilDate): boolean => {
  const before = on.month < dob.month || (on.month === dob.month && on.day < dob.day);
  const age = on.year - dob.year - (before ? 1 : 0);
  return age >= YOUNGEST && age <= OLDEST;
};
