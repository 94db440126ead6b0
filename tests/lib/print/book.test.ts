/** What a book of a birth says of itself: one verdict, one word and one date for a thing, wherever it stands. */
import * as eventEndpoint from '../../../functions/interpret/event-windows.ts';
import * as doshaEndpoint from '../../../functions/dosha/all.ts';
import * as vimshottariEndpoint from '../../../functions/dasha/vimshottari.ts';
import type { Block, CellText, ReportDocument } from '../../../lib/contract/ports/report-document.ts';
import { LIFE_EVENTS } from '../../../layers/jyotish/phala/events.ts';
import { OF_TODAY } from '../../../lib/print/report/book/words.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';
import { bank } from '../../../lib/words/bank.ts';
import type { Language } from '../../../lib/words/languages.ts';
import { call } from '../../support/call.ts';

// Scorpio rises and holds the Moon, which is fallen and, with the lord of its sign in a kendra, raised again; Saturn leaves the
// second sign from it for the last time after the birth.
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const NOW = Date.parse('2026-11-29T06:00:00Z');

const made = async (template: string, language: Language): Promise<ReportDocument> => {
  const found = TEMPLATES[template];
  if (found === undefined) throw new Error(`no template ${template}`);
  return documentOf(found, { one: BIRTH, other: BIRTH, language, now: NOW });
};
const textOf = (cell: CellText): string => (typeof cell === 'string' ? cell : cell.text).replaceAll('\u00a0', ' ');

interface Said {
  readonly chapter: string;
  readonly texts: readonly string[];
}

/** All texts of a book with their chapters: a row of a table is one text, its cells joined. */
const saidIn = ({ blocks }: ReportDocument): readonly Said[] => {
  let chapter = '';
  const within = (block: Block): Said[] => {
    if (block.kind === 'chapter') chapter = block.id;
    if (block.kind === 'columns') return block.columns.flatMap((one) => one.blocks.flatMap(within));
    if (block.kind === 'table') return [{ chapter, texts: block.rows.map((row) => row.map(textOf).join(' | ')) }];
    if (block.kind === 'reading' || block.kind === 'card')
      return [{ chapter, texts: [block.title, ...block.paragraphs] }];
    return block.kind === 'text' || block.kind === 'heading' ? [{ chapter, texts: [block.text] }] : [];
  };
  return blocks.flatMap(within);
};

let book: readonly Said[];
let hindi: readonly Said[];
beforeAll(async () => {
  book = saidIn(await made('complete', 'en'));
  hindi = saidIn(await made('complete', 'hi'));
});
const of = (chapter: string): readonly string[] =>
  book.filter((one) => one.chapter === chapter).flatMap(({ texts }) => texts);

it('tells the Moon once in the summary, and reads one sign once where the Moon rises', () => {
  const told = of('for_you').filter((text) => /^(The )?Moon\b.* \| /.test(text));
  expect(told).toEqual([
    'Moon: debilitated | The fall is cancelled: matters of feeling may be hard at first and tend to hold later.',
  ]);
  expect([...of('self'), ...of('planets')]).not.toContain('Moon in Scorpio');
  expect(of('planets').some((title) => /^Moon in /.test(title))).toBe(true);
  expect(of('for_you')).toContain('Birth star Anuradha');
});

it('speaks of vargottama below the navamsa, and not below the other divisions', () => {
  expect(of('charts').join(' ')).toContain('Vargottama');
  expect([...of('vargas'), ...of('vargas_fine')].join(' ')).not.toMatch(/vargottama/i);
});

it('names the next window of a matter among the dates worth writing down, and no other', async () => {
  const { months } = bank('en', 'report');
  const { events } = bank('en', 'phala/event-words');
  const first = new Map(
    await Promise.all(
      LIFE_EVENTS.map(async (event) => {
        const { body } = await call(eventEndpoint.handler, {
          ...BIRTH,
          event,
          from: '2026-11-29',
          to: '2031-11-01',
          limit: 50,
        });
        const starts: readonly string[] = body.data.windows.map(({ span }: { span: { start: string } }) => span.start);
        const [start = ''] = starts.toSorted();
        return [
          events[event],
          `${Number(start.slice(8, 10))} ${months[Number(start.slice(5, 7)) - 1]} ${start.slice(0, 4)}`,
        ] as const;
      }),
    ),
  );
  const told = of('for_you').flatMap((text) => {
    const [when = '', what = ''] = text.split(' | ');
    return first.has(what) ? [[what, when.replace(/ –.*/, '')]] : [];
  });
  expect(told).toHaveLength(3);
  expect(told.filter(([what = '', when]) => first.get(what) !== when)).toEqual([]);
});

it('says in which sub-periods a yoga speaks as the table of periods has them', async () => {
  const { months } = bank('en', 'report');
  const { body } = await call(vimshottariEndpoint.handler, { ...BIRTH, depth: 2 });
  const month = (iso: string): string => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
  const known: readonly string[] = body.data.periods.flatMap(
    ({ children }: { children: { lords: { name: string }[]; span: { start: string; end: string } }[] }) =>
      children.map(({ lords, span }) => `${lords.at(-1)?.name}: ${month(span.start)} to ${month(span.end)}`),
  );
  const told = of('yogas').flatMap((text) => text.split('\n').filter((line) => / to \w+ \d{4}$/.test(line)));
  expect(told.length).toBeGreaterThan(6);
  expect(told.filter((line) => !known.includes(line))).toEqual([]);
});

it('tells a dosha that nothing lessens before one that is lessened', () => {
  // Here something lessens Shrapit and nothing Daridra; both are mild.
  const doshas = of('for_you').filter((text) => /Daridra|Shrapit/.test(text));
  expect(doshas[0]).toMatch(/^Daridra/);
});

it('names the houses of a year in order of time, one to which a planet turns back again', () => {
  // Jupiter: Leo from 31 October 2026, Cancer from 25 January 2027, Leo from 26 June, Virgo from 26 November.
  const [year = ''] = of('ahead').filter((text) => text.startsWith('2027 | '));
  expect(year.split(' | ')[2]).toBe('10th, 9th, 10th, 11th');
});

it('keeps a dosha out of the yogas, and Sade Sati within a life', () => {
  expect(of('yogas').filter((text) => /Kemadruma|Daridra/.test(text))).toEqual([]);
  expect(of('doshas').filter((text) => /^(Kemadruma|Daridra)/.test(text))).toHaveLength(2);
  const cycles = of('doshas').filter((text) => /^\d \| /.test(text));
  expect(cycles[0]).toBe('1 | 20 June 1990: it began before birth, and this is its last part | 15 December 1990');
  // Born in 1990: the fifth round begins in 2099.
  expect(cycles).toHaveLength(4);
});

it('tells why a point weighs against an area', () => {
  const against = of('areas').filter((text) => text.startsWith('Against | '));
  expect(against.join('\n')).toContain('Jupiter rules your 2nd house and stands in the 8th');
  // Jupiter is in Gemini, 14°54′: the fourth part of seven, Virgo, is Mercury's, whom it holds an enemy (BPHS ch. 3).
  expect(against.join('\n')).toContain('Jupiter, D7: sign of an enemy');
  expect(
    book.flatMap(({ texts }) => texts).filter((text) => /Jupiter.* well placed in the saptamsha/.test(text)),
  ).toEqual([]);
});

it('prints no score of a window, and explains each word of the trade that its glossary uses', () => {
  const all = book.flatMap(({ texts }) => texts);
  expect(all.filter((text) => /window/i.test(text) && /\d+ of 100/.test(text))).toEqual([]);
  const words = of('glossary').map((text) => text.split(' | ')[0]);
  for (const word of ['Ashtakavarga', 'Shadbala', 'Arudha', 'Upapada', 'Maraka', 'Badhaka', 'Vimshopaka'])
    expect(words).toContain(word);
});

it('takes no word of the seller’s name for a word of the trade', async () => {
  const found = TEMPLATES['saturn'];
  if (found === undefined) throw new Error('no template');
  const explained = async (brand?: string): Promise<readonly string[]> => {
    const sold = await documentOf(found, {
      one: BIRTH,
      other: BIRTH,
      language: 'en',
      ...(brand && { brand }),
      now: NOW,
    });
    // The brand is Anandi Jyotish Kendra, and the last page names it.
    expect(JSON.stringify(sold).includes('Anandi Jyotish Kendra')).toBe(brand !== undefined);
    const chapters = saidIn(sold).filter(({ chapter }) => chapter === 'glossary');
    return chapters.flatMap(({ texts }) => texts);
  };
  const own = await explained();
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((text) => text.startsWith('Kendra'))).toEqual([]);
  expect(await explained('wine')).toEqual(own);
});

it('counts the lunar month of a birth to the full moon in Hindi, as almanacs of Hindi readers do', () => {
  // 10 May 1990 was the day after the full moon of Vaishakha: the dark half of Jyeshtha where months end with the full moon.
  const titles = (said: readonly Said[]): readonly string[] =>
    said.filter(({ chapter }) => chapter === 'limbs').map(({ texts: [title = ''] }) => title);
  expect(titles(book)).toContain('Lunar month: Vaishakha');
  expect(titles(hindi)).toContain('चांद्र मास: ज्येष्ठ');
});

it('says when the periods come that an area names', () => {
  // Of home Saturn, who rules its house, weighs most for it, and Mars in it most against it; Ketu’s great period ends in 2031.
  const texts = of('areas');
  expect(texts.find((text) => text.includes('years of Saturn, and the years of Mars'))).toBeDefined();
  expect(texts).toContain('Period | Saturn: 18 July 2029 – 27 August 2030\nMars: 25 February 2027 – 25 July 2027');
});

// The full moon of Vaishakha (Buddha Purnima) fell on 9 May 1990; Pramoduta began on 14 April 1990, Bengali 1397 a day later.
it.each([
  ['hi', 'ज्येष्ठ · विक्रम संवत 2047'],
  ['mr', 'वैशाख · प्रमोद, शक संवत 1912'],
  ['ta', 'சித்திரை 27 · பிரமோதூத'],
  ['bn', '26 বৈশাখ · বঙ্গাব্দ 1397'],
] as const)('dates the birth by the calendar of its readers: %s', async (language, date) => {
  const { blocks } = await made('tables', language);
  expect(JSON.stringify(blocks).replaceAll('\u00a0', ' ')).toContain(date);
});

it('tells many doshas in rows, in the whole book each with all that a few have in lines', async () => {
  const found = TEMPLATES['complete'];
  if (found === undefined) throw new Error('no template complete');
  // Seven planets in one sign.
  const crowded = { ...BIRTH, date: '1962-02-05', time: '06:30' };
  const { blocks } = await documentOf(found, { one: crowded, other: crowded, language: 'en', now: NOW });
  const { body } = await call(doshaEndpoint.handler, crowded);
  const present: readonly string[] = body.data.doshas
    .filter(({ key, present: holds }: { key: string; present: boolean }) => holds && !OF_TODAY.includes(key))
    .map(({ name }: { name: string }) => name);
  expect(present.length).toBeGreaterThan(4);
  const meanings: Readonly<Record<string, string>> = bank('en', 'phala/dosha-meanings');
  const tables = blocks.flatMap((block) => (block.kind === 'table' && block.head[0] === 'Dosha' ? [block] : []));
  const rows = tables.flatMap(({ rows: all, notes = [] }) => all.map((row, i) => [...row.map(textOf), notes[i] ?? '']));
  expect(rows.map(([name]) => name)).toEqual(present);
  for (const [, verdict, common, note = ''] of rows) {
    expect(verdict).toMatch(/^(It counts here|The placement is there)/);
    expect(common).toMatch(/ in 100 charts$/);
    expect(note).toMatch(/\nFormed by: .+\n(Lifted|Lessened) by: /);
    expect(Object.values(meanings).some((meaning) => note.startsWith(meaning))).toBe(true);
  }
});
