/**
 * An endpoint that is tried: the form and the JSON are one request, the answer is shown as a picture, a tree or text, the code
 * beside it says the same call, and a link opens it again. What stands in the link is behind `#`, which no server sees.
 */
import './docs.ts';
import { busy, callApi, copyBy, need, word, type Answer } from './api.ts';
import { coloured, pretty, treeOf } from './json-view.ts';
import { anyKey, isSignedIn, keepKey, keptKey } from './own-key.ts';
import { callOf, copyButton, writeBoxes } from './snippet-boxes.ts';
import { towns } from './towns.ts';

type Fields = Record<string, unknown>;
type Control = HTMLInputElement | HTMLSelectElement;

const form = need('#try', HTMLFormElement);
const { method = 'POST', path = '', auth = 'key' } = form.dataset;
const text = form.querySelector<HTMLTextAreaElement>('.body');
const result = need('.result', HTMLElement, form);
const section = need('.answered', HTMLElement);
const box = document.querySelector<HTMLElement>('aside .snippets');
const controls = [...form.querySelectorAll<Control>('[data-name]')];
const variables = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
const say = (words: string): void => void (result.textContent = words);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that no control shows, as the JSON has them. */
let hidden: Fields = {};

const valueOf = (control: Control): unknown => {
  const value = control.value.trim();
  if (value === '') return undefined;
  switch (control.dataset['as']) {
    case 'number':
      return Number(value);
    case 'flag':
      return value === 'true';
    case 'json':
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
    default:
      return control.dataset['id'] ?? value;
  }
};

/** The request as the form says it, path variables and query with it. */
const requestOf = (): Fields => {
  const request: Fields = structuredClone(hidden);
  for (const control of controls) {
    const [member = '', inner] = (control.dataset['name'] ?? '').split('.');
    const value = valueOf(control);
    if (value === undefined) continue;
    if (inner === undefined) request[member] = value;
    else request[member] = { ...(isFields(request[member]) ? request[member] : {}), [inner]: value };
  }
  return request;
};

const bodyOf = (request: Fields): Fields =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !variables.has(name)));

/** Writes JSON and code anew from the form. */
const written = (): void => {
  const request = requestOf();
  if (text) text.value = JSON.stringify(bodyOf(request), null, 2);
  if (!box) return;
  box.dataset['call'] = JSON.stringify({ ...callOf(box), input: request });
  writeBoxes();
};

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** Puts a request into the form. */
const fill = (request: Fields): void => {
  hidden = structuredClone(request);
  for (const control of controls) {
    const [member = '', inner] = (control.dataset['name'] ?? '').split('.');
    const outer = request[member];
    const inside = isFields(outer) ? outer[inner ?? ''] : undefined;
    delete control.dataset['id'];
    control.value = textOf(inner === undefined ? outer : inside);
    const holder = hidden[member];
    if (inner === undefined) delete hidden[member];
    else if (isFields(holder)) delete holder[inner];
  }
  for (const [name, value] of Object.entries(hidden))
    if (isFields(value) && Object.keys(value).length === 0) delete hidden[name];
};

/** A place by name and one by coordinates would contradict each other. */
const RIVALS: Readonly<Record<string, readonly string[]>> = {
  place: ['lat', 'lon', 'tz'],
  lat: ['place'],
  lon: ['place'],
};

const sameObject = (control: Control, name: string): readonly Control[] => {
  const prefix = (control.dataset['name'] ?? '').replace(/[^.]*$/, '');
  return controls.filter((one) => one.dataset['name'] === prefix + name);
};
for (const control of controls) {
  if (control instanceof HTMLInputElement && control.dataset['place'] !== undefined)
    towns(control, () => control.dispatchEvent(new Event('input', { bubbles: true })));
  control.addEventListener('input', () => {
    const own = (control.dataset['name'] ?? '').split('.').at(-1);
    const others = RIVALS[own ?? ''] ?? [];
    if (control.value !== '') for (const other of others.flatMap((name) => sameObject(control, name))) other.value = '';
    written();
  });
}
text?.addEventListener('input', () => {
  try {
    const body: unknown = JSON.parse(text.value);
    if (!isFields(body)) return;
    const kept = text.value;
    const inPath = Object.fromEntries(Object.entries(requestOf()).filter(([name]) => variables.has(name)));
    fill({ ...inPath, ...body });
    written();
    text.value = kept;
    say('');
  } catch {
    say(word('no-json'));
  }
});

const example: Fields = box ? { ...callOf(box).input } : {};
fill(example);
for (const button of form.querySelectorAll<HTMLButtonElement>('[data-preset]'))
  button.addEventListener('click', () => {
    const given: Fields = JSON.parse(button.dataset['preset'] ?? '{}') as Fields;
    const { date: _d, time: _t, lat: _a, lon: _o, tz: _z, place: _p, time_unknown: _u, ...rest } = example;
    fill({ ...rest, ...given });
    written();
  });

const packed = (request: Fields): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(request))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const unpacked = (words: string): Fields => {
  const bytes = Uint8Array.from(
    atob(words.replaceAll('-', '+').replaceAll('_', '/')),
    (one) => one.codePointAt(0) ?? 0,
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Fields;
};

const show = (view: string): void => {
  for (const part of section.querySelectorAll<HTMLElement>('[data-shown]'))
    part.hidden = part.dataset['shown'] !== view;
  for (const tab of section.querySelectorAll<HTMLElement>('[data-view]'))
    tab.setAttribute('aria-pressed', String(tab.dataset['view'] === view));
};
for (const tab of section.querySelectorAll<HTMLElement>('[data-view]'))
  tab.addEventListener('click', () => show(tab.dataset['view'] ?? 'json'));
const out = need('.out', HTMLElement, section);
section.querySelector('[data-views]')?.append(copyButton(() => out.textContent ?? ''));

const meaningOf = (of: string): string =>
  document
    .querySelector(`[data-path="${CSS.escape(of)}"]`)
    ?.closest('li')
    ?.querySelector('.meaning')
    ?.textContent?.trim() ?? '';

const image = (source: string): HTMLElement => {
  const one = document.createElement('img');
  one.src = source;
  one.alt = word('picture');
  return one;
};
const linkTo = (address: string): HTMLElement => {
  const one = document.createElement('a');
  one.href = address;
  one.className = 'button';
  one.textContent = word('open-file');
  return one;
};

/** What an answer looks like to a person, beside its members; null for one that is members alone. */
const seenOf = (answer: Answer): HTMLElement | null => {
  const svg = answer.text.startsWith('<svg') ? answer.text : answer.data['svg'];
  if (typeof svg === 'string') return image(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const { url } = answer.data;
  if (typeof url === 'string' && url.startsWith('http')) return linkTo(url);
  if (answer.text === '' || answer.text.startsWith('{')) return null;
  const pre = document.createElement('pre');
  pre.textContent = answer.text;
  return pre;
};

const shown = (answer: Answer): void => {
  section.hidden = false;
  const isJson = answer.text.startsWith('{');
  const seen = seenOf(answer);
  const tab = (view: string): HTMLElement => need(`[data-view=${view}]`, HTMLElement, section);
  tab('seen').hidden = seen === null;
  tab('tree').hidden = !isJson;
  need('[data-shown=seen]', HTMLElement, section).replaceChildren(...(seen ? [seen] : []));
  out.replaceChildren(coloured(pretty(answer.text)));
  const whole: unknown = isJson ? JSON.parse(answer.text) : {};
  const failed = isFields(whole) && isFields(whole['error']) ? whole['error'] : null;
  need('[data-shown=tree]', HTMLElement, section).replaceChildren(
    treeOf(failed ?? answer.data, failed ? () => '' : meaningOf),
  );
  if (seen) show('seen');
  else show(isJson ? 'tree' : 'json');
};

/** The path with its variables, and the query of a GET. */
const addressOf = (request: Fields): string => {
  const own = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name] ?? '')));
  if (method !== 'GET') return own;
  const query = new URLSearchParams(
    Object.entries(bodyOf(request)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query === '' ? own : `${own}?${query}`;
};

const keyField = form.querySelector<HTMLInputElement>('.key');
if (keyField) {
  keyField.value = keptKey();
  keyField.addEventListener('change', () => keepKey(keyField.value.trim()));
}
for (const note of form.querySelectorAll<HTMLElement>('[data-signed-in]')) note.hidden = !isSignedIn();
for (const note of form.querySelectorAll<HTMLElement>('[data-signed-out]')) note.hidden = isSignedIn();

const send = async (): Promise<void> => {
  const request = requestOf();
  const body = method === 'GET' ? undefined : bodyOf(request);
  const ask = async (): Promise<Answer> => {
    const key = auth === 'key' || auth === 'either' ? await anyKey() : '';
    return callApi(method, addressOf(request), body, key === '' ? {} : { 'X-Api-Key': key });
  };
  let answer = await ask();
  // The key of this browser was revoked elsewhere.
  if (isSignedIn() && keptKey() !== '' && (answer.code === 'KEY_INVALID' || answer.code === 'KEY_REVOKED')) {
    keepKey('');
    answer = await ask();
  }
  if (keyField) keyField.value = keptKey();
  const cost = answer.charged === '' ? '' : ` · ${answer.charged} ${word('credits')}`;
  say(`${answer.status} · ${answer.ms} ms${cost}${answer.ok || answer.message === '' ? '' : ` · ${answer.message}`}`);
  shown(answer);
  need('[data-link]', HTMLButtonElement, form).hidden = false;
  section.scrollIntoView({ block: 'nearest' });
};
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void busy(need('button:not([type=button])', HTMLButtonElement, form), send, say);
});
copyBy(need('[data-link]', HTMLButtonElement, form), () => {
  history.replaceState(null, '', `#try=${packed(requestOf())}`);
  return location.href;
});

if (location.hash.startsWith('#try=')) {
  try {
    fill(unpacked(location.hash.slice(5)));
    written();
    form.requestSubmit();
  } catch {
    say(word('no-link'));
  }
}
