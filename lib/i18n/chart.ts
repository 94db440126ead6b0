/** Words of the chart: how planets stand and move, how they hold each other, what a chart is counted from, its divisions. */
import type { Dignity, Relation } from '../../layers/jyotish/chart/dignity.ts';
import type { GrahaMotion } from '../../layers/jyotish/chart/graha-state.ts';
import type { VargaNumber } from '../../layers/jyotish/chart/varga.ts';
import { chart as en } from './en/chart.ts';
import { chart as hi } from './hi/chart.ts';
import type { Language } from './languages.ts';

/** Last part of the name of a fact of a birth. */
export type ChartFact = 'sign' | 'nakshatra' | 'pada' | 'house' | 'retrograde' | 'combust' | 'maha' | 'antar';

export interface ChartText {
  readonly dignities: Readonly<Record<Dignity, string>>;
  readonly relations: Readonly<Record<Relation, string>>;
  readonly motions: Readonly<Record<GrahaMotion, string>>;
  readonly lagnas: Readonly<Record<'arudha_lagna' | 'hora_lagna' | 'ghati_lagna', string>>;
  readonly divisions: Readonly<Record<'sign' | 'nakshatra' | 'navamsa', string>>;
  readonly vargas: Readonly<Record<VargaNumber, string>>;
  readonly midheaven: string;
  /** What two charts of one birth may differ in. */
  readonly facts: Readonly<Record<ChartFact, string>>;
  readonly yes: string;
  readonly no: string;
}

const TEXTS: Readonly<Record<Language, ChartText>> = { en, hi };

/** The words of the chart in a language. */
export const chartText = (language: Language): ChartText => TEXTS[language];
