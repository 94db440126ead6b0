import * as z from 'zod/mini';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { DIVISIONS, ingresses } from '../../layers/jyotish/sky-events/ingress.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { starAnga } from '../../lib/contract/suites/panchang.ts';
import { about, choice, flag, objectList, whole } from '../../lib/contract/frame/about.ts';
import { instant, lord, lordName, nak, name, sign } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, BODIES, body, once, MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { checkMoonSpan } from '../../lib/service/http/read/window.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bodyShape, partShape } from '../../lib/answers/present/sky.ts';

const sub = z.strictObject({
  id: whole(1, 249, 'KP number, 1 to 249 from the beginning of Aries'),
  sign,
  nakshatra: about(starAnga, 'Star of the sub'),
  sub_lord: about(lord, 'Planet that rules the sub'),
  sub_lord_name: lordName,
});
const part = (description: string) =>
  about(
    z.union([sign, starAnga, nak, sub]),
    `${description}: by the division a sign (of a navamsa its sign), a star, a star with its quarter, or a KP sub`,
  );

export const ephemerisIngress = endpoint({
  path: '/v1/ephemeris/ingress',
  summary: 'Entries of bodies into signs, nakshatras, padas, navamsas or KP subs, retrograde re-entries included',
  description:
    'Every instant of the window at which a body crosses a boundary of the sidereal zodiac, forwards or backwards, within a hundredth of a second of the ephemeris. A body that turns back near a boundary crosses it three times, and all three are listed. The instants depend on the ayanamsa: a degree of it moves an entry of Saturn by about a month. With the Moon the window may span five years, without it a hundred.',
  sources: ['Swiss Ephemeris 2.10', 'KP Reader VI (subs)'],
  credits: 3,
  input: rangeInput(
    {
      bodies: bodiesField(BODIES, GRAHAS),
      division: choice(
        DIVISIONS,
        'sign',
        'Which parts are entered: 12 signs, 27 nakshatras, 108 padas or navamsas, 249 KP subs',
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'division'],
  output: z.strictObject({
    ingresses: objectList('Entries of all bodies in order of time', {
      body,
      name,
      at: about(instant, 'When it crosses the boundary'),
      from: part('What it leaves'),
      to: part('What it enters'),
      retrograde: about(flag, 'It crosses backwards; Rahu and Ketu always do, but for moments of the true node'),
    }),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5, bodies: ['sun', 'jupiter', 'saturn'], division: 'sign' },
  compute: ({ input: { bodies, division }, range, sky, words }) => {
    checkMoonSpan(range, bodies);
    return {
      ingresses: ingresses(sky, once(bodies), range, division).map(({ body: one, jd, from, to, retrograde }) => ({
        ...bodyShape(words, one),
        at: range.clock.text(jd),
        from: partShape(words, division, from),
        to: partShape(words, division, to),
        retrograde,
      })),
    };
  },
});

export const handler = serve(ephemerisIngress);
