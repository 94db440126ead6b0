/** Towns by name, while one types. */
import { need } from './api.ts';

const root = document.documentElement.dataset['root'] ?? '';
const TYPE_MS = 200;

interface Town {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/**
 * A field with a list of towns that opens while one types: arrows choose, Enter takes, Escape closes. The id of the town that
 * was chosen stands in `data-id`; `taken` is called then.
 */
export const towns = (field: HTMLInputElement, taken: () => void = () => {}): void => {
  const list = need(`#${CSS.escape(field.getAttribute('aria-controls') ?? '')}`, HTMLElement);
  let shown: readonly Town[] = [];
  let at = -1;
  let asked = 0;
  const close = (): void => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
    at = -1;
  };
  const take = (town: Town | undefined): void => {
    if (town === undefined) return;
    field.value = town.name;
    field.dataset['id'] = town.id;
    close();
    taken();
  };
  const mark = (): void => {
    list.querySelectorAll('li').forEach((row, i) => {
      row.setAttribute('aria-selected', String(i === at));
      if (i === at) field.setAttribute('aria-activedescendant', row.id);
    });
  };
  const open = (found: readonly Town[]): void => {
    shown = found;
    at = -1;
    list.replaceChildren(
      ...found.map((town, i) => {
        const row = document.createElement('li');
        row.textContent = town.name;
        row.id = `${list.id}-${i}`;
        row.setAttribute('role', 'option');
        const about = document.createElement('small');
        about.textContent = town.about;
        row.append(about);
        // Before the field loses the focus.
        row.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          take(town);
        });
        return row;
      }),
    );
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
  };
  let timer = 0;
  field.addEventListener('input', () => {
    delete field.dataset['id'];
    clearTimeout(timer);
    const q = field.value.trim();
    if (q.length < 2) return close();
    timer = window.setTimeout(async () => {
      const mine = ++asked;
      const response = await fetch(`${root}/places?q=${encodeURIComponent(q)}`);
      if (!response.ok || mine !== asked || document.activeElement !== field) return;
      open(((await response.json()) as { places: readonly Town[] }).places);
    }, TYPE_MS);
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
