/** Whom a question is about besides whoever asks, and by which house it is read. */
import { relationBalance } from '../../../../lib/answers/relations.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1978-01-30T18:40', 5.5, 18.5204, 73.8567), AT, OPTION_DEFAULTS);
});

/** Houses: BPHS ch. 11 (Santhanam), Phaladeepika ch. 1; the family of the spouse is the second house from the seventh. */
it.each([
  ['my sister and I have not spoken for years, will we be friends again', 'sister', 3],
  ['बड़े भाई से संबंध कैसे रहेंगे', 'brother', 3],
  ['papa se meri banti nahi hai kya karu', 'father', 9],
  ['माँ से मेरी क्यों नहीं बनती', 'mother', 4],
  ['my mother in law interferes in everything, will it get better', 'in_laws', 8],
  ['दोस्त धोखा देते हैं मुझे, किस पर भरोसा करूं', 'friend', 11],
  ['why do all my friendships end badly', 'friend', 11],
  ['मेरी सहेलियाँ मुझे छोड़ देती हैं, ऐसा क्यों होता है', 'friend', 11],
  ['mera boss mujhe bahut pareshan karta hai', 'boss', 10],
  ['my business partner and I are not getting along', 'business_partner', 7],
  ['my son does not listen to me', 'child', 5],
  ['meri saas mujhse hamesha khafa rehti hai, kya kabhi unse rishta sudhrega ya nahi', 'in_laws', 8],
] as const)('reads “%s” as %s, by house %i', (message, relation, house) => {
  const [first] = questionOf(message, AT.date).intents;
  expect(first).toMatchObject({ kind: 'relation', relation });
  const lord = relationBalance(known, relation)?.indicators.find(({ kind }) => kind === 'lord');
  expect(lord?.house ?? house).toBe(house);
});

it('keeps a husband who does not listen, and reads no child of whoever is an only child', () => {
  const mattersOf = (message: string) => questionOf(message, AT.date).intents;
  expect(mattersOf('मेरे पति मेरी कोई बात नहीं सुनते, क्या समय के साथ उनका स्वभाव बदलेगा?')).toMatchObject([
    { kind: 'matter', matter: 'married_life' },
  ]);
  const told = mattersOf(
    "A firm in Singapore wants me, my mother and father are old and I'm the only child, should I go?",
  );
  expect(told).not.toContainEqual(expect.objectContaining({ matter: 'children' }));
});

it.each([
  ['Will my brother find a job?', 'sibling'],
  ['my daughters wedding expenses are coming up, will money come in next 6 months', null],
  ['will my son’s business grow', 'child'],
])('asks for the birth of whom “%s” is about: %s', (message, other) =>
  expect(questionOf(message, AT.date).other).toBe(other),
);

it.each(['my husband suspects me, what should I do', 'पति से रोज़ झगड़ा होता है', 'biwi se ladai hoti hai kab theek hoga'])(
  'speaks of a marriage that exists to who asks “%s”',
  (message) => {
    const text = textsOf(answerTo(known, message)).join(' ');
    expect(text.length).toBeGreaterThan(80);
    expect(text).not.toMatch(
      /choose a partner|likely to choose|may come to you|रिश्ता आसानी से बन|साथी वही चुनिए|Rishta aasani se ban/,
    );
  },
);

it('reads a pension as money', () => {
  const [first] = questionOf('पेंशन का काम अटका है कब होगा', AT.date).intents;
  expect(first).toMatchObject({ kind: 'matter', matter: 'money', aspect: 'pension', ask: 'when' });
});
