/** What the API found wrong with a form, said beside the fields that it is about. */
import { word, type Answer } from './api.ts';

interface Fault {
  readonly field: string;
  readonly message: string;
}

const detailsOf = ({ text }: Answer): readonly Fault[] =>
  (JSON.parse(text) as { error?: { details?: Fault[] } }).error?.details ?? [];

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null => {
  // Members of a partner are fields of their own; of a list the whole has one.
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(/^\w+/.exec(name)?.[0] ?? '');
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
};

/** Takes back what an earlier answer said. */
export const clearFaults = (form: HTMLFormElement): void => {
  for (const line of form.querySelectorAll('.fault')) line.remove();
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    field.setAttribute('aria-describedby', field.getAttribute('aria-describedby')?.replace(/ ?\S+-fault$/, '') ?? '');
  }
};

/** The language in which the API explains its errors. */
const API_LANGUAGE = 'en';

/**
 * Marks the fields of a refused form, goes to the first of them, and returns what is to be said above the form. The API
 * explains in English; in another language a field says that it is empty or does not fit, and its help says what does.
 */
export const markFaults = (form: HTMLFormElement | null, answer: Answer): string => {
  const details = detailsOf(answer);
  const placed = details.flatMap((fault) => {
    const field = form && fieldOf(form, fault.field);
    if (!field) return [];
    const says = document.documentElement.lang === API_LANGUAGE ? fault.message : word('unfit');
    const text = field.value.trim() === '' && field.type !== 'file' ? word('empty') : says;
    const id = `${field.id || field.name}-fault`;
    const line = form.querySelector(`#${id}`) ?? document.createElement('small');
    if (!line.textContent.includes(text)) line.textContent = `${line.textContent} ${text}`.trim();
    if (line.id === id) return [field];
    line.id = id;
    line.className = 'fault bad';
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${id}`.trim());
    (field.closest('.field') ?? field.parentElement)?.append(line);
    return [field];
  });
  for (const field of placed) {
    const folded = field.closest('details');
    if (folded) folded.open = true;
  }
  placed[0]?.focus();
  return placed.length > 0 && placed.length === details.length
    ? word('marked')
    : [answer.message, ...details.map(({ message }) => message)].join(' ') || word('failed');
};
