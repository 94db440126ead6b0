/** Names of yogas and doshas. */
import type { DoshaId } from '../../layers/jyotish/dosha/all.ts';
import type { DoshaYogaId } from '../../layers/jyotish/dosha/as-yogas.ts';
import type { KaalSarpType } from '../../layers/jyotish/dosha/kaal-sarp.ts';
import type { YogaId } from '../../layers/jyotish/yoga/detect.ts';
import type { YogaFamily } from '../../layers/jyotish/yoga/rule.ts';
import { doshaNames as doshasEn, kaalSarpNames as kaalSarpsEn } from './en/doshas.ts';
import { yogaFamilies as familiesEn, yogaNames as yogasEn } from './en/yogas.ts';
import { doshaNames as doshasHi, kaalSarpNames as kaalSarpsHi } from './hi/doshas.ts';
import { yogaFamilies as familiesHi, yogaNames as yogasHi } from './hi/yogas.ts';
import type { Language } from './languages.ts';

const DOSHAS: Readonly<Record<Language, Readonly<Record<DoshaId, string>>>> = { en: doshasEn, hi: doshasHi };
const KAAL_SARPS: Readonly<Record<Language, Readonly<Record<KaalSarpType, string>>>> = {
  en: kaalSarpsEn,
  hi: kaalSarpsHi,
};
const YOGAS: Readonly<Record<Language, Readonly<Record<YogaId | DoshaYogaId, string>>>> = {
  en: { ...doshasEn, ...yogasEn },
  hi: { ...doshasHi, ...yogasHi },
};

const FAMILIES: Readonly<Record<Language, Readonly<Record<YogaFamily, string>>>> = { en: familiesEn, hi: familiesHi };

/** Name of a family of yogas. */
export const yogaFamilyName = (language: Language, family: YogaFamily): string => FAMILIES[language][family];

/** Name of a dosha. */
export const doshaName = (language: Language, id: DoshaId): string => DOSHAS[language][id];

/** Name of a kind of Kaal Sarp. */
export const kaalSarpName = (language: Language, type: KaalSarpType): string => KAAL_SARPS[language][type];

/** Name of a yoga, or of a dosha that is listed among the yogas. */
export const yogaName = (language: Language, id: YogaId | DoshaYogaId): string => YOGAS[language][id];
