/** What was asked before in a conversation, as a question that goes on with it sees it. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { TalkState } from '../../conversation/state.ts';
import { matterOfDirect } from '../direct.ts';
import { mattersOf, type CompareIntent, type Intent } from '../hear/intent.ts';
import { saidIn, type Said } from '../hear/said.ts';
import type { Years } from '../hear/years-said.ts';

/** What was asked before, with the words of things read. */
export interface Before extends Omit<TalkState, 'intents' | 'things'> {
  readonly intents: readonly Intent[];
  readonly things: readonly Said[];
}
/** A conversation as its next question sees it on a day. */
export const recalled = ({ intents, things = [], ...rest }: TalkState, today: CivilDate): Before => ({
  ...rest,
  intents: intents.map((one): Intent => {
    if (one.kind !== 'named') return one;
    const { text, days, ...more } = one;
    const said = saidIn(text, today);
    return { ...more, said: days === undefined ? said : { ...said, days } };
  }),
  things: things.map((text) => saidIn(text, today)),
});

/** Matters that were asked about before. */
export const mattersBefore = ({ intents }: Before): readonly (Matter | 'general')[] => intents.flatMap(mattersOf);

/** The same, and those that a thing is one side of. */
export const mattersAsked = ({ intents }: Before): readonly (Matter | 'general')[] =>
  intents.flatMap((one) => (one.kind === 'named' ? (matterOfDirect(one) ?? mattersOf(one)) : mattersOf(one)));

/** The matters of a talk, the last first; a match is of a wedding. */
export const mattersOfTalk = (before: Before): readonly (Matter | 'general')[] => [
  ...(before.intents.some(({ kind }) => kind === 'pair') ? (['marriage'] as const) : []),
  ...mattersAsked(before),
  ...(before.matters ?? []),
  ...before.things.flatMap((said) => matterOfDirect({ said }) ?? []),
];

/** The matter that was asked about before, with its side: the years of a loan are compared, and not those of a debt. */
export const sideBefore = (before: Before): Pick<CompareIntent, 'matters' | 'aspect'> => {
  const [matter] = mattersBefore(before);
  const first = before.intents.find((one) => one.kind === 'matter');
  return matter === undefined
    ? { matters: [] }
    : { matters: [matter], aspect: first?.matter === matter ? first.aspect : undefined };
};

/** The years that a comparison was about, from the first to the last. */
export const yearsOf = ({ intents, years }: Before): Before['years'] => {
  const named = intents.flatMap((one) => (one.kind === 'compare' ? one.years : []));
  return named.length > 1 ? [Math.min(...named), Math.max(...named)] : years;
};

/** Years that are looked at after those that were asked about. */
const YEARS_AFTER = 5;
/** The years after those. */
export const yearsAfter = (before: Before): Before['years'] => {
  const years = yearsOf(before);
  return years === null ? null : [years[1] + 1, years[1] + YEARS_AFTER];
};

/** Whether something is what was asked about before: the same matter, and no other side of it. */
export const isAsBefore = (one: Intent, { intents }: Before): boolean =>
  one.kind === 'matter' &&
  intents.some(
    (other) =>
      other.kind === 'matter' &&
      other.matter === one.matter &&
      (one.aspect === undefined || one.aspect === other.aspect),
  );

/** "And if I wait till 2028" after 2027: both years of that matter, side by side; null where no two years are named. */
export const waitedFor = (years: Years | null, before: Before): CompareIntent | null => {
  const { matters, aspect } = sideBefore(before);
  const [from, to] = [before.years?.[0], years?.[0]];
  return from === undefined || to === undefined || from === to || matters.length === 0
    ? null
    : { kind: 'compare', matters, aspect, years: [from, to], months: [] };
};
