/** What the chunks of a sentence tell wherever its reading has come to: their points and places, and what stands beside them. */
import type { Point } from './claim.ts';
import type { Chunk, ChunkType } from './chunks.ts';
import { inHouse, inSign } from './things.ts';
import type { Context, Said } from './node.ts';
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
  /** Chunks of the places that the subject has. */
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

/** A way to go on: the chunk that follows, and what is known by then. */
export type Step = readonly [at: number, state: State];

/** A state in which more was said of the subject. */
export const saying = (state: State, said: readonly Said[], more: Partial<State> = {}): State => ({
  ...state,
  isBare: false,
  said: [...state.said, ...said],
  ...more,
});

/** The kind of place that a chunk tells: the ascendant is the first house. */
export const placeKind = (type: ChunkType | undefined): ChunkType | undefined => (type === 'lagna' ? 'house' : type);
const placeOf = (chunk: Chunk): string => `${chunk.node.sign ?? ''} ${housesOf(chunk).join()}`;
const housesOf = ({ type, node }: Chunk): readonly number[] => {
  if (type === 'lagna') return [1];
  return type === 'house' ? node.numbers : [];
};

/** A sentence in chunks, with what its verbs take and what is denied. */
export class View {
  readonly chunks: readonly Chunk[];
  readonly relations: Relations;
  readonly denied: ReadonlySet<number>;
  readonly context: Context;

  constructor(chunks: readonly Chunk[], relations: Relations, denied: ReadonlySet<number>, context: Context) {
    this.chunks = chunks;
    this.relations = relations;
    this.denied = denied;
    this.context = context;
  }

  type(at: number): ChunkType | undefined {
    return this.chunks[at]?.type;
  }
  is(at: number, ...types: readonly ChunkType[]): boolean {
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

  /** The nearest chunk in a direction that is no mark. */
  near(at: number, step: 1 | -1): number {
    let i = at + step;
    while (this.is(i, 'mark', 'there')) i += step;
    return i;
  }

  /** The houses that some chunks name. */
  houses(at: readonly number[]): readonly number[] {
    return this.#all(at).flatMap(housesOf);
  }
  rests(at: readonly number[]): readonly number[] {
    return this.#all(at).flatMap(({ rests }) => rests);
  }
  #all(at: readonly number[]): readonly Chunk[] {
    return at.map((i) => this.chunks[i]).filter((one) => one !== undefined);
  }

  points(at: readonly number[], { house, subject }: State): Group {
    const here = { ...this.context, house, ...(subject === null ? {} : { it: subject.points }) };
    const points = this.#all(at).flatMap(({ type, node }) =>
      type === 'lagna' ? ['ascendant' as const] : node.points(here).points,
    );
    return { points, rests: this.rests(at) };
  }

  /** What the points of some chunks say by themselves: "exalted Saturn". */
  own(at: readonly number[], { house }: State): readonly Said[] {
    return this.#all(at).flatMap(({ node }) => node.says({ ...this.context, house }));
  }

  /** What a place or state says of some points; null where it can be said of one of them only in part. */
  attribute(at: number, group: Group): readonly Said[] | null {
    const chunk = this.chunks[at];
    if (chunk === undefined) return null;
    const { type, node, rests } = chunk;
    const houses = housesOf(chunk);
    // "Rahu and Ketu are in the second and the eighth": each in its own
    if (houses.length > 1 && houses.length !== group.points.length) return null;
    const predicates = type === 'sign' && node.sign !== null ? [{ says: inSign(node.sign), rests }] : node.predicates;
    const said = group.points.map((of, i) => {
      const house = houses.length > 1 ? houses[i] : houses[0];
      const own = house === undefined ? predicates : [{ says: inHouse(house), rests }];
      return own.flatMap((one) =>
        one.says(of, this.context).map(({ claim, negated }) => ({
          claim,
          negated: negated !== this.denied.has(at),
          rests: [...group.rests, ...rests],
        })),
      );
    });
    return said.some((one) => one.length === 0) ? null : said.flat();
  }

  /** Some points stand together, or with others. */
  together(a: Group, b: Group | null, at: number): readonly Said[] {
    const rests = [...a.rests, ...(b?.rests ?? []), ...this.rests([at])];
    const [first, ...rest] = a.points;
    const pairs =
      b === null ? rest.map((one) => [first, one]) : a.points.flatMap((one) => b.points.map((two) => [one, two]));
    return pairs.flatMap(([of, other]) =>
      of === undefined || other === undefined || of === 'ascendant' || other === 'ascendant'
        ? []
        : [{ claim: { kind: 'conjunction', of, other, chart: 'D1' } as const, negated: this.denied.has(at), rests }],
    );
  }

  /** Whether a place may be one more of a point that has some: of another kind, or the same again ("Kanya, Virgo"). */
  isFree(at: number, has: readonly number[]): boolean {
    const one = this.chunks[at];
    if (one === undefined || one.type === 'state') return true;
    // "Not in the fourth but in the seventh": what is denied takes no place
    return this.#all(has.filter((other) => !this.denied.has(other))).every(
      (other) => placeKind(other.type) !== placeKind(one.type) || placeOf(other) === placeOf(one),
    );
  }

  /** Whether a mark says that something stands in a place. */
  isMarked(at: number): boolean {
    return [at - 1, at + 1].some((i) => this.type(i) === 'mark' && this.chunks[i]?.word !== 'of');
  }

  /** The run of points from a place on: with joints between them, or side by side where none is another's. */
  run(at: number): readonly number[] {
    if (this.type(at) === 'lagna') return [at];
    const found = [at];
    for (let i = at + 1; i < this.chunks.length; i++) {
      if (this.chunks[i]?.isApart !== false) break;
      if (this.is(i, 'point') && !this.relations.taken.has(i)) {
        const isOthers = this.chunks[i + 1]?.word === 'of' || this.is(i + 1, 'with');
        if (this.#isBeforeWith(i) || (this.is(i - 1, 'point') && isOthers)) break;
        found.push(i);
      } else if (!this.isJoint(i) && !this.is(i, 'count')) break;
    }
    return found;
  }

  /** Whether a point is company that stands before its word, as in Hindi. */
  #isBeforeWith(at: number): boolean {
    const next = this.near(at, 1);
    return this.is(next, 'with') && this.is(this.near(next, 1), 'point');
  }

  /** The runs of company from a place on: a stop may end one. */
  runs(at: number): readonly (readonly number[])[] {
    const whole = this.run(at);
    const cut = whole.findIndex((one, i) => i > 0 && (this.is(one - 1, 'stop') || this.is(one - 2, 'stop')));
    return cut < 0 ? [whole] : [whole, whole.slice(0, cut)];
  }
}
