/** Planetary war, as several answers show it. */
import * as z from 'zod/mini';
import { about } from '../frame/about.ts';
import { graha, nameOf } from '../frame/shapes.ts';

export const WAR = about(
  z.nullable(
    z.strictObject({
      with: about(graha, 'Its nearest opponent'),
      with_name: nameOf('opponent'),
      winner: about(graha, 'The one of the two that wins'),
      winner_name: nameOf('winner'),
    }),
  ),
  'Planetary war; null when it is in none',
);
