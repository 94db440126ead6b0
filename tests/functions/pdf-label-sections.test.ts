/** Sections of a birth in languages that have labels and no readings: every word is in their script; what has no words yet is refused. */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { bank } from '../../lib/words/bank.ts';
import { languagesWith } from '../../lib/words/languages.ts';
import { pdfCustom } from '../../functions/pdf/custom.ts';
import { orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { matrix } from '../support/soak.ts';

const OTHERS = languagesWith('report').filter((language) => language !== 'en' && language !== 'hi');

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const ordered = (resource: AnyResource, body: object) => orderReport(double, resource, body, { customer: 'almanac' });

/** The words of a document. The digest of the file, the files of the ephemeris and UTC have no other name. */
const wordsOf = async (made: Awaited<ReturnType<typeof ordered>>): Promise<string> => {
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  return readPdf(bytes)
    .structure.map(({ whole }) => whole)
    .join(' ');
};
const english = (words: string): readonly string[] =>
  (words.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !/^(SHA|UTC|Swiss|Ephemeris)$/.test(word));

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 13.08, lon: 80.27, tz: 5.5 };
const TABLES = [
  'charts',
  'houses',
  'relations',
  'karakas',
  'jaimini',
  'birth_sky',
  'eclipses',
  'chakra',
  'ashtakavarga',
  'strength',
  'vimshottari',
  'yogini',
  'notice',
];

/** The sections that a language prints: charts and yogini periods in each, the others in half of the languages in turn. */
const printedIn = (language: (typeof OTHERS)[number]): readonly string[] =>
  matrix(TABLES, (table, i) => table === 'charts' || table === 'yogini' || i % 2 === OTHERS.indexOf(language) % 2);

it.each(OTHERS)('the tables of a birth have no English word: %s', async (language) => {
  const { labels, chapters } = bank(language, 'report');
  const named = { name: labels.name, place_name: labels.place };
  const words = await wordsOf(await ordered(pdfCustom, { ...BIRTH, ...named, modules: printedIn(language), language }));
  for (const word of [chapters.charts.title, chapters.yogini.title, labels.nakshatra]) expect(words).toContain(word);
  expect(english(words)).toEqual([]);
});

it('prints yogas with their meanings in the language that is named for readings', async () => {
  const words = await wordsOf(await ordered(pdfCustom, { ...BIRTH, modules: ['yogas'], language: 'ta', prose: 'en' }));
  expect(words).toContain(bank('ta', 'report').prose.en);
  expect(Object.values(bank('en', 'phala/yoga-meanings')).some((meaning) => words.includes(meaning))).toBe(true);
});

it.each(['sky_now', 'areas', 'yogas'])('a section of readings is refused: %s', async (section) => {
  const refused = await ordered(pdfCustom, { ...BIRTH, modules: [section], language: 'ta' });
  expect([refused.status, refused.body.error.code]).toEqual([422, 'LANGUAGE_NOT_HERE']);
});
