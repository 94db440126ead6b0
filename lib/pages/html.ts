/** HTML as text: a tagged template that escapes every value, so that nothing a person wrote can become markup. */
import { escapedMarkup } from '../contract/values/markup.ts';

/** A piece of HTML. Only `html` and `raw` make one. */
export interface Html {
  readonly html: string;
}

/** What may stand in a template: text is escaped, HTML is not, lists are joined; null, undefined and false are nothing. */
export type Part = string | number | Html | null | undefined | false | readonly Part[];

const isHtml = (part: Part): part is Html => typeof part === 'object' && part !== null && 'html' in part;

const markupOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (isHtml(part)) return part.html;
  return escapedMarkup(String(part)).replaceAll("'", '&#39;');
};

/**
 * A piece of HTML from a template. Attribute values must stand in double quotes.
 * @example
 * html`<p>${'a < b'}</p>`.html // → '<p>a &lt; b</p>'
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((text, i) => text + markupOf(parts[i])).join(''),
});

/**
 * Markup that we made ourselves, such as a drawing.
 * @example
 * raw('<svg>').html // → '<svg>'
 */
export const raw = (markup: string): Html => ({ html: markup });
