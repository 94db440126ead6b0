import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { natalHits } from '../../layers/jyotish/transit/natal-hits.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, int, objectList, oneOf, several } from '../../lib/contract/frame/about.ts';
import { instant, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { anglesField, bodiesField, BODIES, body, once } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';

const POINTS = [...GRAHAS, 'ascendant', 'mc'] as const;

export const transitNatalHits = endpoint({
  path: '/v1/transit/natal-hits',
  summary: 'Exact contacts of transiting planets with natal points, every retrograde pass counted',
  description:
    'Every moment in the window at which a moving body stands at one of the angles from a natal point, exact to the second. A body that turns back makes up to three contacts or more: `pass` numbers them over the whole lap, also where it began before the window. An angle counts on both sides of the point. With the Moon among the bodies the list grows by some 26 contacts a month for each point.',
  sources: ['Geometry of longitudes; positions of the Swiss Ephemeris'],
  credits: 3,
  input: birthRangeInput({
    bodies: bodiesField(BODIES, GRAHAS),
    points: z._default(
      several(oneOf(POINTS, 'Natal point'), 1, 24, 'Natal points: planets, ascendant, mc (midheaven)'),
      [...GRAHAS, 'ascendant'],
    ),
    angles: anglesField([0, 180]),
  }),
  settings: ['ayanamsa', 'node', 'observer', 'angles'],
  output: z.strictObject({
    hits: objectList('Contacts in order of time; empty when there is none', {
      at: about(instant, 'When the contact is exact'),
      body: about(body, 'Moving body'),
      name,
      point: oneOf(POINTS, 'Natal point: planet, ascendant or mc (midheaven)'),
      point_name: nameOf('point'),
      angle: between(0, 180, 'Angle from the point in degrees, 0 to 180, on either side'),
      pass: about(int, 'Number of the contact in the lap: 1 the first; 2, 3 … those that retrograde motion adds'),
      retrograde: about(flag, 'The body moves backwards'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2026-12-31', bodies: ['jupiter', 'saturn'] },
  compute: ({ input, birth, range, sky, skyAt, place, words }) => {
    const natal = castChart(sky, birth.jd, birth.place);
    const where = { ascendant: natal.ascendant.longitude, mc: natal.mc };
    const points = once(input.points).map((one) => ({
      point: one,
      longitude: one === 'ascendant' || one === 'mc' ? where[one] : natal.grahas[one].longitude,
    }));
    return {
      hits: natalHits(skyAt(place), once(input.bodies), points, once(input.angles), range).map(({ jd, ...hit }) => ({
        at: range.clock.text(jd),
        ...hit,
        name: planetName(words, hit.body),
        point_name: hit.point === 'mc' ? bank(words.language, 'chart').single.midheaven : planetName(words, hit.point),
      })),
    };
  },
});

export const handler = serve(transitNatalHits);
