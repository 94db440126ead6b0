/** The page of a suite: what it answers, and each of its endpoints by a line that leads to its page. */
import { pageWords, type PageWords } from '../../words/pages.ts';
import { counted } from '../../words/fill.ts';
import { suiteName } from '../../words/suites.ts';
import { docsPage, suiteParagraph, told, type SuiteLine } from '../docs.ts';
import { html, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import { anchorOf, operationPath } from '../operation.ts';
import { breakable } from '../parts.ts';
import { byUse } from '../reference-groups.ts';

/** An endpoint as lists show it. */
export interface OperationLine {
  readonly method: string;
  readonly path: string;
  readonly suite: string;
  readonly summary: string;
  readonly credits: number;
}

/** Pages that show a suite at work. */
const LIVE: Readonly<Record<string, (words: PageWords) => readonly [path: string, title: string]>> = {
  horoscope: ({ horoscope }) => ['/horoscope', horoscope.title],
  panchang: ({ live }) => ['/panchang/new-delhi', live.panchang],
  kundli: ({ live }) => ['/kundli', live.kundli],
  matching: ({ live }) => ['/matching', live.matching],
  pdf: ({ samples }) => ['/samples', samples.title],
  charts: ({ samples }) => ['/samples', samples.title],
};
const liveLink = ({ root, language }: Scene, suite: string): Html | null => {
  const [path, title] = LIVE[suite]?.(pageWords(language)) ?? [];
  return path === undefined ? null : html`<p><a href="${root}${path}">${title}</a></p>`;
};

/** A list of endpoints: title, path and price of each. */
const operationList = (scene: Scene, operations: readonly OperationLine[]): Html => {
  const { common } = pageWords(scene.language);
  return html`<ul class="endpoints">
    ${operations.map(
      (one) =>
        html`<li id="${anchorOf(one.method, one.path)}">
          <a href="${scene.root}${operationPath(one)}">${told(scene.language, one.summary)}</a>
          <span class="path"
            ><span class="verb">${one.method}</span> <code>${breakable(one.path)}</code>
            <span class="soft small"
              >${one.credits === 0 ? common.free : counted(scene.language, common.credits, one.credits)}</span
            ></span
          >
        </li>`,
    )}
  </ul>`;
};

/** The page. */
export const suitePage = (
  scene: Scene,
  suites: readonly SuiteLine[],
  suite: SuiteLine,
  operations: readonly OperationLine[],
): string => {
  const { docs: words } = pageWords(scene.language);
  return docsPage(
    scene,
    suites,
    suiteName(suite.name, scene.language),
    html`${suiteParagraph(scene, suite)} ${liveLink(scene, suite.name)}
    ${words.detailsIn !== '' && html`<p class="soft">${words.detailsIn}</p>`} ${operationList(scene, byUse(operations))}`,
    { current: suite.name },
  );
};
