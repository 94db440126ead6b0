/** Whether the answer of our own composer is about what was asked, and every sentence of it holds. */
import { factFor } from '../../../../lib/astrologer/answer/facts.ts';
import { composed } from '../../../../lib/astrologer/answer/compose.ts';
import { judgeOwn } from '../../../../lib/astrologer/reading/judge.ts';
import { topicsOf } from '../../../../lib/astrologer/answer/topics.ts';
import { languageOf } from '../../../../lib/astrologer/answer/tongue.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bank } from '../../../../lib/words/bank.ts';
import type { Language } from '../../../../lib/words/languages.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { testSky } from '../../../support/sky.ts';
import { vectorCases } from '../../../support/vectors.ts';

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
const CASES = vectorCases<readonly [question: string, about: string]>('verify/answers.json');
let births: readonly KnownBirth[];
beforeAll(async () => {
  const sky = await testSky();
  births = Array.from({ length: 4 }, (_, n) =>
    knownBirth(
      sky,
      bornAt(`${1965 + 8 * n}-0${1 + 2 * n}-1${n}T${10 + 3 * n}:40`, 5.5, 28.6139, 77.209),
      AT,
      OPTION_DEFAULTS,
    ),
  );
});

/** The frames of which an answer about something must fill one. */
const framesOf = (about: string, language: Language): readonly string[] => {
  const { direct } = bank(language, 'astrologer/answers');
  const words = bank(language, 'astrologer/leanings');
  const days = bank(language, 'astrologer/days');
  const own: Readonly<Record<string, readonly string[]>> = {
    partner_trade: [words.partnerTrade],
    partner_from: [words.far, words.near],
    meeting: [words.meeting],
    partner: [direct.partner],
    looks: [words.looks],
    child_count: [words.childCount],
    path: [words.path],
    colour: [words.colour],
    weekday: [words.day],
    vocation: [...Object.values(words.vocation), ...Object.values(words.ofTwo)],
    subject: [direct.subject],
    strengths: [direct.strengths],
    child_name: [words.childName],
    own_name: [words.ownName],
    wedding_count: [words.weddingCount],
    manglik_match: [words.manglikMatch],
    house_direction: [words.houseDirection],
    direction: [words.direction],
    study_or_work: [words.study, words.work],
    remedy: [words.remedy, words.remedyOfWeakest],
    period_named: [words.periodNamed],
    what_to_do: Object.values(words.whatToDo),
    adverse: Object.values(words.adverse),
    service: [direct.service, direct.business],
    why: Object.values(bank(language, 'astrologer/answers').why),
    money: Object.values(bank(language, 'astrologer/answers').headlines.money),
    unplaced: [words.unplaced],
    undecided: [words.undecided],
    past_life: [words.pastLife],
    transit: [words.transitNow],
    planet: Object.values(direct.planetStands),
    deity: [direct.deity],
    purpose: [direct.purpose],
    trade: [direct.trade],
    number: [direct.number],
    running: [bank(language, 'astrologer/answers').running],
    until: [bank(language, 'astrologer/answers').thenFollows],
    hello: [bank(language, 'astrologer/courtesies')['hello']],
    thanks: [bank(language, 'astrologer/courtesies')['thanks']],
    who: [bank(language, 'astrologer/courtesies')['who']],
    trust: [bank(language, 'astrologer/courtesies')['trust']],
    day: Object.values(days.open),
    day_for: Object.values(days.act),
    days: Object.values(days.span),
    choice: [direct.ownChoice, direct.arranged],
  };
  const matter = Object.entries(bank(language, 'astrologer/matters')).find(([key]) => key === about)?.[1];
  return own[about] ?? (matter === undefined ? [] : [matter.good, matter.mixed, matter.hard]);
};

const fills = (text: string, frame: string): boolean =>
  new RegExp(
    `^${frame
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?()|[\]\\^$]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  ).test(text);

it.each(CASES)('"%s" is answered about %s', (question, about) => {
  const language = languageOf(question, 'en');
  const frames = framesOf(about, language);
  expect(frames).not.toEqual([]);
  for (const known of births) {
    const texts = composed(known, topicsOf(question), language, question).map(({ text }) => text);
    // The time of a matter, or what must be said before it, may stand first.
    expect(texts.slice(0, 3).some((text) => frames.some((frame) => fills(text, frame)))).toBe(true);
  }
});

it('says nothing in these answers that the verifier does not find true', () => {
  const faults = new Set<string>();
  for (const known of births)
    for (const [question] of CASES) {
      const language = languageOf(question, 'en');
      for (const { text, claims } of composed(known, topicsOf(question), language, question)) {
        const facts = claims.map((claim) => factFor(known, claim, language));
        if (judgeOwn(known, text, facts).faults.length > 0) faults.add(text);
      }
    }
  expect([...faults]).toEqual([]);
});
