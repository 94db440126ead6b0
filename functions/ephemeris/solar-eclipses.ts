import * as z from 'zod/mini';
import { solarEclipses } from '../../layers/jyotish/sky-events/eclipses.ts';
import { contacts, ECLIPSE, saros } from '../../lib/contract/suites/eclipses.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, num, objectList, objectOf, text } from '../../lib/contract/frame/about.ts';
import { instant, span } from '../../lib/contract/frame/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { solarContactsShape, solarShape } from '../../lib/answers/present/eclipses.ts';
import { instantOrNull, spanShape } from '../../lib/answers/present/time.ts';

const during = (what: string) => about(z.nullable(instant), `The Sun ${what} while it lasts; null where it does not`);

export const ephemerisSolarEclipses = endpoint({
  path: '/v1/ephemeris/solar-eclipses',
  summary: 'Solar eclipses of a window: the whole Earth and what a place sees',
  description:
    'Every solar eclipse whose greatest instant falls in the window, up to a hundred years: for the Earth as a whole, and under `local` as the place sees it. An eclipse of which nothing is above the horizon of the place is listed with `visible` false and contacts of null. Sutak and observance are answered by calendar/grahan.',
  sources: ['Swiss Ephemeris 2.10', 'Espenak and Meeus, Five Millennium Canon of Solar Eclipses (for comparison)'],
  credits: 3,
  input: rangePlaceInput({}, MAX_SKY_DAYS),
  output: z.strictObject({
    eclipses: objectList('Eclipses in order of time', {
      ...ECLIPSE,
      maximum: about(instant, 'Greatest eclipse on Earth'),
      span: about(span, 'From the first contact anywhere on Earth to the last'),
      magnitude: about(
        num,
        'At greatest eclipse: share of the Sun’s diameter that is covered; ratio of the diameters where it is central',
      ),
      saros,
      greatest: objectOf('Where on Earth it is greatest', {
        lat: between(-90, 90, 'Latitude in degrees, north positive'),
        lon: between(-180, 180, 'Longitude in degrees, east positive'),
      }),
      local: objectOf('What the place sees', {
        visible: about(flag, 'Some phase is above the horizon of the place'),
        type: about(
          z.nullable(z.enum(['total', 'annular', 'partial'])),
          'How deep it goes there; null where nothing is seen: see visible',
        ),
        name: about(z.nullable(text), 'What it is called as seen there; null where nothing is seen: see visible'),
        contacts: about(z.strictObject(contacts('where nothing is seen')), 'When its phases begin and end there'),
        magnitude: between(
          0,
          2,
          'Share of the Sun’s diameter covered there, over 1 in totality; 0 where nothing is seen',
        ),
        obscuration: between(0, 2, 'Share of the Sun’s disc covered there; 0 where nothing is seen'),
        sunrise_during: during('rises'),
        sunset_during: during('sets'),
      }),
    }),
  }),
  example: { from: '2026-01-01', to: '2027-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range, place, sky, words }) => {
    const { clock } = range;
    return {
      eclipses: solarEclipses(sky, range, place).map(({ eclipse, local }) => ({
        ...solarShape(words, eclipse.kind),
        maximum: clock.text(eclipse.maximum),
        span: spanShape(clock, { start: eclipse.begin, end: eclipse.end }),
        magnitude: eclipse.magnitude,
        saros: eclipse.saros,
        greatest: eclipse.greatest,
        local: {
          visible: local !== null,
          type: local?.kind ?? null,
          name: local && solarShape(words, local.kind).name,
          contacts: solarContactsShape(clock, local),
          magnitude: local?.magnitude ?? 0,
          obscuration: local?.obscuration ?? 0,
          sunrise_during: instantOrNull(clock, local?.sunriseDuring ?? null),
          sunset_during: instantOrNull(clock, local?.sunsetDuring ?? null),
        },
      })),
    };
  },
});

export const handler = serve(ephemerisSolarEclipses);
