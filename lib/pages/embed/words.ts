/** The words of the widgets, put together from the banks: labels that reports and drawings have, and what only widgets say. */
import { bank } from '../../words/bank.ts';
import { languagesWith, type Language } from '../../words/languages.ts';
import { localeOf } from '../../words/locale.ts';
import type { WidgetWords } from './word-shape.ts';

const wordsOf = (language: Language): WidgetWords => {
  const report = bank(language, 'report');
  const { labels } = report;
  const wheel = bank(language, 'day-wheel');
  const { day, night } = bank(language, 'panchang').halves;
  const { areas, ...own } = bank(language, 'widgets');
  return {
    ...own,
    areas: { ...areas },
    locale: localeOf(language),
    panchang: report.panchang.title,
    choghadiya: wheel.choghadiya,
    chart: report.kundli.title,
    matching: report.matching.title,
    date: labels.date,
    time: labels.time,
    place: labels.place,
    sunrise: labels.sunrise,
    sunset: labels.sunset,
    moonrise: bank(language, 'observances').windows.moonrise,
    tithi: labels.tithi,
    nakshatra: labels.nakshatra,
    yoga: labels.yoga,
    karana: labels.karana,
    day,
    night,
    noSunset: wheel.sunUp,
    noSunrise: wheel.sunDown,
    ascendant: labels.ascendant,
    planet: labels.planet,
    sign: labels.sign,
    degree: labels.degree,
    house: labels.house,
    groom: labels.groom,
    bride: labels.bride,
    koota: labels.koota,
    points: labels.points,
  };
};

/** Languages that the widgets speak. */
export const widgetLanguages = (): readonly Language[] => languagesWith('widgets');

/** Their words by language, the source first. */
export const widgetWords = (): Readonly<Record<Language, WidgetWords>> =>
  Object.fromEntries(widgetLanguages().map((language) => [language, wordsOf(language)]));
