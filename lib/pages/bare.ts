/** A page for the reader of a report: nothing of ours stands around it but the way to the source, which the licence asks for. */
import { pageWords } from '../words/pages.ts';
import { assetAddress } from './assets.ts';
import { html, type Html } from './html.ts';
import type { Scene } from './layout.ts';

/** The page; `body` begins with its heading. */
export const barePage = ({ language, root, source }: Scene, title: string, body: Html): string =>
  html`<!doctype html>
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
          <div class="wrap narrow">${body}</div>
        </main>
        <footer>
          <p class="wrap narrow small"><a href="${source}">${pageWords(language).shell.source}</a></p>
        </footer>
      </body>
    </html> `.html;
