/** Answers that are leanings of a chart: strengths, trade, study, partner, place, purpose. */
import { signOfHouse } from '../../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../../layers/jyotish/chart/drishti.ts';
import { lordOf, type Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { devatasOf, karakamsaOf } from '../../../../layers/jyotish/jaimini/karakamsa.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../writer.ts';
import { byLord, lordClaim, type Answer } from './asked.ts';

const ranked = (known: KnownBirth): readonly Planet7[] | null => {
  const { ranks } = known;
  if (ranks === null) return null;
  const planets = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
  return planets.toSorted((a, b) => ranks[a] - ranks[b]);
};

/** The strongest planet and the weakest, with what they give and ask. */
export const strengths: Answer = ({ known, write, language }) => {
  const order = ranked(known);
  const [strong] = order ?? [];
  const weak = order?.at(-1);
  if (!strong || !weak) return [];
  const { direct } = bank(language, 'astrologer/answers');
  return [
    {
      text: filled(direct.strengths, {
        strong: write.planet(strong),
        gift: direct.gifts[strong],
        weak: write.planet(weak),
        care: direct.gifts[weak],
      }),
      claims: [
        { kind: 'strength', of: strong, strong: true },
        { kind: 'strength', of: weak, strong: false },
      ],
    },
  ];
};

/** The planets of good fortune: the lords of the first and the ninth house. */
export const lucky: Answer = ({ known, write, language }) => {
  const [own, fortune] = [known.read.lord(1), known.read.lord(9)];
  return [
    {
      text: filled(bank(language, 'astrologer/answers').direct.lucky, {
        first: write.planet(own),
        ninth: write.planet(fortune),
      }),
      claims: [lordClaim(known, 1), lordClaim(known, 9)],
    },
  ];
};

/** The trade: the lord of the navamsa sign that the tenth lord is in (Phaladeepika ch. 5). */
export const trade: Answer = ({ known, write, language }) => {
  const tenth = known.read.lord(10);
  const planet = lordOf(known.navamsa.planets[tenth]);
  const { direct } = bank(language, 'astrologer/answers');
  return [
    {
      text: filled(direct.trade, { planet: write.planet(planet), trades: direct.trades[planet] }),
      claims: [
        lordClaim(known, 10),
        { kind: 'sign', of: tenth, sign: known.navamsa.planets[tenth], chart: 'D9', time: null },
      ],
    },
  ];
};

/** The deity of one's own, by the twelfth sign from that of the atmakaraka in the navamsa (Jaimini Sutras 1.2). */
export const deity: Answer = ({ known, language }) => {
  const own = devatasOf(known.read.chart, 7).find(({ kind }) => kind === 'ishta');
  if (own === undefined) return [];
  const name = bank(language, 'jaimini').deities[own.deity];
  return [{ text: filled(bank(language, 'astrologer/answers').direct.deity, { deity: name }), claims: [] }];
};

/** Service or a business of one's own: Saturn, significator of service, against Mercury, of trade (Phaladeepika ch. 15). */
export const service: Answer = ({ known, language }) => {
  if (known.ranks === null) return [];
  const { direct } = bank(language, 'astrologer/answers');
  const isService = known.ranks.saturn < known.ranks.mercury;
  return [
    {
      text: isService ? direct.service : direct.business,
      claims: [
        { kind: 'strength', of: 'saturn', strong: isService },
        { kind: 'strength', of: 'mercury', strong: !isService },
      ],
    },
  ];
};

/** A match of one's own choosing: the fifth and the seventh lord have to do with each other. */
export const choice: Answer = ({ known, language }) => {
  const [fifth, seventh] = [known.read.lord(5), known.read.lord(7)];
  const { planets } = known.rashi;
  const { grahas } = known.read.chart;
  const looks = (a: typeof fifth, b: typeof fifth): boolean => aspectsSign(a, planets[a], planets[b]);
  const isLinked =
    planets[fifth] === planets[seventh] ||
    looks(fifth, seventh) ||
    looks(seventh, fifth) ||
    grahas[fifth].house === 7 ||
    grahas[seventh].house === 5;
  const { direct } = bank(language, 'astrologer/answers');
  return [
    {
      text: isLinked ? direct.ownChoice : direct.arranged,
      claims: [lordClaim(known, 5), lordClaim(known, 7)],
    },
  ];
};

/** What the partner is like: the lord of the seventh house. */
export const partner: Answer = ({ known, write, language }) => {
  const seventh = known.read.lord(7);
  const { direct } = bank(language, 'astrologer/answers');
  return [
    {
      text: filled(direct.partner, { planet: write.planet(seventh), nature: direct.natures[seventh] ?? '' }),
      claims: [lordClaim(known, 7)],
    },
  ];
};

/** What a life is after: the atmakaraka (Jaimini Sutras 1.1). */
export const purpose: Answer = ({ known, write, language }) => {
  const { atmakaraka } = karakamsaOf(known.read.chart, 7);
  const { direct } = bank(language, 'astrologer/answers');
  return [
    {
      text: filled(direct.purpose, { planet: write.planet(atmakaraka), aim: direct.aims[atmakaraka] }),
      claims: [{ kind: 'sign', of: atmakaraka, sign: known.rashi.planets[atmakaraka], chart: 'D1', time: null }],
    },
  ];
};

/** The gift for learning: the lord of the fifth house, and its subjects (Phaladeepika ch. 5, carried over to study). */
export const subject = byLord(5, (lord, language) => {
  const { direct } = bank(language, 'astrologer/answers');
  return [direct.subject, { subjects: direct.subjects[lord] }];
});

/** The limb of the sign of the sixth house (BPHS ch. 4, limbs of the Kalapurusha). */
export const body: Answer = ({ known, write, language }) => {
  const sign = signOfHouse(known.read.chart, 6);
  const { direct } = bank(language, 'astrologer/answers');
  return [
    {
      text: filled(direct.body, { limb: direct.limbs[sign - 1] ?? '', sign: write.sign(sign) }),
      claims: [{ kind: 'house_sign', house: 6, sign }],
    },
  ];
};

/** The stone that is worn by custom: that of the lord of the ascendant (Phaladeepika ch. 2). */
export const stone = byLord(1, (lord, language) => {
  const name = bank(language, 'gems')[PLANET_REMEDIES[lord].gem];
  return [bank(language, 'astrologer/answers').direct.stone, { stone: name.toLowerCase() }];
});

/** The number that people call lucky: the digits of the day of birth, added up. */
export const number: Answer = ({ known, language }) => {
  const { day } = known.birth.date;
  return [
    { text: filled(bank(language, 'astrologer/answers').direct.number, { number: ((day - 1) % 9) + 1 }), claims: [] },
  ];
};

/** Which country: no chart names one. */
export const country: Answer = ({ language }) => [
  { text: bank(language, 'astrologer/answers').direct.noCountry, claims: [] },
];
