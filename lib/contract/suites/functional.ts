/** The functional nature of a planet, as several answers show it. */
import { about, flag, objectOf } from '../frame/about.ts';

export const FUNCTIONAL = objectOf('What its lordships make of it', {
  benefic: about(flag, 'Functional benefic of the ascendant'),
  malefic: about(flag, 'Functional malefic of the ascendant'),
  yogakaraka: about(flag, 'Makes a raja yoga alone'),
  maraka: about(flag, 'Maraka'),
  badhaka: about(flag, 'Rules the house of obstruction'),
});
