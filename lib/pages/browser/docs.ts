/** The reference: `/` focuses the search, paths are copied, examples are written in other languages, calls are tried. */
import { CURL, snippetOf } from '../snippets/curl.ts';
import type { SnippetCall } from '../snippets/language.ts';
import { SNIPPETS } from '../snippets/phrases.ts';
import { busy, callApi, copyBy, need } from './api.ts';

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  need('#q', HTMLInputElement).focus();
});

for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy'))
  copyBy(button, () => button.dataset['copy'] ?? '');

const root = location.origin + (document.documentElement.dataset['root'] ?? '');
const KEPT = 'udaya-language';

/** The call of a box, as the page wrote it; its address is where the page is from. */
const callOf = ({ dataset }: HTMLElement): SnippetCall => ({ ...JSON.parse(dataset['call'] ?? '{}'), base: root });

const boxes = [...document.querySelectorAll<HTMLElement>('.snippets')];
const show = (language: string): void => {
  const snippets = SNIPPETS.find(({ title }) => title === language) ?? CURL;
  for (const box of boxes) {
    const pre = box.querySelector('pre');
    if (pre) pre.textContent = snippetOf(snippets, callOf(box));
    for (const tab of box.querySelectorAll('button'))
      tab.setAttribute('aria-pressed', String(tab.textContent === snippets.title));
  }
};
for (const box of boxes) {
  const tabs = document.createElement('div');
  tabs.className = 'tabs';
  for (const { title: language } of SNIPPETS) {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.textContent = language;
    tab.addEventListener('click', () => {
      sessionStorage.setItem(KEPT, language);
      show(language);
    });
    tabs.append(tab);
  }
  const pre = box.querySelector('pre') ?? document.createElement('pre');
  pre.tabIndex = 0;
  box.append(tabs, pre);
}
show(sessionStorage.getItem(KEPT) ?? CURL.title);

const KEY = 'udaya-key';
const keys = [...document.querySelectorAll<HTMLInputElement>('input.key')];
for (const input of keys) {
  input.value = sessionStorage.getItem(KEY) ?? '';
  input.addEventListener('input', () => {
    sessionStorage.setItem(KEY, input.value.trim());
    for (const other of keys) if (other !== input) other.value = input.value;
  });
}

/** JSON in colour, built as elements: nothing of an answer becomes markup. */
const kindOfPart = (part: string): 'k' | 's' | 'n' | '' => {
  if (part.endsWith(': ')) return 'k';
  if (part.startsWith('"')) return 's';
  return /^-?\d/.test(part) ? 'n' : '';
};
const coloured = (json: string): DocumentFragment => {
  const out = document.createDocumentFragment();
  for (const part of json.split(/("(?:[^"\\]|\\.)*"(?:: )?|-?\b\d[\d.eE+-]*\b)/)) {
    const kind = kindOfPart(part);
    if (kind === '') out.append(part);
    else {
      const span = document.createElement('span');
      span.className = kind;
      span.textContent = part;
      out.append(span);
    }
  }
  return out;
};

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

for (const details of document.querySelectorAll('details'))
  details.addEventListener(
    'toggle',
    () => {
      for (const pre of details.querySelectorAll('pre.json')) pre.replaceChildren(coloured(pre.textContent ?? ''));
    },
    { once: true },
  );

for (const form of document.querySelectorAll<HTMLFormElement>('form.try'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const out = need('.out', HTMLElement, form.parentElement ?? document);
    const result = need('.result', HTMLElement, form);
    const say = (text: string): void => void (result.textContent = text);
    const key = form.querySelector<HTMLInputElement>('.key')?.value.trim() ?? '';
    const body = form.querySelector<HTMLTextAreaElement>('.body')?.value;
    const path = need('.call', HTMLInputElement, form).value;
    void busy(
      need('button', HTMLButtonElement, form),
      async () => {
        const answer = await callApi(
          form.dataset['method'] ?? 'POST',
          path,
          body,
          key === '' ? {} : { 'X-Api-Key': key },
        );
        say(`${answer.status} · ${answer.ms} ms${answer.charged === '' ? '' : ` · ${answer.charged} cr`}`);
        out.hidden = false;
        out.replaceChildren(coloured(pretty(answer.text)));
      },
      say,
    );
  });
