/** The page of one endpoint: what it is for, what it takes, what it answers, how it may refuse; beside it the form that tries it. */
import { pageWords } from '../../words/pages.ts';
import { counted, filled } from '../../words/fill.ts';
import { referenceText } from '../../words/reference-text.ts';
import { suiteName } from '../../words/suites.ts';
import { deviationText, docsPage, told, type AccuracyLine, type SuiteLine } from '../docs.ts';
import type { ErrorLine } from '../error-rows.ts';
import { html, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import { countText } from '../numbers.ts';
import type { Operation } from '../operation.ts';
import { breakable, inEnglish, table } from '../parts.ts';
import { answerPart, requestPart } from './fields.ts';
import { tryPart } from './try.ts';

/** What the page needs besides the operation. */
export interface OperationExtras {
  readonly accuracy: readonly AccuracyLine[];
  readonly errors: readonly ErrorLine[];
  /** Whether the answer is told to its depth, however long that is. */
  readonly whole: boolean;
}

/** Lines of an example that are shown. */
const SHOWN_LINES = 80;
const shortened = (json: string): string => {
  const lines = json.split('\n');
  return lines.length <= SHOWN_LINES
    ? json
    : [...lines.slice(0, SHOWN_LINES), `… ${lines.length - SHOWN_LINES} more`].join('\n');
};

const head = (scene: Scene, { method, path, credits }: Operation, { accuracy }: OperationExtras): Html => {
  const { docs: words, common } = pageWords(scene.language);
  return html`<p class="path">
    <span class="verb">${method}</span> <code>${breakable(path)}</code>
    <button type="button" class="plain small copy" data-copy="${path}" aria-label="${words.copyPath}">
      ${common.copy}
    </button>
    <span class="tag">${credits === 0 ? common.free : counted(scene.language, common.credits, credits)}</span>
    ${accuracy.map(
      ({ cases, max_error: worst, unit, oracle }) =>
        html`<a
          class="tag"
          href="${scene.root}/docs/accuracy"
          title="${referenceText(scene.language, oracle) ?? oracle}"
          >${filled(words.accuracyRow, { cases: countText(cases, scene.language), worst: deviationText(worst, unit, scene.language) })}</a
        >`,
    )}
  </p>`;
};

const refusals = ({ language, root }: Scene, errors: readonly ErrorLine[]): Html | null => {
  const { docs: words } = pageWords(language);
  return errors.length === 0
    ? null
    : html`<h2 id="errors">${words.refusals}</h2>
        <p class="soft small">${words.refusalsLead} <a href="${root}/docs/errors">${words.errors}</a></p>
        ${table(
          '',
          [words.code, words.status, words.fix],
          errors.map(({ code, status, fix }) => [
            html`<a href="${root}/docs/errors/${code}"><code>${breakable(code)}</code></a>`,
            status,
            fix,
          ]),
        )}`;
};

/** The page. */
export const operationPage = (
  scene: Scene,
  suites: readonly SuiteLine[],
  operation: Operation,
  extras: OperationExtras,
): string => {
  const { whole } = extras;
  const { docs: words } = pageWords(scene.language);
  const { suite, summary, paragraphs, sources, request, answer, example } = operation;
  return docsPage(
    scene,
    suites,
    referenceText(scene.language, summary) ?? summary,
    html`${head(scene, operation, extras)}
      <div class="doc">
        <div>
          ${paragraphs.map((text) => html`<p>${told(scene.language, text)}</p>`)}
          ${words.detailsIn !== '' && html`<p class="soft small">${words.detailsIn}</p>`} ${requestPart(scene, request)}
          ${answerPart(scene, answer, whole)}
          ${
            example !== '' &&
            html`<details class="group">
              <summary>${words.example}</summary>
              <pre tabindex="0" class="json">${shortened(example)}</pre>
            </details>`
          }
          ${refusals(scene, extras.errors)}
          ${sources !== '' && html`<p class="small soft"><strong>${words.sources}:</strong> ${inEnglish(sources)}</p>`}
        </div>
        ${tryPart(scene, operation)}
      </div>`,
    {
      current: suite,
      script: 'try',
      words: {
        credits: words.charged,
        picture: words.picture,
        'open-file': words.openFile,
        'no-json': words.noJson,
        'no-link': words.noLink,
      },
      heading: html`<a class="crumb" href="${scene.root}/docs/${suite}">${suiteName(suite, scene.language)}</a>
        ${told(scene.language, summary)}`,
    },
  );
};
