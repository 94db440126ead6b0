/** The calls of `npm run measure`. */
import { callsOf, openCaller, type LoadCall } from '../../../../lib/tools/serve/load.ts';
import { createServer } from 'node:http';
import { close, listen } from '../../../../lib/tools/local/ports.ts';

/** The call that is sent as the n-th. */
const sent = (n: number): LoadCall => {
  const calls = callsOf(n);
  return calls[n % calls.length] ?? calls[0];
};
const isReport = ({ path }: LoadCall): boolean => path.startsWith('/v1/pdf/');

it('are of every sort, with a report every 144 calls', () => {
  const first = Array.from({ length: 288 }, (_, n) => sent(n));
  expect(first.flatMap((call, n) => (isReport(call) ? [n] : []))).toEqual([11, 155]);
  expect(new Set(first.map(({ path }) => path)).size).toBe(13);
});

it('are sent once each before anything is measured, without a report', async () => {
  const paths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    paths.push(url);
    response.end('{}');
  });
  const caller = openCaller(`http://127.0.0.1:${await listen(server)}`, 'key');
  await caller.warm();
  caller.close();
  await close(server);
  expect(paths).toHaveLength(12);
  expect(paths.filter((path) => path.startsWith('/v1/pdf/'))).toEqual([]);
});
