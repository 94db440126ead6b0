/** Saved births in a form: one that is chosen stands for the fields in which a birth is typed. */
import { callApi } from './api.ts';
import { suggest, type Offered } from './towns.ts';

interface Saved {
  readonly profile_id: string;
  readonly label: string;
  readonly birth: {
    readonly name?: string;
    readonly date: string;
    readonly time?: string;
    readonly place?: string;
    readonly lat: number;
    readonly lon: number;
  };
}

/** What the list has offered, by id. */
const offered = new Map<string, Saved>();

const MOST = 8;

const savedNamed = async (text: string): Promise<readonly Offered[] | null> => {
  const query = new URLSearchParams({ limit: String(MOST), ...(text === '' ? {} : { q: text }) });
  const { ok, data } = await callApi('GET', `/v1/profiles?${query.toString()}`);
  if (!ok) return null;
  return (data['profiles'] as readonly Saved[]).map((one) => {
    const {
      profile_id: id,
      label,
      birth: { date, time, place, lat, lon },
    } = one;
    offered.set(id, one);
    const about = [date, time, place ?? `${lat}, ${lon}`].filter((part) => part !== undefined).join(' · ');
    return { id, name: label, about };
  });
};

/** The birth that was chosen in a field, written out under its name: what any key may send. Null where none was chosen. */
export const writtenBirth = ({ dataset: { id = '' } }: HTMLInputElement): Saved['birth'] | null => {
  const saved = offered.get(id);
  return saved ? { name: saved.label, ...saved.birth } : null;
};

/** The fields of a form that hold a saved birth, those that are asked now. */
const savedFields = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[data-birth-of]')].filter(({ disabled }) => !disabled);

/** The saved births that were chosen: where each stands in the request, its id and its name. */
export const chosenBirths = (
  form: HTMLFormElement,
): readonly { readonly of: string; readonly id: string; readonly name: string }[] =>
  savedFields(form).flatMap(({ dataset, value }) => {
    const { birthOf: of = '', id } = dataset;
    return id === undefined ? [] : [{ of, id, name: value }];
  });

/** Hides and leaves out the fields in which a birth is typed, where a saved one was chosen. */
export const hideTyped = (form: HTMLFormElement): void => {
  const chosen = new Set(chosenBirths(form).map(({ of }) => of));
  for (const part of form.querySelectorAll<HTMLElement>('[data-typed]')) {
    part.hidden = chosen.has(part.dataset['typed'] ?? '');
    if (part.hidden)
      for (const field of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
        field.disabled = true;
  }
};

/** Offers saved births in a form; `changed` is called when one was chosen or taken back. */
export const offerSaved = (form: ParentNode, changed: () => void): void => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[data-birth-of]')) {
    suggest(field, savedNamed, { least: 0, taken: changed });
    let had = false;
    field.addEventListener('focus', () => {
      had = field.dataset['id'] !== undefined;
    });
    field.addEventListener('input', () => {
      if (had) changed();
      had = false;
    });
  }
};
