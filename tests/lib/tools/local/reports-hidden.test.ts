/** A share of `npm run reports:check`: charts of births, in every style and eleven languages, at three sizes. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../../lib/adapters/ephemeris.ts';
import { drawnRashi } from '../../../../lib/answers/present/drawing.ts';
import { chartScene } from '../../../../lib/print/draw/chart.ts';
import { randomBirths } from '../../../../lib/tools/local/prevalence/count.ts';
import { countHidden, hiddenIn, SEEN_AT } from '../../../../lib/tools/local/reports/hidden.ts';
import { bank } from '../../../../lib/words/bank.ts';

const charts = async (count: number) => {
  const sky = openSky(await loadEphemeris());
  return randomBirths(count).map(({ jd, place }) => drawnRashi(castChart(sky, jd, place)));
};

it('charts of births hide no planet in any style, language or size', async () => {
  const { drawings, faults } = countHidden(await charts(3));
  expect(drawings).toBe(3 * 5 * 11 * 3);
  expect([...faults]).toEqual([]);
});

it('a planet that is left out, written small or counted is found', async () => {
  const [chart] = await charts(1);
  const [seen] = SEEN_AT;
  if (chart === undefined || seen === undefined) throw new Error('no chart');
  const words = bank('en', 'drawing');
  const scene = (bodies = chart.bodies, sizing = seen.sizing) =>
    chartScene({
      style: 'north',
      words,
      ascendant: chart.first,
      bodies,
      labels: 'short',
      title: '+5',
      subtitle: '',
      sizing,
    });
  const { faults } = hiddenIn(
    scene(chart.bodies.slice(1), { floor: 0.01, largest: 0.011 }),
    'north',
    chart.bodies,
    seen,
  );
  expect(faults).toEqual(
    expect.arrayContaining([
      'ascendant is hidden',
      '"+5" counts planets',
      expect.stringMatching(/is smaller than the floor$/),
    ]),
  );
});
