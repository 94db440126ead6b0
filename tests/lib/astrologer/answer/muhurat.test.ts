/** Days for an act are those of `muhurat/find`, the best of them first named. */
import { handler as find } from '../../../../functions/muhurat/find-event.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { call } from '../../../support/call.ts';
import { testSky } from '../../../support/sky.ts';

const PLACE = { lat: 13.0827, lon: 80.2707, tz: 5.5 };
/** Whoever asks, as a person of `muhurat/find`. */
const ASKER = { date: '1983-05-26', time: '04:50', ...PLACE };
const AT = momentAt('2026-11-29T12:00', 5.5, PLACE.lat, PLACE.lon);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(
    await testSky(),
    bornAt(`${ASKER.date}T${ASKER.time}`, 5.5, PLACE.lat, PLACE.lon),
    AT,
    OPTION_DEFAULTS,
  );
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const NAMED = /\b(\d{1,2}) ([A-Z][a-z]+)/gu;
/** The days that a sentence names, as `MM-DD`. */
const daysIn = (text: string): readonly string[] =>
  [...text.matchAll(NAMED)].map(([, day = '', month = '']) =>
    [MONTHS.indexOf(month) + 1, Number(day)].map((part) => String(part).padStart(2, '0')).join('-'),
  );
interface Window {
  readonly span: { readonly start: string; readonly end: string };
  readonly score: number;
  readonly date: string;
}
/** The windows of `muhurat/find` that whoever asks can use: by day, Rahu Kaal and Yamaganda left out, with the birth that counts. */
const windowsOf = async (
  event: string,
  [from, to]: readonly [string, string],
  natives: readonly object[] = [ASKER],
): Promise<readonly Window[]> => {
  const asked = { from, to, limit: 1000, kalas: 'veto', night: 'veto', natives, ...PLACE };
  return (await call(find, asked, { path: { event } })).body.data.windows;
};
/** Its days, and the best score of each. */
const foundBy = async (...asked: Parameters<typeof windowsOf>): Promise<ReadonlyMap<string, number>> => {
  const scores = new Map<string, number>();
  for (const { date, score } of await windowsOf(...asked))
    scores.set(date.slice(5), Math.max(score, scores.get(date.slice(5)) ?? 0));
  return scores;
};

it.each([
  ['good day to buy a car in december', 'vehicle', '2026-12-01', '2026-12-31'],
  ['good date for buying a bike in december', 'vehicle', '2026-12-01', '2026-12-31'],
  ['which date is good for griha pravesh in february', 'griha-pravesh', '2027-02-01', '2027-02-28'],
  ['best day to register a flat in february', 'property', '2027-02-01', '2027-02-28'],
  ['auspicious date to open a boutique in january', 'business', '2027-01-01', '2027-01-31'],
  ['good days for the naming ceremony in december', 'naming', '2026-12-01', '2026-12-31'],
  ['good date to start on a journey in december', 'travel', '2026-12-01', '2026-12-31'],
  ['best dates for my wedding in february', 'marriage', '2027-02-01', '2027-02-28'],
  ['february me shaadi ke shubh din batao', 'marriage', '2027-02-01', '2027-02-28'],
  // The act and a month are enough: no word for a date or a muhurat.
  ['when to shift to a new house in february', 'griha-pravesh', '2027-02-01', '2027-02-28'],
  ['when should i open my parlour in january', 'business', '2027-01-01', '2027-01-31'],
  // A puja at home has its days, and is no sitting of the inner life.
  ['best day for a satyanarayan puja at home in december', 'yajna-homa', '2026-12-01', '2026-12-31'],
])('“%s” is told the best days of %s', async (message, event, from, to) => {
  const [lead = '', ...others] = textsOf(answerTo(known, message));
  // A name is given to a child, by the birth of the child.
  const found = await foundBy(event, [from, to], event === 'naming' ? [] : [ASKER]);
  const told = daysIn(lead);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((day) => !found.has(day))).toEqual([]);
  const least = Math.min(...told.map((day) => found.get(day) ?? 0));
  const left = [...found].filter(([day, score]) => !told.includes(day) && score > least);
  expect(left).toEqual([]);
  // Nothing is told against them by the Moon.
  expect(others.join(' ')).not.toMatch(/natal Moon|lighter/u);
});

it('says of a month without a day that it has none, what rules it out, and the next days', async () => {
  const [lead = '', rule = ''] = textsOf(answerTo(known, 'muhurat for mundan in december'));
  const after: readonly [string, string] = ['2027-01-01', '2027-03-31'];
  const found = await foundBy('mundan', after, []);
  expect((await foundBy('mundan', ['2026-12-01', '2026-12-31'], [])).size).toBe(0);
  // The first days of the year, in their order.
  expect(daysIn(lead)).toEqual([...found.keys()].toSorted().slice(0, 3));
  expect(rule).toContain('rules out');
});

it.each([['फ़रवरी में शादी के शुभ दिन बताओ'], ['विवाह के शुभ दिन कौन से हैं']])(
  'looks for the days of a wedding in “%s”',
  (message) => {
    expect(textsOf(answerTo(known, message))[0]).toMatch(/मुहूर्त के नियमों से विवाह के लिए/u);
  },
);

it('names as the best day one outside Kharmas, where there is one', () => {
  // The Sun enters Sagittarius on 16 December 2026.
  const [, best = ''] = textsOf(answerTo(known, 'good day to buy a car in december'));
  const [day = ''] = daysIn(best);
  expect(Number(day.slice(3))).toBeGreaterThan(0);
  expect(Number(day.slice(3))).toBeLessThan(16);
});

it('tells when a car is likely, and no day, where the time of life is asked', () => {
  expect(answerTo(known, 'When will I buy a car?')?.parts[0]).toMatchObject({ kind: 'timing', matter: 'vehicle' });
});

/** The texts of the answers of a conversation. */
const turns = (...messages: readonly string[]): readonly string[] => {
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

it('goes on with the days for what was asked before, names the best of them and its hours', async () => {
  const [, days = '', best = ''] = turns('When will I buy a car?', 'any good date in december', 'which one is best');
  const windows = await windowsOf('vehicle', ['2026-12-01', '2026-12-31']);
  const [top = ''] = daysIn(best);
  expect(daysIn(days)).toContain(top);
  const [start = '', end = ''] = best.match(/\d\d:\d\d/gu) ?? [];
  const own = windows.filter(({ span }) => span.start.slice(5, 10) === top);
  expect(own.some(({ span }) => span.start.slice(11, 16) <= start && end <= span.end.slice(11, 16))).toBe(true);
  expect(start < end).toBe(true);
});

it.each([
  ['best dates for my wedding in february', 'marriage', '2027-02-01', '2027-02-28'],
  ['good day to buy a car in december', 'vehicle', '2026-12-01', '2026-12-31'],
])('tells with the best day of “%s” the hours in which it is good', async (message, event, from, to) => {
  const told = textsOf(answerTo(known, message)).slice(1).join(' ');
  const windows = await windowsOf(event, [from, to]);
  const [start = '', end = ''] = told.match(/\d\d:\d\d/gu) ?? [];
  const days = daysIn(told);
  const own = windows.filter(({ span }) => days.includes(span.start.slice(5, 10)));
  expect(own.some(({ span }) => span.start.slice(11, 16) <= start && end <= span.end.slice(11, 16))).toBe(true);
});

it('tells the days for the wedding of whom was asked about, and that the rest is theirs', () => {
  const [, days = '', , how = ''] = turns(
    'my son’s marriage is getting delayed',
    'any date in february',
    'which one is best',
    'his wife, how will she be',
  );
  expect(days).toContain('For a wedding');
  expect(days).toContain('your son is read from their own chart');
  expect(how).toMatch(/own chart|their birth/u);
});

it('chooses among the days of the month that was named before', () => {
  const [, days = ''] = turns('shaadi december me fix hui hai', 'kaunsi tareekh achi hai');
  expect(daysIn(days).length).toBeGreaterThan(0);
  expect(daysIn(days).every((day) => day.startsWith('12-'))).toBe(true);
  expect(days).toContain('vivah');
});

it('reads “do” before a month as giving, and “2 february ko” as its second day', () => {
  expect(turns('meri shaadi kab hogi', 'date nikal do february me')[1]).toContain('din milte hain (February)');
  expect(turns('meri shaadi kab hogi', '2 february ko theek rahega kya')[1]).toMatch(/2 February/u);
});

/** The days of `muhurat/find` of some days of 2027, the best first. */
const bestOf = async (...asked: Parameters<typeof windowsOf>): Promise<readonly string[]> =>
  [...(await foundBy(...asked))].toSorted(([, a], [, b]) => b - a).map(([day]) => day);

it.each([
  [
    [
      'my son’s wedding is fixed for 14 February 2027. Is the day good?',
      'is another date better in that month?',
      'at what time?',
    ],
  ],
  [['is 14 February 2027 fine for the wedding', 'some other day that month?', 'and the timing?']],
  [['14 february 2027 ko shaadi rakhe?', 'usi mahine koi dusri date?', 'kitne baje?']],
])('keeps the act and the month of the day that was asked about: %j', async (talk) => {
  const [day = '', month = '', hours = ''] = turns(...talk);
  const isOfSon = talk[0]?.includes('son') === true;
  const best = await bestOf('marriage', ['2027-02-01', '2027-02-28'], isOfSon ? [] : [ASKER]);
  // The rules of a wedding leave that day no hour before midnight, and it is no next day after itself.
  expect(daysIn(day.split(/next days are|agle din/u)[1] ?? '')).not.toContain('02-14');
  expect(daysIn(day).filter((one) => one !== '02-14').length).toBeGreaterThan(0);
  expect(daysIn(month)).toContain(best[0]);
  expect(daysIn(month).every((one) => one.startsWith('02-'))).toBe(true);
  expect(daysIn(hours)).toContain(best[0]);
  expect(hours).toMatch(/\d\d:\d\d/u);
});

it('tells after a day that is refused the hours of the next that is not', async () => {
  const [, hours = ''] = turns('is 14 February 2027 good for a wedding', 'and the time?');
  const best = await bestOf('marriage', ['2027-02-15', '2027-02-28']);
  // In brackets stands the date of an end after midnight.
  const told = daysIn(hours.replaceAll(/\(.*?\)/gu, ''));
  expect([told.length > 0, told.filter((one) => one <= '02-14' || !best.includes(one))]).toEqual([true, []]);
  expect(hours).not.toContain('do not allow');
  expect(hours).toMatch(/\d\d:\d\d/u);
});

it.each([
  ['business', 'good date to open my bakery in december', 'december me dukaan kholne ki achhi tarikh'],
  ['vehicle', 'good date to buy a scooter in december', 'दिसंबर में गाड़ी लेने की अच्छी तारीख'],
])(
  'strikes out of the days of %s those that the star or the Moon of whoever asks forbids',
  async (event, ...messages) => {
    const span = ['2026-12-01', '2026-12-31'] as const;
    const [own, anyone] = await Promise.all([foundBy(event, span), foundBy(event, span, [])]);
    // A date that the almanac alone has and this birth has not.
    expect([...anyone.keys()].some((day) => !own.has(day))).toBe(true);
    for (const message of messages) {
      const told = textsOf(answerTo(known, message)).join(' ');
      expect(told).toMatch(/birth star|janam nakshatra|जन्म नक्षत्र/u);
      expect([message, daysIn(told).filter((day) => !own.has(day))]).toEqual([message, []]);
    }
  },
);

it('names the next days where the birth leaves a month none, and says that it is the birth', async () => {
  const other = { date: '2002-03-17', time: '04:40', lat: 26.85, lon: 80.95, tz: 5.5 };
  const born = knownBirth(await testSky(), bornAt('2002-03-17T04:40', 5.5, 26.85, 80.95), AT, OPTION_DEFAULTS);
  const [own, anyone, next] = await Promise.all([
    foundBy('griha-pravesh', ['2027-01-01', '2027-01-31'], [other]),
    foundBy('griha-pravesh', ['2027-01-01', '2027-01-31'], []),
    foundBy('griha-pravesh', ['2027-02-01', '2027-04-30'], [other]),
  ]);
  expect([own.size, anyone.size > 0]).toEqual([0, true]);
  const [lead = '', why = ''] = textsOf(answerTo(born, 'griha pravesh date in january'));
  expect(daysIn(lead)).toEqual([...next.keys()].toSorted().slice(0, 3));
  expect(why).toContain('birth star or Moon');
});

it('leaves the birth of whoever asks out of a day for another', async () => {
  const told = textsOf(answerTo(known, 'my brother is buying a bike in december, which date is good')).join(' ');
  const anyone = await foundBy('vehicle', ['2026-12-01', '2026-12-31'], []);
  const own = await foundBy('vehicle', ['2026-12-01', '2026-12-31']);
  expect(daysIn(told).every((day) => anyone.has(day))).toBe(true);
  expect(daysIn(told).some((day) => !own.has(day))).toBe(true);
  expect(told).toContain('without the birth');
});

it.each([
  ['नया ट्रैक्टर लेने के लिए कौन सा दिन शुभ है', 'वाहन'],
  ['बेटी के नामकरण के लिए कौन-सा दिन शुभ रहेगा', 'नामकरण'],
  ['vivah ke liye kaun sa din shubh rahega', 'vivah'],
  ['which day is lucky for our ring ceremony', 'engagement'],
  ['zevar kharidne ke liye konsa din shubh hai', 'sona'],
  ['what is the lucky day to start my business', 'opening a business'],
  ['किराये के मकान में जाने के लिए कौन सा दिन शुभ है', 'किराए'],
  ['lucky date for inaugurating my clinic', 'opening a business'],
  ['an auspicious day for the rental agreement', 'rented'],
  ['which day is best for our marriage', 'wedding'],
  ['court marriage february me kis din kare', 'vivah'],
  ['roka february me kab rakhein', 'sagai'],
  ['good day to take an education loan', 'loan'],
])('tells muhurat days, and no lucky weekday, for what “%s” names', (message, act) => {
  const [lead = '', ...others] = textsOf(answerTo(known, message));
  expect(lead).toMatch(/rules of muhurat|[Mm]uhoort ke niym|मुहूर्त के निय/u);
  expect(lead).toContain(act);
  expect(others.join(' ')).not.toMatch(/By custom your day|रिवाज से आपका|Rivaj se aapka/u);
});

it.each([
  ['हमारा शुभ दिन कौन सा है', 'रिवाज से आपका दिन'],
  ['which day of the week is lucky for me', 'By custom your day'],
  ['mera lucky din', 'Rivaj se aapka din'],
])('tells a lucky weekday where “%s” names nothing that it is for', (message, lead) => {
  expect(textsOf(answerTo(known, message))[0]).toContain(lead);
});

it('says of days in Kharmas that many families leave them, and of others nothing of it', () => {
  // The Sun is in Sagittarius from 16 December 2026 to 14 January 2027 (Lahiri).
  const inside = textsOf(answerTo(known, 'good days to buy a bike from 20 december, in december')).join(' ');
  expect(inside).toMatch(/Kharmas, while the Sun is in Sagittarius/u);
  const february = textsOf(answerTo(known, 'good day to buy a bike in february')).join(' ');
  expect(february).toContain('rules of muhurat');
  expect(february).not.toContain('Kharmas');
});

it('tells the hours of an act after its days, though a day alone would be a lucky weekday', () => {
  const [, hours = ''] = turns('शादी फ़रवरी में है, कौन सा दिन शुभ है', 'समय बताओ');
  expect(hours).toMatch(/\d\d:\d\d/u);
  expect(hours).not.toContain('रिवाज');
});

it('says of a single day which rule stands against it', () => {
  // 15 December 2026 is a Tuesday, which is not taken for vehicles.
  const texts = textsOf(answerTo(known, 'is 15 december good for buying a car'));
  expect(texts.join(' ')).toContain('The rule that stands against that day: Weekday.');
});

it('names the next days outside Kharmas where all that are allowed lie in it, and chooses the best among those', () => {
  // The Sun is in Sagittarius from 16 December 2026 to 14 January 2027, and in Pisces from 14 March to 14 April (Lahiri).
  const texts = textsOf(answerTo(known, 'griha pravesh in january'));
  const next = texts.find((text) => text.startsWith('The next days outside Kharmas')) ?? '';
  const best = texts.find((text) => text.includes('has most for it')) ?? '';
  const days = daysIn(next);
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => (day > '01-14' && day < '03-14') || day > '04-14')).toBe(true);
  expect(days).toContain(daysIn(best)[0]);
});

it('chooses a day for a rite that is named with a month or a day, and none for a purchase', () => {
  expect(textsOf(answerTo(known, 'mundan in february'))[0]).toContain('the rules of muhurat');
  expect(textsOf(answerTo(known, 'गृह प्रवेश मार्च में'))[0]).toContain('मुहूर्त');
  expect(textsOf(answerTo(known, 'Will I buy a house in March?')).join(' ')).not.toContain('muhurat');
});
