/** Books in a language of labels with readings of another: which text is in which, and none in both. */
import { callInstant } from '../../lib/adapters/clock.ts';
import type { Block, ReportDocument } from '../../lib/contract/ports/report-document.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { planNamed } from '../../lib/service/reports/preview.ts';
import { bank } from '../../lib/words/bank.ts';
import { languagesWith, READING_LANGUAGES } from '../../lib/words/languages.ts';
import { inTurn, thinned } from '../support/soak.ts';

const BRIDE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const BIRTH = { ...BRIDE, place_name: '28° N' };
const GROOM = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };
const OTHERS = languagesWith('report').filter((language) => !READING_LANGUAGES.includes(language));
const REQUEST = {
  requestId: 'prose',
  // Books that are compared are of one instant: a bar of periods marks it.
  now: callInstant(),
  variables: {},
  language: undefined,
  credits: () => ({ charged: 0, remaining: null }),
  warnings: [],
};

const made = async (kind: string, body: object): Promise<ReportDocument> => {
  const plan = await planNamed(kind, body, REQUEST, { press: PRESS, space: 'prose', worn: null });
  return plan.document();
};
const refused = (kind: string, body: object): Promise<unknown> =>
  made(kind, body).then(
    () => null,
    (error: unknown) => error,
  );

/** Members of blocks that no reader sees. */
const UNSEEN = /^(kind|id|key|align|start|role|mark|ink|tone|style|scene|pageOf|figure)$/;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n');
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (UNSEEN.test(name) ? [] : textsIn(one)));
};

/** Scripts of India and words of Latin letters; codes of divisions (D9) and of time (UTC) are the same everywhere. */
const SCRIPTS = ['Devanagari', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Bengali', 'Gujarati', 'Gurmukhi'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const LATIN = /[A-Za-z]{2,}/g;
const CODES = /^(SHA|UTC|Swiss|Ephemeris)$/;
const scriptsOf = (text: string): number =>
  SCRIPTS.filter((script) => script.test(text)).length +
  ((text.match(LATIN) ?? []).some((word) => !CODES.test(word)) ? 1 : 0);

const TAMIL = READING_LANGUAGES.map((prose) => ['ta', prose] as const);
const ALL = thinned(
  inTurn(
    OTHERS.filter((language) => language !== 'ta'),
    READING_LANGUAGES,
  ),
  4,
);

it.each([...TAMIL, ...ALL])('writes no text in two scripts: %s with readings in %s', async (language, prose) => {
  const { blocks, cover } = await made('kundli', { ...BIRTH, template: 'complete', language, prose });
  const texts = [...textsIn(blocks), cover.title, ...textsIn(cover.facts)];
  expect(texts.length).toBeGreaterThan(2500);
  expect(texts.filter((text) => scriptsOf(text) > 1)).toEqual([]);
  const { chapters, prose: notes } = bank(language, 'report');
  expect(blocks[0]).toMatchObject({ title: bank(language, 'report-kundli').chapters.for_you.title });
  expect(blocks[1]).toMatchObject({ kind: 'text', text: notes[prose as 'en'] });
  for (const chapter of [chapters.yogas, chapters.doshas]) expect(texts).toContain(chapter.title);
  const meanings = bank(prose, 'phala/yoga-meanings');
  expect(texts).toContain(meanings.budhaditya);
});

/** Lists of ticks, wherever they stand. */
const ticked = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'columns') return ticked(block.columns.flatMap((column) => column.blocks));
    return block.kind === 'list' && block.marks?.every((mark) => mark === 'good') === true ? block.items : [];
  });

it('tells what forms a yoga, and titles the muntha of a year, in the language of the book', async () => {
  const { blocks } = await made('kundli', { ...BIRTH, template: 'complete', language: 'ta', prose: 'en' });
  const conditions = ticked(blocks);
  expect(conditions.length).toBeGreaterThan(10);
  expect(conditions.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
  const titles = blocks.flatMap((block) => (block.kind === 'reading' ? [block.title] : []));
  const { muntha } = bank('ta', 'report').annual;
  expect(titles.filter((title) => title.startsWith(`${muntha}: `))).toHaveLength(5);
  expect(titles.filter((title) => title.startsWith('Muntha'))).toEqual([]);
});

it.each([
  ['saturn', 'ta', 'en'],
  // The words of months are written for one language after another.
  ...languagesWith('report', 'report-months', 'report-saturn')
    .filter((language) => OTHERS.includes(language))
    .slice(0, 1)
    .map((language) => ['annual', language, 'hi'] as const),
] as const)('writes %s so: %s with readings in %s', async (kind, language, prose) => {
  const { blocks } = await made(kind, { ...BIRTH, language, prose });
  // A mantra is written in Latin letters too.
  expect(textsIn(blocks).filter((text) => scriptsOf(text) > 1 && !text.includes('namaḥ'))).toEqual([]);
  expect(blocks[1]).toMatchObject({ kind: 'text', text: bank(language, 'report').prose[prose] });
  const plain = await made(kind, { ...BIRTH, language });
  const readings = (all: typeof blocks): number => all.filter((one) => one.kind === 'reading').length;
  expect(readings(blocks)).toBeGreaterThan(readings(plain.blocks));
});

it('writes a matching so', async () => {
  const { blocks } = await made('matching', { groom: GROOM, bride: BRIDE, language: 'ta', prose: 'en' });
  expect(textsIn(blocks).filter((text) => scriptsOf(text) > 1)).toEqual([]);
  expect(blocks[1]).toMatchObject({ kind: 'text', text: bank('ta', 'report').prose.en });
  const plain = await made('matching', { groom: GROOM, bride: BRIDE, language: 'ta' });
  expect(plain.blocks.length).toBeLessThan(blocks.length);
});

it('says nothing of languages where every answer is in one', async () => {
  const body = { ...BIRTH, modules: ['charts', 'vimshottari'], language: 'ta' };
  const [plain, with_prose] = [await made('custom', body), await made('custom', { ...body, prose: 'hi' })];
  expect(with_prose.blocks).toEqual(plain.blocks);
});

it('makes chosen sections with readings, which are refused without prose', async () => {
  const body = { ...BIRTH, modules: ['glance', 'areas'], language: 'te' };
  expect(await refused('custom', body)).toMatchObject({ status: 422, code: 'LANGUAGE_NOT_HERE' });
  const { blocks } = await made('custom', { ...body, prose: 'hi' });
  expect(textsIn(blocks)).toContain(bank('te', 'phala/area-names').areas.career);
});

it.each([
  [{ language: 'ta' }, 422, ['language'], /form: "tables".*prose: "en" or "hi"/],
  [{ language: 'hi', prose: 'en' }, 400, ['prose'], /a report in hi has its own/],
  [{ language: 'ta', prose: 'en', form: 'tables' }, 400, ['prose'], /form: "tables" has none/],
  [{ language: 'en', prose: 'hi', form: 'tables' }, 400, ['prose', 'prose'], /has none.*has its own/s],
  [{ language: 'ta', prose: 'te' }, 400, ['prose'], /one of en, hi/],
  [{ language: 'ta', prose: 'en', template: 'large' }, 400, ['template'], /template/],
  [{ language: 'or', prose: 'en' }, 422, ['language'], /language must be one of/],
] as const)('refuses %j', async (more, status, fields, words) => {
  const error = await refused('kundli', { ...BIRTH, ...more });
  expect(error).toMatchObject({ status, details: fields.map((field) => expect.objectContaining({ field })) });
  const { details } = error as { details: readonly { message: string }[] };
  expect(details.map(({ message }) => message).join(' ')).toMatch(words);
});

it('takes prose beside the same language, where it changes nothing', async () => {
  const body = { ...BIRTH, template: 'mini', language: 'hi' };
  const at = { blocks: textsIn((await made('kundli', body)).blocks) };
  expect(textsIn((await made('kundli', { ...body, prose: 'hi' })).blocks)).toEqual(at.blocks);
});
