/** Short questions with a hole are filled from what was asked about before. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo, textsOf } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  // Mars rules the ascendant.
  known = knownBirth(await testSky(), bornAt('1983-05-26T04:50', 5.5, 13.0827, 80.2707), AT, OPTION_DEFAULTS);
});

/** The answers of a conversation, one text each. */
const turns = (...messages: readonly string[]): readonly string[] => {
  let before: Parameters<typeof answerTo>[2] = null;
  return messages.map((message) => {
    const answer = answerTo(known, message, before);
    before = answer?.state ?? before;
    return textsOf(answer).join(' ');
  });
};

it('fills finger, weight, day and length from the stone that was asked about', () => {
  const [, finger, weight, day, long] = turns(
    'which gemstone suits me',
    'on which finger',
    'how many carats',
    'which day',
    'until when',
  );
  expect(finger).toContain(`${PLANET_REMEDIES.mars.finger} finger`);
  expect(weight).toContain(PLANET_REMEDIES.mars.weight.join(' to '));
  expect(day).toContain('Tuesday');
  expect(long).toContain('as long as you like');
});

it('fills both holes of one question, from the stone that is named', () => {
  const [, both] = turns('Is emerald good for me?', 'on which finger and on which day');
  expect(both).toContain(`${PLANET_REMEDIES.mercury.finger} finger`);
  expect(both).toContain('Wednesday');
  expect(both).not.toContain('natal Moon');
});

it('fills a hole from the thing that the same question names', () => {
  expect(turns('which gem and on which finger')[0]).toContain(`${PLANET_REMEDIES.mars.finger} finger`);
});

it('fills count and length from a mantra', () => {
  const [, count, long] = turns('which mantra should i chant', 'how many times', 'for how long');
  expect(count).toContain('108');
  expect(long).toContain('forty days');
});

it('says that no chart tells how long, and when there is help, where a matter is asked on about', () => {
  const [, long] = turns('when will I settle abroad', 'for how many years');
  expect(long).toMatch(/no chart/iu);
  expect(long).toMatch(/20\d\d/u);
});

it('takes the day for what was to be bought from the rule book', () => {
  expect(turns('when will i buy a house', 'which day')[1]).toContain('rules of muhurat');
});

it('leaves a question that names something of its own to itself', () => {
  expect(turns('which gemstone suits me', 'how long until I marry')[1]).toMatch(/marriage/iu);
});

it('tells how much there is to a dosha where one asks whether it is effective', () => {
  const [plain, asked] = [turns('do i have mangal dosha')[0], turns('i have mangal dosha is it really effective')[0]];
  expect(asked).toMatch(/does not count|need not worry/);
  expect(plain).not.toMatch(/does not count|need not worry/);
});

it('tells each thing once, and the short of it again where it is asked again', () => {
  const told = turns('which gemstone suits me', 'which finger', 'how many carats', 'which finger', 'how many carats');
  expect(new Set(told.slice(0, 3)).size).toBe(3);
  for (const one of told.slice(3)) expect(one).not.toMatch(/nothing more|all this chart says|has been told/u);
});
