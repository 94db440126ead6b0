/** Doshas that the chart holds with what lessens them, and Sade Sati with its dates. */
import { filled } from '../../../words/fill.ts';
import { bank } from '../../../words/bank.ts';
import { inHundred } from './yogas.ts';
import { SHAPES } from '../answers.ts';
import type { Block, Column } from '../../../contract/ports/report-document.ts';
import { capital, chapter, dayText, heading, say, type Making, type Section } from '../making.ts';

const left: Column = { align: 'left' };
const right: Column = { align: 'right' };

/** A name that begins with an article, as it stands inside a sentence. */
const inside = (name: string): string => name.replace(/^(A|An|The|No|Its) /, (word) => word.toLowerCase());

const listed = (rows: readonly { readonly name: string }[]): string => rows.map(({ name }) => inside(name)).join('; ');

const sadeSati = (making: Making): Block[] => {
  const { words, read } = making;
  const { labels, texts } = words;
  const { cycles, status } = read('sade_sati', SHAPES.sade_sati);
  return [
    heading(making, 'sade_sati'),
    ...(cycles.length === 0
      ? [say(texts.sade_sati_none)]
      : [
          ...(status.next === null ? [] : [say(filled(texts.sade_sati_next, { date: dayText(words, status.next) }))]),
          {
            kind: 'table' as const,
            columns: [right, left, left].map((column, i) => ({ ...column, share: i === 0 ? 10 : 45 })),
            head: [labels.number, labels.from, labels.to],
            rows: cycles.map(({ cycle, span }) => [
              String(cycle),
              dayText(words, span.start),
              dayText(words, span.end),
            ]),
          },
        ]),
  ];
};

/** Doshas that are present with their reasons and exceptions, those that are not in one line, Sade Sati. */
export const doshas: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const { doshas: all } = read('doshas', SHAPES.doshas);
  const present = all.filter((one) => one.present);
  const absent = all.filter((one) => !one.present);
  const meanings: Readonly<Record<string, string>> = bank(making.language, 'phala/dosha-meanings');
  return [
    chapter(making, 'doshas', 'flow'),
    ...(present.length === 0 ? [say(texts.no_doshas)] : []),
    ...present.map((one): Block => ({
      kind: 'reading',
      title: one.name,
      note: [
        one.cancelled ? capital(labels.cancelled) : one.grade_name,
        ...(one.prevalence === null ? [] : [inHundred(making, one.prevalence)]),
      ].join('\n'),
      paragraphs: [
        ...(meanings[one.key] === undefined ? [] : [meanings[one.key] ?? '']),
        ...(one.rules_met.length === 0 ? [] : [filled(texts.met, { list: listed(one.rules_met) })]),
        ...(one.cancelled_by.length === 0 ? [] : [filled(texts.cancelled_by, { list: listed(one.cancelled_by) })]),
        one.cancelled ? texts.dosha_lifted : texts.dosha_counts,
      ],
    })),
    ...(absent.length === 0
      ? []
      : [
          heading(making, 'no_dosha'),
          say(filled(texts.absent_doshas, { names: absent.map(({ name }) => name).join(', ') }), 'soft'),
        ]),
    ...sadeSati(making),
  ];
};
