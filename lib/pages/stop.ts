/** The pages on which a reader stops the e-mails of a sender. A link alone stops nothing: mail programs follow links by themselves. */
import { pageWords } from '../words/pages.ts';
import { barePage } from './bare.ts';
import { html } from './html.ts';
import type { Scene } from './layout.ts';

/** Asks whether the e-mails of a sender are to stop; the button says yes. */
export const stopPage = (scene: Scene, token: string): string => {
  const { stop: words } = pageWords(scene.language);
  return barePage(
    scene,
    words.title,
    html`<h1>${words.title}</h1>
      <p>${words.lead}</p>
      <form method="post" action="${scene.root}/v1/reports/letters/${token}/stop?lang=${scene.language}">
        <p><button class="button">${words.button}</button></p>
      </form>`,
  );
};

/** Says that they have stopped. */
export const stoppedPage = (scene: Scene): string => {
  const { stop: words } = pageWords(scene.language);
  return barePage(
    scene,
    words.done,
    html`<h1>${words.done}</h1>
      <p>${words.kept}</p>`,
  );
};
