/** The pages on which a reader stops the e-mails of a sender. A link alone stops nothing: mail programs follow links by themselves. */
import { pageWords } from '../words/pages.ts';
import { assetAddress } from './assets.ts';
import { html, type Html } from './html.ts';
import type { Scene } from './layout.ts';

const bare = ({ language, root, source }: Scene, title: string, body: Html): string =>
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
          <div class="wrap narrow">
            <h1>${title}</h1>
            ${body}
          </div>
        </main>
        <footer>
          <p class="wrap narrow small"><a href="${source}">${pageWords(language).shell.source}</a></p>
        </footer>
      </body>
    </html> `.html;

/** Asks whether the e-mails of a sender are to stop; the button says yes. */
export const stopPage = (scene: Scene, token: string): string => {
  const { stop: words } = pageWords(scene.language);
  return bare(
    scene,
    words.title,
    html`<p>${words.lead}</p>
      <form method="post" action="${scene.root}/v1/reports/letters/${token}/stop?lang=${scene.language}">
        <p><button class="button">${words.button}</button></p>
      </form>`,
  );
};

/** Says that they have stopped. */
export const stoppedPage = (scene: Scene): string => {
  const { stop: words } = pageWords(scene.language);
  return bare(scene, words.done, html`<p>${words.kept}</p>`);
};
