/** The factors that change within a day: its parts, varjya, Bhadra, combustion, and Sun and Jupiter for weddings. */
import { signOf } from '../chart/rashi.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { ANGAS, angaEnd, type Segment } from '../panchang/anga.ts';
import { abhijitEdges, star28Of } from '../panchang/day-state.ts';
import { dayPeriod, durMuhurtasOf, godhuliOf, KALA_IDS, kalaOf, nightAfter } from '../panchang/periods.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { BHADRA_SLOTS, bhadraParts, varjyaOfStar, type BhadraPart } from '../panchang/star-windows.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { astaSpans } from './asta.ts';
import { anyHolds, edgesOf, partChange, remembered, type Factors } from './pieces.ts';
import type { DayMark, RuleBook } from './state.ts';

interface Marked extends TimeSpan {
  readonly mark: DayMark;
}
const WEDNESDAY = 3;
/** The weekday whose Kana yoga is on Abhijit. */
const MONDAY = 1;

const marksOf = (day: VedicDay, { event: { wedding }, gates }: RuleBook): Marked[] => {
  const found: Marked[] = [];
  const add = (mark: DayMark, span: TimeSpan | null): void => {
    if (span) found.push({ mark, start: span.start, end: span.end });
  };
  for (const kala of KALA_IDS) add(kala, kalaOf(kala, day));
  for (const span of durMuhurtasOf(day)) add('dur_muhurta', span);
  if (day.vara !== WEDNESDAY) add('abhijit', dayPeriod('abhijit', day, null));
  if (wedding === true) add('godhuli', godhuliOf(day, 'after_sunset'));
  if (gates.night === 'veto') add('night', nightAfter(day));
  return found;
};

const MOMENT = 1e-6;

/** Gates that exclude all time in which Jupiter or Venus is combust. */
export const SEEN_GATES = ['guru_asta', 'shukra_asta'] as const;

/** Parts of the day, varjya, Bhadra, combustion (unless the gates exclude it), and Sun and Jupiter for weddings. */
export const fineFactors = (almanac: Almanac, hull: TimeSpan, book: RuleBook, gated: boolean): Factors => {
  const { table } = almanac;
  const wedding = book.event.wedding === true;
  const ofDay = remembered((day: VedicDay) => marksOf(day, book));
  const ofStar = remembered((star: Segment) =>
    varjyaOfStar(star).map(({ start, end }): Marked => ({ mark: 'varjya', start, end })),
  );
  const starEdges = remembered((star: Segment) => abhijitEdges(table, 'nakshatra', [star]));
  const ofTithi = remembered(({ id, start, end }: Segment): BhadraPart[] => {
    const halves = [2 * id - 1, 2 * id].map((slot) => BHADRA_SLOTS.has(slot));
    if (!halves.includes(true)) return [];
    const middle = angaEnd('karana', table, plusDays(start, MOMENT));
    const [from, to] = halves[0] === true ? [start, middle] : [middle, end];
    return bhadraParts(table, { start: from, end: to });
  });
  const allSeen = gated && SEEN_GATES.every((gate) => book.event.gates.includes(gate));
  const unseen = (allSeen ? [] : (['jupiter', 'venus'] as const)).map((body) => ({
    body,
    spans: astaSpans(almanac, body, hull, book.gates.asta, false),
  }));
  const unseenEdges = edgesOf(unseen.flatMap(({ spans }) => spans));
  const asksDegree = wedding && book.lagna;
  const asksJupiter = wedding && book.natives.length > 0;
  const degree = (jd: JulianDay): number => Math.floor(table.longitude('sun', jd));
  const degreeChange = ({ start, end }: TimeSpan): readonly JulianDay[] => {
    const [before, after] = [degree(start), degree(end)];
    if (before === after) return [];
    return [crossingNear((jd) => table.longitude('sun', jd), after, start, ANGAS.sun_sign.speed)];
  };
  return {
    cuts: (piece) => {
      const cuts = [
        ...[...ofDay(piece.day), ...ofStar(piece.starSegment), ...ofTithi(piece.tithiSegment)].flatMap(
          ({ start, end }) => [start, end],
        ),
        ...(piece.vara === MONDAY ? starEdges(piece.starSegment) : []),
        ...unseenEdges(piece),
      ];
      if (asksDegree) cuts.push(...degreeChange(piece));
      const jupiter = asksJupiter ? partChange(table.sky, 'jupiter', 12, piece) : null;
      if (jupiter !== null) cuts.push(jupiter);
      return cuts;
    },
    at: (jd, piece) => ({
      marks: [...ofDay(piece.day), ...ofStar(piece.starSegment)]
        .filter((mark) => anyHolds([mark], jd))
        .map(({ mark }) => mark),
      bhadra: ofTithi(piece.tithiSegment).find((span) => anyHolds([span], jd))?.loka ?? null,
      unseen: unseen.filter(({ spans }) => anyHolds(spans, jd)).map(({ body }) => body),
      moonStar28: star28Of(table.longitude('moon', jd)),
      sunStar28: star28Of(table.longitude('sun', jd)),
      sunDegree: asksDegree ? degree(jd) % 30 : -1,
      jupiterSign: asksJupiter ? signOf(table.sky.longitude('jupiter', jd)) : 0,
    }),
  };
};
