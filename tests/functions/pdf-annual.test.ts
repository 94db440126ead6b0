/** The book of a solar year: what it says of months behind the day of issue, of its lord, its fields and its yogas. */
import { cellText, type Block } from '../../lib/contract/ports/report-document.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { planNamed } from '../../lib/service/reports/preview.ts';
import { bank } from '../../lib/words/bank.ts';

const REQUEST = { requestId: 'annual', variables: {}, credits: () => ({ charged: 0, remaining: null }), warnings: [] };
const BIRTH = { date: '1990-05-10', time: '19:55:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
const made = async (body: object): Promise<readonly Block[]> => {
  const plan = await planNamed(
    'annual',
    { ...BIRTH, language: 'en', ...body },
    { ...REQUEST, language: undefined },
    { press: PRESS, space: 'annual', worn: null },
  );
  return (await plan.document()).blocks;
};

const DAY_MS = 86_400_000;
/** Texts of readings from a chapter to the next one. */
const readingsAfter = (blocks: readonly Block[], id: string): readonly Block[] => {
  const from = blocks.findIndex((block) => block.kind === 'chapter' && block.id === id);
  const to = blocks.findIndex((block, i) => i > from && block.kind === 'chapter');
  return blocks.slice(from + 1, to).filter(({ kind }) => kind === 'reading');
};
/** Chapters, and headings that page numbers point at. */
const placesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => ((block.kind === 'chapter' || block.kind === 'heading') && block.id ? [block.id] : []));
const chaptersOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'chapter' ? [block.id] : []));
/** Blocks and those that stand in their columns. */
const inside = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.kind === 'columns' ? block.columns.flatMap((one) => inside(one.blocks)) : [block]));
const rowsOf = (blocks: readonly Block[]): readonly (readonly string[])[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(cellText)) : []));

it('tells months that have passed in short and without counsel, and begins with the one that runs', async () => {
  // Born 200 days before today's date: six months of the year are behind, the seventh runs.
  const date = `1990${new Date(Date.now() - 200 * DAY_MS).toISOString().slice(4, 10)}`;
  const blocks = await made({ date: date.replace('02-29', '02-28') });
  const chapters = chaptersOf(blocks);
  const told = chapters.filter((id) => /^month-\d/.test(id));
  expect(told).toEqual(['month-7', 'month-8', 'month-9', 'month-10', 'month-11', 'month-12']);
  expect(chapters.indexOf('months-past')).toBeGreaterThan(chapters.indexOf('month-12'));
  expect(readingsAfter(blocks, 'months-past')).toEqual([]);
  const { month } = bank('en', 'report-months');
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  for (const n of [1, 2, 3, 4, 5, 6])
    expect(headings.some((text) => text.startsWith(month.split('{n}')[0] + `${n}:`))).toBe(true);
  // Each of the twelve has its page in the table of the months.
  const places = placesOf(blocks);
  const pages = blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap((row) => row.flatMap((c) => (typeof c === 'string' ? [] : (c.pageOf ?? []))))
      : [],
  );
  expect(new Set(pages).size).toBe(12);
  expect(pages.filter((id) => !places.includes(id))).toEqual([]);
  const texts = blocks.flatMap((block) => (block.kind === 'reading' ? block.paragraphs : []));
  expect(texts.filter((text) => /^As in month [1-6],/.test(text))).toEqual([]);
});

describe('the two pages for the reader', () => {
  // Almanacs of India: Jupiter goes on from Sagittarius, where he had been in April 2019, to Capricorn, and Saturn to
  // Capricorn. Scorpio rises at the birth.
  const MOVES = [
    ['5 November 2019', 'Jupiter comes into Sagittarius again', 2],
    ['24 January 2020', 'Saturn enters Capricorn', 3],
    ['30 March 2020', 'Jupiter enters Capricorn', 3],
  ] as const;

  it('list the dates of a whole year with their pages', async () => {
    const blocks = await made({ for_year: 2019 });
    const rows = rowsOf(blocks);
    const { matters } = bank('en', 'report-saturn');
    for (const [when, what, house] of MOVES)
      expect(rows).toContainEqual([when, what, `house ${house}: ${matters[house - 1]}`, '']);
    const pages = blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap((row) => row.flatMap((cell) => (typeof cell === 'string' ? [] : (cell.pageOf ?? []))))
        : [],
    );
    const chapters = chaptersOf(blocks);
    expect(pages.length).toBeGreaterThan(12);
    expect(pages.filter((id) => !chapters.includes(id))).toEqual([]);
  });

  it('name a page only where the date stands there again', async () => {
    const blocks = await made({ for_year: 2019 });
    const dates = blocks.find(
      (block) => block.kind === 'table' && block.rows.some(([when = '']) => cellText(when) === MOVES[0][0]),
    );
    if (dates?.kind !== 'table') throw new Error('no table of dates');
    const toldIn = (id: string): readonly (readonly string[])[] => {
      const from = blocks.findIndex((block) => block.kind === 'chapter' && block.id === id);
      const to = blocks.findIndex((block, i) => i > from && block.kind === 'chapter');
      return rowsOf(inside(blocks.slice(from, to)));
    };
    const wrong = dates.rows.filter(([when = '', what = '', , page = '']) => {
      const [id] = typeof page === 'string' ? [] : (page.pageOf ?? []);
      return (
        id !== undefined && !toldIn(id).some(([day, change]) => day === cellText(when) && change === cellText(what))
      );
    });
    expect(wrong).toEqual([]);
    // Those of the periods of the birth too say what changes, and where it is told.
    const { period_begins: begins } = bank('en', 'report-kundli').you;
    expect(dates.rows.filter(([, what = '']) => cellText(what) === begins).length).toBeGreaterThan(0);
    expect(dates.rows.filter(([, , why = '', page = '']) => cellText(why) === '' || page === '')).toEqual([]);
  });

  it('begin the report, with its twelve months, customs, what suits the reader and three questions', async () => {
    const blocks = await made({ for_year: 2026 });
    expect(chaptersOf(blocks).slice(0, 3)).toEqual(['year-glance', 'year-months', 'contents']);
    const { headings } = bank('en', 'report-kundli');
    const told = inside(blocks).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    for (const key of ['stands', 'carries', 'care', 'dates', 'three', 'lucky', 'ask'] as const)
      expect(told).toContain(headings[key]);
    const months = rowsOf(blocks).filter(([title = '']) => /^Month \d+: /.test(title));
    expect(months).toHaveLength(12);
    const [questions] = blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []));
    expect(questions).toHaveLength(3);
  });
});

it('takes a birth whose date stands in three members', async () => {
  const { date: _, ...rest } = BIRTH;
  const plan = await planNamed(
    'annual',
    { ...rest, day: 10, month: 5, year: 1990, for_year: 2026, language: 'en' },
    { ...REQUEST, language: undefined },
    { press: PRESS, space: 'annual', worn: null },
  );
  const told = rowsOf(inside((await plan.document()).blocks));
  expect(told.length).toBeGreaterThan(100);
  expect(told).toEqual(rowsOf(inside(await made({ for_year: 2026 }))));
});

it('tells of each month its lord, and with a house its matter, in dates and degrees that stand once', async () => {
  const blocks = await made({ for_year: 2019 });
  const { matters } = bank('en', 'report-saturn');
  const months = chaptersOf(blocks).filter((id) => /^month-\d/.test(id));
  expect(months).toHaveLength(12);
  const readings = months
    .flatMap((id) => readingsAfter(blocks, id))
    .flatMap((block) => (block.kind === 'reading' ? [block] : []));
  expect(readings).toHaveLength(12);
  for (const { note, paragraphs } of readings) {
    const [, house = '', matter = ''] = /Muntha: [A-Z][a-z]+, in house (\d+): (.*)$/.exec(note) ?? [];
    expect(matter).toBe(matters[Number(house) - 1]);
    const text = paragraphs.join(' ');
    // The Sun begins each month, and is told so where it is the lord.
    if (!note.startsWith('Lord of the month: Sun')) expect(text).toContain('The lord of the month, ');
  }
  const leads = blocks.flatMap((block) => (block.kind === 'chapter' && months.includes(block.id) ? [block.lead] : []));
  expect(leads.filter((lead) => /\d/.test(lead))).toEqual([]);
  const entered = months.flatMap((id) => {
    const from = blocks.findIndex((block) => block.kind === 'chapter' && block.id === id);
    const to = blocks.findIndex((block, i) => i > from && block.kind === 'chapter');
    return rowsOf(inside(blocks.slice(from, to))).filter(([, what = '']) => / (enters|comes into) /.test(what));
  });
  expect(entered.length).toBeGreaterThan(40);
  const named = matters.map((matter, i) => `house ${i + 1}: ${matter}`);
  expect(entered.filter(([, , where = '']) => !named.includes(where))).toEqual([]);
});

it('tells all twelve months of a year that is over', async () => {
  const chapters = chaptersOf(await made({ for_year: 2019 }));
  expect(chapters.filter((id) => /^month-\d/.test(id))).toHaveLength(12);
  expect(chapters).not.toContain('months-past');
});

describe('the year from May 2026, in which Aquarius rises', () => {
  // Saturn rules Capricorn and Aquarius, Jupiter Sagittarius and Pisces, Mars Aries and Scorpio, Venus Taurus and Libra.
  const LORDS = 'Saturn Jupiter Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn'.split(' ');

  it('lists the fields by the lords of its houses', async () => {
    const rows = rowsOf(await made({ for_year: 2026 }));
    const { matters } = bank('en', 'report-saturn');
    const fields = rows.filter(([house = '', matter]) => /^\d+$/.test(house) && matters.some((one) => one === matter));
    expect(fields.map(([house, matter, lord]) => [house, matter, lord])).toEqual(
      LORDS.map((lord, i) => [String(i + 1), matters[i], lord]),
    );
  });

  it('names what carries the year by the fields of its strong planets', async () => {
    const { matters } = bank('en', 'report-saturn');
    const rows = rowsOf(inside(await made({ for_year: 2026 })));
    // Venus, the Sun and Jupiter have more than ten points of twenty; see the lord of the year below.
    const carried = rows.flatMap(([label = '', fields = '']) => {
      const [, planet] = /^(\w+) \d+\.\d$/.exec(label) ?? [];
      return planet === undefined ? [] : [[planet, fields]];
    });
    expect(carried.map(([planet]) => planet)).toContain('Jupiter');
    for (const [planet, fields] of carried)
      expect(fields).toBe(LORDS.flatMap((lord, i) => (lord === planet ? [matters[i]] : [])).join('; '));
  });

  it('says of each yoga which fields its two planets rule, and prints those alone that decide', async () => {
    const blocks = await made({ for_year: 2026 });
    const rows = rowsOf(blocks);
    const { matters } = bank('en', 'report-saturn');
    const ruled = (planet: string): string =>
      `${planet}: ${LORDS.flatMap((lord, i) => (lord === planet ? [matters[i]] : [])).join('; ')}`;
    const names = (planets: string): string[] => planets.split('\n').map((one) => one.replace(/ \(.*/, ''));
    const yogas = rows.filter(([, planets = '', spoken = '']) => spoken.startsWith(`${names(planets)[0]}: `));
    expect(yogas.length).toBeGreaterThan(2);
    for (const [, planets = '', spoken] of yogas) expect(spoken).toBe(names(planets).slice(0, 2).map(ruled).join('\n'));
    // Mercury moves faster than the Sun; in this year it is combust, and the Sun exalted in Aries.
    expect(yogas.map(([, planets]) => planets)).toContain('Mercury (faster, combust)\nSun (slower, exalted)');
    // What a yoga means stands below its first row, not again below the next one.
    const { khallasara } = bank('en', 'report-months').yoga;
    const table = blocks.find((block) => block.kind === 'table' && block.notes?.includes(khallasara));
    const notes = table?.kind === 'table' ? table.rows.map((row, i) => [cellText(row[0] ?? ''), table.notes?.[i]]) : [];
    expect(notes.flatMap(([name, note]) => (name?.startsWith('Khallasara') ? [note] : []))).toEqual([khallasara, '']);
  });

  it.each(['en', 'hi', 'ta'] as const)('reads its lord by his strength: %s', async (language) => {
    const blocks = await made({ for_year: 2026, language });
    const words = bank(language, 'report-months');
    // Jupiter has more than ten points of twenty, which Tajika Nilakanthi calls strong.
    const [reading] = inside(blocks).filter(({ kind }) => kind === 'reading');
    const [text = ''] = reading?.kind === 'reading' ? reading.paragraphs : [];
    expect(text.startsWith(`${words.year_of.jupiter} `)).toBe(true);
    expect(text.endsWith(words.year_strength.strong.split('}')[1] ?? '-')).toBe(true);
  });
});
