import * as z from 'zod/mini';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { EXAMPLE_REPORT, reportOut } from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { listReports as readReports } from '../../lib/print/publish/records.ts';
import { reportShape } from '../../lib/print/publish/view.ts';

export const listReports = resource({
  path: '/v1/reports',
  method: 'GET',
  summary: 'The reports of your account, newest first',
  description:
    'Reports of all keys of the account, with the expired ones for another 90 days. The list holds nothing of the births; name your orders with `reference` to tell them apart.',
  auth: 'either',
  input: plainInput(pageFields(20, 100)),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'A page of reports',
      z.strictObject({ reports: about(z.array(reportOut), 'Reports, newest first'), ...CURSOR_OUT }),
      { reports: [EXAMPLE_REPORT], cursor: null },
    ),
  },
  compute: async ({ table, space, input: { limit }, paging, now }) => {
    const { reports, more } = await readReports(table, space, { limit, after: paging.after });
    const last = reports.at(-1);
    return {
      status: 200,
      data: {
        reports: reports.map((record) => reportShape(record, Math.round(toUnixMs(now)))),
        cursor: more && last ? paging.cursor(last.id) : null,
      },
    };
  },
});

export const handler = serveResource(listReports);
