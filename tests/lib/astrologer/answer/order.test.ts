/** Which of two comes first, what is said of another person, and the reasons of two sides. */
import { decide } from '../../../../lib/answers/judgement.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import type { Matter } from '../../../../lib/contract/suites/astrologer.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-30T12:00', 5.5, 28.6139, 77.209);
let births: readonly KnownBirth[];
beforeAll(async () => {
  const sky = await testSky();
  births = Array.from({ length: 24 }, (_, n) =>
    knownBirth(
      sky,
      bornAt(`${1982 + (n % 18)}-0${1 + (n % 9)}-1${n % 9}T${10 + (n % 13)}:2${n % 10}`, 5.5, 12 + n, 75 + (n % 10)),
      AT,
      OPTION_DEFAULTS,
    ),
  );
});
const orderIn = (question: string): string =>
  questionOf(question, AT.date)
    .intents.map((one) =>
      one.kind === 'compare' && one.order !== undefined
        ? one.order.map(({ matter, aspect }) => aspect ?? matter).join(' < ')
        : one.kind,
    )
    .join(' + ');

it.each([
  ['which will come first, the raise or the transfer', 'raise < transfer'],
  ['Will I marry before I get a job?', 'marriage < job'],
  ['नौकरी पहले लगेगी या शादी पहले होगी', 'job < marriage'],
  ['transfer pehle hoga ya promotion', 'transfer < promotion'],
  ['सरकारी नौकरी पहले लगेगी या विवाह पहले होगा', 'government < marriage'],
  ['gaadi pehle lu ya makan', 'vehicle < property'],
  // No time of one’s own tells of a child’s wedding, nor of an examination; a time alone is no order.
  ['beti ki shaadi pehle karu ya makan pehle banau', 'compare'],
  ['will I get a job before March', 'matter'],
  ['I failed before my marriage, when will I get a job', 'matter'],
])('takes “%s” to ask for the order %s', (question, wanted) => {
  const found = orderIn(question);
  if (wanted.includes('<')) expect(found).toBe(wanted);
  else expect(found).not.toContain('<');
});

it('puts first what has the earlier time, and names both', () => {
  const startOf = (known: KnownBirth, matter: Matter): number => {
    const { times, next } = decide(known, matter, null);
    const { start } = (times?.first ?? next)?.span ?? { start: Infinity };
    return start;
  };
  let apart = 0;
  for (const known of births) {
    const [job, marriage] = [startOf(known, 'job'), startOf(known, 'marriage')];
    // A month is what a time that runs may be off by.
    if (Math.abs(job - marriage) < 60 || Math.min(job, marriage) < AT.jd + 60) continue;
    apart += 1;
    const [first = ''] = textsOf(answerTo(known, 'Will I get a job before marriage?'));
    const [early, late] = job < marriage ? ['your job', 'marriage'] : ['marriage', 'your job'];
    expect(first.indexOf(early)).toBeGreaterThanOrEqual(0);
    expect(first.indexOf(early)).toBeLessThan(first.indexOf(late));
  }
  expect(apart).toBeGreaterThan(5);
});

it('says of two sides with one time that the chart does not part them', () => {
  const [known] = births;
  if (known === undefined) throw new Error('no birth');
  expect(textsOf(answerTo(known, 'promotion pehle hoga ya transfer'))[0]).toMatch(
    /time ek hi|pehle nahi rakhti|order tay/u,
  );
});

it.each([
  ['which yogas are there in my chart', /strongest yogas formed.*the texts say/u],
  ['is there any bad yoga in my chart', /no ritual has to be bought|No hard yoga/u],
  ['sabse kamzor grah kaun sa hai, uska upay batao', /sabse kamzor grah .* mantra hai/u],
  ['which is my strongest planet and which is the weakest', /is the strongest planet.*is the weakest planet/u],
])('tells of “%s” what is asked, and not its opposite', (question, wanted) => {
  const [known] = births;
  if (known === undefined) throw new Error('no birth');
  expect(textsOf(answerTo(known, question)).join(' ')).toMatch(wanted);
});

it('names of the hard ones no yoga whose other rules cancel it as one that counts', () => {
  for (const known of births) {
    const text = textsOf(answerTo(known, 'kya koi bura yog hai', null, 'en')).join(' ');
    const cancelled = known.yogas.filter(({ present, cancelledBy }) => present && cancelledBy.length > 0);
    const [counting = ''] = text.split(/kaat dete hain/u);
    for (const { id } of cancelled.filter((one) => one.id === 'shakata')) expect(counting).not.toContain(id);
  }
});

it('tells Rahu kaal of the day that is named, as the almanac of the place has it', () => {
  const [known] = births;
  if (known === undefined) throw new Error('no birth');
  const [text = ''] = textsOf(answerTo(known, 'राहुकाल कब है कल'));
  // The seventh eighth of daylight on a Tuesday: New Delhi, sunrise 06:56, sunset 17:24 on 1 December.
  expect(text).toMatch(/^1 दिसंबर 2026 .*14:4\d.*16:0\d/u);
  expect(textsOf(answerTo(known, 'What time is rahu kaal tomorrow in Delhi?'))[0]).toMatch(/14:4\d.*16:0\d/u);
});

const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
const namesIn = (text: string): readonly string[] =>
  NAMES.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(text));
const QUESTIONS = [
  'How is my work?',
  'How is my marriage?',
  'Will my shop do well?',
  'Will I get a transfer?',
  'How does money stand?',
];

it('says that a planet does both where the two sides rest on one', () => {
  let both = 0;
  for (const known of births)
    for (const question of QUESTIONS) {
      const parts = answerTo(known, question)?.parts ?? [];
      const other = parts.find(({ text }) => text.includes('both helps and holds back'));
      const [planet] = other === undefined ? [] : namesIn(other.text);
      if (other === undefined || planet === undefined) continue;
      both += 1;
      expect(parts.some((one) => one !== other && one.text.includes(planet))).toBe(true);
    }
  expect(both).toBeGreaterThan(0);
});
