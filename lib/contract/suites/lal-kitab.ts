/** What endpoints of the Lal Kitab ask beside the birth. */
import { ENEMY_RULES, LAL_NATURES, LAL_STATES } from '../../../layers/jyotish/lal-kitab/teva.ts';
import { about, choice, flag, oneOf } from '../frame/about.ts';
import { nameOf } from '../frame/shapes.ts';

/** The table by which planets are enemies. */
export const ENEMIES_FIELD = {
  enemies: choice(
    ENEMY_RULES,
    'goswami',
    'Table of enemies: Goswami, or with the two that others read in the edition of 1952 (the Sun also Ketu, the Moon also Rahu)',
  ),
};

/** How a planet stands by its house, at birth or in a year. */
export const LAL_STANDING = {
  pakka_ghar: about(flag, 'In a house that belongs to it in every chart'),
  state: oneOf(LAL_STATES, 'State by its house'),
  state_name: nameOf('state'),
  awake: about(flag, 'Awake; else asleep'),
  gives: oneOf(LAL_NATURES, 'What it is said to give'),
  gives_name: nameOf('what it gives'),
};
