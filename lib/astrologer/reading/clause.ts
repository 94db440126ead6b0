/**
 * Reads a statement by the types of its items, in any order: what stands beside a point is said of it, what a verb takes is
 * looked for on both sides. A point stands in one house, one sign and one star at most, which tells whose a place is. Every
 * way to share the items out is a reading; the reader of sentences asks that all of them agree.
 */
import { kinds } from '../language/kinds.ts';
import { hasKind } from '../language/mentions.ts';
import { saidOf, type Context, type Path, type Said } from './context.ts';
import type { Item, ItemType } from './items.ts';
import { denialsOf, relationsOf } from './relations.ts';
import { repeats } from './things.ts';
import { thereSteps } from './there.ts';
import { againSteps, mutualSteps, ruling, verbSteps } from './verbs.ts';
import { saying, View, type State, type Step } from './view.ts';

const ATTRIBUTES: readonly ItemType[] = ['house', 'group', 'lagna', 'sign', 'star', 'degree', 'state'];
/** Most readings of a sentence, and most steps towards them. */
const MOST_READINGS = 24;
const MOST_STEPS = 1500;

/** "Your seventh house is Scorpio": what stands before any point. */
const houseSign = (view: View, at: readonly number[]): readonly Said[] => {
  const [house] = view.houses(at);
  const sign = at
    .map((i) => (view.is(i, 'sign') ? view.items[i]?.thing.numbers[0] : null))
    .find((one) => typeof one === 'number');
  if (at.length !== 2 || house === undefined || typeof sign !== 'number') return [];
  const negated = at.some((i) => view.denied.has(i));
  return [{ claim: { kind: 'house_sign', house, sign }, negated, rests: view.rests(at) }];
};

/** "Forms a strong yoga": how strong it is is not judged. */
const isOfYoga = (view: View, at: number): boolean =>
  view.is(at + 1, 'presence') && hasKind(view.items[at]?.mention, 'strong');

/** Whether a state belongs to no point: "a strong yoga", "aspects the seventh, his own", "the ascendant is strong". */
const isOfNone = (view: View, at: number): boolean => {
  const last = view.is(at - 1, 'stop') ? at - 2 : at - 1;
  const isAimed = view.relations.taken.has(last) && !view.is(last, 'point') && view.items[at]?.isApart === false;
  const isLagnas = view.is(at - 1, 'lagna') && !view.isMarked(at - 1);
  return view.is(at, 'state') && (view.is(at + 1, 'presence') || isAimed || isLagnas);
};

/** Whether a place may stand before the point that it belongs to. */
const mayPrecede = (view: View, at: number, { subject, pending, isBare }: State): boolean => {
  const next = view.items[at + 1];
  // "Scorpio is your rising sign, and Mars …": only what something is in is a place
  if (
    view.is(at, 'lagna') &&
    !view.isMarked(at) &&
    !(view.is(at + 1, 'point', 'there', 'count') && next?.isApart === true)
  )
    return false;
  const before = view.is(at - 1, 'mark') ? at - 2 : at - 1;
  const begins = before < 0 || view.isJoint(before) || view.is(before, 'turn');
  // "In this chart of a Leo ascendant, in the fifth house …": no place is the ascendant's
  const isLagna = subject?.points.every((one) => one === 'ascendant') === true;
  return !isBare && (subject === null || pending.length > 0 || begins || isLagna);
};

/** "Saturn spoils your seventh house", "Mars energises the tenth": whose house it is done to, not where he stands. */
const isDoneTo = (view: View, at: number): boolean =>
  view.is(at, 'house') && view.items[at - 1]?.word === 'effect' && !view.isMarked(at);

/** "Mercury of the second", "छठे के भी": whose it is, not where it stands. */
const isOwners = (view: View, at: number): boolean => {
  const isOf = (i: number): boolean => view.items[i]?.word === 'of';
  return (
    view.is(at, 'house', 'lagna') && !view.isMarked(at) && (isOf(at - 1) || (isOf(at + 1) && !view.is(at + 2, 'point')))
  );
};

/** A place or state that is said of points already named. */
const saidSteps = (view: View, at: number, state: State, house: number | null): readonly Step[] => {
  const { subject, other, has } = state;
  if (subject === null || isDoneTo(view, at) || isOwners(view, at)) return [];
  const own = view.isFree(at, has) ? view.attribute(at, subject) : null;
  const others = other === null || view.is(at, 'state') ? null : view.attribute(at, other);
  return [
    ...(own === null ? [] : [[at + 1, saying(state, own, { has: [...has, at], house })] as const]),
    ...(others === null ? [] : [[at + 1, saying(state, others, { house })] as const]),
  ];
};

/** A place or a state: said of the subject, of what was named beside it, or of what follows. */
const placeSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject, pending, verb } = state;
  if (isOfNone(view, at)) return [];
  if (view.is(at, 'sign') && view.items[at]?.isApart === true && subject === null && pending.length === 1) {
    const said = houseSign(view, [...pending, at]);
    return said.length === 0 ? [] : [[at + 1, saying(state, said, { pending: [] })]];
  }
  const [house = state.house] = view.houses([at]);
  const isHouse = view.is(at, 'house', 'lagna');
  if (isHouse && state.isBare && subject !== null && verb !== null && !view.isMarked(at))
    return againSteps(view, at, subject, state);
  // "Mars looks at the tenth and at the first": in it, or at it
  const isMore = isHouse && subject !== null && verb === 'aspects' && !state.isBare && view.isMore(at);
  const said = [...saidSteps(view, at, state, house), ...(isMore ? againSteps(view, at, subject, state) : [])];
  return mayPrecede(view, at, state) ? [...said, [at + 1, { ...state, pending: [...pending, at], house }]] : said;
};

/** "Saturn is retrograde and the lord of the third": lords at the end of a clause are what the subject is. */
const lordSteps = (
  view: View,
  at: number,
  state: State,
  run: readonly number[],
  own: readonly Said[],
): readonly Step[] => {
  const { subject } = state;
  const last = Math.max(...run);
  const isVerb = view.items[at]?.isApart === true || view.items[last]?.isBeforeVerb === true;
  const isEnd = isVerb && (last + 1 >= view.items.length || view.is(last + 1, 'stop', 'turn', 'and'));
  const houses = view.points(run, state).points.flatMap((one) => (typeof one === 'object' ? [one.lordOf] : []));
  if (subject === null || subject.points.length !== 1 || !isEnd || houses.length === 0 || state.pending.length > 0)
    return [];
  if (view.items.slice(at, last + 1).some(({ thing }) => thing.refs.some((one) => typeof one !== 'object'))) return [];
  const rests = [...subject.rests, ...view.rests(run)];
  const claims = ruling(view, subject.points, houses);
  return claims.length === 0 ? [] : [[last + 1, saying(state, [...own, ...saidOf(claims, rests)], { verb: 'rules' })]];
};

/** Points: the subject from here on, or company of the subject there is. */
const pointSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject, pending } = state;
  const run = view.run(at);
  const last = Math.max(...run);
  const group = view.points(run, state);
  const counts = view.items.slice(at, last + 1).flatMap(({ type, thing }) => (type === 'count' ? thing.numbers : []));
  if (group.points.length === 0 || repeats(group.points)) return [];
  if (counts.some((count) => count !== group.points.length)) return [];
  const own = view.own(run, state);
  const steps: Step[] = [...lordSteps(view, at, state, run, own)];
  // "Saturn sits in the ninth, Mars with him": Mars is company
  const after = view.near(last, 1);
  const isCompany = view.is(after, 'with') && !view.is(view.near(after, 1), 'point', 'pronoun');
  if (isCompany && subject !== null && pending.length === 0 && !view.is(at - 1, 'turn'))
    steps.push([after + 1, saying(state, [...own, ...view.together(subject, group, after)], { other: group })]);
  const said = pending.map((one) => view.attribute(one, group));
  if (state.isBare || said.includes(null) || !pending.every((one, i) => view.isFree(one, pending.slice(0, i))))
    return steps;
  const company = state.company === null ? [] : view.together(group, state.company, at);
  const all = [...own, ...said.flatMap((one) => one ?? []), ...company];
  const next = { subject: group, other: state.company, before: subject, company: null, pending: [], has: pending };
  const house = view.is(at, 'lagna') ? 1 : state.house;
  return [...steps, [last + 1, saying(state, all, { ...next, house, isBare: all.length === 0 })]];
};

/** "He", "which": the subject, or what was named beside it. */
const pronounSteps = (view: View, at: number, state: State): readonly Step[] => {
  const subjects = [state.subject ?? view.it(), state.other].filter((one) => one !== null);
  if (subjects.length === 0) return [[at + 1, state]];
  return subjects.map((subject) => {
    const isBare = state.isBare && subject === state.subject;
    return [at + 1, { ...state, subject, other: null, has: [], isBare }];
  });
};

/** Points that a word of company leads up to. */
const companySteps = (view: View, at: number, run: readonly number[], state: State): readonly Step[] => {
  const { subject } = state;
  const group = view.points(run, state);
  const own = view.own(run, state);
  const end = Math.max(...run) + 1;
  // "Rahu with Mars, Ketu …": the nodes never stand together
  const isOfNodes = [...group.points, ...(subject?.points ?? [])].filter(
    (one) => one === 'rahu' || one === 'ketu',
  ).length;
  if (isOfNodes > 1 && run.length > 1) return companySteps(view, at, run.slice(0, 1), state);
  if (subject === null) {
    if (group.points.length === 1) return [[end, saying(state, own, { company: group })]];
    return [[end, saying(state, [...own, ...view.together(group, null, at)], { subject: group })]];
  }
  // "Ketu sits there with Ketu" is a slip
  if (subject.points.some((one) => group.points.includes(one))) return [];
  return [[end, saying(state, [...own, ...view.together(subject, group, at)], { other: group })]];
};

const withSteps = (view: View, at: number, state: State): readonly Step[] => {
  const { subject } = state;
  const next = view.near(at, 1);
  // "Ketu shares the third with Mercury": the second word tells with whom
  if (view.is(next, 'house', 'sign', 'lagna') && view.is(view.near(next, 1), 'with')) return [[at + 1, state]];
  // "A Leo ascendant with the Sun in it"
  if (subject?.points.every((one) => one === 'ascendant') === true) return [[at + 1, state]];
  // "With Jupiter in the fifth, …" says where Jupiter is
  const isFirst = subject === null && state.said.length === 0 && state.pending.length === 0;
  const having: readonly Step[] = isFirst ? [[at + 1, state]] : [];
  if (view.is(next, 'point') && !view.relations.taken.has(next))
    return [...having, ...companySteps(view, at, view.run(next), state)];
  if (subject === null || subject.points.length < 2) return having;
  return [[at + 1, saying(state, view.together(subject, null, at))]];
};

/** "Forms Bhadra yoga": that it is there, whoever it is said of. */
const presenceSteps = (view: View, at: number, state: State): readonly Step[] => {
  const negated = view.denied.has(at);
  const said = view.own([at], state).map((one) => ({ ...one, negated }));
  return [[at + 1, saying(state, said)]];
};

const stepsFrom = (view: View, at: number, state: State): readonly Step[] => {
  const type = view.type(at);
  // "The seventh is in Taurus, so Venus …"
  const before = type === 'turn' ? houseSign(view, state.pending) : [];
  if (before.length > 0) return [[at + 1, saying(state, before, { pending: [] })]];
  const isPassed = view.relations.taken.has(at) || view.isJoint(at) || view.is(at, 'turn', 'mark', 'not');
  if (isPassed || isOfYoga(view, at)) return [[at + 1, state]];
  const asPlace = type !== undefined && ATTRIBUTES.includes(type) ? placeSteps(view, at, state) : [];
  switch (type) {
    case 'lagna':
      return [...pointSteps(view, at, state), ...asPlace];
    case 'point':
      return pointSteps(view, at, state);
    case 'pronoun':
      return pronounSteps(view, at, state);
    case 'with':
      return withSteps(view, at, state);
    case 'verb':
      return verbSteps(view, at, state);
    case 'mutual':
      return mutualSteps(view, at, state);
    case 'there':
      return thereSteps(view, at, state);
    case 'presence':
      return presenceSteps(view, at, state);
    default:
      return asPlace;
  }
};

/** What a sentence comes to at its end; null where something of it was left over. */
const ended = (view: View, { subject, pending, company, isBare, house, ...state }: State): Path | null => {
  const left = subject === null ? houseSign(view, pending) : [];
  const said = [...state.said, ...left];
  if (isBare || company !== null || (pending.length > 0 && left.length === 0) || said.length === 0) return null;
  const it = subject === null ? {} : { it: subject.points };
  return { said, context: { ...view.context, house, ...it } };
};

const START = {
  subject: null,
  other: null,
  before: null,
  has: [],
  isBare: false,
  pending: [],
  company: null,
  verb: null,
  said: [],
};

/** Every way to share out the items of a sentence. */
const readings = (view: View): readonly Path[] => {
  const found: Path[] = [];
  const open: Step[] = [[0, { ...START, house: view.context.house }]];
  for (let steps = 0; steps < MOST_STEPS && found.length < MOST_READINGS; steps++) {
    const step = open.pop();
    if (step === undefined) break;
    const [at, state] = step;
    const reading = at < view.items.length ? null : ended(view, state);
    if (reading !== null) found.push(reading);
    if (at < view.items.length) open.push(...stepsFrom(view, at, state).toReversed());
  }
  return found;
};

/** Words that add nothing to a statement of another kind. */
const ASIDE = kinds('now this rashi sign_word');
/** The readings of some items; none where one of them has no part in it. */
export const clauseReadings = (all: readonly Item[], context: Context): readonly Path[] => {
  const items = all.filter(
    (one) => one.type !== 'nothing' && !(one.type === 'other' && hasKind(one.mention, ...ASIDE)),
  );
  // What is said of a dosha has phases and causes
  const isOther = ({ type, mention }: Item): boolean =>
    (type === 'other' && !hasKind(mention, ...ASIDE)) ||
    type === 'period' ||
    (type === 'presence' && hasKind(mention, 'dosha'));
  const relations = items.some(isOther) ? null : relationsOf(items);
  // "The fifth from your Scorpio"
  const isCounted = items.some(({ type }, at) => type === 'sign' && items[at + 1]?.word === 'from');
  // "In a kendra from Rahu" is no kendra of the chart
  const isFromAnother = items.some(({ type }) => type === 'group') && items.some(({ word }) => word === 'from');
  if (relations === null || isCounted || isFromAnother) return [];
  return denialsOf(items, relations.taken).flatMap((denied) => readings(new View(items, relations, denied, context)));
};
