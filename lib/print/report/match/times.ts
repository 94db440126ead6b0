/** What comes for both: windows for marriage and where they overlap, days for a wedding. */
import { stripScene, yearMarks, type StripBar } from '../../draw/strip.ts';
import { filled } from '../../../words/fill.ts';
import { spanText } from '../book/words.ts';
import { dayListsOf, usableHours } from '../day-lists.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { dayText, say, timeText, yearOf, type Making, type Section } from '../making.ts';
import { AHEAD, PAIR_SHAPES, PARTNER_SHAPES, weddingSpan } from './questions.ts';
import { couple, matchChapter, matchWords } from './words.ts';
import { figure, left, roomForNotes } from '../blocks.ts';
import type { Span } from '../answers.ts';
import { earlier, joinedSpans, later } from '../ages.ts';

/** The windows for marriage of a partner. */
const windowsOf = (making: Making, key: string): readonly Span[] =>
  making.read(`${key}_windows`, PARTNER_SHAPES.windows).windows.map(({ span }) => span);

/** Where a window of one overlaps a window of the other, in order; stretches that touch are one. */
export const sharedWindows = (making: Making): readonly Span[] => {
  const [his, hers] = couple(making).map(({ key }) => windowsOf(making, key));
  return joinedSpans(
    (his ?? [])
      .flatMap((one) =>
        (hers ?? []).map((other) => ({ start: later(one.start, other.start), end: earlier(one.end, other.end) })),
      )
      .filter(({ start, end }) => Date.parse(start) < Date.parse(end)),
  );
};

const windowFigure = (making: Making): Block => {
  const { labels, texts, chapters } = matchWords(making);
  const from = yearOf(making.issued);
  const to = from + AHEAD.windows;
  const bars = (spans: readonly Span[], tone: StripBar['tone']): StripBar[] =>
    spans.map(({ start, end }) => ({ from: yearOf(start), to: yearOf(end), names: [], tone }));
  const mates = couple(making).map((mate) => ({ ...mate, spans: joinedSpans(windowsOf(making, mate.key)) }));
  const shared = sharedWindows(making);
  const told = (name: string, spans: readonly Span[]): string =>
    `${name}: ${spans.map((span) => spanText(making, span)).join('; ')}`;
  return figure(
    texts.windows_key,
    stripScene({
      rows: [
        ...mates.map(({ name, spans }) => ({ name, bars: bars(spans, 'strong') })),
        { name: labels.both, bars: bars(shared, 'good') },
      ],
      from,
      to,
      below: yearMarks(from, to, 0.5).map(({ at }) => ({ at, text: monthOf(making, at) })),
      now: { at: from, text: texts.today },
      title: chapters.next.title,
      alt: [...mates.map(({ name, spans }) => told(name, spans)), told(labels.both, shared)].join('. '),
    }),
  );
};

/** `Jan 2027` of a time in years: the name of the month in short, as scales have it. */
const monthOf = ({ words }: Making, at: number): string => {
  const year = Math.floor(at + 1e-6);
  const month = words.months[Math.round((at - year) * 12)] ?? '';
  return `${month} ${year}`;
};

/** The place where the days for a wedding stand. */
export const WEDDINGS = 'wedding-days';

/** Days that are listed. */
const MOST_DAYS = 10;

/** Days and hours on which both may marry, by the lists of the readers. */
const weddingsOf = ({ read, language }: Making) =>
  usableHours(read('weddings', PAIR_SHAPES.weddings), dayListsOf(language));

/** The best days of the year for a wedding, in order of time. */
const weddingDays = (making: Making) =>
  weddingsOf(making)
    .days.toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_DAYS)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** Hours that are told of a day. */
const HOURS = 2;

/** A stretch of a day, with the sign that rises; none where it was too short to be judged by itself. */
interface Hours {
  readonly span: Span;
  readonly rising: string;
}

/** The best hours of a day, in order of time: each as long as one sign rises. */
const hoursOf = (making: Making, { date, spans }: ReturnType<typeof weddingDays>[number]): readonly Hours[] => {
  const windows = weddingsOf(making)
    .windows.filter((one) => one.date === date)
    .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start));
  if (windows.length === 0) return spans.slice(0, HOURS).map((span) => ({ span, rising: '' }));
  const stretches = windows.reduce<readonly (typeof windows)[number][]>((all, one) => {
    const last = all.at(-1);
    const goesOn = last?.lagna?.id === one.lagna?.id && last?.span.end === one.span.start;
    return last !== undefined && goesOn
      ? [
          ...all.slice(0, -1),
          { ...last, score: Math.max(last.score, one.score), span: { start: last.span.start, end: one.span.end } },
        ]
      : [...all, one];
  }, []);
  return stretches
    .toSorted((a, b) => b.score - a.score)
    .slice(0, HOURS)
    .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start))
    .map(({ span, lagna }) => ({ span, rising: lagna === null ? '' : making.names.sign(lagna) }));
};

/** The first of those days, if there is one. */
export const firstWedding = (making: Making): string | undefined => weddingDays(making)[0]?.date;

const weddingTable = (making: Making): Block[] => {
  const { headings, labels, texts } = matchWords(making);
  const [, { person }] = couple(making);
  const days = weddingDays(making);
  const span = weddingSpan(making.issued);
  const slots = {
    place: person.place,
    from: dayText(making.words, span.from),
    to: dayText(making.words, span.to),
  };
  const heading: Block = { kind: 'heading', text: headings.weddings, id: WEDDINGS };
  if (days.length === 0) return [heading, say(filled(texts.no_weddings, slots))];
  // A grade that all of them have tells none of them apart.
  const graded = new Set(days.map(({ grade_name: grade }) => grade)).size > 1;
  return [
    heading,
    say(filled(texts.weddings_key, slots)),
    {
      kind: 'table',
      columns: [left(30), left(32), left(15), left(13), ...(graded ? [left(10)] : [])],
      head: [
        labels.day,
        labels.star_tithi,
        labels.from_to,
        making.words.labels.ascendant,
        ...(graded ? [making.words.labels.grade] : []),
      ],
      rows: days.map((day) => {
        const { date, vara, nakshatras, tithis, grade_name: grade } = day;
        const hours = hoursOf(making, day);
        return [
          `${vara.name}, ${dayText(making.words, date)}`,
          [
            nakshatras.map(({ name }) => name).join(', '),
            tithis.map(({ name, paksha_name: paksha }) => `${paksha} ${name}`).join(', '),
          ].join(' · '),
          hours
            .map(
              ({ span: { start, end } }) =>
                `${timeText(start)}–${timeText(end)}${end.slice(0, 10) > date ? '\u00a0+' : ''}`,
            )
            .join('\n'),
          hours.map(({ rising }) => rising).join('\n'),
          ...(graded ? [grade] : []),
        ];
      }),
      small: true,
    },
  ];
};

export const nextYears: Section = (making) => {
  const { texts, headings } = matchWords(making);
  const shared = sharedWindows(making);
  return [
    matchChapter(making, 'next', 'flow'),
    windowFigure(making),
    say(
      [
        ...couple(making).map(({ key, name }) => {
          const list = joinedSpans(windowsOf(making, key)).map((span) => spanText(making, span));
          return list.length === 0
            ? filled(texts.windows_none, { name })
            : filled(texts.windows_of, { name, list: list.join('; ') });
        }),
        shared.length === 0
          ? texts.no_windows
          : filled(texts.windows_both, { list: shared.map((span) => spanText(making, span)).join('; ') }),
      ].join(' '),
    ),
    ...weddingTable(making),
    roomForNotes(headings.notes),
  ];
};
