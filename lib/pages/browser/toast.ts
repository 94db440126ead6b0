/** What was done, said once on the page that follows: a page that is loaded anew forgets its own notices. */
import { word } from './api.ts';

const KEPT = 'udaya-said';

/** Keeps a sentence for the next page of this tab. */
export const sayNext = (text: string): void => {
  if (text !== '') sessionStorage.setItem(KEPT, text);
};

/** Says what was kept. The box is there before its words, so that it is read out. */
export const sayKept = (): void => {
  const text = sessionStorage.getItem(KEPT);
  if (text === null) return;
  sessionStorage.removeItem(KEPT);
  const box = document.createElement('div');
  box.className = 'toast';
  box.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'plain small-button';
  close.textContent = word('close');
  close.addEventListener('click', () => box.remove());
  document.body.append(box);
  requestAnimationFrame(() => box.append(text, close));
};
