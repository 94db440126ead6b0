import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { dashaStateAt, DASHA_STATES, runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { kpPlanetLevels } from '../../layers/jyotish/kp/significators.ts';
import { kpLords } from '../../layers/jyotish/kp/sub-lords.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, nameOf } from '../../lib/contract/frame/shapes.ts';
import { KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { ZODIAC } from '../../lib/contract/suites/sky-fields.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { zodiacShape } from '../../lib/answers/present/sky.ts';
import { serve } from '../../lib/service/http/serve.ts';

const LEVELS = 3;
const signified = (whose: string) => about(z.array(house), `Wanted houses that ${whose} signifies in the birth chart`);

export const transitSignificators = endpoint({
  path: '/v1/kp/transit-significators',
  wave: 3,
  summary: 'Where the running period lords transit by star and sub, against a group of houses',
  description:
    'The lords of the Vimshottari periods that run at `at` (dasha, bhukti, antara), where each of them stands in the sky then, and which of the wanted houses the lord of its star and the lord of its sub there signify in the birth chart, in any of the four levels. `favourable` when both signify at least one.',
  sources: ['K. S. Krishnamurti, KP Reader IV'],
  credits: 2,
  defaults: KP_DEFAULTS,
  input: birthAtInput({
    houses: several(house, 1, 12, 'Houses of the matter, each 1 to 12: 2, 7, 11 for marriage'),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'houses'],
  output: z.strictObject({
    state: oneOf(DASHA_STATES, 'Whether periods run at `at`; else there are no lords'),
    lords: objectList('Lords of the running periods, dasha first; empty when none runs', {
      planet: graha,
      name: nameOf('planet'),
      level: whole(1, LEVELS, '1 dasha, 2 bhukti, 3 antara'),
      ...ZODIAC,
      star_lord: about(graha, 'Lord of the star it transits'),
      star_lord_name: nameOf('planet'),
      sub_lord: about(graha, 'Lord of the sub it transits'),
      sub_lord_name: nameOf('planet'),
      star_signifies: signified('the star lord'),
      sub_signifies: signified('the sub lord'),
      favourable: about(flag, 'Both signify at least one wanted house'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, houses: [2, 7, 11], at: '2026-01-15T12:00:00' },
  compute: ({ birth, at, input, sky, skyAt, options, words, setting }) => {
    setting('at', at.clock.text(at.jd));
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const plan = vimshottariPlan(birth.jd, chart.grahas.moon.nakshatra, options.year_length);
    const running = runningPeriods(plan, at.jd, LEVELS);
    const levels = kpPlanetLevels(chart);
    const wanted = [...new Set(input.houses)].sort((a, b) => a - b);
    const signifies = (planet: Graha): number[] => {
      const all = Object.values<readonly number[]>({ ...levels[planet] }).flat();
      return wanted.filter((number) => all.includes(number));
    };
    const there = skyAt(at.place);
    return {
      state: dashaStateAt(plan, at.jd, running),
      lords: running.map(({ lord, level }) => {
        const longitude = there.longitude(lord, at.jd);
        const { star, sub } = kpLords(longitude);
        const [byStar, bySub] = [signifies(star), signifies(sub)];
        return {
          planet: lord,
          name: planetName(words, lord),
          level,
          ...zodiacShape(words, longitude),
          star_lord: star,
          star_lord_name: planetName(words, star),
          sub_lord: sub,
          sub_lord_name: planetName(words, sub),
          star_signifies: byStar,
          sub_signifies: bySub,
          favourable: byStar.length > 0 && bySub.length > 0,
        };
      }),
    };
  },
});

export const handler = serve(transitSignificators);
