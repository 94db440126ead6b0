/** The teva: at a glance, its chart, its kinds, houses awake and asleep, the nine planets. */
import type { Block, HighlightsBlock } from '../../../contract/ports/report-document.ts';
import { capital, filled } from '../../../words/fill.ts';
import { birthBodies, chartFigure, drawings, marksNote } from '../bodies.ts';
import { say, type Making } from '../making.ts';
import { readingAndBirth } from '../sections/person.ts';
import { LAL_SHAPES } from './questions.ts';
import { chapterOf, companyOf, houseFigure, listed, placeReason, standingWords, wordsOf } from './words.ts';
import { CENTRE, LEFT, only } from '../blocks.ts';

/** What gives good, what asks for care, and which houses sleep: below the chart of the cover, and on the first page. */
export const tevaFacts = (making: Making): HighlightsBlock['items'] => {
  const words = wordsOf(making);
  const { planets } = making.read('status', LAL_SHAPES.status);
  const { houses } = making.read('houses', LAL_SHAPES.houses);
  const giving = (nature: 'benefic' | 'malefic'): string =>
    listed(
      making,
      planets.flatMap(({ planet, name, gives }) => (gives === nature ? [{ key: planet, name }] : [])),
    );
  const asleep = houses.filter(({ awake }) => !awake).map(({ house }) => house);
  return [
    { label: words.labels.strongest, value: giving('benefic'), note: '' },
    { label: words.labels.weakest, value: giving('malefic'), note: '' },
    { label: words.labels.asleep, value: asleep.length === 0 ? words.none : asleep.join(', '), note: '' },
  ];
};

/** What stands out, the contents, and how a teva is read. */
export const glance = (making: Making): Block[] => {
  const words = wordsOf(making);
  return [
    chapterOf(making, 'glance', 'page'),
    { kind: 'highlights', items: tevaFacts(making) },
    { kind: 'heading', text: making.words.contents },
    { kind: 'contents' },
    ...readingAndBirth(making, words.how_to_read),
  ];
};

export const teva = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { planets } = making.read('status', LAL_SHAPES.status);
  const natal = making.read('planets', LAL_SHAPES.planets);
  const bodies = birthBodies(natal, null, null);
  return [
    chapterOf(making, 'teva', 'page'),
    drawings(making, 2, [
      { scene: houseFigure(making, planets, words.teva_title), caption: words.teva_title },
      {
        scene: chartFigure(making, natal.ascendant.sign.id, bodies, words.birth_title),
        caption: words.birth_title,
      },
    ]),
    ...marksNote(making, bodies),
    say(words.signs_fixed, 'small'),
    {
      kind: 'table',
      columns: [LEFT, CENTRE, LEFT, LEFT, LEFT],
      head: [
        making.words.labels.planet,
        words.labels.house,
        words.labels.state,
        words.labels.awake,
        words.labels.gives,
      ],
      rows: planets.map((one) => [
        making.names.planet(one.planet, one.name),
        String(one.house),
        capital(standingWords(making, one).join(', ')) || '–',
        one.awake ? words.yes : words.no,
        words.gives[one.gives],
      ]),
    },
    say(words.planet_awake, 'small'),
  ];
};

export const kinds = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { types } = making.read('kinds', LAL_SHAPES.kinds);
  const verdict = ({ present, half_name }: (typeof types)[number]): string => {
    if (present) return words.kind_present;
    return half_name === null ? words.kind_absent : filled(words.kind_half, { half: half_name });
  };
  const isShown = ({ present, half_name }: (typeof types)[number]): boolean => present || half_name !== null;
  const absent = types.filter((one) => !isShown(one));
  return [
    chapterOf(making, 'kinds', 'flow'),
    ...(types.some(({ present }) => present) ? [] : [say(words.no_kind)]),
    ...types.filter(isShown).map((one): Block => ({
      kind: 'reading',
      title: one.name,
      note: verdict(one),
      paragraphs: [words.kinds[one.key]],
      reason: one.reason,
    })),
    // What a kind would mean is of no use to a chart that is not of it.
    ...only(absent.length > 0, () => [
      {
        kind: 'table',
        columns: [LEFT, LEFT, LEFT],
        head: ['', words.headings.tested, words.labels.state],
        rows: absent.map((one) => [one.name, one.reason, verdict(one)]),
      },
    ]),
  ];
};

export const houses = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { houses: all } = making.read('houses', LAL_SHAPES.houses);
  const state = ({ awake, empty }: (typeof all)[number]): string => {
    if (!awake) return words.no;
    return empty ? words.house_seen : words.yes;
  };
  return [
    chapterOf(making, 'houses', 'flow'),
    {
      kind: 'table',
      columns: [CENTRE, LEFT, LEFT, LEFT, LEFT, LEFT],
      head: [
        words.labels.house,
        words.labels.sign,
        words.labels.owner,
        words.labels.karakas,
        words.labels.planets,
        words.labels.awake,
      ],
      rows: all.map((one) => [
        String(one.house),
        making.names.sign(one.sign),
        making.names.planet(one.owner, one.owner_name),
        listed(making, one.karakas),
        one.planets.length === 0 ? '' : listed(making, one.planets),
        state(one),
      ]),
      notes: all.map(({ house, awake }) => {
        const matter = capital(words.matters[house - 1] ?? '');
        return awake ? matter : filled(words.house_line, { matter, said: words.house_asleep });
      }),
      notesFrom: 1,
      notesSoft: true,
      strong: all.flatMap(({ awake }, i) => (awake ? [] : [i])),
    },
  ];
};

export const planets = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { planets: all } = making.read('status', LAL_SHAPES.status);
  const { moved } = making.read('year', LAL_SHAPES.year);
  const thisYear = (planet: (typeof all)[number]['planet']): string => {
    const house = moved.find((one) => one.planet === planet)?.to_house;
    return house === undefined ? '' : filled(words.planet_year, { house, matter: words.matters[house - 1] ?? '' });
  };
  /** What stands beside a planet in the teva, and where it stands this year. */
  const beside = (planet: (typeof all)[number]['planet']): string => {
    const company = companyOf(making, planet);
    return company === ''
      ? thisYear(planet)
      : filled(words.house_line, { matter: capital(company), said: thisYear(planet) });
  };
  return [
    chapterOf(making, 'planets', 'flow'),
    say(words.planets_rule, 'small'),
    ...all.map((one): Block => ({
      kind: 'reading',
      title: making.names.planet(one.planet, one.name),
      note: [
        filled(words.planet_note, { house: one.house, matter: words.matters[one.house - 1] ?? '' }),
        words.gives[one.gives],
      ].join(' · '),
      paragraphs: [`${words.planets[one.planet][one.gives]} ${beside(one.planet)}`.trim()],
      reason: placeReason(making, one),
    })),
  ];
};
