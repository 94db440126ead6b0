/** The page of the brands: the list, a form to make or change one, and a preview that follows the form. */
import { BRAND_LANGUAGES, COVERS, type BrandLanguage, type Cover } from '../contract/suites/brand.ts';
import { filled } from '../words/fill.ts';
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { field, removeDialog } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, raw, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { dashboardWords, noticeBox, tableOr } from './parts.ts';
import { planNote } from './plan.ts';

/** A brand as the page shows it. */
export interface BrandLine {
  readonly brand_id: string;
  readonly name: string;
  readonly primary: string;
  readonly accent: string;
  readonly cover: Cover;
  readonly language: BrandLanguage;
  readonly tagline: string;
  readonly footer: string;
  readonly email: string;
  readonly phone: string;
  readonly web: string;
  readonly address: string;
  readonly has_logo: boolean;
}

/** What the form begins with when no brand is changed. */
export const NEW_BRAND: BrandLine = {
  brand_id: '',
  name: '',
  primary: '#2e3a8c',
  accent: '',
  cover: 'band',
  language: 'any',
  tagline: '',
  footer: '',
  email: '',
  phone: '',
  web: '',
  address: '',
  has_logo: false,
};

/** A drawing of the brand and what is said of its colour. */
export interface BrandPreview {
  readonly svg: string;
  readonly notice: string;
}

const line = (name: string, value: string, most: number, described = false): Html =>
  html`<input
    id="${name}"
    name="${name}"
    value="${value}"
    maxlength="${most}"
    ${described && raw(`aria-describedby="${name}-help"`)}
  />`;

const form = ({ language, root }: Scene, brand: BrandLine): Html => {
  const { brands: words } = pageWords(language);
  return html`<form id="brand" data-id="${brand.brand_id}" novalidate>
    ${noticeBox()}
    ${field('name', words.name, html`<input id="name" name="name" value="${brand.name}" required maxlength="80" aria-describedby="name-help" />`, words.nameHelp)}
    <div class="fields">
      ${field('primary', words.colour, html`<input id="primary" name="primary" type="color" value="${brand.primary}" aria-describedby="primary-help contrast" />`, words.colourHelp)}
      ${field(
        'cover',
        words.cover,
        html`<select id="cover" name="cover">
          ${COVERS.map((cover) => html`<option value="${cover}" ${cover === brand.cover && raw('selected')}>${words.covers[cover]}</option>`)}
        </select>`,
      )}
    </div>
    <div class="fields">
      ${field(
        'accent',
        words.accent,
        html`<input
          id="accent"
          name="accent"
          type="color"
          value="${brand.accent === '' ? brand.primary : brand.accent}"
          aria-describedby="accent-help contrast"
        />`,
        words.accentHelp,
      )}
      ${field(
        'language',
        words.language,
        html`<select id="language" name="language" aria-describedby="language-help">
          ${BRAND_LANGUAGES.map((one) => html`<option value="${one}" ${one === brand.language && raw('selected')}>${one === 'any' ? words.anyLanguage : bank(one, 'language').own_name}</option>`)}
        </select>`,
        words.languageHelp,
      )}
    </div>
    ${field('tagline', words.tagline, line('tagline', brand.tagline, 100))}
    ${field('logo', words.logoFile, html`<input id="logo" type="file" accept="image/png,image/jpeg" aria-describedby="logo-help" />`, words.logoHelp)}
    ${
      brand.has_logo &&
      html`<p>
        <label class="check"><input id="logo-away" type="checkbox" /> ${words.logoAway}</label>
      </p>`
    }
    <div class="fields">
      ${field('email', words.email, line('email', brand.email, 120))}${field('phone', words.phone, line('phone', brand.phone, 40))}
    </div>
    ${field('web', words.web, line('web', brand.web, 120))}
    ${field('address', words.address, line('address', brand.address, 160))}
    ${field('footer', words.footer, line('footer', brand.footer, 160, true), words.footerHelp)}
    <p class="row">
      <button>${words.save}</button>
      ${brand.brand_id !== '' && html`<a href="${root}/dashboard/brands">${words.another}</a>`}
    </p>
  </form>`;
};

const swatch = (colour: string): Html =>
  raw(
    `<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" rx="3" fill="${/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#ffffff'}"/></svg>`,
  );

/** The page; `brand` is in the form, and shown in the preview. */
export const brandsPage = (
  scene: Scene,
  brands: readonly BrandLine[],
  brand: BrandLine,
  { svg, notice }: BrandPreview,
  plan: string,
): string => {
  const { language, root } = scene;
  const { brands: words, common, done } = pageWords(language);
  const actions = ({ brand_id: id, name }: BrandLine): Html =>
    html`<span class="row">
      <a class="button plain small-button" href="${root}/dashboard/brands?brand=${id}">${words.edit}</a>
      <button class="danger" data-open="#remove" data-id="${id}" data-name="${name}">${words.remove}</button></span
    >`;
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard', 'brands'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${planNote(scene, plan, 'brands')}${noticeBox('notice')}
      ${tableOr(
        words.empty,
        [words.name, words.id, words.cover, words.logo, words.actions],
        brands.map((one) => [
          html`<span>${swatch(one.primary)} ${one.name}</span>`,
          html`<code>${one.brand_id}</code>`,
          words.covers[one.cover],
          one.has_logo ? words.has : words.hasNot,
          actions(one),
        ]),
      )}
      <h2>${brand.brand_id === '' ? words.make : filled(words.change, { name: brand.name })}</h2>
      <div class="two">
        ${form(scene, brand)}
        <section aria-labelledby="preview-title">
          <h3 id="preview-title">${words.preview}</h3>
          <div id="preview">${raw(svg)}</div>
          <p id="contrast" class="small" role="status">${notice}</p>
        </section>
      </div>
      ${removeDialog(scene, { id: 'remove', call: 'DELETE /v1/brands/{id}', done: done.brandRemoved }, words)}
      ${scriptWords({ ...dashboardWords(language), saved: words.saved, failed: common.failed })}`,
  });
};
