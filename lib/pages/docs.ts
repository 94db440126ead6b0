/** The reference: the list of suites, a page for each, errors, accuracy. */
import type { AccuracyUnit } from '../contract/values/accuracy-units.ts';
import { filled } from '../words/fill.ts';
import { counted } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import { bank, type Banks } from '../words/bank.ts';
import { suitesIn, suiteName } from '../words/suites.ts';
import { scriptWords } from './enter.ts';
import type { ErrorLine } from './error-rows.ts';
import { html, raw, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { countText } from './numbers.ts';
import { anchorOf, type FieldLine, type Operation } from './operation.ts';
import { breakable, inEnglish, table } from './parts.ts';
import { snippetBox } from './snippets.ts';

/** A suite with its paragraph and the number of its operations. */
export interface SuiteLine {
  readonly name: string;
  readonly about: string;
  readonly count: number;
}

/** An endpoint as lists show it. */
export interface OperationLine {
  readonly method: string;
  readonly path: string;
  readonly suite: string;
  readonly summary: string;
}

/** A row of the accuracy ledger. */
export interface AccuracyLine {
  readonly endpoint: string;
  readonly oracle: string;
  readonly unit: AccuracyUnit;
  readonly cases: number;
  readonly mean_error: number;
  readonly max_error: number;
  readonly since: string;
}

/** The paragraph about a suite in the language of the page; in English where there is no other. */
export const suiteParagraph = ({ language }: Scene, { name, about }: SuiteLine): Html =>
  html`<p>${suitesIn(language)[name]?.about ?? about}</p>`;

const DAY_S = 86_400;
/** Days below which a deviation is told in seconds. */
const SHORT_DAYS = 0.01;
/** Below this a number is told by its power of ten. */
const TINY = 1e-6;

/** Letters up to which a deviation stays on one line. */
const SHORT_TEXT = 12;

/** A deviation with its unit: `0.012 s`, `0.000001°`, `0 mismatches`. */
export const deviationText = (value: number, unit: AccuracyUnit, language: Language): string => {
  if (unit === 'day' && value < SHORT_DAYS) return deviationText(value * DAY_S, 's', language);
  const digits =
    value !== 0 && value < TINY
      ? value.toExponential(1)
      : value.toLocaleString('en', { maximumSignificantDigits: value < 0.001 ? 2 : 3, useGrouping: false });
  const text = filled(bank(language, 'pages').docs.deviations[unit], { n: digits });
  return text.length > SHORT_TEXT ? text : text.replaceAll(' ', '\u00a0');
};

/** Words with `code` in backticks. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;

const sideNav = (scene: Scene, suites: readonly SuiteLine[], current: string): Html => {
  const { docs: words } = bank(scene.language, 'pages');
  const item = (path: string, text: string): Html =>
    html`<li><a href="${scene.root}${path}" ${scene.path === path && raw(' aria-current="page"')}>${text}</a></li>`;
  return html`<nav class="side" aria-label="${words.title}">
    <form action="${scene.root}/docs" role="search">
      <label class="sr" for="q">${words.search}</label>
      <input id="q" name="q" type="search" placeholder="${words.search}" aria-describedby="q-help" /><small
        id="q-help"
        class="soft"
        >${words.searchHelp}</small
      >
    </form>
    <ul>
      ${item('/docs/start', words.start)}${item('/docs/errors', words.errors)}${item('/docs/accuracy', words.accuracy)}
      ${suites.map(({ name }) => html`<li><a href="${scene.root}/docs/${name}" ${current === name && raw(' aria-current="page"')}>${suiteName(name, scene.language)}</a></li>`)}
    </ul>
  </nav>`;
};

/** A page of the reference, with its list beside it. */
export const docsPage = (scene: Scene, suites: readonly SuiteLine[], title: string, body: Html, current = ''): string =>
  wholePage(scene, {
    title,
    scripts: ['docs'],
    body: html`<div class="with-side reference">
        ${sideNav(scene, suites, current)}
        <div>
          <h1>${title}</h1>
          ${body}
        </div>
      </div>
      ${scriptWords({ offline: bank(scene.language, 'pages').common.offline, copied: bank(scene.language, 'pages').common.copied })}`,
  });

/** The list of suites, and every endpoint to search through. */
export const docsIndex = (
  scene: Scene,
  suites: readonly SuiteLine[],
  operations: readonly OperationLine[],
  query: string,
): string => {
  const { docs: words, home } = bank(scene.language, 'pages');
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ path, summary, suite }: OperationLine): boolean =>
    wanted.every((part) => `${path} ${summary} ${suiteName(suite, scene.language)}`.toLowerCase().includes(part));
  const found = wanted.length === 0 ? [] : operations.filter(fits);
  const results = html`<p role="status">${counted(scene.language, words.found, found.length)}</p>
    ${found.length === 0 && html`<p>${words.notFound}</p>`}
    <ul class="tree">
      ${found.map(
        ({ method, path, suite, summary }) =>
          html`<li>
            <a href="${scene.root}/docs/${suite}#${anchorOf(method, path)}"><code>${method} ${path}</code></a
            ><br />${inEnglish(summary)}
          </li>`,
      )}
    </ul>`;
  return docsPage(
    scene,
    suites,
    words.title,
    html`<p>${filled(words.lead, { n: operations.length })}</p>
      ${
        wanted.length > 0 &&
        html`<section>
          <h2>“${query}”</h2>
          ${results}
        </section>`
      }
      <div class="grid">
        ${suites.map(
          (suite) =>
            html`<section class="card">
              <h2><a href="${scene.root}/docs/${suite.name}">${suiteName(suite.name, scene.language)}</a></h2>
              ${suiteParagraph(scene, suite)}
              <p class="soft">${counted(scene.language, home.suiteCount, suite.count)}</p>
            </section>`,
        )}
      </div>`,
  );
};

const fieldTable = ({ language }: Scene, fields: readonly FieldLine[]): Html => {
  const { docs: words } = bank(language, 'pages');
  return table(
    '',
    [{ head: words.field }, { head: words.type }, { head: words.meaning }],
    fields.map(({ name, type, meaning, required, standard }) => [
      html`<code>${name}</code>${required && html` <span class="tag">${words.required}</span>`}`,
      html`<code>${type}</code>`,
      html`${inEnglish(withCode(meaning))}${standard !== '' && html` <span class="soft">${words.standard}: <code>${standard}</code></span>`}`,
    ]),
  );
};

const tree = (fields: readonly FieldLine[]): Html =>
  html`<ul class="tree">
    ${fields.map(
      ({ name, type, meaning, members }) =>
        html`<li>
          <code>${name}</code>
          <span class="soft small">${members.length === 0 ? type : ''}</span>
          ${inEnglish(withCode(meaning))}${members.length > 0 && tree(members)}
        </li>`,
    )}
  </ul>`;

/** Lines of an example that are shown. */
const SHOWN_LINES = 60;
const shortened = (json: string): string => {
  const lines = json.split('\n');
  return lines.length <= SHOWN_LINES
    ? json
    : [...lines.slice(0, SHOWN_LINES), `… ${lines.length - SHOWN_LINES} more`].join('\n');
};

const tryIt = ({ language }: Scene, operation: Operation): Html => {
  const { docs: words } = bank(language, 'pages');
  const { id, method, call, body, auth, input, shape, answers } = operation;
  const canTry = auth !== 'session' && (method === 'GET' || method === 'POST') && !/account/.test(call);
  return html`<aside aria-label="${words.tryIt}: ${method} ${operation.path}">
    ${
      canTry
        ? html`<form class="card try" data-method="${method}" data-auth="${auth}" novalidate>
            ${auth !== 'none' && html`<div class="field"><label for="${id}-key">${words.yourKey}</label><input id="${id}-key" class="key" autocomplete="off" spellcheck="false" placeholder="ud_test_…" aria-describedby="${id}-help" /><small id="${id}-help">${words.keyHelp}</small></div>`}
            <div class="field">
              <label for="${id}-call">${method}</label
              ><input id="${id}-call" class="call mono" spellcheck="false" value="${call}" />
            </div>
            ${body !== null && html`<div class="field"><label for="${id}-body">${words.body}</label><textarea id="${id}-body" class="body" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea></div>`}
            <p class="row"><button>${words.send}</button><span class="result soft" role="status"></span></p>
          </form>`
        : auth === 'session' && html`<p class="note">${words.sessionOnly}</p>`
    }
    <pre class="out" tabindex="0" hidden></pre>
    ${snippetBox(
      {
        verb: method,
        path: operation.path,
        suite: operation.suite,
        access: auth,
        input,
        shape,
        answers,
        base: '$UDAYA',
      },
      html`<h4 class="soft small">${words.snippets}</h4>`,
    )}
  </aside>`;
};

/** What an operation section needs besides the operation. */
export interface OperationExtras {
  readonly accuracy: readonly AccuracyLine[];
  readonly errors: readonly ErrorLine[];
}

const section = (scene: Scene, operation: Operation, { accuracy, errors }: OperationExtras): Html => {
  const { docs: words, common } = bank(scene.language, 'pages');
  const { id, method, path, summary, credits, paragraphs, sources, fields, shared, answer, example } = operation;
  return html`<section class="endpoint" id="${id}">
    <div class="doc">
      <div>
        <h2 lang="en">${summary}</h2>
        <p class="path">
          <span class="verb">${method}</span> <code>${path}</code>
          <button type="button" class="plain small copy" data-copy="${path}" aria-label="${words.copyPath}">
            ${common.copy}
          </button>
          <span class="tag">${credits === 0 ? common.free : counted(scene.language, common.credits, credits)}</span>
          ${accuracy.map(({ cases, max_error: worst, unit, oracle }) => html`<span class="tag" title="${oracle}">${filled(words.accuracyRow, { cases: countText(cases, scene.language), worst: deviationText(worst, unit, scene.language) })}</span>`)}
        </p>
        ${paragraphs.map((text) => html`<p lang="en">${withCode(text)}</p>`)}
        <h3>${words.request}</h3>
        ${fields.length === 0 ? html`<p class="soft">${words.noFields}</p>` : fieldTable(scene, fields)}
        ${shared.length > 0 && html`<p>${shared.map((name, i) => html`${i > 0 && ', '}<a href="#shape-${name}">${name}</a>`)}</p>`}
        ${
          answer.length > 0 &&
          html`<details>
            <summary>${words.answer}</summary>
            ${tree(answer)}
          </details>`
        }
        ${
          example !== '' &&
          html`<details>
            <summary>${words.example}</summary>
            <pre tabindex="0" class="json">${shortened(example)}</pre>
          </details>`
        }
        ${
          errors.length > 0 &&
          html`<details>
            <summary>${words.refusals}</summary>
            ${table(
              '',
              [{ head: words.status }, { head: words.code }, { head: words.fix }],
              errors.map(({ code, status, fix }) => [status, html`<code>${code}</code>`, fix]),
            )}
          </details>`
        }
        ${sources !== '' && html`<p class="small soft"><strong>${words.sources}:</strong> ${inEnglish(sources)}</p>`}
      </div>
      ${tryIt(scene, operation)}
    </div>
  </section>`;
};

/** Pages that show a suite at work. */
const LIVE: Readonly<Record<string, (words: Banks['pages']) => readonly [path: string, title: string]>> = {
  horoscope: ({ horoscope }) => ['/horoscope', horoscope.title],
};
const liveLink = ({ root, language }: Scene, suite: string): Html | null => {
  const [path, title] = LIVE[suite]?.(bank(language, 'pages')) ?? [];
  return path === undefined ? null : html`<p><a href="${root}${path}">${title}</a></p>`;
};

/** The page of a suite. */
export const suitePage = (
  scene: Scene,
  suites: readonly SuiteLine[],
  suite: SuiteLine,
  operations: readonly Operation[],
  extrasOf: (operation: Operation) => OperationExtras,
  shapes: readonly { readonly name: string; readonly fields: readonly FieldLine[] }[],
): string => {
  const { docs: words } = bank(scene.language, 'pages');
  return docsPage(
    scene,
    suites,
    suiteName(suite.name, scene.language),
    html`${suiteParagraph(scene, suite)} ${liveLink(scene, suite.name)}
      ${words.detailsIn !== '' && html`<p class="soft">${words.detailsIn}</p>`}
      <ul class="tree">
        ${operations.map(
          ({ id, method, path }) =>
            html`<li>
              <a href="#${id}"><code>${method} ${path}</code></a>
            </li>`,
        )}
      </ul>
      ${operations.map((operation) => section(scene, operation, extrasOf(operation)))}
      ${shapes.map(
        ({ name, fields }) =>
          html`<section class="endpoint" id="shape-${name}">
            <details>
              <summary>${name === 'Options' ? words.options : words.commonFields} (${name})</summary>
              ${name === 'Options' && html`<p>${words.optionsLead}</p>`}${fieldTable(scene, fields)}
            </details>
          </section>`,
      )}`,
    suite.name,
  );
};

/** The page of the error codes. */
export const errorsPage = (scene: Scene, suites: readonly SuiteLine[], errors: readonly ErrorLine[]): string => {
  const { docs: words } = bank(scene.language, 'pages');
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return docsPage(
    scene,
    suites,
    words.errors,
    html`<p>${words.errorsLead}</p>
      ${statuses.map(
        (status) =>
          html`<section id="s${status}">
            <h2>${status}</h2>
            ${table(
              '',
              [{ head: words.code }, { head: words.title_ }, { head: words.fix }, { head: words.retry }],
              errors
                .filter((row) => row.status === status)
                .map(({ code, title, fix, retryable }) => [
                  html`<code id="${code}">${breakable(code)}</code>`,
                  title,
                  fix,
                  retryable ? words.yes : words.no,
                ]),
            )}
          </section>`,
      )}`,
  );
};

/** The page of the accuracy ledger. */
export const accuracyPage = (
  scene: Scene,
  suites: readonly SuiteLine[],
  rows: readonly AccuracyLine[],
  without: readonly string[],
): string => {
  const { docs: words, home } = bank(scene.language, 'pages');
  return docsPage(
    scene,
    suites,
    words.accuracy,
    html`<p>${words.accuracyLead}</p>
      ${table(
        '',
        [
          { head: home.what },
          { head: home.against },
          { head: home.cases, number: true },
          { head: words.mean, number: true },
          { head: home.worst, number: true },
          { head: words.since },
        ],
        rows.map(({ endpoint, oracle, unit, cases, mean_error: mean, max_error: worst, since }) => [
          html`<code>${breakable(endpoint)}</code>`,
          inEnglish(oracle),
          countText(cases, scene.language),
          deviationText(mean, unit, scene.language),
          deviationText(worst, unit, scene.language),
          since,
        ]),
      )}
      <details>
        <summary>${words.withoutRow} (${without.length})</summary>
        <p>${without.map((name, i) => html`${i > 0 && ', '}<code>${name}</code>`)}</p>
      </details>`,
  );
};
