/** Which days a question asks about, and how they stand for a birth. */
import { daysAsked } from '../../../../lib/astrologer/answer/days/asked.ts';
import { judgedDay } from '../../../../lib/astrologer/answer/days/judged.ts';
import { factFor } from '../../../../lib/astrologer/answer/facts.ts';
import { judge } from '../../../../lib/astrologer/facts/truth.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { addDays, isoDate, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { daySkyOf } from '../../../../layers/jyotish/horoscope/day-sky.ts';
import { natalReader, personalRaw, personalScores } from '../../../../layers/jyotish/horoscope/personal-score.ts';
import { longAlmanac } from '../../../../layers/jyotish/panchang/almanac.ts';
import { personalDays } from '../../../../layers/jyotish/transit/personal-days.ts';
import { testSky } from '../../../support/sky.ts';

const SATURDAY: CivilDate = { year: 2026, month: 11, day: 21 };
const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);

it.each([
  ['is tomorrow good for me', '2026-11-22'],
  ['should I travel on Friday', '2026-11-27'],
  ['is saturday fine to move', '2026-11-21'],
  ['next week on monday, is it good for the interview', '2026-11-23'],
  ['my exam is on 3rd December', '2026-12-03'],
  ['is 10 january 2027 good for a housewarming', '2027-01-10'],
  ['wedding on the 2nd, is it a good day', '2026-12-02'],
  ['परसों कैसा रहेगा', '2026-11-23'],
  ['मेरा दिन कैसा रहेगा', '2026-11-21'],
  ['शुक्रवार का दिन कैसा रहेगा', '2026-11-27'],
  ['25 तारीख को गाड़ी लेना ठीक है?', '2026-11-25'],
  ['kal ka din kaisa hai', '2026-11-22'],
] as const)('"%s" asks about %s', (question, date) => {
  const asked = daysAsked(question, SATURDAY);
  expect(asked?.kind === 'day' ? isoDate(asked.date) : asked).toBe(date);
});

it.each([
  ['how is this week', '2026-11-21', 7],
  // A month and the next: no sixth of May, and no seventh of June.
  ['may june me griha pravesh ka din', '2027-05-01', 61],
  ['which day in June July suits a wedding', '2027-06-01', 61],
  ['next week?', '2026-11-23', 7],
  ['how will the weekend be', '2026-11-21', 2],
  ['यह महीना कैसा है', '2026-11-21', 30],
  ['agla mahina kaisa rahega', '2026-12-01', 31],
  ['how will december be for me', '2026-12-01', 31],
  ['नवंबर का महीना कैसा है', '2026-11-21', 10],
  ['how is january 2027 for career', '2027-01-01', 31],
  ['is may 2027 good for travel', '2027-05-01', 31],
  ['good day to propose to my girlfriend?', '2026-11-21', 30],
] as const)('"%s" asks about the days from %s, %i of them', (question, from, days) => {
  const asked = daysAsked(question, SATURDAY);
  expect(asked?.kind === 'span' ? [isoDate(asked.from), asked.days] : asked).toEqual([from, days]);
});

it('takes the next month as long as it is', () =>
  expect(daysAsked('how is next month', { year: 2027, month: 1, day: 20 })).toMatchObject({
    from: { year: 2027, month: 2, day: 1 },
    days: 28,
  }));

it.each([
  'आजकल मन उदास रहता है',
  'kal sarp dosh hai kya',
  'born on 10 may 1990, how is my career',
  'aaj tak shaadi nahi hui, kab hogi',
  'I was born on a friday',
  'my brother was born on 3 december, how is he',
  'should I fast every monday',
  'when will I marry, my birthday is 5 december',
  'how does saturn treat me',
  'may I marry whom I love',
  'my son has board exams in march, will he pass',
  'how is january 2031 for me',
  'I married in december 2015, how is my husband',
  'is the tenth house strong',
])('"%s" asks about no day', (question) => expect(daysAsked(question, SATURDAY)).toBeNull());

describe('a day', () => {
  let known: KnownBirth;
  beforeAll(async () => {
    known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
  });

  it('is judged as the table of personal days judges it, where the Moon does not move before sunrise', async () => {
    const sky = await testSky();
    const { nakshatra, sign } = known.read.chart.grahas.moon;
    const { place, clock } = AT;
    const almanac = longAlmanac(sky, place, 'hindu', clock, clock.instant(SATURDAY, 0));
    const days = personalDays(almanac, SATURDAY, 120, { nakshatra: nakshatra.id, sign });
    const own = days.map(({ date }) => judgedDay(known, date));
    const agree = days.filter((day, i) => day.chandra === own[i]?.house && day.tara === own[i]?.tara);
    // Sunrise is at most 75 minutes from six; the Moon needs a day for a star and two and a quarter for a sign.
    expect(agree.length).toBeGreaterThan(110);
    for (const day of agree) {
      const score = day.chandrashtama ? 0 : Number(day.chandraGood) + Number(day.taraGood);
      expect([isoDate(day.date), judgedDay(known, day.date).score]).toEqual([isoDate(day.date), score]);
    }
  });

  it('tells the tara that begins during the day, which is still that of the next morning', () => {
    const days = Array.from({ length: 60 }, (_, ahead) => addDays(SATURDAY, ahead));
    const turning = days.flatMap((date) => {
      const { turns } = judgedDay(known, date);
      // The Moon takes more than twenty hours for a star.
      return turns === null || turns.hour < 12 ? [] : [{ date, turns }];
    });
    expect(turning.length).toBeGreaterThan(10);
    for (const { date, turns } of turning)
      expect(judgedDay(known, addDays(date, 1))).toMatchObject({ tara: turns.tara, taraGood: turns.taraGood });
  });

  it('is judged for an area of life as horoscope/personal-period grades it', async () => {
    const sky = await testSky();
    const { jd, place } = known.birth;
    const reader = natalReader(castChart(sky, jd, place), OPTION_DEFAULTS.year_length);
    for (let ahead = 0; ahead < 30; ahead++) {
      const date = addDays(SATURDAY, ahead);
      const { money } = personalScores('daily', personalRaw(reader, daySkyOf(sky, date), 'daily'));
      const day = judgedDay(known, date, 'money');
      expect(day.measure).toBe(money.score);
      // The grades of the feed: low and quiet, even, good and strong.
      expect(day.outlook).toBe(['hard', 'hard', 'mixed', 'good', 'good'][money.band - 1]);
    }
  });

  it('has facts of its own, which say what the sky shows on its morning', () => {
    for (let ahead = 0; ahead < 60; ahead++) {
      const date = addDays(SATURDAY, ahead);
      const { house, star, moves } = judgedDay(known, date);
      const time = { from: date, to: date };
      const claim = { kind: 'house', of: 'moon', house, from: 'moon', chart: 'transit', time } as const;
      const starry = { kind: 'star', of: 'moon', star, pada: null, on: date } as const;
      expect(judge(known, claim, false)).toBe('true');
      expect(judge(known, starry, false)).toBe('true');
      expect(judge(known, { ...starry, star: (star % 27) + 1 }, false)).toBe('false');
      expect(factFor(known, claim, 'en')).toMatchObject({
        id: `transit.house_from_moon.moon.${date.year}-${date.month}-${date.day}`,
        value: house,
      });
      // The Moon moves on by one house at most between morning and night.
      if (moves !== null) expect(moves.house).toBe((house % 12) + 1);
      if (moves !== null) expect(judge(known, { ...claim, house: moves.house }, false)).toBe('true');
    }
    expect(factFor(known, { kind: 'star', of: 'moon', star: 1, pada: null, on: SATURDAY }, 'en').statement).toMatch(
      /^On 21 November 2026 the Moon is passing through \w+/,
    );
  });
});
