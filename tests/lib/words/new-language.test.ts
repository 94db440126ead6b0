/**
 * A language comes as JSON files and nothing else: a copy of the service gets the banks of one that does not exist (English with
 * every vowel doubled, three variants of each row of the feed), and answers in it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { horoscopeDaily } from '../../../functions/horoscope/daily.ts';
import { ROOT } from '../../../lib/service/catalogue/registry.ts';
import { answer } from '../../../lib/service/http/answer.ts';

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

const VARIANTS = 3;
const FAMILIES = [
  'names',
  'day',
  'chart',
  'panchang',
  'errors',
  'error-page',
  'house-ordinals',
  'planet-words',
  'sky',
  'transit',
  'civil-months',
  'pages/{shell,common,papers,enter}',
  'mail/reader',
  'report',
  'report-lal-kitab',
  'horoscope/*',
];

const doubled = (text: string): string =>
  text.replaceAll(/\{[^}]*\}|[aeiou]/gi, (found) => (found.startsWith('{') ? found : found + found));

/** English with its vowels doubled; of variants that are free in number only three. */
const madeUp = (texts: Texts, isFree: boolean): Texts => {
  if (typeof texts === 'string') return doubled(texts);
  if (Array.isArray(texts)) {
    const rows: readonly Texts[] = isFree ? texts.slice(0, VARIANTS) : texts;
    return rows.map((one) => madeUp(one, isFree));
  }
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, madeUp(one, isFree)]));
};

const folder = mkdtempSync(join(tmpdir(), 'udaya-language-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the copy says when it is asked. */
const ASKED = `
import { answer } from './lib/service/http/answer.ts';
import { horoscopeDaily } from './functions/horoscope/daily.ts';
import { horoscopeWeekly } from './functions/horoscope/weekly.ts';
import { panchangDaily } from './functions/panchang/daily.ts';
import { enterPage } from './lib/pages/enter.ts';
import { languagesOfPage } from './lib/pages/written.ts';
import { emailTemplates } from './lib/words/mail.ts';
import { pdfLalKitab } from './functions/pdf/lal-kitab.ts';
import { pdfSaturn } from './functions/pdf/saturn.ts';
import { languagesWith } from './lib/words/languages.ts';
const request = { requestId: 'x', variables: {}, language: 'en', credits: () => ({ charged: 0, remaining: null }), warnings: [] };
const ask = async (endpoint, body) => {
  const { data, meta } = JSON.parse((await answer(endpoint, body, request)).body);
  return { data, language: meta.language };
};
const place = { date: '2026-11-20', lat: 13.08, lon: 80.27, tz: 5.5 };
const scene = { language: 'xx', root: '', path: '/signup', origin: '', source: '', signedIn: false, sandbox: false };
console.log(JSON.stringify({
  daily: await ask(horoscopeDaily, { sign: 'leo', date: '2026-11-20', language: 'xx' }),
  weekly: await ask(horoscopeWeekly, { sign: 'leo', date: '2026-11-20', language: 'xx' }),
  english: await ask(horoscopeDaily, { sign: 'leo', date: '2026-11-20', language: 'en' }),
  panchang: await ask(panchangDaily, { ...place, language: 'xx' }),
  page: enterPage(scene, 'signup'),
  pages: { signup: languagesOfPage('/signup'), docs: languagesOfPage('/docs'), kundli: languagesOfPage('/kundli') },
  letter: emailTemplates('xx').payment({ title: 'T', amount: 'A', day: 'D', link: 'L' }).subject,
  lal: languagesWith(...pdfLalKitab.speaks).includes('xx'),
  saturn: languagesWith(...pdfSaturn.speaks).includes('xx'),
}));
`;

const asked = () => {
  for (const part of ['lib', 'functions', 'layers', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('/tests') });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const banks = join(folder, 'lib/words/banks');
  for (const family of FAMILIES.flatMap((name) => globSync(`${name}.json`, { cwd: join(banks, 'en') }))) {
    const texts: Texts = JSON.parse(readFileSync(join(banks, 'en', family), 'utf8'));
    const isFree = family.startsWith('horoscope/') && !/(?:phrases|tara|pair-distance)\.json$/.test(family);
    const file = join(banks, 'xx', family);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(madeUp(texts, isFree)));
  }
  const own: object = JSON.parse(readFileSync(join(banks, 'en/language.json'), 'utf8'));
  writeFileSync(join(banks, 'xx/language.json'), JSON.stringify({ ...own, own_name: 'Eengliish', read: 'draft' }));
  writeFileSync(join(folder, 'asked.ts'), ASKED);
  const said = execFileSync(process.execPath, ['asked.ts'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(said);
};

it('a new language is JSON files: it answers, has the pages and reports whose words it has, and moves no other', async () => {
  const { daily, weekly, english, panchang, page, pages, letter, lal, saturn } = asked();
  for (const { language } of [daily, weekly, panchang])
    expect(language).toEqual({
      asked: 'xx',
      names: 'xx',
      texts: language.texts === null ? null : 'xx',
      status: 'beta',
    });
  const { items } = daily.data;
  expect(items[0].areas.general.text).toMatch(/aa|ee|oo/);
  expect(items[0].areas.general.text.replaceAll(/([aeiou])\1/gi, '')).not.toMatch(/[aeiou]/i);
  expect(weekly.data.items[0].areas.general.text).toMatch(/ii/);
  expect(panchang.data.vara.name).toBe('Friidaay');
  expect(page).toMatch(/<html lang="xx"/);
  expect(page).toContain('hreflang="hi"');
  expect([pages.signup.includes('xx'), pages.docs.includes('xx'), pages.kundli.includes('xx')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(letter).toBe('Payment due: T, A');
  expect([lal, saturn]).toEqual([true, false]);
  // English is what it is without the other language.
  const here = await answer(
    horoscopeDaily,
    { sign: 'leo', date: '2026-11-20', language: 'en' },
    { requestId: 'x', variables: {}, language: 'en', credits: () => ({ charged: 0, remaining: null }), warnings: [] },
  );
  expect(english.data).toEqual(JSON.parse(here.body).data);
});
