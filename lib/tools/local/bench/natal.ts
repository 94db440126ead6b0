/** P1 and P3: a natal chart and a full kundli as library calls, against the cheapest bare calls that hold a chart. */
import { wordsOf } from '../../../words/words.ts';
import { houseShapes, planetShapes } from '../../../answers/present/chart.ts';
import { dashaPeriods } from '../../../answers/queries/dasha.ts';
import { dashaShape, dashaWriter, noExtra } from '../../../answers/present/dasha.ts';
import { shadbalaShapes } from '../../../answers/present/strength.ts';
import type { Birth } from '../../../contract/values/moment.ts';
import { castChart, type Chart } from '../../../../layers/jyotish/chart/chart.ts';
import { dignityOf } from '../../../../layers/jyotish/chart/dignity.ts';
import { dashaTree, lifeWindow } from '../../../../layers/jyotish/dasha/walk.ts';
import { vimshottariPlan } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import { civilDate, julian, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
import { GRAHAS, type Graha, type Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import type { WriteParts } from '../../../contract/frame/endpoint.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { sunTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';
import { vedicDayAt } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { ashtakavargaOf } from '../../../../layers/jyotish/strength/ashtakavarga.ts';
import { aharganaLords } from '../../../../layers/jyotish/strength/kala.ts';
import { shadbalaOf } from '../../../../layers/jyotish/strength/shadbala.ts';
import { shodashavargaOf } from '../../../../layers/jyotish/strength/shodashavarga.ts';
import { best, chartFloor, CLOCK, DELHI, OFFSET, type Part, ratio, row, us } from './part.ts';

const ROUNDS = 15;
const CALLS = 300;
const YEAR_LENGTH = 365.25;
const MAX_PERIODS = 1000;

/** A different instant for every call, so that no memory of the last one helps. */
export const instant = (call: number): JulianDay => julian(2447892.5 + call * 3.37);

const birthAt = (jd: JulianDay): Birth => ({
  jd,
  place: DELHI,
  offset: OFFSET,
  clock: CLOCK,
  date: civilDate(jd, OFFSET),
  time: { hour: 12, minute: 0, second: 0 },
  name: null,
  gender: null,
  timeKnown: true,
  uncertaintyMin: 0,
});

const chartOf = (sky: Sky, jd: JulianDay) => {
  const chart = castChart(sky, jd, DELHI, 'placidus');
  return { chart, dignities: GRAHAS.map((g) => dignityOf(g, chart.grahas[g].longitude, chart.signs)) };
};

const strengthsOf = (sky: Sky, chart: Chart) => {
  const day = vedicDayAt(horizonOf(sunTable(sky, chart.jd), DELHI, 'apparent'), CLOCK, chart.jd);
  return shadbalaOf(sky, chart, day, aharganaLords(day));
};

const planOf = ({ jd, grahas }: Chart) => vimshottariPlan(jd, grahas.moon.nakshatra, YEAR_LENGTH);

/** The work of P3 as values of the engine. */
const kundliOf = (sky: Sky, jd: JulianDay) => {
  const { chart, dignities } = chartOf(sky, jd);
  const plan = planOf(chart);
  return {
    chart,
    dignities,
    vargas: shodashavargaOf(chart),
    dasha: dashaTree(plan, 3, lifeWindow(plan), MAX_PERIODS),
    ashtakavarga: ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign }),
    shadbala: strengthsOf(sky, chart),
  };
};

/** The same in the shapes of the contract, dates as text, as JSON. */
const kundliJson = (sky: Sky, jd: JulianDay): string => {
  const { chart, dignities } = chartOf(sky, jd);
  const words = wordsOf('en');
  let periods = '';
  // As an answer takes them: one after the other, and never in one piece of their own.
  const verbatim = (_: string, write: WriteParts): void => {
    for (const part of write(JSON.stringify)) periods += part;
  };
  const rest = JSON.stringify({
    planets: planetShapes(words, chart),
    houses: houseShapes(words, chart),
    dignities,
    vargas: shodashavargaOf(chart),
    vimshottari: dashaShape(
      { verbatim },
      dashaWriter<Graha>(words, birthAt(jd).offset),
      dashaPeriods(planOf(chart), { depth: 3 }, birthAt(jd), jd),
      noExtra,
    ),
    ashtakavarga: ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign }),
    shadbala: shadbalaShapes(words, strengthsOf(sky, chart)),
  });
  return `${rest.slice(0, -1)},"periods":${periods}}`;
};

export const natalPart: Part = {
  processes: 3,
  rows: async () => {
    const engine = await loadEphemeris();
    const sky = openSky(engine);
    const text = kundliJson(sky, instant(0));
    const whole: unknown = JSON.parse(text);
    const f = await best(ROUNDS, CALLS, {
      floor: (call) => chartFloor(engine, instant(call)),
      chart: (call) => chartOf(sky, instant(call)),
      kundli: (call) => kundliOf(sky, instant(call)),
      // Counting its bytes puts a text in pieces together, as sending it does.
      kundliJson: (call) => Buffer.byteLength(kundliJson(sky, instant(call))),
      stringify: () => JSON.stringify(whole),
    });
    return [
      ratio('P1', 'natal chart, library call / F(W1)', [f.chart, f.floor], 1.15),
      ratio('P3', 'full kundli / F(W1)', [f.kundli, f.floor], 3.8),
      row(
        'P3',
        'full kundli with JSON / the kundli and its JSON alone',
        f.kundliJson / (f.kundli + f.stringify),
        1.15,
        `${us(f.kundliJson)} over ${us(f.kundli)} and JSON.stringify of its ${Math.round(text.length / 1000)} KB ${us(f.stringify)}`,
      ),
    ];
  },
};
