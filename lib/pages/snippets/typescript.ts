/** What people read of the TypeScript library: snippets and the guide. */
import type { Phrases, SnippetCall } from './language.ts';
import { methodWords } from '../../service/catalogue/client-model/method-names.ts';
import { camel, wordsOf } from '../../service/catalogue/client-model/naming.ts';

/** A value as a literal: names that need no quotes have none. */
const literal = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(
    ([name, one]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${literal(one, `${indent}  `)}`,
  );
  const line = `{ ${rows.join(', ')} }`;
  if (rows.length === 0) return '{}';
  if (line.length <= 60) return line;
  return `{\n${rows.map((row) => `${indent}  ${row},\n`).join('')}${indent}}`;
};

/** `udaya.kundli.planets` */
export const methodOf = (call: Pick<SnippetCall, 'verb' | 'path' | 'suite'>): string =>
  `udaya.${camel(wordsOf(call.suite))}.${camel(methodWords(call, call.suite))}`;

const RESULT = {
  data: ['const { data } = ', '\nconsole.log(data);'],
  file: ['const file = ', '\nconsole.log(file.mediaType, file.bytes.length);'],
  nothing: ['', ''],
} as const;

export const TYPESCRIPT: Phrases = {
  name: 'typescript',
  title: 'TypeScript',
  runtime: 'Node 20 or later, Deno, Bun and browsers (there with a publishable key)',
  snippet: (call) => {
    const [before, after] = RESULT[call.answers];
    const client = call.access === 'session' ? `{ sessionToken: 'YOUR_TOKEN' }` : '';
    const input = Object.keys(call.input).length === 0 ? '' : literal(call.input);
    return `import { Udaya } from '@udaya/client';

const udaya = new Udaya(${client});
${before}await ${methodOf(call)}(${input});${after}`;
  },
  local: 'npm install ./udaya/.clients/typescript',
  guide: {
    install: 'npm install @udaya/client',
    call: `import { Udaya } from '@udaya/client';

const udaya = new Udaya({ apiKey: process.env.UDAYA_API_KEY });

const { data, meta, receipt } = await udaya.kundli.planets({
  date: '1990-05-10',
  time: '19:55',
  place: 'New Delhi',
});
for (const planet of data.planets) console.log(planet.name, planet.sign.name, planet.house);
console.log(meta.warnings, receipt.creditsRemaining);`,
    errors: `import { RateLimitError, UdayaError, ValidationError } from '@udaya/client';

try {
  await udaya.panchang.daily({ lat: 91, lon: 77.2 });
} catch (error) {
  if (error instanceof ValidationError) console.log(error.details); // [{ field: 'lat', code: 'OUT_OF_RANGE', … }]
  else if (error instanceof RateLimitError) console.log(error.retryAfter);
  else if (error instanceof UdayaError) console.log(error.code, error.requestId);
  else throw error;
}`,
    retries: `const patient = new Udaya({ timeoutMs: 60_000, retries: 4 });
await patient.matching.ashtakoot(
  { groom: { nakshatra: 'rohini' }, bride: { nakshatra: 'hasta' } },
  { idempotencyKey: 'order-1024' },
);`,
    list: `for await (const report of udaya.reports.listAll()) console.log(report.report_id, report.pages);`,
    report: `import { writeFile } from 'node:fs/promises';

const { data: order } = await udaya.pdf.kundli({ date: '1990-05-10', time: '19:55', place: 'New Delhi' });
const { bytes } = await udaya.reportFile(order.report_id);
await writeFile('kundli.pdf', bytes);`,
    image: `const chart = await udaya.charts.render({ date: '1990-05-10', time: '19:55', place: 'New Delhi', chart: 'D9' });
console.log(chart.mediaType, chart.text());`,
    webhook: `import { verifyWebhook } from '@udaya/client';

const event = await verifyWebhook(bodyText, request.headers, process.env.UDAYA_WEBHOOK_SECRET);`,
  },
};
