/** Muhurta in the shapes of the contract. */
import type { MuhuratWindow, RuleFinding } from '../../layers/jyotish/muhurat/engine.ts';
import type { RefusalId } from '../../layers/jyotish/muhurat/rules.ts';
import type { Observation } from '../../layers/jyotish/muhurat/rule.ts';
import { pakshaOf } from '../../layers/jyotish/panchang/tithi.ts';
import type { Clock } from '../contract/moment.ts';
import { muhuratRuleName } from '../i18n/muhurat.ts';
import type { Words } from '../i18n/words.ts';
import { signShape } from './chart.ts';
import { tithiShape, yogaShape } from './panchang.ts';
import { spanShape } from './time.ts';

/** What was seen, as a key: of a sign, star, tithi (with its paksha), weekday, month or yoga; numbers and keys as they are. */
export const observedKey = (words: Words, { kind, value }: Observation): string => {
  const id = Number(value);
  switch (kind) {
    case 'sign':
      return words.key('signs', id - 1);
    case 'star':
      return words.key('nakshatras', id - 1);
    case 'tithi':
      return `${pakshaOf(id)} ${tithiShape(words, id).key}`;
    case 'vara':
      return words.key('weekdays', id);
    case 'month':
      return words.key('months', id - 1);
    case 'yoga':
      return yogaShape(words, id).key;
    default:
      return String(value);
  }
};

/** A window of `muhurat/find`. */
export const muhuratWindowShape = (words: Words, clock: Clock, window: MuhuratWindow) => ({
  span: spanShape(clock, window),
  score: window.score,
  band: window.band,
  passed: [...window.passed],
  failed: [...window.failed],
  lagna: window.lagna === null ? null : signShape(words, window.lagna),
});

/** A rule of `muhurat/check`. */
export const ruleFindingShape = (words: Words, { id, met, veto, points, observed }: RuleFinding) => ({
  id,
  name: muhuratRuleName(words.language, id),
  met,
  veto,
  points,
  observed: observedKey(words, observed),
});

/** Names of rules, each once, in the order in which they are given. */
export const ruleNames = (words: Words, ids: readonly RefusalId[]): { id: RefusalId; name: string }[] =>
  [...new Set(ids)].map((id) => ({ id, name: muhuratRuleName(words.language, id) }));
