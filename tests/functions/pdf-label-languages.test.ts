/** Reports in languages that have labels and no readings: every word is in their script, and what has no words yet is refused. */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { bank } from '../../lib/words/bank.ts';
import { languagesWith, type Language } from '../../lib/words/languages.ts';
import { pdfAnnual } from '../../functions/pdf/annual.ts';
import { pdfKundli } from '../../functions/pdf/kundli.ts';
import { pdfLalKitab } from '../../functions/pdf/lal-kitab.ts';
import { pdfMatching } from '../../functions/pdf/matching.ts';
import { pdfNumerology } from '../../functions/pdf/numerology.ts';
import { pdfPanchang } from '../../functions/pdf/panchang.ts';
import { pdfSaturn } from '../../functions/pdf/saturn.ts';
import { orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { matrix } from '../support/soak.ts';

const DAYS = { from: '2026-11-08', to: '2026-11-14', lat: 13.08, lon: 80.27, tz: 5.5 };
const OTHERS = languagesWith('report').filter((language) => language !== 'en' && language !== 'hi');

/** Kinds of reports that are read here. */
const KINDS = 7;
/**
 * The languages that one of these kinds is read in: they take turns, so that each language is read in a kind and each kind in a
 * language. That no text has a Latin letter, the gates of the banks ask of all texts; here, that nothing else puts one beside them.
 */
const spokenBy = (kind: number): readonly Language[] => matrix(OTHERS, (_, turn) => turn % KINDS === kind);

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const ordered = (resource: AnyResource, body: object) => orderReport(double, resource, body, { customer: 'almanac' });

it('is offered in the eight languages that have its words', () => {
  expect(OTHERS).toEqual(['bn', 'gu', 'kn', 'ml', 'mr', 'pa', 'ta', 'te']);
});

it.each(spokenBy(0))('has no English word: %s', async (language) => {
  const { report, names } = { report: bank(language, 'report'), names: bank(language, 'names') };
  const made = await ordered(pdfPanchang, { ...DAYS, place_name: report.labels.place, language });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  const { structure } = readPdf(bytes);
  const words = structure.map(({ whole }) => whole).join(' ');
  for (const word of [report.panchang.title, names.weekdays.sunday, names.tithis.amavasya, report.months[10]])
    expect(words).toContain(word);
  // The digest of the file and the files of the ephemeris have no other name.
  expect((words.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !/^(SHA|Swiss|Ephemeris)$/.test(word))).toEqual([]);
});

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

it.each(spokenBy(1))('prints the tables of a birth without an English word: %s', async (language) => {
  const { report, names } = { report: bank(language, 'report'), names: bank(language, 'names') };
  const body = { ...BIRTH, place_name: report.labels.place, form: 'tables', language };
  const made = await ordered(pdfKundli, body);
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  expect(made.body.data.template).toBe('tables');
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  const { structure } = readPdf(bytes);
  const words = structure.map(({ whole, alt }) => `${whole} ${alt}`).join(' ');
  for (const word of [report.kundli.title, names.signs.scorpio, names.nakshatras.anuradha, report.headings.no_dosha])
    expect(words).toContain(word);
  // Codes of divisions (D9) and of arudha padas (A1) are the same everywhere.
  expect((words.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !/^(SHA|UTC|Swiss|Ephemeris)$/.test(word))).toEqual([]);
});

const GROOM = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };

it.each(spokenBy(2))('prints a matching without an English word: %s', async (language) => {
  const { report, names } = { report: bank(language, 'report'), names: bank(language, 'names') };
  const words = bank(language, 'report-matching');
  const made = await ordered(pdfMatching, { groom: GROOM, bride: BIRTH, language });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  const { structure } = readPdf(bytes);
  const said = structure.map(({ whole, alt }) => `${whole} ${alt}`).join(' ');
  for (const word of [report.matching.title, names.signs.scorpio, words.chapters.talk.title, words.themes.nadi])
    expect(said).toContain(word);
  expect((said.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !/^(SHA|UTC|Swiss|Ephemeris)$/.test(word))).toEqual([]);
});

it.each(spokenBy(3))('prints a numerology without an English word but the name: %s', async (language) => {
  const words = bank(language, 'report-numbers');
  const made = await ordered(pdfNumerology, { name: 'Asha', dob: BIRTH.date, language });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  const { structure } = readPdf(bytes);
  const said = structure.map(({ whole, alt }) => `${whole} ${alt}`).join(' ');
  for (const word of [words.together, words.months, words.fields.nature]) expect(said).toContain(word);
  const english = (said.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !/^(SHA|UTC|Swiss|Ephemeris)$/.test(word));
  // Spellings of the name, which add or leave out a letter.
  expect(english.filter((word) => !/^[a-z]?A?[a-z]?s[a-z]?h?[a-z]{0,3}$/i.test(word))).toEqual([]);
});

/** Kinds that a language has as soon as its words are there. */
const LATER: readonly AnyResource[] = [pdfSaturn, pdfLalKitab, pdfAnnual];
const later = LATER.flatMap((resource, kind) =>
  matrix(
    languagesWith(...(resource.speaks ?? [])).filter((language) => language !== 'en' && language !== 'hi'),
    (language) => OTHERS.indexOf(language) % KINDS === KINDS - LATER.length + kind,
  ).map((language) => ({ kind: resource.name, language, resource })),
);

it('prints each of these kinds', () => {
  for (const { name } of LATER) expect(later.filter(({ kind }) => kind === name).length).toBeGreaterThan(0);
});

it.each(later)('prints $kind without an English word: $language', async ({ resource, language }) => {
  const { report, names } = { report: bank(language, 'report'), names: bank(language, 'names') };
  const made = await ordered(resource, { ...BIRTH, place_name: report.labels.place, language });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  const { structure } = readPdf(bytes);
  const said = structure.map(({ whole, alt }) => `${whole} ${alt}`).join(' ');
  expect(said).toContain(names.planets.saturn);
  // Mantras stand in Devanagari and, for every reader alike, in scholarly Latin letters.
  const plain = said.replaceAll(/oṃ[\p{Script=Latin}\p{M} ]+/giu, '');
  expect((plain.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !/^(SHA|UTC|Swiss|Ephemeris)$/.test(word))).toEqual([]);
});

it('says for a book with readings which languages have them, and what is printed in the others', async () => {
  const refused = await ordered(pdfKundli, { ...BIRTH, language: 'ta' });
  expect([refused.status, refused.body.error.code]).toEqual([422, 'LANGUAGE_NOT_HERE']);
  expect(refused.body.error.details[0].message).toContain('form: "tables"');
});
