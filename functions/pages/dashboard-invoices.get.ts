import { page } from '../../lib/contract/frame/resource.ts';
import { listPapers } from '../../lib/accounts/billing/papers.ts';
import { invoiceView } from '../../lib/accounts/views/invoices.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { invoicesPage } from '../../lib/pages/invoices.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const dashboardInvoices = page({
  path: '/dashboard/invoices',
  summary: 'Invoices and credit notes',
  auth: 'session',
  needs: { table: 'read' },
  compute: async (call) => {
    const papers = await listPapers(call.table, call.customer);
    return replyWith(call, invoicesPage(sceneOf(call, '/dashboard/invoices'), papers.map(invoiceView)));
  },
});

export const handler = serveResource(dashboardInvoices);
