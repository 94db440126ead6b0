/** The form by which a person orders reports: which fields are asked, towns by name, the price, first pages, what is being made, many at once. */
import { busy, callApi, need, word } from './api.ts';
import { clearFaults, markFaults } from './faults.ts';
import { previewOf } from './order-preview.ts';
import { chosenBirths, hideTyped, offerSaved } from './saved-births.ts';
import { qrUri } from '../qr.ts';
import { towns } from './towns.ts';

type Fields = Record<string, unknown>;

const form = need('#order', HTMLFormElement);
const make = need('#make', HTMLButtonElement);
const made = need('#made', HTMLElement);

/** Most rows of a file, and the time between two looks at a report. */
const MOST_ROWS = 50;
const LOOK_MS = 1000;

const filled = (name: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), word(name));

const say = (text: string): void => {
  const notice = need('.notice', HTMLElement, form);
  notice.hidden = text === '';
  notice.textContent = text;
  notice.className = 'notice note bad';
};

const changed = (): void => void form.dispatchEvent(new Event('change'));
const picked = (): HTMLInputElement => need('input[name=report]:checked', HTMLInputElement, form);
const credits = (): number => Number(picked().dataset['credits']);

/** The language of readings is asked where the language of the report has none; a book of them needs one. */
const askProse = (): void => {
  const prose = need('#o-prose', HTMLSelectElement, form);
  const reads = (prose.dataset['reads'] ?? '').split(' ');
  const isRead = reads.includes(need('#o-language', HTMLSelectElement, form).value);
  prose.disabled ||= isRead;
  const field = prose.closest<HTMLElement>('.field');
  if (field) field.hidden = isRead;
  const isBook = (prose.dataset['books'] ?? '').split(' ').includes(picked().value);
  const [first] = prose.options;
  if (first) first.disabled = isBook;
  if (isBook && prose.value === '')
    prose.value = reads.find((one) => one === document.documentElement.lang) ?? reads[0] ?? '';
};

/** Only the fields of the chosen report are asked and sent. */
const showFields = (): void => {
  for (const part of form.querySelectorAll<HTMLElement>('[data-for]')) {
    const shown = (part.dataset['for'] ?? '').split(' ').includes(picked().value);
    for (const field of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      field.disabled = !shown;
  }
  askProse();
  hideTyped(form);
  make.textContent = filled('make', { n: String(credits()) });
};
for (const one of form.querySelectorAll('input[name=report], #o-language')) one.addEventListener('change', showFields);
showFields();

/** Puts a value where its name says: `groom.date` into the member `groom`. */
const put = (body: Fields, name: string, value: unknown): void => {
  const [member = '', inner] = name.split('.');
  if (inner === undefined) body[member] = value;
  else body[member] = { ...(body[member] as Fields | undefined), [inner]: value };
};

/** First and last day of `2026-11`. */
const daysOf = (month: string): Fields => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
};

type Field = HTMLInputElement | HTMLSelectElement;

/** What is filled in beside the choice of the report. */
const fieldsIn = (): Field[] =>
  [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement && one.type !== 'radio' && one.type !== 'file') ||
      one instanceof HTMLSelectElement,
  );

/** Puts what stands in a field into a request. */
const putField = (
  body: Fields,
  { name, dataset, value }: { name: string; dataset: DOMStringMap; value: string },
): void => {
  const { sure, id } = dataset;
  if (sure !== undefined) {
    if (value === 'unknown') put(body, `${sure}time_unknown`, true);
    else put(body, `${sure}time_uncertainty_min`, Number(value));
  } else if (dataset['month'] !== undefined) Object.assign(body, daysOf(value));
  else if (dataset['place'] !== undefined) {
    put(body, name, id ?? value);
    // An id is printed as coordinates: the name beside it is for people. `groom.place` is named by `groom.place_name`.
    if (id !== undefined) put(body, `${name}_name`, value);
  } else if (name !== '') put(body, name, dataset['number'] === undefined ? value : Number(value));
};

/** The fields of the chosen report as the API wants them. */
const bodyOf = (): Fields => {
  const body: Fields = JSON.parse(picked().dataset['body'] ?? '{}') as Fields;
  for (const field of fieldsIn()) {
    const { name, dataset } = field;
    const value = field.value.trim();
    if (!field.disabled && value !== '') putField(body, { name, dataset, value });
  }
  for (const { of, id } of chosenBirths(form)) put(body, `${of}profile_id`, id);
  // Coordinates by hand stand for the town.
  const births = [body, body['groom'], body['bride']].filter((one) => one !== undefined) as Fields[];
  for (const birth of births)
    if (birth['lat'] !== undefined && typeof birth['place'] === 'string') {
      birth['place_name'] ??= birth['place'];
      delete birth['place'];
    }
  return body;
};

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] => {
  const one = document.createElement(name);
  one.textContent = text;
  return one;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks a report until it is made or has failed. */
const settled = async (id: string): Promise<string> => {
  for (;;) {
    const { data } = await callApi('GET', `/v1/reports/${id}`);
    const status = String(data['status']);
    if (status !== 'queued' && status !== 'rendering') return status;
    await pause(LOOK_MS);
  }
};

/** What stands in the fields, with the towns that were chosen: what is ordered again begins with it. */
type Entries = readonly (readonly [field: Field, value: string, town: string | undefined])[];
const entries = (): Entries => fieldsIn().map((field) => [field, field.value, field.dataset['id']]);

/** Goes back to the form; a report that was chosen is chosen again, and what is changed is drawn. */
const backToForm = (report: string): void => {
  const card = form.querySelector<HTMLInputElement>(`#k-${report}`);
  if (card) card.checked = true;
  showFields();
  changed();
  (card ?? picked()).focus();
  form.scrollIntoView({ block: 'start' });
};

/** The same person, for another report. */
const restore = (report: string, all: Entries): void => {
  for (const [field, value, town] of all) {
    field.value = value;
    if (town === undefined) delete field.dataset['id'];
    else field.dataset['id'] = town;
  }
  backToForm(report);
};

const buttonOf = (text: string, press: (button: HTMLButtonElement) => void): HTMLButtonElement => {
  const button = element('button', text);
  button.type = 'button';
  button.className = 'plain small-button';
  button.addEventListener('click', () => press(button));
  return button;
};

/** Copies the words with the link of a report, and says so on the button. */
const share = (button: HTMLButtonElement, id: string): void => {
  const work = async (): Promise<void> => {
    const { ok, data, message } = await callApi('POST', `/v1/reports/${id}/link`, {});
    if (!ok) return say(message);
    await navigator.clipboard.writeText(String(data['share_text'] ?? ''));
    button.textContent = word('shared');
  };
  void busy(button, work, say);
};

/** Shows the page of a report as a QR code, for a phone that is held before it. */
const showQr = (button: HTMLButtonElement, id: string): void => {
  const work = async (): Promise<void> => {
    const { ok, data, message } = await callApi('POST', `/v1/reports/${id}/link`, {});
    if (!ok) return say(message);
    const link = String(data['reader_url'] ?? '');
    need('#qr-picture', HTMLImageElement).src = qrUri(link);
    need('#qr-link', HTMLElement).textContent = link;
    need('#qr', HTMLDialogElement).showModal();
  };
  void busy(button, work, say);
};

/** Follows a report in a row of its own. */
const follow = async (name: string, id: string, pages: number, again?: () => void): Promise<void> => {
  need('#made-card', HTMLElement).hidden = false;
  const row = element('li', '');
  row.className = 'row';
  const state = element('span', pages > 0 ? filled('drawing-pages', { n: String(pages) }) : word('drawing'));
  row.append(element('span', name), state);
  made.prepend(row);
  const status = await settled(id);
  state.textContent = word(status === 'ready' ? 'ready' : 'not-made');
  if (status === 'ready') {
    const send = buttonOf(word('send'), () => {});
    Object.assign(send.dataset, { open: '#send', id, name });
    row.append(
      buttonOf(word('download'), async () => {
        const { data } = await callApi('POST', `/v1/reports/${id}/link`, {});
        location.assign(String(data['url'] ?? ''));
      }),
      send,
      buttonOf(word('share'), (button) => share(button, id)),
      buttonOf(word('qr'), (button) => showQr(button, id)),
    );
  }
  if (again) row.append(buttonOf(word('again'), again));
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]'))
  button.addEventListener('click', () => share(button, button.dataset['share'] ?? ''));

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-qr]'))
  button.addEventListener('click', () => showQr(button, button.dataset['qr'] ?? ''));

// Nothing of an older birth is kept: the same report, for whoever is filled in now.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-again]'))
  button.addEventListener('click', () => {
    const { report = '', ...set } = JSON.parse(button.dataset['again'] ?? '{}') as Record<string, string>;
    for (const [name, value] of Object.entries(set)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLSelectElement && [...field.options].some((one) => one.value === value))
        field.value = value;
    }
    backToForm(report);
  });

const pathOf = (): string => `/v1/pdf/${picked().dataset['path'] ?? ''}`;
const titleOf = (): string => picked().labels?.[0]?.querySelector('strong')?.textContent ?? '';
const nameIn = (body: Fields): string => {
  const of = (value: unknown): string => String((value as Fields | undefined)?.['name'] ?? '');
  const typed = [of(body), of(body['groom']), of(body['bride'])].filter((name) => name !== '');
  return [...chosenBirths(form).map(({ name }) => name), ...typed].join(' · ');
};

/** Members without which a report cannot be made, beside date and place. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  matching: ['groom', 'bride'],
  panchang: ['from'],
  numerology: ['name', 'date'],
};
const isThere = (value: unknown): boolean => value !== undefined && value !== '';
const isPlaced = (body: Fields): boolean => isThere(body['place']) || (isThere(body['lat']) && isThere(body['lon']));
const isBorn = (body: Fields): boolean =>
  isThere(body['profile_id']) ||
  (isThere(body['date']) && (isThere(body['time']) || body['time_unknown'] === true) && isPlaced(body));

/** The order as the preview asks for it; null while a birth is not whole. */
const orderNow = (): { readonly report: string; readonly body: Fields } | null => {
  const kind = picked().dataset['kind'] ?? '';
  const body = bodyOf();
  const needed = NEEDED[kind];
  const whole = needed === undefined ? isBorn(body) : needed.every((name) => isThere(body[name]));
  const partners = [body['groom'], body['bride']].filter((one) => one !== undefined) as Fields[];
  if (!whole || !partners.every(isBorn) || (kind === 'panchang' && !isPlaced(body))) return null;
  const { reference: _, ...seen } = body;
  return { report: kind, body: seen };
};
const pagesAhead = previewOf(form, orderNow);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearFaults(form);
  say('');
  const work = async (): Promise<void> => {
    const body = bodyOf();
    const answer = await callApi('POST', pathOf(), body, { 'Idempotency-Key': crypto.randomUUID() });
    if (!answer.ok) return say(markFaults(form, answer));
    const [report, all] = [picked().value, entries()];
    const name = [titleOf(), nameIn(body)].filter(Boolean).join(' · ');
    void follow(name, String(answer.data['report_id']), pagesAhead(), () => restore(report, all)).catch(() => {});
  };
  void busy(make, work, say);
});

document.querySelector('#swap')?.addEventListener('click', () => {
  const valueOf = (field: HTMLInputElement | HTMLSelectElement): readonly [string, string | undefined] => [
    field.value,
    field.dataset['id'],
  ];
  for (const groom of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[id^="o-groom."]')) {
    const bride = document.getElementById(groom.id.replace('groom.', 'bride.'));
    if (!(bride instanceof HTMLInputElement || bride instanceof HTMLSelectElement)) continue;
    const [a, b] = [valueOf(groom), valueOf(bride)];
    for (const [field, [value, id]] of [[groom, b] as const, [bride, a] as const]) {
      field.value = value;
      if (id === undefined) delete field.dataset['id'];
      else field.dataset['id'] = id;
    }
  }
  showFields();
  changed();
});

for (const field of form.querySelectorAll<HTMLInputElement>('[data-place]')) towns(field, changed);
offerSaved(form, () => {
  showFields();
  changed();
});

/** The cells of a line of CSV; quotes hold commas, a doubled one is a quote. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );

const PERSON = ['name', 'date', 'time', 'place'] as const;

/** The people of a file; rows without all four cells are left out. */
const peopleOf = (text: string): Readonly<Record<(typeof PERSON)[number], string>>[] => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = cellsOf(head).map((name) => name.toLowerCase());
  return lines.map(cellsOf).flatMap((cells) => {
    const of = (name: string): string => cells[columns.indexOf(name)] ?? '';
    const person = { name: of('name'), date: of('date'), time: of('time'), place: of('place') };
    return PERSON.every((name) => person[name] !== '') ? [person] : [];
  });
};

const file = need('#o-file', HTMLInputElement);
const all = need('#many-order', HTMLButtonElement);
const results = need('#many-list', HTMLElement);
let people: ReturnType<typeof peopleOf> = [];

const showPrice = (): void => {
  all.textContent = filled('many-order', { n: String(people.length), credits: String(people.length * credits()) });
};
file.addEventListener('change', async () => {
  results.replaceChildren();
  people = peopleOf((await file.files?.[0]?.text()) ?? '');
  const fault = people.length === 0 ? word('many-none') : filled('many-too-many', { n: String(MOST_ROWS) });
  all.hidden = people.length === 0 || people.length > MOST_ROWS;
  if (all.hidden) results.append(element('li', fault));
  else showPrice();
});
form.addEventListener('change', showPrice);
all.addEventListener('click', () => {
  const work = async (): Promise<void> => {
    const { brand_id, language, prose, ...fixed } = bodyOf();
    const body = {
      ...(JSON.parse(picked().dataset['body'] ?? '{}') as Fields),
      years: fixed['years'],
      language,
      prose,
      brand_id,
    };
    results.replaceChildren();
    for (const [i, person] of people.entries()) {
      const answer = await callApi(
        'POST',
        pathOf(),
        { ...body, ...person },
        { 'Idempotency-Key': crypto.randomUUID() },
      );
      if (answer.ok) void follow(`${titleOf()} · ${person.name}`, String(answer.data['report_id']), 0).catch(() => {});
      else results.append(element('li', filled('many-fault', { n: String(i + 1), what: answer.message })));
    }
    all.hidden = true;
  };
  void busy(all, work, say);
});
