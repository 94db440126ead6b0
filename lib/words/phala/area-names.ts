/** Names of the areas of life, of what is weighed, and of the verdicts. */
import type { AreaVerdict } from '../../../layers/jyotish/phala/areas.ts';
import type { IndicatorKind, LifeArea } from '../../../layers/jyotish/phala/reading.ts';
import { areaNames as en } from '../en/phala/area-names.ts';
import { areaNames as hi } from '../hi/phala/area-names.ts';
import type { Language } from '../languages.ts';
import type { AreaNames } from './area-words.ts';

const TEXTS: Readonly<Record<Language, AreaNames>> = { en, hi };

/** Name of an area of life. */
export const areaName = (language: Language, area: LifeArea): string => TEXTS[language].areas[area];
/** Name of a kind of indicator. */
export const indicatorName = (language: Language, kind: IndicatorKind): string => TEXTS[language].indicators[kind];
/** Name of a verdict. */
export const verdictName = (language: Language, verdict: AreaVerdict): string => TEXTS[language].verdicts[verdict];
