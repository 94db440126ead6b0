/** Mars and the other doshas of both charts: where they are counted from, which rule takes them away, and what is left. */
import { ladderScene } from '../../draw/ladder.ts';
import { bank } from '../../../words/bank.ts';
import { insideList, toldRules, type ToldRule } from '../../../words/conditions.ts';
import { capital, filled } from '../../../words/fill.ts';
import { SHAPES } from '../answers.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { say, type Making, type Section } from '../making.ts';
import { PAIR_SHAPES, PARTNER_SHAPES } from './questions.ts';
import { couple, matchChapter, matchWords, namesOfBoth, reasonOf, referenceText, type Mate } from './words.ts';
import { abreast, figure, left } from '../blocks.ts';

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
const FROM = ['lagna', 'moon', 'venus'] as const;
/** Venus is looked at and adds weight, and does not decide. */
const decides = ({ reference }: { readonly reference: string }): boolean => reference !== 'venus';
/** Whether a rule holds from where it was tested, and takes the dosha away there. */
const lifts = ({ cancels, applies }: { readonly cancels: boolean; readonly applies: boolean }): boolean =>
  cancels && applies;
const marsOf = (making: Making, { key }: Mate) => making.read(`${key}_manglik`, PARTNER_SHAPES.manglik);

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

/** Rules that hold, as a chart meets them, each once. */
const listed = (rules: readonly ToldRule[]): string => toldRules(rules).map(insideList).join('; ');

/** Whether one of the two is Manglik, by which house of Mars, and what takes it away. */
export const manglikSaid = (making: Making, mate: Mate): string => {
  const { texts } = matchWords(making);
  const { present, effective, from, cancellations } = marsOf(making, mate);
  if (!present) return filled(texts.manglik_no, { name: mate.name });
  const counted = FROM.filter((one) => decides({ reference: one }) && from[one].present);
  const places = [...Map.groupBy(counted, (one) => from[one].house)]
    .map(([house, all]) => {
      const names = all.map((one) =>
        making.names.any(one === 'lagna' ? 'ascendant' : one, referenceName(making, mate, one)),
      );
      return `${house} (${names.join(', ')})`;
    })
    .join(', ');
  const slots = { name: mate.name, places };
  if (!effective)
    return filled(texts.manglik_lifted, {
      ...slots,
      list: listed(cancellations.filter((one) => lifts(one) && decides(one))),
    });
  const counts = filled(texts.manglik_counts, slots);
  return making.read('manglik', PAIR_SHAPES.manglik)[mate.key].remains ? counts : `${counts} ${texts.manglik_partner}`;
};

/** What houses are counted from, as the answer names it. */
const referenceName = (making: Making, mate: Mate, from: (typeof FROM)[number]): string =>
  marsOf(making, mate).cancellations.find(({ reference }) => reference === from)?.reference_name ?? '';

/** Where Mars stands in one chart, and why it does not count where it does not; whether it is Manglik is told on the first page. */
const told = (making: Making, mate: Mate): Block => {
  const { texts } = making.words;
  const { present, from } = marsOf(making, mate);
  const place = filled(texts.mars_place, { lagna: from.lagna.house, moon: from.moon.house, venus: from.venus.house });
  const absent = from.venus.present ? texts.mars_venus : texts.mars_absent;
  return {
    kind: 'reading',
    title: mate.name,
    note: '',
    paragraphs: [present ? place : `${place} ${absent}`],
  };
};

const houseFigure = (making: Making): Block => {
  const [his, hers] = couple(making);
  const [first, second] = [marsOf(making, his), marsOf(making, hers)];
  const { texts, chapters } = matchWords(making);
  const names = namesOfBoth(making);
  return figure(
    filled(texts.mars_houses, { houses: first.houses.join(', ') }),
    ladderScene({
      rungs: HOUSES.map((house) => ({
        name: String(house),
        first: first.from.lagna.house === house,
        second: second.from.lagna.house === house,
        tinted: first.houses.includes(house),
      })),
      perRow: HOUSES.length,
      names: [names.groom, names.bride],
      title: chapters.manglik.title,
      alt: `${names.groom}: ${first.from.lagna.house}; ${names.bride}: ${second.from.lagna.house}.`,
    }),
  );
};

/** Where Mars stands from each of the three, and whether that house counts. */
const fromTable = (making: Making): Block => {
  const { labels } = matchWords(making);
  const both = couple(making);
  const { house_of: houseOf } = bank(making.language, 'report-saturn');
  const heads = { lagna: labels.from_lagna, moon: labels.from_moon, venus: labels.from_venus };
  return {
    kind: 'table',
    columns: [left(40), left(30), left(30)],
    head: [labels.from_where, ...both.map(({ name }) => name)],
    rows: FROM.map((from) => [
      heads[from],
      ...both.map((mate): CellText => {
        const { from: places, cancellations } = marsOf(making, mate);
        const { house, present } = places[from];
        const text = capital(filled(houseOf, { n: house }));
        if (!present) return { text, mark: 'dash' };
        // Each starting point has rules of its own: a rule that holds from one says nothing of another.
        return cancellations.some((one) => one.reference === from && lifts(one))
          ? { text: filled(labels.lifted, { house: text }), mark: 'good' }
          : { text, mark: 'care' };
      }),
    ]),
  };
};

/** The rules that take the dosha away, and in whose chart each holds, where the dosha stands; all that were tested where none does. */
const ruleTable = (making: Making): Block => {
  const { labels, texts } = matchWords(making);
  const both = couple(making).map((mate) => ({ mate, ...marsOf(making, mate) }));
  if (both.every(({ present }) => !present)) return say(texts.mars_no_rule);
  const named = (wanted: (one: (typeof both)[number]['cancellations'][number]) => boolean, of = both): string[] => [
    ...new Set(of.flatMap(({ cancellations }) => cancellations.filter(wanted).map(({ name }) => name))),
  ];
  const holding = named(
    lifts,
    both.filter(({ present }) => present),
  );
  const rules = holding.length > 0 ? holding : named(({ cancels }) => cancels);
  return {
    kind: 'table',
    columns: [left(52), left(24), left(24)],
    head: [labels.rule, ...both.map(({ mate }) => mate.name)],
    small: true,
    named: false,
    rows: rules.map((rule) => [
      rule,
      ...both.map(({ present, cancellations }): CellText => {
        const holds = present ? cancellations.filter((one) => one.name === rule && lifts(one)) : [];
        return holds.length === 0
          ? { text: '', mark: 'dash' }
          : { text: holds.map((one) => referenceText(making, one)).join(', '), mark: 'good' };
      }),
    ]),
  };
};

/** The sentence of the summary, where Mars stands, both charts with their reasons, the rules, and what lies between the two. */
export const manglik: Section = (making) => {
  const { headings, texts } = matchWords(making);
  const between = rulesThatHold(making, making.read('manglik', PAIR_SHAPES.manglik).reasons);
  return [
    matchChapter(making, 'manglik', 'flow'),
    { kind: 'card', span: 2, title: headings.mars, paragraphs: [reasonOf(making, 'manglik')] },
    say(texts.mars_meaning),
    houseFigure(making),
    abreast(
      { share: 3, blocks: [fromTable(making)] },
      { share: 2, blocks: couple(making).map((mate) => told(making, mate)) },
    ),
    { kind: 'heading', text: headings.mars_rules },
    ruleTable(making),
    ...(between === '' ? [] : [say(filled(making.words.texts.mars_pair, { list: between }))]),
  ];
};

/** Mars has a page of its own; Saturn over the Moon passes. */
const OTHERS = ['manglik', 'sade_sati', 'dhaiya'];

interface Found {
  readonly mate: Mate;
  readonly row: { readonly rules_met: readonly ToldRule[]; readonly cancelled_by: readonly ToldRule[] };
}

/** What found a dosha in each chart and what lifts it there; what found it in both is said once. */
const whatFound = (making: Making, found: readonly Found[]): readonly string[] => {
  const { texts } = matchWords(making);
  return [...Map.groupBy(found, ({ row }) => listed(row.rules_met))].flatMap(([list, all]) => {
    const lifted = all.map(({ mate, row }) => ({ name: mate.name, easing: listed(row.cancelled_by) }));
    const [only, ...more] = lifted;
    if (only !== undefined && more.length === 0)
      return [filled(only.easing === '' ? texts.dosha_row : texts.dosha_lifted, { ...only, list })];
    return [
      filled(texts.dosha_row, { name: lifted.map(({ name }) => name).join(', '), list }),
      ...lifted.flatMap((one) => (one.easing === '' ? [] : [filled(texts.dosha_lifted_for, one)])),
    ];
  });
};

/** The other doshas that stand in either chart, with what found them and what lifts them. */
export const doshas: Section = (making) => {
  const { texts } = matchWords(making);
  const { labels } = making.words;
  const both = couple(making).map((mate) => ({
    mate,
    rows: making.read(`${mate.key}_doshas`, SHAPES.doshas).doshas.filter(({ key }) => !OTHERS.includes(key)),
  }));
  const [first] = both;
  const standing = (first?.rows ?? []).filter(({ key }) =>
    both.some(({ rows }) => rows.some((row) => row.key === key && row.present)),
  );
  const found = (key: string) =>
    both.flatMap(({ mate, rows }) =>
      rows.filter((row) => row.key === key && row.present).map((row) => ({ mate, row })),
    );
  const meanings: Readonly<Record<string, string>> = bank(making.language, 'phala/dosha-meanings');
  return [
    matchChapter(making, 'doshas', 'flow'),
    ...(standing.length === 0
      ? [say(texts.dosha_none)]
      : [
          {
            kind: 'table' as const,
            columns: [left(40), left(30), left(30)],
            head: [labels.dosha, ...both.map(({ mate }) => mate.name)],
            rows: standing.map(({ key, name }) => [
              name,
              ...both.map(({ rows }): CellText => {
                const row = rows.find((one) => one.key === key);
                if (row === undefined || !row.present) return { text: labels.absent, mark: 'dash', ink: 'soft' };
                return row.cancelled
                  ? { text: labels.cancelled, mark: 'good' }
                  : { text: row.grade_name.toLowerCase(), mark: 'care' };
              }),
            ]),
            notes: standing.map(({ key }) =>
              [meanings[key] ?? '', ...whatFound(making, found(key))].filter((part) => part !== '').join(' '),
            ),
            notesFrom: 0,
            notesSoft: true,
          },
        ]),
  ];
};
