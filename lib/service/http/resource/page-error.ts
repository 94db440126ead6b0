/** The HTML of a page that failed: no scripts, and one small style, which its policy names by its hash. */
import { createHash } from 'node:crypto';
import { bank } from '../../../words/bank.ts';
import type { AppError } from '../../../contract/frame/app-error.ts';
import { ERRORS } from '../../../contract/frame/errors.ts';
import { errorText, type ErrorText } from '../../../words/errors.ts';
import type { Language } from '../../../words/languages.ts';

/** The paper, ink and link colours of the pages, in light and dark. */
const STYLE =
  ':root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d1b2c;--soft:#5c586b;--night:#2e3a8c}' +
  '@media(prefers-color-scheme:dark){:root{--paper:#13121c;--ink:#ece8df;--soft:#aaa5b8;--night:#a9b6ff}}' +
  'html{font:106.25%/1.6 system-ui,"Noto Sans","Noto Sans Devanagari",sans-serif;background:var(--paper);color:var(--ink)}' +
  'body{max-width:40rem;margin:12vh auto;padding:0 1.5rem}a{color:var(--night)}small{color:var(--soft);overflow-wrap:anywhere}';

/** The policy under which the page is shown. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The page of a failure. It says what happened, what to do and which request it was; `home` is where the pages begin. */
export const errorPage = (error: AppError, requestId: string, language: Language, home: string): string => {
  const words = bank(language, 'error-page');
  const plains: Readonly<Partial<Record<string, ErrorText>>> = words.plain;
  const plain = plains[error.code];
  const { title, fix } = plain ?? errorText(language, error.code) ?? ERRORS[error.code];
  // A message of its own says more than the table does, in the language in which it was written.
  const isOwn = plain === undefined && error.message !== ERRORS[error.code].fix;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p${isOwn ? ' lang="en"' : ''}>${escaped(isOwn ? error.message : fix)}</p>
<p><a href="${escaped(home)}">${words.home}</a></p>
<p><small>${words.request} ${escaped(requestId)}</small></p>
</main>
</html>
`;
};
