/** Readings in words: paragraphs of the rule side composed from the text bank. */
import { toneOf, ruleId, type Fact, type Paragraph } from '../../../layers/jyotish/phala/reading.ts';
import type { Language } from '../../words/languages.ts';
import { titleOf } from '../../words/phala/titles.ts';
import type { Words } from '../../words/words.ts';
import { bankRow, type Bank } from '../../words/phala/bank.ts';
import { clauseSentences, rowText } from '../../words/phala/modifiers.ts';
import { themeName, toneName } from '../../words/phala/themes.ts';

/** The facts of a paragraph, of its clauses and of its frame, each once. */
const factsOf = ({ facts, lead, clauses, frame }: Paragraph): Fact[] => {
  const all: Fact[] = [];
  const add = (fact: Fact): void => {
    if (!all.some(({ name, endpoint }) => name === fact.name && endpoint === fact.endpoint)) all.push(fact);
  };
  facts.forEach(add);
  lead?.facts.forEach(add);
  for (const clause of clauses) clause.facts.forEach(add);
  frame?.facts.forEach(add);
  return all;
};

/** Text of a paragraph: its lead, what the row shows, its clauses, then the row's use or care. */
const textOf = (
  language: Language,
  { row, sway, lead, clauses, frame, lord, planets }: Paragraph,
  bank: Bank,
): string => {
  const [shows, use] = bankRow(bank, language, row);
  const opening = lead ? clauseSentences(language, 0, [lead]) : [];
  const said = clauseSentences(language, sway, frame ? [...clauses, frame] : clauses, lord);
  const rest = use === undefined ? [] : [rowText(language, use, planets)];
  return [...opening, rowText(language, shows, planets), ...said, ...rest].join(' ');
};

/** The paragraphs of a reading in words, from the banks whose families occur. Throws for a family without a bank. */
export const paragraphShapes = (words: Words, paragraphs: readonly Paragraph[], banks: readonly Bank[]) =>
  paragraphs.map((paragraph) => {
    const { language } = words;
    const bank = banks.find(({ family }) => family === paragraph.family);
    if (!bank) throw new Error(`no bank for ${paragraph.family}`);
    const tone = toneOf(paragraph);
    return {
      title: titleOf(words, paragraph.placement),
      text: textOf(language, paragraph, bank),
      rule_id: ruleId(paragraph),
      theme: paragraph.theme,
      theme_name: themeName(language, paragraph.theme),
      tone,
      tone_name: toneName(language, tone),
      weight: Math.round(paragraph.weight * 100) / 100,
      source: paragraph.source,
      facts: factsOf(paragraph),
    };
  });
