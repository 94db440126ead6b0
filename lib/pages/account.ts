/** The page of the account: details, data, signing out, closing. */
import { languagesWith } from '../words/languages.ts';
import { filled } from '../words/fill.ts';
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { field, formDialog } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { dayText } from './numbers.ts';
import { dashboardWords, noticeBox } from './parts.ts';

export interface AccountView {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly locale: string;
  readonly logDays: number;
  readonly keepsBodies: boolean;
  /** When a closing account is erased, epoch ms; 0 otherwise. */
  readonly closes: number;
}

/** The page. */
export const accountPage = (scene: Scene, view: AccountView): string => {
  const { language } = scene;
  const { account: words, common, dashboard } = pageWords(language);
  const { id, closes } = view;
  const option = (locale: string, text: string) =>
    html`<option value="${locale}" ${view.locale === locale && html` selected`}>${text}</option>`;
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}${noticeBox('notice')}
      <section class="card">
        <h2>${words.details}</h2>
        <form class="narrow" data-call="PATCH /v1/account" data-then="note" novalidate>
          ${noticeBox()}
          <p><span class="label">${words.email}</span>${view.email}</p>
          <p><span class="label">${words.id}</span><code>${id}</code></p>
          ${field('name', words.name, html`<input id="name" name="name" required maxlength="100" value="${view.name}" />`)}
          ${field('company', words.company, html`<input id="company" name="company" data-as="optional" maxlength="100" value="${view.company}" />`)}
          ${field(
            'locale',
            words.locale,
            html`<select id="locale" name="locale">
              ${languagesWith('mail/account').map((one) => option(one, bank(one, 'language').own_name))}
            </select>`,
          )}
          ${field(
            'days',
            words.logDays,
            html`<input
              id="days"
              name="request_log_days"
              type="number"
              min="0"
              max="30"
              data-as="number"
              value="${view.logDays}"
              aria-describedby="days-help"
            />`,
            words.logDaysHelp,
          )}
          <div class="field">
            <label class="check"
              ><input
                type="checkbox"
                name="keep_bodies"
                data-as="flag"
                ${view.keepsBodies && html` checked`}
                aria-describedby="bodies-help"
              />
              ${words.bodies}</label
            >
            <small id="bodies-help">${words.bodiesHelp}</small>
          </div>
          <p><button>${common.save}</button></p>
        </form>
      </section>
      <section class="card">
        <h2>${words.data}</h2>
        <p>${words.dataLead}</p>
        <p><button class="plain" data-call="POST /v1/account/export" data-then="download">${words.export}</button></p>
      </section>
      <section class="card">
        <h2>${words.sessions}</h2>
        <p class="row">
          <button class="plain" data-call="POST /v1/account/logout" data-then="/" data-done="">${words.out}</button>
          <button
            class="plain"
            data-call="POST /v1/account/logout"
            data-body='{"everywhere":true}'
            data-then="/"
            data-done=""
          >
            ${words.everywhere}
          </button>
        </p>
      </section>
      <section class="card">
        <h2>${words.close}</h2>
        ${
          closes > 0
            ? html`<p>${filled(dashboard.closing, { date: dayText(closes, language) })}</p>
                <p>
                  <button data-call="PATCH /v1/account" data-body='{"state":"active"}' data-done="${words.keepDone}">
                    ${dashboard.keep}
                  </button>
                </p>`
            : html`<p>${words.closeLead}</p>
                <p><button class="danger" data-open="#close">${words.close}</button></p>`
        }
      </section>
      ${formDialog(scene, {
        id: 'close',
        title: words.closeTitle,
        call: 'DELETE /v1/account',
        then: 'reload',
        done: '',
        send: words.close,
        isDanger: true,
        body: html`<p>${words.closeLead}</p>
          ${field('confirm', filled(words.closeConfirm, { id }), html`<input id="confirm" name="confirm" data-must="${id}" autocomplete="off" />`)}`,
      })}
      ${scriptWords(dashboardWords(language))}`,
  });
};
