/** Whether an answer takes one stand: its yes or no, its time and whether to wait do not speak against each other. */
import { decide } from '../../../../lib/answers/judgement.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import type { Matter } from '../../../../lib/contract/suites/astrologer.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-12-01T12:00', 5.5, 28.6139, 77.209);
const BORN = ['1990-05-10T19:55', '1985-11-23T06:40', '1979-08-30T23:10', '1993-03-17T04:50', '1988-12-02T09:15'];
const MORE = ['1996-07-07T17:35', '1982-01-19T03:25', '1991-09-26T11:05', '2000-06-21T02:30', '1998-02-14T14:20'];
let births: readonly KnownBirth[];
beforeAll(async () => {
  const sky = await testSky();
  births = [...BORN, ...MORE].map((born) => knownBirth(sky, bornAt(born, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS));
});

const said = (known: KnownBirth, question: string): string => textsOf(answerTo(known, question)).join(' ');

/** Days within which a time runs, for whoever asks. */
const SOON = 5;
const WAITS = /\b(?:rather wait|wait a little|can wait|wait until|hold back|in a hurry|for later|more time before)\b/i;
const RUNS = /\b(?:running now|runs now|now, until|open now|from now until)\b/i;
const PRAISES = /\b(?:good time|good stretch|signs are good|signs for it are good|most likely|strongest)\b/i;
const WAYS: readonly (readonly [matter: Matter, noun: string])[] = [
  ['business', 'start a business of my own'],
  ['property', 'buy a house'],
  ['abroad', 'settle abroad'],
  ['vehicle', 'buy a car'],
];
const cases = (): readonly { readonly known: KnownBirth; readonly matter: Matter; readonly noun: string }[] =>
  births.flatMap((known) => WAYS.map(([matter, noun]) => ({ known, matter, noun })));
const isAgainst = ({ known, matter }: { readonly known: KnownBirth; readonly matter: Matter }): boolean =>
  decide(known, matter, null).verdict?.endsWith('against') === true;

it('bids nobody wait for a time that runs', () => {
  const texts = cases().map(({ known, noun }) => said(known, `Should I ${noun}?`));
  expect(texts.some((text) => WAITS.test(text))).toBe(true);
  expect(texts.some((text) => RUNS.test(text))).toBe(true);
  expect(texts.filter((text) => WAITS.test(text) && RUNS.test(text))).toEqual([]);
});

it('praises no time of what the chart advises against', () => {
  const found = cases().filter(isAgainst);
  expect(found.length).toBeGreaterThan(5);
  const [should, will] = ['Should I', 'Will I'].map((asks) =>
    found.map(({ known, noun }) => said(known, `${asks} ${noun}?`)),
  );
  expect(should?.filter((text) => PRAISES.test(text))).toEqual([]);
  expect(will?.filter((text) => /good time|most likely|likeliest/i.test(text))).toEqual([]);
});

it('bids whoever has a time near wait for it where the chart is against the matter', () => {
  const near = cases()
    .filter(isAgainst)
    .filter(({ known, matter }) => {
      const start = decide(known, matter, null).times?.first.span.start ?? Infinity;
      return start > known.at.jd + SOON && start < known.at.jd + 700;
    });
  expect(near.length).toBeGreaterThan(1);
  for (const { known, noun } of near) expect(said(known, `Should I ${noun}?`)).toMatch(/\bwait|hurry|later|prepare/i);
});

it('keeps its stand where one asks on about it', () => {
  const turns = cases().flatMap(({ known, matter, noun }) => {
    const first = answerTo(known, `Should I ${noun}?`);
    return ['until when should I wait?', 'why?', 'how long will it stay so?'].map((on) => ({
      text: textsOf(answerTo(known, on, first?.state ?? null)).join(' '),
      isAgainst: isAgainst({ known, matter }),
    }));
  });
  expect(turns.filter(({ text }) => WAITS.test(text) && RUNS.test(text))).toEqual([]);
  expect(turns.filter((one) => one.isAgainst && PRAISES.test(one.text))).toEqual([]);
});

describe('what is feared', () => {
  it.each([
    ['Will my business fail?', 'business', /^(?:No|Rather not|More no)/],
    ['Will I lose my job?', 'job', /^(?:No|Rather not|More no)/],
    ['Am I going to stay single forever?', 'marriage', /^(?:No|Rather not|More no)/],
    ['Will buying a car be a waste of money?', 'vehicle', /^(?:No|Rather not|More no)/],
    ['क्या पैसों की तंगी रहेगी', 'money', /^(?:नहीं|ऐसा होता नहीं|हाँ से ज़्यादा ना|ऐसा होने के आसार कम)/],
    ['naukri to nahi chali jayegi?', 'job', /^(?:Nahi|Aisa hota nahi|Haan se zyada na|Aisa hone ke aasaar kam)/],
    ['क्या मेरा धंधा डूब जाएगा', 'business', /^(?:नहीं|ऐसा होता नहीं|हाँ से ज़्यादा ना|ऐसा होने के आसार कम)/],
    ['kya business mein nuksan hoga', 'business', /^(?:Nahi|Aisa hota nahi|Haan se zyada na|Aisa hone ke aasaar kam)/],
  ] as const)('%s', (question, matter, no) => {
    const held = births.filter((known) => decide(known, matter, null).verdict?.endsWith('for') === true);
    expect(held.length).toBeGreaterThan(0);
    for (const known of held) expect(said(known, question)).toMatch(no);
    for (const known of births) expect(said(known, question)).not.toMatch(/^(?:Yes|Probably|हाँ[,।]|Haan[,.])/);
  });

  it.each([
    'Will my money troubles end?',
    'mera paisa fansa hai, wapas milega kya',
    'My business is in loss for two years',
    'My first shop was a failure, will the second one work?',
    'I lost my job in May, will I get a new one?',
    'पिछली दुकान में घाटा हुआ, क्या नई दुकान चलेगी',
    'मेरी दुकान में घाटा हो रहा है',
    'bahar jaane ka yog hai kya, dubai',
    'call centre ki night shift chhutegi kya',
    'is mahine ka kharcha nikal jayega kya, bahut pareshan hu',
    'do bor fail ho gye teesre me pani aayega kya',
    'Half of the claims team got pink slips, one man even collapsed, is my seat safe till March',
  ])('is none in what hopes or only tells: %s', (question) => {
    for (const known of births)
      expect(said(known, question)).not.toMatch(
        /not what the chart shows|It can happen|aisa nahi dikhati|ऐसा नहीं दिखाती|ऐसा हो सकता है;/,
      );
  });
});

it('says that a year which is not marked says nothing against the matter', () => {
  const texts = births
    .filter((known) => decide(known, 'business', null).verdict?.endsWith('for') === true)
    .map((known) => said(known, 'Should I start a business of my own in 2028?'));
  const unmarked = texts.filter((text) => /nothing stands out|no marked time|marks no time/.test(text));
  expect(unmarked.length).toBeGreaterThan(0);
  for (const text of unmarked) expect(text).toMatch(/^(?:Rather not then|Not then).*speaks of the time/s);
});
