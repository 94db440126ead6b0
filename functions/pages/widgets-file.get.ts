import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { SCRIPTS } from '../../lib/pages/scripts.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Pages hold its address for years, so a mend must reach them: kept for a day, then asked for anew by its tag. */
const DAY_SECONDS = 86_400;

export const widgets = page({
  path: '/widgets/{file}',
  summary: 'The script of the widgets, for pages of others',
  auth: 'none',
  media: ['text/javascript'],
  // A page may check it by its hash (`integrity`), which a browser does only where it may read it.
  crossOrigin: true,
  input: plainInput({ file: z.enum(['v1.js']) }),
  cacheSeconds: DAY_SECONDS,
  example: { file: 'v1.js' },
  compute: () => ({ status: 200, type: 'text/javascript', body: SCRIPTS.widgets }),
});

export const handler = serveResource(widgets);
