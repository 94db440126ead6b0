/** The way to a first call, and the guide of each library. */
import { TOPICS, type Phrases } from './snippets/language.ts';
import { filled } from '../words/fill.ts';
import { PHRASES } from './snippets/phrases.ts';
import { pageWords } from '../words/pages.ts';
import { docsPage, withCode, type SuiteLine } from './docs.ts';
import { html, type Html } from './html.ts';
import { keyButton, type Scene } from './layout.ts';
import { firstCall, snippetBox } from './snippets.ts';

const libraryList = ({ root, path }: Scene): Html =>
  html`<ul class="tree">
    ${PHRASES.map(({ name, title }) => {
      const own = `/docs/start/${name}`;
      return html`<li>${own === path ? title : html`<a href="${root}${own}">${title}</a>`}</li>`;
    })}
  </ul>`;

/** The way to a first call. */
export const startPage = (scene: Scene, suites: readonly SuiteLine[], base: string): string => {
  const { docs: words } = pageWords(scene.language);
  return docsPage(
    scene,
    suites,
    words.start,
    html`<p>${words.startLead}</p>
      <h2>1. ${words.step1}</h2>
      <p>${words.step1Text}</p>
      <p>${keyButton(scene)}</p>
      <h2>2. ${words.step2}</h2>
      <p>${words.step2Text}</p>
      ${snippetBox(firstCall(base))}
      <h2>3. ${words.step3}</h2>
      <p>${words.step3Text}</p>
      <h2>${words.library.libraries}</h2>
      ${libraryList(scene)}
      <h2>${words.library.downloads}</h2>
      <ul class="tree">
        <li><a href="${scene.root}/v1/meta/openapi" download="udaya.openapi.json">OpenAPI 3.1</a></li>
        <li><a href="${scene.root}/docs/postman">Postman</a></li>
      </ul>
      <h2>${words.next}</h2>
      <p>${words.nextText} <a href="${scene.root}/docs">${words.title}</a></p>`,
  );
};

/** Makes the library of a language from the source that the service hands out, and installs it: nothing is published yet. */
const installText = (base: string, { name, local }: Phrases): string =>
  `curl -sL ${base}/source | tar --zstd -x
npm --prefix udaya run clients -- --only ${name} --base-url ${base}
${local}`;

/** The guide of a library. `base`: the address of the service. */
export const libraryPage = (scene: Scene, suites: readonly SuiteLine[], phrases: Phrases, base: string): string => {
  const { title, runtime, guide } = phrases;
  const { docs: words, common } = pageWords(scene.language);
  const { library } = words;
  return docsPage(
    scene,
    suites,
    filled(library.title, { language: title }),
    html`<p>${library.runsOn} <span lang="en">${runtime}</span>${common.stop}</p>
      ${TOPICS.map((topic) => {
        const { title: head, text } = library.topics[topic];
        return html`<section id="${topic}">
          <h2>${head}</h2>
          ${text !== '' && html`<p>${withCode(text)}</p>`}
          <pre tabindex="0">${topic === 'install' ? installText(base, phrases) : guide[topic]}</pre>
        </section>`;
      })}
      <h2>${library.libraries}</h2>
      ${libraryList(scene)}`,
  );
};
