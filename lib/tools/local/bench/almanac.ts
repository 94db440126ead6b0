/**
 * Lists of a year at one place against a year of panchang there; the festivals of a year with those of all regions against
 * those of the common list; a search over ten years.
 */
import { festivalsBetween } from '../../../../layers/jyotish/calendar/festivals.ts';
import { FESTIVALS } from '../../../../layers/jyotish/calendar/festival-table.ts';
import { observanceCalendar } from '../../../../layers/jyotish/calendar/observance-calendar.ts';
import { REGIONAL_FESTIVALS } from '../../../../layers/jyotish/calendar/regional-festivals.ts';
import { vratsBetween } from '../../../../layers/jyotish/calendar/vrats.ts';
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { byGraha } from '../../../../layers/jyotish/chart/graha.ts';
import { vimshottariPlan } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import { fromCivil, plusDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { prohibitedPeriods } from '../../../../layers/jyotish/muhurat/bans.ts';
import { longAlmanac, vedicDays } from '../../../../layers/jyotish/panchang/almanac.ts';
import { dayStates } from '../../../../layers/jyotish/panchang/day-state.ts';
import { panchaksTouching } from '../../../../layers/jyotish/panchang/panchak.ts';
import { specialYogasOf } from '../../../../layers/jyotish/panchang/special-yogas.ts';
import { bhadrasOf } from '../../../../layers/jyotish/panchang/star-windows.ts';
import { chandrashtamas } from '../../../../layers/jyotish/transit/chandrashtama.ts';
import { doubleTransits } from '../../../../layers/jyotish/transit/double-transit.ts';
import { searchTransits } from '../../../../layers/jyotish/transit/search.ts';
import type { SearchNode, SearchTerm } from '../../../../layers/jyotish/transit/search-terms.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { panchangYears } from './panchang.ts';
import { best, CLOCK, DELHI, ms, OFFSET, type Part, ratio, row } from './part.ts';

const ROUNDS = 9;
const ALL_HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
const DAYS = 365;
const SEARCH_DAYS = 3652;

const term = (one: SearchTerm): SearchNode => ({ kind: 'term', term: one });
const path = 'where';
const SEARCHES: Readonly<Record<string, readonly SearchNode[]>> = {
  slow: [
    term({ key: 'in_house', body: 'jupiter', ids: [2, 5, 7, 9, 11], from: 'moon', path }),
    term({ key: 'dasha', system: 'vimshottari', level: 2, lords: ['venus', 'mercury'], path }),
    { kind: 'not', node: term({ key: 'retrograde', body: 'jupiter', is: true, path }) },
  ],
  vedha: [
    term({ key: 'gochara', body: 'venus', results: ['good'], path }),
    term({ key: 'retrograde', body: 'mercury', is: false, path }),
    term({ key: 'double_transit', house: 7, path }),
  ],
  moon: [
    term({ key: 'in_sign', body: 'sun', ids: [1], path }),
    term({ key: 'retrograde', body: 'jupiter', is: false, path }),
    term({ key: 'tara', ids: [2, 4, 6, 8], path }),
  ],
};

const listed = (figures: readonly (readonly [name: string, cost: number])[]): string =>
  figures.map(([name, cost]) => `${name} ${(cost / 1000).toFixed(1)}`).join(', ');
const most = (figures: readonly (readonly [name: string, cost: number])[]): number =>
  Math.max(...figures.map(([, cost]) => cost));

export const almanacPart: Part = {
  processes: 3,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const chart = castChart(sky, fromCivil({ year: 1990, month: 5, day: 10 }, 19.9, OFFSET), DELHI);
    const [ascendant, signs] = [chart.ascendant.sign, chart.signs];
    const yearFrom = (year: number): TimeSpan => {
      const start = fromCivil({ year, month: 1, day: 1 }, 0, OFFSET);
      return { start, end: plusDays(start, DAYS) };
    };
    const almanacOf = (year: number) => longAlmanac(sky, DELHI, 'apparent', CLOCK, yearFrom(year).start);
    const calendarOf = (year: number) => observanceCalendar(sky, DELHI, 'apparent', CLOCK, yearFrom(year).start);
    const festivals = (year: number, wanted: typeof FESTIVALS) =>
      festivalsBetween(calendarOf(year), { year, month: 1, day: 1 }, { year, month: 12, day: 31 }, wanted);
    const regional = new Set<string>(REGIONAL_FESTIVALS.map(({ id }) => id));
    const common = FESTIVALS.filter(({ id }) => !regional.has(id));
    const search = (year: number, nodes: readonly SearchNode[]) => {
      const { start } = yearFrom(year);
      const ground = {
        sky,
        almanac: almanacOf(year),
        longitudes: { ...byGraha((graha) => chart.grahas[graha].longitude), ascendant: chart.ascendant.longitude },
        signs: { ...signs, ascendant },
        star: chart.grahas.moon.nakshatra.id,
        plans: new Map([['vimshottari' as const, vimshottariPlan(chart.jd, chart.grahas.moon.nakshatra, 365.25)]]),
      };
      const range = { start, end: plusDays(start, SEARCH_DAYS) };
      return searchTransits(ground, { kind: 'all', nodes }, range, { minMinutes: 0, limit: 1000 });
    };
    const lists: Readonly<Record<string, (year: number) => unknown>> = {
      panchak: (year) => panchaksTouching(almanacOf(year), yearFrom(year), 'half'),
      bhadra: (year) => bhadrasOf(almanacOf(year).table, yearFrom(year)),
      special_yogas: (year) => {
        const almanac = almanacOf(year);
        return vedicDays(almanac, { year, month: 1, day: 1 }, DAYS).map((day) =>
          specialYogasOf(dayStates(almanac, day)),
        );
      },
      chandrashtama: (year) => chandrashtamas(sky, signs.moon, null, yearFrom(year)),
      double_transit: (year) => doubleTransits(sky, { first: ascendant, signs }, ALL_HOUSES, yearFrom(year), false),
      prohibited_periods: (year) =>
        prohibitedPeriods(almanacOf(year), yearFrom(year), { asta: 'printed', margins: [0, 3] }),
      vrats: (year) => vratsBetween(calendarOf(year), yearFrom(year).start, yearFrom(year).end),
    };
    const searches = Object.fromEntries(
      Object.entries(SEARCHES).map(([name, nodes]) => [name, (year: number) => search(year, nodes)]),
    );
    const works: Readonly<Record<string, (year: number) => unknown>> = {
      panchang: (year) => panchangYears(sky, year, 1),
      common: (year) => festivals(year, common),
      festivals: (year) => festivals(year, FESTIVALS),
      ...lists,
      ...searches,
    };
    const f = await best(
      ROUNDS,
      1,
      Object.fromEntries(Object.entries(works).map(([name, work]) => [name, (n: number) => work(1960 + 6 * n)])),
    );
    const costs = (of: object) => Object.keys(of).map((name) => [name, f[name] ?? NaN] as const);
    const { panchang = NaN, common: usual = NaN, festivals: all = NaN } = f;
    return [
      row(
        '',
        'costliest window list of a year / own P5',
        most(costs(lists)) / panchang,
        1,
        `ms: ${listed(costs(lists))}; P5 ${ms(panchang)}`,
      ),
      ratio('', 'festivals of a year, all regions / common ones', [all, usual], 2, { unit: ms }),
      row(
        '',
        'transit search, 3 conditions over 10 years, ms',
        most(costs(searches)) / 1000,
        150,
        `ms: ${listed(costs(searches))}`,
      ),
    ];
  },
};
