/** The daily tables of an almanac: its days, their hours, and the parts of the day by weekday. */
import type { Block, CellText, Column } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { dayText, say, timeText, type Making } from '../making.ts';
import { angasText, beginsOn, clockAt, datedSpan, joined, printedAngas, shortSpan, spanAt } from './days.ts';
import { PANCHANG_SHAPES, partDates, partsOf, partWeek, type AlmanacDay } from './questions.ts';
import type { Month } from './month.ts';
import { dated, monthOf, plusNote, shared, table } from './table-parts.ts';
import { LEFT } from '../blocks.ts';

const left = (count: number): Column[] => Array.from({ length: count }, () => LEFT);

/** What the hours of a table are, and what a dash in it means; beside several months it is said in the first alone. */
const hoursNote = ({ language }: Making, { days, dates }: Month, key: 'moon_key' | 'avoid_key'): readonly Block[] =>
  days[0]?.date === dates.from ? [say(bank(language, 'report-panchang').texts[key], 'small')] : [];

/** Sunrise and sunset; one dash where there is neither. */
const sunOf = ({ date, sunrise, sunset }: AlmanacDay): string =>
  sunrise === null && sunset === null ? '–' : `${clockAt(date, sunrise)}–${clockAt(date, sunset)}`;

/** The elements of each day with the times at which they end. */
export const dayBlocks = (making: Making, month: Month): readonly Block[] => {
  const { days } = month;
  const { labels, sun_above } = making.words;
  const { sheet } = bank(making.language, 'report-panchang');
  const rows = days.map((day) => {
    const tithis = printedAngas(day.tithi, day.next_sunrise);
    return [
      dated(making, day),
      sunOf(day),
      tithis
        .map(({ paksha, name, span }) => `${sheet[paksha]}\u00a0${name} ${clockAt(day.date, span.end)}`)
        .join(' · '),
      angasText(day, day.nakshatra),
      angasText(day, day.yoga),
      angasText(day, day.karana),
    ];
  });
  return [
    // What + means is told below the table of the Moon, which follows.
    {
      ...table(left(6), [labels.date, sun_above, labels.tithi, labels.nakshatra, labels.yoga, labels.karana], rows),
      lowest: true,
    },
  ];
};

type Hours = 'auspicious' | 'inauspicious';
/** Windows of a star, which are answered whole for each day that they touch. */
const OF_STARS: ReadonlySet<string> = new Set(['varjya', 'amrita_kala']);

/** Windows of the days by their keys: a column for each that some day has. */
const windowColumns = (
  days: readonly AlmanacDay[],
  side: Hours,
  keys: readonly string[],
): readonly { readonly name: string; readonly at: (day: AlmanacDay) => string }[] =>
  keys.flatMap((wanted) => {
    const named = days.flatMap((day) => day[side].windows).find(({ key }) => key === wanted);
    if (named === undefined) return [];
    return [
      {
        name: named.name,
        at: (day: AlmanacDay): string =>
          joined(
            day[side].windows.flatMap(({ key, span, good = true }) =>
              key === wanted && span !== null && good && (!OF_STARS.has(key) || beginsOn(day, span)) ? [span] : [],
            ),
          )
            .map((span) => spanAt(day.date, span))
            .join(', ') || '–',
      },
    ];
  });

/** The Moon of each day, and the hours that custom prefers. */
export const moonBlocks = (making: Making, month: Month): readonly Block[] => {
  const { days } = month;
  const { labels } = making.words;
  const own = bank(making.language, 'report-panchang').labels;
  const good = windowColumns(days, 'auspicious', ['brahma_muhurta', 'abhijit', 'amrita_kala']);
  const rows = days.map((day) => {
    const { moonrise, moonset, moon_signs, next_sunrise } = day;
    const ends = moon_signs.map(({ sign, span }) =>
      next_sunrise !== null && Date.parse(span.end) > Date.parse(next_sunrise)
        ? sign.name
        : `${sign.name} ${clockAt(day.date, span.end)}`,
    );
    return [
      dated(making, day),
      clockAt(day.date, moonrise),
      clockAt(day.date, moonset),
      ends.join(' · '),
      ...good.map(({ at }) => at(day)),
    ];
  });
  return [
    {
      ...table(
        left(4 + good.length),
        [labels.date, own.moonrise, own.moonset, own.moon_sign, ...good.map(({ name }) => name)],
        rows,
      ),
      lowest: true,
    },
    ...hoursNote(making, month, 'moon_key'),
    ...plusNote(making, month),
  ];
};

/** Longer stretches that custom leaves out: each part of a Bhadra by where it dwells, and Panchak. */
const longAvoided = (making: Making, month: Month): readonly Block[] => {
  const { read, language } = making;
  const { labels, texts } = bank(language, 'report-panchang');
  const text = month.alone ? datedSpan : shortSpan;
  const said = (spans: readonly Avoided[]): string =>
    spans.map(({ span }) => text(making, monthOf(month), span)).join(' · ');
  const touching = <T extends Avoided>(periods: readonly T[]): readonly T[] =>
    periods.filter(
      ({ span }) =>
        span.end.slice(0, 10) >= (month.days[0]?.date ?? '') &&
        span.start.slice(0, 10) <= (month.days.at(-1)?.date ?? ''),
    );
  const bhadras = Map.groupBy(
    touching(read('bhadra', PANCHANG_SHAPES.bhadra).periods.flatMap(({ parts }) => parts)).toSorted(
      (a, b) => Number(b.harmful) - Number(a.harmful),
    ),
    ({ residence_name: place }) => place,
  );
  const panchaks = Map.groupBy(
    touching(read('panchak', PANCHANG_SHAPES.panchak).periods),
    ({ type_name: type }) => type,
  );
  return [
    table(
      shared(4, 15),
      ['', labels.when],
      [
        ...[...bhadras].map(([place, spans]) => [`${labels.bhadra}: ${place.toLowerCase()}`, said(spans)]),
        ...[...panchaks].map(([type, spans]) => [type, said(spans)]),
      ],
    ),
    // An almanac of several months explains it once, at its end.
    ...(month.alone ? [say(texts.bhadra, 'small')] : []),
  ];
};
type Avoided = { readonly span: Parameters<typeof datedSpan>[2] };

/** The same among several months, which have them where their last page leaves room. */
export const longAvoidedFill = (making: Making, month: Month): readonly Block[] => [
  {
    kind: 'fill',
    blocks: [
      { kind: 'heading', text: bank(making.language, 'report-panchang').labels.long },
      ...longAvoided(making, month),
    ],
  },
];

/** The hours in which nothing new is begun. */
export const avoidBlocks = (making: Making, month: Month): readonly Block[] => {
  const { days } = month;
  const { labels } = making.words;
  const bad = windowColumns(days, 'inauspicious', ['rahu_kala', 'yamaganda', 'gulika_kala', 'dur_muhurta', 'varjya']);
  return [
    table(
      left(bad.length + 1),
      [labels.date, ...bad.map(({ name }) => name)],
      days.map((day) => [dated(making, day), ...bad.map(({ at }) => at(day))]),
    ),
    ...hoursNote(making, month, 'avoid_key'),
    ...plusNote(making, month),
    ...(month.alone ? longAvoided(making, month) : []),
  ];
};

/** How a part of the day is marked. */
const partCell = ({
  name,
  good,
  grade,
}: {
  readonly name: string;
  readonly good?: boolean;
  readonly grade?: string;
}): CellText => {
  if (good === true || grade === 'good') return { text: name, mark: 'good', ink: 'good' };
  return good === false || grade === 'bad' ? { text: name, mark: 'care', ink: 'care' } : { text: name, mark: 'dash' };
};

/** The hours of the parts in other seasons, beside those of the first. */
const seasonBlocks = (making: Making, dates: readonly string[]): readonly Block[] => {
  const { language, read, words } = making;
  const { labels } = bank(language, 'report-panchang');
  const all = dates.map((date) => read(partsOf(date), PANCHANG_SHAPES.parts));
  const rows = (['day', 'night'] as const).flatMap((half) =>
    Array.from({ length: 8 }, (_, i) => [
      `${labels[half]} ${i + 1}`,
      ...all.map((parts) => {
        const span = parts[half]?.[i]?.span;
        return span === undefined ? '–' : `${timeText(span.start)}–${timeText(span.end)}`;
      }),
    ]),
  );
  return [
    { kind: 'heading', text: labels.seasons },
    table(left(dates.length + 1), ['', ...dates.map((date) => dayText(words, date))], rows),
  ];
};

/** The eight parts of day and night for each weekday, with the times of a day; of several months those of other seasons too. */
export const partBlocks = (making: Making, { dates }: Pick<Month, 'dates'>): readonly Block[] => {
  const { language, read, words } = making;
  const { labels, texts } = bank(language, 'report-panchang');
  const [first = dates.from, ...seasons] = partDates(dates);
  const week = partWeek(dates).map((date) => read(partsOf(date), PANCHANG_SHAPES.parts));
  const middle = read(partsOf(first), PANCHANG_SHAPES.parts);
  const weekdays = Object.values(bank(language, 'names').weekdays);
  const half = (which: 'day' | 'night'): Block =>
    middle[which] === null
      ? say(`${labels[which]}: ${texts.none}`, 'soft')
      : table(
          left(8),
          [labels[which], ...weekdays],
          middle[which].map(({ span }, i) => [
            `${timeText(span.start)}–${timeText(span.end)}`,
            ...week.map((parts) => {
              const part = parts[which]?.[i];
              return part === undefined ? '–' : partCell(part);
            }),
          ]),
        );
  return [
    half('day'),
    half('night'),
    say(`${filled(texts.parts_key, { date: dayText(words, first) })} ${texts.good}`, 'small'),
    say(texts.parts_names, 'small'),
    ...(seasons.length === 0 ? [] : seasonBlocks(making, seasons)),
  ];
};
