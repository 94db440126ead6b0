/** Words of muhurta: names of events and of the rules they are judged by. */
import type { MuhuratEventId } from '../../layers/jyotish/muhurat/events.ts';
import { BAD_YOGA_PREFIX } from '../../layers/jyotish/muhurat/rules.ts';
import { muhurat as en } from './en/muhurat.ts';
import { muhurat as hi } from './hi/muhurat.ts';
import type { Language } from './languages.ts';
import { panchangTextOf } from './panchang.ts';

/** Every event, and every rule but the bad yogas, which bear the names of the panchang; a test counts them. */
export interface MuhuratText {
  readonly event: Readonly<Record<MuhuratEventId, string>>;
  readonly rule: Readonly<Record<string, string>>;
}

const MUHURAT_TEXTS: Readonly<Record<Language, MuhuratText>> = { en, hi };

/** Name of an event. */
export const eventName = (language: Language, id: MuhuratEventId): string => MUHURAT_TEXTS[language].event[id];

/** Name of a rule. Throws for an id without one. */
export const muhuratRuleName = (language: Language, id: string): string => {
  const found = id.startsWith(BAD_YOGA_PREFIX)
    ? panchangTextOf(language, 'specialYoga', id.slice(BAD_YOGA_PREFIX.length))
    : MUHURAT_TEXTS[language].rule[id];
  if (found === undefined) throw new Error(`no name for the rule ${id}`);
  return found;
};

/** Ids of rules that have a name in a language. */
export const muhuratRuleIds = (language: Language): readonly string[] => Object.keys(MUHURAT_TEXTS[language].rule);
