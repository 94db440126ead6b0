/** Whether the pages of a report contradict the answers they rest on, or one another: matchings and solar years. */
import * as z from 'zod/mini';
import { manglikSaid } from '../../../print/report/match/mars.ts';
import { couple } from '../../../print/report/match/words.ts';
import { matchingDocument } from '../../../print/report/matching.ts';
import { PAIR_SHAPES, pairQuestions, partnerQuestions } from '../../../print/report/match/questions.ts';
import { readerOf, SHAPES, type Question, type Read } from '../../../print/report/answers.ts';
import { worded, type Making, type Person } from '../../../print/report/making.ts';
import { cellText, type Block } from '../../../contract/ports/report-document.ts';
import { KUNDLI_SECTIONS, moreQuestions, questionsOf } from '../../../print/report/templates.ts';
import { PLAIN_BRAND } from '../../../print/report/theme.ts';
import { findEndpoint, runEndpoint } from '../../../service/catalogue/run.ts';
import type { Language } from '../../../words/languages.ts';

/** A birth as a request has it. */
export type BirthBody = Readonly<Record<'date' | 'time', string> & Record<'lat' | 'lon' | 'tz', number>>;

/** The answer of an endpoint, as a caller gets it. */
const ask = async (name: string, body: object, language: Language): Promise<unknown> => {
  const found = await findEndpoint(name);
  if (!found) throw new Error(`no endpoint ${name}`);
  const request = {
    requestId: 'check',
    language,
    credits: () => ({ charged: 0, remaining: null }),
    warnings: [],
  } as const;
  const answer: { readonly data?: unknown } = JSON.parse((await runEndpoint(found, body, request)).body);
  return answer.data;
};

/** The answers to questions about one body. */
export const answersTo = async (
  questions: ReadonlyMap<string, Question>,
  body: object,
  language: Language,
): Promise<readonly (readonly [string, unknown])[]> =>
  Promise.all(
    [...questions].map(async ([name, { endpoint, body: own, only }]) => {
      const shared =
        only === undefined
          ? body
          : Object.fromEntries(Object.entries(body).filter(([member]) => only.includes(member)));
      return [name, await ask(endpoint, { ...shared, ...own, language }, language)] as const;
    }),
  );

/** Every text of a document's blocks, in order. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'chapter':
        return [block.title, block.lead];
      case 'heading':
      case 'text':
        return [block.text];
      case 'reading':
        return [block.title, block.note, ...block.paragraphs];
      case 'facts':
        return block.rows.flat();
      case 'table':
        return [...block.rows.flat().map(cellText), ...(block.notes ?? [])];
      case 'card':
        return [block.title, ...block.paragraphs, block.reason ?? ''];
      case 'columns':
        return textsOf(block.columns.flatMap(({ blocks: inside }) => inside));
      case 'fill':
        return textsOf(block.blocks);
      case 'list':
        return block.items;
      case 'highlights':
        return block.items.flatMap(({ label, value, note }) => [label, value, note]);
      case 'boxes':
        return block.boxes.flatMap(({ title, note, rows }) => [title, note, ...rows.flat()]);
      default:
        return [];
    }
  });

const PERSON: Person = {
  name: '',
  date: '2000-01-01',
  time: '12:00',
  place: '',
  coordinates: '',
  offset: '+05:30',
  utc: '',
};
const ISSUER = { name: '', tagline: '', contact: [] } as const;

/** What chapters are made from, with answers and no person. */
export const makingOf = (answers: ReadonlyMap<string, unknown>, language: Language): Making => ({
  ...worded(language),
  read: readerOf(answers),
  persons: [PERSON, PERSON],
  settings: {},
  ephemeris: '',
  issued: new Date().toISOString(),
  brand: ISSUER,
});

const VERDICTS = {
  porutham: z.object({ verdict: z.string() }),
  acceptable: z.object({ acceptable: z.boolean() }),
  manglik: z.object({ compatible: z.boolean() }),
};
type Checks = z.output<typeof PAIR_SHAPES.summary>['checks'];

/** Contradictions of one matching in a language, in words. */
export const pairContradictions = async (
  groom: BirthBody,
  bride: BirthBody,
  language: Language,
): Promise<readonly string[]> => {
  const issued = new Date().toISOString();
  const answers = new Map<string, unknown>([
    ...(await answersTo(pairQuestions(issued, { groom, bride }, 'listed'), { groom, bride }, language)),
    ...(await answersTo(partnerQuestions('groom', issued), groom, language)),
    ...(await answersTo(partnerQuestions('bride', issued), bride, language)),
  ]);
  const making = makingOf(answers, language);
  const { read, words } = making;
  const texts = textsOf(matchingDocument(making, PLAIN_BRAND).blocks);
  const said = (text: string): number => texts.filter((one) => one === text).length;
  const { checks, for: speaksFor, against } = read('summary', PAIR_SHAPES.summary);
  const { texts: fixed, labels } = words;
  const failed = checks.filter(({ passed }) => !passed);
  const isClear = checks.every(({ passed, partly }) => passed && !partly);
  const reasons = [...speaksFor, ...against];
  const mars = reasons.find(({ rule_id }) => rule_id.startsWith('manglik.'))?.text ?? '';
  return [
    ...(said(fixed.nothing_against) > 0 && !isClear
      ? ['nothing speaks against, and a test fails or agrees in part']
      : []),
    ...(said(fixed.nothing_against) === 0 && isClear ? ['all tests agree, and that is not said'] : []),
    ...(said(labels.talk) === failed.length ? [] : ['not every failed test is named']),
    // Of the pair in the table of tests and on the page of Mars, of each partner in the box beside the tests.
    ...(said(mars) === 2 && couple(making).every((mate) => said(manglikSaid(making, mate)) === 1)
      ? []
      : ['Mars is not told in one sentence']),
    ...reasons.filter(({ text }) => said(text) === 0).map(({ rule_id }) => `${rule_id} is not said`),
    ...judgedTwice(read, checks),
  ];
};

/** Tests whose own endpoint judges otherwise. */
const judgedTwice = (read: Read, checks: Checks): string[] => {
  const verdicts = {
    porutham: read('porutham', VERDICTS.porutham).verdict !== 'adhama',
    papasamyam: read('papasamyam', VERDICTS.acceptable).acceptable,
    sandhi: read('sandhi', VERDICTS.acceptable).acceptable,
    manglik: read('manglik', VERDICTS.manglik).compatible,
  };
  return Object.entries(verdicts)
    .filter(([key, passed]) => checks.find((check) => check.key === key)?.passed !== passed)
    .map(([key]) => `${key} is judged twice`);
};

/** Yogas of one birth that are explained without a meaning, a condition that is met, how common they are, or when they speak. */
export const yogaFaults = async (birth: BirthBody, language: Language): Promise<readonly string[]> => {
  const asked = await answersTo(questionsOf(['yogas']), birth, language);
  const first = readerOf(new Map(asked));
  const more = await answersTo(moreQuestions(['yogas'], first, { issued: new Date().toISOString() }), birth, language);
  const making = makingOf(new Map([...asked, ...more]), language);
  const { yoga_speaks: speaks, in_hundred: hundred, under_hundred: rare } = making.words.texts;
  const [before = '', after = ''] = hundred.split('{n}');
  const { yogas } = making.read('yogas', SHAPES.yogas);
  return KUNDLI_SECTIONS.yogas.make(making).flatMap((block) => {
    if (block.kind !== 'columns') return [];
    const [main, beside] = block.columns.map(({ blocks }) => blocks);
    const [title = '', meaning = ''] = textsOf(main ?? []);
    const note = textsOf(beside ?? []).join('\n');
    const marks = (main ?? []).flatMap((one) => (one.kind === 'list' ? (one.marks ?? []) : []));
    const reason = textsOf((main ?? []).slice(-1)).join('');
    const share = yogas.find(({ name }) => name === title)?.prevalence ?? 0;
    return [
      ...(meaning === '' ? ['has no meaning'] : []),
      ...(marks.includes('good') ? [] : ['has no condition that is met']),
      ...(note.includes(rare) || (note.includes(before) && note.includes(after))
        ? []
        : ['does not say how common it is']),
      ...(note.includes(speaks) ? [] : ['does not say when it speaks']),
      ...(reason === '' ? ['has no reason line'] : []),
      ...(share > 0.6 ? ['is true of more than 60 in 100'] : []),
    ].map((fault) => `${title} ${fault}`);
  });
};
