/** The estimate of the month's end in words. */
import type { Forecast } from '../accounts/metering/forecast.ts';
import type { Language } from '../words/languages.ts';
import { pageWords } from '../words/pages.ts';
import { fillAny, pluralOf } from '../words/fill.ts';
import { countText, dayText } from './numbers.ts';

/** What is likely to be left of a month's credits, said as an estimate; and why there is none yet. */
export const forecastText = (language: Language, forecast: Forecast | null, used: number): string => {
  const { dashboard: words } = pageWords(language);
  if (forecast === null) return used === 0 ? words.noPace : words.noForecast;
  const { days, left, runsOut } = forecast;
  const n = countText(days, language);
  const kind = pluralOf(language, days);
  return runsOut === null
    ? fillAny(words.forecast[kind], { n, left: countText(left, language) })
    : fillAny(words.forecastShort[kind], { n, date: dayText(runsOut, language) });
};
