/** Messages of a few words that go on with a talk: each is answered as what it is, of what was asked before. */
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { turnIn } from '../../../../lib/astrologer/answer/ear/turns.ts';
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('2002-03-17T04:40', 5.5, 26.8467, 80.9462), AT, OPTION_DEFAULTS);
});

/** The last answer of a conversation. */
const last = (...messages: readonly string[]): string => {
  let before: Parameters<typeof answerTo>[2] = null;
  let said = '';
  for (const message of messages) {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    said = textsOf(answer).join(' ');
  }
  return said;
};

it.each([
  [['When will I marry?', 'and why not any sooner than that'], /Ketu antardasha.*(?:no part in|no tie to) marriage/u],
  [['meri shaadi kab hogi', 'wo kaisi hogi', 'der kis baat ki hai'], /Ketu.*shaadi se .*sambandh nahi/u],
  [['मेरी शादी कब होगी', 'पहले क्यों नहीं हो सकती'], /केतु.*विवाह से (?:कोई )?संबंध नहीं/u],
  [['When will I marry?', 'right now, or after a while?'], /later is better|Rather later/u],
  [['मेरी शादी कब होगी', 'अभी करें या थोड़ा ठहरकर'], /बाद/u],
  [['When will I marry?', 'suppose they turn me down'], /no last chance|none of them is the last/u],
  [['When will I marry?', 'how should I spend the time in between'], /^(?:Tell|Meet|Ask|Say|Write|Agree|Decide)/u],
  [['meri shaadi kab hogi', 'us waqt tak mujhe kya karna chahiye'], /miliye|bataiye|dijiye/u],
  [['When will I marry?', 'how certain are you about it'], /never a certainty/u],
  // What nobody reads from a chart: a nod, another birth, what was told before, how many.
  [['When will I marry?', 'hmm hmm right'], /No hurry|Take your time/u],
  [['meri shaadi kab hogi', 'hmm achha'], /Aaram se|Koi jaldi nahi/u],
  [['When will I marry?', 'my real birth time is half past six in the evening'], /birth details entered/u],
  [['मेरी शादी कब होगी', 'मेरे जन्म का साल 1999 है, आपने गलत लिया'], /जन्म विवरण.*नई बातचीत/u],
  [
    ['When will I marry?', 'you had told me it would be in june'],
    /same.*(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/u,
  ],
  [['meri naukri kab lagegi', 'aapne to pehle august bataya tha'], /jawab (?:bhi )?wahi/u],
  [['Will I pass the bank exam?', 'how many tries will it take me'], /no number|no chart can count/u],
  [['क्या मैं परीक्षा पास करूँगा', 'कितनी बार में निकलेगा'], /गिनती|कितनी बार/u],
  [['Should I buy a flat?', 'my sister is against this'], /theirs to decide/u],
  [['flat lena chahiye kya', 'meri saas is baat ke khilaf hai'], /apna faisla/u],
  [['Shall I leave my job or start a shop?', 'could I run the two side by side?'], /[Bb]oth side by side/u],
  [['naukri chhodu ya dukan kholu', 'chaar mahine karke dekhu to?'], /Try karke dekhn/u],
  [['क्या दुकान बढ़ानी चाहिए', 'घाटा होने का डर है'], /^[^।]*(?:कठिन|परेशान|भारी|दुख|मुश्किल|आसान नहीं)/u],
  [['When will I marry?', 'why in that particular year?'], /antardasha/u],
  // What is asked on goes back over a relative, a loan and a planet to what it is of.
  [['which gemstone suits me', 'can my sister wear it too?', 'any cheaper alternative'], /less costly stones/u],
  [
    ['which gemstone suits me', 'can my sister wear it too?', 'what if I do not wear anything'],
    /Nothing is lost by leaving it off/u,
  ],
  [
    ['which gemstone suits me', 'how many ratti should it be', 'what if I do not wear it'],
    /Nothing is lost by leaving it off/u,
  ],
  [['which gemstone suits me', 'what if I do not wear it', 'how many ratti should it be'], /ratti/u],
  [['दुकान बढ़ाना ठीक रहेगा?', 'उधार लेकर?', 'किस महीने शुरू करूँ'], /दुकान|व्यवसाय|काम/u],
  [['Should I take a home loan?', 'is 2027 better than 2028'], /your loan/u],
  [['kya meri ex wapas aayegi', 'agar nahi to nayi kab milegi'], /20[2-4]\d/u],
  [['When will I be promoted?', 'my father’s astrologer said the opposite'], /Doubt is fair|on trust/u],
  [['meri shaadi kab hogi', 'ladka kis field ka hoga'], /[Jj]eevansathi ka kaam/u],
  [['why am I tired all the time', 'is there a mantra'], /[Cc]ustom gives/u],
  [['मांगलिक हूँ क्या मैं', 'और मेरी सेहत?'], /^(?!.*दोष).*ऊर्जा/u],
  [['When will I be promoted?', 'what can I do this week'], /^(?:Ask|Keep|Write|Send|Learn|Tell)/u],
  [
    ['When will I marry?', 'where will I meet him', 'my family says no to this'],
    /(?:family|consent|elders|their yes)/iu,
  ],
  [['When will I marry?', 'where will I meet him', 'and what about 2031?'], /2031.*marriage|marriage.*2031/u],
  // A year by itself is asked of what was asked before.
  [['When will I marry?', 'and what about 2031?'], /2031/u],
  // What to do until then is told first, whatever year was named.
  [['Will I marry in 2027?', 'what do I do until then'], /^(?:Tell|Meet|Ask|Say|Write|Agree|Decide)/u],
])('%j', (messages, wanted) => expect(last(...messages)).toMatch(wanted));

it('names no missing date to whoever asks what if a loan is refused', () => {
  const said = last('Will I get the loan?', 'suppose the bank turns it down');
  expect(said).toMatch(/no last chance|none of them is the last/u);
  expect(said).not.toMatch(/[Dd]ate/u);
});

it('tells who is low when it gets better, and no mahadasha of the Moon', () => {
  const said = last('man bahut udas rehta hai', 'chandra kamzor hai kya mera', 'kab theek hoga');
  expect(said).not.toMatch(/Chandra ki mahadasha/u);
  expect(said).toMatch(/20[2-4]\d/u);
});

it('promises no time where the chart marks none', () => {
  const said = last('mera loan pass hoga kya', 'kab tak');
  expect(said).toMatch(/mod bhi nahi|20[2-4]\d/u);
});

it('says of the sub-period that runs what the chart says of it', () => {
  const running = runningPeriods(known.dasha, known.at.jd, 2)[1];
  expect(running?.lords[1]).toBe('ketu');
  // Capricorn rises: neither the lord of the seventh house, the Moon, nor Venus shares a sign with Ketu.
  expect(known.read.lord(7)).toBe('moon');
});

it.each(['I want to die, what do I do till then', 'kab marunga', 'wo mujhe roz maarta hai, kya karu'])(
  'lets no way of going on go before a case of safety: %s',
  (message) => expect(heardAsked(message).safety).not.toBeNull(),
);

it.each(['which gemstone suits me', 'मेरी बहन की शादी कब होगी', 'how is my health in 2028'])(
  'hears what asks something of its own as such: %s',
  (message) => expect(turnIn(message)).toBeNull(),
);

it('hears nothing in a message of which only a birth was read', () => expect(turnIn('')).toBeNull());
