/** Examples in the language that the reader chooses; the choice is kept for this tab. */
import { CURL, snippetOf } from '../snippets/curl.ts';
import type { SnippetCall } from '../snippets/language.ts';
import { SNIPPETS } from '../snippets/phrases.ts';
import { copyBy, word } from './api.ts';

const root = location.origin + (document.documentElement.dataset['root'] ?? '');
const KEPT = 'udaya-language';

/** The call of a box, as the page wrote it; its address is where the page is from. */
export const callOf = ({ dataset }: HTMLElement): SnippetCall => ({
  ...JSON.parse(dataset['call'] ?? '{}'),
  base: root,
});

const boxes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.snippets')];

const show = (language: string): void => {
  const snippets = SNIPPETS.find(({ title }) => title === language) ?? CURL;
  for (const box of boxes()) {
    const pre = box.querySelector('pre');
    if (pre) pre.textContent = snippetOf(snippets, callOf(box));
    for (const tab of box.querySelectorAll('.tabs button'))
      tab.setAttribute('aria-pressed', String(tab.textContent === snippets.title));
  }
};

/** Writes all boxes anew: their call has changed. */
export const writeBoxes = (): void => show(sessionStorage.getItem(KEPT) ?? CURL.title);

/** A button that copies what stands in a box of code. */
export const copyButton = (text: () => string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain copy';
  button.textContent = word('copy');
  copyBy(button, text);
  return button;
};

for (const box of boxes()) {
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
writeBoxes();

for (const pre of document.querySelectorAll('pre:not(.out)')) {
  const frame = document.createElement('div');
  frame.className = 'code';
  pre.replaceWith(frame);
  frame.append(
    pre,
    copyButton(() => pre.textContent ?? ''),
  );
}
