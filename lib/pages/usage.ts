/** The page of usage: days, endpoints, keys, and single requests. */
import type { Forecast } from '../accounts/metering/forecast.ts';
import type { BodyState } from '../contract/suites/usage.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import { forecastText } from './forecast.ts';
import { html, raw, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { mendOf, type FailedLine } from './mends.ts';
import { countText, momentText, durationText } from './numbers.ts';
import { type DayCount, amounts, breakable, dayBars, meter, table, tableOr } from './parts.ts';

/** Something that usage can be narrowed to. */
export interface UsageChoice {
  readonly value: string;
  readonly name: string;
}

/** Counts of something. */
export interface UsageLine extends UsageChoice {
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

/** A request of the log. */
export interface RequestLine extends FailedLine {
  readonly id: string;
  readonly at: number;
  readonly endpoint: string;
  readonly ms: number;
  readonly credits: number;
}

/** What a page of usage is narrowed to; an empty text is everything. */
export interface UsageFilter {
  readonly suite: string;
  readonly key: string;
}

export interface UsageView {
  /** The month of the whole account. */
  readonly month: { readonly granted: number; readonly used: number; readonly forecast: Forecast | null };
  readonly filter: UsageFilter;
  /** Suites and keys that were used at all. */
  readonly choices: { readonly suites: readonly UsageChoice[]; readonly keys: readonly UsageChoice[] };
  readonly days: readonly DayCount[];
  readonly suites: readonly UsageLine[];
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

/** The address of this page with its filter; what is given replaces it. */
const queryOf = (view: UsageView, given: Readonly<Record<string, string>>): string => {
  const { suite, key } = view.filter;
  const all = { suite, key, failed: view.onlyErrors ? 'true' : '', ...given };
  return `?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString()}`;
};

const monthCard = ({ language, root }: Scene, { granted, used, forecast }: UsageView['month']): Html => {
  const { usage: words, dashboard } = pageWords(language);
  const left = Math.max(0, granted - used);
  const shown = filled(dashboard.leftOf, { left: countText(left, language), all: countText(granted, language) });
  return html`<section class="card">
    <h2>${words.monthTitle}</h2>
    ${meter(granted === 0 ? 0 : left / granted, shown)}
    <p>${shown} ${forecastText(language, forecast, used)}</p>
    <p class="small"><a href="${root}/dashboard/plan">${words.toLimits}</a></p>
  </section>`;
};

const filterForm = ({ language }: Scene, { filter, choices }: UsageView): Html => {
  const { usage: words } = pageWords(language);
  const select = (name: keyof UsageFilter, label: string, all: string, rows: readonly UsageChoice[]) =>
    html`<div>
      <label for="${name}">${label}</label
      ><select id="${name}" name="${name}">
        <option value="">${all}</option>
        ${rows.map(
          (row) =>
            html`<option value="${row.value}" ${row.value === filter[name] && raw('selected')}>${row.name}</option>`,
        )}
      </select>
    </div>`;
  return html`<form method="get" class="row inline-form">
    ${select('suite', words.suite, words.allSuites, choices.suites)}
    ${select('key', words.key, words.allKeys, choices.keys)}
    <button class="plain">${words.filter}</button>
  </form>`;
};

const linesTable = (language: Language, head: string, rows: readonly UsageLine[], named: (line: UsageLine) => Html) => {
  const { usage: words } = pageWords(language);
  const number = (n: number): string => countText(n, language);
  return table(
    '',
    [
      { head },
      amounts(words.calls),
      amounts(words.errors),
      amounts(words.credits),
      amounts(words.p50),
      amounts(words.p95),
    ],
    rows.map((line) => [
      named(line),
      number(line.calls),
      number(line.errors),
      number(line.credits),
      durationText(line.p50),
      durationText(line.p95),
    ]),
  );
};

const counts = ({ language }: Scene, view: UsageView): Html => {
  const { usage: words } = pageWords(language);
  const { days, suites, endpoints, keys } = view;
  const narrowed = (field: keyof UsageFilter) => (line: UsageLine) =>
    html`<a href="${queryOf(view, { [field]: line.value })}">${line.name}</a>`;
  return html`<h2>${words.days}</h2>
    ${dayBars(days, words.days, language)}
    ${
      suites.length === 0
        ? html`<p class="soft">${words.noneHere}</p>`
        : html`<h2>${words.bySuite}</h2>
            ${linesTable(language, words.suite, suites, narrowed('suite'))}
            <h2>${words.byKey}</h2>
            ${linesTable(language, words.key, keys, narrowed('key'))}
            <h2>${words.byEndpoint}</h2>
            ${linesTable(language, words.endpoint, endpoints, ({ name }) => html`<code>${breakable(name)}</code>`)}`
    }`;
};

const requestLog = (scene: Scene, view: UsageView): Html => {
  const { language, root } = scene;
  const { usage: words, dashboard } = pageWords(language);
  const link = (only: boolean, text: string) =>
    html`<a
      href="${queryOf(view, { failed: only ? 'true' : '' })}#requests"
      ${only === view.onlyErrors && html` aria-current="true"`}
      >${text}</a
    >`;
  const shownRequest = ({ at, state, text }: ShownRequest) =>
    html`<section class="card" id="body" aria-labelledby="body-title">
      <h3 id="body-title">${filled(words.bodyOf, { when: momentText(at, language) })}</h3>
      ${state === 'kept' ? html`<pre>${text}</pre>` : html`<p>${words.bodyStates[state]}</p>`}
    </section>`;
  const hasErrors = view.requests.some(({ status }) => status >= 400);
  return html`<p class="row">${words.filter}: ${link(false, words.filterAll)} ${link(true, words.filterErrors)}</p>
    ${view.shown && shownRequest(view.shown)}
    ${tableOr(
      words.noRequests,
      [
        words.when,
        words.endpoint,
        amounts(words.status),
        amounts(words.time),
        amounts(words.credits),
        ...(hasErrors ? [dashboard.mend] : []),
        ...(view.keepsBodies ? [words.body] : []),
      ],
      view.requests.map(({ id, at, endpoint, status, code, ms, credits }) => [
        momentText(at, language),
        html`<code>${breakable(endpoint)}</code>`,
        status >= 400 ? html`<a href="${root}/docs/errors#s${status}">${status}</a>` : status,
        durationText(ms),
        countText(credits, language),
        ...(hasErrors ? [status >= 400 ? mendOf(scene, { status, code }) : '–'] : []),
        ...(view.keepsBodies
          ? [html`<a href="${queryOf(view, { request: id })}#body" aria-label="${words.show}: ${id}">${words.show}</a>`]
          : []),
      ]),
    )}
    ${view.next !== null && html`<p><a href="${queryOf(view, { cursor: view.next })}#requests">${words.more}</a></p>`}`;
};

/** The page. */
export const usagePage = (scene: Scene, view: UsageView): string => {
  const { language, root } = scene;
  const { usage: words } = pageWords(language);
  const isEmpty = view.choices.suites.length === 0;
  return dashboardPage(scene, {
    title: words.title,
    body: isEmpty
      ? html`<p>${words.empty}</p>
          <p><a class="button" href="${root}/docs/start">${words.emptyAction}</a></p>
          ${monthCard(scene, view.month)} ${!view.isLogged && html`<p class="soft">${words.noLog}</p>`}`
      : html`<p>${words.lead}</p>
          ${monthCard(scene, view.month)} ${filterForm(scene, view)} ${counts(scene, view)}
          <h2 id="requests">${words.requests}</h2>
          ${view.isLogged ? requestLog(scene, view) : html`<p class="soft">${words.noLog}</p>`}`,
  });
};
