/** Text inside HTML or XML. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text as it stands in HTML or XML, between tags or in double quotes.
 * @example
 * escapedMarkup('"a" < b & c') // → '&quot;a&quot; &lt; b &amp; c'
 */
export const escapedMarkup = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
