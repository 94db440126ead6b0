import * as z from 'zod/mini';
import { whole } from '../../lib/contract/frame/about.ts';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { EXAMPLE_REPORT, EXAMPLE_SHARED, LINK_SECONDS, reportId, sharedOut } from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { linkTo } from '../../lib/print/publish/publish.ts';
import { sharedBy } from '../../lib/print/publish/share.ts';
import { findReport } from '../../lib/print/publish/records.ts';
import { linkShape } from '../../lib/print/publish/view.ts';

export const linkReport = resource({
  path: '/v1/reports/{id}/link',
  summary: 'A fresh link to the file of a report, for a limited time, and words to send it with',
  description:
    'Whoever has the link may fetch the file until it ends: send it to the reader, do not publish it. `reader_url` is a page in the colours of the brand that hands the file out as long as it is kept; `share_text` are three lines with that address for a messenger, in the language of the report. Links that were made before go on working until their own end. A report that is not ready is 409 `STATE_CONFLICT`; one whose file is no longer kept is 410 `REPORT_EXPIRED`.',
  auth: 'either',
  errors: ['REPORT_EXPIRED', 'STATE_CONFLICT'],
  input: plainInput({
    id: reportId,
    ttl: z._default(whole(60, 86_400, 'Seconds for which the link is good, 60 to 86,400'), LINK_SECONDS),
  }),
  needs: { table: 'write', objects: 'read' },
  repeat: 'same',
  answers: { 200: answersJson('The link', sharedOut, EXAMPLE_SHARED) },
  example: { id: EXAMPLE_REPORT.report_id, ttl: 900 },
  compute: async ({ table, objects, space, web, input, now }) => {
    const record = await findReport(table, space, input.id);
    if (!record) throw new AppError('RESOURCE_NOT_FOUND');
    if (record.status !== 'ready')
      throw new AppError('STATE_CONFLICT', {
        message:
          record.status === 'failed'
            ? 'The report could not be made, so it has no file.'
            : 'The report is not ready yet.',
      });
    const at = Math.round(toUnixMs(now));
    // A link must not outlive its file.
    const left = Math.floor((record.expires - at) / 1000);
    if (left < 1) throw new AppError('REPORT_EXPIRED');
    const seconds = Math.min(input.ttl, left);
    const link = linkShape(await linkTo(objects, record, seconds), at, seconds);
    return { status: 200, data: { ...link, ...(await sharedBy(table, space, record, web.base)) } };
  },
});

export const handler = serveResource(linkReport);
