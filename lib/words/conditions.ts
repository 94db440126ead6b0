/** What forms and what cancels a yoga or dosha, in words. */
import { conditions as en, type ConditionId } from './en/conditions.ts';
import { conditions as hi } from './hi/conditions.ts';
import type { Language } from './languages.ts';

const TABLES: Readonly<Record<Language, Readonly<Record<ConditionId, string>>>> = { en, hi };
const isCondition = (id: string): id is ConditionId => id in en;

/** The words of a condition; throws for an id without them. */
export const conditionName = (language: Language, id: string): string => {
  if (!isCondition(id)) throw new Error(`no words for the condition ${id}`);
  return TABLES[language][id];
};
