/** What forms and what cancels a yoga or dosha, in words. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** The words of a condition; throws for an id without them. */
export const conditionName = (language: Language, id: string): string => {
  const names: Readonly<Record<string, string>> = bank(language, 'conditions');
  const name = names[id];
  if (name === undefined) throw new Error(`no words for the condition ${id}`);
  return name;
};
