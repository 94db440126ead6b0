/** The sections of a matching report: result, both charts, kootas, Mars, further tests, periods of both. */
import { barsScene } from '../../draw/bars.ts';
import { SOURCE } from '../../../words/languages.ts';
import { timelineScene } from '../../draw/timeline.ts';
import { filled } from '../../../words/fill.ts';
import { PAIR_SHAPES, PARTNER_SHAPES, SHAPES } from '../answers.ts';
import { birthBodies, chartFigure, drawings, marksNote } from '../bodies.ts';
import type { Block, Column } from '../../../contract/ports/report-document.ts';
import {
  capital,
  chapter,
  cited,
  dayText,
  decimals,
  heading,
  say,
  yearOf,
  type Making,
  type Person,
  type Section,
} from '../making.ts';
import { drawnPeriods } from './dashas.ts';
import { birthRows } from './person.ts';

const left: Column = { align: 'left' };
const right: Column = { align: 'right' };

/** Points with as many decimals as they have, three at most. */
const points = (value: number): string => String(Number(value.toFixed(3)));

/** The reason that summary gives for a check. One sentence, wherever the check is told. */
const reasonOf = (making: Making, key: string): string => {
  const summary = making.read('summary', PAIR_SHAPES.summary);
  return [...summary.for, ...summary.against].find(({ rule_id }) => rule_id.startsWith(`${key}.`))?.text ?? '';
};

/** The result, the points of the kootas, and every test with what was found; what did not agree is to be talked about. */
export const verdict: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const summary = read('summary', PAIR_SHAPES.summary);
  const { total, adjusted, kootas: eight } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  return [
    chapter(making, 'verdict', 'page'),
    { kind: 'heading', text: summary.verdict_name },
    say(filled(texts.kootas_total, { total: points(total), adjusted: points(adjusted) })),
    say(texts.score_no_decision, 'soft'),
    heading(making, 'checks'),
    {
      kind: 'table',
      columns: [left, left, left],
      head: [labels.check, labels.agrees, labels.reason],
      rows: summary.checks.map(({ key, name, passed }) => [
        name,
        passed ? labels.passes : labels.talk,
        reasonOf(making, key),
      ]),
      strong: summary.checks.flatMap(({ passed }, i) => (passed ? [] : [i])),
    },
    // Said only where every test agrees: the list of the summary is empty then.
    ...(summary.against.length === 0 ? [say(texts.nothing_against)] : []),
    {
      kind: 'figures',
      perRow: 1,
      figures: [
        {
          scene: barsScene({
            bars: eight.map(({ name, points: value, max }) => ({
              name,
              value,
              mark: max,
              text: `${points(value)} / ${points(max)}`,
            })),
            title: words.chapters.kootas.title,
          }),
          caption: texts.kootas_key,
        },
      ],
    },
  ];
};

const GROOM = 0;
const partners = (making: Making): readonly (readonly [string, 'groom' | 'bride', Person])[] => {
  const [groom, bride] = making.persons;
  return [
    [making.words.headings.groom, 'groom', groom],
    [making.words.headings.bride, 'bride', bride ?? making.persons[GROOM]],
  ];
};

/** Birth data and charts of both, side by side, with the settings. */
export const couple: Section = (making) => {
  const { words, read, names } = making;
  const { captions, labels } = words;
  const both = partners(making);
  const { groom, bride } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const stars = { groom, bride };
  return [
    chapter(making, 'couple', 'page'),
    drawings(
      making,
      2,
      both.map(([title, key, person]) => {
        const answer = read(`${key}_planets`, SHAPES.planets);
        const moon = answer.planets.find(({ planet }) => planet === 'moon')?.sign.name ?? '';
        return {
          scene: chartFigure(
            making,
            answer.ascendant.sign.id,
            birthBodies(answer, null, null),
            making.drawing.titles[key],
          ),
          caption: filled(captions.partner, {
            name: person.name === '' ? title : person.name,
            ascendant: answer.ascendant.sign.name,
            moon,
          }),
        };
      }),
    ),
    ...marksNote(
      making,
      both.flatMap(([, key]) => birthBodies(read(`${key}_planets`, SHAPES.planets), null, null)),
    ),
    ...both.flatMap(([title, key, person]): Block[] => [
      { kind: 'heading', text: title },
      {
        kind: 'facts',
        rows: [
          ...birthRows(making, person),
          [labels.moon_sign, names.sign(stars[key].moon_sign)],
          [labels.nakshatra, `${names.star(stars[key].nakshatra)}, ${labels.pada} ${stars[key].pada}`],
        ],
      },
    ]),
  ];
};

/** The eight kootas with what was found in each, and the exceptions that hold. */
export const kootas: Section = (making) => {
  const { words, read, names } = making;
  const { labels, texts } = words;
  const { kootas: rows, total, exceptions } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const held = exceptions.filter(({ applies }) => applies);
  // Works are cited in English.
  const sourced = making.language === SOURCE;
  const most = rows.reduce((sum, { max }) => sum + max, 0);
  return [
    chapter(making, 'kootas', 'page'),
    {
      kind: 'table',
      columns: [left, left, left, right, right],
      head: [labels.koota, labels.groom, labels.bride, labels.points, labels.out_of],
      rows: [
        ...rows.map((row) => [
          row.name,
          names.any(row.groom, row.groom_name),
          names.any(row.bride, row.bride_name),
          points(row.points),
          points(row.max),
        ]),
        [labels.total, '', '', points(total), points(most)],
      ],
      strong: [rows.length],
      notes: rows.map(({ text }) => text),
      notesFrom: 1,
      notesSoft: true,
    },
    heading(making, 'exceptions'),
    ...(held.length === 0
      ? [say(texts.no_exceptions)]
      : [
          {
            kind: 'table' as const,
            columns: [left, left],
            head: [labels.koota, labels.reason],
            rows: [...Map.groupBy(held, ({ koota_name }) => koota_name)].map(([name, all]) => [
              name,
              all.map((row) => `${capital(row.rule_name)}${sourced ? ` (${cited(row.source)})` : ''}`).join('\n'),
            ]),
          },
        ]),
  ];
};

/** Rules that hold, each once with what they are counted from. */
const rulesThatHold = (
  { words: { texts } }: Making,
  rows: readonly { readonly name: string; readonly reference_name: string | null; readonly applies: boolean }[],
): string =>
  [
    ...Map.groupBy(
      rows.filter(({ applies }) => applies),
      ({ name }) => name,
    ),
  ]
    .map(([name, all]) => {
      const from = all.flatMap(({ reference_name: one }) => (one === null ? [] : [one])).join(', ');
      return from === '' ? name : filled(texts.mars_from, { name, reference: from });
    })
    .join('; ');

/** Mars in one chart: from where it counts, and why it is or is not counted. */
const marsOfPartner = (making: Making, key: 'groom' | 'bride'): string[] => {
  const { texts } = making.words;
  const { present, effective, from, cancellations } = making.read(`${key}_manglik`, PARTNER_SHAPES.manglik);
  const place = filled(texts.mars_place, {
    lagna: from.lagna.house,
    moon: from.moon.house,
    venus: from.venus.house,
  });
  if (!present) return [place, texts.mars_absent];
  if (effective) return [place, texts.mars_counts];
  const list = rulesThatHold(
    making,
    cancellations.filter(({ cancels }) => cancels),
  );
  return [place, filled(texts.mars_lifted, { list })];
};

/** Mars in both charts: the sentence of the summary, then each chart with its reasons, then what lies between them. */
export const manglik: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const { groom, bride, reasons } = read('manglik', PAIR_SHAPES.manglik);
  const between = rulesThatHold(making, reasons);
  const stands = { groom: groom.present, bride: bride.present };
  return [
    chapter(making, 'manglik', 'flow'),
    say(reasonOf(making, 'manglik')),
    ...partners(making).map(([title, key, person]): Block => ({
      kind: 'reading',
      title: person.name === '' ? title : person.name,
      note: capital(stands[key] ? labels.present : labels.absent),
      paragraphs: marsOfPartner(making, key),
    })),
    ...(between === '' ? [] : [say(filled(texts.mars_pair, { list: between }))]),
  ];
};

/** Porutham, and the balance of harsh planets. */
export const moreChecks: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const porutham = read('porutham', PAIR_SHAPES.porutham);
  const papa = read('papasamyam', PAIR_SHAPES.papasamyam);
  return [
    chapter(making, 'more_checks', 'flow'),
    heading(making, 'porutham'),
    {
      kind: 'table',
      columns: [left, left, right],
      head: [labels.check, labels.finding, labels.points],
      rows: porutham.poruthams.map((row) => [row.name, row.grade_name, points(row.points)]),
      notes: porutham.poruthams.map(({ reason }) => reason),
      notesFrom: 0,
      notesSoft: true,
    },
    say(
      filled(texts.porutham_total, {
        total: points(porutham.total),
        max: points(porutham.max),
        verdict: porutham.verdict_name,
      }),
    ),
    heading(making, 'papasamyam'),
    say(filled(texts.papasamyam, { groom: points(papa.groom.points), bride: points(papa.bride.points) })),
    say(`${papa.grade_name}. ${papa.reason}`),
  ];
};

/** Years before and after the day of issue that the periods are drawn for. */
const YEARS = { before: 5, after: 45 } as const;

/** The great periods of both on one scale, and where they change together. */
export const bothDashas: Section = (making) => {
  const { words, read, drawing, issued, names } = making;
  const { labels, texts } = words;
  const { overlaps } = read('sandhi', PAIR_SHAPES.sandhi);
  const turn = ({ at, from, from_name, to, to_name }: (typeof overlaps)[number]['groom']): string =>
    `${names.planet(from, from_name)} – ${names.planet(to, to_name)}, ${dayText(words, at)}`;
  const now = yearOf(issued);
  const [first, last] = [now - YEARS.before, now + YEARS.after];
  return [
    chapter(making, 'both_dashas', 'flow'),
    drawings(
      making,
      1,
      partners(making).map(([title, key, person]) => {
        const { periods } = read(`${key}_vimshottari`, SHAPES.vimshottari);
        const drawn = drawnPeriods(making, periods).filter((one) => one.to > first && one.from < last);
        return {
          scene: timelineScene({ words: drawing, rows: [drawn], from: first, to: last, now, title: '', subtitle: '' }),
          caption: person.name === '' ? title : `${title}: ${person.name}`,
        };
      }),
    ),
    heading(making, 'sandhi'),
    ...(overlaps.length === 0
      ? [say(texts.no_sandhi)]
      : [
          say(texts.sandhi_key),
          {
            kind: 'table' as const,
            columns: [left, left, right, left],
            head: [labels.groom, labels.bride, labels.gap, labels.grade],
            rows: overlaps.map(({ groom, bride, gap, grade_name }) => [
              turn(groom),
              turn(bride),
              decimals(gap, 0),
              grade_name,
            ]),
          },
        ]),
  ];
};
