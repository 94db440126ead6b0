/** Words of printed reports, by language. */
import { report as en } from './en/report.ts';
import { report as hi } from './hi/report.ts';
import type { Language } from './languages.ts';
import type { ReportWords } from './report-words.ts';

const WORDS: Readonly<Record<Language, ReportWords>> = { en, hi };

/** The words in a language. */
export const reportWords = (language: Language): ReportWords => WORDS[language];

/** A text with its `{x}` filled in. Throws a plain Error for one that nothing fills. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing fills {${name}} in a report`);
    return String(value);
  });
