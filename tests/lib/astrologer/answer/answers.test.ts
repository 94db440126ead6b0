/** Whether a thing that has rules of its own is answered by them. */
import { composed } from '../../../../lib/astrologer/answer/compose.ts';
import { heardIn } from '../../../../lib/astrologer/safety/safety.ts';
import { questionOf } from '../../../../lib/astrologer/answer/hear/intents.ts';
import { resolved } from '../../../../lib/astrologer/answer/talk/resolve.ts';
import { languageOf } from '../../../../lib/astrologer/answer/hear/tongue.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bank } from '../../../../lib/words/bank.ts';
import type { Language } from '../../../../lib/words/languages.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { textsOf } from '../../../support/asked.ts';
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
  const { says, ranked, running } = bank(language, 'astrologer/direct');
  const { options } = bank(language, 'astrologer/parts');
  const days = bank(language, 'astrologer/days');
  const own: Readonly<Record<string, readonly string[]>> = {
    partner_trade: [says.partnerTrade],
    partner_from: [says.far, says.near],
    meeting: [says.meeting],
    partner: [says.partner],
    looks: [says.looks],
    child_count: [says.childCount],
    path: [says.path],
    colour: [says.colour],
    weekday: [says.day],
    vocation: [
      ...Object.values(ranked.vocation),
      ...options.lead.planets,
      ...options.lead.planetsYet,
      ...options.lead.onePlanet,
    ],
    subject: [says.subject],
    strengths: [says.strengths],
    child_name: [says.childName],
    own_name: [says.ownName],
    wedding_count: [says.weddingCount],
    manglik_match: [says.manglikMatch],
    house_direction: [says.houseDirection],
    direction: [says.direction],
    remedy: [says.remedy, says.remedyOfWeakest],
    period_named: [says.runs, says.comes, says.comesNow, says.over],
    service: [...options.lead.planets, ...options.lead.planetsYet],
    past_life: [says.pastLife],
    transit: [says.transitNow],
    planet: Object.values(ranked.planetStands),
    deity: [says.deity],
    purpose: [says.purpose],
    trade: [says.trade],
    number: [says.number],
    running: [running, says.runningEnds],
    running_end: [says.runningEnds],
    day: [...Object.values(days.open), ...Object.values(days.openFor)],
    day_for: Object.values(days.act),
    muhurat: Object.values(days.muhurat),
    days: [...Object.values(days.span), ...Object.values(days.spanFor)],
    choice: [says.ownChoice, says.arranged],
  };
  return own[about] ?? [];
};

const fills = (text: string, frame: string): boolean =>
  new RegExp(
    `^${frame
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?()|[\]\\^$]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  ).test(text);

const COURTESIES = ['hello', 'thanks', 'who', 'trust'];

it.each(CASES.filter(([, about]) => COURTESIES.includes(about)))('"%s" is answered as %s', (question, about) =>
  expect(heardIn(question).courtesy).toBe(about),
);

it.each(CASES.filter(([, about]) => !COURTESIES.includes(about)))('"%s" is answered about %s', (question, about) => {
  const language = languageOf(question, 'en');
  const frames = framesOf(about, language);
  expect(frames).not.toEqual([]);
  for (const known of births) {
    const asked = resolved(questionOf(question, AT.date), null);
    expect(asked).not.toBeNull();
    if (asked === null) return;
    const texts = textsOf(composed(known, asked, language, null));
    // What must be said before it may stand first.
    expect(texts.slice(0, 3).some((text) => frames.some((frame) => fills(text, frame)))).toBe(true);
  }
});
