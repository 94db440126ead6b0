/** What the documents say of fields and endpoints in another language: each entry is said by them, and most has an entry. */
import { operationsOf, type FieldLine } from '../../../lib/pages/operation.ts';
import { openapiDocument } from '../../../lib/service/catalogue/openapi.source.ts';
import ledger from '../../../lib/service/catalogue/accuracy.json' with { type: 'json' };
import documents from '../../../lib/words/banks/hi/documents.json' with { type: 'json' };
import { referenceKeys, referenceText } from '../../../lib/words/reference-text.ts';

const document = await openapiDocument();
const operations = operationsOf(document);

/** A text, and what of it may be written once for many: each beginning and clause, with and without its endings. */
const partsOf = (text: string): readonly string[] => {
  const clauses = text.split('; ');
  const beginnings = clauses.map((_, i) => clauses.slice(0, i + 1).join('; '));
  return [...clauses, ...beginnings].flatMap((part) =>
    part.split(', ').map((_, i, list) => list.slice(0, i + 1).join(', ')),
  );
};

/** Every text below that a reader may be shown; without what is added of a default. */
const texts = new Set<string>();
const walk = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && ['description', 'summary'].includes(name))
      for (const part of [inner, ...inner.split('\n\n')])
        for (const one of partsOf(part.replace(/\.? ?Default: `.*`\.$/s, '').replace(/\.$/, ''))) texts.add(one);
    walk(inner);
  }
};
walk(document);
/** With what the rows of the accuracy ledger were compared. */
const oracles = ledger.map(({ oracle }) => oracle);
for (const oracle of oracles) for (const one of partsOf(oracle)) texts.add(one);

const rows = (fields: readonly FieldLine[]): readonly string[] =>
  fields.flatMap(({ meaning, members }) => [meaning, ...rows(members)]).filter((meaning) => meaning !== '');
const untold = (said: readonly string[]): readonly string[] => [
  ...new Set(said.filter((text) => referenceText('hi', text) === undefined)),
];

it('has hardly an entry that the documents no longer say: a text that changes leaves its old one behind', () => {
  const keys = referenceKeys('hi');
  const old = keys.filter((text) => !texts.has(text.replace(/\.$/, '')));
  expect([old.length, old.length < keys.length / 100 ? [] : old]).toEqual([old.length, []]);
});

it('has in Hindi the line of every endpoint', () => {
  expect(untold(operations.map(({ summary }) => summary))).toEqual([]);
});

it('has in Hindi every field of every request and answer; one that is new or changed is written in documents.json', () => {
  expect(untold(operations.flatMap(({ request }) => Object.values(request).flatMap(rows)))).toEqual([]);
  expect(untold(operations.flatMap(({ answer }) => rows(answer)))).toEqual([]);
});

it('has in Hindi with what nearly all calculations were compared; the ledger is written by a run of the tests', () => {
  expect(untold(oracles).length / new Set(oracles).size).toBeLessThan(0.1);
});

it('names nothing in a row of the ledger as the code does: settings, systems and endpoints have words in Hindi', () => {
  const coded = /\b[a-z]{3,}[\w/-]*/;
  const said = oracles.flatMap((oracle) => referenceText('hi', oracle) ?? []);
  expect(said.filter((text) => coded.test(text))).toEqual([]);
});

it('has in Hindi every paragraph of every endpoint', () => {
  expect(untold(operations.flatMap(({ paragraphs }) => paragraphs.filter((one) => one !== '')))).toEqual([]);
});

it('has no pattern or ending that no text needs', () => {
  const { patterns, endings } = documents;
  const all = [...texts].flatMap((text) => [text, ...text.split(/[;,] /)]);
  const needed = (row: string): boolean => {
    const reads = new RegExp(
      `(^|[;,] )${row.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w\}/g, String.raw`[\w/.,-]+`)}$`,
    );
    return all.some((text) => reads.test(text));
  };
  expect(Object.keys({ ...patterns, ...endings }).filter((row) => !needed(row))).toEqual([]);
});

it.each([
  ['Name of the sign in the wanted language', 'राशि का नाम, चुनी हुई भाषा में'],
  ['Key of the planet; never changes with the language', 'ग्रह की कुंजी; भाषा बदलने पर भी यही रहती है'],
  ['Most places in the answer, 1 to 20. Default: `10`.', 'जवाब में ज़्यादा से ज़्यादा कितनी जगहें, 1 से 20। डिफ़ॉल्ट: `10`।'],
  ['Degrees from the Sun, 0 to 90; null where there is none', undefined],
  ['Houses signified, 1 to 12; empty when there is none', 'जिन भावों का कारक है, 1 से 12; न हो तो ख़ाली'],
  ['What kundli/planets answers', 'kundli/planets का जवाब'],
  ['Name of a thing that nobody has named in the wanted language', undefined],
])('says “%s”', (english, hindi) => {
  expect(referenceText('hi', english)).toBe(hindi);
  expect(referenceText('en', english)).toBeUndefined();
});
