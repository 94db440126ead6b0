/** The page of webhooks: the table, what each was sent, and dialogs to add, sign anew and delete one. */
import { pageWords } from '../words/pages.ts';
import { counted, filled } from '../words/fill.ts';
import { field, formDialog, leadOf, overlapField, removeDialog } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { momentText } from './numbers.ts';
import { breakable, dashboardWords, noticeBox, secretDialog, table, tableOr } from './parts.ts';
import { planNote } from './plan.ts';

/** A message as the page lists it. */
export interface MessageLine {
  readonly delivery_id: string;
  readonly event: string;
  readonly at: string;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly http: number | null;
  readonly error: string | null;
}

/** A webhook with what it was sent last. */
export interface WebhookLine {
  readonly webhook_id: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly state: 'active' | 'paused' | 'disabled';
  readonly disabled_by: 'GONE' | 'FAILING' | 'PLAN' | null;
  readonly failing_since: string | null;
  readonly sent: readonly MessageLine[];
}

const nameOf = ({ name, url }: WebhookLine): string => (name === '' ? new URL(url).host : name);

const makeDialog = (scene: Scene): Html => {
  const { webhooks: words, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'make',
    title: words.make,
    call: 'POST /v1/webhooks',
    done: done.hook,
    send: words.make,
    body: html`${field('url', words.url, html`<input id="url" name="url" type="url" required aria-describedby="url-help" />`, words.urlHelp)}
    ${field('events', words.events, html`<input id="events" name="events" data-as="list" value="report.*, job.*, credits.*" aria-describedby="events-help" />`, words.eventsHelp)}
    ${field('name', words.name, html`<input id="name" name="name" maxlength="80" aria-describedby="name-help" />`, words.nameHelp)}`,
  });
};

/** Most hours for which the old secret of a webhook still signs. */
const MOST_OVERLAP_HOURS = 168;
const rotateDialog = (scene: Scene): Html => {
  const { webhooks: words, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'rotate',
    title: words.rotateTitle,
    call: 'POST /v1/webhooks/{id}/rotate-secret',
    done: done.hookChanged,
    send: words.rotate,
    body: html`${leadOf(words.rotateLead)} ${overlapField(words.overlap, MOST_OVERLAP_HOURS)}`,
  });
};

const actions = ({ language }: Scene, hook: WebhookLine): Html => {
  const { webhooks: words, done } = pageWords(language);
  const { webhook_id: id, state } = hook;
  const name = nameOf(hook);
  return html`<span class="row">
    ${
      state === 'active' &&
      html`<button
        class="plain"
        data-call="POST /v1/webhooks/{id}/test"
        data-done="${done.hookTested}"
        data-id="${id}"
        data-body='{"event":"report.ready"}'
      >
        ${words.test}
      </button>`
    }
    <button
      class="plain"
      data-call="PATCH /v1/webhooks/{id}"
      data-done="${done.hookChanged}"
      data-id="${id}"
      data-body='{"paused":${state === 'active' ? 'true' : 'false'}}'
    >
      ${state === 'active' ? words.pause : words.on}
    </button>
    <button class="plain" data-open="#rotate" data-id="${id}" data-name="${name}">${words.rotate}</button>
    <button class="danger" data-open="#remove" data-id="${id}" data-name="${name}">${words.remove}</button></span
  >`;
};

const stateOf = ({ language }: Scene, { state, disabled_by: why, failing_since: since }: WebhookLine): Html => {
  const { webhooks: words } = pageWords(language);
  const when = since === null ? '' : filled(words.since, { when: momentText(Date.parse(since), language) });
  return html`<span
    >${why === 'PLAN' ? words.noPlan : words.states[state]}${when !== '' && html`<br /><span class="soft small">${when}</span>`}</span
  >`;
};

const sentTable = ({ language }: Scene, hook: WebhookLine): Html => {
  const { webhooks: words, done } = pageWords(language);
  const row = ({ delivery_id: id, event, at, status, attempts, http, error }: MessageLine) => [
    html`<code>${breakable(event)}</code>`,
    momentText(Date.parse(at), language),
    html`<span
      >${words.results[status]}<br /><span class="soft small"
        >${counted(language, words.attempts, attempts)}</span
      ></span
    >`,
    http === null
      ? html`<span
          >${words.noAnswer}${error !== null && html`<br /><code class="small">${breakable(error)}</code>`}</span
        >`
      : String(http),
    html`<button
      class="plain"
      data-call="POST /v1/webhooks/deliveries/{id}/redeliver"
      data-done="${done.hookAgain}"
      data-id="${id}"
    >
      ${words.again}
    </button>`,
  ];
  const heads = [words.event, words.when, words.result, words.answer, words.actions];
  return html`<section>
    <h2>${filled(words.sent, { name: nameOf(hook) })}</h2>
    ${tableOr(words.nothingSent, heads, hook.sent.map(row))}
  </section>`;
};

/** The page. */
export const webhooksPage = (scene: Scene, hooks: readonly WebhookLine[], plan: string): string => {
  const { language } = scene;
  const { webhooks: words, done } = pageWords(language);
  const remove = { id: 'remove', call: 'DELETE /v1/webhooks/{id}', done: done.hookRemoved };
  const heads = [words.name, words.events, words.state, words.actions];
  const rows = hooks.map((hook) => [
    html`<span>${nameOf(hook)}<br /><code class="small">${breakable(hook.url)}</code></span>`,
    html`<code>${breakable(hook.events.join(', '))}</code>`,
    stateOf(scene, hook),
    actions(scene, hook),
  ]);
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${!scene.sandbox && planNote(scene, plan, 'webhooks')}${noticeBox('notice')}
      <p><button data-open="#make">${words.make}</button></p>
      ${hooks.length === 0 ? html`<p class="soft">${words.empty}</p>` : table('', heads, rows)}
      ${hooks.map((hook) => sentTable(scene, hook))}
      ${makeDialog(scene)}${rotateDialog(scene)}${removeDialog(scene, remove, words)}${secretDialog(language, words.secretTitle)}
      ${scriptWords(dashboardWords(language))}`,
  });
};
