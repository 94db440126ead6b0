/** Names as Go has them: exported, and abbreviations in capitals. */
import { methodWords } from '../../service/catalogue/client-model/method-names.ts';
import { pascal, wordsOf } from '../../service/catalogue/client-model/naming.ts';

/** Where the package is found. */
export const MODULE = 'github.com/udaya/udaya-go';

/** Abbreviations that are capitals throughout: `ReportID`, not `ReportId`. */
const CAPITALS =
  /^(ai|api|dms|dst|html|http|https|id|ip|jd|json|kp|lmt|lst|mc|mcp|pdf|png|svg|tt|ttl|tz|ui|url|ut|utc)$/;
const PLURALS = /^(id|ip|url)s$/;

const capital = (word: string): string => {
  if (CAPITALS.test(word)) return word.toUpperCase();
  if (PLURALS.test(word)) return `${word.slice(0, -1).toUpperCase()}s`;
  return pascal([word]);
};

/** An exported name of words. What begins with a digit has an N before it. */
export const goName = (words: readonly string[]): string =>
  words
    .map(capital)
    .join('')
    .replace(/^(?=\d)/, 'N');

/** Name of a field: `report_id`, `kundli/planets`. */
export const fieldName = (name: string): string => goName(wordsOf(name));

/** Name of the struct of a shape. That fields of an endpoint are a component of their own is not said. */
export const structName = (shape: string): string => goName(wordsOf(shape.replace(/Fields(?=[A-Z])/, '')));

/** What the types of a method begin with: `KundliPlanets`. */
export const methodBase = (suite: string, words: readonly string[]): string => goName([...wordsOf(suite), ...words]);

/** `Kundli.Planets`, and the struct of its input. */
export const callNames = (call: { readonly verb: string; readonly path: string; readonly suite: string }) => {
  const words = methodWords(call, call.suite);
  return {
    method: `${goName(wordsOf(call.suite))}.${goName(words)}`,
    input: `${methodBase(call.suite, words)}Input`,
  };
};
