/** Eclipses in an almanac: what the place sees of each and when sutak is kept, in a table, in the cell of the day, and below the cells. */
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { dayText, say, type Making } from '../making.ts';
import { spanAt } from './days.ts';
import { PANCHANG_SHAPES, type Eclipse } from './questions.ts';
import { shared, table } from './table-parts.ts';

/** The date under which an almanac has an eclipse. */
export const eclipseDate = ({ seen, contacts }: Eclipse): string => (seen?.start ?? contacts.maximum).slice(0, 10);

/** The eclipses of the dates that almanacs keep or name: those of the half-shadow they leave out. */
export const eclipsesOf = ({ read }: Making, within: (date: string) => boolean): readonly Eclipse[] =>
  read('eclipses', PANCHANG_SHAPES.eclipses).eclipses.filter(
    (one) => one.type !== 'penumbral' && within(eclipseDate(one)),
  );

/** What the cell of a day says of an eclipse that is seen; nothing of another. */
export const eclipseLine = (one: Eclipse): string =>
  one.seen === null ? '' : `${one.name} ${spanAt(eclipseDate(one), one.seen)}`;

/** What is said below the cells of a month. */
export const eclipseNotes = (making: Making, within: (date: string) => boolean): readonly string[] => {
  const { sheet } = bank(making.language, 'report-panchang');
  return eclipsesOf(making, within).map((one) => {
    const [at, { name, seen, sutak }] = [eclipseDate(one), one];
    const date = dayText(making.words, at);
    return seen === null || sutak === null
      ? filled(sheet.unseen, { date, name })
      : filled(sheet.eclipse, { date, name, seen: spanAt(at, seen), sutak: spanAt(at, sutak) });
  });
};

/** Eclipses with the hours of the partial phase, of what is seen, and of sutak; nothing where there are none. */
export const eclipseTable = (
  making: Making,
  eclipses: readonly Eclipse[],
  date: (date: string) => string,
  explained: boolean,
): readonly Block[] => {
  const { labels, texts } = bank(making.language, 'report-panchang');
  if (eclipses.length === 0) return [];
  const hours = (at: string, span: Eclipse['seen']): string => (span === null ? '–' : spanAt(at, span));
  const rows = eclipses.map((one): readonly CellText[] => {
    const at = eclipseDate(one);
    const { name, contacts, seen, sutak, sutak_weak: weak } = one;
    const [begins, ends] = [contacts.first, contacts.last];
    return [
      date(at),
      { text: name, ink: 'brand' },
      seen === null || begins === null || ends === null ? '–' : spanAt(at, { start: begins, end: ends }),
      seen === null ? { text: labels.unseen, ink: 'soft' } : hours(at, seen),
      hours(at, sutak),
      hours(at, weak),
    ];
  });
  return [
    table(
      shared(15, 25, 15, 15, 15, 15),
      [making.words.labels.date, labels.eclipse, labels.partial, labels.seen, labels.sutak, labels.sutak_weak],
      rows,
    ),
    ...(explained && eclipses.some(({ sutak }) => sutak !== null) ? [say(texts.sutak, 'small')] : []),
  ];
};
