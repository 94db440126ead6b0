/** The texts of the pages, a family a section, so that a language may have some pages and not others. */
import { bank, type Banks, type Family } from './bank.ts';
import type { Language } from './languages.ts';

type Section = Family extends infer F ? (F extends `pages/${infer S}` ? S : never) : never;

/** The sections of the pages; each is read when it is first asked for, and throws `NotSpoken` where a language lacks it. */
export type PageWords = { readonly [S in Section]: Banks[`pages/${S}`] };

const isSection = (name: string | symbol): name is Section => typeof name === 'string';

const known: Partial<Record<Language, PageWords>> = {};

/**
 * The texts of the pages in a language.
 * @example
 * pageWords('en').shell.skip // → 'Skip to the content'
 */
export const pageWords = (language: Language): PageWords =>
  (known[language] ??= new Proxy<PageWords>(Object.create(null), {
    get: (_, name) => (isSection(name) ? bank(language, `pages/${name}`) : undefined),
  }));
