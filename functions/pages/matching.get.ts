import * as z from 'zod/mini';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { askFor } from '../../lib/pages/asking.ts';
import { matchingPage, type ShownSummary } from '../../lib/pages/examples.ts';
import type { ShownMatch } from '../../lib/pages/live.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Pages that one machine may have without a key. */
const SHOWN = { what: 'matching page', most: 60, seconds: 600 } as const;

const text = (words: string, most: number, standard: string) =>
  z._default(z.string().check(z.maxLength(most), z.describe(words)), standard);

export const matchingExample = page({
  path: '/matching',
  summary: 'A match as others could build it, live',
  auth: 'none',
  input: plainInput({
    groom_date: text('Date of birth of the groom, YYYY-MM-DD', 10, '1990-05-10'),
    groom_time: text('Time of birth of the groom, HH:MM', 8, '19:55'),
    groom_place: text('Town of birth of the groom', 100, 'New Delhi'),
    bride_date: text('Date of birth of the bride, YYYY-MM-DD', 10, '1992-08-22'),
    bride_time: text('Time of birth of the bride, HH:MM', 8, '06:30'),
    bride_place: text('Town of birth of the bride', 100, 'Mumbai'),
  }),
  needs: { table: 'write' },
  compute: async (call) => {
    const { table, visitor, input } = call;
    await countOnce(table, SHOWN, visitor.ip, Date.now());
    const scene = sceneOf(call, '/matching');
    const ask = askFor(call, scene.language);
    const groom = { date: input.groom_date, time: input.groom_time, place: input.groom_place };
    const bride = { date: input.bride_date, time: input.bride_time, place: input.bride_place };
    const [match, summary] = await Promise.all([
      ask<ShownMatch>('matching/ashtakoot', { groom, bride }),
      ask<ShownSummary>('matching/summary', { groom, bride }),
    ]);
    return replyWith(call, matchingPage(scene, groom, bride, match, summary));
  },
});

export const handler = serveResource(matchingExample);
