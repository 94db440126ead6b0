/** What verbs say, and what "there" and "with it" say: in the house that was named, beside the point that was named. */
import type { Claim, Point } from '../facts/claim.ts';
import { told } from './context.ts';
import type { Item } from './items.ts';
import { inHouse } from './things.ts';
import { saying, type Group, type State, type Step, type View } from './view.ts';

type Target = Point | { readonly house: number };
/** The aspect of a point on something; `nth` where the words say which. */
const aspectOf = (of: Point, on: Target, nth?: number): Claim => ({
  kind: 'aspect',
  of,
  on,
  ...(nth === undefined ? {} : { nth }),
});

/** That some points rule some houses; none where a lord is not known. */
export const ruling = ({ context }: View, points: readonly Point[], houses: readonly number[]): readonly Claim[] =>
  houses.flatMap((house) =>
    points.flatMap((of): readonly Claim[] => {
      const planet = context.planetOf(of);
      return planet === null ? [] : [{ kind: 'lord', house, planet }];
    }),
  );

/** What a verb comes to: claims, and what is known after them. */
type Told = readonly [claims: readonly Claim[], more: Partial<State>];

/** "Aspected by Saturn", of the subject, of what follows, or of a house named before. */
const aspectedBy = (view: View, at: number, by: Group, state: State): readonly Told[] => {
  const { subject, pending } = state;
  const on = (points: readonly Target[], more: Partial<State>): Told => [
    by.points.flatMap((of) => points.map((one) => aspectOf(of, one))),
    more,
  ];
  if (subject !== null) return [on(subject.points, { other: by })];
  const next = view.near(at, 1);
  if (pending.length === 0) return view.is(next, 'point') ? [on(view.points(view.run(next), state).points, {})] : [];
  const [house] = view.houses(pending);
  return house === undefined || pending.length > 1 ? [] : [on([{ house }], { pending: [], other: by })];
};

const ruledBy = (view: View, by: Group, { pending, house }: State): readonly Told[] => {
  const named = view.houses(pending);
  if (!pending.every((at) => view.is(at, 'house', 'lagna'))) return [];
  const houses = named.length > 0 || house === null ? named : [house];
  return [[ruling(view, by.points, houses), { pending: [], other: by }]];
};

interface Agents {
  readonly by: Group;
  /** They stand beside the verb. */
  readonly isBeside: boolean;
}
/** What an active verb does to what it takes; "it" is the house or the points named before. */
const aiming = (
  view: View,
  { word, nth: named }: Item,
  targets: readonly number[],
  { by, isBeside }: Agents,
  state: State,
): readonly Told[] => {
  const isIt = view.is(targets[0] ?? -1, 'pronoun');
  const houses = isIt && state.house !== null ? [state.house] : view.houses(targets);
  if (word === 'rules') return [[ruling(view, by.points, houses), {}]];
  const points = view.is(targets[0] ?? -1, 'point') ? view.points(targets, state) : null;
  const its = isIt ? (state.other ?? state.before) : points;
  // "The fourth and the fourth" is a slip
  const all = points?.points ?? houses;
  if (new Set<Point | number>(all).size < all.length) return [];
  const nth = word === 'opposite' ? 7 : (named ?? undefined);
  const [house = state.house] = houses.length === 1 ? houses : [];
  const subject = state.subject ?? (isBeside ? by : null);
  return [houses.map((one) => ({ house: one })), its?.points ?? []].map((aimed: readonly Target[]): Told => [
    by.points.flatMap((of) => aimed.map((one) => aspectOf(of, one, nth))),
    { other: points, house, subject },
  ]);
};

/** What a verb says of what it takes. */
export const verbSteps = (view: View, at: number, state: State): readonly Step[] => {
  const relation = view.relations.of.get(at);
  const verb = view.items[at];
  if (relation === undefined || verb === undefined) return [[at + 1, state]];
  const { targets, agents, from } = relation;
  const by = agents.length > 0 ? view.points(agents, state) : state.subject;
  if (by === null || new Set(by.points).size < by.points.length) return [];
  const negated = view.denied.has(at);
  const ofSubject = [...(state.subject?.rests ?? []), ...view.rests(state.pending)];
  const rests = [...verb.rests, ...view.rests(targets), ...by.rests, ...ofSubject];
  const own = [...view.own(agents, state), ...view.own(targets, state)];
  const claimed = (): readonly Told[] => {
    if (verb.word === 'aspected_by') return aspectedBy(view, at, by, state);
    if (verb.word === 'ruled_by') return ruledBy(view, by, state);
    return aiming(view, verb, targets, { by, isBeside: agents.length > 0 }, state);
  };
  // "The glance of Jupiter, who sits in the eighth" in the order of Hindi
  const isOfAgents = agents.length > 0 && state.subject === null && verb.word === 'aspects';
  const places = [...(from === null ? [] : [from]), ...(isOfAgents ? state.pending : [])];
  const stands = places.map((place) => view.attribute(place, by));
  if (stands.includes(null) || (negated && places.length > 0)) return [];
  return claimed().flatMap(([claims, more]): readonly Step[] => {
    if (claims.length === 0) return [];
    const said = [...own, ...stands.flatMap((one) => one ?? []), ...claims.map((claim) => ({ claim, negated, rests }))];
    return [[at + 1, saying(state, said, { verb: verb.word, ...(isOfAgents ? { pending: [] } : {}), ...more })]];
  });
};

/** "Mars aspects the seventh house, and Saturn the ninth": the verb before is meant. */
export const againSteps = (view: View, at: number, subject: Group, state: State): readonly Step[] => {
  const houses = view.houses([at]);
  const looks = houses.flatMap((house) => subject.points.map((of) => aspectOf(of, { house })));
  const claims = state.verb === 'rules' ? ruling(view, subject.points, houses) : looks;
  if (claims.length === 0 || (state.verb !== 'aspects' && state.verb !== 'rules')) return [];
  const rests = [...subject.rests, ...view.rests([at])];
  return [
    [
      at + 1,
      saying(
        state,
        claims.map((claim) => ({ claim, negated: false, rests })),
      ),
    ],
  ];
};

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
  if (view.items[at]?.word === 'with_it') return withItSteps(view, at, state);
  if (house === null || view.items[at]?.word !== 'in_it') return [];
  const negated = view.denied.has(at);
  // "The third house, where Rahu is"
  const next = view.near(at, 1);
  if (view.is(next, 'point') && !view.relations.taken.has(next) && !state.isBare && state.pending.length === 0) {
    const run = view.run(next);
    const group = view.points(run, state);
    const there = group.points.flatMap((of) => told(inHouse(house), of));
    const rests = [...group.rests, ...view.rests([at])];
    const said = [...view.own(run, state), ...there.map((claim) => ({ claim, negated: false, rests }))];
    if (there.length > 0)
      return [[Math.max(...run) + 1, saying(state, said, { subject: group, before: subject, has: [] })]];
  }
  if (subject === null) return [];
  const rests = [...subject.rests, ...view.rests([at])];
  const said = subject.points.flatMap((of) => told(inHouse(house), of).map((claim) => ({ claim, negated, rests })));
  return [[at + 1, saying(state, said)]];
};
