/** Sentences about the birth of exact.json, in word orders of several kinds: what stands beside a point is said of it. */
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { testSky } from '../../../support/sky.ts';

// Scorpio rises. Moon 1st; Saturn and Rahu 3rd, Capricorn; Mars 4th, Aquarius; Venus exalted 5th, Pisces; Sun exalted and
// Mercury retrograde 6th, Aries; Jupiter 8th, Gemini; Ketu 9th, Cancer.
const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

it.each([
  ['शनि वक्री अवस्था में हैं।', 'true'],
  ['मंगल वक्री अवस्था में हैं।', 'false'],
  ['Budh surya ke bahut kareeb hone se ast hai.', 'true'],
  ['Shukra surya ke bahut kareeb hone se ast hai.', 'false'],
  ['Shukra uchchasth hai.', 'true'],
  ['Chandra uchchasth hai.', 'false'],
  ['Saturn sits in a sign he owns.', 'true'],
  ['Mars sits in a sign he owns.', 'false'],
  ['Mars from the fourth aspects the seventh, tenth and eleventh houses.', 'true'],
  ['Mars from the fourth aspects the seventh, tenth and twelfth houses.', 'false'],
  ['Jupiter is in the eighth, not in the ninth.', 'true'],
  ['Jupiter is in the ninth, not in the eighth.', 'false'],
  ['Your seventh house is ruled by Venus, placed in the fifth and exalted.', 'true'],
  ['Your seventh house is ruled by Venus, placed in the sixth and exalted.', 'false'],
  ["The mother's house, the fourth, has Mars.", 'true'],
  ["The mother's house, the fourth, has Venus.", 'false'],
  ['The house of faith holds Ketu.', 'true'],
  ['The house of debts holds Ketu.', 'false'],
  ['शत्रु के घर में सूर्य उच्च के हैं।', 'true'],
  ['विवाह के घर में सूर्य उच्च के हैं।', 'false'],
  ['Kismat wale ghar mein ketu hai.', 'true'],
  ['Shaadi wale ghar mein ketu hai.', 'false'],
  ['In the third house sit Saturn and Rahu, in Capricorn.', 'true'],
  ['In the third house sit Saturn and Rahu, in Aquarius.', 'false'],
  ['Saturn and Mars are in the third and the fourth.', 'true'],
  ['Saturn and Mars are in the fourth and the third.', 'false'],
  ['Jupiter looks at the second house, and Saturn the fifth.', 'true'],
  ['Jupiter looks at the second house, and Saturn the sixth.', 'false'],
  ['Your exalted fifth-house Venus aspects the eleventh.', 'true'],
  ['Venus, exalted in Pisces in the fifth, is not retrograde.', 'true'],
  ['Venus, exalted in Pisces in the fifth, is not exalted.', 'false'],
  ['Saturn, which rules your third and fourth houses, is retrograde.', 'true'],
  ['Saturn, which rules your third and fifth houses, is retrograde.', 'false'],
  ['Mars, which is the lord of your first and sixth houses, is in the fourth house.', 'true'],
  ['Mars, which is the lord of your first and seventh houses, is in the fourth house.', 'false'],
  ['Mars aspects your seventh house by its fourth aspect.', 'true'],
  ['Mars aspects your seventh house by its eighth aspect.', 'false'],
  ['Mercury is combust owing to its closeness to the Sun.', 'true'],
  ['Venus is combust owing to its closeness to the Sun.', 'false'],
  ['Ketu in the ninth house in Cancer shows a path of your own.', 'true'],
  ['Ketu in the tenth house in Leo shows a path of your own.', 'false'],
  ['पंचम भाव में उच्च का शुक्र प्रेम और संतान का सुख देता है।', 'true'],
  ['षष्ठ भाव में उच्च का शुक्र प्रेम और संतान का सुख देता है।', 'false'],
  ['Your Venus is in Pisces, where it is exalted.', 'true'],
  ['Your Venus is in Pisces, where it is debilitated.', 'false'],
  ['Your seventh house is aspected by Mars from the fourth house.', 'true'],
  ['Your seventh house is aspected by Mars from the fifth house.', 'false'],
  ['दशम भाव पर चतुर्थ भाव में बैठे मंगल की दृष्टि है।', 'true'],
  ['दशम भाव पर पंचम भाव में बैठे मंगल की दृष्टि है।', 'false'],
  ['Ketu mahadasha is running.', 'true'],
  ['Venus mahadasha is running.', 'false'],
  ['आपकी राशि पर साढ़ेसाती नहीं है।', 'true'],
  ['आपकी राशि पर साढ़ेसाती है।', 'false'],
  ['The seventh house is Taurus and its lord Venus is exalted.', 'true'],
  ['The seventh house is Taurus and its lord Venus is debilitated.', 'false'],
  ['Saturn, along with nobody else, is in the third.', 'false'],
  ['You have a Scorpio ascendant with the Moon in it.', 'true'],
  ['You have a Leo ascendant with the Moon in it.', 'false'],
  ['Your fourth house has Mars in it, and Jupiter watches it from the eighth.', 'true'],
  ['Your fourth house has Mars in it, and Jupiter watches it from the ninth.', 'false'],
  ['Rahu is in the third, and opposite it, in the ninth, is Ketu.', 'true'],
  ['आठवें भाव में बैठे गुरु की दृष्टि चौथे भाव पर है।', 'true'],
  ['नौवें भाव में बैठे गुरु की दृष्टि चौथे भाव पर है।', 'false'],
  ['Guru ko aap aathve ghar mein paoge.', 'true'],
  ['Guru ko aap saatve ghar mein paoge.', 'false'],
  ['शनि राहु के साथ तीसरे भाव में हैं और सूर्य छठे में।', 'true'],
  ['शनि राहु के साथ तीसरे भाव में हैं और सूर्य सातवें में।', 'false'],
  ['Budh surya ke saath chhathe ghar mein hai.', 'true'],
  ['Budh surya ke saath saatve ghar mein hai.', 'false'],
])('%s is %s', (text, verdict) => {
  expect(checkText(known, text).map((one) => one.verdict)).toEqual([verdict]);
});

it.each([
  ['Mars in the fourth and an exalted Venus form Gajakesari Yoga.', 'false'],
  ['तीसरे भाव में दो ग्रह हैं।', 'true'],
  ['तीसरे भाव में तीन ग्रह हैं।', 'false'],
  ['The first and the sixth are ruled by Mars.', 'true'],
  ['The first and the seventh are ruled by Mars.', 'false'],
  ['Sun (Aries), in the sixth house', 'true'],
])('reads yogas, counts and lords within a clause: %s', (text, verdict) =>
  expect(checkText(known, text).map((one) => one.verdict)).toEqual([verdict]),
);

it.each([
  "India's Saturn is in the third house.",
  "The company's ascendant is Scorpio.",
  'The shop has Saturn in the third house.',
  'Saturn is in her third house.',
  'Dukaan ka shani teesre ghar mein hai.',
  "Rohini's chart has Saturn in the third house.",
])('judges nothing that is said of somebody else: %s', (text) =>
  expect(['unread', 'no_claim']).toContain(checkText(known, text)[0]?.verdict),
);

it.each(['A strong Saturn is good for patience.', 'A powerful Saturn in the third is a blessing.'])(
  'takes what a sentence only speaks of for no claim: %s',
  (text) => expect(checkText(known, text)[0]?.verdict).toBe('no_claim'),
);

it.each(['Saturn spoils your seventh house.', 'Mars energises the tenth house.'])(
  'takes no house that something is done to for a place: %s',
  (text) => expect(checkText(known, text)[0]?.verdict).toBe('unread'),
);

it('gives no verdict where a place may be of one point or of another', () => {
  const [sentence] = checkText(known, 'The Moon is aspected by Venus in the fifth.');
  expect(sentence?.verdict).not.toBe('true');
});
