/** The page of the API keys: the table, and dialogs to make, replace and revoke one. */
import { bank } from '../words/bank.ts';
import { filled } from '../words/fill.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { dayText } from './numbers.ts';
import { dashboardWords, noticeBox, secretDialog, table } from './parts.ts';

/** A key as the table shows it. */
export interface KeyLine {
  readonly key_id: string;
  readonly name: string;
  readonly kind_name: string;
  readonly state: string;
  readonly state_name: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly last_used: string | null;
  readonly scopes: readonly string[];
  readonly domains: readonly string[];
}

const field = (name: string, label: string, help: string, control: Html): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>${control}<small id="${name}-help">${help}</small>
  </div>`;
const input = (name: string, as: string, type = 'text'): Html =>
  html`<input id="${name}" name="${name}" type="${type}" data-as="${as}" aria-describedby="${name}-help" />`;

const makeDialog = ({ language }: Scene): Html => {
  const { keys: words, common } = bank(language, 'pages');
  const kinds = bank(language, 'platform').kind;
  return html`<dialog id="make" aria-labelledby="make-title">
    <form data-call="POST /v1/keys" method="dialog" novalidate>
      <h2 id="make-title">${words.make}</h2>
      ${noticeBox()}
      ${field('name', words.name, words.nameHelp, html`<input id="name" name="name" required maxlength="80" aria-describedby="name-help" />`)}
      <div class="field">
        <label for="kind">${words.kind}</label
        ><select id="kind" name="kind">
          ${(['sandbox', 'live', 'publishable'] as const).map((kind) => html`<option value="${kind}">${kinds[kind]}</option>`)}
        </select>
      </div>
      ${field('domains', words.domains, words.domainsHelp, input('domains', 'list'))}
      ${field('scopes', words.scopes, words.scopesHelp, input('scopes', 'list'))}
      ${field('spend_cap', words.cap, words.capHelp, input('spend_cap', 'nullable', 'number'))}
      <p>
        <label class="check"><input type="checkbox" name="query_allowed" data-as="flag" /> ${words.query}</label>
      </p>
      <p class="row">
        <button>${words.make}</button><button type="button" class="plain" data-close>${common.cancel}</button>
      </p>
    </form>
  </dialog>`;
};

const rotateDialog = ({ language }: Scene): Html => {
  const { keys: words, common } = bank(language, 'pages');
  return html`<dialog id="rotate" aria-labelledby="rotate-title">
    <form data-call="POST /v1/keys/{id}/rotate" method="dialog" novalidate>
      <h2 id="rotate-title">${words.rotateTitle}</h2>
      ${noticeBox()}
      <p data-text="${filled(words.rotateLead, { name: '{name}' })}"></p>
      <div class="field">
        <label for="overlap_hours">${words.overlap}</label>
        <input id="overlap_hours" name="overlap_hours" type="number" min="0" max="72" value="24" data-as="number" />
      </div>
      <p class="row">
        <button>${words.rotate}</button><button type="button" class="plain" data-close>${common.cancel}</button>
      </p>
    </form>
  </dialog>`;
};

const revokeDialog = ({ language }: Scene): Html => {
  const { keys: words, common } = bank(language, 'pages');
  return html`<dialog id="revoke" aria-labelledby="revoke-title">
    <form data-call="DELETE /v1/keys/{id}" method="dialog" novalidate>
      <h2 id="revoke-title">${words.revokeTitle}</h2>
      ${noticeBox()}
      <p id="revoke-lead" data-text="${filled(words.revokeLead, { name: '{name}' })}"></p>
      <div class="field">
        <label for="typed">${words.name}</label
        ><input id="typed" data-must="" autocomplete="off" aria-describedby="revoke-lead" />
      </div>
      <p class="row">
        <button class="danger">${words.revoke}</button
        ><button type="button" class="plain" data-close>${common.cancel}</button>
      </p>
    </form>
  </dialog>`;
};

/** The page. */
export const keysPage = (scene: Scene, keys: readonly KeyLine[]): string => {
  const { language } = scene;
  const { keys: words, common } = bank(language, 'pages');
  const actions = ({ key_id: id, name, state }: KeyLine): Html =>
    html`<span class="row">
      <button class="plain" data-open="#rotate" data-id="${id}" data-name="${name}">${words.rotate}</button>
      <button
        class="plain"
        data-call="PATCH /v1/keys/{id}"
        data-id="${id}"
        data-body='{"enabled":${state === 'disabled' ? 'true' : 'false'}}'
      >
        ${state === 'disabled' ? words.switchOn : words.switchOff}
      </button>
      <button class="danger" data-open="#revoke" data-id="${id}" data-name="${name}">${words.revoke}</button></span
    >`;
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${noticeBox('notice')}
      <p><button data-open="#make">${words.make}</button></p>
      ${
        keys.length === 0
          ? html`<p class="soft">${words.empty}</p>`
          : table(
              '',
              [
                { head: words.name },
                { head: words.key },
                { head: words.kind },
                { head: words.state },
                { head: words.scopes },
                { head: words.lastUsed },
                { head: words.actions },
              ],
              keys.map((key) => [
                key.name,
                html`<code class="whole">${key.prefix}…${key.last_four}</code>`,
                key.kind_name,
                key.state_name,
                html`<span
                  >${key.scopes.length === 0 ? words.all : key.scopes.join(', ')}${key.domains.length > 0 && html`<br /><span class="soft small">${filled(words.on, { domains: key.domains.join(', ') })}</span>`}</span
                >`,
                key.last_used === null ? common.never : dayText(Date.parse(key.last_used), language),
                actions(key),
              ]),
            )
      }
      ${makeDialog(scene)}${rotateDialog(scene)}${revokeDialog(scene)}${secretDialog(language)}
      ${scriptWords(dashboardWords(language))}`,
  });
};
