/** The reports of the gallery: a cover of each, and the pages of one to leaf through, in every language and brand. */
import { REPORT_PRICES } from '../contract/suites/report.ts';
import { sampleWear } from '../print/publish/sample-brands.ts';
import { sampleBody } from '../service/reports/sample-bodies.ts';
import { bank, type Banks } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { counted } from '../words/fill.ts';
import { languagesWith, SOURCE, type Language } from '../words/languages.ts';
import { html, raw, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { tryAddress } from './try-address.ts';
import {
  ALL_COVERS,
  COVERS_TOGETHER,
  SAMPLE_BRANDS,
  SAMPLE_REPORTS,
  SAMPLE_WIDTHS,
  sampleLanguages,
  samplePicture,
  type SampleBrand,
} from './sample-reports.ts';

type Sample = (typeof SAMPLE_REPORTS)[number];
type Forms = Banks['pages/order']['forms'];

/** First pages of a report that are shown at most. */
export const SHOWN_PAGES = 6;
/** Of a report as many as each one of its kind has: the almanac of a month is shorter. */
export const shownPages = ({ kind }: Sample): number => (kind === 'panchang' ? 4 : SHOWN_PAGES);
/** Pictures of A4 pages: height to width. */
const SHAPE = 297 / 210;

const isForm = (forms: Forms, key: string): key is keyof Forms => Object.hasOwn(forms, key);
const wordsOf = ({ language }: Scene, { key }: Sample): { readonly name: string; readonly about: string } => {
  const { order, samples } = pageWords(language);
  return isForm(order.forms, key) ? order.forms[key] : samples.tables;
};

const heightOf = (width: number): number => Math.round(width * SHAPE);

/** A strip of pages, as each of which the same picture is shown: one request for all. */
interface Strip {
  readonly address: string;
  readonly pages: number;
}

/** A page of a strip; the cover is 1. */
const pageOf = ({ address, pages }: Strip, page: number): Html => {
  const width = SAMPLE_WIDTHS.leaf;
  const height = heightOf(width);
  return html`<svg viewBox="${(page - 1) * width} 0 ${width} ${height}" aria-hidden="true">
    <image href="${address}" width="${pages * width}" height="${height}" preserveAspectRatio="none" />
  </svg>`;
};

/** The first and the last cover of each picture, of so many. */
const stripsOf = (covers: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(covers / COVERS_TOGETHER) }, (_, i) => [
    i * COVERS_TOGETHER + 1,
    Math.min((i + 1) * COVERS_TOGETHER, covers),
  ]);

/** A cover of each report, which leads to its pages. */
export const reportCovers = (scene: Scene): Html => {
  const { language, root } = scene;
  const { samples: words, common } = pageWords(language);
  const printed = languagesWith('report').find((one) => one === language) ?? SOURCE;
  const strips = stripsOf(SAMPLE_REPORTS.length).map(([first, last]): Strip => ({
    address: samplePicture(root, { report: ALL_COVERS, pages: [first, last], language: printed, width: 'cover' }),
    pages: last - first + 1,
  }));
  return html`<p>${words.reportsLead}</p>
    <ul class="covers">
      ${SAMPLE_REPORTS.map((sample, i) => {
        const { key, kind } = sample;
        const { name, about } = wordsOf(scene, sample);
        const strip = strips[Math.floor(i / COVERS_TOGETHER)];
        return html`<li>
          <a href="${root}/samples/${key}"
            >${strip && pageOf(strip, (i % COVERS_TOGETHER) + 1)}<strong>${name}</strong></a
          >
          <span class="small soft">${about} · ${counted(language, common.credits, REPORT_PRICES[kind])}</span>
        </li>`;
      })}
    </ul>`;
};

/** Pages of a kundli that the first page shows. */
const LEAF_PAGES = 3;

/** Some pages of a kundli side by side, which lead to the others. */
export const reportLeaf = ({ language, root }: Scene): Html => {
  const { order, samples: words } = pageWords(language);
  const report = 'kundli_standard';
  const { name } = order.forms[report];
  const address = samplePicture(root, { report, pages: [1, LEAF_PAGES], language, width: 'cover' });
  return html`<p class="leaf">
    ${Array.from({ length: LEAF_PAGES }, (_, i) => i + 1).map(
      (to) =>
        html`<a href="${root}/samples/${report}?page=${to}" aria-label="${name}, ${words.page} ${to}"
          >${pageOf({ address, pages: LEAF_PAGES }, to)}</a
        >`,
    )}
  </p>`;
};

/** Which page of which sample is looked at. */
export interface LeavesView {
  readonly sample: Sample;
  /** The cover is 1. */
  readonly page: number;
  readonly printed: Language;
  readonly brand: SampleBrand;
  /** The day that samples of a month are of, YYYY-MM-DD. */
  readonly today: string;
}

const chooser = ({ language }: Scene, { sample, page, printed, brand }: LeavesView): Html => {
  const { live, order } = pageWords(language);
  const option = (value: string, text: string, isChosen: boolean): Html =>
    html`<option value="${value}" ${isChosen && raw('selected')}>${text}</option>`;
  return html`<form method="get" class="row inline-form">
    <input type="hidden" name="page" value="${page}" />
    <div>
      <label for="printed">${order.language}</label
      ><select id="printed" name="printed">
        ${sampleLanguages(sample).map((one) => option(one, bank(one, 'language').own_name, one === printed))}
      </select>
    </div>
    <div>
      <label for="brand">${order.brand}</label
      ><select id="brand" name="brand">
        ${SAMPLE_BRANDS.map((one) => option(one, sampleWear(one)?.name ?? order.noBrand, one === brand))}
      </select>
    </div>
    <button class="plain">${live.show}</button>
  </form>`;
};

/** The pages of a report to leaf through. */
export const leavesPage = (scene: Scene, view: LeavesView): string => {
  const { language, root } = scene;
  const { samples: words, common } = pageWords(language);
  const { sample, page, printed, brand, today } = view;
  const { name, about } = wordsOf(scene, sample);
  const path = sample.kind.replace('_', '-');
  const own = { report: sample.key, language: printed, brand };
  const all = shownPages(sample);
  const strip = { address: samplePicture(root, { ...own, pages: [1, all], width: 'leaf' }), pages: all };
  const width = SAMPLE_WIDTHS.page;
  const address = (to: number): string => `?page=${to}&printed=${printed}&brand=${brand}`;
  const label = (to: number): string => `${name}, ${words.page} ${to}`;
  const turn = (to: number, text: string, rel: string): Html | false =>
    to >= 1 &&
    to <= all &&
    html`<a class="button plain" rel="${rel}" href="${address(to)}" aria-label="${text}: ${label(to)}">${text}</a>`;
  const request = { ...sampleBody(path, printed, today), ...sample.body, language: printed };
  const order = tryAddress(scene, { suite: 'pdf', method: 'POST', path: `/v1/pdf/${path}` }, request);
  return wholePage(scene, {
    title: `${name} · ${words.title}`,
    description: words.reportsLead,
    body: html`<p class="crumb"><a href="${root}/samples#reports">${words.title}</a></p>
      <h1>${name}</h1>
      <p class="lead">${about} · ${counted(language, common.credits, REPORT_PRICES[sample.kind])}</p>
      ${chooser(scene, view)}
      <div class="leaves">
        <figure>
          <img
            src="${samplePicture(root, { ...own, pages: [page, page], width: 'page' })}"
            alt="${label(page)}"
            width="${width}"
            height="${heightOf(width)}"
          />
          <figcaption class="row">
            ${turn(page - 1, words.before, 'prev')} <span class="soft">${words.page} ${page}</span>
            ${turn(page + 1, words.after, 'next')}
          </figcaption>
        </figure>
        <nav aria-label="${words.pages}">
          <ol class="strip">
            ${Array.from({ length: all }, (_, i) => i + 1).map(
              (to) =>
                html`<li>
                  <a href="${address(to)}" ${to === page && raw('aria-current="page"')} aria-label="${label(to)}"
                    >${pageOf(strip, to)}</a
                  >
                </li>`,
            )}
          </ol>
          <p class="small soft">${words.firstPages}</p>
          <p><a class="button" href="${order}">${words.openCall}</a></p>
          <pre tabindex="0">${`POST /v1/pdf/${path}\n${JSON.stringify(request, null, 2)}`}</pre>
        </nav>
      </div>`,
  });
};
