/** Whether what is asked for is what is told first: a yes or no, a number, one day, an hour, the best part of a period, the year after. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-12-01T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
let other: KnownBirth;
let ofMars: KnownBirth;
beforeAll(async () => {
  const sky = await testSky();
  // Venus stands in Libra, its own sign; Rahu’s great period runs from 2013 to 2031.
  known = knownBirth(sky, bornAt('1988-12-02T09:15', 5.5, 17.385, 78.4867), AT, OPTION_DEFAULTS);
  // Mars in the second house has the aspect of Jupiter.
  ofMars = knownBirth(sky, bornAt('1983-05-26T04:50', 5.5, 13.0827, 80.2707), AT, OPTION_DEFAULTS);
  other = knownBirth(sky, bornAt('1993-03-17T04:50', 5.5, 13.0827, 80.2707), AT, OPTION_DEFAULTS);
});

/** The answers of a conversation, one text each. */
const turnsOf = (birth: KnownBirth, ...messages: readonly string[]): readonly string[] => {
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(birth, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

describe('the parts of a period', () => {
  it.each([
    [
      ['Which mahadasha am I in?', 'best year in it?', 'worst year in it?'],
      /^The best part .*Rahu.*Venus/,
      /Rahu mahadasha/,
    ],
    [
      ['abhi kaunsi mahadasha chal rahi hai', 'isme sabse accha saal konsa', 'aur sabse bura'],
      /^Rahu ki mahadasha .* sabse achha hissa Shukra/,
      /Rahu ki mahadasha/,
    ],
    [
      ['अभी कौन सी महादशा है', 'इसका सबसे अच्छा समय कौन सा है', 'और सबसे कठिन समय'],
      /^राहु की महादशा .* सबसे अच्छा हिस्सा शुक्र/,
      /राहु की महादशा/,
    ],
  ] as const)('%j', (messages, best, worst) => {
    const [, first, second] = turnsOf(known, ...messages);
    expect(first).toMatch(best);
    expect(second).toMatch(worst);
    expect(second).not.toBe(first);
  });

  it('leaves what is good in a period to what its lord does', () => {
    expect(turnsOf(known, 'Which mahadasha am I in?', 'what is good in it')[1]).toMatch(/helps? /);
  });
});

describe('a yes or no', () => {
  it.each([
    ['Will I get a promotion?', 'yes or no?', /^(?:Yes|No|Rather yes|Rather no|Neither yes nor no)/],
    ['प्रमोशन किस महीने मिलेगा', 'हाँ या ना में बताइए', /^(?:हाँ|ना|झुकाव हाँ|झुकाव ना|न हाँ)/],
    ['videsh kis saal jaunga', 'haan ya na', /^(?:Haan|Na|Jhukav haan|Jhukav na)/],
  ])('%s %s', (first, then, form) => {
    for (const birth of [known, other]) expect(turnsOf(birth, first, then)[1]).toMatch(form);
  });
});

it.each([
  ['Will I get a promotion?', 'how many attempts', /no number/],
  ['सरकारी नौकरी किस साल लगेगी', 'कितने प्रयास लगेंगे', /कितनी बार|गिनती/],
  ['videsh kis saal jaunga', 'kitni baar try karna padega', /kitni baar|ginti/],
  ['Will I get a raise?', 'give me one date', /^(?:For your raise the chart names months|No single day)/],
  ['dukaan kholu ya nahi', 'kitne baje', /^(?:Apni dukaan ke liye).*ghanta/],
])('says what no chart tells in the terms of the question: %s %s', (first, then, told) => {
  expect(turnsOf(known, first, then)[1]).toMatch(told);
});

it('goes on to the year after the one that was asked about', () => {
  expect(turnsOf(other, 'Should I buy a house in 2027?', 'and the year after')[1]).toMatch(/2028/);
});

it('says of a dosha whose effect is taken away that it is one in name', () => {
  const [first] = turnsOf(ofMars, 'do i have mangal dosha');
  expect(first).toMatch(/^In name yes, in effect no\. .*takes its effect away/);
});
