/** Names of the areas of life, in English. */
import type { AreaNames } from '../../phala/area-words.ts';

export const areaNames: AreaNames = {
  areas: {
    career: 'Career',
    wealth: 'Money',
    marriage: 'Marriage',
    children: 'Children',
    education: 'Education',
    health: 'Health and energy',
    travel: 'Travel',
    home: 'Home',
    spirituality: 'Inner life',
  },
  indicators: {
    lord: 'Lord of the house',
    support: 'Lord of the supporting house',
    karaka: 'Natural significator',
    occupant: 'Planet in the house',
    aspect: 'Aspect on the house',
    varga: 'Divisional chart',
  },
  verdicts: {
    clear_for: 'Clearly supported',
    leaning_for: 'Mostly supported',
    balanced: 'Evenly weighed',
    leaning_against: 'Mostly demanding',
    clear_against: 'Clearly demanding',
  },
};
