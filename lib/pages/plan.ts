/** The page of plan and credits: the plans, limits, and the ledger of the month. */
import { planWith } from '../accounts/metering/features.ts';
import { planNamed, PLANS, type Plan } from '../accounts/metering/plans.ts';
import type { Feature } from '../contract/suites/plans.ts';
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { counted, filled } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import { field } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { buyForm, type BuyForm } from './buy.ts';
import { html, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { countText, dayText, momentText } from './numbers.ts';
import { amounts, dashboardWords, noticeBox, table } from './parts.ts';

/** A plan to choose from: a row of the table of plans. */
export interface PlanChoice extends Plan {
  readonly key: 'sandbox' | 'growth' | 'business' | 'enterprise';
}

/** What a plan brings, for the page of prices and for the one where it is chosen. */
export const planFacts = (
  { byContract, credits, rate, domains, profiles, features }: PlanChoice,
  language: Language,
): Html => {
  const { plan: words } = pageWords(language);
  const { feature: names } = bank(language, 'platform');
  const number = (n: number): string => countText(n, language);
  const facts = [
    ...(byContract
      ? []
      : [filled(words.perMonth, { n: number(credits) }), filled(words.perMinute, { n: number(rate) })]),
    domains === null ? words.anyDomains : counted(language, words.domains, domains),
    filled(words.births, { n: number(profiles) }),
    ...features.map((feature) => names[feature]),
  ];
  return html`<ul>
    ${facts.map((fact) => html`<li>${fact}</li>`)}
  </ul>`;
};

/** Of a page for what a plan brings: which one does, where that of the account does not. */
export const planNote = ({ language, root }: Scene, plan: string, feature: Feature): Html => {
  const found = planNamed(plan);
  const features: readonly Feature[] = found === undefined ? [] : PLANS[found].features;
  if (features.includes(feature)) return html``;
  const { plan: words } = pageWords(language);
  const { plan: plans, feature: names } = bank(language, 'platform');
  const text = filled(words.needed, { feature: names[feature], plan: plans[planWith(feature)] });
  return html`<p class="note">${text} <a href="${root}/dashboard/plan">${words.title}</a></p>`;
};

export interface PlanView {
  readonly plan: PlanChoice['key'];
  /** Plan of the next month where it is another, and its beginning (epoch ms). */
  readonly next: PlanChoice['key'] | null;
  readonly renews: number;
  /** Until when it is paid by the year (epoch ms); null where it is not. */
  readonly yearUntil: number | null;
  readonly plans: readonly PlanChoice[];
  readonly cap: number | null;
  readonly alerts: readonly number[];
  /** What is sold, where anything is; it is bought by forms. */
  readonly forms: readonly BuyForm[];
  readonly balance: number;
  readonly entries: readonly { readonly at: number; readonly what: string; readonly delta: number }[];
}

/** The page. */
export const planPage = (scene: Scene, view: PlanView): string => {
  const { language, root } = scene;
  const { plan: words, common, done } = pageWords(language);
  const names = bank(language, 'platform').plan;
  const number = (n: number): string => countText(n, language);
  const choice = (key: PlanChoice['key'], byContract: boolean) => {
    if (key === view.plan && view.next === null) return html`<p><span class="tag">${words.current}</span></p>`;
    if (byContract) return html`<p class="soft">${words.contact}</p>`;
    // What is sold is bought by the form below.
    if (key !== view.plan && view.forms.some(({ choices }) => choices.some(({ value }) => value === key))) return null;
    return html`<p>
      <button
        class="${key === view.plan ? '' : 'plain'}"
        data-call="PUT /v1/subscription"
        data-then="plan"
        data-done="${done.plan}"
        data-body='{"plan":"${key}"}'
      >
        ${key === view.plan ? words.stay : filled(words.choose, { name: names[key] })}
      </button>
    </p>`;
  };
  const card = (one: PlanChoice) =>
    html`<section class="card">
      <h2>${names[one.key]}</h2>
      ${one.byContract && html`<p>${words.contract}</p>`}${planFacts(one, language)} ${choice(one.key, one.byContract)}
    </section>`;
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}${noticeBox('notice')}
      <p>
        ${words.yours}: <strong>${names[view.plan]}</strong>${common.stop}
        ${view.yearUntil !== null && filled(words.yearUntil, { date: dayText(view.yearUntil, language) })}
        ${view.next !== null && filled(words.later, { name: names[view.next], date: dayText(view.renews, language) })}
      </p>
      <div class="grid plans">${view.plans.map(card)}</div>
      <p class="soft">${words.up} ${words.down}</p>
      ${view.forms.map((form) => buyForm(language, form))}
      <section class="card">
        <h2>${words.limits}</h2>
        <form data-call="PUT /v1/credits/limits" data-then="note" novalidate>
          ${noticeBox()}
          ${field(
            'cap',
            words.cap,
            html`<input
              id="cap"
              name="cap"
              type="number"
              min="0"
              data-as="nullable"
              value="${view.cap ?? ''}"
              aria-describedby="cap-help"
            />`,
            words.capHelp,
          )}
          ${field(
            'alerts',
            words.alerts,
            html`<input
              id="alerts"
              name="alerts"
              data-as="numbers"
              value="${view.alerts.join(', ')}"
              aria-describedby="alerts-help"
            />`,
            words.alertsHelp,
          )}
          <p><button>${common.save}</button></p>
        </form>
      </section>
      <h2>${words.ledger}</h2>
      <p>${words.ledgerLead}</p>
      <p>
        <strong>${words.balance}: ${number(view.balance)}</strong>
      </p>
      ${table(
        '',
        [words.when, words.what, amounts(words.change)],
        view.entries.map(({ at, what, delta }) => [
          momentText(at, language),
          what,
          `${delta > 0 ? '+' : '−'}${number(Math.abs(delta))}`,
        ]),
      )}
      <p><a href="${root}/docs/billing#get-credits-ledger">${words.more}</a></p>
      ${scriptWords(dashboardWords(language))}`,
  });
};
