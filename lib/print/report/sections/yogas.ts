/** Yogas explained: what each means, which conditions the chart meets, how common it is, and when its planets speak. */
import type * as z from 'zod/mini';
import type { Block, CellText, Column } from '../../../contract/ports/report-document.ts';
import { yearsLater } from '../ages.ts';
import { AHEAD_YEARS } from '../ahead.ts';
import type { Issue } from '../book/questions.ts';
import { bookWords } from '../book/words.ts';
import { activationQuestions, FURTHER_SHAPES } from '../further/questions.ts';
import { bank } from '../../../words/bank.ts';
import { insideList, toldRule } from '../../../words/conditions.ts';
import { filled } from '../../../words/fill.ts';
import { SOURCE } from '../../../words/languages.ts';
import { EXPLAINED_YOGA, explainedYoga, SHAPES, type Question, type Read } from '../answers.ts';
import { chapter, cited, heading, monthText, say, type Making, type Section } from '../making.ts';

type Yoga = z.output<typeof SHAPES.yogas>['yogas'][number];

const left: Column = { align: 'left' };
const right: Column = { align: 'right' };

/** Share of charts above which a yoga stands in the table alone: it says little about one person. */
const COMMON = 0.6;
/** Most yogas that are explained in full. */
const EXPLAINED = 10;
/** Spans in which a yoga speaks that are named, from the day of issue on. */
const SPANS = 2;
/** Strength from which a yoga is formed strongly, and below which faintly. */
const STRENGTHS = { strong: 0.66, faint: 0.34 } as const;

/** Doshas have a chapter of their own. */
export const isDosha = ({ reference }: Yoga): boolean => reference.startsWith('reference/doshas/');

/** Yogas of the hard family weigh: a ring, no tick. */
const markOf = ({ family, cancelled_by: by }: Yoga): 'good' | 'care' =>
  family === 'arishta' || by.length > 0 ? 'care' : 'good';

/** How much a yoga says of this chart: its strength by its rarity. */
const weightOf = ({ strength, prevalence }: Yoga): number => strength * (1 - (prevalence ?? 0));

/** The yogas that are explained, those that say most first, and the rest in their order. */
const sorted = (all: readonly Yoga[]): { readonly first: readonly Yoga[]; readonly rest: readonly Yoga[] } => {
  const found = all.filter((one) => !isDosha(one));
  const first = found
    .filter((one) => weightOf(one) > 0 && (one.prevalence ?? 0) <= COMMON)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, EXPLAINED);
  return { first, rest: found.filter((one) => !first.includes(one)) };
};

/** The questions about the yogas that are explained, once it is known which they are: why they are formed, and when they may act. */
export const yogaQuestions = (read: Read, issue: Issue): ReadonlyMap<string, Question> => {
  const { first } = sorted(read('yogas', SHAPES.yogas).yogas);
  return new Map<string, Question>([
    ...first.map(
      ({ key }) => [explainedYoga(key), { endpoint: 'yoga/explain', body: { yoga: key }, whole: true }] as const,
    ),
    ...activationQuestions(
      first.map(({ key }) => key),
      issue,
    ),
  ]);
};

/** `42 in 100 charts`. */
export const inHundred = ({ words: { texts } }: Making, share: number | null): string => {
  if (share === null) return '';
  const n = Math.round(share * 100);
  return n === 0 ? texts.under_hundred : filled(texts.in_hundred, { n });
};

const formedText = ({ words: { texts } }: Making, { strength, cancelled_by }: Yoga): string => {
  if (cancelled_by.length > 0) return texts.yoga_cancelled;
  if (strength >= STRENGTHS.strong) return texts.yoga_strong;
  return strength < STRENGTHS.faint ? texts.yoga_faint : texts.yoga_formed;
};

/**
 * When it may act next: spans of the years ahead in which a planet of it rules and Jupiter or Saturn touches one of them, else
 * the next ones of the dasha, however they are touched.
 */
const speaksIn = (making: Making, { key }: Yoga): string[] => {
  const { read, words, names, issued } = making;
  const ahead = yearsLater(issued, AHEAD_YEARS);
  const own = read('activation', FURTHER_SHAPES.activation).windows.filter((one) => one.key === key);
  const both = own.filter(({ by, span }) => by === 'both' && span.start < ahead);
  return joined(both.length === 0 ? own : both)
    .slice(0, SPANS)
    .map(({ lords, start, end }) =>
      filled(words.texts.yoga_when, {
        planet: lords.map((lord) => names.planet(lord.key, lord.name)).join(', '),
        from: monthText(words, start),
        to: monthText(words, end),
      }),
    );
};

type Activation = z.output<typeof FURTHER_SHAPES.activation>['windows'][number];
interface Stretch extends Pick<Activation, 'lords'> {
  readonly start: string;
  readonly end: string;
}

/** Windows that follow one another with the same lords as one. */
const joined = (windows: readonly Activation[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const { span, lords } of windows) {
    const last = stretches.at(-1);
    const same =
      last?.end === span.start && last.lords.map(({ key }) => key).join() === lords.map(({ key }) => key).join();
    if (last !== undefined && same) stretches[stretches.length - 1] = { ...last, end: span.end };
    else stretches.push({ lords, ...span });
  }
  return stretches;
};

const isMeant = (meanings: Readonly<Record<string, string>>, key: string): string => meanings[key] ?? '';

/** Most conditions of a yoga that are shown. */
const CONDITIONS = 6;

/** What in the chart forms the yoga, each with a tick. */
const conditionList = (found: readonly { readonly text: string }[]): Block => {
  const items = found.slice(0, CONDITIONS).map(({ text }) => text);
  return { kind: 'list', marks: items.map(() => 'good'), items };
};

/** One yoga in full: meaning and conditions, and beside them how strong and how common it is and when it speaks. */
const explained = (making: Making, yoga: Yoga): Block => {
  const { words, language, prose, names } = making;
  const { texts } = words;
  const { labels } = bookWords(making);
  const spans = speaksIn(making, yoga);
  const cancelled = yoga.cancelled_by.length > 0;
  const planets = yoga.planets.map(({ key, name }) => names.planet(key, name)).join(', ');
  const formed = formedText(making, yoga);
  const facts: CellText[][] = [
    [{ text: formed, mark: markOf(yoga), ink: markOf(yoga) }],
    [{ text: labels.strength, bar: cancelled ? 0 : yoga.strength, ink: 'soft' }],
    [inHundred(making, yoga.prevalence)],
    ...(spans.length === 0 ? [] : [[`${texts.yoga_speaks}\n${spans.join('\n')}`]]),
  ];
  return {
    kind: 'columns',
    columns: [
      {
        share: 5,
        blocks: [
          { kind: 'heading', text: cancelled ? `${yoga.name} (${words.labels.cancelled})` : yoga.name },
          say(isMeant(bank(prose, 'phala/yoga-meanings'), yoga.key)),
          conditionList(making.read(explainedYoga(yoga.key), EXPLAINED_YOGA).found),
          ...(cancelled
            ? [
                say(
                  filled(texts.yoga_cancel, {
                    list: yoga.cancelled_by.map((rule) => insideList(toldRule(rule))).join('; '),
                  }),
                  'small',
                ),
              ]
            : []),
          // Works are cited in English.
          say(
            [planets, ...(language === SOURCE ? [cited(yoga.source)] : [])].filter((text) => text !== '').join(' · '),
            'small',
          ),
        ],
      },
      { share: 2, blocks: [{ kind: 'table', columns: [left], head: [''], rows: facts, named: false }] },
    ],
  };
};

/** Those that say most in full, the rest in a table with a line each. */
export const yogas: Section = (making) => {
  const { words, read, names, prose } = making;
  const { labels, texts } = words;
  const { yogas: all, checked } = read('yogas', SHAPES.yogas);
  const { first, rest } = sorted(all);
  const found = first.length + rest.length;
  if (found === 0) return [chapter(making, 'yogas', 'flow'), say(filled(texts.no_yogas, { count: checked }))];
  const meanings = bank(prose, 'phala/yoga-meanings');
  return [
    chapter(making, 'yogas', 'flow'),
    say(filled(texts.yogas_checked, { count: checked, found })),
    ...first.map((yoga) => explained(making, yoga)),
    ...(rest.length === 0
      ? []
      : [
          heading(making, 'more_yogas'),
          say(texts.yogas_rest),
          {
            kind: 'table' as const,
            columns: [left, left, right],
            head: [labels.yoga, labels.planets, labels.share],
            rows: rest.map((one) => [
              one.cancelled_by.length === 0 ? one.name : `${one.name} (${labels.cancelled})`,
              one.planets.map(({ key, name }) => names.planet(key, name)).join(', '),
              inHundred(making, one.prevalence),
            ]),
            notes: rest.map(({ key }) => isMeant(meanings, key)),
            notesFrom: 0,
            notesSoft: true,
          },
        ]),
  ];
};
