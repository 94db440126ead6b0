/** Answers that are custom rather than reading: a direction, a letter for a name, what is done for a planet. */
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { bank } from '../../../words/bank.ts';
import { lettersOfStar } from '../../../words/letters.ts';
import type { Language } from '../../../words/languages.ts';
import type { Sentence } from '../sentence.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { phrasesOf } from '../../reading/tokens.ts';
import { filled } from '../writer.ts';
import { byLord, type Answer, type Asked } from './asked.ts';
import { planetsIn } from './places.ts';

/** The direction of a planet (BPHS ch. 3), as it stands inside a sentence. */
const directionOf = (lord: Planet7, language: Language): string =>
  bank(language, 'day').directions[PLANET_REMEDIES[lord].direction].toLowerCase();

/** The direction of a house to live in: that of the lord of the fourth house. */
export const houseDirection = byLord(4, (lord, language) => [
  bank(language, 'astrologer/leanings').houseDirection,
  { direction: directionOf(lord, language) },
]);

/** The direction of custom: that of the lord of the ascendant. */
export const direction = byLord(1, (lord, language) => [
  bank(language, 'astrologer/leanings').direction,
  { direction: directionOf(lord, language) },
]);

/** The letters of a child’s name: they are those of the child’s star. */
export const childName: Answer = ({ language }) => [
  { text: bank(language, 'astrologer/leanings').childName, claims: [] },
];

/** The letters with which one’s own name begins by custom: those of the star of the Moon and its quarter. */
export const ownName: Answer = ({ known, write, language }) => {
  const { id, pada } = known.read.chart.grahas.moon.nakshatra;
  const letters = lettersOfStar(language, id)[pada - 1] ?? '';
  const star = write.words.named('nakshatras', id).name;
  return [
    {
      text: filled(bank(language, 'astrologer/leanings').ownName, { letters, star }),
      claims: [{ kind: 'star', of: 'moon', star: id, pada }],
    },
  ];
};

/** What was before this birth: no chart tells. */
export const pastLife: Answer = ({ language }) => [
  { text: bank(language, 'astrologer/leanings').pastLife, claims: [] },
];

/** The planet for which something is done where a dosha is named. */
const DOSHA_PLANETS: Readonly<Partial<Record<DoshaId, Graha>>> = {
  sade_sati: 'saturn',
  dhaiya: 'saturn',
  manglik: 'mars',
  kaal_sarp: 'rahu',
};

const weakest = ({ known: { ranks } }: Asked): Graha | null =>
  ranks === null ? null : (GRAHAS.find((of) => of !== 'rahu' && of !== 'ketu' && ranks[of] === 7) ?? null);

/** What custom does for the planet that the question names, or else for the weakest: a mantra and its weekday. */
export const remedy = (asked: Asked, question: string): readonly Sentence[] => {
  const { write, language } = asked;
  const named =
    planetsIn(question)[0] ??
    phrasesOf(normalised(question)).flatMap(({ dosha }) =>
      dosha === undefined ? [] : (DOSHA_PLANETS[dosha] ?? []),
    )[0];
  const of = named ?? weakest(asked);
  if (of === null) return [];
  const words = bank(language, 'astrologer/leanings');
  const { mantra, days } = PLANET_REMEDIES[of];
  const values = {
    planet: write.planet(of),
    mantra: bank(language, 'language').script === 'Deva' ? mantra.name.deva : mantra.name.iast,
    day: write.words.name('weekdays', days[0] ?? 0),
  };
  return [
    {
      text: filled(named === undefined ? words.remedyOfWeakest : words.remedy, values),
      claims: named === undefined ? [{ kind: 'strength', of, strong: false }] : [],
    },
    { text: words.noCost, claims: [] },
  ];
};
