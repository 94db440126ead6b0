import { characters } from '../../lib/contract/frame/about.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { openGazetteer } from '../../lib/adapters/place/gazetteer.ts';
import { searchPlaces } from '../../lib/adapters/place/meant.ts';

const MOST = 8;
const DAY_SECONDS = 86_400;

export const places = page({
  path: '/places',
  summary: 'Towns for the forms of the pages, while one types',
  auth: 'none',
  media: ['application/json'],
  input: plainInput({
    q: characters(2, 100, 'Name or the beginning of one, 2 to 100 characters'),
  }),
  cacheSeconds: DAY_SECONDS,
  example: { q: 'Varanasi' },
  compute: async ({ input: { q } }) => {
    const found = searchPlaces(await openGazetteer(), q, null, MOST).map(({ place }) => ({
      id: place.id,
      name: place.name,
      about: [place.region, place.country, `${place.lat.toFixed(2)}, ${place.lon.toFixed(2)}`]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    }));
    return { status: 200, type: 'application/json', body: JSON.stringify({ places: found }) };
  },
});

export const handler = serveResource(places);
