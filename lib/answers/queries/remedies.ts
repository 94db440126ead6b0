/** What of the time bears on a chart at an instant, for its remedies. */
import type { Chart } from '../../../layers/jyotish/chart/chart.ts';
import { houseFrom, signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { runningPeriods } from '../../../layers/jyotish/dasha/walk.ts';
import { saturnDoshas } from '../../../layers/jyotish/dosha/all.ts';
import { dhaiyaKind } from '../../../layers/jyotish/dosha/shani-dhaiya.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { RunningTime } from '../../../layers/jyotish/remedies/need.ts';

/** Lords of the running Vimshottari periods (`yearLength` in days), and Sade Sati or dhaiya, at `at`. */
export const runningTime = (sky: Sky, chart: Chart, at: JulianDay, yearLength: number): RunningTime => {
  const { moon } = chart.grahas;
  const plan = vimshottariPlan(chart.jd, moon.nakshatra, yearLength);
  const [sadeSati] = saturnDoshas(sky, moon.longitude, at);
  const house = houseFrom(chart.signs.moon, signOf(sky.longitude('saturn', at)));
  return {
    lords: [...new Set(runningPeriods(plan, at, 2).map(({ lord }) => lord))],
    saturn: sadeSati?.present ? 'sade_sati' : dhaiyaKind(house),
  };
};
