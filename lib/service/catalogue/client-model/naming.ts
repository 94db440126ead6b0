/** Names: words joined as a language joins them. */
import { capital } from '../../../words/fill.ts';

/** Words of any spelling: `lal-kitab`, `kundliPlanets`, `set_limits`, `D9`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** Words as a name in `snake_case`, `PascalCase` and `camelCase`. */
export const snake = (words: readonly string[]): string => words.join('_');
export const pascal = (words: readonly string[]): string => words.map(capital).join('');
export const camel = (words: readonly string[]): string =>
  words.map((word, i) => (i === 0 ? word : capital(word))).join('');
