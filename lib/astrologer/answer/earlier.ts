/** The things that were told before one in a talk, to come back to. */
import type { TalkState, ThingTold } from '../conversation/state.ts';

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
