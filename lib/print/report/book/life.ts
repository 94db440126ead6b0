/** A life on one line: great periods with ages and Sade Sati, the running period with its parts, what comes after it. */
import { stripScene, type StripBar } from '../../draw/strip.ts';
import { filled } from '../../../words/fill.ts';
import { ageAt, daysOf, holds, runningIn, withinLife } from '../ages.ts';
import { SHAPES, type Period, type Span } from '../answers.ts';
import { oneDrawing } from '../bodies.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { dayText, heading, say, yearOf, type Making, type Section } from '../making.ts';
import { balanceSaid } from '../sections/dashas.ts';
import { PERIOD_PLACES } from './changes.ts';
import { planetInk } from './planet-inks.ts';
import { BOOK_SHAPES } from './questions.ts';
import { runningOf } from './standing.ts';
import { partsSaid } from './tables-said.ts';
import { bookChapter, bookWords, head, matterOf, planetSaid, pointOf, reading, reasonOf, spanText } from './words.ts';
import { LEFT, RIGHT, only } from '../blocks.ts';

/** Years of a life that are drawn, at least, and between two strokes of the scale. */
export const LIFE = 90;
const STEP = 10;

/** Periods beside one another are told apart. */
const TONES = ['plain', 'pale'] as const;
const PHASES = { rising: 'plain', peak: 'strong', setting: 'pale' } as const;

/** Great periods over a life, with the age at which each begins, and Saturn on the Moon below. */
export const lifeFigure = (making: Making): Block => {
  const { texts } = bookWords(making);
  const { drawing, issued, persons, words } = making;
  const [{ date: born }] = persons;
  const { periods } = making.read('vimshottari', SHAPES.vimshottari);
  const { periods: phases } = making.read('sade_sati', BOOK_SHAPES.sade_sati);
  const from = yearOf(born);
  const to = from + LIFE;
  const great = periods
    .filter(({ span }) => yearOf(span.start) < to)
    .map(({ lords: [lord], span: whole }, i): StripBar => {
      const span = withinLife(whole, born);
      const { name = '', short = '' } = lord === undefined ? {} : (drawing.planets[lord.key as 'sun'] ?? {});
      const ages = filled(texts.age, { from: ageAt(born, span.start), to: ageAt(born, span.end) });
      const running = holds(whole, issued);
      return {
        from: yearOf(span.start),
        to: yearOf(span.end),
        names: [`${name} ${ages}`, name, short],
        tone: running ? 'strong' : (TONES[i % 2] ?? 'plain'),
      };
    });
  const sade = phases
    .filter(({ span }) => yearOf(span.end) > from && yearOf(span.start) < to)
    .map(({ phase, span }): StripBar => ({
      from: yearOf(withinLife(span, born).start),
      to: yearOf(span.end),
      names: [],
      tone: PHASES[phase],
    }));
  const first = Math.ceil(from / STEP) * STEP;
  const marks = Array.from({ length: LIFE / STEP }, (_, i) => first + i * STEP).map((at) => ({ at, text: String(at) }));
  const scene = stripScene({
    rows: [
      { name: words.headings.periods, bars: great },
      { name: words.headings.sade_sati, bars: sade },
    ],
    from,
    to,
    below: marks,
    now: { at: yearOf(issued), text: texts.today },
    title: '',
    alt: `${texts.life_key} ${periods.map(({ lords, span }) => `${lords[0]?.name ?? ''}: ${spanText(making, span)}`).join('; ')}`,
  });
  return oneDrawing(making, texts.life_key, scene);
};

/** Periods in a table, each with the colour of its planet; `whole` names all lords. */
const periodTable = (making: Making, periods: readonly Period[], whole: boolean): Block => {
  const { labels } = bookWords(making);
  const own = making.words.labels;
  // Of parts of weeks no chapter reads: their planet is told by its house.
  const placed = ({ lords }: Period): string[] => {
    const { house } = pointOf(making, lords.at(-1)?.key ?? '');
    return [`${house} · ${matterOf(making, house)}`];
  };
  return {
    kind: 'table',
    columns: [LEFT, LEFT, LEFT, RIGHT, ...(whole ? [] : [LEFT])],
    head: [own.period, labels.from, labels.until, labels.days, ...(whole ? [] : [own.in_house])],
    rows: periods.map((period): CellText[] => {
      const { lords, span } = period;
      return [
        {
          text: (whole ? lords : lords.slice(-1)).map(({ key, name }) => making.names.planet(key, name)).join(' – '),
          swatch: planetInk(lords.at(-1)?.key ?? ''),
        },
        dayText(making.words, withinLife(span, making.persons[0].date).start),
        dayText(making.words, span.end),
        String(daysOf(span)),
        ...(whole ? [] : placed(period)),
      ];
    }),
    strong: runningIn(periods, making.issued),
  };
};

/** What is read of a period: its own paragraphs, in one of two columns. */
const readPeriods = (
  making: Making,
  wanted: (lords: readonly { readonly key: string }[], level: number, span: Span) => boolean,
): Block[] =>
  making
    .read('read_dasha', SHAPES.read_dasha)
    .periods.filter(({ lords, level, span }) => wanted(lords, level, span))
    .flatMap(({ span, paragraphs }) => paragraphs.map((one) => reading(making, one, spanText(making, span))));

/** What is read of the great period that comes next, and where it rests. */
const nextCard = (making: Making, { lords, span }: Period): Block => {
  const { headings } = bookWords(making);
  const said = making.read('read_next', SHAPES.read_dasha).periods.find(({ level, running }) => level === 1 && running)
    ?.paragraphs[0];
  return {
    kind: 'card',
    title: filled(headings.next, {
      lord: lords[0] === undefined ? '' : planetSaid(making, lords[0].key, lords[0].name),
      date: dayText(making.words, span.start),
    }),
    paragraphs: said === undefined ? [] : [said.text],
    reason: said === undefined ? spanText(making, span) : `${reasonOf(making, said.rule_id)} ${spanText(making, span)}`,
    span: 2,
  };
};

const lifeOf =
  (readings: 'few' | 'all'): Section =>
  (making) => {
    const { headings, texts } = bookWords(making);
    const { great, part, next, following } = runningOf(making);
    const { periods } = making.read('vimshottari', SHAPES.vimshottari);
    const parts = part === undefined ? [] : making.read('parts', BOOK_SHAPES.parts).children;
    const isOf =
      (period: Period | undefined) =>
      (lords: readonly { readonly key: string }[]): boolean =>
        period !== undefined && lords.map(({ key }) => key).join() === period.lords.map(({ key }) => key).join();
    return [
      bookChapter(making, 'life', 'flow'),
      lifeFigure(making),
      say(balanceSaid(making)),
      head(making.words.headings.periods, PERIOD_PLACES.great),
      periodTable(making, periods, true),
      ...(great === undefined
        ? []
        : [
            head(filled(headings.antar, { lord: great.lords[0]?.name ?? '' }), PERIOD_PLACES.parts),
            periodTable(making, great.children ?? [], true),
            head(filled(headings.asks, { lord: great.lords[0]?.name ?? '' })),
            ...readPeriods(making, (lords, level) => level === 1 && isOf(great)(lords)),
            ...(following === undefined ? [] : [nextCard(making, following)]),
          ]),
      ...only(parts.length > 0, () => [
        head(headings.pratyantar),
        ...partsSaid(making, parts),
        periodTable(making, parts, false),
      ]),
      ...(readings === 'all'
        ? readPeriods(making, (_, level, span) => level === 2 && span.end > making.issued)
        : readPeriods(making, (lords, level) => level === 2 && (isOf(part)(lords) || isOf(next)(lords)))),
      { kind: 'fill', blocks: [head(headings.use), { kind: 'text', text: texts.use_life, role: 'body' }] },
    ];
  };

/** Readings of the running sub-period and the next one. */
export const life: Section = lifeOf('few');
/** Readings of the sub-periods of the running great period that have not ended. */
export const lifeWhole: Section = lifeOf('all');

/** The line of a life and the parts of the running period alone: for a short report. */
export const lifeShort: Section = (making) => {
  const { headings } = bookWords(making);
  const { great } = runningOf(making);
  return [
    bookChapter(making, 'life', 'flow'),
    lifeFigure(making),
    say(balanceSaid(making)),
    heading(making, 'periods'),
    periodTable(making, making.read('vimshottari', SHAPES.vimshottari).periods, true),
    ...(great === undefined
      ? []
      : [
          head(filled(headings.antar, { lord: great.lords[0]?.name ?? '' })),
          periodTable(making, great.children ?? [], true),
        ]),
  ];
};
