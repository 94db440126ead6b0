/** Words of event windows. */
import type { Evidence, EvidenceKind, LifeEvent } from '../../../layers/jyotish/phala/events.ts';
import { eventWords as en } from '../en/phala/event-words.ts';
import { eventWords as hi } from '../hi/phala/event-words.ts';
import type { Language } from '../languages.ts';
import type { EventWords } from './event-words.ts';
import { MODIFIER_TEXTS } from './modifiers.ts';

const TEXTS: Readonly<Record<Language, EventWords>> = { en, hi };

/** Name of an event. */
export const lifeEventName = (language: Language, event: LifeEvent): string => TEXTS[language].events[event];
/** Name of a kind of evidence. */
export const evidenceName = (language: Language, kind: EvidenceKind): string => TEXTS[language].kinds[kind];
/** How windows are found. */
export const eventMethod = (language: Language): string => TEXTS[language].method;

/** Evidence as a sentence. */
export const evidenceText = (language: Language, { kind, planet, level, number }: Evidence): string => {
  const { evidence, roles, houses } = TEXTS[language];
  const text = evidence[kind]
    .replace('{planet}', MODIFIER_TEXTS[language].planets[planet])
    .replace('{role}', level === null ? '' : roles[level])
    .replace('{house}', houses[number - 1] ?? String(number))
    .replace('{number}', String(number));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
