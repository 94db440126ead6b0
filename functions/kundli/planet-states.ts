import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, flag, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { WAR } from '../../lib/contract/suites/war.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { warShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { isNode } from '../../layers/jyotish/chart/graha.ts';
import {
  combustionOrb,
  GANDANTA_WIDTHS,
  inGandanta,
  isMaranaKaraka,
  GRAHA_MOTIONS,
  motionAtSpeed,
} from '../../layers/jyotish/chart/graha-state.ts';
import { planetaryWars, WAR_RULES } from '../../layers/jyotish/chart/war.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const degrees = between(0, 180, 'Degrees, 0 to 180');

export const planetStates = endpoint({
  path: '/v1/kundli/planet-states',
  summary: 'Motion class, combustion, planetary war, gandanta and marana-karaka placement',
  description:
    'The states that strengthen or weaken a planet beside its sign: direct, retrograde or stationary (slower than 5 % of its mean motion), how near the Sun and whether combust, at war with another star-planet within one degree, on a knot of water and fire signs (gandanta), or in the house of its marana karaka. Sun and Moon are always direct, the nodes always count as retrograde.',
  sources: ['BPHS ch. 3', 'Surya Siddhanta ch. 7 (planetary war)', 'Jataka Parijata (marana karaka)'],
  credits: 1,
  input: birthInput({
    war: choice(
      WAR_RULES,
      'northern_latitude',
      'Who wins a war: the planet further north, but Venus always; or the one at the lower longitude',
    ),
    gandanta: choice(GANDANTA_WIDTHS, 'pada', 'Width on either side of the knot: a quarter of a star (3°20′), or 48′'),
  }),
  settings: ['ayanamsa', 'node', 'war', 'gandanta'],
  output: z.strictObject({
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      motion: oneOf(GRAHA_MOTIONS, 'How it moves'),
      motion_name: nameOf('motion'),
      combust: about(flag, 'Nearer to the Sun than its limit'),
      sun_distance: about(z.nullable(degrees), 'Degrees from the Sun, 0 to 180; null for the Sun itself'),
      orb: about(
        z.nullable(degrees),
        'Limit of combustion in degrees for its motion; null for the Sun, Rahu and Ketu, which have none',
      ),
      war: WAR,
      gandanta: about(flag, 'Near 0° of Aries, Leo or Sagittarius'),
      marana_karaka: about(flag, 'In the house in which it counts as dying'),
      node_direct: about(
        z.optional(flag),
        'The true node moves forward at this instant; given for Rahu and Ketu where node is true',
      ),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const wars = planetaryWars(chart.grahas, input.war);
    const sun = chart.grahas.sun.longitude;
    const { motions } = bank(words.language, 'chart');
    return {
      planets: GRAHAS.map((planet) => {
        const { longitude, speed, retrograde, combust } = chart.grahas[planet];
        const motion = motionAtSpeed(planet, speed);
        return {
          planet,
          name: planetName(words, planet),
          motion,
          motion_name: motions[motion],
          combust,
          sun_distance: planet === 'sun' ? null : separation(longitude, sun),
          orb: combustionOrb(planet, retrograde),
          war: warShape(words, wars, planet),
          gandanta: inGandanta(longitude, input.gandanta),
          marana_karaka: isMaranaKaraka(planet, signHouse(chart, planet)),
          ...(isNode(planet) && options.node === 'true' ? { node_direct: speed > 0 } : {}),
        };
      }),
    };
  },
});

export const handler = serve(planetStates);
