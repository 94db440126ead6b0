/** A field for a town, with a list that opens while one types: arrows choose, Enter takes, Escape closes. */
import type { Element } from './base.ts';
import { fill, make } from './dom.ts';

interface Town {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
}

/** A field with its label. */
export interface TownField {
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  /** What is sent as `place`: the id of the town that was chosen, else what was typed. */
  readonly place: () => string;
}

const TYPE_MS = 250;
const MOST = 6;

/** Makes the field; `chosen` is called when a town of the list is taken. */
export const townField = (owner: Element, label: string, value = '', chosen: () => void = () => {}): TownField => {
  const { words } = owner;
  const [id, listId, helpId] = [owner.id_(), owner.id_(), owner.id_()];
  const input = make('input', {
    id,
    part: 'input',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-describedby': helpId,
    autocomplete: 'off',
    required: true,
    maxlength: '100',
  });
  input.value = value;
  const list = make('ul', { id: listId, role: 'listbox', 'aria-label': label, hidden: true });
  const said = make('span', { class: 'sr', role: 'status' });
  let shown: readonly Town[] = [];
  let at = -1;
  let taken = '';
  let timer = 0;

  const close = (): void => {
    list.hidden = true;
    at = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (town: Town | undefined): void => {
    if (!town) return;
    input.value = town.name;
    taken = town.id;
    close();
    chosen();
  };
  const mark = (): void =>
    [...list.children].forEach((row, i) => {
      row.setAttribute('aria-selected', String(i === at));
      if (i === at) input.setAttribute('aria-activedescendant', row.id);
    });
  const open = (towns: readonly Town[]): void => {
    shown = towns;
    at = -1;
    list.replaceChildren(
      ...towns.map((town, i) => {
        const row = make(
          'li',
          { id: `${listId}-${i}`, role: 'option', 'aria-selected': 'false' },
          town.name,
          make('small', {}, [town.region, town.country].filter(Boolean).join(', ')),
        );
        // Before the field loses the focus.
        row.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          take(town);
        });
        return row;
      }),
    );
    list.hidden = towns.length === 0;
    input.setAttribute('aria-expanded', String(towns.length > 0));
    said.textContent = fill(words.found, { n: towns.length });
  };

  input.addEventListener('input', () => {
    taken = '';
    clearTimeout(timer);
    const q = input.value.trim();
    if (q.length < 2) return close();
    timer = window.setTimeout(async () => {
      const found = await owner
        .ask<{ readonly places: readonly Town[] }>('geo/search', { q, limit: MOST })
        .catch(() => null);
      // The list is a help; a town can be sent by its name too.
      if (found && input.value.trim() === q && taken === '' && owner.shadowRoot?.activeElement === input)
        open(found.data.places);
    }, TYPE_MS);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const { key } = event;
    if (key === 'ArrowDown') at = (at + 1) % shown.length;
    else if (key === 'ArrowUp') at = (Math.max(at, 0) - 1 + shown.length) % shown.length;
    else if (key === 'Enter' && at >= 0) take(shown[at]);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
    if (!list.hidden) mark();
  });
  input.addEventListener('blur', close);

  const field = make(
    'div',
    { class: 'field', part: 'field' },
    make('label', { for: id, part: 'label' }, label),
    input,
    make('small', { id: helpId }, words.townHelp),
    list,
    said,
  );
  return { field, input, place: () => taken || input.value.trim() };
};
