/** The shell of the reference, with its search and its list. */
import type { AccuracyUnit } from '../contract/values/accuracy-units.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import { referenceText } from '../words/reference-text.ts';
import { suiteName, suitesIn } from '../words/suites.ts';
import { scriptWords } from './enter.ts';
import { html, raw, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { inEnglish, suggestInput } from './parts.ts';
import { groupsOf } from './reference-groups.ts';
import { GUIDE_KEYS } from './guide-keys.ts';
import type { Script } from './script-names.ts';

/** A suite with its paragraph and the number of its operations. */
export interface SuiteLine {
  readonly name: string;
  readonly about: string;
  readonly count: number;
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
  /** The request with the largest deviation, where it was kept. */
  readonly worst_call?: Readonly<Record<string, unknown>> | undefined;
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
  const text = filled(pageWords(language).docs.deviations[unit], { n: digits });
  return text.length > SHORT_TEXT ? text : text.replaceAll(' ', '\u00a0');
};

/** Words with `code` in backticks. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** What the documents say, in the language of the page where it has been written in it, else in English and marked so. */
export const told = (language: Language, text: string): Html => {
  const own = referenceText(language, text);
  return own === undefined ? inEnglish(withCode(text)) : withCode(own);
};

const sideNav = (scene: Scene, suites: readonly SuiteLine[], current: string): Html => {
  const { docs: words, guides, embed } = pageWords(scene.language);
  const item = (path: string, text: string): Html =>
    html`<li><a href="${scene.root}${path}" ${scene.path === path && raw(' aria-current="page"')}>${text}</a></li>`;
  const suite = ({ name }: SuiteLine): Html =>
    html`<li>
      <a href="${scene.root}/docs/${name}" ${current === name && raw(' aria-current="page"')}
        >${suiteName(name, scene.language)}</a
      >
    </li>`;
  return html`<nav class="side" aria-label="${words.title}">
    <form action="${scene.root}/docs" role="search" class="search">
      <label class="sr" for="q">${words.search}</label>
      ${suggestInput('q', words.results, html`name="q" type="search" placeholder="${words.search}" aria-describedby="q-help"`)}
      <span id="q-said" class="sr" role="status"></span>
      <small id="q-help" class="soft hint">${words.searchHelp}</small>
    </form>
    <div class="menu">
      <h2>${guides.title}</h2>
      <ul>
        ${item('/docs/start', words.start)} ${item('/docs/embed', embed.name)}
        ${GUIDE_KEYS.map((key) => item(`/docs/guides/${key}`, guides.names[key]))}
        ${item('/docs/errors', words.errors)}${item('/docs/accuracy', words.accuracy)}
      </ul>
      ${groupsOf(suites).map(
        ({ group, suites: own }) =>
          html`<h2>${words.groups[group]}</h2>
            <ul>
              ${own.map(suite)}
            </ul>`,
      )}
    </div>
  </nav>`;
};

/** What a page of the reference may have of its own. */
interface DocsParts {
  /** The suite that it belongs to. */
  readonly current?: string;
  readonly script?: Script;
  /** What its script says. */
  readonly words?: Readonly<Record<string, string>>;
  readonly heading?: Html | string;
}

const commonWords = (language: Language): Readonly<Record<string, string>> => {
  const { offline } = pageWords(language).common;
  return { offline };
};

/** A page of the reference, with its list beside it. */
export const docsPage = (
  scene: Scene,
  suites: readonly SuiteLine[],
  title: string,
  body: Html,
  { current = '', script = 'docs', words = {}, heading = title }: DocsParts = {},
): string =>
  wholePage(scene, {
    title,
    scripts: [script],
    body: html`<div class="with-side reference">
        ${sideNav(scene, suites, current)}
        <div>
          <h1>${heading}</h1>
          ${body}
        </div>
      </div>
      ${scriptWords({ ...commonWords(scene.language), ...words })}`,
  });
