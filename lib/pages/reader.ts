/**
 * The page on which a reader fetches a report: it speaks for the brand, so nothing of ours stands around it but the way to the
 * source, which the licence asks for.
 */
import { bank, type Banks } from '../words/bank.ts';
import { filled } from '../words/fill.ts';
import { assetAddress } from './assets.ts';
import { html } from './html.ts';
import type { Scene } from './layout.ts';
import { dayText } from './numbers.ts';

/** What the page says. */
export interface ReaderView {
  /** Who sends it; empty for none. */
  readonly issuer: string;
  readonly kind: keyof Banks['pages']['reports']['kinds'];
  readonly pages: number;
  /** Epoch ms. */
  readonly expires: number;
  /** A fresh link to the file. */
  readonly url: string;
}

/** The page. */
export const readerPage = (
  { language, root, source }: Scene,
  { issuer, kind, pages, expires, url }: ReaderView,
): string => {
  const { reader: words, reports, shell } = bank(language, 'pages');
  const title = filled(words.title, { kind: reports.kinds[kind] });
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${root}${assetAddress('site.css')}" />
      </head>
      <body>
        <main id="main">
          <div class="wrap narrow">
            ${issuer !== '' && html`<p class="soft">${filled(words.from, { name: issuer })}</p>`}
            <h1>${title}</h1>
            <p>${filled(words.size, { pages })}</p>
            <p><a class="button" href="${url}">${words.open}</a></p>
            <p class="small soft">${filled(words.kept, { day: dayText(expires, language) })}</p>
          </div>
        </main>
        <footer>
          <p class="wrap narrow small"><a href="${source}">${shell.source}</a></p>
        </footer>
      </body>
    </html> `.html;
};
