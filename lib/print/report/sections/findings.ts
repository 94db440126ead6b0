/** Doshas that the chart holds with what lessens them, and Sade Sati with its dates. */
import { DOSHA_GRADES } from '../../../../layers/jyotish/dosha/rule.ts';
import { capital, filled } from '../../../words/fill.ts';
import { bank } from '../../../words/bank.ts';
import { insideList, toldRules, type ToldRule } from '../../../words/conditions.ts';
import { inHundred } from './yogas.ts';
import { SHAPES } from '../answers.ts';
import { cellText, type Block, type CellText } from '../../../contract/ports/report-document.ts';
import { bookWords, OF_TODAY } from '../book/words.ts';
import { saturnSaid } from '../book/today.ts';
import { verdictOf, type Dosha } from './dosha-verdict.ts';
import { ageAt, begunInLife, runningIn } from '../ages.ts';
import { LIFE } from '../book/life.ts';
import { BOOK_SHAPES } from '../book/questions.ts';
import { chapter, dayText, heading, say, type Making, type Section } from '../making.ts';
import { atLength, linesOf } from '../share.ts';
import { abreast, left, only, right } from '../blocks.ts';

/** Rules that form a dosha, as the chart meets them, in a line. */
const listed = (rules: readonly ToldRule[]): string => capital(toldRules(rules).map(insideList).join('; '));

const sadeSati = (making: Making): Block[] => {
  const { words, read } = making;
  const { labels, texts } = words;
  const { cycles, periods } = read('sade_sati', BOOK_SHAPES.sade_sati);
  const { utc, date: born } = making.persons[0];
  const { last_part } = bookWords(making).texts;
  const { at_birth } = bank(making.language, 'report-saturn');
  // Those of a life as long as its line is drawn.
  const lived = cycles.filter(({ span }) => ageAt(born, span.start) < LIFE);
  const begins = (cycle: number): string => {
    const parts = periods.filter((one) => one.cycle === cycle);
    const start = begunInLife(parts, utc);
    if (start === null) return at_birth;
    // Of a cycle that had begun before the birth, Saturn's return is told alone.
    const isRest = parts[0]?.phase !== 'rising' || parts[0].pass > 1;
    return isRest ? filled(last_part, { date: dayText(words, start) }) : dayText(words, start);
  };
  return [
    heading(making, 'sade_sati'),
    ...(cycles.length === 0
      ? [say(texts.sade_sati_none)]
      : [
          say(bank(making.language, 'phala/dosha-meanings').sade_sati),
          say(saturnSaid(making)),
          {
            kind: 'table' as const,
            columns: [right(10), left(45), left(45)],
            head: [labels.number, labels.from, labels.to],
            rows: lived.map(({ cycle, span }) => [String(cycle), begins(cycle), dayText(words, span.end)]),
            strong: runningIn(lived, making.issued),
          },
        ]),
  ];
};

/** What lifts a dosha, else what lessens it, else that nothing does: its label and what it is. */
const lightened = (
  making: Making,
  { cancelled_by: by, eased_by: eased }: Dosha,
): readonly [string, readonly string[]] => {
  const { labels, texts } = bookWords(making);
  if (by.length > 0) return [labels.lifts, toldRules(by)];
  return eased.length === 0 ? [labels.lifts, [texts.nothing_lifts]] : [labels.eases, eased.map(({ name }) => name)];
};

/** What a dosha is, whether it counts, and how many charts have it. */
const meaningOf = (making: Making, { key }: Dosha): string => {
  const meanings: Readonly<Record<string, string>> = bank(making.language, 'phala/dosha-meanings');
  return meanings[key] ?? '';
};
const formedBy = ({ rules_met: met }: Dosha): string => (met.length === 0 ? '–' : listed(met));
const verdictCell = (making: Making, one: Dosha): CellText => {
  const tone = one.cancelled ? 'good' : 'care';
  return { text: verdictOf(making, one), mark: tone, ink: tone };
};
const commonness = (making: Making, { prevalence }: Dosha): string =>
  prevalence === null ? '–' : inHundred(making, prevalence);
const isMars = ({ key }: Dosha): boolean => key === 'manglik';

/** The five lines of a dosha: what it is, whether it stands and why, what lifts it, the verdict, how common it is. */
const fiveRows = (making: Making, one: Dosha): readonly (readonly CellText[])[] => {
  const { labels } = bookWords(making);
  const [label, by] = lightened(making, one);
  const rows: CellText[][] = [
    [labels.what, meaningOf(making, one)],
    [labels.formed_by, formedBy(one)],
    [label, by.map(capital).join('\n')],
    [labels.verdict, verdictCell(making, one)],
    [labels.common, commonness(making, one)],
  ];
  return rows.filter(([, text]) => text !== '');
};

/** One dosha in five lines. */
const fiveLines = (making: Making, one: Dosha): Block[] => {
  const { reasons } = bookWords(making);
  return [
    { kind: 'heading', text: one.name },
    {
      kind: 'table',
      columns: [left(25), left(75)],
      head: ['', ''],
      rows: fiveRows(making, one),
      lowest: true,
    },
    ...(isMars(one) ? [say(reasons.dosha, 'small')] : []),
  ];
};

/** Doshas side by side; where their number is odd, the first stands over the whole width. */
const pairsOf = (present: readonly Dosha[]): readonly (readonly Dosha[])[] => {
  const alone = present.length % 2;
  const pairs = Array.from({ length: Math.floor(present.length / 2) }, (_, i) =>
    present.slice(alone + 2 * i, alone + 2 * i + 2),
  );
  return [present.slice(0, alone), ...pairs].filter((row) => row.length > 0);
};

/** Doshas in five lines each. */
const inPairs = (making: Making, present: readonly Dosha[]): Block[] =>
  pairsOf(present).map((row) => abreast(...row.map((one) => fiveLines(making, one))));

/** What is told below the row of a dosha: what it is, why it stands, what lifts it. */
const noteOf = (making: Making, one: Dosha): string => {
  const { labels } = bookWords(making);
  const [label, by] = lightened(making, one);
  return [
    meaningOf(making, one),
    `${labels.formed_by}: ${insideList(formedBy(one))}`,
    `${label}: ${by.map(insideList).join('; ')}`,
  ]
    .filter((text) => text !== '')
    .join('\n');
};

/** Letters of a line of the whole width, of a verdict in its column, and of a dosha beside another. */
const LETTERS = { whole: 110, verdict: 52, half: 30 } as const;
/** Doshas that are told at length in any book. */
const LEAST = 2;

/** How much a dosha says: Mars is asked about most; then the heaviest, of those alike what nothing lessens; last what is lifted. */
const rankOf = (one: Dosha): number => {
  if (isMars(one)) return 0;
  const lifted = one.cancelled ? DOSHA_GRADES.length : 0;
  const lessened = one.eased_by.length > 0 ? 0.5 : 0;
  return lifted + DOSHA_GRADES.length - DOSHA_GRADES.indexOf(one.grade) + lessened;
};

/** The doshas that are told at length: all of them, unless the book keeps to a number of pages. */
const toldWhole = (making: Making, present: readonly Dosha[]): readonly Dosha[] => {
  const { doshas: room = Infinity } = making.share ?? {};
  const ranked = present.toSorted((a, b) => rankOf(a) - rankOf(b));
  const rooms = ranked.map((one) => {
    const short = linesOf(verdictOf(making, one), LETTERS.verdict);
    return { short, long: short + linesOf(noteOf(making, one), LETTERS.whole) };
  });
  return ranked.slice(0, atLength(rooms, room, LEAST));
};

/** Doshas that are told in five lines each; more of them take less room as rows of a table, with the same in them. */
const IN_LINES = 4;
/** Lines that the name of a dosha takes with the air around it. */
const NAME = 2;

/** Whether doshas are told in five lines each: few of them, in a book that has so much room. */
const areInPairs = (making: Making, present: readonly Dosha[]): boolean => {
  const { doshas: room = Infinity } = making.share ?? {};
  const high = (one: Dosha): number =>
    fiveRows(making, one).reduce((sum, [, text = '']) => sum + linesOf(cellText(text), LETTERS.half), NAME);
  const lines = pairsOf(present).reduce((sum, row) => sum + Math.max(...row.map(high)), 0);
  return present.length <= IN_LINES && lines <= room;
};

const asRows = (making: Making, present: readonly Dosha[]): Block[] => {
  const { labels, reasons } = bookWords(making);
  const whole = toldWhole(making, present);
  // Those that have a row alone come last.
  const rows = [...present.filter((one) => whole.includes(one)), ...present.filter((one) => !whole.includes(one))];
  return [
    {
      kind: 'table',
      columns: [left(28), left(50), left(22)],
      head: [making.words.labels.dosha, labels.verdict, labels.common],
      rows: rows.map((one) => [one.name, verdictCell(making, one), commonness(making, one)]),
      notes: rows.map((one) => (whole.includes(one) ? noteOf(making, one) : '')),
      notesFrom: 0,
      notesSoft: true,
    },
    ...(present.some(isMars) ? [say(reasons.dosha, 'small')] : []),
  ];
};

/** Doshas that are present in five lines each or in rows, those that are not in one line, Sade Sati. */
export const doshas: Section = (making) => {
  const { words, read } = making;
  const { texts } = words;
  // Sade Sati stands below, with its dates; what is said of Saturn by its place today is no finding of the birth.
  const all = read('doshas', SHAPES.doshas).doshas.filter(({ key }) => !OF_TODAY.includes(key));
  const present = all.filter((one) => one.present);
  const absent = all.filter((one) => !one.present);
  return [
    chapter(making, 'doshas', 'flow'),
    ...(present.length === 0 ? [say(bookWords(making).texts.dosha_none)] : []),
    ...(areInPairs(making, present) ? inPairs : asRows)(making, present),
    ...only(absent.length > 0, () => [
      heading(making, 'no_dosha'),
      say(
        filled(texts.absent_doshas, {
          names: absent.map(({ name }) => name).join(', '),
        }),
        'soft',
      ),
    ]),
    ...sadeSati(making),
  ];
};
