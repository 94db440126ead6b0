import * as z from 'zod/mini';
import { characters } from '../../lib/contract/frame/about.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { askFor, askPlacedFor } from '../../lib/pages/asking.ts';
import { panchangPage, TOWNS, type PanchangView } from '../../lib/pages/examples.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

interface Windows {
  readonly windows: PanchangView['bad'];
}

export const panchangOfCity = page({
  path: '/panchang/{city}',
  summary: 'The panchang of a town today, live',
  auth: 'none',
  input: plainInput({
    city: z.string().check(z.regex(/^[a-z-]{2,60}$/)),
    place: z.optional(characters(2, 100, 'Another town, by its name')),
  }),
  example: { city: 'new-delhi' },
  compute: async (call) => {
    const { city, place: typed } = call.input;
    const known: Readonly<Record<string, string>> = TOWNS;
    const place = typed ?? known[city] ?? city.replaceAll('-', ' ');
    const scene = sceneOf(call, `/panchang/${city}`);
    const ask = askFor(call, scene.language);
    const [day, bad, good, choghadiya] = await Promise.all([
      askPlacedFor(call, scene.language)<PanchangView['day']>('panchang/daily', { place }),
      ask<Windows>('panchang/inauspicious', { place }),
      ask<Windows>('panchang/auspicious', { place }),
      ask<{ readonly day: PanchangView['choghadiya'] | null }>('panchang/choghadiya', { place }),
    ]);
    const view = {
      place,
      name: day.place ?? place,
      day: day.data,
      bad: bad.windows,
      good: good.windows,
      choghadiya: choghadiya.day ?? [],
    };
    return replyWith(call, panchangPage(scene, view));
  },
});

export const handler = serveResource(panchangOfCity);
