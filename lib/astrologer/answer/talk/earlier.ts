/** The things that were told before one in a talk, to come back to. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TalkState, ThingTold } from '../../conversation/state.ts';
import { recalled, type Before } from './before.ts';

/** A conversation as if a thing that was told in it had been told last. */
const withLast = (state: TalkState, thing: ThingTold): TalkState => {
  const { other, person, side, asking, troubled, best, ...rest } = thing;
  return { ...state, ...rest, other, person, side, asking, troubled, best };
};
/** All that was told in a talk and is kept, the last first. */
export const toldSoFar = (last: Before, state: TalkState, today: CivilDate): readonly Before[] => [
  last,
  ...(state.earlier ?? []).map((one) => recalled(withLast(state, one), today)),
];

/** Most things that are kept, to come back to. */
const MOST_EARLIER = 4;
/** What a thing is about, however it is asked. */
const subjectOf = ({ intents, other, person }: ThingTold): string =>
  JSON.stringify([intents.map((one) => (one.kind === 'named' ? one.text : { ...one, ask: null })), other, person]);

/** The things told before one, the nearest first: each once. */
export const earlierThan = (thing: ThingTold, state: TalkState | null): ThingTold[] => {
  if (state === null) return [];
  const { intents, years, other, person, side, asking, troubled, best } = state;
  const seen = new Set([subjectOf(thing)]);
  return [{ intents, years, other, person, side, asking, troubled, best }, ...(state.earlier ?? [])]
    .filter((one) => !seen.has(subjectOf(one)) && seen.add(subjectOf(one)))
    .slice(0, MOST_EARLIER);
};
