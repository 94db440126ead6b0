/**
 * `npm run finder:learn`: learns from questions which endpoint they ask for, and writes it where the service reads it
 * (`lib/service/catalogue/finder/learned.json`). To be run when an endpoint or a question is added.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { endpointRows } from '../../../service/catalogue/catalogue.source.ts';
import { hashOf, packed, type Weights } from '../../../service/catalogue/finder/packed.ts';
import { labelOf } from '../../../service/catalogue/find.ts';
import type { EndpointRow } from '../../../service/catalogue/rows.ts';
import { questions, sayings, type Question } from './questions.ts';
import { learn, type Learned } from './train.ts';

const LEARNED = new URL('../../../service/catalogue/finder/learned.json', import.meta.url);

/** The largest weight as it is written: five bits and a sign are as good as more, and a third smaller. */
const LARGEST = 31;

/** Questions with their labels; one whose name several endpoints share teaches each of them. */
export const examplesOf = (asked: readonly Question[], rows: readonly EndpointRow[]) => {
  const labels = rows.map(labelOf);
  const places = new Map<string, number[]>();
  for (const [place, row] of rows.entries())
    for (const name of [row.name, labelOf(row)]) places.set(name, [...(places.get(name) ?? []), place]);
  return {
    labels,
    examples: asked.flatMap(({ text, endpoint }) => (places.get(endpoint) ?? []).map((label) => ({ text, label }))),
  };
};

/** The weights as whole numbers, by the hashes of their terms. */
export const smaller = ({ terms, labels, weights }: Learned): Weights => {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
  const kept = new Map<number, Map<number, number>>();
  for (const [place, term] of terms.entries()) {
    const own = Array.from({ length: labels }, (_, k) => [k, weights[place * labels + k] ?? 0] as const)
      .map(([k, weight]) => [k, Math.round(weight / unit)] as const)
      .filter(([, weight]) => weight !== 0);
    if (own.length > 0 && !kept.has(hashOf(term))) kept.set(hashOf(term), new Map(own));
  }
  const sorted = [...kept].sort(([a], [b]) => a - b);
  const pairs = sorted.flatMap(([, own]) => [...own]);
  let sum = 0;
  return {
    terms: Uint32Array.from(sorted, ([hash]) => hash),
    first: Uint32Array.from([0, ...sorted.map(([, own]) => (sum += own.size))]),
    labels: Uint16Array.from(pairs, ([label]) => label),
    weights: Int8Array.from(pairs, ([, weight]) => weight),
  };
};

/** A digest of the questions, by which a test sees that it is time to learn again. */
export const digestOf = (asked: readonly Question[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);

if (import.meta.main) {
  const rows = await endpointRows();
  const { labels, examples } = examplesOf([...questions(), ...sayings(rows)], rows);
  const small = smaller(learn(examples, labels.length));
  const text = `${JSON.stringify({ made_of: digestOf(questions()), labels, packed: packed(small) }, null, 2)}\n`;
  writeFileSync(LEARNED, text);
  const { terms, weights } = small;
  console.log(`${examples.length} questions, ${terms.length} terms, ${weights.length} weights, ${text.length} bytes`);
}
