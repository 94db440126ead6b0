/** The first pages: what everybody asks for, the contents, and the birth itself. */
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { SHAPES } from '../answers.ts';
import type { Block, CellText, HighlightsBlock } from '../../../contract/ports/report-document.ts';
import { birthDateRow } from '../book/birth-date.ts';
import { bookChapter, bookWords, hasReadings } from '../book/words.ts';
import {
  chapter,
  dayText,
  decimals,
  heading,
  say,
  timeText,
  type Making,
  type Person,
  type Section,
} from '../making.ts';
import { abreast, left, only } from '../blocks.ts';

/** A birth as a cover tells it: its weekday, date and time, and its place with coordinates and clock. */
export const coverBirth = ({ words, language }: Making, person: Person): readonly [when: string, where: string] => {
  const { date, time, place, coordinates, offset } = person;
  const weekday = Object.values(bank(language, 'names').weekdays)[new Date(date).getUTCDay()] ?? '';
  // A place without a name is told by its coordinates already.
  const where = [...new Set([place, coordinates]), `UTC${offset}`].join(' · ');
  return [filled(words.cover.born, { weekday, date: dayText(words, date), time }), where];
};

/** Date, time, place and clock of a birth. */
export const birthRows = ({ words: { labels }, words }: Making, person: Person): (readonly [string, string])[] => [
  ...(person.name === '' ? [] : [[labels.name, person.name] as const]),
  [labels.date, dayText(words, person.date)],
  [labels.time, person.time],
  [labels.place, person.place],
  [labels.offset, person.offset],
  [labels.utc, `${dayText(words, person.utc)}, ${timeText(person.utc)}`],
];

/** What a first page ends with: how the rest is read, and the birth. */
export const readingAndBirth = (making: Making, howToRead: string): Block[] => [
  heading(making, 'reading'),
  say(howToRead),
  { kind: 'heading', text: making.words.chapters.birth.title },
  { kind: 'facts', rows: birthRows(making, making.persons[0]) },
];

/** The ephemeris as its makers call it: `swisseph 2.10 sepl_18/semo_18` is `Swiss Ephemeris 2.10`; its files are in meta/engine. */
const ephemerisName = (told: string): string => told.replace(/^swisseph (\S+).*$/, 'Swiss Ephemeris $1');

/** What the answers depended on, as far as a reader may ask. */
const settingRows = ({
  settings,
  words: { labels, choices },
  language,
  ephemeris,
}: Making): (readonly [string, string])[] => {
  const ayanamsas: Readonly<Record<string, string>> = bank(language, 'sky').ayanamsas;
  const shown = (key: keyof typeof choices | 'ayanamsa' | 'year_length'): string => {
    const value = settings[key];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      ...choices,
      ayanamsa: ayanamsas,
    };
    return names[key]?.[text] ?? text;
  };
  const value = settings['ayanamsa_value'];
  const values = [value].flat().filter((one) => typeof one === 'number');
  return [
    [
      labels.ayanamsa,
      [shown('ayanamsa'), values.map((one) => `${decimals(one, 4)}°`).join(' · ')]
        .filter((one) => one !== '')
        .join(', '),
    ],
    [labels.node, shown('node')],
    [labels.house_system, shown('house_system')],
    [labels.sunrise_rule, shown('sunrise')],
    [labels.year_length, shown('year_length')],
    // What needs no ephemeris has no ayanamsa either.
    [labels.ephemeris, value === undefined ? '' : ephemerisName(ephemeris)],
  ].filter((row): row is [string, string] => row[1] !== '');
};

/** What everybody asks for first: the ascendant, the Moon's sign, the birth star, and the period that runs. */
export const firstFacts = (making: Making): HighlightsBlock['items'] => {
  const { words, read, names } = making;
  const { labels, texts } = words;
  const { planets, ascendant } = read('planets', SHAPES.planets);
  const running = read('vimshottari', SHAPES.vimshottari).current.at(-1);
  const moon = planets.find(({ planet }) => planet === 'moon');
  if (moon === undefined) throw new Error('a chart has a Moon');
  return [
    {
      label: labels.ascendant,
      value: names.sign(ascendant.sign),
      note: ascendant.sign_degree_dms,
    },
    {
      label: labels.moon_sign,
      value: names.sign(moon.sign),
      note: moon.sign_degree_dms,
    },
    {
      label: labels.birth_star,
      value: names.star(moon.nakshatra),
      note: `${labels.pada} ${moon.nakshatra.pada}`,
    },
    ...(running === undefined
      ? []
      : [
          {
            label: labels.running,
            value: running.lords.map(({ key, name }) => names.planet(key, name)).join(' – '),
            note: filled(texts.until, {
              date: dayText(words, running.span.end),
            }),
          },
        ]),
  ];
};

/** The contents, and how to read the rest. */
export const contents: Section = (making) => [
  bookChapter(making, 'contents', 'flow'),
  { kind: 'contents' },
  {
    kind: 'fill',
    blocks: [heading(making, 'reading'), say(making.words.texts.how_to_read)],
  },
];

/** What everybody asks for first, with the contents: the head of a report without pages of its own for the reader. */
export const glance: Section = (making) => {
  const { words, read, names } = making;
  const { labels, texts } = words;
  const { planets } = read('planets', SHAPES.planets);
  const running = read('vimshottari', SHAPES.vimshottari).current.at(-1);
  const moon = planets.find(({ planet }) => planet === 'moon');
  const sun = planets.find(({ planet }) => planet === 'sun');
  const rows: (readonly [string, string])[] = [
    [labels.sun_sign, sun ? names.sign(sun.sign) : ''],
    [labels.star_lord, moon ? names.planet(moon.nakshatra.lord, moon.nakshatra.lord_name) : ''],
    [
      labels.running,
      running
        ? `${running.lords.map(({ key, name }) => names.planet(key, name)).join(' – ')}, ${filled(texts.until, { date: dayText(words, running.span.end) })}`
        : '',
    ],
  ];
  return [
    chapter(making, 'glance', 'page'),
    // The running period is told below, with the facts.
    { kind: 'highlights', items: firstFacts(making).slice(0, 3) },
    { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
    { kind: 'heading', text: words.contents },
    { kind: 'contents' },
    heading(making, 'reading'),
    say(texts.how_to_read),
  ];
};

/** A table of values, each with half a sentence on what it tells. */
const noted = (rows: readonly BirthRow[]): Block => ({
  kind: 'table',
  columns: [left(20), left(26), left(54)],
  head: ['', '', ''],
  rows: rows.flatMap(([label, value, note]): CellText[][] =>
    value === null ? [] : [[{ text: label, ink: 'soft' }, value, { text: note, ink: 'soft' }]],
  ),
  named: false,
});

/** The time since sunrise with its units: `35:52:36` is `35 ghatis 52 palas 36 vipalas`. */
const ishtaText = (making: Making, kaal: string | null): string | null => {
  if (kaal === null) return null;
  const [ghati = '', pala = '', vipala = ''] = kaal.split(':').map((part) => String(Number(part)));
  return filled(bookWords(making).texts.ishta, { ghati, pala, vipala });
};

/** A value of a birth with its label and what it tells; null for what a place has not on that day. */
type BirthRow = readonly [label: string, value: string | null, note: string];

/** Birth data, the panchang of the moment, avakahada and ghata chakra; `tableOf` sets the values of each. */
const birthOf = (making: Making, tableOf: (rows: readonly BirthRow[]) => Block): Block[] => {
  const { words, read, persons, names } = making;
  const { labels } = words;
  const { birth_notes: notes } = bookWords(making);
  const details = read('details', SHAPES.details);
  const panchang = read('panchang', SHAPES.panchang);
  const avakahada = read('avakahada', SHAPES.avakahada);
  const ghata = read('ghata', SHAPES.ghata);
  return [
    chapter(making, 'birth', 'flow'),
    heading(making, 'time_place'),
    { kind: 'facts', rows: birthRows(making, persons[0]) },
    heading(making, 'panchang'),
    tableOf([
      birthDateRow(making),
      [labels.weekday, details.weekday.hindu.name, notes.weekday],
      [labels.tithi, `${panchang.tithi.paksha_name} ${panchang.tithi.name}`, notes.tithi],
      [
        labels.nakshatra,
        `${names.star(panchang.nakshatra)}, ${labels.pada} ${avakahada.nakshatra.pada}`,
        notes.nakshatra,
      ],
      [labels.yoga, panchang.yoga.name, notes.yoga],
      [labels.karana, panchang.karana.name, notes.karana],
      [labels.sunrise, details.sunrise && timeText(details.sunrise), notes.sunrise],
      [labels.sunset, details.sunset && timeText(details.sunset), notes.sunset],
      [labels.ishta, ishtaText(making, details.ishta_kaal), notes.ishta],
    ]),
    heading(making, 'avakahada'),
    tableOf([
      [labels.moon_sign, names.sign(avakahada.sign), notes.moon_sign],
      [labels.varna, avakahada.varna_name, notes.varna],
      [labels.vashya, avakahada.vashya_name, notes.vashya],
      [labels.gana, avakahada.gana_name, notes.gana],
      [labels.nadi, avakahada.nadi_name, notes.nadi],
      [labels.yoni, `${avakahada.yoni.animal_name}, ${avakahada.yoni.sex_name}`, notes.yoni],
      [labels.tatva, avakahada.tatva_name, notes.tatva],
      [labels.paya, avakahada.paya_name, notes.paya],
      [labels.yunja, avakahada.yunja_name, notes.yunja],
      [labels.letters, avakahada.name_letters.join(', '), notes.letters],
    ]),
    heading(making, 'ghata'),
    tableOf([
      [labels.month, ghata.month.name, notes.month],
      [labels.tithis, ghata.tithis.map(({ name }) => name).join(', '), notes.tithis],
      [labels.weekday, ghata.weekday.name, notes.ghata_weekday],
      [labels.nakshatra, names.star(ghata.nakshatra), notes.ghata_star],
      [labels.moon_in, names.sign(ghata.moon_sign), notes.ghata_sign],
    ]),
  ];
};

/** Each value of the birth with what it tells. */
export const birth: Section = (making) => birthOf(making, noted);

/** The values as pairs. */
export const birthTable: Section = (making) =>
  birthOf(making, (rows) => ({ kind: 'facts', rows: rows.map(([label, value]) => [label, value ?? '–']) }));

/** The name of this engine, which stands in a report only where its brand wants it. */
const ENGINE = 'Udaya';

/** The words of the seller, portrait and signature. */
const sellerPage = (making: Making): Block[] => {
  const { name, closing: words = '', contact } = making.brand;
  if (name === '') return [];
  return [
    ...only(words !== '', () => [
      {
        kind: 'heading',
        text: hasReadings(making) ? filled(bookWords(making).headings.closing, { name }) : name,
      },
      say(words),
    ]),
    { kind: 'signature', name, lines: contact },
  ];
};

/** The settings that a report was calculated with. */
const settings = (making: Making): readonly Block[] => {
  const rows = settingRows(making);
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
};

/** The end of every report: how it can be checked, its settings, and beside them who issued it. */
export const closing: Section = (making) => {
  const { words, brand } = making;
  const [set, signed] = [settings(making), sellerPage(making)];
  const isPair = set.length > 0 && signed.length > 0;
  return [
    heading(making, 'verify'),
    say(words.texts.verify),
    ...(brand.credit === true && hasReadings(making)
      ? [say(filled(bookWords(making).texts.credit, { engine: ENGINE }), 'small')]
      : []),
    ...(isPair ? [abreast(set, signed)] : [...set, ...signed]),
  ];
};

/** What belief is and is not, and how every number can be checked. */
export const notice: Section = (making) => {
  const { texts } = making.words;
  return [chapter(making, 'notice', 'flow'), say(texts.belief), say(texts.no_advice), ...closing(making)];
};
