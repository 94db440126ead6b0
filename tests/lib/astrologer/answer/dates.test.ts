/** One judgement on dates: an answer tells the windows of its decision, and no date where none is given. */
import { ASPECT_ROWS } from '../../../../lib/answers/aspects.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { composed } from '../../../../lib/astrologer/answer/compose.ts';
import type { MatterIntent, RelationIntent } from '../../../../lib/astrologer/answer/hear/intent.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { resolved } from '../../../../lib/astrologer/answer/talk/resolve.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { MATTERS } from '../../../../lib/contract/suites/astrologer.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { ASKS, ASPECTS, BONDS } from '../../../../lib/words/reading/ask.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { inTurn, matrix } from '../../../support/soak.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-28T12:00', 5.5, 28.6139, 77.209);
let births: readonly KnownBirth[];
beforeAll(async () => {
  const sky = await testSky();
  births = [
    bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209),
    bornAt('1988-03-02T06:15', 5.5, 19.076, 72.8777),
    bornAt('1956-07-04T04:30', 5.5, 22.57, 88.36),
    bornAt('2015-01-20T11:10', 5.5, 12.97, 77.59),
  ].map((born) => knownBirth(sky, born, AT, OPTION_DEFAULTS));
});

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATES = new RegExp(`\\b(?:${MONTHS}) 20\\d\\d\\b`, 'gu');
const monthOf = (jd: number): string =>
  new Date((jd - 2440587.5) * 86_400_000 + 5.5 * 3_600_000).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The months that an answer tells beyond those of its own windows. */
const strangeIn = (known: KnownBirth, intent: MatterIntent | RelationIntent): readonly string[] => {
  const asked = resolved(questionOf('Will I get a job?', AT.date), null);
  if (asked === null) throw new Error('A plain question is understood.');
  const answer = composed(known, { ...asked, intents: [intent] }, 'en', null);
  const own = answer.cited.decisions.flatMap(({ decision: { gate, windows, next } }) =>
    gate === 'open' ? [...windows, ...(next === null ? [] : [next])] : [],
  );
  const months = new Set(own.flatMap(({ span: { start, end } }) => [monthOf(start), monthOf(end)]));
  return textsOf(answer)
    .flatMap((text) => text.match(DATES) ?? [])
    .filter((month) => !months.has(month));
};

// What an answer tells goes by the birth and by the question: births take turns over the questions.
it.each(ASKS)('asked %s, tells of no matter and no side of one a time that is not its decision’s', (ask) => {
  const intents = [
    ...MATTERS.map((matter): MatterIntent => ({ kind: 'matter', ask, matter })),
    ...ASPECTS.map((aspect): MatterIntent => ({ kind: 'matter', ask, matter: ASPECT_ROWS[aspect].matter, aspect })),
    ...BONDS.map((relation): RelationIntent => ({ kind: 'relation', ask, relation })),
  ];
  // Of each thing every other way of asking, those beside them of the next; a long run asks all of all.
  const turn = ASKS.indexOf(ask);
  const asked = matrix(inTurn(intents, births), (_, n) => (n + turn) % 2 === 0);
  const strange = asked.flatMap(([intent, known]) => strangeIn(known, intent));
  expect(strange).toEqual([]);
});

it.each(['When will I get a raise?', 'मेरी तनख्वाह कब बढ़ेगी?', 'When will my transfer come through?'])(
  'tells the time of the job windows for “%s”',
  (message) => {
    const answer = births[0] === undefined ? null : answerTo(births[0], message);
    const kinds = answer?.parts.filter(({ kind }) => kind === 'timing') ?? [];
    expect(kinds.length).toBeGreaterThan(0);
    expect(answer?.parts[0]?.kind).toBe('timing');
  },
);

/** Ways of asking when of one matter. */
const WHEN = [
  ['When will I marry?', 'How long do I have to wait for marriage?', 'meri shaadi kab hogi', 'मेरी शादी कब तक हो जाएगी'],
  ['When will I get a job?', 'naukri kitne time me lagegi', 'नौकरी के लिए और कितना इंतज़ार'],
];
it.each(WHEN)('tells the same stretches first for “%s” and “%s”', (...messages) => {
  for (const known of births.slice(0, 2)) {
    const told = messages.map((message) => {
      const answer = answerTo(known, message);
      return answer?.cited.windows.map(({ window: { span } }) => [span.start, span.end]);
    });
    expect(told[0]?.length).toBeGreaterThan(0);
    for (const one of told) expect(one).toEqual(told[0]);
  }
});

it('names no days of a stretch for a matter without dates', () => {
  const message = 'How are my health and energy in the coming months, I feel tired a lot';
  const texts = births.map((known) => textsOf(answerTo(known, message)).join(' '));
  expect(texts.filter((text) => /2026|2027|day, \d/u.test(text) || text === '')).toEqual([]);
});

it('tells of a lone time that is years away that nothing waits for it', async () => {
  const own = knownBirth(await testSky(), bornAt('2002-03-14T06:40', 5.5, 26.85, 80.95), AT, OPTION_DEFAULTS);
  const told = textsOf(answerTo(own, 'when will I get a job')).join(' ');
  const [year] = /20[3-9]\d/u.exec(told) ?? [];
  expect(Number(year)).toBeGreaterThan(AT.date.year + 3);
  expect(told).toMatch(/can go on before|need not wait for one/u);
});

it('says nothing of waiting where another time follows or the time is near', () => {
  const told = births.flatMap((known) => textsOf(answerTo(known, 'when will I buy a house'))).join(' ');
  expect(told).toMatch(/202[6-9]/u);
  expect(told).not.toMatch(/can go on before|need not wait for one/u);
});
