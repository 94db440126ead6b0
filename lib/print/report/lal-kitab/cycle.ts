/** Debts, and the 35-year cycle. */
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { stripScene, type StripTone } from '../../draw/strip.ts';
import { ageAt, runningIn } from '../ages.ts';
import { isPlanet } from '../answers.ts';
import { drawings } from '../bodies.ts';
import { dayText, say, yearOf, type Making } from '../making.ts';
import { LAL_SHAPES } from './questions.ts';
import { CENTRE, chapterOf, LEFT, listed, wordsOf } from './words.ts';

/** Years of one round of the cycle, and the planets that share them. */
const ROUND = 35;
const PLANETS = 9;

export const debts = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { debts: all } = making.read('debts', LAL_SHAPES.debts);
  /** The houses that show a debt, each with what it is about. */
  const about = (placements: (typeof all)[number]['placements']): string =>
    [...new Set(placements.map(({ house }) => house))]
      .map((house) => filled(words.planet_note, { house, matter: words.matters[house - 1] ?? '' }))
      .join('; ');
  const present = all.filter((one) => one.present);
  const absent = all.filter((one) => !one.present);
  return [
    chapterOf(making, 'debts', 'flow'),
    say(present.length === 0 ? words.debts_none : filled(words.debts_line, { n: present.length })),
    ...present.map((one): Block => ({
      kind: 'reading',
      title: one.name,
      note: '',
      paragraphs: [filled(words.house_line, { matter: about(one.placements), said: words.debts[one.key] })],
      reason: one.placements
        .map(({ planet, name, house }) => filled(words.debt_by, { planet: making.names.planet(planet, name), house }))
        .join('; '),
    })),
    ...(absent.length === 0
      ? []
      : [
          { kind: 'heading' as const, text: words.headings.absent },
          say(filled(making.words.texts.absent_doshas, { names: absent.map(({ name }) => name).join(', ') }), 'soft'),
        ]),
  ];
};

/** The round of the cycle that runs as bars; it and the one beside it with their parts. */
export const cycle = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { periods, current } = making.read('cycle', LAL_SHAPES.cycle);
  const [person] = making.persons;
  const age = ageAt(person.date, making.issued);
  const [running] = current;
  const { planets } = making.read('status', LAL_SHAPES.status);
  const placeOf = ({ lords: [lord] }: Pick<(typeof periods)[number], 'lords'>) =>
    planets.find(({ planet }) => planet === lord?.key);
  // What runs, and the years of the eight other planets after it.
  const at = periods.findIndex(({ span }) => span.start === running?.span.start);
  const ahead = at === -1 ? [] : periods.slice(at, at + PLANETS);
  const roundOf = ({ from_age }: (typeof periods)[number]): number => Math.floor(Math.round(from_age) / ROUND);
  const present = Math.floor(age / ROUND);
  const round = periods.filter((one) => roundOf(one) === present);
  // Beside the round that runs stands the one before, which can be remembered; in the first round, the one after.
  const beside = Math.max(present, 1);
  const two = periods.filter((one) => roundOf(one) === beside - 1 || roundOf(one) === beside);
  const [first, last] = [round[0]?.span.start ?? person.utc, round.at(-1)?.span.end ?? person.utc];
  const texts: Readonly<Record<string, string>> = words.cycles;
  const day = (iso: string): string => dayText(making.words, iso);
  const tone = (i: number): StripTone => (i % 2 === 0 ? 'plain' : 'strong');
  return [
    chapterOf(making, 'cycle', 'flow'),
    drawings(making, 1, [
      {
        scene: stripScene({
          rows: [
            {
              name: '',
              bars: round.map(({ lords, span }, i) => {
                const found = lords[0]?.key;
                const drawn = isPlanet(found) ? making.drawing.planets[found] : undefined;
                return {
                  from: yearOf(span.start),
                  to: yearOf(span.end),
                  names: drawn === undefined ? [] : [drawn.name, drawn.short],
                  tone: tone(i),
                };
              }),
            },
          ],
          from: yearOf(first),
          to: yearOf(last),
          below: round.map(({ from_age, span }) => ({ at: yearOf(span.start), text: String(Math.round(from_age)) })),
          now: { at: yearOf(making.issued), text: filled(words.today, { age }) },
          title: words.chapters.cycle.title,
          alt: `${round.map(({ lords, span }) => `${lords[0]?.name ?? ''} ${day(span.start)} – ${day(span.end)}`).join(', ')}.`,
        }),
        caption: words.cycle_key,
      },
    ]),
    ...ahead.flatMap((one, i): Block[] => {
      const [lord] = one.lords;
      if (lord === undefined) return [];
      const place = placeOf(one);
      const when = filled(i === 0 ? words.cycle_now : words.cycle_next, {
        age: i === 0 ? age : Math.round(one.from_age),
        planet: lord.name,
        date: day(one.span.end),
      });
      return [
        {
          kind: 'reading',
          title: making.names.planet(lord.key, lord.name),
          note: `${day(one.span.start)} – ${day(one.span.end)}`,
          paragraphs: [`${when} ${texts[lord.key] ?? ''}`],
          reason: [
            filled(words.debt_by, { planet: making.names.planet(lord.key, lord.name), house: place?.house ?? '' }),
            place === undefined ? '' : words.gives[place.gives],
          ].join(' · '),
        },
      ];
    }),
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
        const at = placeOf(one);
        return [
          listed(making, one.lords),
          `${Math.round(one.from_age)} – ${Math.round(one.to_age)}`,
          day(one.span.start),
          day(one.span.end),
          String(at?.house ?? ''),
          at === undefined ? '' : words.gives[at.gives],
        ];
      }),
      notes: two.map(({ children = [] }) =>
        children.map(({ lords, span }) => `${listed(making, lords.slice(-1))} ${day(span.end)}`).join(' · '),
      ),
      notesFrom: 0,
      notesSoft: true,
      strong: runningIn(two, making.issued),
    },
  ];
};
