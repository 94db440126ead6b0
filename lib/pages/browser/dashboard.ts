/**
 * The buttons of the dashboard. A form or button says by its data what it calls (`data-call="PATCH /v1/account"`), how its
 * fields are sent (`data-as`) and what follows (`data-then`); this file knows no page.
 */
import { busy, callApi, copyBy, go, need, word, type Answer } from './api.ts';
import { keepKey, keptKey } from './own-key.ts';
import { clearFaults, markFaults } from './faults.ts';
import { sayKept, sayNext } from './toast.ts';

type Fields = Record<string, unknown>;

/** Where messages of a form or button are shown: its own notice, else that of the page. */
const noticeOf = (from: Element): HTMLElement =>
  from.closest('form, section, dialog')?.querySelector<HTMLElement>('.notice') ?? need('#notice', HTMLElement);

const sayAt =
  (from: Element) =>
  (text: string, good = false): void => {
    const notice = noticeOf(from);
    notice.hidden = text === '';
    notice.textContent = text;
    notice.className = `notice note ${good ? 'good' : 'bad'}`;
  };

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The value of a field as the API wants it; undefined leaves it out. */
const valueOf = (field: HTMLInputElement | HTMLSelectElement): unknown => {
  const text = field.value.trim();
  switch (field.dataset['as']) {
    case 'flag':
      return field instanceof HTMLInputElement && field.checked;
    case 'list':
      return listOf(text);
    case 'numbers':
      return listOf(text).map(Number);
    case 'number':
      return text === '' ? undefined : Number(text);
    case 'nullable':
      return text === '' ? null : Number(text);
    case 'optional':
      return text === '' ? undefined : text;
    default:
      return text;
  }
};

/** Puts a value where its name says: `buyer.name` is a member of `buyer`. */
const put = (fields: Fields, [first = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) fields[first] = value;
  else {
    const inner: Fields = Object.assign({}, fields[first]);
    put(inner, rest, value);
    fields[first] = inner;
  }
};

const fieldsOf = (form: HTMLFormElement): Fields => {
  const fields: Fields = {};
  for (const field of form.elements)
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name !== '') {
      const value = valueOf(field);
      if (value !== undefined) put(fields, field.name.split('.'), value);
    }
  return fields;
};

const secretDialog = (secret: string): void => {
  const dialog = need('#secret-dialog', HTMLDialogElement);
  need('#secret', HTMLElement).textContent = secret;
  for (const open of document.querySelectorAll('dialog[open]')) if (open instanceof HTMLDialogElement) open.close();
  dialog.addEventListener('close', () => location.reload(), { once: true });
  dialog.showModal();
};

const saved = (from: HTMLElement, answer: Answer): void => {
  const say = sayAt(from);
  const then = from.dataset['then'] ?? 'reload';
  // A thing that is shown once: a secret, or an address that is one.
  const secret = then === 'address' ? answer.data['url'] : answer.data['secret'];
  const leave = (away: () => void): void => {
    sayNext(from.dataset['done'] ?? word('saved'));
    away();
  };
  if (typeof secret === 'string') secretDialog(secret);
  else if (then === 'note') say(word('saved'), true);
  else if (typeof answer.data['payment_url'] === 'string') location.assign(answer.data['payment_url']);
  else if (then === 'plan' && answer.status === 202) say(word('asked'), true);
  else if (then === 'open') location.assign(String(answer.data['url'] ?? ''));
  else if (then === 'plan' || then === 'reload') leave(() => location.reload());
  else leave(() => go(then));
};

const download = (answer: Answer): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([answer.text], { type: 'application/json' }));
  link.download = 'udaya-account.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const call = async (from: HTMLElement, fields: Fields): Promise<void> => {
  const [method = '', path = ''] = (from.dataset['call'] ?? '').replace('{id}', from.dataset['id'] ?? '').split(' ');
  const query =
    method === 'DELETE' && Object.keys(fields).length > 0
      ? `?${new URLSearchParams(fields as Record<string, string>).toString()}`
      : '';
  const answer = await callApi(method, path + query, method === 'DELETE' ? undefined : fields);
  if (path.endsWith('/account/logout')) keepKey('');
  if (answer.code === 'SESSION_INVALID') location.reload();
  else if (!answer.ok) sayAt(from)(markFaults(from instanceof HTMLFormElement ? from : null, answer));
  else if (from.dataset['then'] === 'download') download(answer);
  else saved(from, answer);
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-call]')) {
  const button = need('button:not([type=button])', HTMLButtonElement, form);
  const typed = form.querySelector<HTMLInputElement>('[data-must]');
  const check = (): void => {
    if (typed) button.disabled = typed.value.trim() !== typed.dataset['must'];
  };
  typed?.addEventListener('input', check);
  check();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = fieldsOf(form);
    clearFaults(form);
    void busy(button, () => call(form, fields), sayAt(form));
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-call]'))
  button.addEventListener('click', () => {
    const fields: unknown = JSON.parse(button.dataset['body'] ?? '{}');
    void busy(button, () => call(button, Object.assign({}, fields)), sayAt(button));
  });

/** A dialog about one thing: the button that opens it brings its id, its name and what its fields hold. */
const openDialog = ({ dataset }: HTMLButtonElement): void => {
  const dialog = need(dataset['open'] ?? '', HTMLDialogElement);
  const { id = '', name = '' } = dataset;
  for (const form of dialog.querySelectorAll<HTMLFormElement>('form[data-call]')) form.dataset['id'] = id;
  for (const text of dialog.querySelectorAll<HTMLElement>('[data-text]'))
    text.textContent = (text.dataset['text'] ?? '').replace('{name}', name);
  const values: Fields = Object.assign({}, JSON.parse(dataset['fill'] ?? '{}'));
  for (const field of dialog.querySelectorAll<HTMLInputElement>('input[name]'))
    if (field.name in values) {
      field.checked = values[field.name] === true;
      if (field.type !== 'checkbox') field.value = String(values[field.name] ?? '');
    }
  for (const typed of dialog.querySelectorAll<HTMLInputElement>('[data-must]')) {
    if (name !== '') typed.dataset['must'] = name;
    typed.value = '';
    typed.dispatchEvent(new Event('input'));
  }
  dialog.showModal();
};
// Buttons that come later open theirs too.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[data-open]') : null;
  if (button instanceof HTMLButtonElement) openDialog(button);
});
document.querySelector<HTMLDialogElement>('dialog[data-show]')?.showModal();
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-close]'))
  button.addEventListener('click', () => button.closest('dialog')?.close());

const secret = document.querySelector<HTMLElement>('#secret');
const copy = document.querySelector<HTMLButtonElement>('#copy');
if (secret && copy) copyBy(copy, () => secret.textContent ?? '');

sayKept();

// The first call holds the key of this browser, where it has one.
for (const pre of document.querySelectorAll('pre'))
  if (keptKey() !== '') pre.textContent = (pre.textContent ?? '').replace('YOUR_KEY', keptKey());
