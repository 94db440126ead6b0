/** What lies ahead in a report: each page prints the same windows, and what begins in a year stands on its page. */
import * as eventEndpoint from '../../../functions/interpret/event-windows.ts';
import * as timelineEndpoint from '../../../functions/transit/house-timeline.ts';
import * as ashtakavargaEndpoint from '../../../functions/strength/ashtakavarga.ts';
import * as vimshottariEndpoint from '../../../functions/dasha/vimshottari.ts';
import type { Block, CellText, ReportDocument } from '../../../lib/contract/ports/report-document.ts';
import { LIFE_EVENTS } from '../../../layers/jyotish/phala/events.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';
import { bank } from '../../../lib/words/bank.ts';
import { call } from '../../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const NOW = Date.parse('2026-11-29T06:00:00Z');
const { months } = bank('en', 'report');
const { events } = bank('en', 'phala/event-words');
const dayOf = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

interface Span {
  readonly start: string;
  readonly end: string;
}
interface Table {
  readonly chapter: string;
  readonly rows: readonly (readonly string[])[];
}

/** A text with plain spaces: some of a page keep two words together. */
const textOf = (cell: CellText): string => (typeof cell === 'string' ? cell : cell.text).replaceAll('\u00a0', ' ');

/** The tables of a report with the chapter in which they stand. */
const tablesOf = ({ blocks }: ReportDocument): readonly Table[] => {
  let chapter = '';
  const within = (block: Block): readonly Table[] => {
    if (block.kind === 'chapter') chapter = block.id;
    if (block.kind === 'columns') return block.columns.flatMap((one) => one.blocks.flatMap(within));
    return block.kind === 'table' ? [{ chapter, rows: block.rows.map((row) => row.map(textOf)) }] : [];
  };
  return blocks.flatMap(within);
};

interface Told {
  readonly chapter: string;
  readonly title: string;
  readonly note: string;
  readonly text: string;
}

/** The readings of a report with the chapter in which they stand. */
const readingsOf = ({ blocks }: ReportDocument): readonly Told[] => {
  let chapter = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'chapter') chapter = block.id;
    return block.kind === 'reading'
      ? [{ chapter, title: block.title, note: block.note, text: block.paragraphs.join(' ') }]
      : [];
  });
};

/** The days of the windows of a matter, those that meet on one chief reason made one, as the endpoint answers for ten years. */
const windowsOf = async (event: string): Promise<readonly Span[]> => {
  const { body } = await call(eventEndpoint.handler, {
    ...BIRTH,
    from: '2026-11-29',
    to: '2036-11-01',
    event,
    limit: 50,
  });
  interface Piece {
    readonly span: Span;
    readonly evidence: readonly { readonly text: string }[];
  }
  const pieces: readonly Piece[] = body.data.windows;
  const [starts, ends] = (['start', 'end'] as const).map((edge) =>
    pieces.map(({ span, evidence: [first] }) => `${span[edge]} ${first?.text}`),
  );
  const firsts = (starts ?? []).filter((start) => !ends?.includes(start)).toSorted();
  const lasts = (ends ?? []).filter((end) => !starts?.includes(end)).toSorted();
  const day = (edge: string): string => edge.split(' ')[0] ?? '';
  return firsts.map((start, i) => ({ start: day(start), end: day(lasts[i] ?? '') }));
};

/** Events of a life: reports print no better stretches of money, study and family. */
const PRINTED = LIFE_EVENTS.filter((event) => !['money', 'study', 'family'].includes(event));

let known: ReadonlyMap<string, readonly Span[]>;
let complete: readonly Table[];
let prediction: readonly Table[];
let inBook: readonly Told[];
let inYears: readonly Told[];
beforeAll(async () => {
  known = new Map(await Promise.all(PRINTED.map(async (event) => [events[event], await windowsOf(event)] as const)));
  const made = { one: BIRTH, other: BIRTH, language: 'en', now: NOW } as const;
  const { complete: book, prediction: years } = TEMPLATES;
  if (book === undefined || years === undefined) throw new Error('a template is missing');
  const [whole, ahead] = [await documentOf(book, made), await documentOf(years, made)];
  [complete, prediction] = [tablesOf(whole), tablesOf(ahead)];
  [inBook, inYears] = [readingsOf(whole), readingsOf(ahead)];
});

/** How a window may be printed: with both days, or with the first alone where it goes on beyond what was asked for. */
const printed = ({ start, end }: Span): readonly string[] => [
  `${dayOf(start)} – ${dayOf(end)}`,
  ...(end > '2033' ? [`from ${dayOf(start)}`] : []),
];
const monthDay = (iso: string): string => dayOf(iso).replace(/ \d{4}$/, '');
/** How it stands under its year: a day of another year has that year. */
const inItsYear = ({ start, end }: Span): string => {
  const year = start.slice(0, 4);
  return end.startsWith(year)
    ? `${monthDay(start)} – ${monthDay(end)}`
    : `from ${monthDay(start)}, into ${Number(year) + 1}`;
};

it('prints the windows of the endpoint, those that meet on one reason as one, on every page', () => {
  const names = [...known.keys()];
  const told = [...complete, ...prediction].flatMap(({ chapter, rows }) =>
    rows.flatMap(([when = '', what = '']) => (names.includes(what) ? [{ chapter, name: what, when }] : [])),
  );
  expect(new Set(told.map(({ name }) => name))).toEqual(new Set(names));
  expect(told.filter(({ chapter }) => chapter.startsWith('y')).length).toBeGreaterThan(20);
  const wrong = told.filter(
    ({ chapter, name, when }) =>
      !known
        .get(name)
        ?.some((span) =>
          /^y\d{4}$/.test(chapter)
            ? chapter === `y${span.start.slice(0, 4)}` && inItsYear(span) === when
            : printed(span).includes(when),
        ),
  );
  expect(wrong).toEqual([]);
  const all = [...known.values()].flat().flatMap(printed);
  const listed = [...complete, ...prediction]
    .flatMap((table) => table.rows)
    .filter(([label]) => label === 'Dates')
    .flatMap(([, dates]) => dates?.split(' · ') ?? []);
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((when) => !all.includes(when))).toEqual([]);
});

it('reads of each matter what begins in a year, in words that no page has for another, and says what follows', () => {
  const names = [...known.keys()];
  for (const read of [inBook, inYears]) {
    const told = read.filter(({ title }) => names.includes(title));
    for (const [name, spans] of known)
      for (const year of ['2027', '2028', '2029', '2030', '2031'])
        if (spans.some(({ start }) => start.startsWith(year)))
          expect([name, year, told.filter((one) => one.chapter === `y${year}` && one.title === name).length]).toEqual([
            name,
            year,
            1,
          ]);
    const texts = told.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    // What may come, and what to do.
    expect(texts.filter((text) => text.split('. ').length < 2)).toEqual([]);
  }
});

it('reads a slow planet where it stays longest in a house, and its shorter visits in the same place', () => {
  // Saturn visits Taurus, the seventh house, in 2029 and stays from 17 April 2030 to 31 May 2032.
  for (const read of [inBook, inYears])
    expect(read.filter(({ title }) => title === 'Saturn in the 7th house').map(({ chapter }) => chapter)).toEqual([
      'y2030',
    ]);
});

it('says under an area in which year a visit of a slow planet is read, and reads none twice', () => {
  for (const tables of [complete, prediction]) {
    const rows = (year: string): string =>
      tables
        .filter(({ chapter }) => chapter === year)
        .flatMap((one) => one.rows.flat())
        .join(' ');
    expect(rows('y2029')).toMatch(/Saturn in the 7th house \(8 August – 5 October\): [^.]* \(read under 2030\)\./);
    expect(rows('y2030')).toMatch(/Saturn in the 7th house \(from 17 April, into 2031\): [^.(]*\./);
  }
});

it('says under an area what a slow planet adds: whether it helps, by its points, and once what it may bring where no page reads it', async () => {
  const { standard } = TEMPLATES;
  if (standard === undefined) throw new Error('a template is missing');
  const { body } = await call(ashtakavargaEndpoint.handler, BIRTH);
  const [aries, pisces] = [0, 11];
  const { saturn }: { saturn: readonly number[] } = body.data.bav;
  const rows = tablesOf(await documentOf(standard, { one: BIRTH, other: BIRTH, language: 'en', now: NOW }))
    .filter(({ chapter }) => chapter === 'y2027')
    .flatMap((table) => table.rows);
  const added = (area: string): string => rows.find(([name]) => name === area)?.[2] ?? '';
  expect(added('Children')).toContain(`: results may come late; little help, ${saturn[pisces]} of 8 bindus.`);
  // The same house and planet: what it may bring has been said.
  expect(added('Education')).toMatch(new RegExp(`\\): little help, ${saturn[pisces]} of 8 bindus\\.$`));
  expect(added('Health and energy')).toContain(`; a help, ${saturn[aries]} of 8 bindus.`);
  // Tajika: the muntha is unwelcome in 4, 6, 7, 8 and 12 from the ascendant of the year.
  expect(added('Money')).toContain('Muntha in house 8: tradition counts it as a strain.');
});

it('names beside a date the place where it stands, not that where its chapter begins', async () => {
  const { standard } = TEMPLATES;
  if (standard === undefined) throw new Error('a template is missing');
  const { blocks } = await documentOf(standard, { one: BIRTH, other: BIRTH, language: 'en', now: NOW });
  const named = blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap((row) =>
          row.flatMap((cell) => (typeof cell === 'object' ? [cell.pageOf?.[0] ?? []].flat() : [])),
        )
      : [],
  );
  const placed = blocks.flatMap((block) => (block.kind === 'heading' ? (block.id ?? []) : []));
  expect(named).toContain('y2027-dates');
  expect(named.filter((id) => !placed.includes(id) && !/^y20(29|3\d)-dates$/.test(id))).toEqual([]);
});

it('says of a slow planet how many points it has in that sign, and through whom Rahu acts', async () => {
  const { body } = await call(ashtakavargaEndpoint.handler, BIRTH);
  const taurus = 1;
  const told = (title: string): string => inYears.find((one) => one.title === title)?.text ?? '';
  expect(told('Saturn in the 7th house')).toContain(`In Taurus it has ${body.data.bav.saturn[taurus]} of 8 points`);
  // Scorpio rises: the second house is Sagittarius, and Jupiter, its lord, stands in Gemini, the eighth.
  expect(told('Rahu in the 2nd house')).toContain(
    'It acts through Jupiter, ruler of Sagittarius, at birth in your 8th house',
  );
  // Saturn, lord of Capricorn, stands there itself.
  expect(told('Rahu in the 3rd house')).not.toContain('It acts through');
});

it('tells how the planet that speaks for a time may bring it, and beside a fallen one that it is fallen', () => {
  // The Moon, fallen in Scorpio, rules the ninth house.
  const why = [...complete, ...prediction].flatMap(({ rows }) =>
    rows.flatMap(([, what, why]) => (what === 'Travel' ? [why] : [])),
  );
  expect(why.filter((one) => one?.includes('The Moon, lord of'))).toEqual([]);
  expect(
    why.some((one) => one?.startsWith('The Moon (debilitated), lord of the sub-period, rules the ninth house.')),
  ).toBe(true);
  const read = inYears.filter(
    ({ title, text }) => title === 'Travel' && text.includes('The Moon is the planet of this time too'),
  );
  expect(read.map(({ text }) => text.includes('family may be the reason for it'))).toContain(true);
});

it('says once in a book in which house of the birth the planet of a time stands', async () => {
  const found = TEMPLATES['prediction'];
  if (found === undefined) throw new Error('no template prediction');
  const { blocks } = await documentOf(found, { one: BIRTH, other: BIRTH, language: 'en', now: NOW });
  const placed = blocks.flatMap((block) =>
    block.kind === 'reading'
      ? (/(\w+), at birth in your \w+ house \(/.exec(block.paragraphs.join(' '))?.[1] ?? [])
      : [],
  );
  expect(placed.length).toBeGreaterThan(3);
  expect(placed.filter((planet, i) => placed.indexOf(planet) !== i)).toEqual([]);
});

it('gives the reason of a time once on the pages of a year: among its dates', async () => {
  const found = TEMPLATES['prediction'];
  if (found === undefined) throw new Error('no template prediction');
  const { blocks } = await documentOf(found, { one: BIRTH, other: BIRTH, language: 'en', now: NOW });
  const why = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.flatMap((row) => row.slice(2).map(textOf)) : [],
  );
  const below = blocks.flatMap((block) => (block.kind === 'reading' ? (block.reason ?? []) : []));
  expect(why.some((one) => one.includes('lord of the sub-period'))).toBe(true);
  expect(below.filter((one) => why.includes(one) && one.includes('lord of the sub-period'))).toEqual([]);
});

it('has on the page of a year all that begins in it, and calls a great period by its name', async () => {
  const { body: slow } = await call(timelineEndpoint.handler, {
    ...BIRTH,
    from: '2027-01-01',
    to: '2031-12-31',
    bodies: ['jupiter', 'saturn', 'rahu'],
  });
  const { body: dasha } = await call(vimshottariEndpoint.handler, { ...BIRTH, depth: 2 });
  const spans: readonly Span[] = [
    ...slow.data.stays.map(({ span }: { span: Span }) => span),
    ...dasha.data.periods.flatMap(({ children }: { children: { span: Span }[] }) => children.map(({ span }) => span)),
    ...[...known.values()].flat(),
  ];
  const begun = spans.filter(({ start }) => start >= '2027' && start < '2032');
  expect(begun.length).toBeGreaterThan(40);
  const dated = (tables: readonly Table[]): string[] =>
    tables
      .filter((table) => /^y\d{4}$/.test(table.chapter))
      .flatMap(({ chapter, rows }) =>
        rows.map(([day = '']) => `${day.replace(/^from /, '').replace(/( –|,).*/, '')} ${chapter.slice(1)}`),
      );
  for (const days of [dated(complete), dated(prediction)])
    expect(begun.filter(({ start }) => !days.includes(dayOf(start)))).toEqual([]);
  // The nine sub-periods of a great period begin on its first day (BPHS 46): that of its lord is its beginning.
  const greats: readonly Span[] = dasha.data.periods.map(({ span }: { span: Span }) => span);
  const [venus] = greats.filter(({ start }) => start >= '2027' && start < '2032');
  expect(venus === undefined ? '' : dayOf(venus.start)).toBe('24 August 2031');
  const rows = complete.filter(({ chapter }) => chapter === 'y2031').flatMap((table) => table.rows);
  expect(rows).toContainEqual(['24 August', 'Great period begins', 'Venus, for 20 years']);
  expect(rows.flat().join(' ')).not.toContain('inside the period of Venus');
});

it('gives as the reason of a window the lord of a sub-period in the days of that sub-period alone', async () => {
  const { body: dasha } = await call(vimshottariEndpoint.handler, { ...BIRTH, depth: 2 });
  interface Part {
    readonly lords: readonly { readonly name: string }[];
    readonly span: Span;
  }
  const parts: readonly Part[] = dasha.data.periods.flatMap(({ children }: { children: Part[] }) => children);
  const between = /(\d+ \w+ \d{4}) – (\d+ \w+ \d{4})/;
  const within = /^(\d+ \w+) – (\d+ \w+)$/;
  const told = complete.flatMap(({ chapter, rows }) =>
    rows.flatMap(([when = '', , why = '']) => {
      const [, lord] = /(\w+)(?: \(debilitated\))?, lord of the sub-period/.exec(why) ?? [];
      const [, from, to] = within.exec(when) ?? [];
      const year = chapter.slice(1);
      const [, start, end] = between.exec(when) ?? (from === undefined ? [] : ['', `${from} ${year}`, `${to} ${year}`]);
      return lord === undefined || start === undefined || end === undefined ? [] : [{ lord, start, end }];
    }),
  );
  expect(told.length).toBeGreaterThan(5);
  const at = (day: string): number => Date.parse(`${day} UTC`);
  const wrong = told.filter(
    ({ lord, start, end }) =>
      !parts.some(
        ({ lords, span }) =>
          lords.at(-1)?.name === lord && at(dayOf(span.start)) <= at(start) && at(end) <= at(dayOf(span.end)),
      ),
  );
  expect(wrong).toEqual([]);
});

it('says of the sky of today until when each planet stays, without the Moon, and counts once where the Moon rises', async () => {
  const { body } = await call(timelineEndpoint.handler, {
    ...BIRTH,
    from: '2026-11-29',
    to: '2026-11-29',
    bodies: ['saturn', 'jupiter', 'rahu', 'ketu', 'mars', 'sun', 'venus', 'mercury'],
  });
  const ends: readonly string[] = body.data.stays
    .filter(({ span }: { span: Span }) => Date.parse(span.start) <= NOW && Date.parse(span.end) > NOW)
    .map(({ span }: { span: Span }) => `until ${dayOf(span.end)}`);
  expect(ends).toHaveLength(8);
  for (const read of [inBook, inYears]) {
    const sky = read.filter(({ chapter }) => chapter === 'sky_now');
    expect(sky.map(({ note }) => note.replaceAll('\u00a0', ' ')).toSorted()).toEqual(ends.toSorted());
    expect(sky.filter(({ title, text }) => title.startsWith('Moon') || text.includes('rising sign'))).toEqual([]);
  }
});
