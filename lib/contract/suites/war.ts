/** Planetary war, as several answers show it. */
import { about, objectOrNull } from '../frame/about.ts';
import { graha, nameOf } from '../frame/shapes.ts';

export const WAR = objectOrNull('Planetary war; null when it is in none', {
  with: about(graha, 'Its nearest opponent'),
  with_name: nameOf('opponent'),
  winner: about(graha, 'The one of the two that wins'),
  winner_name: nameOf('winner'),
});
