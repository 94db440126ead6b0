/** The HTML of a page that failed, with the way back: no scripts, and one small style, which its policy names by its hash. */
import { createHash } from 'node:crypto';
import type { Language } from '../../../words/languages.ts';

/** The paper, ink and link colours of the pages, in light and dark. */
const STYLE =
  ':root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d1b2c;--soft:#5c586b;--night:#2e3a8c;--line:#e2ddd2}' +
  '@media(prefers-color-scheme:dark){:root{--paper:#13121c;--ink:#ece8df;--soft:#aaa5b8;--night:#a9b6ff;--line:#343146}}' +
  'html{font:106.25%/1.6 system-ui,"Noto Sans","Noto Sans Devanagari",sans-serif;background:var(--paper);color:var(--ink)}' +
  'body{max-width:40rem;margin:0 auto;padding:0 1.5rem}a{color:var(--night)}:focus-visible{outline:3px solid var(--night);outline-offset:2px}small{color:var(--soft);overflow-wrap:anywhere}' +
  'nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:1rem 0;border-bottom:1px solid var(--line)}main{margin-top:10vh}';

/** The headers under which the page is sent. */
export const FAILURE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
} as const;

/** The words around what happened. */
export interface FailureWords {
  readonly home: string;
  readonly docs: string;
  readonly account: string;
  readonly navigation: string;
  readonly request: string;
}

/** What a page of a failure says. */
export interface Failure {
  readonly language: Language;
  readonly words: FailureWords;
  readonly title: string;
  readonly text: string;
  /** Whether the text is English on a page of any language. */
  readonly english?: boolean;
  readonly requestId: string;
  /** What stands before every path of ours, without a slash at the end. */
  readonly root: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The page of a failure: what happened, what to do, where to go from here and which request it was. */
export const failurePage = ({ language, words, title, text, english = false, requestId, root }: Failure): string => {
  const link = (path: string, name: string): string => `<a href="${escaped(root + path)}">${escaped(name)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<header><nav aria-label="${escaped(words.navigation)}">${link('/', words.home)}${link('/docs', words.docs)}${link('/dashboard', words.account)}</nav></header>
<main>
<h1>${escaped(title)}</h1>
<p${english ? ' lang="en"' : ''}>${escaped(text)}</p>
<p><small>${escaped(words.request)} ${escaped(requestId)}</small></p>
</main>
</html>
`;
};
