import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { openGazetteer } from '../../lib/adapters/place/gazetteer.ts';
import { searchPlaces } from '../../lib/adapters/place/meant.ts';

const MOST = 8;

export const dashboardPlaces = page({
  path: '/dashboard/reports/places',
  summary: 'Towns for the order form, while one types',
  auth: 'session',
  signIn: '/login',
  media: ['application/json'],
  input: plainInput({
    q: z
      .string()
      .check(z.minLength(2), z.maxLength(100), z.describe('Name or the beginning of one, 2 to 100 characters')),
  }),
  example: { q: 'Varanasi' },
  compute: async ({ input: { q } }) => {
    const places = searchPlaces(await openGazetteer(), q, null, MOST).map(({ place }) => ({
      id: place.id,
      name: place.name,
      about: [place.region, place.country, `${place.lat.toFixed(2)}, ${place.lon.toFixed(2)}`]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    }));
    return { status: 200, type: 'application/json', body: JSON.stringify({ places }) };
  },
});

export const handler = serveResource(dashboardPlaces);
