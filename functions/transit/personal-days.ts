import * as z from 'zod/mini';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { signAt, signOf } from '../../layers/jyotish/chart/rashi.ts';
import { dayNumber, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { GHATS, personalDays } from '../../layers/jyotish/transit/personal-days.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, between, flag, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { date, house, instant, keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';

export const transitPersonalDays = endpoint({
  path: '/v1/transit/personal-days',
  summary: 'Day list of tara bala, chandra bala, ghat and chandrashtama for a person',
  description:
    'For each day of the window, at its sunrise: the tara of the Moon’s star counted from the birth star, the house of the Moon from the birth sign, whether each is good, chandrashtama (the Moon in the eighth), and what of the day is adverse for the birth sign by the ghata chakra. `score` gives ten points each to a good tara and a good Moon, five to Janma tara, scaled to 100. `changes` tells when tara and Moon change during the day. Without a time of birth it is computed for noon, and `meta.uncertain` says so where it matters.',
  sources: ['Muhurta Chintamani, gochara-prakarana (tara and chandra bala)', 'Ghata chakra of the Indian almanacs'],
  credits: 3,
  input: birthRangeInput({}, 366),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    days: objectList(
      'One row for each day of the window; values at sunrise, at 06:00 local mean time where there is none',
      {
        date: about(date, 'Date of the sunrise'),
        sun: sunState,
        tara: whole(1, 9, 'Tara of the day, 1 Janma to 9 Parama Mitra'),
        tara_name: nameOf('tara'),
        tara_good: about(flag, 'The tara is good'),
        chandra: about(house, 'House of the Moon from the birth sign, 1 to 12'),
        chandra_good: about(flag, 'That house is good'),
        chandrashtama: about(flag, 'The Moon is in the eighth'),
        ghat: about(
          z.array(keyed(GHATS, 'panchang element')),
          'What of the day is adverse for the birth sign; empty when nothing is',
        ),
        score: between(0, 100, 'Tara and Moon in points, 0 to 100'),
        changes: objectList('Changes after sunrise and before the next; empty when there is none', {
          at: about(instant, 'When it changes'),
          what: oneOf(['tara', 'chandra'], 'What changes: the tara, or the house of the Moon'),
          what_name: nameOf('bala'),
          to: whole(1, 12, 'New tara 1 to 9, or new house of the Moon 1 to 12'),
          to_name: about(text, 'Name of the new tara, or of the sign the Moon enters'),
        }),
      },
    ),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2026-01-07' },
  compute: ({ birth, range: { from, to, start, clock }, place, options, sky, skyAt, words, uncertain }) => {
    const { ghats, balas } = bank(words.language, 'transit');
    const almanac = longAlmanac(skyAt(place), place, options.sunrise, clock, start);
    return overTheDay(birth, uncertain, (jd) => {
      const moon = sky.longitude('moon', jd);
      const birthMoon = { nakshatra: nakshatraOf(moon).id, sign: signOf(moon) };
      return {
        days: personalDays(almanac, from, dayNumber(to) - dayNumber(from) + 1, birthMoon).map((day) => ({
          date: isoDate(day.date),
          sun: day.sun,
          tara: day.tara,
          tara_name: words.name('taras', day.tara - 1),
          tara_good: day.taraGood,
          chandra: day.chandra,
          chandra_good: day.chandraGood,
          chandrashtama: day.chandrashtama,
          ghat: day.ghat.map((key) => ({ key, name: ghats[key] })),
          score: day.score,
          changes: day.changes.map(({ at, what, to: value }) => ({
            at: clock.text(at),
            what,
            what_name: balas[what],
            to: value,
            to_name:
              what === 'tara' ? words.name('taras', value - 1) : words.name('signs', signAt(birthMoon.sign, value) - 1),
          })),
        })),
      };
    });
  },
});

export const handler = serve(transitPersonalDays);
