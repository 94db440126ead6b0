/** All banks held against the English ones. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '../../words/languages.ts';
import { faultsOf, MADE_FORMS } from './faults.ts';
import { BANKS, familiesOf, readBank } from './files.ts';
import { formFaults, formNames, formsOf, spellingFaults, type Forms } from './forms.ts';
import { glossaryCounts, glossaryFaults } from './glossary.ts';
import { lengthFaults } from './lengths.ts';
import { registerFaults } from './register.ts';
import { shapingFaults } from './shaping.ts';
import { hashOf, leavesOf, readStates, stateFaults, stateOf } from './state.ts';

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

/** The forms that rows of a language may ask for. */
const knownForms = (forms: Forms | null): ReadonlySet<string> =>
  new Set([...MADE_FORMS, ...(forms === null ? [] : formNames(forms))]);

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** A line for each family of each language, and all faults. */
export const checkAll = (): { readonly lines: readonly string[]; readonly faults: readonly string[] } => {
  const lines: string[] = [];
  const faults: string[] = [];
  const states = readStates();
  const sources = new Map(familiesOf(SOURCE).map((family) => [family, readBank(SOURCE, family)]));
  for (const language of readdirSync(BANKS).sort()) {
    const state = stateOf(language, states);
    const script = scriptOf(language);
    const forms = formsOf(language);
    const files = familiesOf(language);
    const all = new Map<string, string>();
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
        faults.push(
          ...faultsOf({ language, family, english, texts, script, partial: file !== family, forms: knownForms(forms) }),
        );
      const source = new Map(leavesOf(english, family));
      const own = leavesOf(texts, family);
      for (const [path, text] of own) all.set(path, text);
      if (language !== SOURCE) faults.push(...lengthFaults(language, family, texts, source));
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
    faults.push(...glossaryFaults(language, all), ...spellingFaults(language, all));
    faults.push(...registerFaults(language, all));
    if (script !== 'Latn') faults.push(...shapingFaults(language, all));
    if (forms !== null) faults.push(...formFaults(language, forms, all));
    const known = glossaryCounts(language);
    if (known.words > 0) lines.push(`${language} glossary: ${known.words} names, ${known.sure} sure`);
    if (state !== null) {
      const read = all.get(`${OWN}/read`);
      for (const path of [...all.keys()]) if (path.startsWith(`${OWN}/`)) all.delete(path);
      faults.push(...stateFaults(language, state, all, read));
    }
  }
  return { lines, faults };
};
