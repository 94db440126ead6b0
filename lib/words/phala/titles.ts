/** Titles of paragraphs: the placement a row speaks of, as an app would head it. */
import type { Placement } from '../../../layers/jyotish/phala/reading.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { bank, type Banks } from '../bank.ts';
import { filled } from '../fill.ts';
import type { Words } from '../words.ts';
import { angaTitle } from './angas.ts';

type Titles = Banks['phala/titles'];
type PlacementOf<K extends Placement['kind']> = Extract<Placement, { kind: K }>;

const starTitle = (words: Words, { star, pada }: PlacementOf<'star'>): string => {
  const titles = bank(words.language, 'phala/titles');
  const named = { star: words.name('nakshatras', star - 1) };
  return pada === null ? filled(titles.star, named) : filled(titles.quarter, { ...named, pada });
};

const lordTitle = (titles: Titles, { house, inHouse }: PlacementOf<'lord'>, ordinal: (house: number) => string) =>
  house === inHouse
    ? filled(titles.lordAtHome, { house: ordinal(house) })
    : filled(titles.lord, { house: ordinal(house), other: ordinal(inHouse) });

const periodTitle = (words: Words, { lords }: PlacementOf<'period'>, within: (planet: Graha) => string) => {
  const titles = bank(words.language, 'phala/titles');
  const [maha, antar] = lords;
  return antar === undefined
    ? filled(titles.period, { maha: within(maha) })
    : filled(titles.subPeriod, { maha: within(maha), antar: words.nameOfKey('planets', antar) });
};

/** Title of a placement: `Mars in the tenth house`. */
export const titleOf = (words: Words, placement: Placement): string => {
  const { language } = words;
  const titles = bank(language, 'phala/titles');
  const house = (number: number): string => titles.ordinals[number - 1] ?? String(number);
  const name = (planet: Graha): string => words.nameOfKey('planets', planet);
  /** A planet inside a sentence. */
  const within = (planet: Graha): string => bank(language, 'phala/modifiers').planets[planet];
  switch (placement.kind) {
    case 'rising':
      return filled(titles.rising, { sign: words.name('signs', placement.sign - 1) });
    case 'star':
      return starTitle(words, placement);
    case 'house':
      return filled(titles.house, { planet: name(placement.planet), house: house(placement.house) });
    case 'sign':
      return filled(titles.sign, { planet: name(placement.planet), sign: words.name('signs', placement.sign - 1) });
    case 'star_lord': {
      const planet = name(placement.planet);
      return placement.planet === placement.lord
        ? filled(titles.ownStar, { planet })
        : filled(titles.starLord, { planet, lord: within(placement.lord) });
    }
    case 'lord':
      return lordTitle(titles, placement, house);
    case 'year':
      return filled(titles.year[placement.part], { house: house(placement.house) });
    case 'year_lord':
      return filled(titles.yearLord, { planet: name(placement.planet) });
    case 'joined': {
      const [one, other] = placement.planets;
      return filled(titles.joined, { one: name(one), other: name(other) });
    }
    case 'aspect':
      return filled(titles.aspect, { from: name(placement.from), on: within(placement.on) });
    case 'transit': {
      const row = placement.planet === 'moon' ? titles.transitOfMoon : titles.transit;
      return filled(row, { planet: name(placement.planet), house: house(placement.house) });
    }
    case 'limb':
      return angaTitle(words, placement.limb, placement.index);
    case 'area':
      return bank(language, 'phala/area-names').areas[placement.area];
    case 'indicator':
      return filled(titles.indicator[placement.indicator], {
        planet: name(placement.planet),
        house: placement.house === null ? '' : house(placement.house),
        varga: placement.varga,
      });
    case 'period':
      return periodTitle(words, placement, within);
    case 'period_house':
      return filled(titles.periodHouse, { house: house(placement.house), maha: within(placement.planet) });
  }
};
