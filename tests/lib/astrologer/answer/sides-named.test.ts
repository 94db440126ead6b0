/** Choices told in the words of whoever asks: both ways by the names that were said, one of them said first, and what counts for more. */
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
const bornIn = async (local: string) =>
  knownBirth(await testSky(), bornAt(local, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
const leadOf = async (message: string, local = '1990-05-10T19:55'): Promise<string> =>
  textsOf(answerTo(await bornIn(local), message))[0] ?? '';

it.each([
  ['Oracle in Berlin or stay with my present firm?', /Oracle in Berlin/, /staying/],
  ['Should I buy the flat in Surat or keep the money for my son’s college?', /the flat in Surat/, /your son’s college/],
  ['एफडी या भाई का ढाबा?', /एफडी/u, /भाई के ढाबा/u],
  ['PF ka paisa RD me dalu ya jija ke garage me lagau?', /safe bachat|RD/, /jija ke garage/],
  ['LIC ki naukri lu ya Qatar jau?', /LIC ki naukri/, /Qatar/],
  ['drama karu ya web series?', /[Dd]rama/, /web series/],
])('“%s” names both ways as they were said', async (message, one, other) => {
  const lead = await leadOf(message);
  expect(lead).toMatch(one);
  expect(lead).toMatch(other);
});

it.each([
  ['My partner wants to leave the mill. Should I buy her out or sell the mill?', 'buy_out / sell_firm'],
  ['कारख़ाना बेच दूँ या भाई का हिस्सा देकर ख़ुद चलाऊँ?', 'sell_firm / buy_out'],
  ['pension FD me rakhu ya damaad ke hotel me lagau?', 'fixed / kin_trade'],
  ['plot lu ya bete ki engineering ke liye rakhu?', 'buy / child_study'],
  // A bank is no office of the state unless that is said.
  ['Should I take the Siemens offer in Munich or stay in my bank job?', 'switch / stay'],
])('“%s” is between %s', (message, options) =>
  expect(questionOf(message, AT.date).intents.map((one) => one.kind === 'compare' && one.options?.join(' / '))).toEqual(
    [options],
  ),
);

it.each([
  'should I look for a girl at the office or through family?',
  'लड़की ख़ुद ढूँढूँ या घरवालों के ज़रिए?',
  'office me dhundu ya gharwalo ke through?',
])('takes “%s” for a match of one’s own or of the family', (message) =>
  expect(questionOf(message, AT.date).intents).toMatchObject([{ kind: 'named', said: { questions: ['choice'] } }]),
);

it('hears two posts for which one was selected as the two ways, and nothing besides', () => {
  const [choice, ...more] = questionOf(
    'I got selected for IBPS PO in Mysore and for SSC CGL in Agra. My father is bedridden. Which one should I join?',
    AT.date,
  ).intents;
  expect(more).toEqual([]);
  expect(choice).toMatchObject({
    options: ['banking', 'government'],
    names: ['IBPS PO in Mysore', 'SSC CGL in Agra'],
    reason: 'illness',
  });
});

it.each([
  [
    'My firm sends me to Oslo in May. My wife is due in May. Should I go to Oslo or stay here?',
    /birth counts for more/,
  ],
  ['मुझे ओमान से ऑफ़र है पर माँ को लकवा है। ओमान जाऊँ या यहीं रहूँ?', /देखभाल/u],
])('tells in “%s” what counts for more than the chart', async (message, told) =>
  expect(textsOf(answerTo(await bornIn('1990-05-10T19:55'), message)).join(' ')).toMatch(told),
);

it('says by what two posts that the chart has as one would differ, as the fourth house has it', async () => {
  const leads = new Set<string>();
  for (let year = 1966; year < 1998; year += 2) {
    const texts = textsOf(
      answerTo(await bornIn(`${year}-05-1${year % 9}T1${year % 10}:20`), 'Nashik ya Kanpur me job, kaunsi lu?'),
    );
    const near = texts.find((text) => /ghar ke paas|ghar se door|income zyada fixed|azaadi/u.test(text));
    leads.add(near?.slice(0, 30) ?? '');
  }
  expect(leads.size).toBeGreaterThan(1);
});

it('keeps the names of two ways in a talk', async () => {
  const known = await bornIn('1990-05-10T19:55');
  const first = answerTo(known, 'Oracle in Berlin or Siemens in Pune, which job?');
  expect(first?.state.intents).toMatchObject([{ names: ['Oracle in Berlin', 'Siemens in Pune'] }]);
});

// The lord of the fourth house gives the direction of a house by custom: the Sun east, Jupiter north-east, Saturn west.
it('says of two directions the one nearer to that of the planet', async () => {
  const known = await bornIn('1994-02-03T22:10');
  const lord = known.read.lord(4);
  const text = textsOf(answerTo(known, 'Is a west facing flat or an east facing one better for me?')).join(' ');
  const wanted: Readonly<Record<string, RegExp>> = {
    sun: /east suits this chart better than west/,
    jupiter: /east suits this chart better than west/,
    venus: /east suits this chart better than west/,
    saturn: /west suits this chart better than east/,
    moon: /west suits this chart better than east/,
    mars: /suit this chart alike/,
    mercury: /suit this chart alike/,
  };
  expect(text).toMatch(wanted[lord] ?? /never/);
});

it('takes no illness and no bet that is told beside two ways for what is asked, and a bet that is one of them it does', () => {
  for (const message of [
    'मकान लूँ या बेटे की पढ़ाई पर पैसा लगाऊँ?',
    'Visa aa gaya par papa ka dialysis chal raha hai. Germany jau ya yahin ruku?',
  ])
    expect(heardAsked(message).safety).toBeNull();
  for (const message of ['satta khelu ya dukan kholu?', 'bitcoin lu ya fd?', 'surgery karau ya dawa lu?'])
    expect(heardAsked(message).safety).not.toBeNull();
});

it('parts two subjects by no income', async () => {
  for (const message of ['MBA karu ya MCA?', 'Delhi ya Jaipur me padhai karu?'])
    expect(textsOf(answerTo(await bornIn('1990-05-10T19:55'), message)).join(' ')).not.toMatch(/income|azaadi/);
});
