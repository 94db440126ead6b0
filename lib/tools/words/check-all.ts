/** All banks held against the English ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '../../words/languages.ts';
import { faultsOf, MADE_FORMS } from './faults.ts';
import { BANKS, familiesOf, readBank, type Texts } from './files.ts';
import { hashOf, leavesOf, stateOf } from './state.ts';

/** What stands in the file of a language about itself. */
const OWN = 'language';
/** Families that are not in the language: what it is, and how a model is told to write it. */
const ABOUT: readonly string[] = [OWN, 'astrologer/model'];
const NAMES = /\.names$/;

const scriptOf = (language: string): string => {
  if (!existsSync(join(BANKS, language, `${OWN}.json`))) return language.split('-')[1] ?? 'Latn';
  const own = readBank(language, OWN);
  const script: unknown = Reflect.get(Object(own), 'script');
  return typeof script === 'string' ? script : 'Latn';
};

/** The forms of names in a language: members of the rows of `forms.json`. */
const formsOf = (language: string): ReadonlySet<string> => {
  const file = join(BANKS, language, 'forms.json');
  if (!existsSync(file)) return new Set(MADE_FORMS);
  const tables: Readonly<Record<string, Readonly<Record<string, Texts>>>> = JSON.parse(readFileSync(file, 'utf8'));
  return new Set([
    ...MADE_FORMS,
    ...Object.values(tables).flatMap((table) => Object.values(table).flatMap((row) => Object.keys(Object(row)))),
  ]);
};

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** A line for each family of each language, and all faults. */
export const checkAll = (): { readonly lines: readonly string[]; readonly faults: readonly string[] } => {
  const lines: string[] = [];
  const faults: string[] = [];
  const sources = new Map(familiesOf(SOURCE).map((family) => [family, readBank(SOURCE, family)]));
  for (const language of readdirSync(BANKS).sort()) {
    const state = stateOf(language);
    const script = scriptOf(language);
    const forms = formsOf(language);
    const files = familiesOf(language);
    for (const file of files) {
      const family = file.replace(NAMES, '');
      const english = sources.get(family);
      if (file !== family && files.includes(family)) faults.push(`${language}/${file}: stands beside the whole family`);
      if (english === undefined) {
        faults.push(`${language}/${file}: there is no such family in English`);
        continue;
      }
      const texts = readBank(language, file);
      if (!ABOUT.includes(family))
        faults.push(...faultsOf({ language, family, english, texts, script, partial: file !== family, forms }));
      const source = new Map(leavesOf(english, family));
      const own = leavesOf(texts, family);
      const stale = own.filter(([path]) => {
        const made = state?.[path]?.[0];
        return made !== undefined && made !== hashOf(source.get(path) ?? '');
      });
      const draft = own.filter(([path]) => state?.[path]?.[1] === 'draft');
      const words = own.reduce((sum, [, text]) => sum + wordsIn(text), 0);
      lines.push(
        `${language} ${file}: ${own.length} texts, ${words} words, ${stale.length} stale, ${draft.length} draft`,
      );
      for (const [path] of stale) lines.push(`  stale: ${path}`);
    }
    for (const path of Object.keys(state ?? {})) {
      const there = files.some((file) => path.startsWith(`${file.replace(NAMES, '')}/`));
      if (!there) faults.push(`${language}/state.json: ${path} has no text`);
    }
  }
  return { lines, faults };
};
