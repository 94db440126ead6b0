import type { Gem } from '../../../../layers/jyotish/remedies/planet-rows.ts';

/** Names of the stones of the planets. */
export const gemNamesHi: Readonly<Record<Gem, string>> = {
  ruby: 'माणिक',
  pearl: 'मोती',
  red_coral: 'मूँगा',
  emerald: 'पन्ना',
  yellow_sapphire: 'पुखराज',
  diamond: 'हीरा',
  blue_sapphire: 'नीलम',
  hessonite: 'गोमेद',
  cats_eye: 'लहसुनिया',
};
