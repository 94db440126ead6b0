/** What forms and what cancels a yoga or dosha, in words. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** A rule that holds, as answers tell it. */
export interface ToldRule {
  readonly name: string;
  readonly found: readonly { readonly text: string; readonly places: readonly unknown[] }[];
}

/** English words that begin a statement, and are no names. */
const BEGINNINGS = /^(A|All|An|Born|Both|Its|No|None|Older|Six|The|Two) /;

/** A statement as it stands inside a sentence or a list. */
export const insideList = (text: string): string => text.replace(BEGINNINGS, (word) => word.toLowerCase());

/** What holds of a rule: the one place that meets it, else the rule by its name with all that do. */
export const toldRule = ({ name, found: all }: ToldRule): string => {
  const found = all.filter(({ places }) => places.length > 0);
  const [only, ...rest] = found;
  if (only === undefined) return name;
  return rest.length === 0 ? only.text : `${name}: ${found.map(({ text }) => insideList(text)).join(', ')}`;
};

/** What a rule says of the chart: rules with the same statements say the same. */
const saidBy = ({ name, found }: ToldRule): string => found.map(({ text }) => text).join('\n') || name;

/** What holds of several rules; of rules that say the same the first is told. */
export const toldRules = (rules: readonly ToldRule[]): readonly string[] =>
  [...Map.groupBy(rules, saidBy).values()].flatMap(([first]) => (first === undefined ? [] : [toldRule(first)]));

/** The words of a condition; throws for an id without them. */
export const conditionName = (language: Language, id: string): string => {
  const names: Readonly<Record<string, string>> = bank(language, 'conditions');
  const name = names[id];
  if (name === undefined) throw new Error(`no words for the condition ${id}`);
  return name;
};
