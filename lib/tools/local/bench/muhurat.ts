/**
 * P7: the search for the weddings of a year, its limits exact, against a year of panchang at the same place: by the rules of
 * Muhurta Chintamani, which the target was set for, and by the default, what printed day lists of north India do, which lets
 * twice as much time pass the gates and has all of it judged.
 */
import { fromCivil, plusDays, SECOND } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { banFinder } from '../../../../layers/jyotish/muhurat/bans.ts';
import {
  findMuhurats,
  judgeMoment,
  ruleBookOf,
  type MuhuratFinding,
} from '../../../../layers/jyotish/muhurat/engine.ts';
import type { MuhuratEventId } from '../../../../layers/jyotish/muhurat/events.ts';
import type { School } from '../../../../layers/jyotish/muhurat/schools.ts';
import { GATE_DEFAULTS } from '../../../../layers/jyotish/muhurat/gates.ts';
import { risingSigns } from '../../../../layers/jyotish/muhurat/rising-signs.ts';
import { longAlmanac, vedicDays } from '../../../../layers/jyotish/panchang/almanac.ts';
import { panchangYears } from './panchang.ts';
import { best, CLOCK, DELHI, ms, OFFSET, type Part, ratio, row } from './part.ts';

const ROUNDS = 15;

export const muhuratPart: Part = {
  processes: 3,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const yearOf = (year: number) => {
      const start = fromCivil({ year, month: 1, day: 1 }, 0, OFFSET);
      return { start, end: plusDays(start, 365) };
    };
    const search = (event: MuhuratEventId, lagna: boolean, year: number, school?: School): MuhuratFinding => {
      const within = yearOf(year);
      const almanac = longAlmanac(sky, DELHI, 'apparent', CLOCK, within.start);
      return findMuhurats(almanac, within, ruleBookOf(event, [], lagna, null, school ? { school } : {}), false);
    };
    const yearAt = (round: number): number => 1950 + 5 * round;
    const f = await best(ROUNDS, 1, {
      panchang: (n) => panchangYears(sky, yearAt(n), 1),
      strict: (n) => search('marriage', true, yearAt(n), 'strict'),
      wedding: (n) => search('marriage', true, yearAt(n)),
      /** Vehicles, which no season bars. */
      vehicle: (n) => search('vehicle', true, yearAt(n)),
      vehicleWithoutLagna: (n) => search('vehicle', false, yearAt(n)),
      /** What a year of vehicles needs beside the panchang, each alone with its tables: the eclipses seen, the rising signs. */
      eclipses: (n) => {
        const within = yearOf(yearAt(n));
        const almanac = longAlmanac(sky, DELHI, 'apparent', CLOCK, within.start);
        return banFinder(almanac, GATE_DEFAULTS)('eclipse', within);
      },
      lagnas: (n) => {
        const year = yearAt(n);
        const almanac = longAlmanac(sky, DELHI, 'apparent', CLOCK, yearOf(year).start);
        return vedicDays(almanac, { year, month: 1, day: 1 }, 365).map((day) => risingSigns(almanac, day));
      },
    });

    const book = ruleBookOf('marriage', [], true, null);
    const { windows } = search('marriage', true, 2026);
    const judged = (jd: number): string => {
      const at = fromCivil({ year: 2000, month: 1, day: 1 }, 0, 0);
      const moment = plusDays(at, jd - at);
      const { score, rules } = judgeMoment(longAlmanac(sky, DELHI, 'apparent', CLOCK, moment), moment, book);
      const seen = (wanted: string) => rules.find(({ id }) => id === wanted)?.observed.value ?? '';
      // A window belongs to one day: sunrise is an edge of its own.
      return `${score} ${seen('lagna_sign')} ${seen('vara')} ${rules
        .map(({ met, veto }) => {
          if (veto) return 'v';
          if (met) return 'm';
          return '-';
        })
        .join('')}`;
    };
    const edges = windows.flatMap(({ start, end }) => [
      [start - SECOND, start + SECOND],
      [end - SECOND, end + SECOND],
    ]);
    // Edges of windows beyond which the very next second is judged the same: there should be none.
    const looseEdges = edges.filter(([before = 0, after = 0]) => judged(before) === judged(after)).length;
    return [
      row(
        'P7',
        'weddings of a year by Muhurta Chintamani / own P5',
        f.strict / f.panchang,
        0.9,
        `with the lagna; ${ms(f.strict)} over ${ms(f.panchang)}, ${search('marriage', true, 2026, 'strict').windows.length} windows`,
      ),
      ratio('P7', 'the same by the default school', [f.wedding, f.panchang], 0.9, {
        unit: ms,
        note: `, ${windows.length} windows, ${looseEdges} loose edges in a year`,
      }),
      ratio('P7', 'vehicles of a year (no season) with the lagna', [f.vehicle, f.panchang], 1.6, {
        unit: ms,
        note: `; without the lagna ${ms(f.vehicleWithoutLagna)}; its eclipses alone ${ms(f.eclipses)}, its lagnas ${ms(f.lagnas)}`,
      }),
    ];
  },
};
