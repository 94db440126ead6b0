/** The page for the two: what carries, what differs, dates to write down; and customs for each with their reason. */
import { filled } from '../../../words/fill.ts';
import { customTable, wearsColour } from '../book/custom-table.ts';
import { bookWords, hasReadings, planetSaid, spanText } from '../book/words.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { dayText, say, type Making, type Section } from '../making.ts';
import { PAIR_SHAPES, PARTNER_SHAPES } from './questions.ts';
import { partsAhead, PLACES } from './both-dashas.ts';
import { firstWedding, sharedWindows, WEDDINGS } from './times.ts';
import { weakKootas } from './topics.ts';
import { couple, matchChapter, matchWords, points } from './words.ts';
import { abreast, left, right } from '../blocks.ts';

const ROWS = 4;

const pairTable = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'table',
  columns: [left(40), left(60)],
  head: ['', ''],
  rows: rows.map(([label, text]) => [label, text]),
  small: true,
});

/** Kootas with all of their points, the weightiest first, and how each chart stands to marriage. */
const carries = (making: Making): Block[] => {
  const { texts, themes } = matchWords(making);
  const full = making
    .read('ashtakoot', PAIR_SHAPES.ashtakoot)
    .kootas.filter((koota) => koota.points >= koota.max)
    .toSorted((a, b) => b.max - a.max)
    .slice(0, ROWS);
  const areas = (hasReadings(making) ? couple(making) : []).map(({ key, name }): readonly [string, string] => {
    const { score, verdict_name: verdict } = making.read(`${key}_marriage`, PARTNER_SHAPES.marriage);
    return [filled(texts.carry_area, { name }), filled(texts.carry_area_text, { verdict, score })];
  });
  return [
    ...(full.length === 0 ? [say(texts.carry_none)] : []),
    pairTable([
      ...full.map((koota): readonly [string, string] => [
        themes[koota.key],
        filled(texts.carry_koota, { koota: koota.name, points: points(koota.points), max: points(koota.max) }),
      ]),
      ...areas,
    ]),
  ];
};

/** Kootas that gave little, with what was found and whether an exception makes up for it. */
const differs = (making: Making): Block => {
  const { texts, themes } = matchWords(making);
  const rows = weakKootas(making).slice(0, ROWS);
  if (rows.length === 0) return say(texts.differ_none);
  return pairTable(
    rows.map((koota) => {
      const found = filled(texts.differ_koota, {
        koota: koota.name,
        groom: making.names.any(koota.groom, koota.groom_name),
        bride: making.names.any(koota.bride, koota.bride_name),
      });
      return [themes[koota.key], koota.cancelled ? filled(texts.differ_met, { found }) : found];
    }),
  );
};

interface Dated {
  readonly start: string;
  readonly when: string;
  readonly what: string;
  readonly why: string;
  /** The chapter or heading below which it stands. */
  readonly place: string;
}

const MOST_DATES = 7;

const dates = (making: Making): readonly Dated[] => {
  const { texts } = matchWords(making);
  const day = (iso: string): string => dayText(making.words, iso);
  const wedding = firstWedding(making);
  const parts = couple(making).flatMap(({ key, name }) =>
    partsAhead(making, key)
      .slice(1, 3)
      .map(({ lords, span }): Dated => ({
        start: span.start,
        when: day(span.start),
        what: filled(texts.date_part, { name, lord: lords.at(-1)?.name ?? '' }),
        why: filled(texts.date_part_why, { major: planetSaid(making, lords[0]?.key ?? '', lords[0]?.name ?? '') }),
        place: PLACES.parts,
      })),
  );
  return [
    ...sharedWindows(making)
      .slice(0, 2)
      .map((span): Dated => ({
        start: span.start,
        when: spanText(making, span),
        what: texts.date_window,
        why: texts.date_window_why,
        place: 'next',
      })),
    ...(wedding === undefined
      ? []
      : [
          {
            start: wedding,
            when: day(wedding),
            what: texts.date_wedding,
            why: texts.date_wedding_why,
            place: WEDDINGS,
          },
        ]),
    ...making.read('sandhi', PAIR_SHAPES.sandhi).overlaps.map(({ groom, bride, gap }): Dated => {
      const [first, second] = groom.at < bride.at ? [groom, bride] : [bride, groom];
      return {
        start: first.at,
        when: `${day(first.at)} – ${day(second.at)}`,
        what: texts.date_sandhi,
        why: filled(texts.date_sandhi_why, { groom: groom.to_name, bride: bride.to_name, days: Math.round(gap) }),
        place: PLACES.changes,
      };
    }),
    ...parts,
  ]
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .slice(0, MOST_DATES);
};

/** One page: strong points, differences and how they are met, dates, and where to find the rest. */
export const bothOfYou: Section = (making) => {
  const { headings, labels } = matchWords(making);
  return [
    matchChapter(making, 'both_of_you', 'page'),
    abreast(
      [{ kind: 'heading', text: headings.carries }, ...carries(making)],
      [{ kind: 'heading', text: headings.differs }, differs(making)],
    ),
    { kind: 'heading', text: headings.dates },
    {
      kind: 'table',
      columns: [left(30), left(28), left(34), right(8)],
      head: [labels.when, labels.what, labels.why, labels.page],
      rows: dates(making).map(({ when, what, why, place }): CellText[] => [
        when,
        what,
        { text: why, ink: 'soft' },
        { text: '', pageOf: [place] },
      ]),
      small: true,
    },
    say(bookWords(making).you.window_note, 'small'),
    { kind: 'heading', text: making.words.contents },
    { kind: 'contents' },
  ];
};

/** Customs shown for each. */
const CUSTOMS = 3;

/** Customs of each under the name, with their reasons. */
export const pairCustoms: Section = (making) => {
  const { texts } = matchWords(making);
  return [
    matchChapter(making, 'customs', 'flow'),
    ...couple(making).flatMap(({ key, name }): Block[] => [
      { kind: 'heading', text: name },
      customTable(making, CUSTOMS, `${key}_customs`),
    ]),
    ...(couple(making).some(({ key }) => wearsColour(making, CUSTOMS, `${key}_customs`))
      ? [say(bookWords(making).texts.customs_colour, 'small')]
      : []),
    say(texts.custom_free, 'small'),
  ];
};
