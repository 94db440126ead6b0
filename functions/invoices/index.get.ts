import * as z from 'zod/mini';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_INVOICE, invoiceOut } from '../../lib/contract/suites/billing.ts';
import { listPapers } from '../../lib/accounts/billing/papers.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { invoiceView } from '../../lib/accounts/views/invoices.ts';

export const invoices = resource({
  path: '/v1/invoices',
  method: 'GET',
  summary: 'Your invoices and credit notes, newest first',
  description:
    'An invoice is made when a payment has come, a credit note when money went back. Neither is ever changed.',
  suite: 'billing',
  wave: 3,
  auth: 'session',
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'All of them',
      z.strictObject({ invoices: about(z.array(invoiceOut), 'Invoices and credit notes, newest first') }),
      { invoices: [EXAMPLE_INVOICE] },
    ),
  },
  compute: async ({ table, customer }) => ({
    status: 200,
    data: { invoices: (await listPapers(table, customer)).map(invoiceView) },
  }),
});

export const handler = serveResource(invoices);
