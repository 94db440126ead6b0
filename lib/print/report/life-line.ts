/** A whole life on one line, and the periods below it as tables. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { ageMarks, stripScene, yearMarks, type StripBar } from '../draw/strip.ts';
import { ageAt, holds, runningIn, withinLife, yearsLater } from './ages.ts';
import { SHAPES, type Span, type Period } from './answers.ts';
import { oneDrawing } from './bodies.ts';
import { dayText, yearOf, type Making } from './making.ts';
import { lordsOf } from './sections/dashas.ts';
import { LIFE, returnKey, RETURNS } from './years-questions.ts';
import { LEFT } from './blocks.ts';
import { drawnNames } from './names.ts';

/** Periods beside one another are told apart; the one that runs is set off. */
const TONES = ['plain', 'pale'] as const;

const periodTable = (making: Making, periods: readonly Period[]): Block => ({
  kind: 'table',
  columns: [LEFT, LEFT, LEFT, LEFT],
  head: [
    making.words.labels.period,
    making.words.labels.from,
    making.words.labels.to,
    bank(making.language, 'report-saturn').labels.age,
  ],
  rows: periods.map((one) => [
    lordsOf(making, one),
    dayText(making.words, withinLife(one.span, making.persons[0].utc).start),
    dayText(making.words, one.span.end),
    String(Math.max(0, ageAt(making.persons[0].date, one.span.start))),
  ]),
  strong: runningIn(periods, making.issued),
});

/** A life on one line: great periods, Sade Sati, Jupiter in its sign of birth. */
export const lifeLine = (making: Making): Block[] => {
  const words = bank(making.language, 'report-years');
  const { periods: great } = making.read('vimshottari', SHAPES.vimshottari);
  const day = (iso: string): string => dayText(making.words, iso);
  const [person] = making.persons;
  const from = yearOf(person.utc);
  const to = yearOf(`${yearsLater(person.date, LIFE.years)}T00:00:00Z`);
  const { planets } = making.read('planets', SHAPES.planets);
  const home = planets.find(({ planet }) => planet === 'jupiter')?.house;
  const returns = Array.from({ length: LIFE.years / LIFE.span }, (_, i) => returnKey(i))
    .flatMap((key) => making.read(key, z.optional(RETURNS))?.stays ?? [])
    .filter(({ house }) => house === home);
  const { cycles } = making.read('sade_sati', SHAPES.sade_sati);
  const plain = (span: Span, tone: StripBar['tone']): StripBar => {
    const { start, end } = withinLife(span, person.utc);
    return { from: yearOf(start), to: yearOf(end), names: [], tone };
  };
  return [
    { kind: 'chapter', id: 'life', ...words.life, start: 'flow' },
    oneDrawing(
      making,
      words.life_key,
      stripScene({
        rows: [
          {
            name: words.life_rows.great,
            bars: great
              .filter(({ span }) => yearOf(span.end) > from && yearOf(span.start) < to)
              .map(({ lords, span }, i): StripBar => ({
                ...plain(span, holds(span, making.issued) ? 'strong' : (TONES[i % TONES.length] ?? 'plain')),
                names: drawnNames(making.drawing, lords[0]?.key),
              })),
          },
          { name: words.life_rows.sade_sati, bars: cycles.map(({ span }) => plain(span, 'plain')) },
          { name: words.life_rows.jupiter, bars: returns.map(({ span }) => plain(span, 'accent')) },
        ],
        from,
        to,
        below: yearMarks(from, to, 10),
        above: ageMarks(from, LIFE.years),
        now: { at: yearOf(making.issued), text: filled(words.today, { age: ageAt(person.date, making.issued) }) },
        title: words.life.title,
        alt: `${great.map((one) => `${lordsOf(making, one)} ${day(one.span.start)} – ${day(one.span.end)}`).join(', ')}.`,
      }),
    ),
    { kind: 'heading', text: making.words.headings.periods },
    periodTable(
      making,
      great.filter(({ span }) => yearOf(span.start) < to),
    ),
    ...great
      .filter(({ span }) => holds(span, making.issued))
      .flatMap(({ children = [] }): Block[] => [
        { kind: 'heading', text: making.words.headings.sub_periods },
        periodTable(making, children),
      ]),
  ];
};
