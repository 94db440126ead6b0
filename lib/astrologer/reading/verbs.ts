/** What verbs say: who looks at what, and who rules what. */
import type { Kind } from '../language/kinds.ts';
import { hasKind } from '../language/mentions.ts';
import type { Claim, Point } from '../facts/claim.ts';
import { saidOf } from './context.ts';
import { repeats } from './things.ts';
import { saying, type Group, type State, type Step, type View } from './view.ts';

type Target = Point | { readonly house: number };

/** That some points aspect some things; `nth` where the words say which aspect it is. */
const looks = (points: readonly Point[], targets: readonly Target[], nth: number | null = null): readonly Claim[] =>
  points.flatMap((of) => targets.map((on): Claim => ({ kind: 'aspect', of, on, ...(nth === null ? {} : { nth }) })));
const inHouses = (houses: readonly number[]): readonly Target[] => houses.map((house) => ({ house }));

/** That some points rule some houses; none where a lord is not known. */
export const ruling = ({ context }: View, points: readonly Point[], houses: readonly number[]): readonly Claim[] =>
  houses.flatMap((house) =>
    points.flatMap((of): readonly Claim[] => {
      const planet = context.planetOf(of);
      return planet === null ? [] : [{ kind: 'lord', house, planet }];
    }),
  );

/** A verb with what it takes. */
interface Use {
  readonly view: View;
  readonly at: number;
  readonly state: State;
  /** Who does it. */
  readonly by: Group;
  /** They stand beside the verb. */
  readonly isBeside: boolean;
  readonly targets: readonly number[];
  /** Which aspect it names; null where it does not. */
  readonly nth: number | null;
}
/** What a verb comes to: claims, and what is known after them. */
type Told = readonly [claims: readonly Claim[], more: Partial<State>];

/** "Aspected by Saturn", of the subject, of what follows, or of a house named before. */
const aspectedBy = ({ view, at, by, state }: Use): readonly Told[] => {
  const { subject, pending } = state;
  if (subject !== null) return [[looks(by.points, subject.points), { other: by }]];
  const next = view.near(at, 1);
  if (pending.length === 0)
    return view.is(next, 'point') ? [[looks(by.points, view.points(view.run(next), state).points), {}]] : [];
  const houses = view.houses(pending);
  return houses.length === 0 || pending.length > 1
    ? []
    : [[looks(by.points, inHouses(houses.slice(0, 1))), { pending: [], other: by }]];
};

const ruledBy = ({ view, by, state: { pending, house, subject } }: Use): readonly Told[] => {
  const named = view.houses(pending);
  if (!pending.every((at) => view.is(at, 'house', 'lagna'))) return [];
  const houses = named.length > 0 || house === null ? named : [house];
  return [[ruling(view, by.points, houses), { pending: [], other: by, subject: subject ?? by }]];
};

/** The houses that an active verb takes; "it" is the house named before. */
const housesTaken = ({ view, targets, state: { house } }: Use): readonly number[] =>
  view.is(targets[0] ?? -1, 'pronoun') && house !== null ? [house] : view.houses(targets);

/** What is looked at: houses, points that are named, or "it", which is either of those named before. */
const looking = (use: Use): readonly Told[] => {
  const { view, targets, by, isBeside, nth, state } = use;
  const [first = -1] = targets;
  const houses = housesTaken(use);
  const named = view.is(first, 'point') ? view.points(targets, state) : null;
  const points = view.is(first, 'pronoun') ? (state.other ?? state.before) : named;
  // "The fourth and the fourth" is a slip
  if (repeats(named?.points ?? houses)) return [];
  const [house = state.house] = houses.length === 1 ? houses : [];
  const more = { other: named, house, subject: state.subject ?? (isBeside ? by : null) };
  return [
    [looks(by.points, inHouses(houses), nth), more],
    [looks(by.points, points?.points ?? [], nth), more],
  ];
};

/** What each verb says; a verb that claims nothing says nothing. */
const VERBS: Readonly<Partial<Record<Kind, (use: Use) => readonly Told[]>>> = {
  aspects: looking,
  opposite: (use) => looking({ ...use, nth: 7 }),
  aspected_by: aspectedBy,
  rules: (use) => [[ruling(use.view, use.by.points, housesTaken(use)), {}]],
  ruled_by: ruledBy,
};

/** What a verb says of what it takes. */
export const verbSteps = (view: View, at: number, state: State): readonly Step[] => {
  const relation = view.relations.of.get(at);
  const verb = view.items[at];
  if (relation === undefined || verb === undefined || verb.word === null) return [[at + 1, state]];
  const { targets, agents, from, where } = relation;
  const { subject, pending } = state;
  const isBeside = agents.length > 0;
  const by = isBeside ? view.points(agents, state) : subject;
  if (by === null || repeats(by.points)) return [];
  // "The glance of Jupiter, who sits in the eighth" in the order of Hindi
  const isOfAgents = isBeside && subject === null && verb.word === 'aspects';
  const places = [from, ...(isOfAgents ? pending : [])].filter((place) => place !== null);
  const stands = [
    ...places.map((place) => view.attribute(place, by)),
    ...(where === null ? [] : [view.attribute(where, view.points(targets, state))]),
  ];
  const negated = view.denied.has(at);
  if (stands.includes(null) || (negated && stands.length > 0)) return [];
  const own = [...view.own(agents, state), ...view.own(targets, state), ...stands.flatMap((one) => one ?? [])];
  const rests = [
    ...[...verb.rests, ...view.rests(targets), ...by.rests],
    ...[...(subject?.rests ?? []), ...view.rests(pending)],
  ];
  const after = { verb: verb.word, ...(isOfAgents ? { pending: [] } : {}) };
  const told = VERBS[verb.word]?.({ view, at, state, by, isBeside, targets, nth: verb.nth }) ?? [];
  return told
    .filter(([claims]) => claims.length > 0)
    .map(([claims, more]) => [
      at + 1,
      saying(state, [...own, ...saidOf(claims, rests, negated)], { ...after, ...more }),
    ]);
};

/** "Mars aspects the seventh house, and Saturn the ninth": the verb before is meant. */
export const againSteps = (view: View, at: number, subject: Group, state: State): readonly Step[] => {
  const houses = view.houses([at]);
  const claimed: Partial<Record<Kind, readonly Claim[]>> = {
    aspects: inHouses(houses).flatMap((house) => looks(subject.points, [house])),
    rules: ruling(view, subject.points, houses),
  };
  const claims = state.verb === null ? [] : (claimed[state.verb] ?? []);
  const rests = [...subject.rests, ...view.rests([at])];
  return claims.length === 0 ? [] : [[at + 1, saying(state, saidOf(claims, rests))]];
};

const OPPOSITE = 7;
/** "Saturn and Mars aspect each other": each of two looks at the other. */
export const mutualSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject } = state;
  const [one, two, ...more] = subject?.points ?? [];
  if (subject === null || one === undefined || two === undefined || more.length > 0) return [];
  const isOpposite = hasKind(view.items[at]?.mention, 'opposite');
  const nth = isOpposite ? OPPOSITE : null;
  const claims = [...looks([one], [two], nth), ...looks([two], [one], nth)];
  const rests = [...subject.rests, ...view.rests([at])];
  return view.denied.has(at) ? [] : [[at + 1, saying(state, saidOf(claims, rests))]];
};
