/** The form of a saved birth, with towns by name, and births from a table. */
import { busy, callApi, go, need, word } from './api.ts';
import { clearFaults, markFaults } from './faults.ts';
import { sayNext } from './toast.ts';
import { towns } from './towns.ts';

const form = need('#profile', HTMLFormElement);
const place = need('#p-place', HTMLInputElement, form);
const time = need('#p-time', HTMLInputElement, form);
const unknown = need('#p-unknown', HTMLInputElement, form);
const id = form.dataset['id'] ?? '';

const say = (text: string): void => {
  const notice = need('.notice', HTMLElement, form);
  notice.hidden = text === '';
  notice.textContent = text;
  notice.className = 'notice note bad';
};

towns(place);

const showTime = (): void => {
  time.disabled = unknown.checked;
};
unknown.addEventListener('change', showTime);
showTime();

const textOf = (name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
};
const numberOf = (name: string): number | undefined => (textOf(name) === '' ? undefined : Number(textOf(name)));

/** Where: coordinates by hand, else the town. One that stands as it was is not sent again. */
const placeOf = (): Record<string, unknown> => {
  const [lat, lon, tz] = [numberOf('lat'), numberOf('lon'), numberOf('tz')];
  if (lat !== undefined || lon !== undefined) return { lat, lon, tz };
  const isSame = place.value === (place.dataset['before'] ?? '') && place.value !== '';
  return isSame ? {} : { place: place.dataset['id'] ?? (place.value.trim() || undefined), tz };
};

const bodyOf = (): Record<string, unknown> => {
  const gender = textOf('gender');
  return {
    label: textOf('label') || undefined,
    name: textOf('name') || undefined,
    gender: gender === 'none' ? undefined : gender,
    date: textOf('date') || undefined,
    ...(unknown.checked ? { time_unknown: true } : { time: textOf('time') || undefined }),
    ...placeOf(),
    tags: textOf('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    mark: textOf('mark'),
  };
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearFaults(form);
  const work = async (): Promise<void> => {
    const saved = await callApi(id === '' ? 'POST' : 'PATCH', `/v1/profiles${id === '' ? '' : `/${id}`}`, bodyOf());
    if (saved.ok) {
      sayNext(word('saved'));
      go('/dashboard/profiles');
    } else {
      say(markFaults(form, saved));
      for (const part of form.querySelectorAll<HTMLDetailsElement>('details:has(.fault)')) part.open = true;
    }
  };
  void busy(need('button:not([type=button])', HTMLButtonElement, form), work, say);
});

const file = need('#p-file', HTMLInputElement);
const bring = need('#bring', HTMLButtonElement);
const brought = need('#brought', HTMLElement);
const refused = need('#refused', HTMLElement);

interface Refusal {
  readonly row: number;
  readonly message: string;
}

const tell = (text: string): void => {
  brought.textContent = text;
};

bring.addEventListener('click', () => {
  const work = async (): Promise<void> => {
    refused.replaceChildren();
    const csv = await file.files?.[0]?.text();
    if (csv === undefined) return tell(word('no-file'));
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answer = await callApi('POST', '/v1/profiles/import', { csv }, headers);
    if (!answer.ok) return tell(answer.message || word('failed'));
    const { saved, refused: faults } = answer.data as { saved: unknown[]; refused: Refusal[] };
    const kind = new Intl.PluralRules(document.documentElement.lang).select(saved.length);
    tell(word(kind === 'one' ? 'brought-one' : 'brought-other').replace('{n}', String(saved.length)));
    refused.replaceChildren(
      ...faults.map(({ row, message }) => {
        const line = document.createElement('li');
        line.textContent = word('row-fault').replace('{row}', String(row)).replace('{what}', message);
        return line;
      }),
    );
    if (faults.length === 0) {
      sayNext(brought.textContent ?? '');
      location.reload();
    }
  };
  void busy(bring, work, tell);
});
