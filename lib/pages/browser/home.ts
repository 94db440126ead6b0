/** The live chart: computed when the page opens and whenever the form is sent, in place of the form's own page. */
import { need, word } from './api.ts';
import { towns } from './towns.ts';

const root = document.documentElement.dataset['root'] ?? '';

const draw = async (form: HTMLFormElement): Promise<void> => {
  const live = need('#live', HTMLElement);
  const notice = need('.notice', HTMLElement, live);
  const say = (text: string): void => {
    notice.hidden = text === '';
    notice.textContent = text;
  };
  const place = form.querySelector<HTMLInputElement>('[data-place]');
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    name === 'place' ? (place?.dataset['id'] ?? String(value)) : String(value),
  ]);
  const shown = place?.value ?? '';
  say(word('drawing'));
  try {
    const response = await fetch(`${root}/chart?${new URLSearchParams(fields).toString()}`);
    // The page of a failure has a style of its own, which the policy of this page would refuse aloud.
    const text = (await response.text()).replace(/<style>[^<]*<\/style>/, '');
    const page = new DOMParser().parseFromString(text, 'text/html');
    const found = page.querySelector('#live');
    if (response.ok && found) {
      live.replaceWith(found);
      watch(shown);
    } else say(`${word('failed')} ${page.querySelector('p')?.textContent ?? ''}`);
  } catch {
    say(word('offline'));
  }
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
