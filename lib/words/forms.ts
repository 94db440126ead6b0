/** Names in the forms that rows ask for (`{planet:gen}`, `{house:loc}`), out of `forms.json` of the language. */
import { besideBanks } from './bank.ts';
import { fillAny, type Inflected } from './fill.ts';
import type { Language } from './languages.ts';
import type { KeyOf } from './lists.ts';
import type { Words } from './words.ts';

/** Lists whose names are nameForms; all other names stand in rows as they are. */
type InflectedList = 'planets' | 'signs' | 'weekdays';
type Table = Readonly<Partial<Record<string, Inflected>>>;
interface Forms extends Readonly<Partial<Record<InflectedList | 'houses', Table>>> {
  readonly date?: { readonly plain: string };
}

const known: Partial<Record<Language, Forms>> = {};

const formsOf = (language: Language): Forms => (known[language] ??= Object(besideBanks(language, 'forms')));

/** A name in its forms; as it is in every form where the language does not inflect it. */
export const nameForms = <L extends InflectedList>(words: Words, list: L, key: KeyOf<L>): Inflected =>
  formsOf(words.language)[list]?.[key] ?? { nom: words.nameOfKey(list, key) };

/** A sign of an answer in its forms; as the answer names it in every form where the language does not inflect it. */
export const signForms = (
  language: Language,
  { key, name }: { readonly key: string; readonly name: string },
): Inflected => formsOf(language).signs?.[key] ?? { nom: name };

/** A house, 1–12, in its forms; `plain` as it is in every form where the language does not inflect it. */
export const houseForms = (language: Language, house: number, plain: string): Inflected =>
  formsOf(language).houses?.[String(house)] ?? { nom: plain };

/** A day of a month as the language writes it: `14 March`, மார்ச் 14. */
export const dayOfMonth = (language: Language, day: number, month: string): string =>
  fillAny(formsOf(language).date?.plain ?? '{d} {month}', { d: day, month });
