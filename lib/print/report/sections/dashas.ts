/** Periods of life: Vimshottari with a timeline and its sub-periods, and Yogini. */
import { timelineScene, type DrawnPeriod } from '../../draw/timeline.ts';
import { filled } from '../../../words/fill.ts';
import { isPlanet, SHAPES, type Period } from '../answers.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { yoginiSaid } from '../book/tables-said.ts';
import { planetSaid } from '../book/words.ts';
import { oneDrawing } from '../bodies.ts';
import { chapter, dayText, heading, say, yearOf, type Making, type Section } from '../making.ts';
import { left } from '../blocks.ts';

const COLUMNS = [left(40), left(30), left(30)];

/** The lords of a period as a sentence names them. */
const saidLords = ({ lords }: Period): string => lords.map(({ name }) => name).join(' – ');

/** The lords of a period as a table names them. */
export const lordsOf = ({ names }: Making, { lords }: Pick<Period, 'lords'>): string =>
  lords.map(({ key, name }) => names.planet(key, name)).join(' – ');

/** Periods ruled by planets, ready to draw. */
export const drawnPeriods = (making: Making, periods: readonly Period[]): DrawnPeriod[] =>
  periods.flatMap(({ lords, span }) => {
    const lord = lords.at(-1)?.key;
    return isPlanet(lord)
      ? [
          {
            lord,
            from: yearOf(span.start),
            to: yearOf(span.end),
            start: dayText(making.words, span.start),
            end: dayText(making.words, span.end),
          },
        ]
      : [];
  });

/** The timeline of the great periods. */
const dashaFigure = (making: Making, periods: readonly Period[], born: string, running: Period | undefined): Block => {
  const last = periods.at(-1)?.span.end ?? born;
  return oneDrawing(
    making,
    running
      ? filled(making.words.captions.timeline, {
          lord: saidLords(running),
          date: dayText(making.words, running.span.end),
        })
      : '',
    timelineScene({
      words: making.drawing,
      rows: [drawnPeriods(making, periods)],
      from: yearOf(born),
      to: yearOf(last),
      now: yearOf(making.issued),
      title: '',
      subtitle: '',
    }),
  );
};

const rowOf = (making: Making, period: Period): string[] => [
  lordsOf(making, period),
  dayText(making.words, period.span.start),
  dayText(making.words, period.span.end),
];

/** What was left of the first period at birth. */
export const balanceSaid = (making: Making): string => {
  const { balance } = making.read('vimshottari', SHAPES.vimshottari);
  return filled(making.words.texts.balance, {
    lord: planetSaid(making, balance.lord, balance.lord_name),
    text: balanceText(making, balance.text),
  });
};

/** English months and days of a balance in the language of the report: `17y 3m 13d`. */
const balanceText = (making: Making, text: string): string => {
  const parts = /^(\d+)y (\d+)m (\d+)d$/.exec(text);
  if (!parts) return text;
  const [, years = '', months = '', days = ''] = parts;
  return filled(making.words.lasting, { years, months, days });
};

interface Great extends Period {
  readonly children?: readonly Period[] | undefined;
}

/** The parts of every great period, each with the day on which it ends. */
const partBoxes = (making: Making, periods: readonly Great[], isRunning: (period: Period) => boolean): Block => ({
  kind: 'boxes',
  perRow: 3,
  boxes: periods.map((one) => {
    const { children = [], span } = one;
    return {
      title: lordsOf(making, one),
      note: `${span.start.slice(0, 4)} – ${span.end.slice(0, 4)}`,
      rows: children.map(
        ({ lords, span: { end } }) =>
          [lordsOf(making, { lords: lords.slice(-1) }), dayText(making.words, end)] as const,
      ),
      strong: children.flatMap((part, i) => (isRunning(part) ? [i] : [])),
    };
  }),
});

/** Whether a period is one of those that run. */
const runsIn =
  (current: readonly Pick<Period, 'span'>[]) =>
  ({ span }: Pick<Period, 'span'>): boolean =>
    current.some((one) => one.span.start === span.start && one.span.end === span.end);

const vimshottariOf =
  (whole: boolean): Section =>
  (making) => {
    const { words, read, persons } = making;
    const { labels, texts } = words;
    const { periods, current } = read('vimshottari', SHAPES.vimshottari);
    const isRunning = runsIn(current);
    const head = [labels.period, labels.from, labels.to];
    const running = periods.filter(isRunning);
    return [
      chapter(making, 'vimshottari', 'flow'),
      say(balanceSaid(making)),
      dashaFigure(making, periods, persons[0].date, current[0]),
      heading(making, 'periods'),
      {
        kind: 'table',
        columns: COLUMNS,
        head,
        rows: periods.map((one) => rowOf(making, one)),
        strong: periods.flatMap((one, i) => (isRunning(one) ? [i] : [])),
      },
      heading(making, 'sub_periods'),
      ...(whole
        ? [say(texts.boxes_key, 'small'), partBoxes(making, periods, isRunning)]
        : running.flatMap(({ children = [] }): Block[] => [
            {
              kind: 'table',
              columns: COLUMNS,
              head,
              rows: children.map((one) => rowOf(making, one)),
              strong: children.flatMap((one, i) => (isRunning(one) ? [i] : [])),
            },
          ])),
    ];
  };

/** Great periods, and the parts of all of them. */
export const vimshottari: Section = vimshottariOf(true);
/** The parts alone, where another chapter draws the great periods and lists them. */
export const vimshottariParts: Section = (making) => {
  const { periods, current } = making.read('vimshottari', SHAPES.vimshottari);
  return [
    chapter(making, 'vimshottari', 'flow'),
    say(making.words.texts.boxes_key, 'small'),
    partBoxes(making, periods, runsIn(current)),
  ];
};
/** Great periods, and the parts of the running one. */
export const vimshottariShort: Section = vimshottariOf(false);

/** Yoginis of a round. */
const YOGINIS = 8;

/** The periods of the yoginis over a life: a box for each round, with the day on which each period ends. */
const yoginiOf = (making: Making, isRead: boolean): Block[] => {
  const { words, read, names } = making;
  const { periods, current } = read('yogini', SHAPES.yogini);
  const isRunning = runsIn(current);
  const rounds = Array.from({ length: Math.ceil(periods.length / YOGINIS) }, (_, i) =>
    periods.slice(i * YOGINIS, (i + 1) * YOGINIS),
  );
  return [
    chapter(making, 'yogini', 'flow'),
    ...(isRead ? yoginiSaid(making) : []),
    {
      kind: 'boxes',
      perRow: 3,
      boxes: rounds.map((round) => ({
        title: `${round[0]?.span.start.slice(0, 4) ?? ''} – ${round.at(-1)?.span.end.slice(0, 4) ?? ''}`,
        note: words.labels.to,
        rows: round.map(
          (one) =>
            [`${saidLords(one)}, ${names.planet(one.planet, one.planet_name)}`, dayText(words, one.span.end)] as const,
        ),
        strong: round.flatMap((one, i) => (isRunning(one) ? [i] : [])),
      })),
    },
  ];
};

/** With what the running period and the next are held to bring, and without. */
export const yogini: Section = (making) => yoginiOf(making, true);
export const yoginiTable: Section = (making) => yoginiOf(making, false);

/** Years that a prediction looks ahead. */
export const AHEAD = 5;

/** The next years on one page: great periods and their parts as bars and dates. */
export const coming: Section = (making) => {
  const { words, read, issued, drawing } = making;
  const { labels } = words;
  const { periods } = read('vimshottari', SHAPES.vimshottari);
  const from = yearOf(issued);
  const to = from + AHEAD;
  const touches = ({ span }: Period): boolean => yearOf(span.end) > from && yearOf(span.start) < to;
  const mahas = periods.filter(touches);
  const parts = mahas.flatMap(({ children = [] }) => children.filter(touches));
  return [
    chapter(making, 'coming', 'flow'),
    oneDrawing(
      making,
      words.captions.coming,
      timelineScene({
        words: drawing,
        rows: [drawnPeriods(making, mahas), drawnPeriods(making, parts)],
        from,
        to,
        now: from - 1,
        title: '',
        subtitle: '',
      }),
    ),
    {
      kind: 'table',
      columns: COLUMNS,
      head: [labels.period, labels.from, labels.to],
      rows: parts.map((one) => rowOf(making, one)),
    },
  ];
};
