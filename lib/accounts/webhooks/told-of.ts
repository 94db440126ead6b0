/** What webhooks and calendar feeds have in common: the events they are told of, and how these are narrowed and named. */
import { itemText, itemTexts, type Item } from '../../contract/ports/table.ts';
import type { EventFilter } from '../../contract/suites/webhook.ts';
import { SOURCE, type Language } from '../../words/languages.ts';

/** What somebody is told of. */
export interface ToldOf {
  readonly name: string;
  readonly events: readonly string[];
  /** What narrows events of the sky and of saved births. */
  readonly filter: EventFilter;
  /** Language of names in those events. */
  readonly language: Language;
}

/** The same, read from the item that keeps it. */
export const toldOf = (item: Item): ToldOf => ({
  name: itemText(item, 'name'),
  events: itemTexts(item, 'events'),
  filter: JSON.parse(itemText(item, 'filter') || '{}'),
  language: itemText(item, 'language') || SOURCE,
});
