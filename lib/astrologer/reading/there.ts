/** What "there" and "with it" say: in the house that was named, beside the point that was named. */
import { saidOf, told } from './context.ts';
import { inHouse } from './things.ts';
import { saying, type State, type Step, type View } from './view.ts';

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

/** "The third house, where Rahu is": what follows is in the house; none where no free point follows. */
const whereSteps = (view: View, at: number, house: number, state: State): readonly Step[] => {
  const next = view.near(at, 1);
  const isFree = view.is(next, 'point') && !view.relations.taken.has(next);
  if (!isFree || state.isBare || state.pending.length > 0) return [];
  const run = view.run(next);
  const group = view.points(run, state);
  const there = group.points.flatMap((of) => told(inHouse(house), of));
  if (there.length === 0) return [];
  const said = [...view.own(run, state), ...saidOf(there, [...group.rests, ...view.rests([at])])];
  return [[Math.max(...run) + 1, saying(state, said, { subject: group, before: state.subject, has: [] })]];
};

/** "There": in the house that was named. */
export const thereSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject, house } = state;
  const word = view.items[at]?.word;
  if (word === 'with_it') return withItSteps(view, at, state);
  if (word !== 'in_it') return [];
  // "In Pisces, where it is exalted": no house was named, and the sign is said of it already
  if (house === null)
    return state.has.length > 0 && view.is(view.near(at, 1), 'pronoun', 'state') ? [[at + 1, state]] : [];
  const where = whereSteps(view, at, house, state);
  if (where.length > 0 || subject === null) return where;
  const there = subject.points.flatMap((of) => told(inHouse(house), of));
  const rests = [...subject.rests, ...view.rests([at])];
  return [[at + 1, saying(state, saidOf(there, rests, view.denied.has(at)))]];
};
