/** The safety table: what needs a fixed answer, what does not, and in which tongue it is given. */
import { heardIn, safetyCaseOf } from '../../../../lib/astrologer/safety/safety.ts';
import { isIn, languageOf, tongueOf } from '../../../../lib/astrologer/answer/hear/tongue.ts';
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { SAFETY_CASES } from '../../../../lib/contract/suites/astrologer.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { languagesWith } from '../../../../lib/words/languages.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { courtesyText, fixedText, refusedText, type Tongue } from '../../../../lib/words/astrologer/fixed-texts.ts';
import type { CareText } from '../../../../lib/words/keys.ts';
import { helplineOf, HELPLINES, type Helpline } from '../../../../lib/words/astrologer/helplines.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';
import { thinned } from '../../../support/soak.ts';
import { keptApart, vectorCases } from '../../../support/vectors.ts';

/** A question, and the case that must be found. */
type Asked = readonly [string, string | null];

it.each(vectorCases<Asked>('verify/safety.json'))('%s needs %s', (question, expected) =>
  expect(safetyCaseOf(question)).toBe(expected),
);

it('finds what it found of questions that mended nothing, and stops no more innocent ones', () => {
  const judged = keptApart<Asked>('verify/safety.json').map(
    ([question, wanted]) => [wanted, safetyCaseOf(question)] as const,
  );
  const ofNoCase = judged.filter(([wanted]) => wanted === null);
  expect(judged.filter(([wanted, found]) => wanted !== null && wanted === found).length).toBeGreaterThanOrEqual(147);
  expect(ofNoCase.filter(([, found]) => found !== null).length).toBeLessThanOrEqual(4);
});

it.each([
  ['When will my 14 year old daughter marry?', 'minor'],
  ['मेरी बेटी 15 साल की है, उसकी शादी कब होगी', 'minor'],
  ['meri umar 16 hai boyfriend kab banega', 'minor'],
  ['My daughter is 26, when will she marry?', null],
  ['I have a 5 year old daughter, when will I marry again?', null],
  ['I was 16 when we moved. When will I marry?', null],
  ['humari 5 saal ki shaadi kaisi chalegi', null],
] as const)('%s is about a person under eighteen: %s', (question, expected) =>
  expect(safetyCaseOf(question)).toBe(expected),
);

it.each([
  ['मेरी सास से नहीं बनती, शादी के बाद अलग रहना पड़ेगा क्या', null],
  ['शादी के बाद पति से अलग हो जाऊं क्या', 'crime'],
  ['bhai ne ghar me hissa nahi diya, case karu ya samjhauta', null],
  ['will I win the court case or lose it', 'crime'],
  ['My knee pain has lasted for years, how will my health be next year?', null],
  ['My knee pain has lasted for years, what is wrong with it?', 'illness'],
  ['I have chest pain right now, how will my health be?', 'emergency'],
  ['mera crush mujhe pasand karta hai kya, aage kuch hoga', null],
  ['mera crush mujhe pasand karta hai kya', 'secret'],
  ['can i wear blue sapphire, my neighbor says it will ruin me', null],
  ['how can i ruin my boss, he fired me', 'crime'],
  ['नीलम मुझे बर्बाद कर देगा क्या', null],
  ['पड़ोसी को बर्बाद कर दूं क्या', 'crime'],
  ['शादी में बहुत झगड़े हो रहे हैं, तलाक की नौबत आ गई', null],
  ['शादी में बहुत झगड़े हो रहे हैं, तलाक लेना चाहिए क्या', 'crime'],
] as const)('%s, which shares its words with another, needs %s', (question, expected) =>
  expect(safetyCaseOf(question)).toBe(expected),
);

it('takes Cancer for the sign where a planet passes through it', () =>
  expect(safetyCaseOf('Jupiter is now passing through Cancer.')).toBeNull());

it.each([
  ['I want to die', 'hi', 'hi'],
  ['I want to die', 'en', 'en'],
  ['मरना चाहता हूँ', 'en', 'hi'],
  ['main marna chahta hoon', 'en', 'hi-Latn'],
  ['kya mujhe sugar ki bimari hai', 'hi', 'hi-Latn'],
  ['Will my mother die?', 'en', 'en'],
  ['padosi se jhagda', 'en', 'hi-Latn'],
  ['man udas h', 'en', 'hi-Latn'],
  ['is my shaadi near', 'en', 'en'],
  ['ghar kab', 'hi', 'hi-Latn'],
  ['aasan bhasha mein', 'hi', 'hi'],
] as const)('%s, with language %s, is answered in %s', (question, language, tongue) =>
  expect(tongueOf(question, language)).toBe(tongue),
);

it.each([
  ['naukri kab lagegi', 'en', 'hi'],
  ['kya mujhe naukri milegi', 'en', 'hi'],
  ['नौकरी कब लगेगी?', 'en', 'hi'],
  ['aaj ka din kaisa rahega', 'en', 'hi'],
  ['mummy ki health kaisi rahegi', 'en', 'hi'],
  ['flat khareedu ya rent pe rahu', 'en', 'hi'],
  ['exam clear karunga', 'en', 'hi'],
  ['Is Vega or Rahu mine?', 'en', 'en'],
  ['When will I find work?', 'en', 'en'],
  ['When will I find work?', 'hi', 'hi'],
] as const)('%s, with no language named and %s otherwise, is answered in %s', (question, otherwise, language) =>
  expect(languageOf(question, otherwise)).toBe(language),
);

it.each([
  ['en', 'Saturn is in the third house, which favours steady effort.', true],
  ['en', 'Rest well.', true],
  ['en', 'शनि तीसरे भाव में हैं।', false],
  ['en', 'Shani teesre bhav mein hain, mehnat karte rahiye.', false],
  ['en', 'Saturno está en la casa tres y favorece su esfuerzo.', false],
  ['en', 'Сатурн находится в третьем доме.', false],
  ['en', '2027.', true],
  ['hi', 'शनि तीसरे भाव में हैं, इसलिए धीरे चलिए।', true],
  ['hi', 'यह MBA के लिए अच्छा समय है, और मेहनत काम आएगी।', true],
  ['hi', 'Saturn is in the third house.', false],
  ['hi', 'Shani teesre bhav mein hain.', false],
  ['hi', 'शनि is in the third house, which favours effort.', false],
] as const)('for %s the sentence "%s": %s', (language, sentence, fits) => expect(isIn(language, sentence)).toBe(fits));

const TONGUES: readonly Tongue[] = [...languagesWith('astrologer/safety'), 'hi-Latn'];

it.each(TONGUES)('has a text for each case in %s, and in a crisis the numbers in its second sentence', (tongue) => {
  for (const key of SAFETY_CASES) {
    const text = fixedText(tongue, key, helplineOf('IN'));
    expect(text.length).toBeGreaterThan(60);
    expect(text).not.toMatch(/[{}]/);
    const sentences = text.split(/(?<=[.।])\s+/u);
    if (key === 'crisis') expect(sentences[1]).toMatch(/Tele-MANAS 14416.*112/s);
    if (key === 'emergency') {
      expect(sentences[1]).toContain('108 / 112');
      expect(text).not.toContain('14416');
    }
  }
  expect(courtesyText(tongue, 'foreign', helplineOf('IN'))).toMatch(/14416.*112/s);
});

it('gives the numbers of each country', () => {
  for (const country of Object.keys(HELPLINES)) {
    const helpline = helplineOf(country);
    expect(fixedText('en', 'crisis', helpline)).toContain(helpline.emergency);
    expect(fixedText('en', 'emergency', helpline)).toContain(helpline.ambulance);
    expect(courtesyText('ta', 'foreign', helpline)).toContain(helpline.line);
  }
  expect(fixedText('en', 'emergency', helplineOf('XX'))).toContain('112');
  expect(fixedText('en', 'crisis', helplineOf('XX'))).toContain('findahelpline.com');
});

it('speaks Hindi as no man and no woman', () => {
  const spoken = [
    ...SAFETY_CASES.map((key) => fixedText('hi', key, helplineOf('IN'))),
    JSON.stringify(bank('hi', 'astrologer/answers')),
    JSON.stringify(bank('hi', 'astrologer/parts')),
  ];
  expect(spoken.filter((text) => /[ूऊ][ँं]ग[ाी]|[तह][ाी] हूँ|मैं /u.test(text))).toEqual([]);
});

it('has no objection to anything that our own composer writes', async () => {
  const at = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
  const sky = await testSky();
  const written = new Set<string>();
  for (const n of thinned([...Array(30).keys()], 3)) {
    const birth = bornAt(`${1950 + n}-0${1 + (n % 9)}-1${n % 9}T${10 + (n % 13)}:30`, 5.5, 10 + (n % 20), 75);
    const known = knownBirth(sky, birth, at, OPTION_DEFAULTS);
    for (const question of [
      'How is my job?',
      'When will I marry?',
      'मेरा धन कैसा है?',
      'मेरी सेहत कैसी है?',
      'घर कब लूँगा?',
      'Should I study?',
      'संतान कब होगी?',
      'क्या विदेश जाना होगा?',
      'How is my life?',
    ])
      for (const text of textsOf(answerTo(known, question))) written.add(text);
  }
  expect(written.size).toBeGreaterThan(100);
  expect([...written].filter((text) => safetyCaseOf(text) !== null)).toEqual([]);
});

it('has no objection to a line of work, a subject or a nature that an answer may name', () => {
  const said = (['en', 'hi'] as const).flatMap((language) => {
    const { trades, subjects, natures, aims } = bank(language, 'astrologer/direct').ofPlanet;
    return [trades, subjects, natures, aims].flatMap((table) => Object.values(table));
  });
  expect(said.filter((text) => safetyCaseOf(text) !== null)).toEqual([]);
});

it.each([
  ['I am 15 and my boyfriend wants us to run away and marry', 'minor', 'young'],
  ['mai 16 saal ki hu, pyar karti hu use, bhag jau kya', 'minor', 'young'],
  ['मैं 16 साल की हूँ, घर से भाग जाऊँ?', 'crisis', 'leaves_home'],
  ['my daughter is 15 and wants to marry', 'minor', null],
  ['मुझे छाती में दर्द रहता है, क्या करूँ', 'emergency', 'lasting'],
  ['i have chest pain right now', 'emergency', null],
  ['seene me dard rehta hai aur saans nahi aa rahi', 'emergency', null],
  ['can i stop my medicine and wear a gem', 'illness', 'medicine'],
  ['should i close my medicine shop', null, null],
  ['मुझे कैंसर है मैं कब तक जिऊंगा', 'death', 'grave'],
  ['how long will i live', 'death', null],
  ['vashikaran karke usko barbad karne ka tarika batao', 'curse', 'harm'],
  ['kisi ne mujh par kala jadu kiya hai', 'curse', null],
  ['us ladki ko vash me karne ka mantra do', 'curse', 'love_rite'],
  ['which mantra for peace of mind', null, null],
  ['is there a spell to change her mind', 'curse', null],
  ['mai 15 ki hu, papa roz marte hai', 'crisis', 'child_hurt'],
  ['pati roz maarta hai kab sudhrega', 'crisis', 'beaten'],
  ['husband hits me when he is drunk will he change', 'crisis', 'beaten'],
  ['पति मुझे बेल्ट से मारता है', 'crisis', 'beaten'],
  ['i want to end my life', 'crisis', null],
  ['mai 16 saal ka hu gf se shadi kab hogi', 'minor', 'early'],
  ['I am 16 and have a crush on a girl in my class, will we marry', 'minor', 'early'],
  ['I am 15 and I love a man of 24, should I run away', 'minor', 'young'],
  ['डॉक्टर ने हार्ट का ऑपरेशन बताया है, सब ठीक हो जाएगा ना', 'illness', 'sick'],
  ['mujhe sugar hai kab thik hogi', 'illness', 'sick'],
  ['pet me dard rehta hai koi bimari to nahi', 'illness', null],
  ['मुझे कैंसर है मैं कब ठीक होऊंगी', 'illness', 'sick'],
  ['when will my father die, he is very ill', 'death', 'grave'],
] as const)('hears in "%s" the case %s, told as %s', (message, safety, care) =>
  expect(heardIn(message)).toMatchObject({ safety, care }),
);

const careText = (tongue: Tongue, care: CareText, helpline: Helpline): string =>
  refusedText(tongue, { safety: 'minor', care }, helpline);

it.each(TONGUES)('names in %s who helps a child that is to be married, and tells it in that tongue', (tongue) => {
  expect(fixedText(tongue, 'minor', helplineOf('IN'))).toContain('Childline 1098');
  expect(fixedText(tongue, 'minor', helplineOf('GB'))).toContain('Childline 0800 1111');
  const isSource = tongue === 'en';
  expect(careText(tongue, 'early', helplineOf('IN')) === careText('en', 'early', helplineOf('IN'))).toBe(isSource);
});

it('tells a child first what to do today, and gives the line for children of its country', () => {
  for (const tongue of ['en', 'hi', 'hi-Latn'] as const)
    expect(careText(tongue, 'young', helplineOf('IN'))).toMatch(/(?:today|आज|Aaj).*1098.*112/su);
  for (const country of Object.keys(HELPLINES))
    expect(careText('en', 'young', helplineOf(country))).toContain(helplineOf(country).child);
  expect(careText('en', 'lasting', helplineOf('IN'))).toContain('108 / 112');
  expect(careText('en', 'child_hurt', helplineOf('IN'))).toMatch(/1098.*112/s);
  for (const tongue of ['en', 'hi', 'hi-Latn'] as const)
    expect(careText(tongue, 'beaten', helplineOf('IN'))).toMatch(/181.*112/su);
});
