/** Arudha padas in English. */
import type { ArudhaException } from '../../../layers/jyotish/jaimini/arudha.ts';

/** A1 to A12. */
export const padas: readonly string[] = [
  'Arudha lagna',
  'Dhana pada',
  'Bhratri pada',
  'Matri pada',
  'Mantra pada',
  'Roga pada',
  'Dara pada',
  'Mrityu pada',
  'Pitri pada',
  'Karma pada',
  'Labha pada',
  'Upapada',
];

export const exceptions: Readonly<Record<ArudhaException, string>> = {
  none: 'Not moved',
  self: 'Moved: it fell on its own house',
  seventh: 'Moved: it fell on the seventh from its house',
};
