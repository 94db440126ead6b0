/** What the chart holds by rule: yogas that are formed, doshas with what lessens them, Sade Sati with its dates. */
import { filled } from '../../../words/fill.ts';
import { SOURCE } from '../../../words/languages.ts';
import { SHAPES } from '../answers.ts';
import type { Block, Column } from '../../../contract/ports/report-document.ts';
import { capital, chapter, cited, dayText, heading, percent, say, type Making, type Section } from '../making.ts';

const left: Column = { align: 'left' };
const right: Column = { align: 'right' };

/** A name that begins with an article, as it stands inside a sentence. */
const inside = (name: string): string => name.replace(/^(A|An|The|No|Its) /, (word) => word.toLowerCase());

const listed = (rows: readonly { readonly name: string }[]): string => rows.map(({ name }) => inside(name)).join('; ');

/** The combinations that are formed; those that are cancelled say so. */
export const yogas: Section = (making) => {
  const { words, read, names } = making;
  const { labels, texts } = words;
  const { yogas: found, checked } = read('yogas', SHAPES.yogas);
  // Works are cited in English.
  const sourced = making.language === SOURCE;
  if (found.length === 0) return [chapter(making, 'yogas', 'flow'), say(filled(texts.no_yogas, { count: checked }))];
  return [
    chapter(making, 'yogas', 'flow'),
    say(filled(texts.yogas_checked, { count: checked })),
    {
      kind: 'table',
      columns: [left, left, right, ...(sourced ? [left] : [])],
      head: [labels.yoga, labels.planets, labels.share, ...(sourced ? [labels.source] : [])],
      rows: found.map((one) => [
        one.cancelled_by.length === 0 ? one.name : `${one.name} (${labels.cancelled})`,
        one.planets.map(({ key, name }) => names.planet(key, name)).join(', '),
        one.prevalence === null ? '' : percent(words, one.prevalence),
        ...(sourced ? [cited(one.source)] : []),
      ]),
    },
  ];
};

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
  return [
    chapter(making, 'doshas', 'flow'),
    ...(present.length === 0 ? [say(texts.no_doshas)] : []),
    ...present.map((one): Block => ({
      kind: 'reading',
      title: one.name,
      note: [
        one.cancelled ? capital(labels.cancelled) : one.grade_name,
        ...(one.prevalence === null ? [] : [filled(texts.prevalence, { share: percent(words, one.prevalence) })]),
      ].join('\n'),
      paragraphs: [
        ...(one.met.length === 0 ? [] : [filled(texts.met, { list: listed(one.met) })]),
        ...(one.cancelled_by.length === 0 ? [] : [filled(texts.cancelled_by, { list: listed(one.cancelled_by) })]),
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
