/** The pages of errors: all codes by status, and a page for each with its mend. */
import { pageWords } from '../../words/pages.ts';
import { docsPage, withCode, type SuiteLine } from '../docs.ts';
import type { ErrorLine } from '../error-rows.ts';
import { html } from '../html.ts';
import type { Scene } from '../layout.ts';
import { breakable, table } from '../parts.ts';

/** The page of all error codes. */
export const errorsPage = (scene: Scene, suites: readonly SuiteLine[], errors: readonly ErrorLine[]): string => {
  const { docs: words } = pageWords(scene.language);
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return docsPage(
    scene,
    suites,
    words.errors,
    html`<p>${words.errorsLead}</p>
      ${statuses.map(
        (status) =>
          html`<section id="s${status}" class="even">
            <h2>${status}</h2>
            ${table(
              '',
              [words.code, words.title_, words.fix, words.retry],
              errors
                .filter((row) => row.status === status)
                .map(({ code, title, fix, retryable }) => [
                  html`<a id="${code}" href="${scene.root}/docs/errors/${code}"><code>${breakable(code)}</code></a>`,
                  title,
                  fix,
                  retryable ? words.yes : words.no,
                ]),
            )}
          </section>`,
      )}`,
  );
};

/** Guides that help with the errors of a status. */
const GUIDES: Readonly<Record<number, 'authentication' | 'limits' | 'idempotency' | 'places' | 'retries'>> = {
  401: 'authentication',
  402: 'limits',
  403: 'authentication',
  409: 'idempotency',
  413: 'limits',
  422: 'places',
  429: 'limits',
};

/** The page of one error code. */
export const errorCodePage = (scene: Scene, suites: readonly SuiteLine[], error: ErrorLine, base: string): string => {
  const { docs: words, guides } = pageWords(scene.language);
  const { code, status, title, fix, retryable } = error;
  const guide = GUIDES[status] ?? 'retries';
  const example = JSON.stringify(
    {
      status: 'error',
      error: { code, message: fix, details: [], docs: `${base}/docs/errors/${code}` },
      meta: { request_id: '…' },
    },
    null,
    2,
  );
  return docsPage(
    scene,
    suites,
    code,
    html`<h2>${words.fix}</h2>
      <p>${withCode(fix)}</p>
      <h2>${words.errorRetry}</h2>
      <p>${withCode(retryable ? words.errorRetryYes : words.errorRetryNo)} ${words.errorCharge}</p>
      <h2>${words.errorShape}</h2>
      <pre tabindex="0" class="json">${example}</pre>
      <p>
        <a href="${scene.root}/docs/guides/${guide}">${guides.names[guide]}</a> ·
        <a href="${scene.root}/docs/errors#${code}">${words.allErrors}</a>
      </p>`,
    {
      heading: html`<span class="crumb">${status} <code>${breakable(code)}</code></span
        >${title}`,
    },
  );
};
