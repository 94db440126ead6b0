/** Strengths in the shapes of the contract. */
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import type { Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import type { Avasthas } from '../../../layers/jyotish/kundli/avastha.ts';
import type { Shadbala } from '../../../layers/jyotish/strength/shadbala.ts';
import type { Words } from '../../words/words.ts';
import { bank } from '../../words/bank.ts';
import { planetName } from './names.ts';

/** `planets` of strength/shadbala. */
export const shadbalaShapes = (words: Words, strengths: Readonly<Record<Planet7, Shadbala>>) =>
  PLANETS7.map((planet) => {
    const { sthana, kala, rankByTotal, ...rest } = strengths[planet];
    const { pakshaSingle, ayanaSingle, uptoHora: _, ...times } = kala;
    return {
      planet,
      name: planetName(words, planet),
      ...rest,
      sthana: { ...sthana },
      kala: { ...times, paksha_single: pakshaSingle, ayana_single: ayanaSingle },
      rank_by_total: rankByTotal,
    };
  });

/** The states of a planet with their names. */
export const avasthasShape = ({ language }: Words, { baladi, jagradadi, deeptadi, lajjitadi, shayanadi }: Avasthas) => {
  const text = bank(language, 'kundli');
  return {
    baladi,
    baladi_name: text.baladi[baladi],
    jagradadi,
    jagradadi_name: text.jagradadi[jagradadi],
    deeptadi,
    deeptadi_name: text.deeptadi[deeptadi],
    lajjitadi: lajjitadi.map((key) => ({ key, name: text.lajjitadi[key] })),
    shayanadi,
    shayanadi_name: shayanadi && text.shayanadi[shayanadi],
  };
};
