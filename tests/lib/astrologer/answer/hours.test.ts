/** The hours of a day: of what is signed on it, of an act that must be on it, and when its star changes. */
import { nakshatraOf } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { addDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { judgedDay } from '../../../../lib/astrologer/answer/days/judged.ts';
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

/** Delhi on 1 December 2026, a Tuesday: sunrise 06:56, sunset 17:24, so Yamaganda, the third eighth, from 09:33, Rahu kaal, the seventh, from 14:47. */
const AT = momentAt('2026-11-30T12:00', 5.5, 28.6139, 77.209);
const known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
const told = (question: string): readonly string[] => textsOf(answerTo(known, question));

it.each([
  ['Is tomorrow good to sign a partnership deed, and which hours should I avoid?', /14:4[5-9].*09:3[1-5]/],
  ['कल बैंक में काग़ज़ पर दस्तख़त करने हैं, कौन सा समय टालूँ?', /14:4[5-9].*09:3[1-5]/],
  ['kal 3 baje agreement sign karu?', /Rahu kaal 14:4[5-9]/],
])('%s', (question, hours) => expect(told(question).slice(0, 3).join(' ')).toMatch(hours));

it('takes the day and the hour of an act as one question, and no hour where an outcome is asked', () => {
  expect(told('agle hafte kis din aur kis time office ki opening karu').join(' ')).toMatch(
    /Muhoort ke niymon se vyapar/,
  );
  expect(told('Tomorrow I have an interview at 4 pm, will I get the job?').join(' ')).not.toMatch(/Rahu kaal/);
});

it('tells the whole hour that is nearest to the change of a star', () => {
  for (let ahead = 0; ahead < 30; ahead++) {
    const date = addDays(AT.date, ahead);
    const { turns } = judgedDay(known, date);
    if (turns === null) continue;
    const starAt = (hour: number): number =>
      nakshatraOf(known.longitudeAt('moon', known.at.clock.instant(date, hour))).id;
    expect(starAt(turns.hour - 0.6)).not.toBe(starAt(turns.hour + 0.6));
  }
});
