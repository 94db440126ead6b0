/** Signing up and in: an address, then six digits; after a sign-up the first key, shown once, and a first call with it. */
import { ownPath } from './own-path.ts';
import { keepKey } from './own-key.ts';
import { busy, callApi, copyBy, go, need, word } from './api.ts';

const ask = need('#ask', HTMLFormElement);
const confirm = need('#confirm', HTMLFormElement);
const notice = need('#notice', HTMLElement);
const isSignup = ask.dataset['mode'] === 'signup';

const say = (text: string, bad = true): void => {
  notice.hidden = text === '';
  notice.textContent = text;
  notice.className = bad ? 'note bad' : 'note';
};

const field = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim();
const next = (): string =>
  ownPath(new URLSearchParams(location.search).get('next') ?? '', location.origin) ?? '/dashboard';

const failure = (code: string, message: string, retryAfter: number): string => {
  if (code === 'RATE_LIMITED') return `${word('wait')} ${Math.max(1, Math.ceil(retryAfter / 60))} min`;
  if (code === 'CODE_INVALID') return word('wrong');
  if (code === 'VALIDATION_FAILED') return word('check');
  return message || word('failed');
};

const showCode = (email: string): void => {
  ask.hidden = true;
  confirm.hidden = false;
  say(word('sent').replace('{email}', email), false);
  need('#code', HTMLInputElement).focus();
};

/** The asking that this page holds: a code opens for it alone. */
let challenge = '';

const send = async (): Promise<void> => {
  const email = field(ask, 'email');
  const name = field(ask, 'name');
  const { lang: locale } = document.documentElement;
  if (isSignup && name === '') {
    say(word('nameless'));
    need('#name', HTMLInputElement).focus();
    return;
  }
  const answer = isSignup
    ? await callApi('POST', '/v1/account', { email, name, locale })
    : await callApi('POST', '/v1/account/login', { email });
  if (answer.status === 202) {
    challenge = String(answer.data['challenge']);
    showCode(email);
  } else say(failure(answer.code, answer.message, answer.retryAfter));
};

ask.addEventListener('submit', (event) => {
  event.preventDefault();
  void busy(need('button', HTMLButtonElement, ask), send, say);
});

need('#again', HTMLButtonElement).addEventListener('click', (event) => {
  if (event.target instanceof HTMLButtonElement) void busy(event.target, send, say);
});
need('#other', HTMLButtonElement).addEventListener('click', () => {
  confirm.hidden = true;
  ask.hidden = false;
  say('');
});

const CHART = { date: '1990-05-10', time: '19:55', place: 'New Delhi' };

const showKey = (secret: string): void => {
  keepKey(secret);
  confirm.hidden = true;
  say('');
  need('#first', HTMLElement).hidden = false;
  need('.top nav a[href$="/dashboard"]', HTMLElement).textContent = word('dashboard');
  need('#secret', HTMLElement).textContent = secret;
  copyBy(need('#copy', HTMLButtonElement), () => secret);
  const button = need('#call', HTMLButtonElement);
  const out = need('#answer', HTMLElement);
  // The page is about the key now, not about getting one.
  const [title, lead] = [need('h1', HTMLElement), need('h1 + p', HTMLElement)];
  title.textContent = need('#first h2', HTMLElement).textContent;
  title.tabIndex = -1;
  lead.hidden = true;
  need('#first h2', HTMLElement).hidden = true;
  title.focus();
  button.addEventListener('click', () => {
    void busy(
      button,
      async () => {
        const answer = await callApi('POST', '/v1/birthchart', CHART, { 'X-Api-Key': secret });
        need('#worked', HTMLElement).hidden = !answer.ok;
        need('#step-call', HTMLElement).classList.toggle('done', answer.ok);
        const drawn = await callApi('POST', '/v1/charts/render', CHART, {
          'X-Api-Key': secret,
          Accept: 'image/svg+xml',
        });
        const place = need('#picture', HTMLElement);
        if (drawn.text.startsWith('<svg')) {
          const picture = document.createElement('img');
          picture.alt = place.dataset['alt'] ?? '';
          picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.text)}`;
          place.replaceChildren(picture);
        }
        out.hidden = false;
        out.textContent = answer.ok
          ? ['ascendant', 'moon_sign', 'sun_sign'].map((name) => `${name}: ${String(answer.data[name])}`).join('\n')
          : `${answer.status} ${answer.code}\n${answer.message}`;
      },
      say,
    );
  });
};

const enter = async (): Promise<void> => {
  const path = isSignup ? '/v1/account/verify' : '/v1/account/login';
  const answer = await callApi('POST', path, {
    email: field(ask, 'email'),
    code: field(confirm, 'code'),
    challenge,
  });
  if (!answer.ok) {
    say(failure(answer.code, answer.message, answer.retryAfter));
    need('#code', HTMLInputElement).select();
    return;
  }
  const { key } = answer.data;
  if (typeof key === 'object' && key !== null && 'secret' in key) showKey(String(key.secret));
  else go(next());
};

confirm.addEventListener('submit', (event) => {
  event.preventDefault();
  void busy(need('button', HTMLButtonElement, confirm), enter, say);
});
