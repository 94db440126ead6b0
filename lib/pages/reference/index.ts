/** The first page of the reference: where to begin, suites by what a person wants, and what a search has found. */
import { pageWords } from '../../words/pages.ts';
import { counted, filled } from '../../words/fill.ts';
import { suiteName, suitesIn } from '../../words/suites.ts';
import { docsPage, type SuiteLine } from '../docs.ts';
import { html, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import { GUIDE_KEYS } from '../guide-keys.ts';
import { groupsOf } from '../reference-groups.ts';
import type { Found } from './search.ts';

const results = ({ language, root }: Scene, query: string, found: readonly Found[]): Html => {
  const { docs: words } = pageWords(language);
  return html`<section>
    <h2>“${query}”</h2>
    <p role="status">${counted(language, words.found, found.length)}</p>
    ${found.length === 0 && html`<p>${words.notFound}</p>`}
    <ul class="endpoints">
      ${found.map(
        ({ path, title, about, english }) =>
          html`<li>
            <a href="${root}${path}">${english ? html`<span lang="en">${title}</span>` : title}</a>
            <span class="small soft" lang="${english ? 'en' : language}">${about}</span>
          </li>`,
      )}
    </ul>
  </section>`;
};

/** The page; `found` is null where nothing was searched. */
export const docsIndex = (
  scene: Scene,
  suites: readonly SuiteLine[],
  count: number,
  query: string,
  found: readonly Found[] | null,
): string => {
  const { language, root } = scene;
  const { docs: words, guides, embed } = pageWords(language);
  return docsPage(
    scene,
    suites,
    words.title,
    html`<p>${filled(words.lead, { n: count })}</p>
      ${found !== null && results(scene, query, found)}
      <h2>${words.begin}</h2>
      <ul class="endpoints">
        <li><a href="${root}/docs/start">${words.start}</a> <span class="small soft">${words.startLead}</span></li>
        <li><a href="${root}/docs/embed">${embed.name}</a> <span class="small soft">${embed.title}</span></li>
        ${GUIDE_KEYS.map(
          (key) =>
            html`<li>
              <a href="${root}/docs/guides/${key}">${guides.names[key]}</a>
              <span class="small soft">${guides.leads[key]}</span>
            </li>`,
        )}
      </ul>
      ${groupsOf(suites).map(
        ({ group, suites: own }) =>
          html`<h2>${words.groups[group]}</h2>
            <ul class="endpoints">
              ${own.map(
                ({ name, about, count: n }) =>
                  html`<li>
                    <a href="${root}/docs/${name}">${suiteName(name, language)}</a>
                    <span class="small soft">${suitesIn(language)[name]?.about ?? about} · ${n}</span>
                  </li>`,
              )}
            </ul>`,
      )}`,
  );
};
