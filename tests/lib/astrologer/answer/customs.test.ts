/** What custom does is told for what is asked: a weekday, a dosha, a matter; and in the form that is asked for. */
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1995-11-12T13:25', 5.5, 25.5941, 85.1376), AT, OPTION_DEFAULTS);
});
/** The texts of the answers of a conversation. */
const turns = (...messages: readonly string[]): readonly string[] => {
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

it.each([
  ['guruvar ka vrat rakhu kya', /guruvar Guru ka din/u],
  ['kya mujhe somvar ka vrat karna chahiye', /somvar Chandra ka din/u],
  ['should i fast on saturday', /Saturday is the day of Saturn/u],
])('says to “%s” whether the planet of that day is weak', (message, day) => {
  expect(turns(message)[0]).toMatch(day);
});

it('says of a fast of the lunar days that no planet tells of it', () => {
  expect(turns('ekadashi ka vrat rakhu kya')[0]).toContain(bank('hi-Latn', 'astrologer/direct').says.fastOther);
});

it.each([
  [
    'which gemstones should i stay away from',
    ['ruby', 'pearl', 'red coral', 'yellow sapphire'],
    /blue|emerald|diamond/u,
  ],
  ['mujhe kaunsa ratna nahi pehenna chahiye', ['manik', 'moti', 'moonga', 'pukhraj'], /nilam|panna|heera/u],
  ['मुझे किन रत्नों से बचना चाहिए', ['माणिक', 'मोती', 'मूँगा', 'पुखराज'], /नीलम|पन्ना|हीरा/u],
])('names to “%s” those whose planets do not suit, and never the one to wear', (message, gems, worn) => {
  const [told = ''] = turns(message);
  // Aquarius rises: Saturn, Mercury and Venus rule its first, fifth and ninth house, the Sun, Moon, Mars and Jupiter none.
  for (const gem of gems) expect(told).toContain(gem);
  expect(told).not.toMatch(worn);
});

it.each([
  ['which colour should i avoid', 'en'],
  ['kaunsa vrat nahi rakhna chahiye', 'hi-Latn'],
  ['मुझे कौन सा रंग नहीं पहनना चाहिए', 'hi'],
] as const)('says to “%s” that none is forbidden', (message, tongue) => {
  expect(turns(message)[0]).toBe(bank(tongue, 'astrologer/direct').says.customAvoid);
});

it('tells of a prayer that is read daily or another mantra the custom, and nothing of studies', () => {
  const [told = ''] = turns('kya mujhe gayatri chalisa roz subah padhni chahiye ya koi dusra mantra?');
  expect(told).toMatch(/mantra hai Om/u);
  expect(told).not.toMatch(/padhai|teachers/iu);
});

it('gives for the ancestors a tarpana, and the mantra of no planet', () => {
  // The Sun and Rahu stand together in the ninth house of this chart.
  const [told = ''] = turns('do i have pitra dosha and what is the remedy');
  expect(told).toContain(bank('en', 'remedies').worships.tarpana.text);
  expect(told).not.toContain('mantra');
});

it('gives for a matter the planet that holds it back, in the form that is asked for', () => {
  const [, gift = ''] = turns('meri shaadi kab hogi', 'kya daan karu');
  // The lord of the seventh house, the Sun, is the weakest ground of marriage here.
  const [thing] = PLANET_REMEDIES.sun.dana;
  expect(gift).toMatch(/Surya/u);
  expect(thing).toBe('wheat');
  expect(gift).toMatch(/gehoon/iu);
  expect(gift).not.toMatch(/mantra/u);
});
