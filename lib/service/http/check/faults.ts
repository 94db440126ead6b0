/** Gathers what is wrong with a request, all of it, and turns it into one error. */
import type { Detail, DetailCode } from '../../../contract/frame/errors.ts';
import { invalidRequest } from '../../../contract/frame/field-errors.ts';
import { MAX_LISTED_FAULTS } from '../../../contract/frame/limits.ts';

const MAX_RECEIVED = 100;

/** `received` as answers show it: text cut to 100 characters, nothing for objects. */
const shown = (value: unknown): Pick<Detail, 'received'> => {
  if (typeof value === 'string') return { received: value.slice(0, MAX_RECEIVED) };
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return { received: value };
  return {};
};

/** The faults of one request: all are counted, the first hundred are kept. */
export class Faults {
  readonly #details: Detail[] = [];
  readonly #fields = new Set<string>();

  /** Adds one fault. The first fault of a field wins: later ones are consequences. */
  add(field: string, code: DetailCode, message: string, expected?: string, received?: unknown): void {
    if (this.#fields.has(field)) return;
    this.#fields.add(field);
    if (this.#details.length < MAX_LISTED_FAULTS)
      this.#details.push({ field, code, message, ...(expected === undefined ? {} : { expected }), ...shown(received) });
  }

  /** Whether nothing was found. */
  get none(): boolean {
    return this.#details.length === 0;
  }

  has(field: string): boolean {
    return this.#fields.has(field);
  }

  /**
   * Throws when anything was found: INPUT_CONFLICT when fields only contradict each other, else VALIDATION_FAILED. Details
   * are in the order of `members` (the request); missing ones come last.
   */
  check(members: readonly string[] = []): void {
    if (this.none) return;
    const place = ({ field }: Detail): number => {
      const index = members.indexOf(field.split('.')[0] ?? field);
      return index < 0 ? members.length : index;
    };
    const details = this.#details.toSorted((a, b) => place(a) - place(b));
    throw invalidRequest(details, this.#fields.size);
  }
}
