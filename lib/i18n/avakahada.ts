/** Names of what a birth star and Moon sign give a person: used by the avakahada, by matching and by the ghata chakra. */
import type { Gana, Nadi, Paya, Varna, Vashya, Yoni, Yunja } from '../../layers/jyotish/chart/avakahada.ts';
import type { TithiGroup } from '../../layers/jyotish/chart/ghata.ts';
import type { Element } from '../../layers/jyotish/chart/rashi.ts';
import { avakahada as en } from './en/avakahada.ts';
import { avakahada as hi } from './hi/avakahada.ts';
import type { Language } from './languages.ts';

export interface AvakahadaText {
  readonly varnas: Readonly<Record<Varna, string>>;
  readonly vashyas: Readonly<Record<Vashya, string>>;
  readonly yonis: Readonly<Record<Yoni, string>>;
  readonly sexes: Readonly<Record<'male' | 'female', string>>;
  readonly ganas: Readonly<Record<Gana, string>>;
  readonly nadis: Readonly<Record<Nadi, string>>;
  readonly tatvas: Readonly<Record<Element, string>>;
  readonly payas: Readonly<Record<Paya, string>>;
  readonly yunjas: Readonly<Record<Yunja, string>>;
  readonly tithiGroups: Readonly<Record<TithiGroup, string>>;
}

const TEXTS: Readonly<Record<Language, AvakahadaText>> = { en, hi };

/** The names in a language. */
export const avakahadaText = (language: Language): AvakahadaText => TEXTS[language];
