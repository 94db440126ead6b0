/** Parts that pages share: tables that become stacked rows on a narrow screen, bars, meters, dialogs. */
import type { Language } from '../words/languages.ts';
import { filled } from '../words/fill.ts';
import { pageWords } from '../words/pages.ts';
import { html, raw, type Html, type Part } from './html.ts';
import { countText, shortDay } from './numbers.ts';

/** A column: its head, and whether it holds numbers; the head alone is a column of texts. */
export interface Column {
  readonly head: string;
  readonly number?: boolean;
  /** Sentences, which take the whole width of a card. */
  readonly wide?: boolean;
}

/** A column of numbers. */
export const amounts = (head: string): Column => ({ head, number: true });

/** Words that stand in English on pages of every language, marked as such for those who hear the page. */
export const inEnglish = (part: Part): Html => html`<span lang="en">${part}</span>`;

/** A path or a code, which a narrow column may break after a slash, a hyphen or an underscore and nowhere else. */
export const breakable = (name: string): Html =>
  html`${name.split(/(?<=[/_-])/).map((part, i) => html`${i > 0 && html`<wbr />`}${part}`)}`;

/**
 * A table. The first cell of a row is its head. `caption` says what it shows; it may be for readers alone. On a narrow screen
 * each row is a card, or stays a row (`narrow`) where a few short columns have room.
 * @example
 * table('', ['Key'], [['one']]).html.includes('scope="row"') // → true
 */
export const table = (
  caption: Part,
  columns: readonly (Column | string)[],
  rows: readonly (readonly Part[])[],
  narrow: 'cards' | 'columns' = 'cards',
): Html => {
  const all = columns.map((one): Column => (typeof one === 'string' ? { head: one } : one));
  const cell = (part: Part, i: number): Html => {
    const { head = '', number = false, wide = false } = all[i] ?? {};
    const kind = number ? raw(' class="num"') : wide && raw(' class="wide"');
    return i === 0 ? html`<th scope="row" ${kind}>${part}</th>` : html`<td data-label="${head}" ${kind}>${part}</td>`;
  };
  return html`<table ${narrow === 'cards' && raw(' class="stack"')}>
    ${
      caption !== '' &&
      html`<caption>
        ${caption}
      </caption>`
    }
    <thead>
      <tr>
        ${all.map(({ head, number }) => html`<th scope="col" ${number && raw(' class="num"')}>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map(cell)}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

/** A table without a caption, or what is said where it has no rows. */
export const tableOr = (
  empty: string,
  columns: readonly (Column | string)[],
  rows: readonly (readonly Part[])[],
): Html => (rows.length === 0 ? html`<p class="soft">${empty}</p>` : table('', columns, rows));

/** A field with a list that opens while one types, and that list. */
export const suggestInput = (id: string, label: string, attributes: Html): Html =>
  html`<input
      id="${id}"
      role="combobox"
      aria-expanded="false"
      aria-autocomplete="list"
      aria-controls="${id}-list"
      autocomplete="off"
      ${attributes}
    />
    <ul id="${id}-list" role="listbox" aria-label="${label}" hidden></ul>`;

/** The same after its label, with help where it needs any; what holds them has the class `place`. */
export const suggestField = (id: string, label: string, attributes: Html, help?: string): Html =>
  html`<label for="${id}">${label}</label
    >${suggestInput(id, label, html`${attributes} ${help !== undefined && html`aria-describedby="${id}-help"`}`)}${help !== undefined && html`<small id="${id}-help">${help}</small>`}`;

/** The place of a drawing of `charts/*` that the page asks for when it comes into view; `isFlat`: of one that is wide and low. */
export const laterDrawing = (name: string, body: object, alt: string, isFlat = false): Html =>
  html`<div
    class="later${isFlat && ' flat'}"
    data-draw="/v1/charts/${name}"
    data-body="${JSON.stringify(body)}"
    data-alt="${alt}"
  ></div>`;

/** A meter of what is left, 0 to 1. */
export const meter = (left: number, label: string): Html => {
  const width = Math.max(0, Math.min(100, left * 100)).toFixed(1);
  return html`<svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${label}">
    <rect class="all" width="100" height="4" />
    <rect class="part" width="${width}" height="4" />
  </svg>`;
};

/** A day of the bars. */
export interface DayCount {
  /** Epoch ms. */
  readonly at: number;
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  /** The calls by suite, most first. */
  readonly parts: readonly { readonly name: string; readonly calls: number }[];
}

/** Calls day by day: bars for the eye, a table for readers. */
export const dayBars = (days: readonly DayCount[], title: string, language: Language): Html => {
  const { usage, common } = pageWords(language);
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const step = 300 / Math.max(1, days.length);
  const partsText = ({ parts }: DayCount): string =>
    parts
      .filter(({ name }) => name !== '')
      .map(({ name, calls }) => `${name} ${countText(calls, language)}`)
      .join(' · ');
  const bar = (day: DayCount, i: number): Html => {
    const { at, calls, errors } = day;
    const height = (calls / most) * 92;
    const wrong = (errors / most) * 92;
    const x = (i * step + step * 0.12).toFixed(2);
    const width = (step * 0.76).toFixed(2);
    return html`<g>
      <title>
        ${shortDay(at, language)}: ${countText(calls, language)} ${usage.calls}, ${countText(errors, language)}
        ${usage.errors} ${partsText(day)}
      </title>
      <rect class="bar" x="${x}" y="${(96 - height).toFixed(2)}" width="${width}" height="${height.toFixed(2)}" />
      <rect class="wrong" x="${x}" y="${(96 - wrong).toFixed(2)}" width="${width}" height="${wrong.toFixed(2)}"
    /></g>`;
  };
  const used = days.filter(({ calls }) => calls > 0);
  const isParted = used.some((day) => partsText(day) !== '');
  const [first, last] = [days[0], days.at(-1)];
  return html`<figure>
    <svg class="bars" viewBox="0 0 300 100" preserveAspectRatio="none" role="img" aria-label="${title}">
      <line class="base" x1="0" y1="96.5" x2="300" y2="96.5" />
      ${days.map(bar)}
    </svg>
    <p class="axis">
      <span>${first && shortDay(first.at, language)}</span>
      ${used.length > 0 && html`<span>${filled(usage.most, { n: countText(most, language) })}</span>`}
      <span>${last && shortDay(last.at, language)}</span>
    </p>
    <details>
      <summary>${common.asTable}</summary>
      ${table(
        '',
        [
          common.day,
          amounts(usage.calls),
          amounts(usage.errors),
          amounts(usage.credits),
          ...(isParted ? [usage.bySuite] : []),
        ],
        used
          .toReversed()
          .map((day) => [
            shortDay(day.at, language),
            countText(day.calls, language),
            countText(day.errors, language),
            countText(day.credits, language),
            ...(isParted ? [partsText(day)] : []),
          ]),
      )}
    </details>
  </figure>`;
};

/** Where messages of a form or page are shown. */
export const noticeBox = (id?: string): Html =>
  html`<p class="notice note" ${id !== undefined && raw(` id="${id}"`)} role="status" hidden></p>`;

/** The dialog that shows a secret once. */
export const secretDialog = (language: Language, title?: string): Html => {
  const { keys, common } = pageWords(language);
  return html`<dialog id="secret-dialog" aria-labelledby="secret-title">
    <h2 id="secret-title">${title ?? keys.newTitle}</h2>
    <p>${keys.newLead}</p>
    <p class="secret"><code id="secret"></code><button type="button" id="copy" class="plain">${common.copy}</button></p>
    <p><button type="button" data-close>${keys.done}</button></p>
  </dialog>`;
};

/** The words that the dashboard's script says. */
export const dashboardWords = (language: Language): Readonly<Record<string, string>> => {
  const { common, account, plan, done } = pageWords(language);
  return {
    saved: account.saved,
    asked: plan.asked,
    failed: common.failed,
    marked: common.marked,
    empty: common.empty,
    unfit: common.unfit,
    offline: common.offline,
    copied: common.copied,
    close: done.close,
  };
};
