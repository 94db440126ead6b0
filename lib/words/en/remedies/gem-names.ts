import type { Gem } from '../../../../layers/jyotish/remedies/planet-rows.ts';

/** Names of the stones of the planets. */
export const gemNamesEn: Readonly<Record<Gem, string>> = {
  ruby: 'Ruby',
  pearl: 'Pearl',
  red_coral: 'Red coral',
  emerald: 'Emerald',
  yellow_sapphire: 'Yellow sapphire',
  diamond: 'Diamond',
  blue_sapphire: 'Blue sapphire',
  hessonite: 'Hessonite',
  cats_eye: 'Cat’s eye',
};
