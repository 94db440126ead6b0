/** The page of prices: the plans and the credits that are sold, with the prices that the operator has set. */
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { packTable, pricesText, type Pack, type Price } from './buy.ts';
import { html } from './html.ts';
import { keyButton, wholePage, type Scene } from './layout.ts';
import { planFacts, type PlanChoice } from './plan.ts';

/** A plan with what it costs. */
export interface PricedPlan extends PlanChoice {
  readonly prices: readonly Price[];
  readonly yearPrices: readonly Price[];
}

/** The page. */
export const pricingPage = (scene: Scene, plans: readonly PricedPlan[], packs: readonly Pack[]): string => {
  const { language } = scene;
  const { pricing: words, plan: planWords } = pageWords(language);
  const names = bank(language, 'platform').plan;
  const costs = ({ key, prices, byContract }: PricedPlan): string => {
    if (byContract) return planWords.contract;
    if (key === 'sandbox') return words.free;
    return prices.length === 0 ? words.ask : filled(words.month, { price: pricesText(prices, language) });
  };
  const isSold = plans.some(({ prices }) => prices.length > 0);
  return wholePage(scene, {
    title: words.title,
    description: words.description,
    body: html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <div class="grid plans">
        ${plans.map(
          (one) =>
            html`<section class="card">
              <h2>${names[one.key]}</h2>
              <p>
                <strong>${costs(one)}</strong
                >${one.yearPrices.length > 0 && html`<br />${filled(words.year, { price: pricesText(one.yearPrices, language) })}`}
              </p>
              ${planFacts(one, language)}
            </section>`,
        )}
      </div>
      <p class="soft">
        ${isSold ? words.net : words.none} ${plans.some(({ yearPrices }) => yearPrices.length > 0) && words.netYear}
      </p>
      ${
        packs.length > 0 &&
        html`<h2>${words.packs}</h2>
          <p>${words.packsLead}</p>
          ${packTable(packs, language)}`
      }
      <p>${keyButton(scene)}</p>`,
  });
};
