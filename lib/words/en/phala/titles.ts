/** Titles of paragraphs, in English. */
import type { IndicatorKind, Placement } from '../../../../layers/jyotish/phala/reading.ts';
import type { Words } from '../../words.ts';
import { limbTitle } from '../../phala/themes.ts';
import { areaNames } from './area-names.ts';
import { modifiers } from './modifiers.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const ordinal = (house: number): string => ORDINALS[house - 1] ?? String(house);

/** Title of a placement. */
export const placementTitle = (words: Words, placement: Placement): string => {
  const sign = (id: number): string => words.name('signs', id - 1);
  switch (placement.kind) {
    case 'rising':
      return `${sign(placement.sign)} rising`;
    case 'star': {
      const star = words.name('nakshatras', placement.star - 1);
      return placement.pada === null ? `Birth star ${star}` : `${star}, quarter ${placement.pada}`;
    }
    case 'house':
      return `${words.nameOfKey('planets', placement.planet)} in the ${ordinal(placement.house)} house`;
    case 'sign':
      return `${words.nameOfKey('planets', placement.planet)} in ${sign(placement.sign)}`;
    case 'star_lord': {
      const { planet, lord } = placement;
      return `${words.nameOfKey('planets', planet)} in a star of ${planet === lord ? 'its own' : modifiers.planets[lord]}`;
    }
    case 'lord': {
      const { house, inHouse } = placement;
      const where = house === inHouse ? 'at home' : `in the ${ordinal(inHouse)}`;
      return `Lord of the ${ordinal(house)} house ${where}`;
    }
    case 'year': {
      const house = ordinal(placement.house);
      const told = {
        muntha: `Muntha in the ${house} house of the year`,
        rising: `The ${house} house of birth rising`,
        month: `The Sun in the ${house} house of the year`,
      };
      return told[placement.part];
    }
    case 'year_lord':
      return `${words.nameOfKey('planets', placement.planet)}, lord of the muntha`;
    case 'joined':
      return placement.planets.map((planet) => words.nameOfKey('planets', planet)).join(' and ');
    case 'aspect':
      return `${words.nameOfKey('planets', placement.from)} aspecting ${modifiers.planets[placement.on]}`;
    case 'transit':
      return `${words.nameOfKey('planets', placement.planet)} in the ${ordinal(placement.house)} from ${placement.planet === 'moon' ? 'its birth place' : 'your Moon'}`;
    case 'limb':
      return limbTitle(words, placement.limb, placement.index);
    case 'area':
      return areaNames.areas[placement.area];
    case 'indicator': {
      const planet = words.nameOfKey('planets', placement.planet);
      const house = placement.house === null ? '' : ordinal(placement.house);
      const told: Readonly<Record<IndicatorKind, string>> = {
        lord: `${planet}, lord of the ${house} house`,
        support: `${planet}, lord of the ${house} house`,
        karaka: `${planet} by its nature`,
        occupant: `${planet} in the ${house} house`,
        aspect: `${planet} looking at the ${house} house`,
        varga: `${planet} in D${placement.varga}`,
      };
      return told[placement.indicator];
    }
    case 'period': {
      const [maha, antar] = placement.lords;
      const years = `years of ${modifiers.planets[maha]}`;
      return antar === undefined ? `The ${years}` : `${words.nameOfKey('planets', antar)} in the ${years}`;
    }
    case 'period_house':
      return `The ${ordinal(placement.house)} house in the years of ${modifiers.planets[placement.planet]}`;
  }
};
