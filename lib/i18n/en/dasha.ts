/** Words of the dashas in English. */
import type { CharaPlan } from '../../../layers/jyotish/dasha/chara.ts';
import type { Yogini } from '../../../layers/jyotish/dasha/lord.ts';
import type { DashaSystem } from '../../../layers/jyotish/dasha/systems.ts';

export const systems: Readonly<Record<DashaSystem, string>> = {
  vimshottari: 'Vimshottari',
  yogini: 'Yogini',
  chara: 'Chara',
};

export const directions: Readonly<Record<CharaPlan['direction'], string>> = { direct: 'Direct', reverse: 'Reverse' };

export const yoginis: Readonly<Record<Yogini, string>> = {
  mangala: 'Mangala',
  pingala: 'Pingala',
  dhanya: 'Dhanya',
  bhramari: 'Bhramari',
  bhadrika: 'Bhadrika',
  ulka: 'Ulka',
  siddha: 'Siddha',
  sankata: 'Sankata',
};

/** Lengths of time; placeholders are years, months and days. */
export const lengths = { balance: '{years}y {months}m {days}d' };
