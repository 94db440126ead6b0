/** The first page: one sentence that can be checked, a chart computed now, what it was compared with, and the first call. */
import { bank } from '../words/bank.ts';
import { filled } from '../words/fill.ts';
import { counted } from '../words/fill.ts';
import { suiteName } from '../words/suites.ts';
import { chartCard, EXAMPLE_CHART } from './chart.ts';
import { deviationText, suiteParagraph, type AccuracyLine, type SuiteLine } from './docs.ts';
import { html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { countText } from './numbers.ts';
import { breakable, inEnglish, table } from './parts.ts';
import { firstCall, snippetBox } from './snippets.ts';

/** Rows of the accuracy ledger that the page shows. */
const SHOWN = 6;

/** Comparisons of most cases, one for each suite. */
const strongest = (rows: readonly AccuracyLine[]): readonly AccuracyLine[] => {
  const suites = Map.groupBy(rows, ({ endpoint }) => endpoint.split('/')[0] ?? '');
  return [...suites.values()]
    .flatMap((own) => own.toSorted((a, b) => b.cases - a.cases).slice(0, 1))
    .sort((a, b) => b.cases - a.cases)
    .slice(0, SHOWN);
};

/** The page. */
export const homePage = (
  scene: Scene,
  suites: readonly SuiteLine[],
  rows: readonly AccuracyLine[],
  base: string,
): string => {
  const { language, root } = scene;
  const { home: words, shell, common } = bank(language, 'pages');
  const all = suites.reduce((sum, { count }) => sum + count, 0);
  return wholePage(scene, {
    title: words.title,
    description: words.description,
    scripts: ['home', 'docs'],
    body: html`<div class="two">
        <div>
          <h1>${words.title}${common.stop}</h1>
          <p>${words.lead}</p>
          <p class="row">
            <a class="button" href="${root}/signup">${shell.getKey}</a>
            <a href="${root}/docs">${words.readReference}</a>
          </p>
          <p class="small soft">${words.terms}</p>
        </div>
        ${chartCard(scene, EXAMPLE_CHART, null)}
      </div>
      <h2>${words.trust}</h2>
      <p>${words.trustLead}</p>
      ${table(
        '',
        [
          { head: words.what },
          { head: words.against },
          { head: words.cases, number: true },
          { head: words.worst, number: true },
        ],
        strongest(rows).map(({ endpoint, oracle, cases, max_error: worst, unit }) => [
          html`<code>${breakable(endpoint)}</code>`,
          inEnglish(oracle),
          countText(cases, language),
          deviationText(worst, unit, language),
        ]),
      )}
      <p><a href="${root}/docs/accuracy">${filled(words.allRows, { n: rows.length })}</a></p>
      <h2>${filled(words.suites, { n: all })}</h2>
      <div class="grid suites">
        ${suites.map(
          (suite) =>
            html`<section class="card">
              <h3><a href="${root}/docs/${suite.name}">${suiteName(suite.name, language)}</a></h3>
              ${suiteParagraph(scene, suite)}
              <p class="soft">${counted(language, words.suiteCount, suite.count)}</p>
            </section>`,
        )}
      </div>
      <h2>${words.first}</h2>
      <p>${words.firstLead} <a href="${root}/docs/start">${bank(language, 'pages').docs.start}</a></p>
      ${snippetBox(firstCall(base))}`,
  });
};
