/** The page of the API keys: the table, and dialogs to make, replace and revoke one. */
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { field, formDialog, leadOf, overlapField, removeDialog } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { WIDGET_SUITES } from './embed/elements.ts';
import { html, raw, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { countText, dayText } from './numbers.ts';
import { amounts, dashboardWords, noticeBox, secretDialog, tableOr } from './parts.ts';

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
  readonly query_allowed: boolean;
  /** Credits a month; null for no cap of its own. */
  readonly spend_cap: number | null;
}

/** What the dialog that changes a key is filled with. */
const filling = ({ name, domains, scopes, spend_cap, query_allowed }: KeyLine): string =>
  JSON.stringify({ name, domains: domains.join(', '), scopes: scopes.join(', '), spend_cap, query_allowed });

/** The fields of a key; `prefix` tells those of two dialogs apart, `suites` stands in theirs. */
const keyFields = ({ language }: Scene, prefix: string, suites = ''): Html => {
  const { keys: words } = pageWords(language);
  const input = (name: string, more: Html): Html =>
    html`<input id="${prefix}${name}" name="${name}" aria-describedby="${prefix}${name}-help" ${more} />`;
  const row = (name: string, label: string, help: string, more: Html): Html =>
    field(`${prefix}${name}`, label, input(name, more), help);
  return html`${row('domains', words.domains, words.domainsHelp, html`data-as="list"`)}
    ${row('scopes', words.scopes, words.scopesHelp, html`data-as="list" value="${suites}"`)}
    ${row('spend_cap', words.cap, words.capHelp, html`data-as="nullable" type="number" min="0"`)}
    <p>
      <label class="check"><input type="checkbox" name="query_allowed" data-as="flag" /> ${words.query}</label>
    </p>`;
};

const nameField = ({ language }: Scene, prefix: string): Html => {
  const { keys: words } = pageWords(language);
  const id = `${prefix}name`;
  return field(
    id,
    words.name,
    html`<input id="${id}" name="name" required maxlength="80" aria-describedby="${id}-help" />`,
    words.nameHelp,
  );
};

/** The dialog that makes a key; for widgets it is open, with the kind and the suites that they need. */
const makeDialog = (scene: Scene, forWidgets: boolean): Html => {
  const { keys: words, done } = pageWords(scene.language);
  const kinds = bank(scene.language, 'platform').kind;
  const select = html`<select id="kind" name="kind" aria-describedby="kind-help">
    ${(['sandbox', 'live', 'publishable'] as const).map((kind) => html`<option value="${kind}" ${forWidgets && kind === 'publishable' && raw(' selected')}>${kinds[kind]}</option>`)}
  </select>`;
  return formDialog(scene, {
    id: 'make',
    title: words.make,
    call: 'POST /v1/keys',
    done: done.key,
    send: words.make,
    isShown: forWidgets,
    body: html`${forWidgets && html`<p>${words.widgets}</p>`} ${nameField(scene, '')}
    ${field('kind', words.kind, select, words.lead)} ${keyFields(scene, '', forWidgets ? WIDGET_SUITES.join(', ') : '')}`,
  });
};

const changeDialog = (scene: Scene): Html => {
  const { keys: words, common, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'change',
    title: words.changeTitle,
    call: 'PATCH /v1/keys/{id}',
    done: done.keyChanged,
    send: common.save,
    body: html`${nameField(scene, 'change-')} ${keyFields(scene, 'change-')}`,
  });
};

/** Most hours for which an old key still works. */
const MOST_OVERLAP_HOURS = 72;
const rotateDialog = (scene: Scene): Html => {
  const { keys: words, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'rotate',
    title: words.rotateTitle,
    call: 'POST /v1/keys/{id}/rotate',
    done: done.keyRotated,
    send: words.rotate,
    body: html`${leadOf(words.rotateLead)} ${overlapField(words.overlap, MOST_OVERLAP_HOURS)}`,
  });
};

const revokeDialog = (scene: Scene): Html => {
  const { keys: words, done } = pageWords(scene.language);
  return removeDialog(
    scene,
    { id: 'revoke', call: 'DELETE /v1/keys/{id}', done: done.keyRevoked },
    { removeTitle: words.revokeTitle, removeLead: words.revokeLead, name: words.name, remove: words.revoke },
  );
};

/** The page; `forWidgets`: with the dialog for a key of widgets open. */
export const keysPage = (scene: Scene, keys: readonly KeyLine[], forWidgets = false): string => {
  const { language } = scene;
  const { keys: words, common, done } = pageWords(language);
  const actions = (key: KeyLine): Html => {
    const { key_id: id, name, state } = key;
    return html`<span class="row">
      <button class="plain" data-open="#change" data-id="${id}" data-name="${name}" data-fill="${filling(key)}">
        ${words.change}
      </button>
      <button class="plain" data-open="#rotate" data-id="${id}" data-name="${name}">${words.rotate}</button>
      <button
        class="plain"
        data-call="PATCH /v1/keys/{id}"
        data-done="${done.keyChanged}"
        data-id="${id}"
        data-body='{"enabled":${state === 'disabled' ? 'true' : 'false'}}'
      >
        ${state === 'disabled' ? words.switchOn : words.switchOff}
      </button>
      <button class="danger" data-open="#revoke" data-id="${id}" data-name="${name}">${words.revoke}</button></span
    >`;
  };
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${noticeBox('notice')}
      <p><button data-open="#make">${words.make}</button></p>
      ${tableOr(
        words.empty,
        [words.name, `${words.kind} · ${words.state}`, words.scopes, amounts(words.cap), words.lastUsed, words.actions],
        keys.map((key) => [
          html`${key.name}<br /><code class="whole" title="${words.key}">${key.prefix}…${key.last_four}</code>`,
          `${key.kind_name} · ${key.state_name}`,
          html`<span
            >${key.scopes.length === 0 ? words.all : key.scopes.join(', ')}${key.domains.length > 0 && html`<br /><span class="soft small">${filled(words.on, { domains: key.domains.join(', ') })}</span>`}</span
          >`,
          key.spend_cap === null ? '–' : filled(words.aMonth, { n: countText(key.spend_cap, language) }),
          key.last_used === null ? common.never : dayText(Date.parse(key.last_used), language),
          actions(key),
        ]),
      )}
      ${makeDialog(scene, forWidgets)}${changeDialog(scene)}${rotateDialog(scene)}${revokeDialog(scene)}${secretDialog(language)}
      ${scriptWords(dashboardWords(language))}`,
  });
};
