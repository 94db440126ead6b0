/** Reads the members of one object of a request; faults carry its path. */
import type { Faults } from '../check/faults.ts';
import type { Caller } from '../../../contract/frame/caller.ts';
import { isRecord } from '../is-record.ts';
import { dateWords, missingDay, type FormWords } from '../../../contract/values/date-time.ts';
import type { NamedPlace } from '../../../contract/values/place.ts';

export type RawMembers = Readonly<Record<string, unknown>>;

/** Places given by name in a request, by the path of the object that names them: '' for the request itself. */
export type NamedPlaces = Map<string, NamedPlace>;

/** What all readers of a request share. */
export interface Shared {
  /** Filled while places are looked up. */
  readonly named: NamedPlaces;
  /** Looks saved births up. */
  readonly profile: Caller['profile'];
  /** Refuses births of people who have died. */
  readonly livingOnly?: boolean;
}

/** Reads the members of one object of a request, and notes all faults. */
export class Reader {
  readonly raw: RawMembers;
  readonly faults: Faults;
  readonly prefix: string;
  readonly shared: Shared;

  constructor(raw: RawMembers, faults: Faults, shared: Shared, prefix = '') {
    this.raw = raw;
    this.faults = faults;
    this.shared = shared;
    this.prefix = prefix;
  }

  /** The same request with other members in the place of these. */
  with(members: RawMembers): Reader {
    return new Reader({ ...this.raw, ...members }, this.faults, this.shared, this.prefix);
  }

  #sound(name: string): unknown {
    return this.faults.none || !this.faults.has(this.prefix + name) ? this.raw[name] : undefined;
  }
  number(name: string): number | undefined {
    const value = this.#sound(name);
    return typeof value === 'number' ? value : undefined;
  }
  text(name: string): string | undefined {
    const value = this.#sound(name);
    return typeof value === 'string' ? value : undefined;
  }
  has(name: string): boolean {
    return this.raw[name] !== undefined;
  }
  required(name: string, message: string, expected?: string): void {
    this.faults.add(this.prefix + name, 'REQUIRED', message, expected);
  }
  conflict(name: string, message: string): void {
    this.faults.add(this.prefix + name, 'CONFLICT', message, undefined, this.raw[name]);
  }
  /** A text that has the right shape but names nothing: a day that no month has. */
  notOfForm(name: string, words: FormWords): void {
    this.faults.add(
      this.prefix + name,
      words.code,
      `${this.prefix}${name} must be ${words.must}.`,
      words.expected,
      this.raw[name],
    );
  }
  /** A date that is none: a day that its month has not, or any other. `text`: the date as YYYY-MM-DD. */
  refuseDate(name: string, text: string): void {
    const missing = missingDay(text);
    if (missing === null) this.notOfForm(name, dateWords());
    else {
      const field = this.prefix + name;
      this.faults.add(field, 'NO_SUCH_DAY', `${field} names no day: ${missing}.`, 'YYYY-MM-DD', this.raw[name]);
    }
  }
  child(name: string): Reader | undefined {
    const value = this.raw[name];
    return isRecord(value) ? new Reader(value, this.faults, this.shared, `${this.prefix}${name}.`) : undefined;
  }
  /** The objects of a list; `shared` members stand in where an object has none of its own. */
  children(name: string, shared: (item: RawMembers) => RawMembers = () => ({})): Reader[] {
    const value = this.raw[name];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, i) =>
      isRecord(item)
        ? [new Reader({ ...shared(item), ...item }, this.faults, this.shared, `${this.prefix}${name}.${i}.`)]
        : [],
    );
  }
}
