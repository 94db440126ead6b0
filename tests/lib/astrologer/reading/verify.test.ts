/** The verifier against sentences with verdicts written by hand, and against sentences made from forms about many charts. */
import { lexiconOf } from '../../../../lib/astrologer/language/lexicon.ts';
import { sentencesOf } from '../../../../lib/astrologer/language/mentions.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { foundIn, freeBirths, freeRows, PARTS, scoreOf, type Row } from '../../../../lib/tools/local/verify/free.ts';
import { CLAIM_KINDS } from '../../../../lib/contract/suites/astrologer.ts';
import { statedScore } from '../../../../lib/tools/local/verify/stated.ts';
import { chartsOf, FREE_BARS, formsScore } from '../../../../lib/tools/local/verify-score.ts';
import { testSky } from '../../../support/sky.ts';
import { vectorCases } from '../../../support/vectors.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

const verdictsOn = (text: string): readonly string[] => checkText(known, text).map(({ verdict }) => verdict);

it.each(PARTS)('judges sentences of many hands within its bars: %s', async (part) => {
  const { sentences, faults, ...shares } = scoreOf(freeRows(part), freeBirths(await testSky()));
  expect(sentences).toBeGreaterThan(1800);
  for (const name of ['trueRejected', 'falseAccepted', 'unread', 'readFromNone', 'undecidable'] as const)
    if (shares[name] > FREE_BARS[name])
      // Those kept apart are not shown: nobody mends the reader by them.
      throw new Error(`${part} ${name} ${shares[name]}: ${part === 'tuned' ? faults.join('\n') : ''}`);
});

const LABELS = ['true', 'false', 'none', 'unverifiable'] as const;
const labelOf = (verdict: string) => LABELS.find((label) => label === verdict) ?? 'none';

it.each(['exact', 'limbs', 'times'])('judges the sentences of %s.json rightly, or leaves them', async (name) => {
  const births = freeBirths(await testSky());
  const rows = vectorCases<readonly string[]>(`verify/${name}.json`).map((row): Row => {
    // [text, verdict] of birth a, or [birth, verdict, text]
    const [first = '', verdict = '', text = first] = row;
    return [row.length === 2 ? 'a' : first, 'en', labelOf(verdict), text];
  });
  const { trueRejected, falseAccepted, unread } = scoreOf(rows, births);
  expect({ trueRejected, falseAccepted }).toEqual({ trueRejected: 0, falseAccepted: 0 });
  expect(unread).toBeLessThan(0.5);
});

it('reads the forms of three tongues', async () => {
  const { sentences, trueRejected, changedAccepted, unread, faults } = formsScore(chartsOf(await testSky(), 8));
  expect(sentences).toBeGreaterThan(1500);
  if (trueRejected > 0.01 || changedAccepted > 0.005) throw new Error(faults.slice(0, 20).join('\n'));
  expect(unread).toBeLessThan(0.1);
});

it('judges claims in fields exactly, of every kind', async () => {
  const { claims, wrong, kinds } = statedScore(chartsOf(await testSky(), 6));
  expect(claims).toBeGreaterThan(2000);
  expect(kinds).toBe(CLAIM_KINDS.length);
  expect(wrong).toEqual([]);
});

it('splits sentences at their ends, not at decimals', () =>
  expect(sentencesOf('Saturn is at 1.5 degrees. The Moon? चंद्र यहाँ हैं। Yes')).toHaveLength(4));

it('reads what never ends in parts', () => {
  const parts = sentencesOf('Saturn and '.repeat(1800));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1000);
  expect(parts.join(' ').split(' ')).toHaveLength(3600);
});

it('says nothing of houses where the time of birth is not known', async () => {
  const birth = { ...bornAt('1990-05-10T12:00', 5.5, 28.6139, 77.209), timeKnown: false };
  const untimed = knownBirth(await testSky(), birth, AT, OPTION_DEFAULTS);
  expect(foundIn(untimed, 'Saturn is in the third house.')).toBe('unread');
  expect(foundIn(untimed, 'Your ascendant is Scorpio.')).toBe('unread');
  expect(foundIn(untimed, 'Saturn is in Capricorn.')).toBe('true');
});

// The chart: ascendant Scorpio, Saturn retrograde in Capricorn in the third house, Venus in Pisces in the fifth.
it.each([
  ['unknown_words', 'Saturn glimmerfully is in the third house.', ['glimmerfully']],
  ['other_chart', 'My wife has Saturn in the third house.', []],
  ['unclaimed_mention', 'Saturn is in the third house of Venus and five.', null],
])('tells why it did not read: %s', (reason, text, left) => {
  const [sentence] = checkText(known, text);
  expect(sentence).toMatchObject({ verdict: 'unread', reason, claims: [] });
  if (left !== null) expect(sentence?.left).toEqual(left);
});

it.each([
  'Saturn in the third, Venus is in the fifth house and Mars.',
  'Saturn is in the third house and the second.',
  'Saturn is in the third house in 1987 and 2031.',
  'Saturn, Capricorn, is in the third varga.',
])('never takes for true what it has not read in full: %s', (text) => expect(verdictsOn(text)).not.toContain('true'));

it.each([
  ['Saturn glimmerfully is in the third house, in Capricorn.', 'true', ['glimmerfully']],
  ['Saturn glimmerfully is in the third house, in Aquarius.', 'unread', ['glimmerfully']],
  ['Saturn glimmerfully is not in the fourth house, but in Capricorn, in the third.', 'unread', ['glimmerfully']],
  ['Saturn, a malefic, is in the third house, in Capricorn.', 'true', ['malefic']],
  ['Saturn, nearly in the third house, is in Capricorn.', 'unread', null],
  ['Jupiter in the eighth house aspects your second, fourth and fourth houses.', 'unread', null],
  ["You've got Saturn and Saturn sitting side by side in your third house, Capricorn.", 'unread', null],
  // It may be the verb, and turn what is said round.
  ['Saturn shuns the third house in Capricorn.', 'unread', ['shuns']],
  ['Saturn is banished from Capricorn, your third house.', 'unread', ['banished']],
  ['Bereft of Saturn in Capricorn in the third house, you coast.', 'unread', ['bereft']],
  ['Your nemesis has Saturn in Capricorn in the third house.', 'unread', ['nemesis']],
  ['शनि मकर राशि के तीसरे भाव से कतराते हैं।', 'unread', ['कतराते']],
  ['Saturn was allegedly in Capricorn in the third house.', 'unread', ['allegedly']],
])('passes over words that nobody knows only where the rest is so by no accident: %s', (text, verdict, left) => {
  const [sentence] = checkText(known, text);
  expect(sentence?.verdict).toBe(verdict);
  if (left !== null) expect(sentence?.left).toEqual(left);
});

// Mars in Aquarius in the fourth house, Jupiter in Gemini in the eighth, the Sun in Aries in the sixth. The yogakaraka of a Taurus
// ascendant (birth d) is Saturn, who rules its ninth and tenth; Scorpio has none.
it.each([
  ['a', 'Mars is in a kendra.', 'true'],
  ['a', 'Jupiter is in a kendra.', 'false'],
  ['a', 'Jupiter does not sit in a kendra.', 'true'],
  ['a', 'Your Venus stands in a trikona, the fifth house.', 'true'],
  ['a', 'Your Venus stands in a trikona, the ninth house.', 'false'],
  ['a', 'मंगल केंद्र में बैठे हैं।', 'true'],
  ['a', 'Mars is in a kendra from Rahu.', 'unread'],
  ['a', 'Your Mars and Jupiter are in kendra to each other.', 'unread'],
  ['a', 'Mercury and Ketu are in trine.', 'unread'],
  ['a', 'बुध राहु से केंद्र में हैं।', 'unread'],
  ['d', 'Saturn is your yogakaraka.', 'true'],
  ['d', 'Mars is your yogakaraka.', 'false'],
  ['a', 'Saturn is your yogakaraka.', 'false'],
  ['a', 'Saturn is a yogakaraka for Taurus.', 'no_claim'],
  ['a', 'तुला लग्न के लिए शनि योगकारक है।', 'no_claim'],
  ['a', 'Saturn and Mars aspect each other.', 'false'],
  ['a', 'Venus and Mars stand opposite each other.', 'false'],
  ['a', 'Your Moon is in Anuradha, ruled by Saturn.', 'true'],
  ['a', 'Your Moon is in Anuradha, ruled by Mars.', 'unread'],
  ['a', 'You do not have Kaal Sarp Dosha.', 'true'],
  ['a', 'Nobody but Ketu occupies your ninth house.', 'true'],
  ['a', 'Nobody but Rahu occupies your ninth house.', 'false'],
  ['a', 'Mars, the ruler of your Scorpio ascendant, is in the fourth house.', 'true'],
  ['a', 'Mars, the ruler of your Leo ascendant, is in the fourth house.', 'false'],
  ['d', 'The twenty-year Venus mahadasha ends in November 2028.', 'true'],
  ['d', 'The nineteen-year Venus mahadasha ends in November 2028.', 'unread'],
  ['a', 'Your Saturn is retrograde, so money and work are bound together for you.', 'true'],
  ['a', 'Your Saturn is retrograde, and her mother wants a second opinion.', 'true'],
  ['a', 'Your Saturn in the third house may slow your career.', 'true'],
  ['a', 'Your Saturn in the tenth house should give you patience.', 'false'],
  ['a', 'Your Saturn may be in the third house.', 'no_claim'],
  ['a', 'You may not like to hear it, but your Moon is debilitated in Scorpio.', 'true'],
  ['a', 'Saturn in the third house makes one brave, the saying goes.', 'no_claim'],
  ['a', 'When your Ketu mahadasha ends in August 2031, Venus takes over.', 'true'],
  ['a', 'When your Ketu mahadasha ends in August 2030, Venus takes over.', 'false'],
  ['a', 'You owe much to Venus, exalted in Pisces, in your fifth house.', 'true'],
  ['a', 'Gajakesari Yoga, which needs Jupiter in a kendra from the Moon, is not there in your chart.', 'true'],
  ['a', "Saturn's third aspect falls on the fifth house, its seventh on the ninth.", 'true'],
  ['a', "Saturn's third aspect falls on the fifth house, its seventh on the tenth.", 'false'],
  ['a', 'सप्तम भाव खाली है लेकिन उस पर मंगल की दृष्टि है।', 'true'],
  ['a', 'सप्तम भाव खाली है लेकिन उस पर शुक्र की दृष्टि है।', 'false'],
  ['a', 'गुरु अष्टम भाव से चतुर्थ भाव में बैठे मंगल को देख रहे हैं।', 'true'],
  ['a', 'गुरु अष्टम भाव से पंचम भाव में बैठे मंगल को देख रहे हैं।', 'false'],
  ['a', 'मंगल लग्न के स्वामी हैं और छठे के भी।', 'unread'],
  ['a', 'Not Mars but Venus rules your seventh house.', 'true'],
  ['a', 'Not Venus but Mars rules your seventh house.', 'false'],
  ['a', 'Venus, not Mars, sits in your fifth house.', 'true'],
  ['a', 'Mars, not Venus, sits in your fifth house.', 'false'],
  ['a', 'The planets in your third house are Saturn and Rahu.', 'true'],
  ['a', 'The planets in your third house are Saturn and Mars.', 'false'],
  ['a', 'Your marriage lord Venus is in the fifth house.', 'true'],
  ['a', 'Your career lord Venus is in the fifth house.', 'false'],
  ['a', 'आपके पंचम भाव को शनि देख रहे हैं।', 'true'],
  ['a', 'आपके षष्ठ भाव को शनि देख रहे हैं।', 'false'],
  ['a', 'आपकी कुंडली वृश्चिक लग्न की कुंडली है।', 'true'],
])('reads of birth %s: %s as %s', async (id, text, verdict) => {
  const birth = freeBirths(await testSky()).get(id);
  expect(birth === undefined ? null : foundIn(birth, text)).toBe(verdict);
});

it('carries what was named from sentence to sentence', () => {
  expect(verdictsOn('Saturn is in the third house. It is retrograde.')).toEqual(['true', 'true']);
  expect(verdictsOn('Venus is in the fifth house. It is retrograde.')).toEqual(['true', 'false']);
  expect(verdictsOn('What is my ascendant? Scorpio.')).toEqual(['no_claim', 'true']);
  expect(verdictsOn('What is my ascendant? Libra.')).toEqual(['no_claim', 'false']);
});

it('reads a language that comes as data alone', () => {
  const toy = lexiconOf([
    {
      planet: { saturn: 'zatto', venus: 'veeni' },
      ordinal: { 3: 'tri', 5: 'fif' },
      house_word: ['hutta'],
      in: ['na'],
      retrograde: ['krabba'],
      is: ['esta'],
    },
  ]);
  const verdicts = (text: string) => checkText(known, text, toy).map(({ verdict }) => verdict);
  expect(verdicts('Zatto esta na tri hutta.')).toEqual(['true']);
  expect(verdicts('Veeni esta na tri hutta.')).toEqual(['false']);
  expect(verdicts('Zatto esta krabba na fif hutta.')).toEqual(['false']);
  expect(verdicts('Zatto esta bumbum na tri hutta.')).toEqual(['unread']);
});
