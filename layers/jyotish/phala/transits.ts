/** Paragraphs of the planets in transit, by their house from the natal Moon. */
import { houseFrom } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { gocharaOf, type GocharaTransit } from '../transit/gochara.ts';
import { gocharaFact, signFact, transitSignFact } from './facts.ts';
import { natureTheme } from './placements.ts';
import type { Clause, Paragraph } from './reading.ts';
import type { ReadChart } from './state.ts';

/** Slow planets count more: what they bring lasts longer. */
const TRANSIT_WEIGHT: Readonly<Record<Graha, number>> = {
  saturn: 1.5,
  jupiter: 1.4,
  rahu: 1.2,
  ketu: 1.1,
  mars: 1,
  sun: 0.9,
  venus: 0.8,
  mercury: 0.7,
  moon: 0.5,
};

/** Wordings of each clause on vedha, taken in turn. */
const WORDINGS = 4;

const vedhaClauses = ({ graha, vedhaBy, vipareetaBy }: GocharaTransit, turn: number): readonly Clause[] => {
  const of = (key: string, sway: -1 | 1, other: Graha, member: string): Clause => ({
    key: `${key}/${(turn % WORDINGS) + 1}`,
    sway,
    facts: [gocharaFact(graha, member, other)],
    planets: { planet: graha, other },
  });
  // The Moon leaves its sign after two days; what is read here lasts weeks or years.
  if (vedhaBy === 'moon' || vipareetaBy === 'moon') return [];
  if (vedhaBy) return [of('transit-obstructed', -1, vedhaBy, 'vedha_by')];
  return vipareetaBy ? [of('transit-relieved', 1, vipareetaBy, 'vipareeta_by')] : [];
};

/** The planets in transit, each by its house from the natal Moon, what obstructs it, and its house from the ascendant. */
export const transitsReading = (
  read: ReadChart,
  signs: Readonly<Record<Graha, number>>,
  planets: readonly Graha[],
  timeKnown: boolean,
): readonly { readonly planet: Graha; readonly house: number; readonly paragraph: Paragraph }[] => {
  const moonSign = read.states.moon.sign;
  const transits = gocharaOf(moonSign, signs);
  const described = new Set<number>();
  return planets.flatMap((planet, turn) => {
    const transit = transits.find(({ graha }) => graha === planet);
    if (!transit) return [];
    const rising = houseFrom(read.chart.ascendant.sign, signs[planet]);
    // Two planets in one house say it once; where the Moon rises both counts are one.
    const fromRising: readonly Clause[] =
      timeKnown && rising !== transit.house && !described.has(rising)
        ? [
            {
              key: `from-rising/${rising}`,
              sway: 0,
              facts: [transitSignFact(planet, signs[planet])],
              planets: { planet },
            },
          ]
        : [];
    if (fromRising.length > 0) described.add(rising);
    const paragraph: Paragraph = {
      family: 'transit',
      row: `${planet}/${transit.house}`,
      placement: { kind: 'transit', planet, house: transit.house },
      theme: natureTheme(planet),
      sway: transit.good ? 1 : -1,
      weight: TRANSIT_WEIGHT[planet],
      facts: [signFact('moon', moonSign), gocharaFact(planet, 'house', transit.house)],
      clauses: [...vedhaClauses(transit, turn), ...fromRising],
      source: 'Phaladeepika ch. 26; Brihat Samhita ch. 103',
      speaker: planet,
    };
    return [{ planet, house: transit.house, paragraph }];
  });
};
