/** Titles of paragraphs: the placement a row speaks of, as an app would head it. */
import type { Placement } from '../../../layers/jyotish/phala/reading.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { bank } from '../bank.ts';
import { filled } from '../fill.ts';
import type { Words } from '../words.ts';
import { limbTitle } from './limbs.ts';

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
    case 'star': {
      const star = words.name('nakshatras', placement.star - 1);
      const { pada } = placement;
      return pada === null ? filled(titles.star, { star }) : filled(titles.quarter, { star, pada });
    }
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
      return placement.house === placement.inHouse
        ? filled(titles.lordAtHome, { house: house(placement.house) })
        : filled(titles.lord, { house: house(placement.house), other: house(placement.inHouse) });
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
      return limbTitle(words, placement.limb, placement.index);
    case 'area':
      return bank(language, 'phala/area-names').areas[placement.area];
    case 'indicator':
      return filled(titles.indicator[placement.indicator], {
        planet: name(placement.planet),
        house: placement.house === null ? '' : house(placement.house),
        varga: placement.varga,
      });
    case 'period': {
      const [maha, antar] = placement.lords;
      return antar === undefined
        ? filled(titles.period, { maha: within(maha) })
        : filled(titles.subPeriod, { maha: within(maha), antar: name(antar) });
    }
    case 'period_house':
      return filled(titles.periodHouse, { house: house(placement.house), maha: within(placement.planet) });
  }
};
