/** Answers about a partner: their work, from where they come, how one meets; and how many children a chart tells. */
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../reading/claim.ts';
import { filled } from '../writer.ts';
import { byLord, lordClaim, type Answer } from './asked.ts';
import { partner } from './leanings.ts';

/** The work of a partner: the fourth house, tenth from the seventh, by its lord. */
export const partnerTrade = byLord(4, (lord, language) => [
  bank(language, 'astrologer/leanings').partnerTrade,
  { trades: bank(language, 'astrologer/answers').direct.trades[lord] },
]);

const DISTANT = [9, 12];

/** Near or far, as is practice: the lord of the seventh in a distant house, or a lord of one, or Rahu, in the seventh. */
export const partnerFrom: Answer = ({ known, language }) => {
  const { grahas } = known.read.chart;
  const { far, near } = bank(language, 'astrologer/leanings');
  const seventh = known.read.lord(7);
  const isFar =
    DISTANT.includes(grahas[seventh].house) ||
    grahas.rahu.house === 7 ||
    grahas.rahu.house === grahas[seventh].house ||
    DISTANT.some((house) => grahas[known.read.lord(house)].house === 7);
  return [{ text: isFar ? far : near, claims: [lordClaim(known, 7)] }];
};

/** Where one meets: the house of the lord of the seventh. */
export const meeting: Answer = ({ known, write, language }) => {
  const planet = known.read.lord(7);
  const { house } = known.read.chart.grahas[planet];
  const words = bank(language, 'astrologer/leanings');
  const values = { place: words.places[house - 1] ?? '', planet: write.planet(planet), house: write.house(house) };
  const claim: Claim = { kind: 'house', of: planet, house, from: 'lagna', chart: 'D1', time: null };
  return [{ text: filled(words.meeting, values), claims: [lordClaim(known, 7), claim] }];
};

/** What a partner looks like: no chart tells; what they are like it does. */
export const looks: Answer = (asked) => [
  { text: bank(asked.language, 'astrologer/leanings').looks, claims: [] },
  ...partner(asked),
];

/** How many marriages: no chart tells. */
export const weddingCount: Answer = ({ language }) => [
  { text: bank(language, 'astrologer/leanings').weddingCount, claims: [] },
];

/** Whether one with Mangal Dosha may marry one without: custom asks both charts. */
export const manglikMatch: Answer = ({ language }) => [
  { text: bank(language, 'astrologer/leanings').manglikMatch, claims: [] },
];

/** How many children: no chart tells. */
export const childCount: Answer = ({ language }) => [
  { text: bank(language, 'astrologer/leanings').childCount, claims: [] },
];
