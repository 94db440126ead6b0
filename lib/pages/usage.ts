/** The page of usage: days, endpoints, keys, and single requests. */
import type { BodyState } from '../contract/suites/usage.ts';
import { filled } from '../words/fill.ts';
import { bank } from '../words/bank.ts';
import { html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { countText, momentText, durationText } from './numbers.ts';
import { dayBars, table, type DayCount } from './parts.ts';

/** Counts of something. */
export interface UsageLine {
  readonly name: string;
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

/** A request of the log. */
export interface RequestLine {
  readonly id: string;
  readonly at: number;
  readonly endpoint: string;
  readonly status: number;
  readonly ms: number;
  readonly credits: number;
}

export interface UsageView {
  readonly days: readonly DayCount[];
  readonly endpoints: readonly UsageLine[];
  readonly keys: readonly UsageLine[];
  readonly requests: readonly RequestLine[];
  /** Cursor of the next page of requests, or null. */
  readonly next: string | null;
  readonly onlyErrors: boolean;
  readonly isLogged: boolean;
  readonly keepsBodies: boolean;
  /** The request that is looked at, or null. */
  readonly shown: ShownRequest | null;
}

/** A request with the body it was sent with. */
export interface ShownRequest {
  readonly at: number;
  readonly state: BodyState;
  readonly text: string | null;
}

/** The page. */
export const usagePage = (scene: Scene, view: UsageView): string => {
  const { language, root } = scene;
  const { usage: words } = bank(language, 'pages');
  const number = (n: number): string => countText(n, language);
  const lines = (caption: string, head: string, rows: readonly UsageLine[]) =>
    table(
      caption,
      [
        { head },
        { head: words.calls, number: true },
        { head: words.errors, number: true },
        { head: words.credits, number: true },
        { head: words.p50, number: true },
        { head: words.p95, number: true },
      ],
      rows.map(({ name, calls, errors, credits, p50, p95 }) => [
        html`<code>${name}</code>`,
        number(calls),
        number(errors),
        number(credits),
        durationText(p50),
        durationText(p95),
      ]),
    );
  const filter = (only: boolean, text: string) =>
    html`<a href="?failed=${String(only)}" ${only === view.onlyErrors && html` aria-current="true"`}>${text}</a>`;
  const shownRequest = ({ at, state, text }: ShownRequest) =>
    html`<section class="card" id="body" aria-labelledby="body-title">
      <h3 id="body-title">${filled(words.bodyOf, { when: momentText(at, language) })}</h3>
      ${state === 'kept' ? html`<pre>${text}</pre>` : html`<p>${words.bodyStates[state]}</p>`}
    </section>`;
  const isEmpty = view.endpoints.length === 0;
  return dashboardPage(scene, {
    title: words.title,
    body: html`<p>${words.lead}</p>
      ${
        isEmpty
          ? html`<p>${words.empty}</p>
              <p><a class="button" href="${root}/docs/start">${words.emptyAction}</a></p>`
          : html`<h2>${words.days}</h2>
              ${dayBars(view.days, words.days, language)}
              <h2>${words.byEndpoint}</h2>
              ${lines('', words.endpoint, view.endpoints)}
              <h2>${words.byKey}</h2>
              ${lines('', words.key, view.keys)}`
      }
      <h2 id="requests">${words.requests}</h2>
      ${!view.isLogged && html`<p class="soft">${words.noLog}</p>`}
      ${
        view.isLogged &&
        !isEmpty &&
        html`<p class="row">${words.filter}: ${filter(false, words.filterAll)} ${filter(true, words.filterErrors)}</p>
          ${view.shown && shownRequest(view.shown)}
          ${table(
            '',
            [
              { head: words.when },
              { head: words.endpoint },
              { head: words.status, number: true },
              { head: words.time, number: true },
              { head: words.credits, number: true },
              ...(view.keepsBodies ? [{ head: words.body }] : []),
            ],
            view.requests.map(({ id, at, endpoint, status, ms, credits }) => [
              momentText(at, language),
              html`<code>${endpoint}</code>`,
              status >= 400 ? html`<a href="${root}/docs/errors#s${status}">${status}</a>` : status,
              durationText(ms),
              number(credits),
              ...(view.keepsBodies
                ? [html`<a href="?failed=${String(view.onlyErrors)}&amp;request=${id}#body">${words.show}</a>`]
                : []),
            ]),
          )}`
      }
      ${view.next !== null && html`<p><a href="?failed=${String(view.onlyErrors)}&amp;cursor=${encodeURIComponent(view.next)}#requests">${words.more}</a></p>`}`,
  });
};
