/** The reference: a search while one types, code that is copied and written in other languages, JSON in colour. */
import { copyBy } from './api.ts';
import { coloured } from './json-view.ts';
import './search-box.ts';
import './snippet-boxes.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]'))
  copyBy(button, () => button.dataset['copy'] ?? '');

for (const pre of document.querySelectorAll('pre.json')) pre.replaceChildren(coloured(pre.textContent ?? ''));

/** A field that a link names may stand in a part that is folded. */
const unfold = (): void => {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  target?.scrollIntoView();
};
addEventListener('hashchange', unfold);
unfold();

/** A long answer is told to its depth in the place of its beginning. */
const whole = document.querySelector<HTMLAnchorElement>('[data-whole]');
whole?.addEventListener('click', async (event) => {
  event.preventDefault();
  const response = await fetch(whole.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = page.querySelector('#answer ~ .tree');
  if (response.ok && found) {
    document.querySelector('#answer ~ .tree')?.replaceWith(found);
    whole.parentElement?.remove();
  } else location.assign(whole.href);
});
