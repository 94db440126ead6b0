/** The live chart: computed when the page opens and whenever the form is sent, in place of the form's own page. */
import { need, word } from './api.ts';

const root = document.documentElement.dataset['root'] ?? '';

const draw = async (form: HTMLFormElement): Promise<void> => {
  const live = need('#live', HTMLElement);
  const notice = need('.notice', HTMLElement, live);
  const say = (text: string): void => {
    notice.hidden = text === '';
    notice.textContent = text;
  };
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  say(word('drawing'));
  try {
    const response = await fetch(`${root}/chart?${new URLSearchParams(fields).toString()}`);
    // The page of a failure has a style of its own, which the policy of this page would refuse aloud.
    const text = (await response.text()).replace(/<style>[^<]*<\/style>/, '');
    const page = new DOMParser().parseFromString(text, 'text/html');
    const found = page.querySelector('#live');
    if (response.ok && found) {
      live.replaceWith(found);
      watch();
    } else say(`${word('failed')} ${page.querySelector('p')?.textContent ?? ''}`);
  } catch {
    say(word('offline'));
  }
};

const watch = (): void => {
  const form = need('#live form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void draw(form);
  });
};

watch();
if (!document.querySelector('#live svg')) void draw(need('#live form', HTMLFormElement));
