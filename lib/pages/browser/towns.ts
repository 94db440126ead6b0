/** Towns by name, or saved births by theirs, while one types. */
import { need } from './api.ts';

const root = document.documentElement.dataset['root'] ?? '';
const TYPE_MS = 200;

/** What a list offers. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** What a text finds; null where no answer came. */
type Find = (text: string) => Promise<readonly Offered[] | null>;

/** A list that opens after so many letters, and what it does with what was taken. */
interface Suggesting {
  readonly least: number;
  readonly taken: () => void;
}

/**
 * A field with a list that opens while one types: arrows choose, Enter takes, Escape closes. The id of what was chosen stands in
 * `data-id`; `taken` is called then. With no least letters the list opens as soon as the field is entered.
 */
export const suggest = (field: HTMLInputElement, find: Find, { least, taken }: Suggesting): void => {
  const list = need(`#${CSS.escape(field.getAttribute('aria-controls') ?? '')}`, HTMLElement);
  let shown: readonly Offered[] = [];
  let at = -1;
  let asked = 0;
  const close = (): void => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
    at = -1;
  };
  const take = (one: Offered | undefined): void => {
    if (one === undefined) return;
    field.value = one.name;
    field.dataset['id'] = one.id;
    close();
    taken();
  };
  const mark = (): void => {
    list.querySelectorAll('li').forEach((row, i) => {
      row.setAttribute('aria-selected', String(i === at));
      if (i === at) field.setAttribute('aria-activedescendant', row.id);
    });
  };
  const open = (found: readonly Offered[]): void => {
    shown = found;
    at = -1;
    list.replaceChildren(
      ...found.map((one, i) => {
        const row = document.createElement('li');
        row.textContent = one.name;
        row.id = `${list.id}-${i}`;
        row.setAttribute('role', 'option');
        const about = document.createElement('small');
        about.textContent = one.about;
        row.append(about);
        // Before the field loses the focus.
        row.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          take(one);
        });
        return row;
      }),
    );
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
  };
  let timer = 0;
  const look = async (text: string): Promise<void> => {
    const mine = ++asked;
    const found = await find(text);
    if (found !== null && mine === asked && document.activeElement === field) open(found);
  };
  field.addEventListener('input', () => {
    delete field.dataset['id'];
    clearTimeout(timer);
    const text = field.value.trim();
    if (text.length < least) return close();
    timer = window.setTimeout(() => void look(text).catch(close), TYPE_MS);
  });
  if (least === 0)
    field.addEventListener('focus', () => {
      if (field.dataset['id'] === undefined) void look(field.value.trim()).catch(close);
    });
  field.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    if (event.key === 'ArrowDown') at = (at + 1) % shown.length;
    else if (event.key === 'ArrowUp') at = (at - 1 + shown.length) % shown.length;
    else if (event.key === 'Enter' && at >= 0) take(shown[at]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    if (!list.hidden) mark();
  });
  field.addEventListener('blur', close);
};

const LEAST_LETTERS = 2;
const townsNamed: Find = async (text) => {
  const response = await fetch(`${root}/places?q=${encodeURIComponent(text)}`);
  return response.ok ? ((await response.json()) as { places: readonly Offered[] }).places : null;
};

/** A field that finds towns. */
export const towns = (field: HTMLInputElement, taken: () => void = () => {}): void =>
  suggest(field, townsNamed, { least: LEAST_LETTERS, taken });
