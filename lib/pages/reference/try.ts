/** The form of an endpoint: its fields as controls, a request that can be sent as it stands, and where the answer is shown. */
import type { Language } from '../../words/languages.ts';
import { pageWords } from '../../words/pages.ts';
import { html, raw, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import type { FieldLine, Operation } from '../operation.ts';
import { suggestInput } from '../parts.ts';
import { snippetBox } from '../snippets.ts';
import { presetsFor } from './presets.ts';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const shownValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** A control for one field; `name` is the path of the member: `groom.date`. */
const control = (id: string, name: string, { control: asked }: FieldLine, value: unknown): Html => {
  const text = shownValue(value);
  const common = html`id="${id}" data-name="${name}"`;
  switch (asked.kind) {
    case 'choice':
      return html`<select ${common}>
        <option value=""></option>
        ${asked.values.map((one) => html`<option ${one === text && raw(' selected')}>${one}</option>`)}
      </select>`;
    case 'check':
      return html`<select ${common} data-as="flag">
        <option value=""></option>
        ${['true', 'false'].map((one) => html`<option ${one === text && raw(' selected')}>${one}</option>`)}
      </select>`;
    case 'number':
      return html`<input
        ${common}
        type="number"
        data-as="number"
        min="${asked.min}"
        max="${asked.max}"
        step="${asked.step}"
        value="${text}"
      />`;
    case 'date':
      return html`<input ${common} type="date" min="1800-01-01" max="2399-12-31" value="${text}" />`;
    case 'time':
      return html`<input ${common} type="time" step="1" value="${text}" />`;
    case 'place':
      return suggestInput(id, name, html`data-name="${name}" maxlength="100" data-place value="${text}"`);
    case 'text':
      return html`<input ${common} autocomplete="off" spellcheck="false" value="${text}" />`;
    default:
      return html`<input ${common} data-as="json" class="mono" spellcheck="false" value="${text}" />`;
  }
};

const NARROW = ['number', 'date', 'time', 'choice', 'check'];

const fieldOf = (id: string, prefix: string, line: FieldLine, input: Json): Html => {
  const name = `${prefix}${line.name}`;
  const own = `${id}-${name.replaceAll('.', '-')}`;
  const isNarrow = NARROW.includes(line.control.kind) || typeof input[line.name] === 'number';
  const narrow = isNarrow ? 'field narrow-field' : 'field';
  return html`<div class="${line.control.kind === 'place' ? 'field place' : narrow}">
    <label for="${own}"><code>${line.name}</code></label
    >${control(own, name, line, input[line.name])}
  </div>`;
};

/** Which members a form shows of an object: those that are needed, and those of the example. */
const shownIn = (members: readonly FieldLine[], input: Json): readonly FieldLine[] =>
  members.filter(({ name, needed }) => needed || Object.hasOwn(input, name));

const controls = (id: string, fields: readonly FieldLine[], input: Json): Html =>
  html`<div class="try-fields">
    ${fields.map((line) => {
      const value = input[line.name];
      if (line.control.kind !== 'object' || line.members.length === 0) return fieldOf(id, '', line, input);
      const own = isJson(value) ? value : {};
      return html`<fieldset>
        <legend><code>${line.name}</code></legend>
        <div class="try-fields">
          ${shownIn(line.members, own).map((member) => fieldOf(id, `${line.name}.`, member, own))}
        </div>
      </fieldset>`;
    })}
  </div>`;

const presetRow = (language: Language, operation: Operation): Html | null => {
  const { docs: words } = pageWords(language);
  const presets = presetsFor(operation);
  return presets.length === 0
    ? null
    : html`<p class="row presets">
        <span class="soft small">${words.presets}</span>
        ${presets.map(
          ({ key, input }) =>
            html`<button type="button" class="plain small-button" data-preset="${JSON.stringify(input)}">
              ${words.presetNames[key]}
            </button>`,
        )}
      </p>`;
};

/** Whether a page may send it: nothing that changes an account is tried here. */
const canTry = ({ auth, method, path }: Operation): boolean =>
  auth === 'session'
    ? method === 'GET' && !path.includes('{')
    : method === 'GET' || (method === 'POST' && !/^\/v1\/(account|mcp|billing)/.test(path));

const keyField = ({ language, root }: Scene, { auth }: Operation): Html | null => {
  const { docs: words } = pageWords(language);
  if (auth === 'none' || auth === 'session') return null;
  return html`<details class="key-part">
    <summary>${words.yourKey}</summary>
    <div class="field">
      <label for="try-key">${words.keyLabel}</label
      ><input
        id="try-key"
        class="key mono"
        autocomplete="off"
        spellcheck="false"
        placeholder="ud_test_…"
        aria-describedby="try-key-help"
      /><small id="try-key-help">${words.keyHelp}</small>
    </div>
    <p class="small" data-signed-out>${words.demoKey} <a href="${root}/signup">${words.ownKeyLink}</a></p>
    <p class="small" data-signed-in>${words.ownKey}</p>
  </details>`;
};

/** The column beside the description: form, answer, the same call in code. */
export const tryPart = (scene: Scene, operation: Operation): Html => {
  const { docs: words } = pageWords(scene.language);
  const { id, method, path, body, auth, input, shape, answers, request, suite } = operation;
  const { needed, own, more, decisive, options } = request;
  const inExample = (line: FieldLine): boolean => Object.hasOwn(input, line.name);
  const asked = needed.filter((line) => line.control.kind !== 'check' || inExample(line));
  const first = [...asked, ...own.filter(inExample), ...more.filter(inExample)];
  const others = [
    ...needed.filter((line) => !asked.includes(line)),
    ...own.filter((line) => !inExample(line)),
    ...decisive,
    ...options.filter(({ name }) => name === 'language'),
  ];
  return html`<aside aria-label="${words.tryIt}">
    ${
      canTry(operation)
        ? html`<form
            class="card try"
            id="try"
            data-method="${method}"
            data-path="${path}"
            data-auth="${auth}"
            novalidate
          >
            <h2>${words.tryIt}</h2>
            ${presetRow(scene.language, operation)} ${controls(id, first, input)}
            ${
              others.length > 0 &&
              html`<details>
                <summary>${words.moreFields}</summary>
                ${controls(id, others, input)}
              </details>`
            }
            ${
              body !== null &&
              html`<details>
                <summary>${words.asJson}</summary>
                <label class="sr" for="try-body">${words.body}</label
                ><textarea id="try-body" class="body" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea>
              </details>`
            }
            ${keyField(scene, operation)}
            <p class="row">
              <button>${words.send}</button>
              <button type="button" class="plain" data-link hidden>${words.copyLink}</button>
            </p>
            <p class="result soft small" role="status"></p>
          </form>`
        : html`<p class="note">${words.sessionOnly} <a href="${scene.root}/dashboard">${words.toDashboard}</a></p>`
    }
    <section class="answered" hidden aria-label="${words.answer}">
      <div class="tabs" data-views>
        <button type="button" data-view="seen" hidden>${words.seen}</button>
        <button type="button" data-view="tree">${words.tree}</button>
        <button type="button" data-view="json">JSON</button>
      </div>
      <div class="seen" data-shown="seen" hidden></div>
      <div class="tree-view card" data-shown="tree" hidden></div>
      <pre class="out" tabindex="0" data-shown="json" hidden></pre>
    </section>
    ${snippetBox({ verb: method, path, suite, access: auth, input, shape, answers, base: '$UDAYA' }, html`<h2 class="soft small">${words.snippets}</h2>`)}
  </aside>`;
};
