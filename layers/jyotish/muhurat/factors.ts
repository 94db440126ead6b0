/**
 * The factors that rules use, as pieces of time over which they are constant: each stage of a search cuts what is left at
 * the exact changes of its factors. Here those of the seasons and the angas.
 */
import { addDays, civilDate, dateOfDayNumber, dayNumber, plusDays } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaSegments, type Anga, type Segment } from '../panchang/anga.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { BAD_NITYA_YOGAS, badPartOfYoga } from '../panchang/star-windows.ts';
import { vedicDayOfDate, type VedicDay } from '../panchang/vedic-day.ts';
import { asksPada } from './anga-rules.ts';
import type { Lunations } from './lunations.ts';
import { anyHolds, edgesOf, firstAfter, spanAt, type Factors } from './pieces.ts';
import type { RuleBook, TithiKind } from './state.ts';

/** Sixteen ghatis on either side of a sankranti, days. */
const SANKRANTI_DAYS = 16 / 60;

/** Sign of the Sun, its entries, and the lunar month. */
export const seasonFactors = ({ table }: Almanac, within: TimeSpan, lunations: Lunations): Factors => {
  const suns = angaSegments(
    'sun_sign',
    table,
    plusDays(within.start, -SANKRANTI_DAYS),
    plusDays(within.end, SANKRANTI_DAYS),
  );
  const near = suns.flatMap(({ start, end }) =>
    [start, end].map((jd) => ({ start: plusDays(jd, -SANKRANTI_DAYS), end: plusDays(jd, SANKRANTI_DAYS) })),
  );
  const months = lunations(within.start, within.end).map((month) => ({
    ...month,
    start: month.opening,
    end: month.closing,
  }));
  const edges = edgesOf([...suns, ...near, ...months]);
  const [sunAt, monthAt] = [spanAt(suns), spanAt(months)];
  return {
    cuts: edges,
    at: (jd) => {
      const { month, adhika } = monthAt(jd);
      return { sunSign: sunAt(jd).id, month, adhika, nearSankranti: anyHolds(near, jd) };
    },
  };
};

/** Days on either side of a region whose sunrises are needed: a tithi may begin before and end after it. */
const AROUND_DAYS = 2;

/** The Vedic days of regions and those around them, in order. */
const daysAround = ({ horizon, clock }: Almanac, regions: readonly TimeSpan[]): VedicDay[] => {
  const numbers = new Set<number>();
  for (const { start, end } of regions) {
    const first = dayNumber(addDays(civilDate(start, clock.offsetAt(start)), -AROUND_DAYS));
    const last = dayNumber(addDays(civilDate(end, clock.offsetAt(end)), AROUND_DAYS));
    for (let day = first; day <= last; day++) numbers.add(day);
  }
  return [...numbers].sort((a, b) => a - b).map((day) => vedicDayOfDate(horizon, clock, dateOfDayNumber(day)));
};

/** Weekday, star, tithi and yoga, the Moon's sign (and pada, for natives) and the Sun's star. */
export const angaFactors = (almanac: Almanac, regions: readonly TimeSpan[], book: RuleBook): Factors => {
  const { table } = almanac;
  const over = (anga: Anga): readonly Segment[] =>
    regions.flatMap(({ start, end }) => angaSegments(anga, table, start, end));
  const stars = over('nakshatra');
  const tithis = over('tithi');
  const yogas = over('yoga');
  const moonSigns = over('moon_sign');
  const sunStars = over('sun_nakshatra');
  const padas = asksPada(book) ? over('moon_pada') : [];
  const days = daysAround(almanac, regions);
  const starts = days.map(({ start }) => start);
  const badParts = yogas.flatMap((yoga) => badPartOfYoga(yoga) ?? []);
  const badYogas = book.gates.yogas === 'whole' ? yogas.filter(({ id }) => BAD_NITYA_YOGAS.has(id)) : [];
  // Half-open: the sunrise at which a tithi begins counts for it, the one at which it ends does not.
  const sunrises = ({ start, end }: Segment): number =>
    firstAfter(starts, end - 1e-9) - firstAfter(starts, start - 1e-9);
  // Of a tithi with two sunrises the part from the second on is the excess.
  const tithiKind = (tithi: Segment, day: VedicDay): TithiKind => {
    const ruled = sunrises(tithi);
    if (ruled === 0) return 'kshaya';
    return ruled > 1 && sunrises({ ...tithi, end: day.start }) > 0 ? 'vriddhi' : 'plain';
  };
  const at = {
    star: spanAt(stars),
    tithi: spanAt(tithis),
    yoga: spanAt(yogas),
    moonSign: spanAt(moonSigns),
    sunStar: spanAt(sunStars),
    pada: padas.length > 0 ? spanAt(padas) : null,
    day: spanAt(days),
  };
  return {
    // Only the bad yogas matter to any rule, and their bad parts.
    cuts: edgesOf([
      ...stars,
      ...tithis,
      ...badParts,
      ...badYogas,
      ...moonSigns,
      ...sunStars,
      ...padas,
      ...days.map(({ start }) => ({ start, end: start })),
    ]),
    at: (jd) => {
      const [starSegment, tithiSegment, yoga, day] = [at.star(jd), at.tithi(jd), at.yoga(jd), at.day(jd)];
      const bad = badPartOfYoga(yoga);
      return {
        day,
        vara: day.vara,
        starSegment,
        nakshatra: starSegment.id,
        tithiSegment,
        tithi: tithiSegment.id,
        tithiKind: tithiKind(tithiSegment, day),
        yoga: yoga.id,
        badYogaPart: bad !== null && anyHolds([bad], jd),
        moonSign: at.moonSign(jd).id,
        moonPada: at.pada?.(jd).id ?? 0,
        sunNakshatra: at.sunStar(jd).id,
      };
    },
  };
};
