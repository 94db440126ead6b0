/** The great periods of both on one scale, what is read of the parts that run, and those that come. */
import { timelineScene } from '../../draw/timeline.ts';
import { SHAPES } from '../answers.ts';
import { drawings } from '../bodies.ts';
import { hasReadings } from '../book/words.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { dayText, decimals, say, yearOf, type Making, type Section } from '../making.ts';
import { drawnPeriods } from '../sections/dashas.ts';
import { readings } from './people.ts';
import { PAIR_SHAPES } from './questions.ts';
import { couple, matchChapter, type Mate } from './words.ts';
import { LEFT, RIGHT, abreast, left } from '../blocks.ts';

/** The places where changes of the great periods stand, and the sub-periods of both. */
export const PLACES = { changes: 'both-changes', parts: 'both-parts' } as const;

/** Years before and after the day of issue that the periods are drawn for. */
const YEARS = { before: 5, after: 45 } as const;

/** The great periods of both on one scale, where they change together, and the next sub-periods of both. */
export const bothDashas: Section = (making) => {
  const { words, read, drawing, issued, names } = making;
  const { labels, texts } = words;
  const { overlaps } = read('sandhi', PAIR_SHAPES.sandhi);
  const turn = ({ at, from, from_name, to, to_name }: (typeof overlaps)[number]['groom']): string =>
    `${names.planet(from, from_name)} → ${names.planet(to, to_name)}, ${dayText(words, at)}`;
  const now = yearOf(issued);
  const [first, last] = [now - YEARS.before, now + YEARS.after];
  return [
    matchChapter(making, 'both_dashas', 'flow'),
    // Both on one page, to be read as one.
    abreast([
      drawings(
        making,
        1,
        couple(making).map(({ key, name }) => {
          const { periods } = read(`${key}_vimshottari`, SHAPES.vimshottari);
          const drawn = drawnPeriods(making, periods).filter((one) => one.to > first && one.from < last);
          return {
            scene: timelineScene({
              words: drawing,
              rows: [drawn],
              from: first,
              to: last,
              now,
              title: '',
              subtitle: '',
            }),
            caption: name,
          };
        }),
      ),
    ]),
    ...(hasReadings(making) ? readings(making, (mate) => runningPart(making, mate)) : []),
    { kind: 'heading', text: words.headings.sandhi, id: PLACES.changes },
    ...(overlaps.length === 0
      ? [say(texts.no_sandhi)]
      : [
          say(texts.sandhi_key),
          {
            kind: 'table' as const,
            columns: [LEFT, LEFT, RIGHT, LEFT],
            head: [...couple(making).map(({ name }) => name), labels.gap, labels.grade],
            rows: overlaps.map(({ groom, bride, gap, grade_name }) => [
              turn(groom),
              turn(bride),
              decimals(gap, 0),
              grade_name,
            ]),
          },
        ]),
    { kind: 'heading', text: words.headings.sub_periods, id: PLACES.parts },
    abreast(...couple(making).map(({ key, name }) => [comingParts(making, key, name)])),
  ];
};

/** What is read of the sub-period that runs for one of the two. */
const runningPart = ({ read }: Making, { key }: Mate): readonly { title: string; text: string }[] =>
  read(`${key}_read_dasha`, SHAPES.read_dasha)
    .periods.filter(({ running, level }) => running && level === 2)
    .flatMap(({ paragraphs: [own] }) => own ?? []);

/** Sub-periods that are shown for each. */
const PARTS = 7;

/** The running sub-period of one and the ones after it, with their great period. */
const comingParts = (making: Making, key: string, name: string): Block => ({
  kind: 'table',
  columns: [left(50), left(50)],
  head: [name, making.words.labels.to],
  rows: partsAhead(making, key)
    .slice(0, PARTS)
    .map(({ lords, span }) => [
      lords.map((lord) => making.names.planet(lord.key, lord.name)).join(' – '),
      dayText(making.words, span.end),
    ]),
  strong: [0],
  small: true,
});

/** Sub-periods of a partner that have not ended, in order. */
export const partsAhead = (making: Making, key: string) =>
  making
    .read(`${key}_vimshottari`, SHAPES.vimshottari)
    .periods.flatMap(({ children = [] }) => children)
    .filter(({ span }) => Date.parse(span.end) > Date.parse(making.issued));
