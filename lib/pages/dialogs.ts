/** Fields of forms, and the dialogs of the dashboard that send one to the API. */
import { filled } from '../words/fill.ts';
import { pageWords } from '../words/pages.ts';
import { html, raw, type Html } from './html.ts';
import type { Scene } from './layout.ts';
import { noticeBox } from './parts.ts';

/** A labelled control; `help` stands below it under the id `<id>-help`. */
export const field = (id: string, label: string, control: Html, help = ''): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>${control}${help !== '' && html`<small id="${id}-help">${help}</small>`}
  </div>`;

interface FormDialog {
  readonly id: string;
  readonly title: string;
  /** What it sends, as method and path: `{id}` is that of the button which opened it. */
  readonly call: string;
  /** Where it goes on; it stays on the page where that is left out. */
  readonly then?: string;
  /** What is said when it is done. */
  readonly done?: string;
  readonly body: Html;
  readonly send: string;
  /** It takes something away. */
  readonly isDanger?: boolean;
  /** It is open from the first. */
  readonly isShown?: boolean;
}

/** A dialog with a form. */
export const formDialog = (
  { language }: Pick<Scene, 'language'>,
  { id, title, call, then, done, body, send, isDanger = false, isShown = false }: FormDialog,
): Html =>
  html`<dialog id="${id}" aria-labelledby="${id}-title" ${isShown && raw(' data-show')}>
    <form
      data-call="${call}"
      ${then !== undefined && html` data-then="${then}"`}
      ${done !== undefined && html` data-done="${done}"`}
      method="dialog"
      novalidate
    >
      <h2 id="${id}-title">${title}</h2>
      ${noticeBox()} ${body}
      <p class="row">
        <button ${isDanger && raw('class="danger"')}>${send}</button
        ><button type="button" class="plain" data-close>${pageWords(language).common.cancel}</button>
      </p>
    </form>
  </dialog>`;

/** What a dialog says of the thing whose button opened it; `lead` has a place for its name. */
export const leadOf = (lead: string, id = ''): Html =>
  html`<p ${id !== '' && html`id="${id}"`} data-text="${filled(lead, { name: '{name}' })}"></p>`;

/** How long what is replaced still holds, hours. */
export const overlapField = (label: string, most: number): Html =>
  field(
    'overlap_hours',
    label,
    html`<input
      id="overlap_hours"
      name="overlap_hours"
      type="number"
      min="0"
      max="${most}"
      value="24"
      data-as="number"
    />`,
  );

interface RemoveWords {
  readonly removeTitle: string;
  readonly removeLead: string;
  readonly name: string;
  readonly remove: string;
}
/** A dialog that takes something away once its name was typed. */
export const removeDialog = (
  scene: Pick<Scene, 'language'>,
  { id, call, done }: Pick<FormDialog, 'id' | 'call'> & { readonly done: string },
  { removeTitle: title, removeLead: lead, name, remove: send }: RemoveWords,
): Html =>
  formDialog(scene, {
    ...{ id, title, call, done, send, isDanger: true },
    body: html`${leadOf(lead, `${id}-lead`)}
    ${field('typed', name, html`<input id="typed" data-must="" autocomplete="off" aria-describedby="${id}-lead" />`)}`,
  });
