/** Builds the matching partners from a request. */
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import type { DashaWindow } from '../../../layers/jyotish/dasha/walk.ts';
import { papaPoints } from '../../../layers/jyotish/dosha/papasamyam.ts';
import { papaBalance } from '../../../layers/jyotish/matching/papa-balance.ts';
import { dashaSandhis, type DashaSandhi } from '../../../layers/jyotish/matching/dasha-sandhi.ts';
import type { ChartsOfPair } from '../../../layers/jyotish/matching/verdict.ts';
import { castChart, type Chart } from '../../../layers/jyotish/chart/chart.ts';
import { norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { PADA_DEG } from '../../../layers/jyotish/chart/nakshatra.ts';
import { addDays, fromCivil, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { ManglikHouses } from '../../../layers/jyotish/dosha/manglik.ts';
import { pairManglik, type PairManglik } from '../../../layers/jyotish/dosha/manglik-pair.ts';
import type { MatchPair } from '../../../layers/jyotish/matching/ashtakoot.ts';
import { partnerOfMoon, partnerOfStar, type MatchPartner } from '../../../layers/jyotish/matching/partner.ts';
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
