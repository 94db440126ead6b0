/** What a short message asks after another, and what is said of it. */
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { solarYear, yearReading } from '../../../../layers/jyotish/phala/year.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { sideOf } from '../../../../lib/answers/area-time.ts';
import { stateAfter } from '../../../../lib/astrologer/answer/talk/carried.ts';
import { composed } from '../../../../lib/astrologer/answer/compose.ts';
import { resolved } from '../../../../lib/astrologer/answer/talk/resolve.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import type { TalkState } from '../../../../lib/astrologer/conversation/state.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { ruleId } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { decide } from '../../../../lib/answers/judgement.ts';
import { civilDate, julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { testSky } from '../../../support/sky.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let sky: Sky;
let known: KnownBirth;
let timeless: KnownBirth;
beforeAll(async () => {
  sky = await testSky();
  const born = bornAt('1984-11-03T23:40', 5.5, 13.08, 80.27);
  known = knownBirth(sky, born, AT, OPTION_DEFAULTS);
  timeless = knownBirth(sky, { ...born, timeKnown: false }, AT, OPTION_DEFAULTS);
});

/** What the last of some messages asks: `ask:matter`, or the question about a thing. */
const askedLast = (of: KnownBirth, messages: readonly string[]): string => {
  let state: TalkState | null = null;
  for (const message of messages) state = answerTo(of, message, state)?.state ?? null;
  const [first] = state?.intents ?? [];
  if (first?.kind === 'matter') return `${first.ask}:${first.matter}`;
  if (first?.kind === 'compare') return `compare:${first.matters.join()}:${first.years.join()}`;
  return first?.kind === 'named' ? (first.question ?? first.matter ?? first.ask ?? 'named') : 'none';
};

it.each([
  [['Love marriage or arranged?', 'when'], 'when:marriage'],
  // What stands behind a matter is asked of that matter, and a change of town in Hindi as in English.
  [['मेरा प्रमोशन कब होगा?', 'कौन से ग्रह की वजह से रुका है'], 'why:job'],
  [['When will my business grow?', 'because of which planet is it slow'], 'why:business'],
  [['How is my job?', 'kya sheher badalna theek hoga'], 'will:travel'],
  [['which country should I go to', 'when do I go'], 'when:abroad'],
  [['When does my Jupiter mahadasha run', 'how is it'], 'how'],
  [['is Sade Sati running for me', 'what does it do to me'], 'sade_sati_means'],
  [['शनि की साढ़ेसाती कब है', 'क्या करूँ'], 'do'],
  [['Which gemstone should I wear?', 'why this one'], 'stone_why'],
  [['Will I get a promotion?', "and if I don't?"], 'will:job'],
  [['Should I sell my land this year?', 'or next'], 'compare:property:2026,2027'],
  [['How are marriage and career for me', 'which is stronger'], 'compare:marriage,career:'],
  [['Compare my career and money'], 'compare:career,money:'],
  [['paisa kab aayega', 'aur naukri?', 'dono me se kaun pehle'], 'compare:job,money:'],
  [['How is this week?', 'for love?'], 'love'],
  [['How is my love life?', 'and this month?'], 'love'],
  [['My girlfriend left me, will she come back?', 'will I find someone else?'], 'will:marriage'],
  [['How is my health?', 'any dates?'], 'when:health'],
  [['shani ki mahadasha kaisi rahegi', 'aur guru ki?'], 'period_named'],
  [['papa ka business sambhalu ya job karu'], 'compare:business,job:'],
  [['should i do MBA or keep working'], 'compare:learning,job:'],
  [['mera paisa fansa hai, wapas milega kya'], 'will:money'],
  [['दुकान खोलूँ या नौकरी करूँ?'], 'compare:business,job:'],
  [['कल का दिन पैसों के लिए कैसा है', 'और परसों?'], 'money'],
  [['How is today?', 'and when will I marry?'], 'when:marriage'],
  [['meri job kab lagegi bhai'], 'when:job'],
  [['How is 2027 for me?', 'and for my job?', 'what about 2028', 'which one is better'], 'compare:job:2028,2027'],
  [['is my sade sati on', 'when does it end'], 'sade_sati_end'],
  [['is my sade sati on', 'when does it end', 'will it be bad'], 'sade_sati_means'],
  [['should i do business', 'what kind'], 'trade'],
  [['kya mera business chalega', 'kaunsa business', 'kab shuru karu'], 'when:business'],
  [['meri naukri kab lagegi', 'matlab?'], 'when:job'],
  [['mera exam kaisa jayega', 'aur uske baad job?'], 'how:job'],
  [['मेरी बीवी कैसी होगी', 'कब'], 'when:marriage'],
  [['dukaan nahi chal rahi, kab chalegi', 'koi upay batao'], 'business'],
] as const)('%j asks %s', (messages, wanted) => expect(askedLast(known, messages)).toBe(wanted));

it.each([
  'Will he be rich?',
  'does she get a good job',
  'uski job kab lagegi',
  'mera beta 10th me hai kitne number ayenge',
  'Is my son manglik?',
])('asks for the birth of whom “%s” is about', (message) => expect(questionOf(message, AT.date).other).not.toBeNull());

it('takes the year along to another matter of a longer message', () => {
  const first = answerTo(known, 'How will 2027 be for my money?');
  expect(answerTo(known, 'what about my health then?', first?.state ?? null)?.state.years).toEqual([2027, 2027]);
});

it('does not tell the same of a thing twice, and has something to say each time', () => {
  const first = answerTo(known, 'Tell me about my Rahu mahadasha');
  const second = answerTo(known, 'when does it end', first?.state ?? null);
  const third = answerTo(known, 'and what does it give', second?.state ?? null);
  const said = [first, second, third].map((one) => textsOf(one).join(' '));
  expect(new Set(said).size).toBe(3);
  expect(said.every((text) => text.length > 20)).toBe(true);
});

it.each([
  [['Is my Saturn bad?', 'why?'], 'a planet, by what else stands of it'],
  [['Do I have raj yoga?', 'when does it work?'], 'a yoga, by the periods of its planets'],
  [['How is this week for love?', 'why?'], 'days, by the matter'],
])('goes on when asked %j: %s', (messages) => {
  let state: TalkState | null = null;
  const said: string[] = [];
  for (const message of messages) {
    const answer = answerTo(known, message, state);
    state = answer?.state ?? null;
    said.push(textsOf(answer).join(' '));
  }
  const [first = '', second = ''] = said;
  expect(second.length).toBeGreaterThan(60);
  expect(first).not.toContain(second);
});

it.each([
  [['Am I in sade sati?', 'what will it do to me?', 'any remedy']],
  [['kaun sa grah sabse strong hai', 'aur sabse weak?']],
  [['Am I manglik?', 'am I manglik']],
  [['do I have kaal sarp?', 'shorter']],
])('says nothing word for word again in %j', (messages) => {
  let state: TalkState | null = null;
  const said = messages.map((message) => {
    const answer = answerTo(known, message, state);
    state = answer?.state ?? state;
    return textsOf(answer).join(' ');
  });
  expect(new Set(said).size).toBe(messages.length);
});

it('reads the chart of whoever asks where others only tell what it is for', () => {
  const today = { year: 2026, month: 11, day: 28 };
  expect(questionOf('बच्चे की पढ़ाई के लिए पैसा जुट जाएगा क्या?', today).other).toBeNull();
  expect(questionOf('बेटे की नौकरी कब लगेगी?', today).other).toBe('child');
});

it('answers both planets that are named, each by its own house', () => {
  const { rahu, ketu } = known.read.chart.grahas;
  const facts = answerTo(known, 'rahu ketu ka kya asar hai mujh par')?.cited.facts ?? [];
  expect(facts.filter(({ kind }) => kind === 'house').map(({ value }) => value)).toEqual([rahu.house, ketu.house]);
});

it('reads a year as interpret/year does', () => {
  const ids = answerTo(known, 'How will 2027 be for me?')?.cited.rules.map(({ rule_id }) => rule_id) ?? [];
  expect(ids.filter((id) => id.startsWith('year.'))).toEqual(
    known
      .yearReading(2027)
      .slice(0, 2)
      .map((one) => ruleId(one).replaceAll('/', '.')),
  );
});

it('reads of a calendar year the solar year that most of it falls into', () => {
  // Born on 3 November 1984: ten months of 2027 belong to the year that begins with the birthday of 2026.
  const ofAge = (age: number) =>
    yearReading(known.read, solarYear(sky, known.read, age, AT.place, OPTION_DEFAULTS.house_system));
  expect(known.yearReading(2027)).toEqual(ofAge(42));
  expect(known.yearReading(2027)).not.toEqual(ofAge(43));
});

it('tells of a period that is over what came after it, and when it comes again as a sub-period', () => {
  // By Vimshottari, in years of 365.25 days: Jupiter 16 years, Saturn 19, Mercury 17.
  expect(textsOf(answerTo(known, 'When is my Jupiter mahadasha?')).slice(0, 3)).toEqual([
    'The Jupiter mahadasha ran from 19 September 1980 to 19 September 1996.',
    'After it came the Saturn mahadasha, until 20 September 2015; the Mercury mahadasha is running now, until 19 September 2032.',
    'The next sub-period of Jupiter runs from 5 October 2027 to 10 January 2030.',
  ]);
});

it('looks at the one month in which it is asked if something comes about', () => {
  const texts = (message: string): string => textsOf(answerTo(known, message)).join(' ');
  expect(texts('Will my salary increase in April?')).toContain('in April 2027');
  expect(texts('Will I get a job next month?')).toContain('December 2026');
  expect(texts('Will I get a job before end of January?')).toContain('until January 2027');
  // A month that is only told of is none that is asked about.
  expect(texts('I left my job in August. Will I get a new one?')).not.toContain('August 2027');
});

it.each([
  'I live abroad and was laid off last month. Two companies took interviews. Will I get a job or should we pack?',
  'Company ne nikal diya hai, nayi job kab tak lagegi?',
  'मेरी नौकरी चली गई है, नई कब मिलेगी?',
])('answers who lost a job of the next one, and not of keeping it: %s', (message) => {
  const answer = answerTo(known, message);
  expect(answer?.state.intents).toEqual([expect.objectContaining({ kind: 'matter', matter: 'job' })]);
  expect(answer?.state.intents).not.toEqual([expect.objectContaining({ aspect: 'layoff' })]);
});

it('answers three questions in a row without a time of birth', () => {
  let state: TalkState | null = null;
  for (const message of ['when do I marry', 'why not?', 'okay and job?', 'kab?']) {
    const answer = answerTo(timeless, message, state);
    expect(textsOf(answer).join(' ').length).toBeGreaterThan(40);
    state = answer?.state ?? null;
  }
});

it('tells of another dosha that is not there, though the one before was not there either', () => {
  const first = answerTo(known, 'mangal dosh hai kya', null);
  const other = answerTo(known, 'aur kaal sarp?', first?.state ?? null);
  const texts = other === null ? [] : textsOf(other);
  expect(texts.join(' ')).toMatch(/Kaal Sarp/i);
  expect(texts.length).toBeLessThan(4);
});

/** The whole of what the last of some messages asks. */
const lastOf = (messages: readonly string[]): TalkState['intents'] => {
  let state: TalkState | null = null;
  for (const message of messages) state = answerTo(known, message, state)?.state ?? null;
  return state?.intents ?? [];
};

it.each([
  [['Should I start my own business?', 'what about with a partner?'], { matter: 'business', aspect: 'partnership' }],
  [
    ['Should I start my own business?', 'what about with a partner?', 'and the best year for it?'],
    { ask: 'when', matter: 'business', aspect: 'partnership' },
  ],
  [['Kya main videsh jaunga?', 'ok aur wahan job milegi?'], { matter: 'abroad', aspect: 'job_abroad' }],
  [['क्या मैं विदेश जाऊँगा?', 'और वहाँ नौकरी मिलेगी?'], { matter: 'abroad', aspect: 'job_abroad' }],
  [['When will I marry?', 'what will she be like?'], { kind: 'named', question: 'partner' }],
  [['When will I marry?', 'will we have children?'], { kind: 'matter', ask: 'will', matter: 'children' }],
  [['मेरी कौन सी दशा चल रही है?', 'यह कब तक है?'], { kind: 'named', question: 'running_end' }],
  [['do i have kaal sarp', 'does it delay my marriage'], { kind: 'named', text: 'do i have kaal sarp', ask: 'will' }],
  [['what does saturn do in my chart', 'and for my job?'], { kind: 'named', question: 'planet', matter: 'job' }],
  [['meri mahadasha kaunsi chal rahi hai', 'uske baad', 'usme shadi hogi?'], { kind: 'named', matter: 'marriage' }],
  [['shaadi love hogi ya arrange', 'ladka kaisa hoga', 'kahan se hoga'], { kind: 'named', question: 'partner_from' }],
  [['when will i marry', 'what will his job be'], { kind: 'named', question: 'partner_trade' }],
  [['मेरी शादी कब होगी', 'लड़की कैसी होगी', 'क्या वो नौकरी करेगी'], { kind: 'named', question: 'partner_trade' }],
  [['when do i get married', 'and kids?'], { kind: 'matter', matter: 'children' }],
  [
    ['im thinking of moving to canada', 'what about my parents back home', 'so should i go or not'],
    { ask: 'should', matter: 'abroad' },
  ],
  [['When will I get a promotion?', 'why?', 'and marriage?'], { ask: 'when', matter: 'marriage' }],
  [['मेरा करियर कैसा रहेगा?', 'तो मुझे क्या करना चाहिए?', 'और शादी?'], { ask: 'how', matter: 'marriage' }],
  [['मेरी कौन सी दशा चल रही है?', 'यह कब तक है?', 'इसके बाद कौन सी?'], { kind: 'named', question: 'next_period' }],
  [['Do I have manglik dosha?', 'is it cancelled?'], { kind: 'named', text: 'Do I have manglik dosha' }],
  [['Do I have manglik dosha?', 'so what should I do?'], { kind: 'named', text: 'Do I have manglik dosha' }],
] as const)('keeps what was named before it in %j', (messages, wanted) =>
  expect(lastOf(messages)[0]).toMatchObject(wanted),
);

it('tells until when a period runs, and of the one after it what it does for a matter', () => {
  const [, antar] = runningPeriods(known.dasha, AT.jd, 2);
  const [, next] = runningPeriods(known.dasha, julian((antar?.end ?? 0) + 1), 2);
  const first = answerTo(known, 'Which dasha is running for me?');
  const until = answerTo(known, 'until when is that?', first?.state ?? null);
  const year = new Date(((antar?.end ?? 0) - 2440587.5) * 86_400_000).getUTCFullYear();
  expect(textsOf(until)[0]).toMatch(new RegExp(`until .*${year}`, 'u'));
  const after = answerTo(known, 'after that?', until?.state ?? null);
  const effect = answerTo(known, 'how is it for money?', after?.state ?? null);
  expect(textsOf(effect)[0]).toContain(capital(next?.lord ?? '?'));
});

/** The texts of the last answer to some messages. */
const textsAfter = (messages: readonly string[]): readonly string[] => {
  let state: TalkState | null = null;
  let texts: readonly string[] = [];
  for (const message of messages) {
    const answer = answerTo(known, message, state);
    state = answer?.state ?? state;
    texts = textsOf(answer);
  }
  return texts;
};

it.each([
  ['is it serious', 'will it harm me'],
  ['does it delay my marriage', 'does it affect my job'],
])('goes on about a dosha that is not there without its planets: %s', (...asked) => {
  expect(known.doshas.find(({ id }) => id === 'kaal_sarp')?.present).toBe(false);
  for (const message of asked) {
    const [first = ''] = textsAfter(['do i have kaal sarp', message]);
    expect(first).toMatch(/this chart/i);
    expect(first).not.toMatch(/Rahu|Ketu/);
  }
});

it('tells whether to wait by the next time of the matter, and that a matter without times has none', () => {
  const soonest = decide(known, 'job', null).windows.toSorted((a, b) => a.span.start - b.span.start)[0];
  const { year } = civilDate(soonest?.span.start ?? julian(0), AT.clock.offsetAt(AT.jd));
  const [first = ''] = textsAfter(['how is my job', 'what if i wait a year']);
  expect(first).toContain(String(year));
  expect(textsAfter(['how is my health', 'what if i wait a year']).join(' ')).not.toMatch(/20[2-9]\d/);
});

it('keeps the advice where the last answer is said in other words', () => {
  const steps = (language: 'en' | 'hi' | 'hi-Latn'): readonly string[] => bank(language, 'astrologer/asked').acts.money;
  const indexIn = (texts: readonly string[], rows: readonly string[]): number =>
    rows.findIndex((row) => texts.includes(row));
  const first = indexIn(textsAfter(['how is my money']), steps('en'));
  expect(first).toBeGreaterThanOrEqual(0);
  expect(indexIn(textsAfter(['how is my money', 'say it simpler']), steps('en'))).toBe(first);
  expect(indexIn(textsAfter(['how is my money', 'in hindi please']), steps('hi'))).toBe(first);
  expect(indexIn(textsAfter(['mera paisa kaisa rahega', 'samajh nahi aaya']), steps('hi-Latn'))).toBe(first);
});

it('calls an earlier time that has fewer signs no best one', () => {
  const asked = (['marriage', 'job', 'property', 'abroad', 'vehicle'] as const).find((matter) => {
    const [best, ...others] = decide(known, matter, null).windows;
    return others.some(({ span }) => span.start < (best?.span.start ?? 0));
  });
  expect(asked).toBeDefined();
  const [first = ''] = textsAfter([`when is it best for ${asked ?? ''}`, 'anything before that?']);
  expect(first).not.toMatch(/best|most|strongest|likeliest/i);
});

it.each([
  [['मुझे कौन सा रत्न पहनना चाहिए', 'क्यों', 'कब पहनूं'], { question: 'stone_when' }],
  [['मुझे कौन सा रत्न पहनना चाहिए', 'अगर महंगा हो तो'], { question: 'stone_other' }],
  [['konsa ratna pehnu', 'kis ungli me'], { question: 'stone_finger' }],
  [['konsa ratna pehnu', 'kis ungli me', 'kab pehnu'], { question: 'stone_when' }],
  [['konsa ratna pehnu', 'kis ungli me', 'kab pehnu', 'nuksan to nhi hoga'], { question: 'stone_harm' }],
  [['meri dasha konsi hai', 'uske baad konsa', 'wo acha hoga ya bura'], { question: 'next_means' }],
  [['सरकारी नौकरी का योग है?', 'कौन से विभाग में'], { question: 'trade' }],
  [['aur meri shaadi?', 'exam ke liye konsa upay karu'], { kind: 'named', matter: 'exam' }],
  [['मेरे पति का स्वभाव कैसा है', 'back to me, is next year better'], { kind: 'matter', matter: 'general' }],
  [['मेरी दशा कौन सी है', 'ये कब तक है', 'इसमें क्या होगा'], { question: 'running_means' }],
  [['which period am i in', 'is that good or bad'], { question: 'running_means' }],
  [['मेरी शादी कब होगी', 'वो कैसा होगा'], { question: 'partner' }],
  [['bete ki naukri kab lagegi', 'mai kya karu uske liye'], { kind: 'relation', ask: 'do', relation: 'child' }],
  [['bete ki naukri kab lagegi', 'wo mujhse dur rahega kya'], { kind: 'relation', relation: 'child' }],
] as const)('goes on about the thing or the person in %j', (messages, wanted) => {
  let state: TalkState | null = null;
  for (const message of messages) {
    const asked = resolved(questionOf(message, AT.date), state);
    state = asked === null ? state : composed(known, asked, 'en', state).state;
  }
  expect(state?.intents[0]).toMatchObject(wanted);
});

it('asks for the birth of the son again where his wedding follows his job', () => {
  const first = resolved(questionOf('bete ki naukri kab lagegi', AT.date), null);
  const state = first === null ? null : stateAfter(first, 'hi-Latn', null);
  expect(resolved(questionOf('uski shadi?', AT.date), state)?.other).toBe('child');
  expect(resolved(questionOf('meri shadi kab hogi', AT.date), state)?.other).toBeNull();
});

it('tells what a period does by the side that its lord is on in each area', () => {
  const [, antar] = runningPeriods(known.dasha, AT.jd, 2);
  const helped = (['career', 'money', 'married_life', 'family', 'learning', 'travel'] as const).filter(
    (matter) => sideOf(decide(known, matter, null).indicators, antar?.lord ?? 'sun') === 'for',
  );
  const said = textsAfter(['which period am i in', 'what will happen in it']).join(' ');
  const { nouns } = bank('en', 'astrologer/parts');
  expect(helped.slice(0, 2).every((matter) => said.includes(nouns[matter]))).toBe(true);
});

it.each([
  ['my boss is so cruel, how will my job be', /badly/],
  ['i am exhausted, how will my job be', /Being tired/],
  ['she broke up with me, when will i marry', /hurts/],
] as const)('says one sentence of sympathy that fits: %s', (message, wanted) => {
  const first = answerTo(known, message);
  expect(textsOf(first)[0]).toMatch(wanted);
  expect(textsOf(answerTo(known, `and money? ${message}`, first?.state ?? null)).join(' ')).not.toMatch(wanted);
});

it.each([
  [['When will I marry?', 'will his family accept me'], { kind: 'matter', aspect: 'partners_family' }],
  [['how is my job', 'what if i stay'], { kind: 'matter', matter: 'job', aspect: 'layoff' }],
  [['नौकरी कब लगेगी', 'कौन सी'], { kind: 'named', question: 'trade' }],
] as const)('turns in %j to what it says', (messages, wanted) => expect(lastOf(messages)[0]).toMatchObject(wanted));

it('tells of the partner, and of no lucky direction, from which direction he comes', () => {
  const [first] = textsAfter(['When will I get married?', 'from which direction or city will he come']);
  expect(first).toMatch(/partner/);
});

it('shortens what it told of a planet to its first sentence', () => {
  const [first] = textsAfter(['what does jupiter do in my chart']);
  expect(textsAfter(['what does jupiter do in my chart', 'in short'])).toEqual([first]);
});

it.each(['thank you, that puts my mind at rest', 'शुक्रिया, अब मन शांत है', 'dhanyavaad, ab man shaant hai'])(
  'thanks in return whoever only thanks: %s',
  (message) => {
    expect(questionOf(message, { year: 2026, month: 11, day: 28 }).courtesy).toBe('thanks');
  },
);
it.each(['thanks, and my career?', 'thank you, tell me more', 'shukriya, ab kya karu', 'thanks but I am scared'])(
  'answers what is asked beside thanks: %s',
  (message) => {
    expect(questionOf(message, { year: 2026, month: 11, day: 28 }).courtesy).toBeNull();
  },
);

it.each(['mujhe dar lagta hai', 'I feel so afraid', 'डर लगता है'])(
  'comforts fear of nothing that is named: %s',
  (message) => {
    expect(questionOf(message, { year: 2026, month: 11, day: 28 }).heavy).toBe('uneasy');
  },
);
it('keeps fear of something with what is feared', () => {
  expect(questionOf('I am afraid of my exam', { year: 2026, month: 11, day: 28 }).heavy).toBeNull();
});

it.each([
  ['what are the worst months of 2027 for me?'],
  ['2027 mein mere liye bura mahina kaun sa hai'],
  ['How is 2027 for me?', 'and the bad months?'],
  ['How is my career in 2027?', 'worst month?'],
])('names no good month to whoever asks for the bad ones: %s', (...messages) => {
  let state: TalkState | null = null;
  let texts: readonly string[] = [];
  for (const message of messages) {
    const answer = answerTo(known, message, state);
    texts = answer === null ? [] : textsOf(answer);
    state = answer?.state ?? null;
  }
  const cares = [bank('en', 'astrologer/parts'), bank('hi-Latn', 'astrologer/parts')].flatMap(
    ({ limit }) => limit.care,
  );
  expect(texts.some((text) => cares.includes(text))).toBe(true);
  expect(texts.join(' ')).not.toMatch(/2027|best|achh/u);
});

it('gives no wedding hours for a day on which to speak of love', () => {
  const first = answerTo(known, 'should I tell her that I love her');
  const told = textsOf(answerTo(known, 'which day is good for it', first?.state ?? null)).join(' ');
  expect(told).toMatch(/Moon/u);
  expect(told).not.toMatch(/wedding|marriage|\d\d:\d\d/iu);
});
