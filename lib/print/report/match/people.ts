/** Both persons side by side: charts and birth, and what their seventh house, Venus and navamsa say of partnership. */
import { filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import { SHAPES } from '../answers.ts';
import { birthBodies, chartFigure, drawings, marksNote, navamsaBodies, risingAndMoon } from '../bodies.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { heading, say, type Making, type Section } from '../making.ts';
import { birthRows } from '../sections/person.ts';
import { navamsaLinks } from '../further/navamsa-links.ts';
import { hasReadings, matterOf } from '../book/words.ts';
import { PAIR_SHAPES, PARTNER_SHAPES } from './questions.ts';
import { couple, matchChapter, matchWords, type Mate, runningText } from './words.ts';
import { abreast, left } from '../blocks.ts';

const birthChart = (making: Making, { key }: Mate) => making.read(`${key}_planets`, SHAPES.planets);
const bodiesOf = (making: Making, mate: Mate) =>
  birthBodies(
    birthChart(making, mate),
    making.read(`${mate.key}_dignities`, SHAPES.dignities),
    making.read(`${mate.key}_d9`, SHAPES.varga),
  );

/** A table of both: a row of labels, a value of each. */
const sideBySide = (making: Making, rows: readonly (readonly [string, (mate: Mate) => string])[]): Block => {
  const both = couple(making);
  return {
    kind: 'table',
    columns: [left(24), left(38), left(38)],
    head: ['', ...both.map(({ name }) => name)],
    rows: rows.map(([label, value]) => [label, ...both.map(value)]),
    small: true,
  };
};

/** Readings of both side by side, the first of each with its name; one that both have stands once, below both names. */
export const readings = (
  making: Making,
  texts: (mate: Mate) => readonly { title: string; text: string }[],
): Block[] => {
  const both = couple(making).map((mate) => ({ mate, rows: texts(mate) }));
  const shared = new Set(both.flatMap(({ rows }, i) => (i === 0 ? rows : [])).map(({ text }) => text));
  const isShared = ({ text }: { readonly text: string }): boolean =>
    shared.has(text) && both.every(({ rows }) => rows.some((row) => row.text === text));
  const names = both.map(({ mate }) => mate.name).join(' · ');
  return [
    ...(both[0]?.rows ?? [])
      .filter(isShared)
      .map(({ title, text }): Block => ({ kind: 'reading', title, note: names, paragraphs: [text], span: 2 })),
    abreast(
      ...both.map(({ mate, rows }) => ({
        blocks: rows
          .filter((row) => !isShared(row))
          .map(({ title, text }, i): Block => ({
            kind: 'reading',
            title,
            note: i === 0 ? mate.name : '',
            paragraphs: [text],
          })),
      })),
    ),
  ];
};

/** Where the planets of both stand: in the place of readings in a language that has none. */
const planetTable = (making: Making): Block =>
  sideBySide(
    making,
    birthChart(making, couple(making)[0]).planets.map(({ planet, name }) => [
      making.names.planet(planet, name),
      (mate) => {
        const point = birthChart(making, mate).planets.find((one) => one.planet === planet);
        return point === undefined ? '' : `${making.names.sign(point.sign)} ${point.sign_degree_dms}`;
      },
    ]),
  );

/** Charts, births and running periods of both, and how each tends to feel. */
export const both: Section = (making) => {
  const { words, read, names } = making;
  const { labels, captions } = words;
  const { headings, texts } = matchWords(making);
  const stars = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const mates = couple(making);
  const [first] = mates;
  return [
    matchChapter(making, 'couple', 'page', hasReadings(making) ? undefined : texts.couple_plain),
    drawings(
      making,
      2,
      mates.map((mate) => {
        const answer = birthChart(making, mate);
        return {
          scene: chartFigure(making, answer.ascendant.sign.id, bodiesOf(making, mate), mate.role),
          caption: filled(captions.partner, { name: mate.name, ...risingAndMoon(making, answer) }),
        };
      }),
    ),
    ...marksNote(
      making,
      mates.flatMap((mate) => bodiesOf(making, mate)),
    ),
    sideBySide(making, [
      ...birthRows(making, first.person)
        .map(([label]) => label)
        .filter((label) => label !== labels.name)
        .map(
          (label) =>
            [label, ({ person }: Mate) => birthRows(making, person).find(([one]) => one === label)?.[1] ?? ''] as const,
        ),
      [labels.moon_sign, ({ key }) => names.sign(stars[key].moon_sign)],
      [labels.nakshatra, ({ key }) => `${names.star(stars[key].nakshatra)}, ${labels.pada} ${stars[key].pada}`],
      [labels.running, ({ key }) => runningText(making, read(`${key}_vimshottari`, SHAPES.vimshottari).current.at(-1))],
    ]),
    ...(hasReadings(making)
      ? [
          { kind: 'heading', text: headings.people } as const,
          ...readings(making, ({ key }) => read(`${key}_read_moon`, SHAPES.reading).paragraphs.slice(0, 1)),
        ]
      : [heading(making, 'planet_table'), planetTable(making)]),
  ];
};

/** The seventh house with its lord. Throws a plain Error for a chart without one. */
const seventhOf = (making: Making, { key }: Mate) => {
  const found = making.read(`${key}_lords`, PARTNER_SHAPES.lords).houses.find(({ house }) => house === 7);
  if (found === undefined) throw new Error('a chart has a seventh house');
  return found;
};

const inHouse = (making: Making, mate: Mate, planet: string): string => {
  const { labels } = matchWords(making);
  const point = birthChart(making, mate).planets.find((one) => one.planet === planet);
  const dignity = making
    .read(`${mate.key}_dignities`, SHAPES.dignities)
    .planets.find((one) => one.planet === planet)?.dignity_name;
  if (point === undefined) return '';
  const place = filled(labels.in_sign, {
    planet: making.names.planet(planet, point.name),
    sign: making.names.signForms(point.sign),
    house: point.house,
  });
  return dignity === undefined ? place : `${place}, ${dignity.toLowerCase()}`;
};

/** Planets whose place in the other chart is read. */
const FELT = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

const overlays = (making: Making): Block => {
  const mates = couple(making);
  const { brings } = matchWords(making);
  const rows = making
    .read('synastry', PAIR_SHAPES.synastry)
    .overlays.filter(({ planet }) => FELT.some((one) => one === planet));
  return {
    kind: 'table',
    columns: [left(28), ...mates.map(() => left(36))],
    head: [making.words.labels.planet, ...mates.map(({ name }, i) => `${name} → ${mates[1 - i]?.name ?? ''}`)],
    rows: FELT.map((planet) => {
      const of = (mate: Mate) => rows.find((row) => row.planet === planet && row.of === mate.key);
      const named = rows.find((row) => row.planet === planet)?.name ?? planet;
      return [
        `${making.names.planet(planet, named)} · ${brings[planet]}`,
        ...mates.map((mate) => {
          const house = of(mate)?.in_house;
          return house === undefined ? '' : `${house} · ${matterOf(making, house)}`;
        }),
      ];
    }),
    small: true,
  };
};

/** How each chart stands to marriage: the score, and its word in a language of readings. */
const areaRow = (making: Making): readonly [string, (mate: Mate) => string] => [
  matchWords(making).labels.area,
  ({ key }) => {
    const { score, verdict_name: verdict } = making.read(`${key}_marriage`, PARTNER_SHAPES.marriage);
    return hasReadings(making) ? `${score} · ${verdict}` : String(score);
  },
];

/** Seventh house, Venus and navamsa of both, and where the planets of one fall in the chart of the other. */
export const bond: Section = (making) => {
  const { read, names } = making;
  const { headings, labels, texts } = matchWords(making);
  const mates = couple(making);
  const navamsa = ({ key }: Mate) => read(`${key}_d9`, SHAPES.varga);
  return [
    matchChapter(making, 'bond', 'flow', hasReadings(making) ? undefined : texts.bond_plain),
    drawings(
      making,
      2,
      mates.map((mate) => {
        const answer = navamsa(mate);
        return {
          scene: chartFigure(making, answer.ascendant.sign.id, navamsaBodies(answer), mate.role),
          caption: filled(texts.navamsa_of, {
            name: mate.name,
            ascendant: signForms(making.language, answer.ascendant.sign),
          }),
        };
      }),
    ),
    sideBySide(making, [
      [labels.seventh, (mate) => names.sign(seventhOf(making, mate).sign)],
      [labels.seventh_lord, (mate) => inHouse(making, mate, seventhOf(making, mate).lord)],
      [making.drawing.planets.venus.name, (mate) => inHouse(making, mate, 'venus')],
      areaRow(making),
    ]),
    ...(hasReadings(making)
      ? readings(making, ({ key }) => read(`${key}_marriage`, PARTNER_SHAPES.marriage).paragraphs.slice(0, 2))
      : []),
    { kind: 'heading', text: headings.overlays },
    overlays(making),
    say(texts.overlays_key, 'small'),
    ...navamsaLinks(making),
  ];
};
