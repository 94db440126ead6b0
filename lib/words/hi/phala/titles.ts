/** Titles of paragraphs, in Hindi. */
import type { IndicatorKind, Placement } from '../../../../layers/jyotish/phala/reading.ts';
import type { Words } from '../../words.ts';
import { limbTitle } from '../../phala/themes.ts';
import { areaNames } from './area-names.ts';

/** With the ending that a case asks for: पहले भाव में. */
const ORDINALS = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'];
const ordinal = (house: number): string => ORDINALS[house - 1] ?? String(house);

/** Title of a placement. */
export const placementTitle = (words: Words, placement: Placement): string => {
  const sign = (id: number): string => words.name('signs', id - 1);
  switch (placement.kind) {
    case 'rising':
      return `${sign(placement.sign)} लग्न`;
    case 'star': {
      const star = words.name('nakshatras', placement.star - 1);
      return placement.pada === null ? `जन्म-नक्षत्र ${star}` : `${star}, चरण ${placement.pada}`;
    }
    case 'house':
      return `${words.nameOfKey('planets', placement.planet)} ${ordinal(placement.house)} भाव में`;
    case 'sign':
      return `${words.nameOfKey('planets', placement.planet)} ${sign(placement.sign)} में`;
    case 'star_lord': {
      const { planet, lord } = placement;
      const whose = planet === lord ? 'अपने' : `${words.nameOfKey('planets', lord)} के`;
      return `${words.nameOfKey('planets', planet)} ${whose} नक्षत्र में`;
    }
    case 'lord': {
      const { house, inHouse } = placement;
      const where = house === inHouse ? 'अपने भाव में' : `${ordinal(inHouse)} भाव में`;
      return `${ordinal(house)} भाव के स्वामी ${where}`;
    }
    case 'year': {
      const house = ordinal(placement.house);
      const told = {
        muntha: `वर्ष के ${house} भाव में मुंथा`,
        rising: `वर्ष-लग्न, जन्म के ${house} भाव में`,
        month: `वर्ष के ${house} भाव में सूर्य`,
      };
      return told[placement.part];
    }
    case 'year_lord':
      return `मुंथा के स्वामी ${words.nameOfKey('planets', placement.planet)}`;
    case 'joined':
      return placement.planets.map((planet) => words.nameOfKey('planets', planet)).join(' और ');
    case 'aspect':
      return `${words.nameOfKey('planets', placement.on)} पर ${words.nameOfKey('planets', placement.from)} की दृष्टि`;
    case 'transit':
      return `${placement.planet === 'moon' ? 'जन्म की जगह' : 'चंद्र'} से ${ordinal(placement.house)} भाव में ${words.nameOfKey('planets', placement.planet)}`;
    case 'limb':
      return limbTitle(words, placement.limb, placement.index);
    case 'area':
      return areaNames.areas[placement.area];
    case 'indicator': {
      const planet = words.nameOfKey('planets', placement.planet);
      const house = placement.house === null ? '' : ordinal(placement.house);
      const told: Readonly<Record<IndicatorKind, string>> = {
        lord: `${house} भाव के स्वामी ${planet}`,
        support: `${house} भाव के स्वामी ${planet}`,
        karaka: `कारक ${planet}`,
        occupant: `${house} भाव में ${planet}`,
        aspect: `${house} भाव पर ${planet} की दृष्टि`,
        varga: `D${placement.varga} में ${planet}`,
      };
      return told[placement.indicator];
    }
    case 'period': {
      const [maha, antar] = placement.lords;
      const years = `${words.nameOfKey('planets', maha)} की महादशा`;
      return antar === undefined ? years : `${years} में ${words.nameOfKey('planets', antar)} की अंतर्दशा`;
    }
    case 'period_house':
      return `${words.nameOfKey('planets', placement.planet)} की महादशा में ${ordinal(placement.house)} भाव की बारी`;
  }
};
