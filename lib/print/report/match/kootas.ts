/** The kootas one by one: what each compares, both values drawn, what was found, its exceptions, what it means at home. */
import { ladderScene } from '../../draw/ladder.ts';
import { bank } from '../../../words/bank.ts';
import { capital, filled } from '../../../words/fill.ts';
import { SOURCE } from '../../../words/languages.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { cited, say, type Making, type Section } from '../making.ts';
import { PAIR_SHAPES, type Koota } from './questions.ts';
import { matchChapter, matchWords, namesOfBoth, points, reasonOf } from './words.ts';
import { abreast, figure } from '../blocks.ts';

type Row = ReturnType<typeof kootasOf>[number];
const kootasOf = (making: Making) => making.read('ashtakoot', PAIR_SHAPES.ashtakoot).kootas;

const SEVEN = 7;

/** All values that a koota knows, by key, in the order of its table. */
const valuesOf = ({ language }: Making, koota: Koota): Readonly<Record<string, string>> => {
  const { varnas, vashyas, yonis, ganas, nadis } = bank(language, 'avakahada');
  const { taras, signs, planets } = bank(language, 'names');
  switch (koota) {
    case 'varna':
      return varnas;
    case 'vashya':
      return vashyas;
    case 'tara':
      return taras;
    case 'yoni':
      return yonis;
    case 'graha_maitri':
      return Object.fromEntries(Object.entries(planets).slice(0, SEVEN));
    case 'gana':
      return ganas;
    case 'bhakoot':
      return signs;
    case 'nadi':
      return nadis;
  }
};

/** Values side by side: as many in a row as their names have room. */
const PER_ROW: Readonly<Record<Koota, number>> = {
  varna: 4,
  vashya: 5,
  tara: 9,
  yoni: 7,
  graha_maitri: 7,
  gana: 3,
  bhakoot: 6,
  nadi: 3,
};

const drawn = (making: Making, { key, name, groom, bride, groom_name: his, bride_name: hers }: Row): Block => {
  const both = namesOfBoth(making);
  return figure(
    '',
    ladderScene({
      rungs: Object.entries(valuesOf(making, key)).map(([value, text]) => ({
        name: text,
        first: value === groom,
        second: value === bride,
      })),
      perRow: PER_ROW[key],
      names: [both.groom, both.bride],
      title: name,
      alt: `${name}: ${both.groom}, ${his}; ${both.bride}, ${hers}.`,
    }),
  );
};

/** How much of its points a koota gave. */
const tierOf = ({ points: given, max }: Row): 'full' | 'part' | 'none' => {
  if (given >= max) return 'full';
  return given >= max / 2 ? 'part' : 'none';
};

/**
 * The exceptions of a koota that hold, each with its source where works are cited in the language. `told` holds those that
 * another koota has had: they are not said again, but for one where the koota has no other.
 */
const heldExceptions = (making: Making, koota: Koota, told: Set<string>): string[] => {
  const { texts } = matchWords(making);
  const held = making
    .read('ashtakoot', PAIR_SHAPES.ashtakoot)
    .exceptions.filter((one) => one.koota === koota && one.applies && one.cancels);
  const fresh = held.filter(({ rule_name: name }) => !told.has(name));
  for (const { rule_name: name } of fresh) told.add(name);
  if (fresh.length === 0)
    return held
      .map(({ rule_name: name }) => capital(name))
      .toSorted((a, b) => a.length - b.length)
      .slice(0, 1);
  return fresh.map(({ rule_name: name, source }) =>
    making.language === SOURCE
      ? filled(texts.rule_source, { rule: capital(name), source: cited(source) })
      : capital(name),
  );
};

/** Why a lost point is made good, or why it is not; nothing where a koota before has said the same. */
const exceptionText = (making: Making, row: Row, told: Set<string>): readonly (readonly [string, string[]])[] => {
  const { labels, texts } = matchWords(making);
  if (!row.dosha) {
    const text = row.points < row.max ? texts.no_exception_asked : texts.no_exception_needed;
    if (told.has(text)) return [];
    told.add(text);
    return [[labels.exceptions, [text]]];
  }
  const held = heldExceptions(making, row.key, told);
  return held.length === 0
    ? [[labels.exceptions, [texts.no_exception_holds]]]
    : [[labels.why_good, held.map((rule) => filled(texts.rule_end, { rule }))]];
};

/** Exceptions from which they are too many for a column. */
const WIDE_FROM = 2;

const explained = (making: Making, row: Row, told: Set<string>): Block[] => {
  const { labels, compares, home } = matchWords(making);
  const exceptions = exceptionText(making, row, told);
  const part = (heading: string, texts: readonly string[]): Block => ({
    kind: 'reading',
    title: heading,
    note: '',
    paragraphs: texts,
  });
  // Several exceptions take the whole width, below what they answer.
  const isWide = exceptions.some(([, paragraphs]) => paragraphs.length > WIDE_FROM);
  const answers = exceptions.map(([title, paragraphs]) => part(title, paragraphs));
  const slots = { points: points(row.points), max: points(row.max) };
  return [
    { kind: 'heading', text: `${row.name}: ${filled(labels.points, slots)}` },
    abreast([
      drawn(making, row),
      abreast(
        [part(labels.compares, [compares[row.key]]), ...(isWide ? [] : answers)],
        [part(labels.was_found, [row.found]), part(labels.at_home, [home[row.key][tierOf(row)]])],
      ),
      ...(isWide ? answers : []),
    ]),
  ];
};

/** The two that lose their points whole have a chapter of their own. */
const WHOLE: readonly Koota[] = ['bhakoot', 'nadi'];

export const kootas: Section = (making) => {
  const told = new Set<string>();
  return [
    matchChapter(making, 'kootas', 'page'),
    ...kootasOf(making)
      .filter(({ key }) => !WHOLE.includes(key))
      .flatMap((row) => explained(making, row, told)),
  ];
};

/** Bhakoot and nadi, and below them the two tests of stars that belong to them in the south. */
export const nadiBhakoot: Section = (making) => {
  const told = new Set<string>();
  const { texts, headings } = matchWords(making);
  const both = kootasOf(making).filter(({ key }) => WHOLE.includes(key));
  // Exceptions are told of where something was lost.
  const whole = both.every(({ dosha }) => !dosha);
  return [
    matchChapter(making, 'nadi_bhakoot', 'flow', whole ? texts.nadi_plain : undefined),
    ...(whole ? [] : [say(texts.nadi_meaning)]),
    ...both.flatMap((row) => explained(making, row, told)),
    { kind: 'heading', text: headings.stars },
    say(`${texts.rajju_meaning} ${reasonOf(making, 'rajju')}`),
    say(`${texts.vedha_meaning} ${reasonOf(making, 'vedha')}`),
  ];
};
