/** What the documents say of fields and endpoints in another language: each entry is said by them, and most has an entry. */
import { operationsOf, type FieldLine } from '../../../lib/pages/operation.ts';
import { openapiDocument } from '../../../lib/service/catalogue/openapi.source.ts';
import { referenceKeys, referenceText } from '../../../lib/words/reference-text.ts';

const document = await openapiDocument();
const operations = operationsOf(document);

/** Every text below that a reader may be shown; without what is added of a default. */
const texts = new Set<string>();
const walk = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && ['description', 'summary'].includes(name))
      for (const part of [inner, ...inner.split('\n\n')])
        texts.add(part.replace(/\.? ?Default: `.*`\.$/s, '').replace(/\.$/, ''));
    walk(inner);
  }
};
walk(document);

const rows = (fields: readonly FieldLine[]): readonly string[] =>
  fields.flatMap(({ meaning, members }) => [meaning, ...rows(members)]).filter((meaning) => meaning !== '');
const share = (said: readonly string[]): number =>
  said.filter((text) => referenceText('hi', text) !== undefined).length / said.length;

it('has hardly an entry that the documents no longer say: a text that changes leaves its old one behind', () => {
  const keys = referenceKeys('hi');
  const old = keys.filter((text) => !texts.has(text.replace(/\.$/, '')));
  expect([old.length, old.length < keys.length / 100 ? [] : old]).toEqual([old.length, []]);
});

it('has in Hindi the lines of nearly all endpoints, nine of ten fields of requests and half of those of answers', () => {
  expect(share(operations.map(({ summary }) => summary))).toBeGreaterThan(0.97);
  expect(share(operations.flatMap(({ request }) => Object.values(request).flatMap(rows)))).toBeGreaterThan(0.9);
  expect(share(operations.flatMap(({ answer }) => rows(answer)))).toBeGreaterThan(0.5);
});

it.each([
  ['Name of the sign in the wanted language', 'राशि का नाम, चुनी हुई भाषा में'],
  ['Key of the planet; never changes with the language', 'ग्रह की कुंजी; भाषा बदलने पर भी यही रहती है'],
  ['Most places in the answer, 1 to 20. Default: `10`.', 'जवाब में ज़्यादा से ज़्यादा कितनी जगहें, 1 से 20। डिफ़ॉल्ट: `10`।'],
  ['Name of a thing that nobody has named in the wanted language', undefined],
])('says “%s”', (english, hindi) => {
  expect(referenceText('hi', english)).toBe(hindi);
  expect(referenceText('en', english)).toBeUndefined();
});
