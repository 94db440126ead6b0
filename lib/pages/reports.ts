/** The page of the reports: the list with states, a download, and a dialog to send one to its reader. */
import type { Language } from '../words/languages.ts';
import type { Banks } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { field, formDialog, leadOf } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { countText, dayText, shortDay } from './numbers.ts';
import { orderForm, orderWords, type OrderOffer } from './order-form.ts';
import { dashboardWords, noticeBox, tableOr } from './parts.ts';

type Words = Banks['pages/reports'];
type Kinds = Banks['pages/reader']['kinds'];

/** A report as the list shows it. */
export interface ReportLine {
  readonly id: string;
  readonly kind: keyof Kinds;
  readonly reference: string;
  readonly status: keyof Words['states'];
  /** Epoch ms. */
  readonly created: number;
  readonly expires: number;
  /** 0 until it is ready. */
  readonly pages: number;
  /** What the form is set to when it is ordered again; null where the form does not offer it. */
  readonly again: { readonly report: string; readonly language: string; readonly brand_id: string } | null;
  readonly emails: readonly { readonly to: string; readonly status: keyof Words['deliveries'] }[];
}

const nameOf = (kinds: Kinds, { kind, reference }: ReportLine): string =>
  reference === '' ? kinds[kind] : `${kinds[kind]} · ${reference}`;

const sendDialog = (scene: Scene): Html => {
  const { reports: words } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'send',
    title: words.sendTitle,
    call: 'POST /v1/reports/{id}/deliver',
    send: words.send,
    body: html`${leadOf(words.sendLead)}
      <input type="hidden" name="channel" value="email" />
      ${field('to', words.to, html`<input id="to" name="to" type="email" required maxlength="254" autocomplete="off" />`)}
      <p>
        <label class="check"><input type="checkbox" name="attach" data-as="flag" /> ${words.attach}</label>
      </p>`,
  });
};

const qrDialog = (language: Language): Html => {
  const { order: words, done } = pageWords(language);
  return html`<dialog id="qr" aria-labelledby="qr-title">
    <h2 id="qr-title">${words.qr}</h2>
    <p>${words.qrLead}</p>
    <p><img id="qr-picture" alt="${words.qrAlt}" width="240" height="240" /></p>
    <p class="address small" id="qr-link"></p>
    <p><button type="button" class="plain" data-close>${done.close}</button></p>
  </dialog>`;
};

const deleteDialog = (scene: Scene): Html => {
  const { order: words, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'delete',
    title: words.delete,
    call: 'DELETE /v1/reports/{id}',
    done: done.reportRemoved,
    send: words.delete,
    isDanger: true,
    body: leadOf(words.deleteLead),
  });
};

/** The page; `older` is the cursor of the next one. */
export const reportsPage = (
  scene: Scene,
  reports: readonly ReportLine[],
  older: string | null,
  offer: OrderOffer,
): string => {
  const { language, root } = scene;
  const { reports: words, reader, order } = pageWords(language);
  const againButton = ({ again }: ReportLine): Html | false =>
    again !== null && html`<button class="plain" data-again="${JSON.stringify(again)}">${order.again}</button>`;
  const actions = (report: ReportLine): Html | false => {
    if (report.status !== 'ready') return againButton(report);
    return html`<span class="row">
      <button class="plain" data-call="POST /v1/reports/{id}/link" data-id="${report.id}" data-then="open">
        ${words.open}
      </button>
      <button class="plain" data-open="#send" data-id="${report.id}" data-name="${nameOf(reader.kinds, report)}">
        ${words.send}
      </button>
      <button class="plain" data-share="${report.id}">${order.share}</button>
      <button class="plain" data-qr="${report.id}">${order.qr}</button>
      ${againButton(report)}
      <button class="danger" data-open="#delete" data-id="${report.id}" data-name="${nameOf(reader.kinds, report)}">
        ${order.delete}
      </button></span
    >`;
  };
  const emails = ({ emails: all }: ReportLine): Html =>
    html`${all.map(({ to, status }, i) => html`${i > 0 && ', '}<span class="address">${to}</span> (${words.deliveries[status]})`)}`;
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard', 'orders'],
    body: html`${scriptNeeded(scene)} ${orderForm(scene, offer)}
      <h2>${order.orderFirst}</h2>
      <p>${words.lead}</p>
      ${noticeBox('notice')}
      ${tableOr(
        words.empty,
        [
          words.name,
          `${words.state} · ${words.pages}`,
          `${words.ordered} · ${words.kept}`,
          words.letters,
          words.actions,
        ],
        reports.map((report) => [
          nameOf(reader.kinds, report),
          `${words.states[report.status]}${report.pages === 0 ? '' : ` · ${countText(report.pages, language)}`}`,
          `${shortDay(report.created, language)}${report.status === 'failed' ? '' : ` – ${dayText(report.expires, language)}`}`,
          report.emails.length === 0 ? '–' : emails(report),
          actions(report) || '–',
        ]),
      )}
      ${older !== null && html`<p><a href="${root}/dashboard/reports?cursor=${older}">${words.older}</a></p>`}
      ${sendDialog(scene)} ${qrDialog(language)} ${deleteDialog(scene)}
      ${scriptWords({ ...dashboardWords(language), ...orderWords(language), saved: words.sent })}`,
  });
};
