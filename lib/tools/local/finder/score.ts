/**
 * `npm run finder:score -- FILE`: how often the finder names what a judge wants, first and among three, over what an
 * assistant may call; what it misses, its time, and its size. FILE holds `[{ "question": "…", "endpoints": ["…"] }]`, or the
 * pairs of `tests/vectors/find-endpoints.json`.
 */
import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import { endpointRows } from '../../../service/catalogue/catalogue.source.ts';
import { endpointsFor } from '../../../service/finder.ts';
import type { EndpointRow } from '../../../service/catalogue/rows.ts';
import { isOpen } from '../../../service/mcp/calls.ts';

const LEARNED = new URL('../../../service/finder/learned.json', import.meta.url);
const AMONG = 3;

const PAIR = z.tuple([z.string(), z.array(z.string())]).transform(([question, endpoints]) => ({ question, endpoints }));
const JUDGED = z.array(z.union([z.object({ question: z.string(), endpoints: z.array(z.string()) }), PAIR]));
const FILE = z.union([JUDGED, z.object({ cases: JUDGED }).transform(({ cases }) => cases)]);

/** A question with the endpoints of which any is right. */
interface Judged {
  readonly question: string;
  readonly endpoints: readonly string[];
}

/** What of a set of questions is found first, among three, and not at all. */
export const scoreOf = (rows: readonly EndpointRow[], set: readonly Judged[]) => {
  const answers = set.map(({ question, endpoints }) => {
    const found = endpointsFor(rows, question, { limit: AMONG }).map(({ name }) => name);
    return { question, endpoints, found, place: found.findIndex((name) => endpoints.includes(name)) };
  });
  return {
    of: set.length,
    first: answers.filter(({ place }) => place === 0).length,
    among: answers.filter(({ place }) => place >= 0).length,
    missed: answers.filter(({ place }) => place !== 0),
  };
};

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say which file of questions: npm run finder:score -- FILE');
  const set = FILE.parse(JSON.parse(readFileSync(file, 'utf8')));
  const rows = (await endpointRows()).filter(isOpen);
  const begun = performance.now();
  scoreOf(rows, set.slice(0, 1));
  const opened = performance.now();
  const { of, first, among, missed } = scoreOf(rows, set);
  const each = (performance.now() - opened) / of;
  for (const { question, endpoints, found, place } of missed)
    console.log(
      `${place < 0 ? 'missed' : 'second'}: ${question} → ${found.join(', ')} (wanted ${endpoints.join(' or ')})`,
    );
  console.log(`first ${first}, among ${AMONG} ${among}, of ${of}`);
  console.log(
    `first search ${(opened - begun).toFixed(1)} ms, each ${each.toFixed(2)} ms, ${Math.round(statSync(LEARNED).size / 1024)} KB`,
  );
}
