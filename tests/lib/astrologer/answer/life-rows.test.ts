/** Questions of love, home and money that have an answer of their own, and sides of a matter that are named in it. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-12-01T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  // Aquarius rises: Jupiter is the lord of the second house, Venus of the fourth and ninth, Mercury of the fifth and eighth, the Sun of the seventh, Mars of the tenth.
  known = knownBirth(await testSky(), bornAt('1995-11-12T13:25', 5.5, 25.5941, 85.1376), AT, OPTION_DEFAULTS);
});
const told = (message: string): string => textsOf(answerTo(known, message)).join(' ');

it.each([
  [
    'will my in laws permit me to keep my job after marriage',
    /^Rather yes: no chart forbids.*Mars, lord of your tenth/u,
  ],
  ['will my husband be a rich man', /eighth house.*Its lord Mercury/u],
  ['how many years elder to me will my husband be', /the Sun, lord of your seventh house.*some years older/u],
  ['पति उम्र में मुझसे कितने बड़े होंगे', /सातवें भाव के स्वामी सूर्य.*कुछ साल बड़े/u],
  ['who will get custody of our daughter', /settled by law.*Mercury, lord of your fifth house/u],
  ['talak ke baad bachcha kiske paas rahega', /^Bachcha kiske paas rahega.*kanoon/u],
  ['will i have to pay alimony', /law.*mutual consent.*Jupiter, lord of your second/u],
  [
    'he is not answering my texts, should i write once more or wait',
    /^One message is fine, and then wait.*The Sun, lord of your seventh/u,
  ],
  ['वह मेरे मैसेज का जवाब नहीं दे रहा, फिर लिखूँ या रुकूँ', /^एक संदेश भेज सकते हैं, फिर रुकिए/u],
  ['will my new husband accept my daughter from the first marriage', /ordinary days.*Mercury, lord of your fifth/u],
  ['which months are good to plan a baby', /^No month in a chart.*Mercury, lord of your fifth.*doctor/u],
  ['is the fault in my chart or my wife’s that we have no baby', /^No chart tells with which of you.*same week/u],
  ['my son is three and does not speak, when will he talk', /^When a child begins to speak.*hearing checked/u],
  ['beta saaf nahi bolta, kab bolega', /^Bachcha kab bolega.*sunne ki jaanch/u],
  [
    'should i prepay the home loan from my bonus',
    /^Pay off the loan with the highest rate.*Jupiter, lord of your second/u,
  ],
  ['pehle kaun sa loan band karu', /^Sabse oonche byaaj wala karz/u],
  ['what kind of car suits me', /^No chart names the make.*Venus, lord of your fourth/u],
  ['will my husband ever give up drinking', /no chart.*The Sun, lord of your seventh.*sober/u],
  ['surya ko jal chadhana mere liye theek hai kya', /^Haan, man ho to dijiye.*Surya/u],
  // Venus is held to bear fruit at 25, and whoever asks is 31.
  ['from what age will my fortune open', /age of 25, that of Venus, lord of your ninth house. That is behind you/u],
  // By the Sun, lord of the seventh house, whose direction is the east.
  ['from which direction will my husband come', /the Sun, the lord of the seventh house: east/u],
])('answers “%s” by what it asks', (message, answer) => {
  expect(told(message)).toMatch(answer);
});

it.each([
  ['my engagement was broken by the boy’s family, when will another match come', 'broken_match'],
  ['मेरी सगाई टूट गई थी, नया रिश्ता कब तक आएगा', 'broken_match'],
  ['husband works in Saudi and i live here, when will we live together', 'together'],
  ['will the home loan emi be heavy for me', 'emi'],
  ['kist bhar paunga kya har mahine', 'emi'],
  ['chit fund me mera paisa fasa hai, milega kya', 'chit_fund'],
  ['my tenant will not vacate the flat, when will he go', 'tenant'],
  ['किराएदार मकान खाली नहीं करता, कब करेगा', 'tenant'],
  ['registry of my plot is stuck, when will the papers come', 'house_papers'],
  ['can i bring my parents to live with me in Canada', 'parents_along'],
])('reads “%s” of %s', (message, aspect) => {
  const { intents, guess, other } = questionOf(message, AT.date);
  expect(intents[0] ?? guess).toMatchObject({ kind: 'matter', aspect });
  expect(other).toBeNull();
});

it.each([
  'will the divorce be by mutual consent or a fight in court',
  'talak aapsi sehmati se hoga ya court me ladna padega',
])('leaves to a lawyer how a marriage is ended: %s', (message) => {
  expect(heardAsked(message).safety).toBe('crime');
});

it('goes on from a loan to what is paid early, in few words', () => {
  const first = answerTo(known, 'When will my home loan be over?');
  expect(textsOf(answerTo(known, 'which loan do i close first', first?.state ?? null)).join(' ')).toMatch(
    /^Pay off the loan with the highest rate/u,
  );
});

it('asks for nobody’s birth where a word for anyone answers', () => {
  expect(questionOf('my son is three and does not speak, when will he talk', AT.date).other).toBeNull();
});

it('names the best and the hardest part of the running great period', () => {
  expect(told('which years ahead are good and which are bad')).toMatch(/antardasha.*antardasha/u);
});

it('leaves the fast out for whoever is expecting', () => {
  expect(told('I am pregnant, should I keep the Monday fast?')).toMatch(/^No, not at this time/u);
  expect(told('गर्भ में हूँ, सोमवार का व्रत रखूँ क्या')).toMatch(/^नहीं, इन दिनों नहीं/u);
  expect(told('should I keep the Monday fast?')).not.toMatch(/not at this time/u);
});

it('tells when the strongest yoga bears fruit where that is asked', () => {
  expect(told('which is the best yoga in my chart and when will it give results')).toMatch(
    /strongest yogas.*results tend to come in the periods of its planets/u,
  );
  expect(told('which is the best yoga in my chart')).not.toMatch(/results tend to come/u);
});

it('hears a dream of somebody who has died as a dream', () => {
  expect(told('I saw my late father weeping in a dream, what does it mean')).toMatch(/No chart reads a dream/u);
});

it.each([
  ['ghutno me dard rehta hai, sehat kaisi rahegi', /^(?:Jod|Roz thoda samtal)/u],
  ['मेरी आँखें कमज़ोर हैं, सेहत कैसी रहेगी', /आँख/u],
])('ends “%s” with a step for that part of the body', (message, step) => {
  const parts = answerTo(known, message)?.parts ?? [];
  expect(parts.filter(({ kind }) => kind === 'advice').map(({ text }) => text)).toEqual([expect.stringMatching(step)]);
});
