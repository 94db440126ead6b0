/** The paragraphs of an operation: what its file says, and what follows from the contract. */
import type { AnyContract } from '../../../contract/frame/resource.ts';
import { planWith } from '../../../accounts/metering/features.ts';
import { ownErrors } from './failures.ts';

const code = (text: string): string => `\`${text}\``;
const codes = (names: readonly string[]): string => names.map(code).join(', ');

const costOf = ({ name, credits, auth }: AnyContract): string => {
  if (name === 'batch') return 'What its successful calls cost.';
  if (credits > 0) return `${credits === 1 ? '1 credit' : `${credits} credits`}, for a success only.`;
  const needed = { key: 'a key', session: 'a session of the dashboard', either: 'a key or a session' };
  return auth === 'none' ? 'Free, and no key is needed.' : `Free, but ${needed[auth]} is needed.`;
};

/** The options that change the answer, and defaults that are not those of every operation. */
const settingsOf = ({ settings = [], defaults = {} }: AnyContract): string => {
  const differing = Object.entries(defaults).map(([name, value]) => `${code(name)} is ${code(String(value))}`);
  const depends = settings.length === 0 ? '' : `The answer depends on ${codes(settings)}.`;
  return [depends, differing.length === 0 ? '' : `Here the default of ${differing.join(' and of ')}.`]
    .filter((text) => text !== '')
    .join(' ');
};

/** The plan that a feature comes with, from the table of plans. */
const planOf = (one: AnyContract): string =>
  one.kind === 'resource' && one.feature !== undefined
    ? `**Plan.** ${code(planWith(one.feature))} or a larger one; a sandbox key does without.`
    : '';

/** The description of an operation, CommonMark. */
export const proseOf = (one: AnyContract): string =>
  [
    one.description ?? '',
    settingsOf(one),
    (one.sources ?? []).length === 0 ? '' : `**Sources.** ${one.sources?.join('; ')}.`,
    `**Cost.** ${costOf(one)}`,
    planOf(one),
    ownErrors(one).length === 0 ? '' : `**Errors** besides those of every call: ${codes(ownErrors(one))}.`,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
