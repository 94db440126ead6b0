/** The page of the state of the service: what works now, open incidents, uptime by day, and incidents of the last 90 days. */
import type { Status } from '../contract/suites/status.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { momentText } from './numbers.ts';
import { probesPart } from './status-probes.ts';

type Told = Status['incidents'][number];

/** The page of a state that was found at `now` (epoch ms). */
export const statusPage = (scene: Scene, { works, checks, probes, incidents }: Status, now: number): string => {
  const { language, root } = scene;
  const { status: words } = pageWords(language);
  const moment = (instant: string): string => `${momentText(Date.parse(instant), language)} UTC`;
  const incident = ({ title, parts, start, end, updates }: Told): Html =>
    html`<section class="card">
      <h3>${title}</h3>
      <p class="soft">
        ${end === null ? filled(words.since, { start: moment(start) }) : filled(words.span, { start: moment(start), end: moment(end) })}
        ${parts.map(({ name }) => html` <span class="tag">${name}</span>`)}
      </p>
      ${updates.toReversed().map(({ at, text }) => html`<p><span class="soft">${moment(at)}</span><br />${text}</p>`)}
    </section>`;
  const open = incidents.filter(({ end }) => end === null);
  const past = incidents.filter(({ end }) => end !== null);
  const check = (passed: boolean, good: string, bad: string): Html =>
    html`<li class="${passed ? 'good' : 'bad'}">${passed ? good : bad}</li>`;
  const untold = checks.storage ? words.none : words.unread;
  return wholePage(scene, {
    title: words.title,
    description: words.description,
    body: html`<h1>${words.title}</h1>
      <p class="note ${works ? 'good' : 'bad'}"><strong>${works ? words.works : words.broken}</strong></p>
      <ul>
        ${check(checks.calculations, words.computes, words.computesNot)}
        ${check(checks.storage, words.keeps, words.keepsNot)}
      </ul>
      <p class="soft">${filled(words.tried, { at: `${momentText(now, language)} UTC` })}</p>
      ${
        open.length > 0 &&
        html`<h2>${words.open}</h2>
          ${open.map(incident)}`
      }
      ${checks.storage && probesPart(language, probes)}
      <h2>${words.past}</h2>
      ${past.length > 0 ? past.map(incident) : html`<p>${untold}</p>`}
      <p class="soft">
        ${words.api} <a href="${root}/v1/status"><code>GET /v1/status</code></a>
      </p>`,
  });
};
