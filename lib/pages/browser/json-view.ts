/** JSON as a person reads it: coloured text, or a tree that folds. Built as elements: nothing of an answer becomes markup. */

const kindOfPart = (part: string): 'k' | 's' | 'n' | '' => {
  if (part.endsWith(': ')) return 'k';
  if (part.startsWith('"')) return 's';
  return /^-?\d/.test(part) ? 'n' : '';
};

/** JSON in colour. */
export const coloured = (json: string): DocumentFragment => {
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

/** JSON with line breaks; any other text as it is. */
export const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Members of a list that are shown at once; the others when they are asked for. */
const SHOWN = 50;
/** A row with a name beside its key says the name first. */
const labelOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return `[${value.length}]`;
  const { name, key, text }: { name?: unknown; key?: unknown; text?: unknown } = value;
  const said = [name, key, text].find((one) => typeof one === 'string' || typeof one === 'number');
  return said === undefined ? '' : String(said);
};

const element = (name: string, className: string, text = ''): HTMLElement => {
  const one = document.createElement(name);
  if (className !== '') one.className = className;
  one.textContent = text;
  return one;
};

/**
 * A value as a tree. `meaningOf` tells what a member means by its path (`planets.sign.name`: the members of a list have the path
 * of the list).
 */
export const treeOf = (value: unknown, meaningOf: (path: string) => string, path = '', depth = 0): HTMLElement => {
  const list = element('ul', 'tree');
  const isList = Array.isArray(value);
  const entries = Object.entries(value as Record<string, unknown>);
  const rowOf = ([name, member]: [string, unknown]): HTMLElement => {
    const row = element('li', '');
    const own = isList ? path : `${path}${path === '' ? '' : '.'}${name}`;
    const head = element('code', 'name', name);
    const meaning = isList ? '' : meaningOf(own);
    if (meaning !== '') head.title = meaning;
    if (typeof member === 'object' && member !== null && Object.keys(member).length > 0) {
      const details = element('details', '') as HTMLDetailsElement;
      const summary = element('summary', '');
      summary.append(head, ' ', element('span', 'soft', labelOf(member)));
      details.append(summary);
      const fill = (): void =>
        void (details.childElementCount === 1 && details.append(treeOf(member, meaningOf, own, depth + 1)));
      details.addEventListener('toggle', fill, { once: true });
      if (depth === 0 && entries.length <= 8) details.open = true;
      row.append(details);
    } else row.append(head, ' ', element('span', 'value', member === null ? '–' : String(member)));
    return row;
  };
  list.append(...entries.slice(0, SHOWN).map(rowOf));
  if (entries.length > SHOWN) {
    const more = element('button', 'plain small-button', `+ ${entries.length - SHOWN}`) as HTMLButtonElement;
    more.type = 'button';
    more.addEventListener('click', () => more.parentElement?.replaceWith(...entries.slice(SHOWN).map(rowOf)));
    const row = element('li', '');
    row.append(more);
    list.append(row);
  }
  return list;
};
