/** The form that starts a job: the file goes straight to its address, then the job is ordered. */
import { busy, callApi, need, word } from './api.ts';
import { clearFaults, markFaults } from './faults.ts';
import { sayNext } from './toast.ts';

const form = need('#start', HTMLFormElement);
const file = need('#file', HTMLInputElement);

const say = (text: string, good = false): void => {
  const notice = need('.notice', HTMLElement, form);
  notice.hidden = text === '';
  notice.textContent = text;
  notice.className = `notice note ${good ? 'good' : 'bad'}`;
};

const valueOf = (name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
};

/** Sends the file and orders the job; what is wrong, or null. */
const start = async (): Promise<string | null> => {
  const [chosen] = file.files ?? [];
  if (!chosen || valueOf('endpoint') === '') return word('marked');
  say(word('sending'), true);
  const format = chosen.name.toLowerCase().endsWith('.csv') ? 'csv' : 'jsonl';
  const asked = await callApi('POST', '/v1/jobs', { upload: { format, bytes: chosen.size } });
  if (!asked.ok) return markFaults(form, asked);
  const headers = { 'Content-Type': String(asked.data['content_type']) };
  const put = await fetch(String(asked.data['url']), { method: 'PUT', body: chosen, headers });
  if (!put.ok) return word('failed');
  const order = {
    endpoint: valueOf('endpoint'),
    upload_id: asked.data['upload_id'],
    reference: valueOf('reference'),
    results: valueOf('results'),
  };
  const made = await callApi('POST', '/v1/jobs', order);
  return made.ok ? null : markFaults(form, made);
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearFaults(form);
  const work = async (): Promise<void> => {
    const fault = await start();
    if (fault === null) {
      sayNext(word('started'));
      location.reload();
    } else say(fault);
  };
  void busy(need('button', HTMLButtonElement, form), work, say);
});
