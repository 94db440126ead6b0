/** Where Saturn goes: the next ten years stay by stay, and the other signs of its round, each with what it may ask. */
import { stripScene, yearMarks } from '../../draw/strip.ts';
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { holds, runningIn } from '../ages.ts';
import { oneDrawing } from '../bodies.ts';
import { kakshyaBlocks, murtiOf } from '../further/saturn-parts.ts';
import { say, yearOf, type Making } from '../making.ts';
import { askedIn, bindusReason, saturnFacts, signAfter, type SaturnFacts } from './facts.ts';
import { saturnChapter } from './passages.ts';
import { SATURN_SHAPES, STAYS, YEARS_AHEAD, type SignStay } from './questions.ts';
import { CENTRE, LEFT } from '../blocks.ts';

/** The stays of the next years, and the signs that come after them, each once with all its stays. */
const wayOf = (making: Making) => {
  const [ahead = [], ...rest] = STAYS.map((ask) => making.read(ask, SATURN_SHAPES.stays).stays);
  const near = new Set(ahead.map(({ sign }) => sign.id));
  const later = Map.groupBy(
    rest.flat().filter(({ sign }) => !near.has(sign.id)),
    ({ sign }) => sign.id,
  );
  return { ahead, later: [...later.values()] };
};

/** House of a sign from the Moon. */
const fromMoon = ({ moonSign }: SaturnFacts, sign: number): number => signAfter(sign, 1 - moonSign);

/** Columns of a sign: its house from the Moon and from the rising sign, and its bindus. */
const placeHeads = ({ words: { labels } }: SaturnFacts): readonly string[] => [
  labels.from_moon,
  labels.from_lagna,
  labels.bindus,
];
const placeCells = (facts: SaturnFacts, sign: number, house: number): readonly string[] => [
  String(fromMoon(facts, sign)),
  String(house),
  String(facts.bindusIn(sign)),
];

/** What Saturn may ask in a sign: by its place from the Moon, and by the house of this chart. */
const signReading = (making: Making, facts: SaturnFacts, { sign, span }: SignStay): Block => {
  const { words, day } = facts;
  const texts: Readonly<Record<string, string>> = words.moon_houses;
  const [line, date] = holds(span, making.issued) ? [words.until_day, span.end] : [words.from_day, span.start];
  return {
    kind: 'reading',
    title: making.names.sign(sign),
    note: filled(line, { date: day(date) }),
    paragraphs: [askedIn(facts, sign.id, texts[String(fromMoon(facts, sign.id))] ?? '')],
    reason: bindusReason(facts, sign.id),
  };
};

/** Where Saturn goes in the next years, stay by stay. */
export const yearsPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, day, sinceBirth } = facts;
  const { ahead: stays } = wayOf(making);
  const from = yearOf(making.issued);
  const to = from + YEARS_AHEAD;
  const firstOf = new Map([...stays].reverse().map((stay) => [stay.sign.id, stay]));
  return [
    saturnChapter(facts, 'years', 'page'),
    oneDrawing(
      making,
      words.years_key,
      stripScene({
        rows: [
          {
            name: making.drawing.planets.saturn.name,
            bars: stays.map(({ span, house }, i) => ({
              from: yearOf(span.start),
              to: yearOf(span.end),
              names: [filled(words.house_of, { n: house }), String(house)],
              tone: i % 2 === 0 ? ('strong' as const) : ('plain' as const),
            })),
          },
        ],
        from,
        to,
        below: yearMarks(from, to, 1),
        title: words.chapters.years.title,
        alt: `${stays.map(({ span, sign, house }) => `${sign.name} ${filled(words.house_of, { n: house })} ${sinceBirth(span.start)} – ${day(span.end)}`).join(', ')}.`,
      }),
    ),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, LEFT, CENTRE, CENTRE, LEFT],
      head: [
        making.words.labels.from,
        making.words.labels.to,
        words.labels.saturn_in,
        ...placeHeads(facts),
        words.labels.murti,
      ],
      rows: stays.map(({ span, sign, house }) => [
        sinceBirth(span.start),
        day(span.end),
        making.names.sign(sign),
        ...placeCells(facts, sign.id, house),
        murtiOf(making, span),
      ]),
      strong: runningIn(stays, making.issued),
    },
    say(words.murti_key, 'small'),
    ...kakshyaBlocks(making),
    ...[...firstOf.values()].reverse().map((stay) => signReading(making, facts, stay)),
  ];
};

/** The signs of the round that the next years do not reach: from the first entry into each to the last way out. */
export const roundPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, day, age } = facts;
  const signs = wayOf(making).later.flatMap((stays) => {
    const [first, last] = [stays[0], stays.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ ...first, span: { start: first.span.start, end: last.span.end } }];
  });
  return [
    saturnChapter(facts, 'round', 'flow'),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, LEFT, LEFT, CENTRE, CENTRE],
      head: [
        words.labels.saturn_in,
        making.words.labels.from,
        making.words.labels.to,
        words.labels.age,
        ...placeHeads(facts),
      ],
      rows: signs.map(({ span, sign, house }) => [
        making.names.sign(sign),
        day(span.start),
        day(span.end),
        `${Math.max(0, age(span.start))}–${age(span.end)}`,
        ...placeCells(facts, sign.id, house),
      ]),
    },
    say(words.round_key, 'small'),
    ...signs.map((stay) => signReading(making, facts, stay)),
  ];
};
