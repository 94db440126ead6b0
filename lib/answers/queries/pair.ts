/** Builds the matching partners from a request, and judges them. */
import * as z from 'zod/mini';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import type { DashaWindow } from '../../../layers/jyotish/dasha/walk.ts';
import { papaPoints } from '../../../layers/jyotish/dosha/papasamyam.ts';
import { papaBalance } from '../../../layers/jyotish/matching/papa-balance.ts';
import { dashaSandhis, type DashaSandhi } from '../../../layers/jyotish/matching/dasha-sandhi.ts';
import {
  checksOf,
  kootaMatch,
  matchVerdict,
  poruthamMatch,
  type ChartsOfPair,
} from '../../../layers/jyotish/matching/verdict.ts';
import { castChart, type Chart } from '../../../layers/jyotish/chart/chart.ts';
import { norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { PADA_DEG } from '../../../layers/jyotish/chart/nakshatra.ts';
import {
  addDays,
  civilDate,
  fromCivil,
  type CivilDate,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { ManglikHouses } from '../../../layers/jyotish/dosha/manglik.ts';
import { pairManglik, type PairManglik } from '../../../layers/jyotish/dosha/manglik-pair.ts';
import type { KootaTables, MatchPair } from '../../../layers/jyotish/matching/ashtakoot.ts';
import { reasonsOf } from '../../../layers/jyotish/matching/reasons.ts';
import type { PoruthamTradition } from '../../../layers/jyotish/matching/porutham.ts';
import { partnerOfMoon, partnerOfStar, type MatchPartner } from '../../../layers/jyotish/matching/partner.ts';
import { MANGLIK_FIELD } from '../../contract/suites/dosha.ts';
import { KOOTA_TABLE_FIELDS, TRADITION_FIELD } from '../../contract/suites/matching.ts';
import type { Birth, Partner } from '../../contract/values/moment.ts';
import { reportDifferences } from './over-the-day.ts';

interface PairCall {
  readonly groom: Partner;
  readonly bride: Partner;
  skyAt(place: Place): Sky;
  uncertain(member: string): void;
}

const partnerOf = ({ birth, star }: Partner, skyAt: (place: Place) => Sky): MatchPartner =>
  star ? partnerOfStar(star.nakshatra, star.pada) : partnerOfMoon(skyAt(birth.place).longitude('moon', birth.jd));

/** The smallest part of the zodiac that matters in matching is half a pada: vashya changes in the middle of a sign. */
const CELL_DEG = PADA_DEG / 2;

/** All possible partners for an unknown birth time: one per half pada that the Moon crosses that day. */
const partnersOfDay = ({ place, date, clock }: Birth, skyAt: (place: Place) => Sky): readonly MatchPartner[] => {
  const sky = skyAt(place);
  const [start, end] = [date, addDays(date, 1)].map((day) => sky.longitude('moon', clock.instant(day, 0)));
  if (start === undefined || end === undefined) throw new Error('a day has two ends');
  const first = Math.floor(start / CELL_DEG);
  const last = Math.floor((start + norm360(end - start)) / CELL_DEG);
  return Array.from({ length: last - first + 1 }, (_, i) => partnerOfMoon(norm360((first + i + 0.5) * CELL_DEG)));
};

/**
 * The answer for both partners. If a birth time is unknown, each member that could differ within that day is reported to
 * `uncertain`.
 */
export const overThePair = <T extends object>(
  { groom, bride, skyAt, uncertain }: PairCall,
  answer: (pair: MatchPair) => T,
): T => {
  const pair = { groom: partnerOf(groom, skyAt), bride: partnerOf(bride, skyAt) };
  const given = answer(pair);
  const [grooms, brides] = [groom, bride].map((partner) =>
    partner.birth && !partner.birth.timeKnown ? partnersOfDay(partner.birth, skyAt) : null,
  );
  if (!grooms && !brides) return given;
  const others = (grooms ?? [pair.groom]).flatMap((g) =>
    (brides ?? [pair.bride]).map((b) => answer({ groom: g, bride: b })),
  );
  reportDifferences(given, others, uncertain);
  return given;
};

/** The chart of a birth, seen from its place. */
export const chartOfBirth = (birth: Birth, skyAt: (place: Place) => Sky): Chart =>
  castChart(skyAt(birth.place), birth.jd, birth.place);

/** Days within which two changes of great periods count as one, and the years looked ahead, where nothing else is asked. */
export const SANDHI_LIMIT_DAYS = 183;
export const SANDHI_YEARS = 20;

const YEAR_DAYS = 365.25;

/** The first day and the end of the years that are looked at for changes of great periods. */
export const sandhiWindow = (from: CivilDate, years: number): DashaWindow => ({
  from: fromCivil(from, 0, 0),
  to: fromCivil(addDays(from, Math.round(years * YEAR_DAYS)), 24, 0),
});

/** Changes of the great periods of both that come near each other. */
export const sandhisOfPair = (
  { groom, bride }: { readonly groom: Birth; readonly bride: Birth },
  skyAt: (place: Place) => Sky,
  yearLength: Parameters<typeof vimshottariPlan>[2],
  window: DashaWindow,
  limitDays: number,
): DashaSandhi[] => {
  const planOf = ({ jd, place }: Birth) =>
    vimshottariPlan(jd, nakshatraOf(skyAt(place).longitude('moon', jd)), yearLength);
  return dashaSandhis(planOf(groom), planOf(bride), window, limitDays);
};

/** Malefic points of both charts and how they balance. */
export const papaOfPair = (
  { groom, bride }: { readonly groom: Birth; readonly bride: Birth },
  skyAt: (place: Place) => Sky,
): ChartsOfPair['papa'] => {
  const pointsOf = (birth: Birth): number => papaPoints(chartOfBirth(birth, skyAt)).points.total;
  const [his, hers] = [pointsOf(groom), pointsOf(bride)];
  return { groom: his, bride: hers, grade: papaBalance(his, hers) };
};

/** Mangal dosha of the pair; null where one is a star, or a birth without time. */
export const manglikOfPair = ({ groom, bride, skyAt }: PairCall, houses: ManglikHouses): PairManglik | null => {
  if (!groom.birth?.timeKnown || !bride.birth?.timeKnown) return null;
  return pairManglik(chartOfBirth(groom.birth, skyAt), chartOfBirth(bride.birth, skyAt), houses);
};

/** What only the charts of both tell, of the coming years from `now`; null where a time of birth is not known. */
export const chartsOfPair = (
  { groom, bride }: { readonly groom: Birth; readonly bride: Birth },
  skyAt: (place: Place) => Sky,
  yearLength: Parameters<typeof sandhisOfPair>[2],
  now: JulianDay,
): ChartsOfPair | null => {
  if (!groom.timeKnown || !bride.timeKnown) return null;
  const window = sandhiWindow(civilDate(now, 0), SANDHI_YEARS);
  return {
    papa: papaOfPair({ groom, bride }, skyAt),
    sandhis: sandhisOfPair({ groom, bride }, skyAt, yearLength, window, SANDHI_LIMIT_DAYS),
  };
};

/** What a match comes to: the one judgement of `matching/summary` and of the astrologer. */
export const judgedPair = (
  pair: MatchPair,
  options: KootaTables & { readonly tradition: PoruthamTradition },
  manglik: PairManglik | null,
  charts: ChartsOfPair | null,
) => {
  const match = kootaMatch(pair, options);
  const porutham = poruthamMatch(match, options.tradition);
  return {
    match,
    checks: checksOf(match, manglik?.good ?? null, porutham, charts),
    verdict: matchVerdict(match, manglik?.good ?? null),
    reasons: reasonsOf(match, { mars: manglik, porutham, charts }),
  };
};
export type JudgedPair = ReturnType<typeof judgedPair>;

/** A pair of births, and what its gunas come to within the day where a time of birth is not known. */
export interface PairOfBirths extends JudgedPair {
  /** Nothing tells who is the groom: the first birth was taken for him. */
  readonly isGuessed: boolean;
  readonly overDay: { readonly least: number; readonly most: number } | null;
}

/** The tables and houses that are taken where a request names none. */
const MATCH_DEFAULTS = z.parse(z.object({ ...KOOTA_TABLE_FIELDS, ...MANGLIK_FIELD, ...TRADITION_FIELD }), {});

/** The least and the most gunas that two births come to within the day, where a time of birth is not known; null where both are. */
const gunasOverDay = (
  { groom, bride, skyAt }: PairCall,
  options: KootaTables,
): { readonly least: number; readonly most: number } | null => {
  const partners = [groom, bride].map((one) =>
    one.birth !== null && !one.birth.timeKnown ? partnersOfDay(one.birth, skyAt) : [partnerOf(one, skyAt)],
  );
  const [grooms = [], brides = []] = partners;
  if (grooms.length === 1 && brides.length === 1) return null;
  const totals = grooms.flatMap((g) => brides.map((b) => kootaMatch({ groom: g, bride: b }, options).total));
  return { least: Math.min(...totals), most: Math.max(...totals) };
};

/** Two births judged as a match: the woman is the bride, and where no gender tells, the first birth is the groom. */
export const judgedBirths = (
  first: Birth,
  second: Birth,
  skyAt: (place: Place) => Sky,
  yearLength: Parameters<typeof sandhisOfPair>[2],
  now: JulianDay,
): PairOfBirths => {
  // The other’s word decides, else what is known of the first.
  const isBride = second.gender === 'male' || (second.gender !== 'female' && first.gender === 'female');
  const isGuessed = [first, second].every(({ gender }) => gender !== 'male' && gender !== 'female');
  const [groom, bride] = isBride ? [second, first] : [first, second];
  const of = (birth: Birth): Partner => ({ birth, star: null });
  const call = { groom: of(groom), bride: of(bride), skyAt, uncertain: () => undefined };
  const manglik = manglikOfPair(call, MATCH_DEFAULTS.manglik_houses);
  const charts = chartsOfPair({ groom, bride }, skyAt, yearLength, now);
  const judged = judgedPair(
    { groom: partnerOf(call.groom, skyAt), bride: partnerOf(call.bride, skyAt) },
    MATCH_DEFAULTS,
    manglik,
    charts,
  );
  return { ...judged, isGuessed, overDay: gunasOverDay(call, MATCH_DEFAULTS) };
};
