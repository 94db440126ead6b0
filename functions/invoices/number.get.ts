import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersMedia } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { textLike } from '../../lib/contract/frame/about.ts';
import { findPaper } from '../../lib/accounts/billing/papers.ts';
import { invoiceDocument } from '../../lib/print/report/invoice.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const invoicePdf = resource({
  path: '/v1/invoices/{number}',
  method: 'GET',
  summary: 'An invoice or credit note as PDF',
  description: 'The same bytes each time. In the number, dashes stand for slashes: `UD-26-27-000123`.',
  errors: ['RESOURCE_NOT_FOUND'],
  suite: 'billing',
  wave: 3,
  auth: 'session',
  input: plainInput({
    number: textLike(/^[A-Z]{1,4}-\d{2}(-\d{2})?-\d{6}$/, 'Number, with dashes for slashes'),
  }),
  needs: { table: 'read', press: 'read' },
  memoryMb: 1024,
  answers: { 200: answersMedia('The paper', 'application/pdf') },
  example: { number: 'UD-26-27-000123' },
  compute: async ({ table, press, customer, input: { number } }) => {
    const paper = await findPaper(table, customer, number);
    if (!paper) throw new AppError('RESOURCE_NOT_FOUND');
    const { bytes } = await press.pdf(invoiceDocument(paper));
    return { status: 200, type: 'application/pdf', body: bytes };
  },
});

export const handler = serveResource(invoicePdf);
