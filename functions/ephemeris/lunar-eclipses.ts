import * as z from 'zod/mini';
import { lunarEclipses } from '../../layers/jyotish/sky-events/eclipses.ts';
import { ECLIPSE, lunarContacts, saros } from '../../lib/contract/suites/eclipses.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, num, objectList } from '../../lib/contract/frame/about.ts';
import { instant } from '../../lib/contract/frame/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { lunarContactsShape, lunarShape } from '../../lib/answers/present/eclipses.ts';
import { instantOrNull } from '../../lib/answers/present/time.ts';

const during = (what: string) => about(z.nullable(instant), `The Moon ${what} while it lasts; null where it does not`);

export const ephemerisLunarEclipses = endpoint({
  path: '/v1/ephemeris/lunar-eclipses',
  summary: 'Lunar eclipses of a window: phases, magnitudes and what a place sees',
  description:
    'Every lunar eclipse whose deepest instant falls in the window, penumbral ones too, up to a hundred years. The contacts are the same all over the Earth; whether some phase is above the horizon, and whether the Moon rises or sets meanwhile, is that of the place. Sutak and observance are answered by calendar/grahan.',
  sources: ['Swiss Ephemeris 2.10', 'Espenak and Meeus, Five Millennium Canon of Lunar Eclipses (for comparison)'],
  credits: 3,
  input: rangePlaceInput({}, MAX_SKY_DAYS),
  output: z.strictObject({
    eclipses: objectList('Eclipses in order of time', {
      ...ECLIPSE,
      contacts: lunarContacts,
      umbral: about(num, 'Umbral magnitude: share of the Moon’s diameter in the umbra; negative where it misses it'),
      penumbral: about(num, 'Penumbral magnitude: share of the Moon’s diameter in the penumbra'),
      saros,
      visible: about(flag, 'Some phase, the penumbral one included, is above the horizon of the place'),
      moonrise_during: during('rises'),
      moonset_during: during('sets'),
    }),
  }),
  example: { from: '2025-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range, place, sky, words }) => {
    const { clock } = range;
    return {
      eclipses: lunarEclipses(sky, range, place).map(({ eclipse, seen }) => ({
        ...lunarShape(words, eclipse.kind),
        contacts: lunarContactsShape(clock, eclipse),
        umbral: eclipse.umbral,
        penumbral: eclipse.penumbral,
        saros: eclipse.saros,
        visible: seen.visible,
        moonrise_during: instantOrNull(clock, seen.moonriseDuring),
        moonset_during: instantOrNull(clock, seen.moonsetDuring),
      })),
    };
  },
});

export const handler = serve(ephemerisLunarEclipses);
