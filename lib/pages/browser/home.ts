/** The live chart: computed when the page opens and whenever its form is sent, in place of the form's own page; so is an answer about it. */
import { busy, need, word } from './api.ts';
import { towns } from './towns.ts';

const root = document.documentElement.dataset['root'] ?? '';

/** What a form says; a town that was chosen from the list by its id. */
const fieldsOf = (form: HTMLFormElement): readonly (readonly [name: string, value: string])[] => {
  const place = form.querySelector<HTMLInputElement>('[data-place]');
  return [...new FormData(form)].map(([name, value]) => [
    name,
    name === 'place' ? (place?.dataset['id'] ?? String(value)) : String(value),
  ]);
};

/** The element of another page of ours that a selector finds, or why there is none. */
const pieceOf = async (address: string, selector: string): Promise<Element | string> => {
  try {
    const response = await fetch(`${root}${address}`);
    // The page of a failure has a style of its own, which the policy of this page would refuse aloud.
    const text = (await response.text()).replace(/<style>[^<]*<\/style>/, '');
    const page = new DOMParser().parseFromString(text, 'text/html');
    const found = response.ok ? page.querySelector(selector) : null;
    return found ?? page.querySelector('p')?.textContent ?? '';
  } catch {
    return word('offline');
  }
};

const draw = async (form: HTMLFormElement): Promise<void> => {
  const live = need('#live', HTMLElement);
  const notice = need('.notice', HTMLElement, live);
  const say = (text: string): void => {
    notice.hidden = text === '';
    notice.textContent = text;
  };
  const shown = form.querySelector<HTMLInputElement>('[data-place]')?.value ?? '';
  say(word('drawing'));
  const found = await pieceOf(
    `/chart?${new URLSearchParams(fieldsOf(form).map((one) => [...one])).toString()}`,
    '#live',
  );
  if (typeof found === 'string') return say(`${word('failed')} ${found}`);
  live.replaceWith(found);
  watch(shown);
};

/** `place`: the name of the town that was chosen, of which the answer knows the id alone. */
const watch = (place = ''): void => {
  const form = need('#live form', HTMLFormElement);
  const field = form.querySelector<HTMLInputElement>('[data-place]');
  if (field) {
    if (place !== '' && /^\d+$/.test(field.value)) {
      const of = document.querySelector('#live .of');
      if (of) of.textContent = (of.textContent ?? '').replace(field.value, place);
      field.dataset['id'] = field.value;
      field.value = place;
    }
    towns(field);
  }
  form.querySelector('select')?.addEventListener('change', () => form.requestSubmit());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void draw(form);
  });
};

watch();
if (!document.querySelector('#live svg')) void draw(need('#live form', HTMLFormElement));

/** The form of a question about the chart of the page: its answer comes below it, in place of a page of its own. */
const ask = document.querySelector('#ask');
if (ask instanceof HTMLFormElement)
  ask.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = new URLSearchParams([...new FormData(ask)].map(([name, value]) => [name, String(value)]));
    for (const [name, value] of fieldsOf(need('#live form', HTMLFormElement)))
      if (name !== 'style') asked.set(name, value);
    const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
    if (region !== undefined) asked.set('country', region);
    const told = need('#told', HTMLElement);
    const button = need('button', HTMLButtonElement, ask);
    told.textContent = ask.dataset['asking'] ?? '';
    void busy(
      button,
      async () => {
        const found = await pieceOf(`/ask?${asked.toString()}`, '#told');
        told.replaceChildren(...(typeof found === 'string' ? [found] : found.childNodes));
      },
      (text) => (told.textContent = text),
    );
  });
