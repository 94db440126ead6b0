/** What a message asks beside its first question is answered too: a price, a rite, an age, the effect of a period, a way to take. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1988-03-02T06:15', 5.5, 19.076, 72.8777), AT, OPTION_DEFAULTS);
});
const asksWhat = (message: string): readonly string[] => textsOf(answerTo(known, message));

it.each([
  ['meri kundli me pitra dosh hai kya? ek baba 21 hazar maang raha hai', 'hi-Latn', 'ritual'],
  ['पंडित जी ने पितृ दोष के लिए 51 हजार मांगे हैं', 'hi', 'ritual'],
  ['मंगल दोष है कि नहीं, पंडित जी कह रहे हैं कि पहले घड़े से विवाह करना पड़ेगा।', 'hi', 'rite'],
  ['Do I have manglik dosha? The pandit says a pot wedding is needed.', 'en', 'rite'],
] as const)('“%s” is told that nothing of the kind is needed', (message, tongue, cell) => {
  const rows: readonly string[] = bank(tongue, 'astrologer/parts').limit[cell];
  const texts = asksWhat(message);
  expect(texts.filter((text) => rows.includes(text))).toHaveLength(1);
  expect(texts.length).toBeGreaterThan(1);
});

it('says no rite of a dosha that is only asked about', () => {
  const { rite, ritual } = bank('en', 'astrologer/parts').limit;
  const texts = asksWhat('Do I have manglik dosha?');
  expect(texts.filter((text) => [...rite, ...ritual].includes(text))).toEqual([]);
});

it('says that an age is not too late, where the matter is answered at that age', () => {
  expect(asksWhat('I want to do a masters at 37, is it too late?')[0]).toMatch(/age|late/u);
  const asked = asksWhat('I want to do a masters at 37').join(' ');
  expect(asked).not.toMatch(/too late/u);
});

it('tells of no house that is bought where a planet is asked for its house', () => {
  const answer = answerTo(known, 'rahu in which house and what it does');
  expect(answer?.cited.decisions).toEqual([]);
});

it('weighs staying and leaving where a boss is to be left', () => {
  const answer = answerTo(known, 'my boss hates me should i leave');
  expect(answer?.cited.decisions.map(({ decision: { matter } }) => matter)).toContain('job');
});

it('weighs the job that is left against the shop that is opened', () => {
  const answer = answerTo(known, 'नौकरी छोड़कर दुकान खोलूं या नहीं');
  const matters = answer?.cited.decisions.map(({ decision: { matter } }) => matter);
  expect(matters).toEqual(expect.arrayContaining(['business', 'job']));
});

it('calls no day of the Moon a muhurat', () => {
  // Of an act there are the days of its rule book; where none is named, no day can be one.
  expect(asksWhat('griha pravesh ka muhurat february me').join(' ')).not.toMatch(/janam ke Chandra se|halka/u);
  expect(asksWhat('february me koi shubh muhurat hai kya')).toEqual([
    ...bank('hi-Latn', 'astrologer/parts').limit.muhurat,
  ]);
});

it('tells the first of two questions whole, and of the second how it stands and when', () => {
  const { parts = [] } = answerTo(known, 'Will my business grow? And should I buy a house?') ?? {};
  const of = (matter: string): readonly string[] =>
    parts.filter((one) => one.matter === matter).map(({ kind }) => kind);
  expect(of('business')).toContain('advice');
  expect(of('property').length).toBeGreaterThan(0);
  expect(of('property').length).toBeLessThanOrEqual(2);
});
