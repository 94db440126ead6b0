/** Words of the dashas in Hindi. */
import type { CharaPlan } from '../../../layers/jyotish/dasha/chara.ts';
import type { Yogini } from '../../../layers/jyotish/dasha/lord.ts';
import type { DashaSystem } from '../../../layers/jyotish/dasha/systems.ts';

export const systems: Readonly<Record<DashaSystem, string>> = {
  vimshottari: 'विंशोत्तरी',
  yogini: 'योगिनी',
  chara: 'चर',
};

export const directions: Readonly<Record<CharaPlan['direction'], string>> = { direct: 'सीधा क्रम', reverse: 'उल्टा क्रम' };

export const yoginis: Readonly<Record<Yogini, string>> = {
  mangala: 'मंगला',
  pingala: 'पिंगला',
  dhanya: 'धान्या',
  bhramari: 'भ्रामरी',
  bhadrika: 'भद्रिका',
  ulka: 'उल्का',
  siddha: 'सिद्धा',
  sankata: 'संकटा',
};

/** Lengths of time; placeholders are years, months and days. */
export const lengths = { balance: '{years} वर्ष {months} माह {days} दिन' };
