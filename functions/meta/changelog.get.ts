import * as z from 'zod/mini';
import { dateText } from '../../lib/contract/values/date-time.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { about, objectList, text, textLike } from '../../lib/contract/frame/about.ts';
import { date } from '../../lib/contract/frame/shapes.ts';
import { changes } from '../../lib/service/catalogue/changelog.source.ts';
import { serve } from '../../lib/service/http/serve.ts';

/** A day before the first version: every change there is. */
const BEFORE_ALL = '2026-01-01';

export const changelog = endpoint({
  path: '/v1/meta/changelog',
  method: 'GET',
  auth: 'none',
  wave: 2,
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'Dated changes of the API, with the endpoints they are about',
  description:
    'What was added or changed, newest first, with by how much numbers moved where they did. Members are added but never removed inside v1; a change of a default is in `meta/engine` too.',
  credits: 0,
  input: plainInput({
    since: z._default(dateText('Only changes of this day and later, YYYY-MM-DD', { from: 2020, to: 2399 }), BEFORE_ALL),
  }),
  output: z.strictObject({
    changes: objectList('Changes, newest first', {
      version: about(text, 'Version of the engine that brought it'),
      date: about(date, 'Day of the change, YYYY-MM-DD'),
      change: about(text, 'What changed'),
      paths: about(
        z.array(textLike(/^[a-z][\w-]*(\/[\w{}*-]+)*$/, 'Path below /v1')),
        'Endpoints it is about; `suite/*` is a whole suite',
      ),
    }),
  }),
  compute: async ({ input: { since } }) => ({
    changes: (await changes())
      .filter((row) => row.date >= since)
      .map(({ version, date: day, change, endpoints }) => ({ version, date: day, change, paths: [...endpoints] })),
  }),
});

export const handler = serve(changelog);
