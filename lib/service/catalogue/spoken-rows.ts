/** What each language can do, as rows. */

/** `full`: names and texts; `names`: names, texts in another language; `none`: it is refused. */
export type Level = 'full' | 'names' | 'none';

/** A suite in a language, by its endpoints whose answers have words. */
export interface SpokenSuite {
  readonly suite: string;
  readonly level: Level;
  readonly endpoints_full: number;
  readonly endpoints: number;
}

/** A language. */
export interface SpokenLanguage {
  readonly key: string;
  /** What it calls itself. */
  readonly own_name: string;
  /** ISO 15924. */
  readonly script: string;
  /** `names`: it has no sentences; `beta`: it has some, or all unread by a native speaker; `full`: it has all, read. */
  readonly status: 'names' | 'beta' | 'full';
  /** Names and sentences, and how many of them a native speaker has read. */
  readonly texts: { readonly all: number; readonly read: number };
  readonly suites: readonly SpokenSuite[];
}
