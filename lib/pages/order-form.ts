/** The form by which a person without code orders a report: which one, whose birth, and the price. */
import { REPORT_PRICES, type REPORT_KINDS } from '../contract/suites/report.ts';
import { filled } from '../words/fill.ts';
import { bank, type Banks } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { languagesWith, READING_LANGUAGES, type Language } from '../words/languages.ts';
import { field } from './dialogs.ts';
import { html, raw, type Html } from './html.ts';
import type { Scene } from './layout.ts';
import { noticeBox, suggestField } from './parts.ts';

type Words = Banks['pages/order'];
/** A report of the form: what is called, and what is always sent. */
export interface OrderKind {
  readonly key: keyof Words['forms'];
  readonly kind: (typeof REPORT_KINDS)[number];
  readonly body: Readonly<Record<string, unknown>>;
}

/** The reports that the form offers, in the order of their cards. */
export const ORDER_KINDS: readonly OrderKind[] = [
  { key: 'kundli_complete', kind: 'kundli', body: { template: 'complete' } },
  { key: 'kundli_standard', kind: 'kundli', body: { template: 'standard' } },
  { key: 'kundli_mini', kind: 'kundli', body: { template: 'mini' } },
  { key: 'matching', kind: 'matching', body: {} },
  { key: 'prediction', kind: 'prediction', body: {} },
  { key: 'annual', kind: 'annual', body: {} },
  { key: 'saturn', kind: 'saturn', body: {} },
  { key: 'lal_kitab', kind: 'lal_kitab', body: {} },
  { key: 'numerology', kind: 'numerology', body: {} },
  { key: 'panchang', kind: 'panchang', body: {} },
];

/** Previews of an account in a day. */
export const MOST_PREVIEWS = 20;

/** Most people of a file. */
const MOST_PEOPLE = 50;

/** Reports of one birth. */
const BIRTHS: readonly OrderKind['key'][] = [
  'kundli_complete',
  'kundli_standard',
  'kundli_mini',
  'prediction',
  'annual',
  'saturn',
  'lal_kitab',
];
/** Reports with readings, which a language may lack; those of a kundli are nothing without them. */
const KUNDLIS: readonly OrderKind['key'][] = ['kundli_complete', 'kundli_standard', 'kundli_mini'];
const READ: readonly OrderKind['key'][] = [...KUNDLIS, 'matching', 'annual', 'saturn', 'numerology'];
const SURE = [
  ['exact', ''],
  ['five', '5'],
  ['fifteen', '15'],
  ['hour', '60'],
  ['unknown', 'unknown'],
] as const;

/** A part of the form that belongs to some reports. */
const part = (keys: readonly OrderKind['key'][], content: Html): Html =>
  html`<div data-for="${keys.join(' ')}">${content}</div>`;

const input = (name: string, type: string, more = ''): Html =>
  html`<input id="o-${name}" name="${name}" type="${type}" autocomplete="off" ${raw(more)} />`;

/** A town by its name, from a list that opens while one types. */
const placeField = (words: Words, name: string): Html =>
  html`<div class="field place">
    ${suggestField(`o-${name}`, words.place, html`name="${name}" maxlength="100" data-place`, words.placeHelp)}
  </div>`;

type Member = '' | 'groom.' | 'bride.';

/** A saved birth by its name, in the place of fields that are typed. */
const savedField = (words: Words, of: Member): Html =>
  html`<div class="field place">
    ${suggestField(`o-${of}saved`, words.saved, html`maxlength="80" data-birth-of="${of}"`, words.savedHelp)}
  </div>`;

/** A person: one that is saved, where the account has any, or name, date, time and place; `of` is the member that holds a partner. */
const personFields = (words: Words, of: Member, { hasSaved }: OrderOffer): Html =>
  html`${hasSaved && savedField(words, of)}
    <div data-typed="${of}">${typedFields(words, of)}</div>`;

const typedFields = (words: Words, of: Member): Html =>
  html`${field(`o-${of}name`, words.name, input(`${of}name`, 'text', 'maxlength="100"'))}
    <div class="fields">
      ${field(`o-${of}date`, words.date, input(`${of}date`, 'date', 'min="1800-01-02" max="2399-12-31"'))}
      ${field(`o-${of}time`, words.time, input(`${of}time`, 'time', 'step="1"'))}
      ${field(
        `o-${of}sure`,
        words.sure,
        html`<select id="o-${of}sure" data-sure="${of}">
          ${SURE.map(([key, value]) => html`<option value="${value}">${words.sureChoices[key]}</option>`)}
        </select>`,
      )}
    </div>
    ${placeField(words, `${of}place`)}
    <p class="small soft" data-hold="${of}" aria-live="polite" hidden></p>`;

const cards = (words: Words): Html =>
  html`<fieldset class="cards">
    <legend>${words.what}</legend>
    ${ORDER_KINDS.map(
      ({ key, kind, body }, i) =>
        html`<label class="pick" for="k-${key}"
          ><input
            type="radio"
            id="k-${key}"
            name="report"
            value="${key}"
            data-path="${kind.replace('_', '-')}"
            data-body="${JSON.stringify(body)}"
            data-kind="${kind}"
            data-credits="${String(REPORT_PRICES[kind])}"
            ${i === 1 && raw('checked')}
          /><span><strong>${words.forms[key].name}</strong><small>${words.forms[key].about}</small></span></label
        >`,
    )}
  </fieldset>`;

/** What the form is given. */
export interface OrderOffer {
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly year: number;
  /** Whether the account has saved births. */
  readonly hasSaved: boolean;
}

const chosen = (words: Words, language: Language, { brands }: OrderOffer): Html =>
  html`<div class="fields">
    ${field(
      'o-brand_id',
      words.brand,
      html`<select id="o-brand_id" name="brand_id">
        <option value="">${words.noBrand}</option>
        ${brands.map(({ id, name }, i) => html`<option value="${id}" ${i === 0 && raw('selected')}>${name}</option>`)}
      </select>`,
    )}
    ${field(
      'o-language',
      words.language,
      html`<select id="o-language" name="language">
        ${languagesWith('report').map((one) => languageOption(one, one === language))}
      </select>`,
    )}
    ${part(
      READ,
      field(
        'o-prose',
        words.prose,
        html`<select
          id="o-prose"
          name="prose"
          data-reads="${READING_LANGUAGES.join(' ')}"
          data-books="${KUNDLIS.join(' ')}"
        >
          <option value="">${words.proseOwn}</option>
          ${READING_LANGUAGES.map((one) => languageOption(one, false))}
        </select>`,
        words.proseHelp,
      ),
    )}
  </div>`;

const languageOption = (one: Language, isChosen: boolean): Html =>
  html`<option value="${one}" ${isChosen && raw('selected')}>${bank(one, 'language').own_name}</option>`;

const byHand = (words: Words): Html =>
  html`<fieldset data-typed="">
    <legend>${words.byHand}</legend>
    <div class="fields">
      ${field('o-lat', words.lat, input('lat', 'number', 'step="any" min="-90" max="90" data-number'))}
      ${field('o-lon', words.lon, input('lon', 'number', 'step="any" min="-180" max="180" data-number'))}
      ${field('o-tz', words.tz, input('tz', 'number', 'step="any" min="-16" max="16" data-number'))}
    </div>
  </fieldset>`;

/** What few need, folded. */
const more = (words: Words): Html =>
  html`<details>
    <summary>${words.more}</summary>
    ${part([...BIRTHS, 'panchang'], byHand(words))}
    ${field(
      'o-reference',
      words.reference,
      html`<input id="o-reference" name="reference" maxlength="64" autocomplete="off" />`,
      words.referenceHelp,
    )}
  </details>`;

const many = (words: Words): Html =>
  html`<details id="many">
    <summary>${words.many}</summary>
    <p>${filled(words.manyLead, { n: MOST_PEOPLE })}</p>
    ${field('o-file', words.file, html`<input id="o-file" type="file" accept=".csv,text/csv,text/plain" />`)}
    <p><button type="button" class="plain" id="many-order" hidden></button></p>
    <ol id="many-list"></ol>
  </details>`;

/** The form, and beside it its first pages and what was made since the page was opened. */
export const orderForm = ({ language }: Scene, offer: OrderOffer): Html => {
  const { order: words } = pageWords(language);
  return html`<section class="order-page" aria-labelledby="order-title">
    <div>
      <h2 id="order-title">${words.title}</h2>
      <p class="soft">${words.lead}</p>
      <form id="order" novalidate>
        ${noticeBox()} ${cards(words)} ${chosen(words, language, offer)} ${part(BIRTHS, personFields(words, '', offer))}
        ${part(
          ['matching'],
          html`<div class="two">
              <fieldset>
                <legend>${words.groom}</legend>
                ${personFields(words, 'groom.', offer)}
              </fieldset>
              <fieldset>
                <legend>${words.bride}</legend>
                ${personFields(words, 'bride.', offer)}
              </fieldset>
            </div>
            <p><button type="button" class="plain" id="swap">${words.swap}</button></p>`,
        )}
        ${part(
          ['numerology'],
          html`${field('o-number-name', words.name, html`<input id="o-number-name" name="name" autocomplete="off" maxlength="100" />`)}
          ${field('o-number-date', words.date, html`<input id="o-number-date" name="date" type="date" autocomplete="off" />`)}`,
        )}
        ${part(
          ['panchang'],
          html`<div class="field place">
              ${suggestField('o-almanac-place', words.place, html`name="place" maxlength="100" data-place`)}
            </div>
            ${field('o-month', words.month, html`<input id="o-month" type="month" data-month min="1800-02" max="2399-11" />`)}`,
        )}
        ${part(['prediction'], field('o-years', words.years, html`<input id="o-years" name="years" type="number" min="1" max="10" value="5" data-number />`))}
        ${part(['annual'], field('o-for_year', words.forYear, html`<input id="o-for_year" name="for_year" type="number" min="1800" max="2399" value="${String(offer.year)}" data-number />`))}
        ${more(words)}
        <p class="row">
          <button id="make">${filled(words.order, { n: REPORT_PRICES.kundli })}</button>
        </p>
      </form>
      ${many(words)}
    </div>
    <div class="order-side">
      <aside id="preview-card" class="card" aria-labelledby="preview-title">
        <h2 id="preview-title">${words.preview}</h2>
        <p class="small soft">${filled(words.previewLead, { n: MOST_PREVIEWS })}</p>
        <div id="preview-pages" class="sheets"></div>
        <p id="preview-said" class="soft" aria-live="polite">${words.previewWaits}</p>
      </aside>
      <aside id="made-card" class="card" aria-labelledby="made-title" hidden>
        <h2 id="made-title">${words.made}</h2>
        <ol id="made" class="steps-none" aria-live="polite"></ol>
      </aside>
    </div>
  </section>`;
};

/** The words that the script of the form says. */
export const orderWords = (language: Language): Readonly<Record<string, string>> => {
  const { order, reports } = pageWords(language);
  return {
    make: order.order,
    drawing: order.drawing,
    'drawing-pages': order.drawingPages,
    'preview-draws': order.previewDraws,
    'preview-waits': order.previewWaits,
    share: order.share,
    shared: order.shared,
    qr: order.qr,
    send: reports.send,
    again: order.again,
    ready: order.ready,
    'not-made': order.failed,
    download: order.download,
    'many-order': order.manyOrder,
    'many-none': order.manyNone,
    'many-fault': order.manyFault,
    'many-too-many': order.manyTooMany,
  };
};

/** What a preview says of itself. */
export const previewWords = (language: Language) => {
  const { order } = pageWords(language);
  return {
    stamp: order.stamp,
    waits: order.previewWaits,
    spent: filled(order.previewSpent, { n: MOST_PREVIEWS }),
    language: order.previewLanguage,
    pages: (n: number): string => filled(order.previewPages, { n }),
    holds: ({
      sign,
      from,
      to,
      minutes,
    }: Readonly<Record<'sign' | 'from' | 'to', string> & { minutes: number }>): string =>
      filled(order.holds, { sign, from, to, n: minutes }),
    alt: (page: number, pages: number): string => filled(order.previewAlt, { page, pages }),
  };
};

/** The order of the form by which a report can be made again, for someone else; null for one that the form does not offer. */
export const againOf = (kind: string, template: string): OrderKind['key'] | null =>
  ORDER_KINDS.find((one) => one.kind === kind && (one.body['template'] ?? 'standard') === template)?.key ?? null;
