/** The first page of the dashboard: credits left, today, first steps, the month, recent errors. */
import type { Forecast } from '../accounts/metering/forecast.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { forecastText } from './forecast.ts';
import { html, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { mendOf, type FailedLine } from './mends.ts';
import { countText, dayText, momentText, durationText } from './numbers.ts';
import { type DayCount, amounts, dashboardWords, dayBars, meter, noticeBox, tableOr } from './parts.ts';
import { curlText, firstCall } from './snippets.ts';

export interface Overview {
  readonly name: string;
  readonly base: string;
  /** Credits of the month. */
  readonly granted: number;
  readonly used: number;
  /** When new credits come, epoch ms. */
  readonly resets: number;
  readonly forecast: Forecast | null;
  readonly today: { readonly calls: number; readonly errors: number; readonly medianMs: number | null };
  readonly days: readonly DayCount[];
  readonly failures: readonly (FailedLine & { readonly at: number; readonly endpoint: string })[];
  readonly hasKey: boolean;
  readonly hasLiveKey: boolean;
  readonly hasCalled: boolean;
  readonly isFree: boolean;
  /** When a closing account is erased, epoch ms; 0 otherwise. */
  readonly closes: number;
}

const steps = ({ hasKey, hasLiveKey, hasCalled, isFree, base }: Overview, { root, language }: Scene): Html | null => {
  const { dashboard: words, enter } = pageWords(language);
  const rows = [
    [hasKey, html`<a href="${root}/dashboard/keys">${enter.stepKey}</a>`],
    [hasCalled, html`<a href="${root}/docs/start">${enter.stepCall}</a>`],
    [hasLiveKey, html`<a href="${root}/dashboard/keys">${enter.stepLive}</a>`],
    [!isFree, html`<a href="${root}/dashboard/plan">${words.stepPlan}</a>`],
  ] as const;
  if (rows.every(([done]) => done)) return null;
  return html`<section class="card">
    <h2>${words.steps}</h2>
    <ol class="steps">
      ${rows.map(([done, text]) => html`<li${done && html` class="done"`}>${text}</li>`)}
    </ol>
    ${
      !hasCalled &&
      html`<p>${words.stepCallHow}</p>
        <pre tabindex="0">${curlText(firstCall(base))}</pre>`
    }
  </section>`;
};

/** The page. */
export const overviewPage = (scene: Scene, view: Overview): string => {
  const { language, root } = scene;
  const { dashboard: words } = pageWords(language);
  const { granted, used, resets, today, days, failures, closes } = view;
  const left = Math.max(0, granted - used);
  const shown = filled(words.leftOf, { left: countText(left, language), all: countText(granted, language) });
  return dashboardPage(scene, {
    title: filled(words.greeting, { name: view.name }),
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}${noticeBox('notice')}
      ${
        closes > 0 &&
        html`<section class="note bad">
          <p>${filled(words.closing, { date: dayText(closes, language) })}</p>
          <p>
            <button
              class="plain"
              data-call="PATCH /v1/account"
              data-body='{"state":"active"}'
              data-done="${pageWords(language).account.keepDone}"
            >
              ${words.keep}
            </button>
          </p>
        </section>`
      }
      <section class="card">
        <h2>${words.creditsLeft}</h2>
        <p class="big">${countText(left, language)}</p>
        ${meter(granted === 0 ? 0 : left / granted, shown)}
        <p>
          ${shown} ${filled(words.newOn, { date: dayText(resets, language) })}
          ${forecastText(language, view.forecast, used)}
        </p>
      </section>
      <div class="grid stats">
        <section class="card">
          <h3>${words.today}</h3>
          <p class="big">${countText(today.calls, language)}</p>
        </section>
        <section class="card">
          <h3>${words.errorsToday}</h3>
          <p class="big${today.errors > 0 && ' bad'}">${countText(today.errors, language)}</p>
        </section>
        <section class="card">
          <h3>${words.median}</h3>
          <p class="big">${durationText(today.medianMs)}</p>
        </section>
      </div>
      ${steps(view, scene)}
      <h2>${words.month}</h2>
      ${dayBars(days, words.month, language)}
      <h2>${words.failures}</h2>
      ${tableOr(
        words.noFailures,
        [words.when, words.endpoint, amounts(words.status), words.mend],
        failures.map(({ at, endpoint, status, code }) => [
          momentText(at, language),
          html`<code>${endpoint}</code>`,
          html`<a href="${root}/docs/errors#s${status}">${status}</a>`,
          mendOf(scene, { status, code }),
        ]),
      )}
      ${scriptWords(dashboardWords(language))}`,
  });
};
