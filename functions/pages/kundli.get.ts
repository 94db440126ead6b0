import * as z from 'zod/mini';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { askFor } from '../../lib/pages/asking.ts';
import { chartOfAnswer, type BirthchartAnswer } from '../../lib/pages/chart.ts';
import { kundliPage, SHOWN_LEVELS, type ShownPeriod } from '../../lib/pages/examples.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Pages that one machine may have without a key. */
const SHOWN = { what: 'kundli page', most: 60, seconds: 600 } as const;

interface Running {
  readonly systems: readonly { readonly current: readonly ShownPeriod[] }[];
}

export const kundliExample = page({
  path: '/kundli',
  summary: 'A kundli as others could build it, live',
  auth: 'none',
  input: plainInput({
    date: z._default(z.string().check(z.maxLength(10), z.describe('Date of birth, YYYY-MM-DD')), '1990-05-10'),
    time: z._default(z.string().check(z.maxLength(8), z.describe('Time of birth, HH:MM')), '19:55'),
    place: z._default(z.string().check(z.maxLength(100), z.describe('Name of a town')), 'New Delhi'),
  }),
  needs: { table: 'write' },
  compute: async (call) => {
    const { table, visitor, input } = call;
    await countOnce(table, SHOWN, visitor.ip, Date.now());
    const scene = sceneOf(call, '/kundli');
    const ask = askFor(call, scene.language);
    const asked = { date: input.date, time: input.time, place: input.place };
    const [answer, running] = await Promise.all([
      ask<BirthchartAnswer>('birthchart', asked),
      ask<Running>('dasha/running', { ...asked, level: SHOWN_LEVELS }),
    ]);
    const periods = running.systems[0]?.current ?? [];
    return replyWith(call, kundliPage(scene, asked, chartOfAnswer(answer), periods));
  },
});

export const handler = serveResource(kundliExample);
