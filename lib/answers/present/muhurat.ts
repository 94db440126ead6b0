/** Muhurta in the shapes of the contract. */
import { isoDate, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { MomentVerdict, MuhuratDay, MuhuratWindow, RuleFinding } from '../../../layers/jyotish/muhurat/engine.ts';
import type { MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import type { Prohibition } from '../../../layers/jyotish/muhurat/bans.ts';
import type { Ban } from '../../../layers/jyotish/muhurat/gates.ts';
import type { Observation } from '../../../layers/jyotish/muhurat/observation.ts';
import type { NOT_EVALUATED, RefusalId } from '../../../layers/jyotish/muhurat/rules.ts';
import type { Grade } from '../../../layers/jyotish/muhurat/score.ts';
import { bank } from '../../words/bank.ts';
import { muhuratRuleName, observedWordName } from '../../words/muhurat.ts';
import type { Words } from '../../words/words.ts';
import { signShape } from './chart.ts';
import type { Format } from './format.ts';
import { monthShape, planetsShape, starShape, varaShape } from './names.ts';
import { tithiShape, yogaShape } from './panchang.ts';
import { spanShape } from './time.ts';

interface Seen {
  readonly key: string;
  readonly name: string;
}

/** Each thing that a rule saw, as key and name. */
const seen = (words: Words, observation: Observation): readonly Seen[] => {
  switch (observation.kind) {
    case 'sign':
      return [signShape(words, observation.value)];
    case 'star':
      return [starShape(words, observation.value)];
    case 'tithi': {
      const { key, name, paksha, paksha_name } = tithiShape(words, observation.value);
      return [{ key: `${paksha} ${key}`, name: `${paksha_name} ${name}` }];
    }
    case 'vara':
      return [varaShape(words, observation.value)];
    case 'month':
      return [monthShape(words, observation.value)];
    case 'yoga':
      return [yogaShape(words, observation.value)];
    case 'number':
      return [{ key: String(observation.value), name: String(observation.value) }];
    case 'numbers':
      return observation.value.map((value) => ({ key: String(value), name: String(value) }));
    case 'planets':
      return observation.value.length === 0
        ? seen(words, { kind: 'word', value: 'none' })
        : planetsShape(words, observation.value);
    case 'word':
      return seen(words, { kind: 'words', value: [observation.value] });
    case 'words':
      return observation.value.map((key) => ({ key, name: observedWordName(words.language, key) }));
    case 'bana':
      return [{ key: observation.value, name: bank(words.language, 'muhurat').banas[observation.value] }];
  }
};

/** `observed` and `observed_name`: keys with spaces between, names with commas. */
const observedShape = (words: Words, observation: Observation) => {
  const things = seen(words, observation);
  return { observed: things.map(({ key }) => key).join(' '), observed_name: things.map(({ name }) => name).join(', ') };
};

const ruleShape = <Id extends RefusalId | (typeof NOT_EVALUATED)[number]>(words: Words, id: Id) => ({
  key: id,
  name: muhuratRuleName(words.language, id),
});
/** Rules by key and name, each once, in the order in which they are given. */
export const rulesShape = <Id extends RefusalId | (typeof NOT_EVALUATED)[number]>(words: Words, ids: Iterable<Id>) =>
  [...new Set(ids)].map((id) => ruleShape(words, id));

/** An event by key and name. */
export const eventShape = (words: Words, id: MuhuratEventId) => ({
  key: id,
  name: bank(words.language, 'muhurat').events[id],
});

const judgedShape = (words: Words, { score, grade }: { readonly score: number; readonly grade: Grade }) => ({
  score,
  grade,
  grade_name: bank(words.language, 'day').grades[grade],
});

const dayShape = (
  words: Words,
  { day, tithis, stars, selfProven }: Pick<MuhuratWindow, 'day' | 'tithis' | 'stars' | 'selfProven'>,
) => {
  const basis = selfProven ? 'self_proven' : 'panchang';
  return {
    date: isoDate(day.date),
    vara: varaShape(words, day.vara),
    tithis: tithis.map((tithi) => tithiShape(words, tithi)),
    nakshatras: stars.map((star) => starShape(words, star)),
    day_basis: basis,
    day_basis_name: bank(words.language, 'muhurat').bases[basis],
  } as const;
};

/** A window of `muhurat/find`. */
export const muhuratWindowShape = ({ words, clock }: Format, window: MuhuratWindow) => ({
  span: spanShape(clock, window),
  ...judgedShape(words, window),
  passed: rulesShape(words, window.passed),
  failed: rulesShape(words, window.failed),
  lagna: window.lagna === null ? null : signShape(words, window.lagna),
  ...dayShape(words, window),
});

/** The windows of a day together. */
export const muhuratDayShape = ({ words, clock }: Format, day: MuhuratDay) => ({
  ...dayShape(words, day),
  ...judgedShape(words, day),
  window_count: day.windows,
  minutes: day.minutes,
  spans: day.spans.map((one) => spanShape(clock, one)),
});

const findingShape = (words: Words, { id, met, veto, points, observed }: RuleFinding) => ({
  ...ruleShape(words, id),
  met,
  veto,
  points,
  ...observedShape(words, observed),
});

/** A moment of `muhurat/check`. */
export const momentVerdictShape = ({ words, clock }: Format, jd: JulianDay, judged: MomentVerdict) => ({
  at: clock.text(jd),
  verdict: judged.verdict,
  verdict_name: bank(words.language, 'day').grades[judged.verdict],
  ...judgedShape(words, judged),
  rules: judged.rules.map((rule) => findingShape(words, rule)),
});

/** A period of `muhurat/prohibited-periods`. */
export const prohibitionShape = ({ words, clock }: Format, ban: Ban<Prohibition>, bars: readonly MuhuratEventId[]) => ({
  ...ruleShape(words, ban.gate),
  span: spanShape(clock, ban),
  bars: bars.map((event) => eventShape(words, event)),
});
