/** The form of a brand: its preview follows what is typed, and a logo goes along in the request or, when large, by itself. */
import { busy, callApi, go, need, word } from './api.ts';
import { clearFaults, markFaults } from './faults.ts';
import { sayNext } from './toast.ts';

/** What fits into a request as text in base64; a larger file is put to an address of its own. */
const INLINE_BYTES = 150_000;
const DRAW_MS = 250;

const root = document.documentElement.dataset['root'] ?? '';
const form = need('#brand', HTMLFormElement);
const preview = need('#preview', HTMLElement);
const contrast = need('#contrast', HTMLElement);
const file = need('#logo', HTMLInputElement);
const away = document.querySelector<HTMLInputElement>('#logo-away');
const id = form.dataset['id'] ?? '';

const say = (text: string, good = false): void => {
  const notice = need('.notice', HTMLElement, form);
  notice.hidden = text === '';
  notice.textContent = text;
  notice.className = `notice note ${good ? 'good' : 'bad'}`;
};

const primary = need('#primary', HTMLInputElement);
const accent = need('#accent', HTMLInputElement);

const textFields = (): Record<string, string> => ({
  ...Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  ),
  // A field of colour cannot be empty: where both are the same there is no second one.
  ...(accent.value === primary.value ? { accent: '' } : {}),
});

let main = primary.value;
primary.addEventListener('input', () => {
  if (accent.value === main) accent.value = primary.value;
  main = primary.value;
});

const dataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

/** The file that was chosen, as the preview shows it; the logo that the brand has stays otherwise. */
let picked = '';

let drawing = 0;
const draw = async (): Promise<void> => {
  const mine = ++drawing;
  const { language: _, ...fields } = textFields();
  const query = new URLSearchParams({
    ...fields,
    lang: document.documentElement.lang,
    ...(id === '' || picked !== '' || away?.checked === true ? {} : { brand: id }),
    ...(picked === '' ? {} : { with_logo: 'true' }),
  });
  const response = await fetch(`${root}/dashboard/brands/preview?${query.toString()}`);
  if (!response.ok || mine !== drawing) return;
  const { svg, notice } = (await response.json()) as { svg: string; notice: string };
  preview.innerHTML = svg;
  if (picked !== '') preview.querySelector('#preview-logo')?.setAttribute('href', picked);
  contrast.textContent = notice;
};

let timer = 0;
form.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(() => void draw().catch(() => {}), DRAW_MS);
});
file.addEventListener('change', async () => {
  const [chosen] = file.files ?? [];
  picked = chosen ? await dataUri(chosen) : '';
  await draw().catch(() => {});
});

/** Saves the brand, and a large logo after it; resolves with what went wrong, or null. */
const save = async (): Promise<string | null> => {
  const [chosen] = file.files ?? [];
  const large = chosen !== undefined && chosen.size > INLINE_BYTES;
  const small = large ? undefined : picked;
  const removed = away?.checked === true ? '' : undefined;
  const logo = chosen === undefined ? removed : small;
  const body = {
    ...textFields(),
    ...(logo === undefined ? {} : { logo }),
    ...(large ? { logo_upload: { type: chosen.type, bytes: chosen.size } } : {}),
  };
  const saved = await callApi(id === '' ? 'POST' : 'PATCH', id === '' ? '/v1/brands' : `/v1/brands/${id}`, body);
  if (!saved.ok) return markFaults(form, saved);
  const { upload } = saved.data as { upload?: { url: string } | null };
  if (!large || !upload) return null;
  const put = await fetch(upload.url, { method: 'PUT', body: chosen, headers: { 'Content-Type': chosen.type } });
  if (!put.ok) return word('failed');
  const confirmed = await callApi('PATCH', `/v1/brands/${String(saved.data['brand_id'])}`, { logo: 'uploaded' });
  return confirmed.ok ? null : markFaults(form, confirmed);
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearFaults(form);
  const work = async (): Promise<void> => {
    const fault = await save();
    if (fault === null) {
      sayNext(word('saved'));
      go('/dashboard/brands');
    } else say(fault);
  };
  void busy(need('button', HTMLButtonElement, form), work, say);
});
