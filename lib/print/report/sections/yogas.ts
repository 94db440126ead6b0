/** Yogas explained: what each means, which conditions the chart meets, how common it is, and when its planets speak. */
import type * as z from 'zod/mini';
import { YOGAS_ALREADY } from '../../../../layers/jyotish/dosha/as-yogas.ts';
import type { Block, CellText, Column } from '../../../contract/ports/report-document.ts';
import { bookWords } from '../book/words.ts';
import { bank } from '../../../words/bank.ts';
import { insideList, toldRules } from '../../../words/conditions.ts';
import { capital, filled } from '../../../words/fill.ts';
import { SOURCE } from '../../../words/languages.ts';
import { EXPLAINED_YOGA, explainedYoga, SHAPES, type Question, type Read } from '../answers.ts';
import { chapter, cited, heading, monthText, say, type Making, type Section } from '../making.ts';
import { atLength, inShort, linesOf, type Room } from '../share.ts';
import { LEFT, abreast, left, only, right } from '../blocks.ts';

type Yoga = z.output<typeof SHAPES.yogas>['yogas'][number];

/** Share of charts above which a yoga stands in the table alone: it says little about one person. */
const COMMON = 0.6;
/** Most yogas that are explained in full. */
const EXPLAINED = 10;
/** Sub-periods in which a yoga speaks that are named, from the day of issue on. */
const SPANS = 2;
/** Strength from which a yoga is formed strongly, and below which faintly. */
const STRENGTHS = { strong: 0.66, faint: 0.34 } as const;

/** The number of a yoga that is one of several of a name. */
const COUNTED = /_\d+$/;
/** Doshas, and yogas that are counted as a dosha, have a chapter of their own. */
export const isDosha = ({ key, reference }: Yoga): boolean =>
  reference.startsWith('reference/doshas/') || YOGAS_ALREADY.some((one) => key.replace(COUNTED, '') === one);

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

/** The questions about the yogas that are explained, once it is known which they are: why they are formed. */
export const yogaQuestions = (read: Read): ReadonlyMap<string, Question> =>
  new Map<string, Question>(
    sorted(read('yogas', SHAPES.yogas).yogas).first.map(
      ({ key }) => [explainedYoga(key), { endpoint: 'yoga/explain', body: { yoga: key } }] as const,
    ),
  );

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

/** When it speaks: the sub-periods of its planets that run or come next, as the table of periods has them. */
const speaksIn = ({ read, words, names, issued }: Making, { planets }: Yoga): string[] =>
  read('vimshottari', SHAPES.vimshottari)
    .periods.flatMap(({ children = [] }) => children)
    .filter(({ lords, span }) => span.end > issued && planets.some(({ key }) => key === lords.at(-1)?.key))
    .slice(0, SPANS)
    .map(({ lords, span }) => {
      const lord = lords.at(-1);
      return filled(words.texts.yoga_when, {
        planet: lord === undefined ? '' : names.planet(lord.key, lord.name),
        from: monthText(words, span.start),
        to: monthText(words, span.end),
      });
    });

const isMeant = (meanings: Readonly<Record<string, string>>, key: string): string => meanings[key] ?? '';

/** Most conditions of a yoga that are shown. */
const CONDITIONS = 6;
/** Conditions up to which each stands in a line of its own, and letters up to which one is short. */
const APART = 3;
const SHORT = 32;

/** What in the chart forms the yoga, each with a tick; many that are short stand in one line. */
const conditionList = (found: readonly { readonly text: string }[]): Block => {
  const told = found.slice(0, CONDITIONS).map(({ text }) => text);
  const isLine = told.length > APART && told.every((text) => text.length <= SHORT);
  const items = isLine ? [capital(told.map(insideList).join('; '))] : told;
  return { kind: 'list', marks: items.map(() => 'good'), items };
};

/** Planets of a yoga that looks at the whole chart: all but the nodes. */
const SEVEN = 7;

/** One yoga in full: meaning and conditions, and beside them how strong and how common it is and when it speaks. */
const explained = (making: Making, yoga: Yoga): Block => {
  const { words, language, prose, names } = making;
  const { texts } = words;
  const { labels } = bookWords(making);
  const spans = speaksIn(making, yoga);
  const cancelled = yoga.cancelled_by.length > 0;
  // A yoga of all seven is one of the shape of the chart: beside the work that has it their names say nothing.
  const told = yoga.planets.length < SEVEN || language !== SOURCE ? yoga.planets : [];
  const planets = told.map(({ key, name }) => names.planet(key, name)).join(', ');
  const formed = [formedText(making, yoga), inHundred(making, yoga.prevalence)]
    .filter((text) => text !== '')
    .join(' · ');
  const facts: CellText[][] = [
    [{ text: formed, mark: markOf(yoga), ink: markOf(yoga) }],
    [{ text: labels.strength, bar: cancelled ? 0 : yoga.strength, ink: 'soft' }],
    ...(spans.length === 0 ? [] : [[`${texts.yoga_speaks}\n${spans.join('\n')}`]]),
  ];
  return abreast(
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
                  list: toldRules(yoga.cancelled_by).map(insideList).join('; '),
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
    { share: 3, blocks: [{ kind: 'table', columns: [LEFT], head: [''], rows: facts, named: false, small: true }] },
  );
};

/** The columns of a line: names of yogas are long where they name the lords of houses. */
const YOGA_COLUMNS: readonly Column[] = [left(52), left(26), right(22)];

/** A yoga in a line: its mark and name, its planets, and how common it is. */
export const yogaRow = (making: Making, one: Yoga): CellText[] => [
  {
    text: one.cancelled_by.length === 0 ? one.name : `${one.name} (${making.words.labels.cancelled})`,
    mark: markOf(one),
  },
  one.planets.map(({ key, name }) => making.names.planet(key, name)).join(', '),
  inHundred(making, one.prevalence),
];

/** Letters of a line of a yoga that is explained, of its name in the table and of what it means below that. */
const LETTERS = { explained: 60, name: 38, meant: 110 } as const;
/** Lines beside those of its text: of a yoga that is explained its name, its planets and the space around it; of a row that. */
const BESIDE = { explained: 3, row: 0.4 } as const;
/** Yogas that are explained in any book. */
const LEAST = 3;

/** Lines of a yoga that has its name alone, two of them abreast. */
const namedLines = ({ name }: Yoga): number => (linesOf(name, LETTERS.name) + BESIDE.row) / 2;

/** Lines of a yoga in the table, with what it means, and with its name alone. */
const roomInTable = (making: Making, yoga: Yoga): Room => {
  const meant = linesOf(isMeant(bank(making.prose, 'phala/yoga-meanings'), yoga.key), LETTERS.meant);
  return { short: namedLines(yoga), long: linesOf(yoga.name, LETTERS.name) + meant + BESIDE.row };
};

/** Lines of a yoga that is explained, and with its name alone. */
const roomExplained = (making: Making, yoga: Yoga): Room => {
  const meant = isMeant(bank(making.prose, 'phala/yoga-meanings'), yoga.key);
  const { found } = making.read(explainedYoga(yoga.key), EXPLAINED_YOGA);
  const texts = [meant, ...found.slice(0, CONDITIONS).map(({ text }) => text)];
  return { short: namedLines(yoga), long: linesOf(texts.join('\n'), LETTERS.explained) + BESIDE.explained };
};

/** Yogas as a book tells them: explained, in a row with what they mean, and by name alone. */
interface Told {
  readonly full: readonly Yoga[];
  readonly rows: readonly Yoga[];
  readonly named: readonly Yoga[];
}

/** All by their weight where the book has room for them; else those that weigh least by name alone. */
const toldOf = (making: Making, { first, rest }: ReturnType<typeof sorted>): Told => {
  const { yogas: room = Infinity } = making.share ?? {};
  const inTable = (all: readonly Yoga[]) => all.map((one) => roomInTable(making, one));
  const free = room - inShort(inTable(rest));
  const full = first.slice(
    0,
    atLength(
      first.map((one) => roomExplained(making, one)),
      free,
      LEAST,
    ),
  );
  const used = full.reduce((sum, one) => sum + roomExplained(making, one).long, 0);
  const others = [...first.slice(full.length), ...rest.toSorted((a, b) => weightOf(b) - weightOf(a))];
  const rows = others.slice(0, atLength(inTable(others), room - used, 0));
  // Each group in the order of the answer.
  const after = [...first.slice(full.length), ...rest];
  return {
    full,
    rows: after.filter((one) => rows.includes(one)),
    named: after.filter((one) => !rows.includes(one)),
  };
};

/** Yogas by name, two abreast, each with how common it is. */
const namedTable = (making: Making, named: readonly Yoga[]): Block => {
  const { labels } = making.words;
  const cells = (one: Yoga | undefined): CellText[] => {
    if (one === undefined) return ['', ''];
    const [name = '', , share = ''] = yogaRow(making, one);
    return [name, share];
  };
  const pair = [left(30), left(20)] as const;
  return {
    kind: 'table',
    columns: [...pair, ...pair],
    head: [labels.yoga, labels.share, labels.yoga, labels.share],
    rows: Array.from({ length: Math.ceil(named.length / 2) }, (_, i) => [
      ...cells(named[2 * i]),
      ...cells(named[2 * i + 1]),
    ]),
    // A name on the left weighs no more than the one beside it.
    named: false,
    small: true,
  };
};

/** Those that say most in full, the rest in a table with a line each; in a book that keeps to its pages the last by name. */
export const yogas: Section = (making) => {
  const { words, read, prose } = making;
  const { labels, texts } = words;
  const { yogas: all, checked } = read('yogas', SHAPES.yogas);
  const found = sorted(all);
  const count = found.first.length + found.rest.length;
  if (count === 0) return [chapter(making, 'yogas', 'flow'), say(filled(texts.no_yogas, { count: checked }))];
  const meanings = bank(prose, 'phala/yoga-meanings');
  const { full, rows, named } = toldOf(making, found);
  return [
    chapter(making, 'yogas', 'flow'),
    say(filled(texts.yogas_checked, { count: checked, found: count })),
    ...full.map((yoga) => explained(making, yoga)),
    ...(rows.length + named.length === 0 ? [] : [heading(making, 'more_yogas')]),
    ...only(rows.length > 0, () => [
      say(texts.yogas_rest),
      {
        kind: 'table',
        columns: YOGA_COLUMNS,
        head: [labels.yoga, labels.planets, labels.share],
        rows: rows.map((one) => yogaRow(making, one)),
        notes: rows.map(({ key }) => isMeant(meanings, key)),
        notesFrom: 0,
        notesSoft: true,
      },
    ]),
    ...(named.length === 0 ? [] : [say(texts.yogas_named), namedTable(making, named)]),
  ];
};
