/** Which calculations some words name. */
import { normalised } from './normalise.ts';

const stem = (form: string): string =>
  normalised(form.replace(/\$$/, '')) + (form.endsWith('$') ? '(?![\\p{L}\\p{M}])' : '');

/** Finds the first of some stems, separated by `|`, at the start of a word; one that ends in `$` is a whole word. */
export const stemPattern = (stems: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems.split('|').filter(Boolean).map(stem).join('|')})`, 'u');

/** Endpoints that a normalised text names, in the order in which it names them, each once; an earlier row wins its words. */
export const intentFinder = (said: readonly (readonly [endpoint: string, stems: string])[]) => {
  const rows = said.map(([endpoint, stems]) => ({ endpoint, pattern: stemPattern(stems) }));
  return (text: string): readonly string[] => {
    let rest = text;
    const found: { endpoint: string; at: number }[] = [];
    for (const { endpoint, pattern } of rows) {
      const match = pattern.exec(rest);
      if (match === null) continue;
      found.push({ endpoint, at: match.index });
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
    return [...new Set(found.sort((a, b) => a.at - b.at).map(({ endpoint }) => endpoint))];
  };
};
