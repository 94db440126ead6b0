/** The search of the reference: `/` opens it, results come while one types, arrows choose, Enter goes there. */
import { need } from './api.ts';

const WAIT_MS = 120;
const root = document.documentElement.dataset['root'] ?? '';
const field = need('#q', HTMLInputElement);
const list = need('#q-list', HTMLElement);

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  field.focus();
  field.select();
});

interface Found {
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

let at = -1;
const links = (): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
const close = (): void => {
  list.hidden = true;
  at = -1;
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
};
const mark = (): void =>
  links().forEach((row, i) => {
    row.setAttribute('aria-selected', String(i === at));
    if (i !== at) return;
    field.setAttribute('aria-activedescendant', row.id);
    row.scrollIntoView({ block: 'nearest' });
  });

const rowOf = ({ path, title, about }: Found, i: number): HTMLElement => {
  const row = document.createElement('li');
  row.id = `q-${i}`;
  row.setAttribute('role', 'option');
  const link = document.createElement('a');
  link.href = root + path;
  link.tabIndex = -1;
  link.textContent = title;
  const small = document.createElement('small');
  small.textContent = about;
  link.append(small);
  row.append(link);
  row.addEventListener('pointerdown', (event) => event.preventDefault());
  return row;
};

let asked = 0;
let timer = 0;
const look = async (): Promise<void> => {
  const q = field.value.trim();
  const mine = ++asked;
  if (q.length < 2) return close();
  const { lang } = document.documentElement;
  const response = await fetch(`${root}/docs/search?lang=${lang}&q=${encodeURIComponent(q)}`);
  if (!response.ok || mine !== asked || document.activeElement !== field) return;
  const { found, said } = (await response.json()) as { found: readonly Found[]; said: string };
  at = -1;
  list.replaceChildren(...found.map(rowOf));
  list.hidden = found.length === 0;
  field.setAttribute('aria-expanded', String(found.length > 0));
  need('#q-said', HTMLElement).textContent = said;
};

field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(() => void look().catch(() => {}), WAIT_MS);
});
field.addEventListener('keydown', (event) => {
  const rows = links();
  if (event.key === 'Escape') close();
  if (list.hidden || rows.length === 0) return;
  if (event.key === 'ArrowDown') at = (at + 1) % rows.length;
  else if (event.key === 'ArrowUp') at = (at - 1 + rows.length) % rows.length;
  else if (event.key === 'Enter' && at >= 0) rows[at]?.querySelector('a')?.click();
  else return;
  event.preventDefault();
  mark();
});
field.addEventListener('blur', () => setTimeout(close, 150));
