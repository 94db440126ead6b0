/**
 * `npm run finder:learn`: learns from questions which endpoint they ask for, and writes it where the service reads it
 * (`lib/service/finder/learned.json`). To be run when an endpoint or a question is added.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { endpointRows } from '../../../service/catalogue/catalogue.source.ts';
import { packed } from '../../../words/reading/learned.ts';
import { endpointLabel } from '../../../service/finder.ts';
import type { EndpointRow } from '../../../service/catalogue/rows.ts';
import { queryTerms } from '../../../service/finder/terms.ts';
import { questions, sayings, type Question } from './questions.ts';
import { learn, smaller, type Course } from '../learning/train.ts';

const LEARNED = new URL('../../../service/finder/learned.json', import.meta.url);

/** What is enough for 20,000 questions. */
export const COURSE: Course = { epochs: 5, leastPull: 0.05 };
/** The largest weight as it is written: five bits and a sign are as good as more, and a third smaller. */
export const LARGEST = 31;

/** Questions with their labels; one whose name several endpoints share teaches each of them. */
export const examplesOf = (asked: readonly Question[], rows: readonly EndpointRow[]) => {
  const labels = rows.map(endpointLabel);
  const places = new Map<string, number[]>();
  for (const [place, row] of rows.entries())
    for (const name of [row.name, endpointLabel(row)]) places.set(name, [...(places.get(name) ?? []), place]);
  return {
    labels,
    examples: asked.flatMap(({ text, endpoint }) => (places.get(endpoint) ?? []).map((label) => ({ text, label }))),
  };
};

/** A digest of the questions, by which a test sees that it is time to learn again. */
export const digestOf = (asked: readonly Question[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);

if (import.meta.main) {
  const rows = await endpointRows();
  const { labels, examples } = examplesOf([...questions(), ...sayings(rows)], rows);
  const { weights: small } = smaller(learn(examples, labels.length, queryTerms, COURSE), LARGEST);
  const text = `${JSON.stringify({ made_of: digestOf(questions()), labels, packed: packed(small) }, null, 2)}\n`;
  writeFileSync(LEARNED, text);
  const { terms, weights } = small;
  console.log(`${examples.length} questions, ${terms.length} terms, ${weights.length} weights, ${text.length} bytes`);
}
