import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, upTo, whole } from '../../lib/contract/frame/about.ts';
import { period } from '../../lib/contract/frame/shapes.ts';
import { dashaState } from '../../lib/contract/suites/dasha.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaShape, dashaWriter, noExtra } from '../../lib/answers/present/dasha.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { dashaStateAt, dashaTree, runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import { type Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { MUDDA_BALANCES, muddaPlan } from '../../layers/jyotish/varshaphal/mudda.ts';

export const muddaDasha = endpoint({
  path: '/v1/varshaphal/mudda-dasha',
  wave: 1,
  summary: 'Mudda dasha: Vimshottari of one solar year',
  description:
    'The shares of Vimshottari (Sun 18 of 360 days, Moon 30, Mars 21, Rahu 54, Jupiter 48, Saturn 57, Mercury 51, Ketu 21, Venus 60) of the true length of the year. The first lord follows from the birth star plus the completed years less two, by nines, 1 being the Sun. There is no balance; with `balance: natal` the first period lacks the share of the birth star that the Moon had passed, and its lord comes again as the tenth, which the year ends within. Each period is cut into nine in the same shares, beginning with its own lord.',
  sources: ['Tajika Nilakanthi', 'K. S. Charak, A Textbook of Varshaphala'],
  credits: 1,
  input: birthAtInput({
    ...SOLAR_YEAR_FIELDS,
    balance: choice(
      MUDDA_BALANCES,
      'none',
      'none: the first period is whole. natal: the share of the birth star that the Moon had passed at birth lies before the return (K. S. Charak)',
    ),
    depth: z._default(whole(1, 3, 'Levels to give, 1 to 3'), 1),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'age', 'balance', 'depth'],
  output: z.strictObject({
    ...solarYearOutput,
    periods: about(z.array(period), 'Periods of the year in order of time, as deep as `depth`'),
    state: dashaState,
    current: upTo(3, period, 'Periods running at `at`, one per level; empty when it lies outside this year'),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words, input, setting } = call;
    const year = tajikaYear(call);
    setting('at', at.clock.text(at.jd));
    const { id: star, elapsed } = year.natal.moon;
    const plan = muddaPlan(year.start, year.end, star, year.age, input.balance === 'natal' ? elapsed : 0);
    const window = { from: year.start, to: year.end };
    const nodes = dashaTree(plan, input.depth, window, 1000) ?? [];
    const current = runningPeriods(plan, at.jd, input.depth, window);
    const {
      periods,
      state,
      current: running,
    } = dashaShape(
      call,
      dashaWriter<Graha>(words, at.clock.offsetAt(year.start)),
      { nodes, current, state: dashaStateAt(plan, at.jd, current) },
      noExtra,
    );
    return {
      ...solarYearShape(at.clock, year),
      periods,
      state,
      current: running,
    };
  },
});

export const handler = serve(muddaDasha);
