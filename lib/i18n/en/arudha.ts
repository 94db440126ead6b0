/** Arudha padas in English. */
import type { ArudhaText } from '../arudha.ts';

export const arudha: ArudhaText = {
  padas: [
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
  ],
  exceptions: {
    none: 'Not moved',
    self: 'Moved: it fell on its own house',
    seventh: 'Moved: it fell on the seventh from its house',
  },
};
