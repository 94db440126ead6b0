/** The solar year by Patyayini, and the tithi pravesh beside it. */
import * as z from 'zod/mini';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { planetOf, rowsOf, SHAPES, spanOf } from '../answers.ts';
import { chartFigure, oneDrawing, marksNote, momentBodies, risingAndMoon } from '../bodies.ts';
import { dayText, decimals, say, timeText, type Making } from '../making.ts';
import { mattersRuled } from '../annual-strengths.ts';
import { lordsOf } from '../sections/dashas.ts';
import { LEFT, abreast, left, right } from '../blocks.ts';
import { runningText } from '../match/words.ts';

const text = z.string();

/** The members that these pages use. */
export const YEAR_SHAPES = {
  'patyayini-dasha': z.object({
    order: rowsOf({ lord: text, krisamsa: z.number() }),
    periods: rowsOf({ lords: z.array(planetOf), span: spanOf }),
    current: rowsOf({ span: spanOf }),
  }),
  'tithi-pravesh': z.object({
    ...SHAPES.planets.shape,
    return_at: text,
    vara: z.object({ name: text, lord: text, lord_name: text }),
    hora_lord: z.nullable(text),
    hora_lord_name: z.nullable(text),
    tithi: z.object({ name: text, paksha_name: text }),
  }),
};

const wordsOf = ({ language }: Making) => bank(language, 'report-months').further;

/** What the period that runs, or the first of a year that does not run, speaks of by the houses of the year. */
const spokenOf = (
  making: Making,
  one: z.output<(typeof YEAR_SHAPES)['patyayini-dasha']>['periods'][number],
): string => {
  const { language } = making;
  const ruled = mattersRuled(making, one.lords[0]?.key ?? '');
  return filled(bank(language, 'report-months').rules, {
    planet: runningText(making, one),
    // The ascendant is the first house itself.
    list: (ruled.length === 0 ? bank(language, 'report-saturn').matters.slice(0, 1) : ruled).join('; '),
  });
};

/** The periods of Patyayini, each with the degrees that give its place. */
export const patyayini = (making: Making): Block[] => {
  const { read, words } = making;
  const { labels } = words;
  const own = wordsOf(making);
  const { order, periods, current } = read('patyayini-dasha', YEAR_SHAPES['patyayini-dasha']);
  // A period of less than a day has its hours.
  const at = ({ start, end }: (typeof periods)[number]['span'], iso: string): string =>
    dayText(words, start) === dayText(words, end) ? `${dayText(words, iso)}, ${timeText(iso)}` : dayText(words, iso);
  const isNow = (one: (typeof periods)[number]): boolean => current.some((now) => now.span.start === one.span.start);
  const [running = periods[0]] = periods.filter(isNow);
  const degrees = new Map(order.map(({ lord, krisamsa }) => [lord, krisamsa]));
  return [
    { kind: 'heading', text: own.patyayini },
    { kind: 'text', text: own.patyayini_text, role: 'small' },
    {
      kind: 'table',
      columns: [left(21), right(15), left(32), left(32)],
      head: [labels.period, own.krisamsa, labels.from, labels.to],
      rows: periods.map((one) => [
        lordsOf(making, one),
        `${decimals(degrees.get(one.lords[0]?.key ?? '') ?? 0, 2)}°`,
        at(one.span, one.span.start),
        at(one.span, one.span.end),
      ]),
      strong: periods.flatMap((one, i) => (isNow(one) ? [i] : [])),
      small: true,
    },
    ...(running === undefined ? [] : [say(spokenOf(making, running), 'small')]),
  ];
};

/** The chart of the moment at which Moon and Sun stand apart as at birth, in the month of the birth. */
export const tithiPravesh = (making: Making): Block[] => {
  const { read, words, names } = making;
  const { labels, annual, captions } = words;
  const own = wordsOf(making);
  const found = read('tithi-pravesh', YEAR_SHAPES['tithi-pravesh']);
  const { return_at: at, vara, hora_lord: hora, hora_lord_name: horaName, tithi, ascendant } = found;
  const bodies = momentBodies(found);
  const yearOf: Readonly<Record<string, string>> = bank(making.language, 'report-months').year_of;
  const led = new Set([vara.lord, ...(hora === null ? [] : [hora])]);
  return [
    { kind: 'chapter', id: 'year-pravesh', title: own.pravesh, lead: own.pravesh_lead, start: 'flow' },
    abreast(
      {
        share: 1,
        blocks: [
          oneDrawing(
            making,
            filled(captions.d1, risingAndMoon(making, found)),
            chartFigure(making, ascendant.sign.id, bodies, own.pravesh, 3),
          ),
        ],
      },
      {
        share: 2,
        blocks: [
          {
            kind: 'table',
            columns: [LEFT, LEFT],
            head: [],
            rows: [
              [annual.begins, `${dayText(words, at)}, ${timeText(at)}`],
              [labels.tithi, `${tithi.paksha_name} ${tithi.name}`],
              [labels.weekday, vara.name],
              [labels.lord, names.planet(vara.lord, vara.lord_name)],
              ...(hora === null || horaName === null ? [] : [[own.hora, names.planet(hora, horaName)]]),
              [labels.ascendant, `${names.sign(ascendant.sign)} ${ascendant.sign_degree_dms}`],
            ],
          },
          say(own.pravesh_rule, 'small'),
          say([...led].map((lord) => yearOf[lord] ?? '').join(' ')),
        ],
      },
    ),
    ...marksNote(making, bodies),
  ];
};
