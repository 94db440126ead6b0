/** The charts of pieces of time: the rising sign and the places of the grahas. */
import { signOf } from '../chart/rashi.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { partChange, remembered } from './pieces.ts';
import { risingSigns } from './rising-signs.ts';
import type { MomentChart, MuhuratState, RuleBook } from './state.ts';

const SLOW = ['mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const;
type Slow = (typeof SLOW)[number];
const SIGNS = 12;
const STARS = 27;

interface SlowPlace {
  readonly sign: number;
  readonly star: number;
}

/** A chart and the time during which it holds. */
export interface ChartSpan extends TimeSpan {
  readonly chart: MomentChart;
}

/** The charts of a piece, in order: cut where the rising sign or a graha's place changes. */
export const chartsOver = (almanac: Almanac, book: RuleBook): ((piece: MuhuratState) => readonly ChartSpan[]) => {
  const { table } = almanac;
  const lagnasOf = remembered((day: VedicDay) => risingSigns(almanac, day));
  const wedding = book.event.wedding === true;
  const placeOf = (graha: Slow, jd: JulianDay): SlowPlace => {
    const longitude = table.longitude(graha, jd);
    return { sign: signOf(longitude), star: Math.floor((longitude * STARS) / 360) + 1 };
  };
  // A day ends where the next one starts.
  let known: { readonly jd: JulianDay; readonly places: readonly SlowPlace[] } | null = null;
  const placesAt = (jd: JulianDay): readonly SlowPlace[] => {
    if (known?.jd !== jd) known = { jd, places: SLOW.map((graha) => placeOf(graha, jd)) };
    return known.places;
  };
  /** Places that stay the same all day, and the instants at which others change: none of these grahas changes twice. */
  const slowOf = remembered((day: VedicDay) => {
    const changes: JulianDay[] = [];
    const [starts, ends] = [placesAt(day.start), placesAt(day.end)];
    const held = SLOW.map((graha, i) => {
      const [from, to] = [starts[i], ends[i]];
      if (!from || !to) return null;
      const changed = [
        ...(from.sign === to.sign ? [] : [SIGNS]),
        ...(from.star === to.star || !wedding ? [] : [STARS]),
      ];
      if (changed.length === 0) return from;
      changes.push(...changed.flatMap((parts) => partChange(table.sky, graha, parts, day) ?? []));
      return null;
    });
    return { held, changes: changes.sort((a, b) => a - b) };
  });
  const chartAt = (jd: JulianDay, lagna: number, piece: MuhuratState): MomentChart => {
    const { held } = slowOf(piece.day);
    const [mars, mercury, jupiter, venus, saturn, rahu] = SLOW.map((graha, i) => held[i] ?? placeOf(graha, jd));
    if (!mars || !mercury || !jupiter || !venus || !saturn || !rahu) throw new Error('a graha without a place');
    return {
      lagna,
      signs: {
        sun: piece.sunSign,
        moon: piece.moonSign,
        mars: mars.sign,
        mercury: mercury.sign,
        jupiter: jupiter.sign,
        venus: venus.sign,
        saturn: saturn.sign,
        rahu: rahu.sign,
        ketu: ((rahu.sign + 5) % SIGNS) + 1,
      },
      stars: {
        sun: piece.sunNakshatra,
        moon: piece.nakshatra,
        mars: mars.star,
        mercury: mercury.star,
        jupiter: jupiter.star,
        venus: venus.star,
        saturn: saturn.star,
        rahu: rahu.star,
      },
    };
  };
  return (piece) => {
    const { changes } = slowOf(piece.day);
    return lagnasOf(piece.day).flatMap((rising) => {
      const from = Math.max(rising.start, piece.start);
      const to = Math.min(rising.end, piece.end);
      if (from >= to) return [];
      const edges = [...changes.filter((cut) => cut > from && cut < to), to];
      let start = from;
      return edges.map((end) => {
        const span = { start: julian(start), end: julian(end) };
        start = end;
        return { ...span, chart: chartAt(julian((span.start + end) / 2), rising.sign, piece) };
      });
    });
  };
};
