/** Readings in words: paragraphs of the rule side composed from the text bank. */
import { toneOf, ruleId, type Fact, type Paragraph } from '../../../layers/jyotish/phala/reading.ts';
import type { Language } from '../../words/languages.ts';
import { titleOf } from '../../words/phala/titles.ts';
import type { Words } from '../../words/words.ts';
import { phalaRow } from '../../words/phala/rows.ts';
import { clauseSentences, rowText } from '../../words/phala/modifiers.ts';
import { bank } from '../../words/bank.ts';

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
const paragraphText = (language: Language, paragraph: Paragraph): string => {
  const { family, row, sway, lead, clauses, frame, lord } = paragraph;
  const [shows, use] = phalaRow(language, family, row);
  const opening = lead ? clauseSentences(language, 0, [lead]) : [];
  const said = clauseSentences(language, sway, frame ? [...clauses, frame] : clauses, lord);
  const rest = use === undefined ? [] : [rowText(language, use, paragraph)];
  return [...opening, rowText(language, shows, paragraph), ...said, ...rest].join(' ');
};

/**
 * The paragraphs of a reading in words.
 * @example
 * paragraphShapes(words, []) // → []
 */
export const paragraphShapes = (words: Words, paragraphs: readonly Paragraph[]) =>
  paragraphs.map((paragraph) => {
    const { language } = words;
    const tone = toneOf(paragraph);
    return {
      title: titleOf(words, paragraph.placement),
      text: paragraphText(language, paragraph),
      rule_id: ruleId(paragraph),
      theme: paragraph.theme,
      theme_name: bank(language, 'phala/themes').themes[paragraph.theme],
      tone,
      tone_name: bank(language, 'phala/themes').tones[tone],
      weight: Math.round(paragraph.weight * 100) / 100,
      source: paragraph.source,
      facts: factsOf(paragraph),
    };
  });
