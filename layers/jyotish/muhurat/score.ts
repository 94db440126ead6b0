/** The constants of the score: 0–100 after vetoes. */

/** Most points of each part. */
export const POINTS = {
  nakshatra: 20,
  tithi: 10,
  vara: 10,
  nitya_yoga: 5,
  karana: 5,
  tara: 10,
  chandra: 10,
  lagna_sign: 5,
  empty_houses: 5,
  benefics_in_kendra_trikona: 5,
  moon_in_good_house: 5,
  benefics_seen: 5,
  special_yoga: 5,
} as const;

/** Share of its points that a middling star, weekday, rising sign or tithi, Janma tara and a missing native bring. */
export const HALF = 0.5;

/** Taken off; a bad yoga of weekday and star or tithi counts each time. */
export const PENALTIES = {
  rahu_kala: 10,
  varjya: 10,
  dur_muhurta: 8,
  yamaganda: 5,
  gulika_kala: 3,
  bhadra_on_earth: 10,
  bad_yoga: 8,
  /** A ban or a pada that the school does not refuse but takes points for. */
  softened_gate: 8,
} as const;

/**
 * Most that a time scores which breaks a rule, where the school at hand lets it pass. Rikta tithis: Muhurta Chintamani 1 refuses
 * them for every good work; printed lists have weddings on them, as second choice.
 */
const CEILINGS: ReadonlyMap<string, number> = new Map([['rikta_or_amavasya', 59]]);

/** A score under the ceilings of the rules that were broken. */
export const ceiled = (score: number, failed: readonly string[]): number =>
  Math.min(score, ...failed.map((id) => CEILINGS.get(id) ?? score));

/** Points that can be had with the lagna part, and without it. */
export const ALL_POINTS = 100;
export const POINTS_WITHOUT_LAGNA =
  ALL_POINTS - POINTS.lagna_sign - POINTS.empty_houses - POINTS.benefics_in_kendra_trikona - POINTS.moon_in_good_house;

/** Shortest window, minutes. */
export const LEAST_MINUTES = 24;

/** Grades from the best, each with its least score. */
export const GRADES = [
  { grade: 'excellent', from: 75 },
  { grade: 'good', from: 60 },
  { grade: 'acceptable', from: 45 },
  { grade: 'low', from: 0 },
] as const;
export type Grade = (typeof GRADES)[number]['grade'];

/** Grade of a score 0–100. */
export const gradeOf = (score: number): Grade => GRADES.find(({ from }) => score >= from)?.grade ?? 'low';

/** Whole score 0–100 of the points earned and taken off: what was earned is scaled to 100 where the lagna part is left out. */
export const scoreOf = (earned: number, penalties: number, lagna: boolean): number =>
  Math.round(Math.min(100, Math.max(0, (earned * 100) / (lagna ? ALL_POINTS : POINTS_WITHOUT_LAGNA) - penalties)));
