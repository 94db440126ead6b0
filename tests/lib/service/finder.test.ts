/** Which calculation stands first for the words of a developer or an assistant. */
import { endpointRows } from '../../../lib/service/catalogue/catalogue.source.ts';
import { endpointsFor, endpointLabel } from '../../../lib/service/finder.ts';
import learned from '../../../lib/service/finder/learned.json' with { type: 'json' };
import { hashOf, packed, placeOfTerm, unpackWeights } from '../../../lib/words/reading/learned.ts';
import { isOpen } from '../../../lib/service/mcp/calls.ts';
import { COURSE, digestOf, examplesOf, LARGEST } from '../../../lib/tools/local/finder/learn.ts';
import { queryTerms } from '../../../lib/service/finder/terms.ts';
import { questions } from '../../../lib/tools/local/finder/questions.ts';
import { scoreOf } from '../../../lib/tools/local/finder/score.ts';
import { learn, smaller } from '../../../lib/tools/local/learning/train.ts';
import { vectorCases } from '../../support/vectors.ts';

const rows = await endpointRows();
const open = rows.filter(isOpen);
const found = (query: string, options: { suite?: string; limit?: number } = {}): readonly string[] =>
  endpointsFor(open, query, { limit: 3, ...options }).map(({ name }) => name);

/** 38 of 40 first, 40 of 40 among three. */
const FIRST = 0.95;

it.each(['find-endpoints.json', 'find-judged.json'])('finds first, or among three, what is asked for in %s', (file) => {
  const set = vectorCases<readonly [string, readonly string[]]>(file).map(([question, endpoints]) => ({
    question,
    endpoints,
  }));
  const { of, first, missed } = scoreOf(open, set);
  expect(missed.filter(({ place }) => place < 0).map(({ question }) => question)).toEqual([]);
  expect({ share: first / of >= FIRST || first, missed: first / of >= FIRST ? [] : missed }).toEqual({
    share: true,
    missed: [],
  });
});

it('has questions for every endpoint that an assistant may call, and for no other', () => {
  const names = new Set(rows.flatMap((row) => [row.name, endpointLabel(row)]));
  const asked = new Set(questions().map(({ endpoint }) => endpoint));
  expect(open.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  expect([...asked].filter((name) => !names.has(name))).toEqual([]);
});

it('has learned every endpoint and every question that there are; npm run finder:learn learns them', () => {
  const known = new Set(learned.labels);
  expect(rows.map(endpointLabel).filter((label) => !known.has(label))).toEqual([]);
  expect(learned.made_of).toBe(digestOf(questions()));
});

it('makes the same questions each time, with nothing left to fill in', () => {
  expect(
    questions()
      .filter(({ text }) => /[{}()|]/.test(text) && text.length < 60)
      .map(({ text }) => text),
  ).toEqual([]);
});

it('learns what tells two endpoints apart, and packs it without loss', () => {
  const two = open.filter(({ name }) => name === 'muhurat/find/{event}' || name === 'muhurat/check/{event}');
  const asked = [
    { text: 'find a good day to marry', endpoint: 'muhurat/find/{event}' },
    { text: 'when may we move house', endpoint: 'muhurat/find/{event}' },
    { text: 'is this a good day to marry', endpoint: 'muhurat/check/{event}' },
    { text: 'is sunday fine to move house', endpoint: 'muhurat/check/{event}' },
  ];
  const { labels, examples } = examplesOf(asked, two);
  const { weights } = smaller(learn(examples, labels.length, queryTerms, COURSE), LARGEST);
  expect(unpackWeights(packed(weights))).toEqual(weights);
  const forFinding = (term: string): number => {
    const place = placeOfTerm(weights, term);
    const from = weights.first[place] ?? 0;
    const at = weights.labels
      .subarray(from, weights.first[place + 1])
      .indexOf(labels.indexOf('POST muhurat/find/{event}'));
    return at < 0 ? 0 : (weights.weights[from + at] ?? 0);
  };
  expect(forFinding('find')).toBeGreaterThan(0);
  expect(forFinding('is')).toBeLessThan(0);
  expect(placeOfTerm(weights, 'horoscope')).toBe(-1);
  expect(hashOf('find')).toBeLessThan(2 ** 24);
});

it('tells a moment that is judged from one that is looked for', () => {
  expect(found('is 4 pm on thursday all right for opening my office')[0]).toBe('muhurat/check/{event}');
  expect(found('find a day in May for opening my office')[0]).toBe('muhurat/find/{event}');
});

it('reads words that are misspelt, written as one, or in Indian scripts', () => {
  expect(found('chaughadiyaa').slice(0, 1)).toEqual(['panchang/choghadiya']);
  expect(found('rahukalam').slice(0, 1)).toEqual(['panchang/rahu-kaal']);
  expect(found('திருமண பொருத்தம்').slice(0, 1)).toEqual(['matching/porutham']);
  expect(found('सनि मंगल').length).toBeGreaterThan(0);
});

it('finds nothing for words that no endpoint knows', () => {
  expect(found('xyzzy plugh')).toEqual([]);
});

it('keeps to the suite that is asked for', () => {
  const names = found('panchang today', { suite: 'dasha', limit: 10 });
  expect(names.every((name) => name.startsWith('dasha/'))).toBe(true);
});
