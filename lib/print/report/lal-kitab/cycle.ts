/** Debts, and the 35-year cycle. */
import type * as z from 'zod/mini';
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { stripScene, type StripTone } from '../../draw/strip.ts';
import { ageAt, birthdayAfter } from '../ages.ts';
import { oneDrawing } from '../bodies.ts';
import { dayText, say, yearOf, type Making } from '../making.ts';
import { LAL_SHAPES } from './questions.ts';
import { chapterOf, companyOf, inHouse, listed, matterOf, wordsOf } from './words.ts';
import { CENTRE, LEFT, only } from '../blocks.ts';
import { drawnNames } from '../names.ts';

/** Years of one round of the cycle, and the planets that share them. */
const ROUND = 35;
const PLANETS = 9;

export const debts = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { debts: all } = making.read('debts', LAL_SHAPES.debts);
  /** What the houses of a debt are about, and the planets in them that show it. */
  const shownBy = (placements: (typeof all)[number]['placements']) => {
    const houses = [...Map.groupBy(placements, ({ house }) => house)];
    const by = houses.map(([house, some]) =>
      inHouse(
        making,
        some.map(({ planet, name }) => ({ key: planet, name })),
        house,
      ),
    );
    return { matters: houses.map(([house]) => matterOf(making, house)).join('; '), by: by.join('; ') };
  };
  const present = all.filter((one) => one.present);
  const absent = all.filter((one) => !one.present);
  return [
    chapterOf(making, 'debts', 'flow'),
    say(present.length === 0 ? words.debts_none : filled(words.debts_line, { n: present.length })),
    ...present.map((one): Block => {
      const { matters, by } = shownBy(one.placements);
      return {
        kind: 'reading',
        title: one.name,
        note: '',
        paragraphs: [`${words.debts[one.key]} ${filled(words.debt_here, { list: matters })}`],
        reason: by,
      };
    }),
    ...only(absent.length > 0, () => [
      { kind: 'heading', text: words.headings.absent },
      say(filled(making.words.texts.absent_doshas, { names: absent.map(({ name }) => name).join(', ') }), 'soft'),
    ]),
  ];
};

type Period = z.output<typeof LAL_SHAPES.cycle>['periods'][number];

/** Months of a year. */
const YEAR = 12;

/** A period as it is told: the cycle goes by age, so that it and its parts change on the day of birth. */
const toldBy = (making: Making, { lords, from_age, to_age, children = [] }: Period) => {
  const [{ date }] = making.persons;
  const [from, to] = [Math.round(from_age), Math.round(to_age)];
  const months = ((to - from) * YEAR) / Math.max(1, children.length);
  return {
    lords,
    lord: lords[0] ?? { key: '', name: '' },
    from,
    to,
    span: { start: birthdayAfter(date, from * YEAR), end: birthdayAfter(date, to * YEAR) },
    parts: children.map((part, i) => ({
      lords: part.lords.slice(-1),
      end: birthdayAfter(date, from * YEAR + (i + 1) * months),
    })),
  };
};

/** The rounds of the cycle, what runs, and where each planet stands in the teva. */
const cycleFacts = (making: Making) => {
  const all = making.read('cycle', LAL_SHAPES.cycle).periods.map((one) => toldBy(making, one));
  const age = ageAt(making.persons[0].date, making.issued);
  const { planets } = making.read('status', LAL_SHAPES.status);
  const roundOf = ({ from }: (typeof all)[number]): number => Math.floor(from / ROUND);
  const present = Math.floor(age / ROUND);
  // Beside the round that runs stands the one before, which can be remembered; in the first round, the one after.
  const beside = Math.max(present, 1);
  const at = all.findIndex(({ from, to }) => from <= age && age < to);
  return {
    age,
    round: all.filter((one) => roundOf(one) === present),
    two: all.filter((one) => roundOf(one) === beside - 1 || roundOf(one) === beside),
    /** What runs, and the years of the eight other planets after it. */
    ahead: at === -1 ? [] : all.slice(at, at + PLANETS),
    placeOf: ({ lord }: (typeof all)[number]) => planets.find(({ planet }) => planet === lord.key),
  };
};
type CycleFacts = ReturnType<typeof cycleFacts>;

const ages = ({ from, to }: CycleFacts['round'][number]): string => `${from} – ${to}`;

/** The years of a planet: what they tend to bring, and what it does in this teva. */
const yearsOf = (making: Making, { placeOf }: CycleFacts, one: CycleFacts['round'][number]): Block => {
  const words = wordsOf(making);
  const texts: Readonly<Record<string, string>> = words.cycles;
  const place = placeOf(one);
  const own =
    place === undefined
      ? ''
      : filled(words.cycle_place[place.gives], {
          house: place.house,
          matter: [matterOf(making, place.house), companyOf(making, place.planet)]
            .filter((text) => text !== '')
            .join('; '),
        });
  return {
    kind: 'reading',
    title: making.names.planet(one.lord.key, one.lord.name),
    note: `${dayText(making.words, one.span.start)} – ${dayText(making.words, one.span.end)}`,
    paragraphs: [`${texts[one.lord.key] ?? ''} ${own}`.trim()],
    reason: `${words.labels.age} ${ages(one)}`,
  };
};

const roundStrip = (making: Making, { round, age }: CycleFacts): Block => {
  const words = wordsOf(making);
  const [first, last] = [round[0]?.span.start ?? making.issued, round.at(-1)?.span.end ?? making.issued];
  const tone = (i: number): StripTone => (i % 2 === 0 ? 'plain' : 'strong');
  const day = (iso: string): string => dayText(making.words, iso);
  return oneDrawing(
    making,
    words.cycle_key,
    stripScene({
      rows: [
        {
          name: '',
          bars: round.map(({ lord, span }, i) => ({
            from: yearOf(span.start),
            to: yearOf(span.end),
            names: drawnNames(making.drawing, lord.key),
            tone: tone(i),
          })),
        },
      ],
      from: yearOf(first),
      to: yearOf(last),
      below: round.map(({ from, span }) => ({ at: yearOf(span.start), text: String(from) })),
      now: { at: yearOf(making.issued), text: filled(words.today, { age }) },
      title: words.chapters.cycle.title,
      alt: `${round.map(({ lord, span }) => `${lord.name} ${day(span.start)} – ${day(span.end)}`).join(', ')}.`,
    }),
  );
};

/** The round of the cycle that runs as bars; the years of each planet; this round and the one beside it with their parts. */
export const cycle = (making: Making): Block[] => {
  const words = wordsOf(making);
  const facts = cycleFacts(making);
  const { two, age, placeOf } = facts;
  const day = (iso: string): string => dayText(making.words, iso);
  return [
    chapterOf(making, 'cycle', 'flow'),
    roundStrip(making, facts),
    say(words.cycle_gives, 'small'),
    ...facts.ahead.map((one) => yearsOf(making, facts, one)),
    { kind: 'heading', text: words.headings.all },
    say(words.parts_key, 'small'),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, LEFT, CENTRE, LEFT],
      head: [
        making.words.labels.period,
        words.labels.age,
        making.words.labels.from,
        making.words.labels.to,
        words.labels.house,
        words.labels.gives,
      ],
      rows: two.map((one) => {
        const place = placeOf(one);
        return [
          listed(making, one.lords),
          ages(one),
          day(one.span.start),
          day(one.span.end),
          String(place?.house ?? ''),
          place === undefined ? '' : words.gives[place.gives],
        ];
      }),
      notes: two.map(({ parts }) => parts.map(({ lords, end }) => `${listed(making, lords)} ${day(end)}`).join(' · ')),
      notesFrom: 0,
      notesSoft: true,
      strong: two.flatMap(({ from, to }, i) => (from <= age && age < to ? [i] : [])),
    },
  ];
};
