/** The book of numbers: words for every number that its rules can give, and nothing told twice. */
import { challengesOf, pinnaclesOf } from '../../layers/jyotish/numerology/pinnacles.ts';
import { cellText, type Block } from '../../lib/contract/ports/report-document.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { planNamed } from '../../lib/service/reports/preview.ts';
import { bank } from '../../lib/words/bank.ts';
import { languagesWith } from '../../lib/words/languages.ts';
import { styleFaults } from '../../lib/tools/local/feed/voice.ts';
import { voiceWords } from '../../lib/tools/local/feed/voice-words.ts';

const REQUEST = { requestId: 'numbers', variables: {}, credits: () => ({ charged: 0, remaining: null }), warnings: [] };
const made = async (body: object): Promise<readonly Block[]> => {
  const plan = await planNamed(
    'numerology',
    body,
    { ...REQUEST, language: undefined },
    { press: PRESS, space: 'numbers', worn: null },
  );
  return (await plan.document()).blocks;
};

/** A sum as it is read: its spaces do not break. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
const factsIn = (blocks: readonly Block[]): (readonly [string, string])[] =>
  blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows.map(([name, value]): [string, string] => [name, spaced(String(value))]) : [],
  );
const tableUnder = (blocks: readonly Block[], title: string): string[][] => {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
  const table = blocks.slice(at).find((block) => block.kind === 'table');
  return table?.kind === 'table' ? table.rows.map((row) => row.map(cellText).map(spaced)) : [];
};

const readingsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'reading' ? block.paragraphs : []));

/** Languages with the long words of numbers. */
const LONG = languagesWith('report-number-lives');
const LANGUAGES = ['en', 'hi', 'ta', 'te', 'kn', 'ml', 'bn', 'mr', 'gu', 'pa'] as const;

/** Days that give every number: ten years of births, each week. */
const BIRTHS = Array.from({ length: 520 }, (_, i) => {
  const day = new Date(Date.UTC(1985, 0, 1 + i * 7));
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
});

it.each(LONG)('has words for every pinnacle and challenge: %s', (language) => {
  const { pinnacle, challenge } = bank(language, 'report-number-lives');
  const given = (found: readonly (readonly { readonly number: number }[])[]): string[] =>
    [...new Set(found.flat().map(({ number }) => number))].sort((a, b) => a - b).map(String);
  expect(Object.keys(pinnacle)).toEqual(expect.arrayContaining(given(BIRTHS.map(pinnaclesOf))));
  // Florence Campbell counts challenges from 0 to 8.
  expect(given(BIRTHS.map(challengesOf))).toEqual(Object.keys(challenge));
});

// Punjabi has no feed, and so no words by which its voice is checked.
it.each(LONG.filter((language) => languagesWith('horoscope/*').includes(language)))(
  'speaks in the voice, as of what may be: %s',
  (language) => {
    const { numbers, pinnacle, challenge, year, month } = bank(language, 'report-number-lives');
    const said = [numbers, pinnacle, challenge, year, month].flatMap((rows) =>
      Object.entries(rows).flatMap(([key, row]) =>
        (typeof row === 'string' ? [row] : Object.values<string>(row)).map((text) => [key, text] as const),
      ),
    );
    expect(said).toHaveLength(36 + 12 + 9 + 9 + 27);
    expect(said.flatMap(([key, text]) => styleFaults(language, key, text))).toEqual([]);
    const { tendency } = voiceWords(language);
    expect(said.filter(([, text]) => !tendency.test(text))).toEqual([]);
    expect(new Set(said.map(([, text]) => text)).size).toBe(said.length);
  },
);

// Life paths 7, 1, 6 and 3: the first stretch lasts until age 29, 35, 30 and 33, those after it nine years each.
it.each([
  ['1990-05-10', 'Asha Verma', 1],
  ['1985-12-29', 'Ravi Kumar', 1],
  ['2000-02-29', 'Zoya Khan', 0],
  ['1979-11-11', 'आशा', 2],
] as const)('tells nothing twice and the stretches in their order: %s', async (date, name, over) => {
  const blocks = await made({ date, name, language: 'en' });
  const texts = readingsIn(blocks);
  expect(new Set(texts).size).toBe(texts.length);
  // Nor does a row of a table say what is read elsewhere.
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat().map(cellText) : []));
  expect(cells.filter((cell) => texts.includes(cell))).toEqual([]);
  const { stages, asks, opening } = bank('en', 'report-number-lives');
  const titles = blocks.flatMap((block) => (block.kind === 'reading' ? [block.title] : []));
  for (const rows of [stages, asks])
    expect(titles.filter((title) => rows.some((row) => title.startsWith(row.split(':', 1)[0] ?? '-')))).toHaveLength(4);
  // A stretch that is over is told as over, and no counsel is given for it.
  expect(texts.filter((text) => /^This pinnacle lasted until age \d+\./.test(text))).toHaveLength(over);
  for (const [i, row] of opening.entries())
    expect(texts.some((text) => text.startsWith(row.split('{')[0] ?? '-'))).toBe(i >= over);
});

it.each(['1990-05-10', '1985-12-29', '2000-02-29', '1979-11-11'])(
  'adds the digits of a date up to the numbers that the endpoint answers: %s',
  async (date) => {
    const blocks = await made({ date, name: 'Asha Verma', language: 'en' });
    const { mulank, bhagyank } = bank('en', 'report').numbers;
    const answered = blocks.flatMap((block) => (block.kind === 'highlights' ? block.items : []));
    const sums = factsIn(blocks);
    for (const label of [mulank, bhagyank]) {
      const sum = sums.find(([name]) => name === label)?.[1];
      expect(sum?.split(' = ').at(-1)).toBe(answered.find((item) => item.label === label)?.value);
    }
  },
);

it('prints the sum behind a debt as the name adds up, and each word of the name beside it', async () => {
  const blocks = await made({ date: '1990-05-10', name: 'Asha Verma', language: 'en' });
  expect(factsIn(blocks)).toEqual(
    expect.arrayContaining([
      ['Asha', '1 + 1 + 8 + 1 = 11'],
      ['Verma', '4 + 5 + 9 + 4 + 1 = 23, 2 + 3 = 5'],
      ['Expression', '11 + 5 = 16, 1 + 6 = 7'],
    ]),
  );
  const debts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(debts.filter((item) => item.includes('Debt number 16'))).toEqual([expect.stringContaining('11 + 5 = 16')]);
});

it.each(LANGUAGES)(
  'says of each stretch what it brings and asks, and of each thing that suits its rule: %s',
  async (language) => {
    const blocks = await made({ date: '1990-05-10', name: 'Asha Verma', language });
    const words = bank(language, 'report-numbers');
    const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat().map(cellText) : []));
    expect(cells).toEqual(
      expect.arrayContaining([`6: ${words.brings['6']}`, `4: ${words.asks['4']}`, ...Object.values(words.lucky)]),
    );
    // The letters of each word stand in a table of their own.
    const heads = blocks.flatMap((block) => (block.kind === 'table' ? [block.head.join('')] : []));
    expect(heads).toEqual(
      expect.arrayContaining([`${words.letter}ASHA${words.sum}`, `${words.letter}VERMA${words.sum}`]),
    );
  },
);

/** Readings of a pinnacle, in the words of a language. */
const stagesIn = (blocks: readonly Block[], language: string): readonly Block[] => {
  const begins = bank(language, 'report-number-lives').stages.map((row) => row.split('{', 1)[0] ?? '-');
  return blocks.filter((block) => block.kind === 'reading' && begins.some((begin) => block.title.startsWith(begin)));
};

it.each(LONG)('tells the four stretches in the language of the report: %s', async (language) => {
  expect(stagesIn(await made({ date: '1990-05-10', name: 'Asha', language }), language)).toHaveLength(4);
});

it('tells them in the language of prose where that is asked for', async () => {
  const blocks = await made({ date: '1990-05-10', name: 'Asha', language: 'ta', prose: 'en' });
  expect(stagesIn(blocks, 'en')).toHaveLength(4);
  expect(blocks[1]).toMatchObject({ kind: 'text', text: bank('ta', 'report').prose.en });
});

const MORE = languagesWith('report-number-more');

it.each(MORE)('says of any two numbers how they live together, in its voice: %s', (language) => {
  const { pairs, single, open } = bank(language, 'report-number-more');
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(Object.keys(pairs)).toEqual(nine.flatMap((a) => nine.slice(a - 1).map((b) => `${a}-${b}`)));
  const said = [pairs, single, open].flatMap((rows) => Object.entries<string>(rows));
  expect(new Set(said.map(([, text]) => text)).size).toBe(45 + 9 + 8);
  // Punjabi has no feed, and so no words by which its voice is checked.
  if (!languagesWith('horoscope/*').includes(language)) return;
  expect(said.flatMap(([key, text]) => styleFaults(language, key, text))).toEqual([]);
});

it('tells a pair once, and how the numbers of the day stand in the square and its lines', async () => {
  const blocks = await made({ date: '1990-05-10', name: 'Asha Verma', language: 'en' });
  const { pairs, single, open, lines, present } = bank('en', 'report-number-more');
  const texts = readingsIn(blocks);
  expect(texts.filter((text) => text === pairs['1-7'])).toHaveLength(1);
  expect(texts.filter((text) => text === pairs['1-1'])).toHaveLength(1);
  // How the two get on stands beside their names, and not a second time below.
  const read = blocks.filter((block) => block.kind === 'reading');
  const both = read.filter(({ paragraphs }) => paragraphs.includes(pairs['1-7']));
  expect(both.map(({ note, reason }) => [note, reason])).toEqual([['Neutral', undefined]]);
  // 1, 9, 9, 5, 1 of the date, 1 of the day and 7 of the whole.
  expect(tableUnder(blocks, present).map(([number, times]) => [number, times])).toEqual([
    ['1', '3'],
    ['5', '1'],
    ['7', '1'],
    ['9', '2'],
  ]);
  expect(tableUnder(blocks, present)[1]?.[2]).toBe(single['5']);
  const rows = tableUnder(blocks, lines);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toEqual(['Mental plane', '4 · 9 · 2', '9', open.mental]);
  expect(rows.find(([name]) => name === 'Will plane')?.slice(1, 3)).toEqual(['9 · 5 · 1', '9 · 5 · 1']);
  expect(rows.find(([name]) => name === 'Thought plane')?.[2]).toBe('none');
});

it('adds the letters of each word by the Chaldean table, and of each spelling', async () => {
  const blocks = await made({ date: '1990-05-10', name: 'Asha Verma', language: 'en' });
  // Cheiro: A 1, S 3, H 5; V 6, E 5, R 2, M 4.
  expect(factsIn(blocks)).toContainEqual(['Name number', '10 + 18 = 28, 2 + 8 = 10, 1 + 0 = 1']);
  const [own, ...tries] = tableUnder(blocks, bank('en', 'report-numbers').spelling);
  expect(own?.slice(1, 3)).toEqual(['10 + 18 = 28', '1']);
  for (const [, sum = '', number] of tries) {
    const total = Number(sum.split(' = ').at(-1));
    expect(String(((total - 1) % 9) + 1)).toBe(number);
  }
});

it('names the days of each month on which a personal day comes', async () => {
  const blocks = await made({ date: '1990-05-10', name: 'Asha Verma', language: 'en' });
  const rows = tableUnder(blocks, bank('en', 'report-number-more').days);
  expect(rows).toHaveLength(12);
  for (const [month = '', begins = ''] of rows) {
    const at = new Date(`1 ${month} UTC`);
    for (const day of begins.split(', ').map(Number)) {
      // Day and month of birth with the year, the month and the day: what is left when nines are cast out.
      const all = 10 + 5 + at.getUTCFullYear() + at.getUTCMonth() + 1 + day;
      expect(all % 9).toBe(1);
    }
  }
});

it('tells of every day of the months which number it has, once', async () => {
  const blocks = await made({ name: 'Asha Rao', date: '1990-05-10' });
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Days of your months');
  const rows = blocks.slice(at).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const byMonth = Map.groupBy(rows, ([month]) => cellText(month ?? ''));
  expect(byMonth.size).toBe(12);
  // The first month may have begun, and the last is cut by the year that was asked.
  for (const [month, found] of [...byMonth].slice(1, -1)) {
    const days = found.flatMap(([, ...cells]) => cells.flatMap((cell) => cellText(cell).split(', ').map(Number)));
    const length = new Date(new Date(`1 ${month} UTC`).getTime() + 31 * 86_400_000).getUTCDate();
    const most = length === 1 ? 31 : 32 - length;
    expect([month, days.toSorted((a, b) => a - b)]).toEqual([month, Array.from({ length: most }, (_, i) => i + 1)]);
  }
});

it('reads the day of birth before it is reduced, and the years of a round at length', async () => {
  const blocks = await made({ name: 'Asha Rao', date: '1990-05-10' });
  const titles = blocks.flatMap((block) => (block.kind === 'reading' ? [block.title] : []));
  // Cheiro, Book of Numbers, ch. 12: 10 is the Wheel of Fortune, and a number of one digit is no compound.
  expect(titles).toContain('Compound 10: Wheel of Fortune');
  const single = await made({ name: 'Asha Rao', date: '1990-05-09' });
  expect(single.some((block) => block.kind === 'reading' && block.title.startsWith('Compound'))).toBe(false);
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'The next nine years');
  const years = blocks.slice(at).flatMap((block) => (block.kind === 'reading' ? [block] : []));
  expect(years).toHaveLength(9);
  const sentences = years.map(({ paragraphs }) => paragraphs.join(' ').split('. ').length);
  expect(sentences.filter((count) => count > 2).length).toBeGreaterThanOrEqual(7);
});
