import * as z from 'zod/mini';
import { FIGHTERS, WAR_DEG } from '../../layers/jyotish/chart/war.ts';
import { skyWars, VICTOR_RULES, WAR_INSTANTS } from '../../layers/jyotish/sky-events/graha-yuddha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, flag, num, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { instant, keyed, listOf, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const fighter = oneOf(FIGHTERS, 'Mars, Mercury, Jupiter, Venus or Saturn');
/** A number of each of the two. */
const ofEach = (number: typeof num, description: string) =>
  about(z.partialRecord(z.enum(FIGHTERS), number), description);

export const ephemerisGrahaYuddha = endpoint({
  path: '/v1/ephemeris/graha-yuddha',
  summary: 'Planetary wars in a window, with the victor by a stated rule',
  description:
    'Two of Mars, Mercury, Jupiter, Venus and Saturn are at war while they are within one degree of longitude. Each stretch is one war, with its true start and end, also outside the window; `exact` are the conjunctions inside it, `closest` is their least distance on the sphere. The victor is judged at the conjunction nearest to that, or at `closest` where the two turn away before they meet. Schools differ: `venus` (default) lets Venus win always and else the one further north; `north` the one further north; `brightness` the brighter one. The birth chart has the same under kundli/planet-states. `visible` says whether both are further from the Sun than the limits of the Surya Siddhanta, in degrees of longitude.',
  sources: ['Surya Siddhanta 7.18-23', 'Swiss Ephemeris 2.10 (positions, magnitudes)'],
  credits: 3,
  wave: 3,
  errors: ['EPHEMERIS_RANGE'],
  input: rangeInput(
    {
      orb: z._default(between(0.01, WAR_DEG, 'Degrees of longitude within which there is war, at most 1'), WAR_DEG),
      victor: choice(
        VICTOR_RULES,
        'venus',
        'Who wins: venus, Venus always and else the one further north; north; brightness, the brighter',
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'observer', 'orb', 'victor'],
  output: z.strictObject({
    wars: objectList('Wars that touch the window, in order of time', {
      planets: about(listOf(keyed(FIGHTERS, 'planet'), 2), 'The two at war'),
      span: about(span, 'While they are within the orb'),
      exact: about(z.array(instant), 'Conjunctions in longitude; empty where they turn away before one'),
      closest: about(instant, 'Their least distance on the sphere'),
      separation: between(0, 180, 'That distance, degrees'),
      judged_at: oneOf(WAR_INSTANTS, 'Where latitudes, magnitudes and victor are taken'),
      judged_at_name: nameOf('instant'),
      latitudes: ofEach(about(num, 'Degrees, north positive'), 'Ecliptic latitude of each'),
      magnitudes: ofEach(about(num, 'Magnitude; smaller is brighter'), 'Apparent magnitude of each'),
      victor: about(fighter, 'The one that wins'),
      victor_name: nameOf('victor'),
      rule: oneOf(VICTOR_RULES, 'Rule by which it wins'),
      rule_name: nameOf('rule'),
      sun_distance: between(0, 180, 'Degrees of longitude from the Sun to the nearer of the two'),
      visible: about(flag, 'Both are far enough from the Sun to be seen'),
    }),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5 },
  compute: ({ input: { orb, victor }, range, sky, words }) => {
    const { warInstants, victorRules } = bank(words.language, 'sky');
    return {
      wars: skyWars(sky, range, orb, victor).map((war) => ({
        planets: planetsShape(words, war.planets),
        span: spanShape(range.clock, war.span),
        exact: war.exact.map((jd) => range.clock.text(jd)),
        closest: range.clock.text(war.closest),
        separation: war.separation,
        judged_at: war.judgedAt,
        judged_at_name: warInstants[war.judgedAt],
        latitudes: war.latitudes,
        magnitudes: war.magnitudes,
        victor: war.victor,
        victor_name: planetName(words, war.victor),
        rule: victor,
        rule_name: victorRules[victor],
        sun_distance: war.sunDistance,
        visible: war.visible,
      })),
    };
  },
});

export const handler = serve(ephemerisGrahaYuddha);
