import * as z from 'zod/mini';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { deliveryOut, EXAMPLE_DELIVERY } from '../../lib/contract/suites/delivery.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { EXAMPLE_REPORT, reportId, reportOut } from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { deliveriesOf } from '../../lib/print/publish/deliveries.ts';
import { deliveryShape } from '../../lib/print/publish/delivery-view.ts';
import { findReport } from '../../lib/print/publish/records.ts';
import { reportShape } from '../../lib/print/publish/view.ts';

export const readReport = resource({
  path: '/v1/reports/{id}',
  method: 'GET',
  summary: 'One report: its state, size and digest',
  description:
    'The state of an order, and when it is ready what was made and until when the file is kept. Ask every second or two while it is `queued` or `rendering`; a report is usually ready within two seconds, and always `ready` or `failed` within fifteen minutes. `sha256` lets anyone who has the file check that it is the one that was made. The file itself is fetched with `reports/{id}/link`.',
  auth: 'either',
  input: plainInput({ id: reportId }),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'The report',
      z.strictObject({
        ...reportOut.shape,
        deliveries: about(z.array(deliveryOut), 'Its last 20 deliveries (reports/{id}/deliver), newest first'),
      }),
      { ...EXAMPLE_REPORT, deliveries: [{ ...EXAMPLE_DELIVERY, status: 'sent', attempts: 1, next_attempt: null }] },
    ),
  },
  example: { id: EXAMPLE_REPORT.report_id },
  compute: async ({ table, space, input, now }) => {
    const record = await findReport(table, space, input.id);
    if (!record) throw new AppError('RESOURCE_NOT_FOUND');
    const deliveries = (await deliveriesOf(table, space, record.id)).map(deliveryShape);
    return { status: 200, data: { ...reportShape(record, Math.round(toUnixMs(now))), deliveries } };
  },
});

export const handler = serveResource(readReport);
