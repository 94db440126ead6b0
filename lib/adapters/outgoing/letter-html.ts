/** A letter as HTML: its own text in paragraphs, with addresses that can be followed. Nothing is fetched by opening it. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const ADDRESS = /https?:\/\/\S+/g;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escaped(text)
    .replace(ADDRESS, (url) => `<a href="${url}" style="color:#2e3a8c">${url}</a>`)
    .replaceAll('\n', '<br>')}</p>`;

/** The HTML of a letter in a language. */
export const letterHtml = (
  { subject, text }: { readonly subject: string; readonly text: string },
  language: string,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.6 'Noto Sans','Noto Sans Devanagari',sans-serif;color:#1d1b2c;background:#fbfaf7"><div style="max-width:34em;margin:0 auto;overflow-wrap:anywhere">${text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
    .join('')}</div></body></html>`;
