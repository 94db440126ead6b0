/** The page of the accuracy ledger: what was compared with what, how far it was off, and the call that was off the most. */
import { pageWords } from '../../words/pages.ts';
import { filled } from '../../words/fill.ts';
import { suiteName } from '../../words/suites.ts';
import { deviationText, docsPage, told, type AccuracyLine, type SuiteLine } from '../docs.ts';
import { html, raw, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import { countText } from '../numbers.ts';
import { amounts, breakable, table } from '../parts.ts';
import type { Operation } from '../operation.ts';
import { tryAddress } from '../try-address.ts';

/** What the page of the accuracy ledger shows. */
interface Ledger {
  readonly rows: readonly AccuracyLine[];
  /** Calculations by name, for the links that open a call again. */
  readonly calculations: ReadonlyMap<string, Pick<Operation, 'method' | 'path' | 'suite'>>;
  /** Endpoints that were compared with nothing. */
  readonly without: readonly string[];
  /** The suite that is shown; empty for all. */
  readonly suite: string;
  /** Rows of each suite that has any. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The form that chooses the suite. */
const suiteForm = ({ language, root }: Scene, { suite, counts }: Ledger): Html => {
  const { docs: words } = pageWords(language);
  const option = (value: string, text: string): Html =>
    html`<option value="${value}" ${value === suite && raw(' selected')}>${text}</option>`;
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return html`<form action="${root}/docs/accuracy" class="row inline-form">
    <div>
      <label for="suite">${words.ofSuite}</label>
      <select id="suite" name="suite">
        ${option('', `${words.allSuites} (${countText(all, language)})`)}
        ${Array.from(counts, ([name, count]) => option(name, `${suiteName(name, language)} (${countText(count, language)})`))}
      </select>
    </div>
    <button class="plain">${words.showSuite}</button>
  </form>`;
};

/** The largest deviation; a link that opens its call again, where that was kept. */
const worstCase = (
  scene: Scene,
  calculation: Pick<Operation, 'method' | 'path' | 'suite'> | undefined,
  call: Readonly<Record<string, unknown>> | undefined,
  size: string,
): Html | string => {
  const { docs: words } = pageWords(scene.language);
  return calculation === undefined || call === undefined
    ? size
    : html`<a href="${tryAddress(scene, calculation, call)}" title="${words.openWorst}">${size}</a>`;
};

/** The page of the accuracy ledger. */
export const accuracyPage = (scene: Scene, suites: readonly SuiteLine[], ledger: Ledger): string => {
  const { docs: words, home } = pageWords(scene.language);
  const { rows, without } = ledger;
  return docsPage(
    scene,
    suites,
    words.accuracy,
    html`<p>${words.accuracyLead}</p>
      ${suiteForm(scene, ledger)}
      <div class="even">
        ${table(
          '',
          [home.what, home.against, amounts(home.cases), amounts(home.worst)],
          rows.map(({ endpoint, oracle, unit, cases, mean_error: mean, max_error: worst, worst_call: call }) => [
            html`<code>${breakable(endpoint)}</code>`,
            told(scene.language, oracle),
            countText(cases, scene.language),
            html`${worstCase(scene, ledger.calculations.get(endpoint), call, deviationText(worst, unit, scene.language))}
            ${mean !== worst && html`<small class="mean">${filled(words.mean, { n: deviationText(mean, unit, scene.language) })}</small>`}`,
          ]),
        )}
      </div>
      ${
        without.length > 0 &&
        html`<details>
          <summary>${words.withoutRow} (${without.length})</summary>
          <p>${without.map((name, i) => html`${i > 0 && ', '}<code>${name}</code>`)}</p>
        </details>`
      }`,
  );
};
