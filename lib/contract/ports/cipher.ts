/** Sealing of texts inside stored items, as a port. */
import type { Key } from './table.ts';

/** Encrypts single texts of stored items. */
export interface Cipher {
  /** `at` is the item that the text stands in: it can be opened only there. */
  seal(at: Key, text: string): string;
  /** The text; null where it was sealed with another key, for another place, or is damaged. */
  open(at: Key, sealed: string): string | null;
}
