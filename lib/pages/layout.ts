/**
 * The shell of every page: head, top navigation, foot; and around the dashboard its own navigation. A page gives its title
 * and its body. Addresses are written with `root`, because a stage has its name in the path.
 */
import { SHOWN } from './papers-built.ts';
import { SHOWN_FIELD, type SPACES_SHOWN } from '../accounts/sandbox/space.ts';
import type { Language } from '../words/languages.ts';
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { assetAddress } from './assets.ts';
import { html, raw, type Html } from './html.ts';
import type { Script } from './script-names.ts';
import { languagesOfPage } from './written.ts';

/** Where a page stands, and for whom it is written. */
export interface Scene {
  readonly language: Language;
  /** What stands before every path of ours: empty, or `/prod`. */
  readonly root: string;
  /** The path of this page, below `root`. */
  readonly path: string;
  /** Scheme and host of this service. */
  readonly origin: string;
  /** Where the source of the running version is. */
  readonly source: string;
  /** Whether the browser has a session: it is not looked at, so it may have ended. */
  readonly signedIn: boolean;
  /** Whether it shows what sandbox keys have stored. */
  readonly sandbox: boolean;
}

export interface PageParts {
  readonly title: string;
  /** For search engines and previews; left out where a page is for one person. */
  readonly description?: string;
  readonly scripts?: readonly Script[];
  readonly body: Html;
}

const SUN = raw(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 17a7 7 0 0 1 14 0Z" fill="currentColor"/><path d="M1.5 19.5h21M12 3.5v3M3.6 8.4l2 2M20.4 8.4l-2 2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>',
);

const link = ({ root, path }: Scene, to: string, text: string, current = path === to): Html =>
  html`<a href="${root}${to}" ${current && raw(' aria-current="page"')}>${text}</a>`;

/** Without the white space at the beginning of lines, which nobody sees; in code and fields it is kept. */
const tight = (page: string): string =>
  page
    .split(/(<(?:pre|textarea)\b[\s\S]*?<\/(?:pre|textarea)>)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/\n\s+/g, '\n')))
    .join('');

/** The way to a first key; to the dashboard for whoever has one. */
export const keyButton = ({ root, language, signedIn }: Scene): Html => {
  const { shell: words } = pageWords(language);
  return signedIn
    ? html`<a class="button" href="${root}/dashboard">${words.dashboard}</a>`
    : html`<a class="button" href="${root}/signup">${words.getKey}</a>`;
};

/** Languages that stand in the navigation by themselves; more of them open on a press. */
const MOST_SHOWN = 2;

/** The other languages of the page, each by its own name. */
const languageChoice = (language: Language, languages: readonly Language[]): Html => {
  const nameOf = (one: Language): string => bank(one, 'language').own_name;
  const others = languages
    .filter((one) => one !== language)
    .map((one) => html`<a href="?lang=${one}" lang="${one}" hreflang="${one}">${nameOf(one)}</a>`);
  return languages.length > MOST_SHOWN
    ? html`<details>
        <summary>${nameOf(language)}</summary>
        <div>${others}</div>
      </details>`
    : html`${others}`;
};

/** A whole page. */
export const wholePage = (scene: Scene, { title, description, scripts = [], body }: PageParts): string => {
  const { language, root, path, origin, source, signedIn } = scene;
  const languages = languagesOfPage(path);
  const { shell: words, common, papers } = pageWords(language);
  const address = `${origin}${root}${path}`;
  return tight(
    html`<!doctype html>
      <html lang="${language}" data-root="${root}" ${signedIn && raw(' data-in')}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · ${words.name}</title>
          ${description !== undefined && html`<meta name="description" content="${description}" />`}
          ${
            !path.startsWith('/dashboard') &&
            html`${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${address}?lang=${one}" />`)}
              <link rel="alternate" hreflang="x-default" href="${address}" />`
          }
          <link
            rel="icon"
            href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M4 18a8 8 0 0 1 16 0Z' fill='%23d9731f'/%3E%3C/svg%3E"
          />
          <link rel="stylesheet" href="${root}${assetAddress('site.css')}" />
          ${scripts.map((name) => html`<script type="module" src="${root}${assetAddress(`${name}.js`)}"></script>`)}
        </head>
        <body data-copy="${common.copy}" data-copied="${common.copied}">
          <a class="skip" href="#main">${words.skip}</a>
          <header class="top">
            <div class="wrap">
              <a class="brand" href="${root}/">${SUN}${words.name}</a>
              <nav aria-label="${words.navigation}">
                ${link(scene, '/docs', words.reference, path.startsWith('/docs') && path !== '/docs/accuracy')}
                ${link(scene, '/docs/accuracy', words.accuracy)} ${languageChoice(language, languages)}
                ${link(scene, '/dashboard', signedIn ? words.dashboard : words.signIn, path.startsWith('/dashboard'))}
                ${!signedIn && !path.startsWith('/dashboard') && path !== '/signup' && html`<a class="button" href="${root}/signup">${words.getKey}</a>`}
              </nav>
            </div>
          </header>
          <main id="main"><div class="wrap">${body}</div></main>
          <footer class="foot">
            <div class="wrap">
              <a href="${source}">${words.source}</a>
              <a href="${root}/pricing">${words.pricing}</a>
              <a href="${root}/status">${words.status}</a>
              ${SHOWN.map((paper) => html`<a href="${root}/${paper}">${papers.names[paper]}</a>`)}
              <a href="${root}/v1/meta/openapi">OpenAPI</a>
              <a href="${root}/docs/errors">${words.errors}</a>
              <span>${words.licence}</span>
            </div>
          </footer>
        </body>
      </html> `.html,
  );
};

/** Where a tab of the dashboard leads: they are named as their paths, and stand in the order of their words. */
const tabPath = (tab: string): string => (tab === 'overview' ? '/dashboard' : `/dashboard/${tab}`);

/** Pages of what keys store: they show either what live keys have stored or what sandbox keys have. */
const KEPT: readonly string[] = ['profiles', 'reports', 'brands', 'webhooks', 'feeds', 'jobs'].map(tabPath);

/** The choice of whose data is shown, where the page has any. */
const dataChoice = ({ language, path, sandbox }: Scene): Html | false => {
  const { dataOf: words } = pageWords(language);
  const choice = (name: (typeof SPACES_SHOWN)[number], current: boolean): Html =>
    html`<a href="?${SHOWN_FIELD}=${name}" ${current && raw(' aria-current="true"')}>${words[name]}</a>`;
  return (
    KEPT.includes(path) &&
    html`<nav class="choice" aria-label="${words.title}">${choice('live', !sandbox)}${choice('sandbox', sandbox)}</nav>
      ${sandbox && html`<p class="note">${words.note}</p>`}`
  );
};

/** A page of the dashboard: its tabs at the side, then heading and body. */
export const dashboardPage = (scene: Scene, { body, title, ...rest }: PageParts): string => {
  const words = pageWords(scene.language);
  const tabs = Object.entries(words.tabs);
  const [, current = title] = tabs.find(([tab]) => tabPath(tab) === scene.path) ?? [];
  return wholePage(scene, {
    ...rest,
    title,
    body: html`<div class="with-side">
      <nav class="side" aria-label="${words.shell.dashboard}">
        <button type="button" class="plain fold" popovertarget="tabs">${words.shell.dashboard} · ${current}</button>
        <ul id="tabs" popover>
          ${tabs.map(([tab, name]) => html`<li>${link(scene, tabPath(tab), name)}</li>`)}
        </ul>
      </nav>
      <div>
        <h1>${title}</h1>
        ${dataChoice(scene)}${body}
      </div>
    </div>`,
  });
};
