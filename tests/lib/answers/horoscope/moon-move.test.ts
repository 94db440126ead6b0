/** What a day says of the hour at which the Moon changes house: rules of the design (voice), days counted, nothing copied. */
import { dailyText } from '../../../../lib/answers/horoscope/daily.ts';
import { horoscopeBank } from '../../../../lib/words/horoscope/bank.ts';
import { dateOfDayNumber, dayNumber } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { daySkyOf } from '../../../../layers/jyotish/horoscope/day-sky.ts';
import { signDayOf } from '../../../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf } from '../../../../layers/jyotish/horoscope/sky-events.ts';
import { testSky } from '../../../support/sky.ts';

const sky = await testSky();

/** Days of a year with the hour after 06:00 at which the Moon changes house, and what is said. */
const daysOf = (language: 'en' | 'hi') => {
  const bank = horoscopeBank(language);
  const first = dayNumber({ year: 2027, month: 1, day: 1 });
  return Array.from({ length: 120 }, (_, n) => {
    const day = daySkyOf(sky, dateOfDayNumber(first + n));
    const signDay = signDayOf(day, dayEventsOf(sky, day), 1);
    const change = signDay.facts.find(({ kind }) => kind === 'moon_changes');
    const told = dailyText(bank, signDay).general.find(
      ({ basis }) => change !== undefined && basis.includes(change.id),
    );
    return {
      hours: change?.at === undefined ? null : 24 * (change.at - day.jd),
      intoLead: change?.house === signDay.moonHouse,
      text: told?.text ?? null,
    };
  });
};

describe.each(['en', 'hi'] as const)('%s', (language) => {
  it('a house reached before ten, which the lead tells, is not told again', () => {
    const early = daysOf(language).filter(({ hours, intoLead }) => hours !== null && hours < 4 && intoLead);
    expect(early.length).toBeGreaterThan(3);
    expect(early.map(({ text }) => text)).toEqual(early.map(() => null));
  });

  it('a house reached later in the morning is told with the hour and the house that is left', () => {
    const late = daysOf(language).filter(
      ({ hours, intoLead }) => hours !== null && hours >= 4 && hours < 16 && intoLead,
    );
    expect(late.length).toBeGreaterThan(3);
    for (const { text } of late) expect(text).toMatch(language === 'en' ? /around (noon|\d+ [ap]m)/ : /बजे के आसपास/);
    for (const { text } of late) expect(text).not.toMatch(/reaches your|enters your|आएँगे|पहुँचेंगे, /);
  });

  it('a house reached in the evening is told as one to come', () => {
    const evening = daysOf(language).filter(
      ({ hours, intoLead }) => hours !== null && hours >= 9 && hours < 16 && !intoLead,
    );
    expect(evening.length).toBeGreaterThan(3);
    for (const { text } of evening) expect(text).not.toBeNull();
  });
});
