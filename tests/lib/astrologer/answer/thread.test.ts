/** Which of the things that were told in a talk a short message is of: what was only asked in between lets it through. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import type { TalkState } from '../../../../lib/astrologer/conversation/state.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1991-02-14T09:20', 5.5, 26.85, 80.95), AT, OPTION_DEFAULTS);
});

/** What the last of some messages asks: `ask:what`, `@` whose life, the years. */
const askedLast = (messages: readonly string[]): string => {
  let state: TalkState | null = null;
  for (const message of messages) state = answerTo(known, message, state)?.state ?? null;
  const { intents = [], other, years = null } = state ?? {};
  const whose = other === undefined ? '' : `@${other}`;
  const time = years === null ? '' : ` ${years[0]}`;
  const [first] = intents;
  if (first?.kind === 'matter') return `${first.ask}:${first.matter}${whose}${time}`;
  if (first?.kind === 'relation') return `${first.ask}:${first.relation}${whose}${time}`;
  return first?.kind === 'named'
    ? `${first.question ?? first.text}:${first.matter}${whose}${time}`
    : String(first?.kind);
};

it.each([
  // A date, a reason for the delay and another of it are of the matter, not of a colour, a partner or a boss in between.
  [['Will I own a flat?', 'which colour is lucky for me', 'when exactly'], 'when:property'],
  [['meri shaadi kab tak hogi', 'ladki kaisi milegi', 'itna time kyun lag raha hai'], 'why:marriage'],
  [['Should I resign?', 'my manager insults me daily', 'when will I get another one'], 'when:job'],
  [['नौकरी छोड़ दूँ क्या', 'मैनेजर बहुत डाँटता है', 'तो नई कब मिलेगी'], 'when:job'],
  // What custom does is of the own matter of which another’s was asked in between, and a month of the year of both.
  [['How is my health?', "and my father's?", 'any remedy'], 'any remedy:health'],
  [['Will 2027 be good for money?', 'and for my husband?', 'which month is best'], 'when:money 2027'],
  // Whether one goes along is of whoever goes away, whatever was asked of them since.
  // A day to talk is for whom was asked about, and the money for what costs it.
  // What others buy is theirs to decide.
  // What one does oneself is of no one else’s life, and a no of somebody leaves the date with the matter.
  [['Should I take the job in Oman?', 'my parents will be alone', 'so when should I go'], 'when:job'],
  [['कारोबार शुरू करूँ?', 'पैसा कहाँ से आएगा?', 'कब शुरू करूँ'], 'when:business'],
  [['When will I get a promotion?', 'my boss is not willing', 'when will it come'], 'when:job'],
  // Why it takes long that was asked about as love or arranged is asked of the marriage.
  [['Will it be love or arranged?', 'will I get along with my in laws', 'why so late'], 'why:marriage'],
  [['Will my refund come?', 'my brother does not support me at all', 'when will it come'], 'when:money'],
  // A step after a mantra is for the matter, and how it goes on after a word for anyone is of whom it was said of.
  [['naukri kab lagegi', 'koi upay', 'aur kya karu'], 'do:job'],
  [
    ['my uncle is angry with me', 'my father does not talk to me', 'when should I call him', 'will it get better'],
    'will:father',
  ],
  // Which of two is asked of the two, and what was not known of a partner lets the marriage through.
  [['MBA or job?', 'how is my health', 'which of the two is better'], 'compare'],
  [['When do I marry?', 'from where will she be', 'what will she earn', 'any remedy'], 'any remedy:marriage'],
  // Of two ways the date is that of the one which was told stronger.
  [['will I live abroad', 'for a job or after marriage', 'when exactly'], 'when:job'],
  [['How is my health?', "and my wife's?", 'koi upay', 'which month should I be careful'], 'when:health'],
  // A step after a daughter-in-law is for the match.
  [['meri beti ki shaadi kab hogi', 'damad kaisa hoga', 'to main kya kar sakti hu'], 'do:child'],
] as const)('takes the last of %j for the thing that can answer it', (messages, wanted) =>
  expect(askedLast(messages)).toBe(wanted),
);

it.each([
  // What is said to a person is of that person.
  [['How is my job?', 'my sister is angry with me', 'what should I say to her'], 'do:sister'],
  // A matter of one’s own that was turned to stays the matter.
  [['When do I marry?', 'How is my health?', 'which month'], 'when:health'],
  [['When do I marry?', 'my mother is ill', 'any remedy'], 'any remedy:family'],
  [['my wife is very sad these days', 'what do I say to her'], 'do:married_life'],
] as const)('lets the last of %j stay with what was told last', (messages, wanted) =>
  expect(askedLast(messages)).toBe(wanted),
);
