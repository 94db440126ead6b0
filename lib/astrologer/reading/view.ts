/** What the items of a sentence tell wherever its reading has come to: their points and places, and what stands beside them. */
import type { Claim, Point } from '../facts/claim.ts';
import { pointsOf, saidOf, told, type Context, type Said } from './context.ts';
import type { Item, ItemType } from './items.ts';
import { EMPTY_THING, inHouse } from './things.ts';
import type { Kind } from '../language/kinds.ts';
import { JOINTS, type Relations } from './relations.ts';

/** Points that are spoken of. */
export interface Group {
  readonly points: readonly Point[];
  readonly rests: readonly number[];
}

/** How far a sentence was read. */
export interface State {
  readonly subject: Group | null;
  /** Points named last beside the subject: its company, what it looks at. */
  readonly other: Group | null;
  /** The subject before this one: "Mars beside it". */
  readonly before: Group | null;
  /** Items of the places that the subject has. */
  readonly has: readonly number[];
  /** Nothing was said of the subject yet. */
  readonly isBare: boolean;
  /** What stands before its subject. */
  readonly pending: readonly number[];
  readonly company: Group | null;
  /** The verb that was said last. */
  readonly verb: Kind | null;
  readonly house: number | null;
  readonly said: readonly Said[];
}

/** A way to go on: the item that follows, and what is known by then. */
export type Step = readonly [at: number, state: State];

/** A state in which more was said of the subject. */
export const saying = (state: State, said: readonly Said[], more: Partial<State> = {}): State => ({
  ...state,
  isBare: false,
  said: [...state.said, ...said],
  ...more,
});

const NOWHERE = { house: null };
/** The kind of place that a item tells: the ascendant is the first house. */
const placeKind = (type: ItemType | undefined): ItemType | undefined => (type === 'lagna' ? 'house' : type);
const placeOf = ({ type, thing }: Item): string => (type === 'lagna' ? '1' : thing.numbers.join());
const housesOf = ({ type, thing }: Item): readonly number[] => {
  if (type === 'lagna') return [1];
  return type === 'house' ? thing.numbers : [];
};

/** A sentence in items, with what its verbs take and what is denied. */
export class View {
  readonly items: readonly Item[];
  readonly relations: Relations;
  readonly denied: ReadonlySet<number>;
  readonly context: Context;

  constructor(items: readonly Item[], relations: Relations, denied: ReadonlySet<number>, context: Context) {
    this.items = items;
    this.relations = relations;
    this.denied = denied;
    this.context = context;
  }

  type(at: number): ItemType | undefined {
    return this.items[at]?.type;
  }
  is(at: number, ...types: readonly ItemType[]): boolean {
    const type = this.type(at);
    return type !== undefined && types.includes(type);
  }
  isJoint(at: number): boolean {
    return this.is(at, ...JOINTS);
  }

  /** What the sentence before spoke of; null where it spoke of nothing. */
  it(): Group | null {
    const { it } = this.context;
    return it.length === 0 ? null : { points: it, rests: [] };
  }

  /** The nearest item in a direction that is no mark. */
  near(at: number, step: 1 | -1): number {
    let i = at + step;
    while (this.is(i, 'mark', 'there')) i += step;
    return i;
  }

  /** The houses that some items name. */
  houses(at: readonly number[]): readonly number[] {
    return this.#all(at).flatMap(housesOf);
  }
  rests(at: readonly number[]): readonly number[] {
    return this.#all(at).flatMap(({ rests }) => rests);
  }
  #all(at: readonly number[]): readonly Item[] {
    return at.map((i) => this.items[i]).filter((one) => one !== undefined);
  }

  points(at: readonly number[], { house, subject }: State): Group {
    const here = { house, it: subject?.points ?? this.context.it };
    return {
      points: this.#all(at).flatMap(({ thing }) => thing.refs.flatMap((ref) => pointsOf(ref, here))),
      rests: this.rests(at),
    };
  }

  /** What the points of some items say by themselves: "exalted Saturn". */
  own(at: readonly number[], { house }: Pick<State, 'house'>): readonly Said[] {
    const here = { it: this.context.it, house };
    return this.#all(at).flatMap(({ thing, rests }) =>
      thing.own.flatMap(({ of, says }) => pointsOf(of, here).flatMap((point) => saidOf(told(says, point), rests))),
    );
  }

  /** What a place or state says of some points; null where it can be said of one of them only in part. */
  attribute(at: number, group: Group): readonly Said[] | null {
    const item = this.items[at];
    if (item === undefined) return null;
    const houses = housesOf(item);
    // "No yogakaraka" denies one of two claims
    if (this.denied.has(at) && item.thing.says.length > 1) return null;
    // "Your house of work, the sixth"
    if (houses.length === 2 && item.thing.key === 'apart') return null;
    // "Rahu and Ketu are in the second and the eighth": each in its own
    if (houses.length > 1 && houses.length !== group.points.length) return null;
    const said = group.points.map((of, i) => {
      const house = houses.length > 1 ? houses[i] : houses[0];
      const says = house === undefined ? item.thing.says : [inHouse(house)];
      const rests = [...group.rests, ...item.rests];
      return says.flatMap((one) => saidOf(told(one, of), rests, this.denied.has(at)));
    });
    const own = this.own([at], NOWHERE);
    return said.some((one) => one.length === 0) ? null : [...said.flat(), ...own];
  }

  /** Some points stand together, or with others. */
  together(a: Group, b: Group | null, at: number): readonly Said[] {
    const rests = [...a.rests, ...(b?.rests ?? []), ...this.rests([at])];
    const [first, ...rest] = a.points;
    const pairs =
      b === null ? rest.map((one) => [first, one]) : a.points.flatMap((one) => b.points.map((two) => [one, two]));
    const negated = this.denied.has(at);
    return pairs.flatMap(([of, other]): readonly Said[] => {
      if (of === undefined || other === undefined) return [];
      const [lagna, one] = of === 'ascendant' ? [of, other] : [other, of];
      if (one === 'ascendant') return [];
      const beside: Claim = { kind: 'conjunction', of, other, chart: 'D1' };
      return saidOf(lagna === 'ascendant' ? told(inHouse(1), one) : [beside], rests, negated);
    });
  }

  /** Whether a place may be one more of a point that has some: of another kind, or the same again ("Kanya, Virgo"). */
  isFree(at: number, has: readonly number[]): boolean {
    const one = this.items[at];
    // "Not in the fourth but in the seventh": what is denied takes no place
    if (one === undefined || one.type === 'state' || this.denied.has(at)) return true;
    return this.#all(has.filter((other) => !this.denied.has(other))).every(
      (other) => placeKind(other.type) !== placeKind(one.type) || placeOf(other) === placeOf(one),
    );
  }

  /** Whether a place stands behind "and" without a verb of its own. */
  isMore(at: number): boolean {
    const before = this.is(at - 1, 'mark') ? at - 1 : at;
    return this.is(before - 1, 'and') && this.items[before]?.isApart === false && this.items[at]?.isApart === false;
  }

  /** Whether a mark says that something stands in a place. */
  isMarked(at: number): boolean {
    return [at - 1, at + 1].some((i) => this.type(i) === 'mark' && this.items[i]?.word !== 'of');
  }

  /** The run of points from a place on: with joints between them, or side by side where none is another's. */
  run(at: number): readonly number[] {
    if (this.type(at) === 'lagna') return [at];
    const found = [at];
    for (let i = at + 1; i < this.items.length; i++) {
      if (this.items[i]?.isApart !== false) break;
      if (this.is(i, 'point') && !this.relations.taken.has(i)) {
        // "There is Rahu, and its lord Jupiter is …"
        if (this.#isIts(i)) break;
        const isOthers = this.items[i + 1]?.word === 'of' || this.is(i + 1, 'with');
        if (this.#isBeforeWith(i) || (this.is(i - 1, 'point') && isOthers)) break;
        found.push(i);
      } else if (!this.isJoint(i) && !this.is(i, 'count')) break;
    }
    return found;
  }

  /** Whether a point is the lord of a house named before. */
  #isIts(at: number): boolean {
    const { refs, own } = this.items[at]?.thing ?? EMPTY_THING;
    return [...refs, ...own.map(({ of }) => of)].some((ref) => typeof ref === 'object' && ref.lordOf === 0);
  }

  /** Whether a point is company that stands before its word, as in Hindi. */
  #isBeforeWith(at: number): boolean {
    const next = this.near(at, 1);
    return this.is(next, 'with') && this.is(this.near(next, 1), 'point');
  }
}
