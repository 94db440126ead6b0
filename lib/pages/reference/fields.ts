/** Fields of a request as a table, of an answer as a tree that folds: name, type with bounds, meaning. */
import type { Language } from '../../words/languages.ts';
import { pageWords } from '../../words/pages.ts';
import { html, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import type { FieldLine, RequestFields } from '../operation.ts';
import { breakable } from '../parts.ts';
import { told, withCode } from '../docs.ts';

/** How deep the document tells of an answer. */
const WHOLE_DEPTH = 3;

const typeOf = ({ type }: FieldLine): Html => html`<code class="type">${type}</code>`;

const rows = (language: Language, fields: readonly FieldLine[], prefix: string): readonly Html[] => {
  const { docs: words } = pageWords(language);
  return fields.map((field) => {
    const { name, meaning, required, standard, instead, members } = field;
    return html`<li id="f-${prefix}${name}">
      <p class="field-head">
        <code class="name">${prefix !== '' && html`<span class="soft">${prefix}</span>`}${breakable(name)}</code>
        ${typeOf(field)} ${required && html`<span class="tag">${words.required}</span>`}
      </p>
      <p class="meaning">
        ${told(language, meaning)}
        ${standard !== '' && html`<span class="soft">${words.standard}: <code>${standard}</code></span>`}
        ${instead !== '' && html`<span class="soft">${words.instead} <code>${instead}</code></span>`}
      </p>
      ${
        members.length > 0 &&
        html`<details>
          <summary>${words.members}</summary>
          <ul class="fieldlist">
            ${rows(language, members, `${name}.`)}
          </ul>
        </details>`
      }
    </li>`;
  });
};

const list = (scene: Scene, fields: readonly FieldLine[]): Html =>
  html`<ul class="fieldlist">
    ${rows(scene.language, fields, '')}
  </ul>`;

const folded = (scene: Scene, title: string, fields: readonly FieldLine[]): Html | null =>
  fields.length === 0
    ? null
    : html`<details class="group">
        <summary>${title} <span class="soft">${fields.length}</span></summary>
        ${list(scene, fields)}
      </details>`;

/** What a request may hold: what is needed stands open, everything else folds. */
export const requestPart = (scene: Scene, fields: RequestFields): Html => {
  const { docs: words } = pageWords(scene.language);
  const { needed, own, more, decisive, options } = fields;
  const nothing = needed.length + own.length + more.length + options.length + decisive.length === 0;
  return html`<h2 id="request">${words.request}</h2>
    ${nothing && html`<p class="soft">${words.noFields}</p>`} ${needed.length > 0 && list(scene, needed)}
    ${folded(scene, words.ownFields, own)} ${folded(scene, words.commonFields, more)}
    ${folded(scene, words.decisive, decisive)} ${folded(scene, words.options, options)}`;
};

/** Members of an answer that a page shows at most; what lies deeper comes when it is asked for. */
const MOST_ROWS = 120;

const rowsIn = (fields: readonly FieldLine[], depth: number): number =>
  fields.reduce((sum, { members }) => sum + 1 + (depth > 1 ? rowsIn(members, depth - 1) : 0), 0);

/** How deep an answer can be shown without growing too long. */
const depthFor = (answer: readonly FieldLine[]): number =>
  [3, 2].find((depth) => rowsIn(answer, depth) <= MOST_ROWS) ?? 1;

const branch = (language: Language, fields: readonly FieldLine[], path: string, depth: number): Html =>
  html`<ul class="tree">
    ${fields.map((field) => {
      const { name, meaning, members } = field;
      const own = path === '' ? name : `${path}.${name}`;
      const head = html`<code class="name" data-path="${own}">${breakable(name)}</code> ${typeOf(field)}`;
      const said = html`<span class="meaning">${told(language, meaning)}</span>`;
      return members.length === 0 || depth <= 1
        ? html`<li>${head} ${said}</li>`
        : html`<li>
            <details>
              <summary>${head} ${said}</summary>
              ${branch(language, members, own, depth - 1)}
            </details>
          </li>`;
    })}
  </ul>`;

/** The answer as a tree: what it holds is told where it stands. `whole`: however long it is. */
export const answerPart = (scene: Scene, answer: readonly FieldLine[], whole: boolean): Html | null => {
  const { docs: words } = pageWords(scene.language);
  const depth = whole ? WHOLE_DEPTH : depthFor(answer);
  return answer.length === 0
    ? null
    : html`<h2 id="answer">${words.answer}</h2>
        <p class="soft small">${withCode(words.answerLead)}</p>
        ${branch(scene.language, answer, '', depth)}
        ${depth < WHOLE_DEPTH && html`<p><a data-whole href="?whole=true#answer">${words.wholeAnswer}</a></p>`}`;
};
