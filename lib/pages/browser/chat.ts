/** The page that asks the astrologer: births of this browser, questions, answers with their facts, earlier conversations. */
import { busy, callApi, need, word, type Answer } from './api.ts';
import { anyKey, keepKey, keptKey } from './own-key.ts';
import { offerSaved, writtenBirth } from './saved-births.ts';

interface Birth {
  readonly name: string;
  readonly date: string;
  /** Empty where it is not known. */
  readonly time: string;
  readonly place: string;
}
type Fields = Record<string, unknown>;

const BIRTHS = 'udaya-births';

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const filled = (name: string, key: string, value: string): string => word(name).replace(`{${key}}`, value);

/** An element with its text and children. Nothing of an answer becomes markup. */
const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  content: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.textContent = content;
  element.append(...children);
  return element;
};
const button = (content: string, press: (self: HTMLButtonElement) => void): HTMLButtonElement => {
  const made = make('button', content);
  made.type = 'button';
  made.className = 'plain small-button';
  made.addEventListener('click', () => press(made));
  return made;
};

const notice = need('#notice', HTMLElement);
const say = (message: string): void => {
  notice.hidden = message === '';
  notice.textContent = message;
};

const savedBirths = (): readonly Birth[] => {
  try {
    return list(JSON.parse(localStorage.getItem(BIRTHS) ?? '[]')).map((one) => {
      const { name, date, time, place } = record(one);
      return { name: text(name), date: text(date), time: text(time), place: text(place) };
    });
  } catch {
    return [];
  }
};

const select = need('#saved', HTMLSelectElement);
const partner = need('#partner', HTMLSelectElement);
/** Where births of the account are chosen; none where it has none. */
const accountField = (of: string): HTMLInputElement | null => document.querySelector(`[data-birth-of="${of}"]`);

const optionOf = ({ name, date, time, place }: Birth, i: number): HTMLOptionElement =>
  new Option(`${name} · ${date} ${time === '' ? word('unknown') : time} · ${place}`, String(i));
const showBirths = (chosen: number): void => {
  const births = savedBirths();
  const second = partner.value;
  select.replaceChildren(...(births.length === 0 ? [new Option(word('none'), '')] : births.map(optionOf)));
  select.selectedIndex = births.length === 0 ? 0 : chosen;
  partner.replaceChildren(new Option(word('nobody'), ''), ...births.map(optionOf));
  partner.value = Number(second) < births.length ? second : '';
  need('#remove', HTMLButtonElement).hidden = births.length === 0;
  need('#add', HTMLDetailsElement).open = births.length === 0 && accountField('') === null;
  document.cookie = `${word('cookie')}=${births.length === 0 ? 0 : 1}; Path=/; Max-Age=31536000; SameSite=Lax`;
};
const saveBirths = (births: readonly Birth[], chosen: number): void => {
  localStorage.setItem(BIRTHS, JSON.stringify(births));
  showBirths(chosen);
};
const valueOf = (id: string): string => need(`#${id}`, HTMLInputElement).value.trim();

need('#birth', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const birth: Birth = { name: valueOf('name'), date: valueOf('date'), time: valueOf('time'), place: valueOf('place') };
  const missing = (['name', 'date', 'place'] as const).find((field) => birth[field] === '');
  if (missing !== undefined) {
    say(word('missing'));
    need(`#${missing}`, HTMLInputElement).focus();
    return;
  }
  say('');
  const births = [...savedBirths(), birth];
  saveBirths(births, births.length - 1);
  begin();
  need('#birth', HTMLFormElement).reset();
  need('#question', HTMLTextAreaElement).focus();
});
need('#remove', HTMLButtonElement).addEventListener('click', () => {
  saveBirths(
    savedBirths().filter((_, i) => String(i) !== select.value),
    0,
  );
  begin();
});

let conversation = '';
const talk = need('#talk', HTMLElement);
const fresh = need('#fresh', HTMLButtonElement);
/** A new conversation: what is shown is taken away. */
const begin = (): void => {
  conversation = '';
  fresh.hidden = true;
  talk.replaceChildren();
};
fresh.addEventListener('click', () => {
  begin();
  need('#question', HTMLTextAreaElement).focus();
});
select.addEventListener('change', begin);
offerSaved(document, () => {
  for (const [of, own] of [
    ['', '#own'],
    ['partner', '#second'],
  ] as const)
    need(own, HTMLElement).hidden = accountField(of)?.dataset['id'] !== undefined;
  begin();
});

/** The language of this page, and those that it can be had in. */
const languages = [
  document.documentElement.lang,
  ...[...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(({ hreflang }) => hreflang),
];
const isInScriptOf = (letter: string, language: string): boolean =>
  new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script ?? 'Latn'}}`, 'u').test(letter);

/** Marks an element of an answer with its language, told by its script: an answer is in that of its question, not of the page. */
const inItsLanguage = (element: HTMLElement): HTMLElement => {
  const letter = /\p{L}/u.exec(element.textContent ?? '')?.[0] ?? '';
  element.lang = languages.find((one) => isInScriptOf(letter, one)) ?? '';
  return element;
};

/** A row that parts rest on: what it says, and where that comes from. */
interface Rest {
  readonly says: string;
  readonly from: string;
}

/** The facts and rules of an answer by the ids that parts cite. */
const restsOf = (data: Fields): ReadonlyMap<string, Rest> =>
  new Map([
    ...list(data['facts']).map((one): [string, Rest] => {
      const fact = record(one);
      return [text(fact['cite']), { says: text(fact['statement']), from: text(fact['endpoint']) }];
    }),
    ...list(data['rules']).map((one): [string, Rest] => {
      const rule = record(one);
      return [text(rule['cite']), { says: text(rule['text']), from: text(rule['source']) }];
    }),
  ]);

/** A part of an answer: what it rests on folded below it, where it rests on more than its own words. */
const partShown = (part: Fields, rests: ReadonlyMap<string, Rest>): HTMLElement => {
  const said = text(part['text']);
  const own = list(part['cites'])
    .map((id) => rests.get(text(id)))
    .filter((rest) => rest !== undefined);
  if (own.length === 0) return make('p', said);
  const count = make('span', filled('facts', 'n', String(own.length)));
  count.className = 'tag';
  // A reading that is said as a whole is not said again: its source is.
  const rows = own.map(({ says, from }) => make('li', said.includes(says) ? '' : `${says} `, make('code', from)));
  return make('details', '', make('summary', `${said} `, count), make('ul', '', ...rows));
};

/** The key with which the page asks: what it kept of a conversation is found by the same. */
const withKey = (): Readonly<Record<string, string>> => {
  const kept = keptKey();
  return kept === '' ? {} : { 'X-Api-Key': kept };
};

const rate = (message: string): HTMLElement => {
  const row = make('p', '');
  row.className = 'row';
  const give = (verdict: string) => (): void => {
    const path = `/v1/conversations/${conversation}/feedback`;
    void callApi('POST', path, { message_id: message, verdict }, withKey()).then(({ ok }) =>
      row.replaceChildren(make('span', word(ok ? 'noted' : 'failed'))),
    );
  };
  row.append(button(word('helpful'), give('helpful')), button(word('wrong'), give('wrong')));
  return row;
};

/** Shows a question with its answer; the answer's heading is returned, for the focus. */
const show = (question: string, data: Fields): HTMLElement => {
  const rests = restsOf(data);
  const asked = make('p', '', make('span', `${word('asked')} `), make('strong', question));
  asked.className = 'asked';
  const heading = make('h3', word('answer'));
  heading.tabIndex = -1;
  const blocked = list(data['blocked']).length;
  const small = make(
    'p',
    [blocked > 0 ? filled('blocked', 'n', String(blocked)) : '', text(data['notice'])].filter(Boolean).join(' '),
  );
  small.className = 'soft small';
  const item = make(
    'li',
    '',
    asked,
    heading,
    ...list(data['parts']).map((one) => inItsLanguage(partShown(record(one), rests))),
    small,
  );
  const message = text(data['message_id']);
  if (message !== '') item.append(rate(message));
  talk.append(item);
  return heading;
};

const key = need('#key', HTMLInputElement);
key.value = keptKey();
key.addEventListener('change', () => keepKey(key.value.trim()));

/** The country of the browser's own language, for numbers to call. */
const country = (): Fields => {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
  return region === undefined ? {} : { country: region };
};

/** A birth of this browser as it is sent. */
const typed = ({ name, date, time, place }: Birth): Fields => ({
  name,
  date,
  ...(time === '' ? { time_unknown: true } : { time }),
  place,
});

/** The birth of the account that was chosen for a member, else the one of this browser; null where there is neither. */
const chosenBirth = (of: string, own: HTMLSelectElement): Fields | null => {
  const field = accountField(of);
  const birth = savedBirths()[Number(own.value || -1)];
  return (field && writtenBirth(field)) ?? (birth ? typed(birth) : null);
};

const send = async (): Promise<void> => {
  const field = need('#question', HTMLTextAreaElement);
  const birth = chosenBirth('', select);
  const second = chosenBirth('partner', partner);
  const question = field.value.trim();
  if (birth === null) return say(word('none'));
  if (question === '') return field.focus();
  say(word('asking'));
  const body = {
    ...birth,
    message: question,
    ...country(),
    ...(second && { partner: second }),
    ...(conversation !== '' && { conversation_id: conversation }),
  };
  const answer: Answer = await callApi('POST', '/v1/ai/chat', body, { 'X-Api-Key': await anyKey() });
  if (!answer.ok) return say(answer.message || word('failed'));
  conversation = text(answer.data['conversation_id']);
  fresh.hidden = false;
  field.value = '';
  const heading = show(question, answer.data);
  say('');
  heading.focus();
  void listEarlier();
};
need('#ask', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void busy(need('#send', HTMLButtonElement), send, say);
});
for (const one of document.querySelectorAll<HTMLButtonElement>('.example'))
  one.addEventListener('click', () => {
    const field = need('#question', HTMLTextAreaElement);
    field.value = one.textContent ?? '';
    field.focus();
  });

const openEarlier = async (id: string): Promise<void> => {
  const { ok, data, message } = await callApi('GET', `/v1/conversations/${id}`, undefined, withKey());
  if (!ok) return say(message || word('failed'));
  begin();
  conversation = id;
  fresh.hidden = false;
  const shown = list(data['messages']).map((one) => show(text(record(one)['question']), record(one)));
  shown[0]?.focus();
};
/** `22 December 2026`, in the language of the page. */
const dayText = (instant: string): string =>
  new Date(instant).toLocaleDateString(`${document.documentElement.lang}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
const listEarlier = async (): Promise<void> => {
  const { data } = await callApi('GET', '/v1/conversations?limit=20', undefined, withKey());
  const rows = list(data['conversations']).map((one) => {
    const { conversation_id: id, title, expires } = record(one);
    const kept = make('span', filled('until', 'date', dayText(text(expires))));
    kept.className = 'soft small';
    const open = button(word('open'), () => void openEarlier(text(id)));
    const drop = button(word('delete'), () => {
      if (!confirm(word('sure'))) return;
      void callApi('DELETE', `/v1/conversations/${text(id)}`, undefined, withKey()).then(() => {
        if (text(id) === conversation) begin();
        return listEarlier();
      });
    });
    open.setAttribute('aria-label', `${word('open')}: ${text(title)}`);
    drop.setAttribute('aria-label', `${word('delete')}: ${text(title)}`);
    const row = make('li', '', make('span', text(title)), kept, open, drop);
    row.className = 'row';
    return row;
  });
  need('#earlier', HTMLElement).replaceChildren(...rows);
  need('#none', HTMLElement).hidden = rows.length > 0;
};

showBirths(0);
void listEarlier();
