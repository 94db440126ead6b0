/** What endpoints of the Lal Kitab ask beside the birth. */
import * as z from 'zod/mini';
import { ENEMY_RULES } from '../../../layers/jyotish/lal-kitab/teva.ts';
import { about } from '../frame/shapes.ts';

/** The table by which planets are enemies. */
export const ENEMIES_FIELD = {
  enemies: z._default(
    about(
      z.enum(ENEMY_RULES),
      'Table of enemies: Goswami, or with the two that others read in the edition of 1952 (the Sun also Ketu, the Moon also Rahu)',
    ),
    'goswami',
  ),
};
