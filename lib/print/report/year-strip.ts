/** A calendar year on rows: periods, houses of the slow planets, and below them a row for each matter that the chart speaks of. */
import { filled } from '../../words/fill.ts';
import { scriptOfLanguage } from '../draw/scripts.ts';
import { stripScene, type StripBar, type StripRow } from '../draw/strip.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import { clippedTo, SLOW, staysAhead, touches, windowsAhead, type ToldYear } from './ahead.ts';
import { SHAPES, type Span } from './answers.ts';
import { bookWords, nth, planetSaid } from './book/words.ts';
import { yearOf, type Making } from './making.ts';
import { drawnNames } from './names.ts';

/** Letters of a month in scripts that have no marks on them; other scripts write the name whole. */
const LETTERS = 3;

/** The scene; `alt` says in words what is shown. */
export const yearStrip = (making: Making, year: ToldYear, alt: string): Scene => {
  const { texts } = bookWords(making);
  const { drawing, words, language, persons } = making;
  const bar = (span: Span, names: readonly string[], tone: StripBar['tone']): StripBar => {
    const { start, end } = clippedTo(year, span);
    return { from: yearOf(start), to: yearOf(end), names, tone };
  };
  const greats = making.read('vimshottari', SHAPES.vimshottari).periods.filter(({ span }) => touches(span, year));
  const parts = greats.flatMap(({ children = [] }) => children).filter(({ span }) => touches(span, year));
  const lead = greats[0]?.lords[0];
  const periods: StripRow[] =
    greats.length === 1
      ? [
          {
            name:
              lead === undefined ? '' : filled(texts.strip_period, { lord: planetSaid(making, lead.key, lead.name) }),
            bars: parts.map(({ lords, span }, i) =>
              bar(span, drawnNames(drawing, lords.at(-1)?.key), i % 2 === 0 ? 'strong' : 'plain'),
            ),
          },
        ]
      : [
          {
            name: words.headings.periods,
            bars: greats.map(({ lords, span }, i) =>
              bar(span, drawnNames(drawing, lords[0]?.key), i % 2 === 0 ? 'plain' : 'strong'),
            ),
          },
          {
            name: words.headings.sub_periods,
            bars: parts.map(({ lords, span }, i) =>
              bar(span, drawnNames(drawing, lords.at(-1)?.key), i % 2 === 0 ? 'plain' : 'pale'),
            ),
          },
        ];
  const stays = staysAhead(making).filter(({ span }) => touches(span, year));
  const windows = windowsAhead(making).filter(({ span }) => touches(span, year));
  return stripScene({
    rows: [
      ...periods,
      ...SLOW.map((planet): StripRow => ({
        name: filled(texts.strip_in, { planet: drawing.planets[planet].name }),
        bars: stays
          .filter((one) => one.planet === planet)
          .map(({ house, span }, i) =>
            bar(
              span,
              [filled(texts.in_house, { nth: nth(making, house) }), String(house)],
              i % 2 === 0 ? 'plain' : 'pale',
            ),
          ),
      })),
      ...[...Map.groupBy(windows, ({ event }) => event).values()].map((some): StripRow => ({
        name: some[0]?.name ?? '',
        bars: some.map(({ span }) => bar(span, [], 'good')),
      })),
    ],
    from: yearOf(year.start),
    to: yearOf(year.end),
    below: words.months.map((month, i) => ({
      at: yearOf(`${year.year}-${String(i + 1).padStart(2, '0')}-01T00:00:00${persons[0].offset}`),
      text: scriptOfLanguage(language) === 'Latin' ? month.slice(0, LETTERS) : month,
    })),
    between: true,
    title: String(year.year),
    alt,
  });
};
