/** The invisibility of Venus and Jupiter against printed dates, and what it bars. */
import { readFileSync } from 'node:fs';
import {
  civilDate,
  dayNumber,
  fromCivil,
  plusDays,
  type CivilDate,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { astaSpans } from '../../../layers/jyotish/muhurat/asta.ts';
import { banFinder } from '../../../layers/jyotish/muhurat/bans.ts';
import { GATE_DEFAULTS } from '../../../layers/jyotish/muhurat/gates.ts';
import { gatesFor } from '../../../layers/jyotish/muhurat/schools.ts';
import { longAlmanac } from '../../../layers/jyotish/panchang/almanac.ts';
import { heliacalEvents } from '../../../layers/jyotish/sky-events/heliacal.ts';
import { testSky } from '../../support/sky.ts';
import { inTurn } from '../../support/soak.ts';

const VECTORS: {
  readonly asta: readonly { readonly planet: 'venus' | 'jupiter'; readonly from: string; readonly to: string }[];
} = JSON.parse(readFileSync(new URL('../../vectors/muhurat-lists.json', import.meta.url), 'utf8'));

const DELHI: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const OFFSET = 5.5;
const CLOCK = { offsetAt: () => OFFSET, instant: (date: CivilDate, hour: number) => fromCivil(date, hour, OFFSET) };
let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

describe('the invisibility of Venus and Jupiter as printed', () => {
  const decade = () => {
    const within = {
      start: fromCivil({ year: 2023, month: 1, day: 1 }, 0, OFFSET),
      end: fromCivil({ year: 2027, month: 1, day: 1 }, 0, OFFSET),
    };
    return { within, almanac: longAlmanac(sky, DELHI, 'apparent', CLOCK, within.start) };
  };

  // The first and last day on which it is not seen. Where papers differ among themselves, all that they print.
  it.each([
    ['venus', ['2025-12-11'], ['2026-02-01']],
    ['venus', ['2024-04-23', '2024-04-29'], ['2024-06-28', '2024-06-30']],
    ['jupiter', ['2025-06-12'], ['2025-07-09']],
    ['jupiter', ['2024-05-06', '2024-05-07'], []],
    ['jupiter', ['2023-04-01'], ['2023-05-03', '2023-04-29']],
  ] as const)('%s from %j to %j, within two days', (planet, froms, tos) => {
    const { within, almanac } = decade();
    const spans = astaSpans(almanac, planet, within, 'printed', true).map(({ start, end }) => [
      dayNumber(civilDate(start, OFFSET)) + 1,
      dayNumber(civilDate(end, OFFSET)) - 1,
    ]);
    const number = (text: string): number => {
      const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
      return dayNumber({ year, month, day });
    };
    const near = (texts: readonly string[], day: number | undefined): boolean =>
      texts.length === 0 || texts.some((text) => Math.abs(number(text) - (day ?? 0)) <= 2);
    expect(spans.filter(([from, to]) => near(froms, from) && near(tos, to))).toHaveLength(1);
  });

  it('knows the dates of the collected lists', () => {
    expect(VECTORS.asta.map(({ planet, from }) => `${planet} ${from}`)).toEqual([
      'venus 2025-12-11',
      'jupiter 2023-04-01',
      'venus 2024-04-23',
    ]);
  });

  /** Each rule reads one list of arcs of vision; places and planets are the same to it. */
  const RULES = [
    ['printed', 'printed'],
    ['kalamsha', 'surya_siddhanta'],
  ] as const;
  const PLACES = [
    ['Delhi', DELHI],
    ['London', { lat: 51.5, lon: -0.13, altitude: 0 }],
    ['Bengaluru', { lat: 12.97, lon: 77.59, altitude: 0 }],
  ] as const;

  it.each(inTurn(PLACES, RULES).map(([[name, place], rule]) => [name, ...rule, place] as const))(
    'runs at %s from the last visibility to the first that ephemeris/heliacal finds: %s',
    (_, rule, limits, place) => {
      const { within } = decade();
      const almanac = longAlmanac(sky, place, 'apparent', CLOCK, within.start);
      for (const body of ['venus', 'jupiter'] as const) {
        const events = heliacalEvents(
          sky,
          [body],
          { clock: CLOCK, place },
          { year: 2022, month: 6, day: 1 },
          { year: 2027, month: 6, day: 1 },
          limits,
        );
        const known = events.flatMap(({ kind, at }, i) => {
          const next = events[i + 1];
          // Far north Venus is seen in the evening until after she was first seen in the morning: she is not lost then.
          const lost = kind.startsWith('sets') && next !== undefined && next.at - at < 150;
          return lost && at < within.end && next.at > within.start ? [[at, next.at]] : [];
        });
        const found = astaSpans(almanac, body, within, rule, true).map(({ start, end }) => [start, end]);
        expect(known.length).toBeGreaterThan(3);
        expect(found.filter(([start = 0, end = 0]) => end > within.start && start < within.end)).toEqual(known);
      }
    },
  );

  it('bars until three days after the rising, or the days on both sides that were asked for', () => {
    const { within, almanac } = decade();
    const spans = astaSpans(almanac, 'venus', within, 'printed', true);
    const bans = (gates: Parameters<typeof gatesFor>[2]) => {
      const { asta, asta_days } = gatesFor('marriage', 'drik', gates);
      expect(asta).toBe('printed');
      const margins = asta_days === null ? ([0, 3] as const) : ([asta_days, asta_days] as const);
      return banFinder(almanac, { ...GATE_DEFAULTS, margins, whole: true })('shukra_asta', within);
    };
    for (const [set, before, after] of [
      [{}, 0, 3],
      [{ asta_days: 7 }, 7, 7],
    ] as const)
      for (const { start, end } of spans.filter((span) => span.start > within.start && span.end < within.end - 10))
        expect(bans(set)).toContainEqual({
          gate: 'shukra_asta',
          start: plusDays(start, -before),
          end: plusDays(end, after),
        });
  });
});
