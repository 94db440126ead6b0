/** Readings in words: paragraphs of the rule side composed from the text bank. */
import { toneOf, ruleId, type Fact, type Paragraph } from '../../layers/jyotish/phala/reading.ts';
import type { Language } from '../i18n/languages.ts';
import { bankRow, type Bank } from '../i18n/phala/bank.ts';
import { clauseSentences } from '../i18n/phala/modifiers.ts';
import { themeName, toneName } from '../i18n/phala/themes.ts';

const distinct = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.endpoint} ${fact.path}`, fact])).values(),
];

const factsOf = ({ facts, clauses, frame }: Paragraph): readonly Fact[] =>
  distinct([...facts, ...clauses.flatMap((clause) => clause.facts), ...(frame?.facts ?? [])]);

/** Text of a paragraph: what the row shows, its clauses, then the row's use or care. */
const textOf = (language: Language, { row, sway, clauses, frame, lord }: Paragraph, bank: Bank): string => {
  const [shows, use] = bankRow(bank, language, row);
  const said = clauseSentences(language, sway, frame ? [...clauses, frame] : clauses, lord);
  return [shows, ...said, use].join(' ');
};

/** The paragraphs of a reading in words, from the banks whose families occur. Throws for a family without a bank. */
export const paragraphShapes = (language: Language, paragraphs: readonly Paragraph[], banks: readonly Bank[]) =>
  paragraphs.map((paragraph) => {
    const bank = banks.find(({ family }) => family === paragraph.family);
    if (!bank) throw new Error(`no bank for ${paragraph.family}`);
    const tone = toneOf(paragraph);
    return {
      text: textOf(language, paragraph, bank),
      rule_id: ruleId(paragraph),
      theme: paragraph.theme,
      theme_name: themeName(language, paragraph.theme),
      tone,
      tone_name: toneName(language, tone),
      weight: Math.round(paragraph.weight * 100) / 100,
      source: paragraph.source,
      facts: factsOf(paragraph).map(({ endpoint, path, value }) => ({ endpoint, name: path, value })),
    };
  });
