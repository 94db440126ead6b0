/** Words of the chart: how planets stand and move, how they hold each other, what a chart is counted from, its divisions. */
import * as en from './en/chart.ts';
import * as hi from './hi/chart.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the chart in a language. */
export const chartText = (language: Language): typeof en => TEXTS[language];
