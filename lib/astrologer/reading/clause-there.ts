/** What "there" and "with it" say: in the house that was named, beside the point that was named. */
import { saying, type State, type Step, type View } from './clause-view.ts';
import { inHouse } from './things.ts';

/** "Rahu beside it", "with him Mars": the points beside the word stand with what was named before. */
const withItSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject, isBare } = state;
  const named = subject ?? view.it();
  const next = view.near(at, 1);
  if (view.is(next, 'point') && named !== null && !isBare) {
    const run = view.run(next);
    const group = view.points(run, state);
    if (group.points.length === 0 || group.points.some((one) => named.points.includes(one))) return [];
    const said = [...view.own(run, state), ...view.together(named, group, at)];
    return [[Math.max(...run) + 1, saying(state, said, { subject: named, other: group })]];
  }
  const before = state.before ?? view.it();
  if (!isBare || subject === null || before === null) return [];
  return [[at + 1, saying(state, view.together(subject, before, at), { other: null })]];
};

/** "There": in the house that was named. */
export const thereSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject, house } = state;
  if (view.chunks[at]?.word === 'with_it') return withItSteps(view, at, state);
  if (house === null || view.chunks[at]?.word !== 'in_it') return [];
  const negated = view.denied.has(at);
  // "The third house, where Rahu is"
  const next = view.near(at, 1);
  if (view.is(next, 'point') && !view.relations.taken.has(next) && !state.isBare && state.pending.length === 0) {
    const run = view.run(next);
    const group = view.points(run, state);
    const there = group.points.flatMap((of) => inHouse(house)(of, view.context));
    const rests = [...group.rests, ...view.rests([at])];
    const said = [...view.own(run, state), ...there.map((one) => ({ ...one, rests }))];
    if (there.length > 0)
      return [[Math.max(...run) + 1, saying(state, said, { subject: group, before: subject, has: [] })]];
  }
  if (subject === null) return [];
  const rests = [...subject.rests, ...view.rests([at])];
  const said = subject.points.flatMap((of) =>
    inHouse(house)(of, view.context).map((one) => ({ ...one, negated, rests })),
  );
  return [[at + 1, saying(state, said)]];
};
