/** What an input is: a kind with its fields, made on first use, and what the kind hands to `compute`. */
import type * as z from 'zod/mini';
import type { Birth, Candidate, Clock, Day, FeedAsked, Moment, NamedDob, Partner, Range } from '../values/moment.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../layers/jyotish/ephemeris/sky.ts';

export type Fields = Readonly<Record<string, z.ZodMiniType>>;
export type Values<F extends Fields> = { readonly [K in keyof F]: z.output<F[K]> };

/** What each kind hands to `compute`. */
export interface Resolved {
  plain: object;
  /** `toPlace`: the place of `to_place`, of an endpoint that takes one beside. */
  birth: { readonly birth: Birth; readonly toPlace?: Place };
  /** A birth that is written out, not named by the id of a saved one. */
  written_birth: { readonly birth: Birth };
  /** `yearAsked`: the `year` beside a `date`, of an endpoint that takes `for_year`. */
  /** `partner`: the other birth, of an endpoint that takes one beside. */
  birth_at: { readonly birth: Birth; readonly at: Moment; readonly yearAsked?: number; readonly partner?: Birth };
  birth_range: { readonly birth: Birth; readonly range: Range; readonly place: Place };
  /** A birth by its date, the calendar year asked about, and where its days are; noon where no time was sent. */
  birth_year: { readonly birth: Birth; readonly yearAsked: number; readonly place: Place; readonly clock: Clock };
  /** A birth with a range, or, where `sign` or `nakshatra` is sent instead of a birth, the range alone. */
  birth_or_star_range: { readonly birth: Birth | null; readonly range: Range };
  pair: { readonly groom: Birth; readonly bride: Birth };
  match: { readonly groom: Partner; readonly bride: Partner };
  day: { readonly day: Day };
  /** What a card shows, by `kind`: a birth (chart), two (match), or a day (day); the others are null. */
  card: {
    readonly birth: Birth | null;
    readonly pair: { readonly groom: Birth; readonly bride: Birth } | null;
    readonly day: Day | null;
  };
  /** A day, for some births. */
  day_natives: { readonly day: Day; readonly natives: readonly Birth[] };
  moment: { readonly moment: Moment };
  range: { readonly range: Range };
  range_place: { readonly range: Range; readonly place: Place };
  /** A range at a place, for some births. */
  range_place_natives: { readonly range: Range; readonly place: Place; readonly natives: readonly Birth[] };
  /** One moment, or a list of them, for some births. */
  moments_natives: { readonly moments: readonly Moment[]; readonly natives: readonly Birth[] };
  /** One partner against many. */
  match_bulk: { readonly person: Partner; readonly candidates: readonly Candidate[] };
  /** One moment, for some births. */
  moment_natives: { readonly moment: Moment; readonly natives: readonly Birth[] };
  /** A birth, or null where the request names a star in its place. */
  birth_or_star: { readonly birth: Birth | null };
  /** A name that the endpoint reads itself; no sky. */
  name: object;
  /** A civil date of birth without a time; null where the endpoint takes a number in its place. No sky. */
  dob: { readonly dob: CivilDate | null };
  /** Two persons by name and date of birth; no sky. */
  persons: { readonly first: NamedDob; readonly second: NamedDob };
  /** Days of a span, or the day of an event that is named by its key. */
  event_range: { readonly range: Range; readonly event: string | null };
  /** A day, week, month or year of the horoscope feed, and for whom. */
  feed: { readonly feed: FeedAsked };
  /** A place and its clock without a time: the endpoint asks for years or months of its own. */
  place: { readonly place: Place; readonly clock: Clock };
}
export type Kind = keyof Resolved;

export interface Input<F extends Fields, K extends Kind> {
  readonly kind: K;
  /** Fields of this kind. */
  readonly base: Fields;
  /** Fields of this endpoint alone; their parsed values are `input` in `compute`. */
  readonly fields: F;
  /** Longest span in days for the range kinds. */
  readonly maxDays?: number;
  /** The moment or range asked about needs no sky: it may lie in any year of a dasha. */
  readonly beyondSky?: boolean;
}

/** Of a contract that asks for nothing. */
export const NO_INPUT: Input<Record<never, never>, 'plain'> = { kind: 'plain', base: {}, fields: {} };

export type FieldMakers = Readonly<Record<string, () => z.ZodMiniType>>;

/** Fields created on first use: a request names few of them, and creating schemas slows a cold start. */
export const lazyFields = <M extends FieldMakers>(makers: M): { readonly [K in keyof M]: ReturnType<M[K]> } => {
  const fields = {};
  for (const [name, make] of Object.entries(makers)) {
    let made: z.ZodMiniType | undefined;
    Object.defineProperty(fields, name, { configurable: true, enumerable: true, get: () => (made ??= make()) });
  }
  return fields as { readonly [K in keyof M]: ReturnType<M[K]> };
};

/** Merges sets of fields, still created on first use. A later set wins. */
export const joinFields = (...sets: readonly Fields[]): Fields => {
  const fields: Fields = {};
  for (const set of sets) Object.defineProperties(fields, Object.getOwnPropertyDescriptors(set));
  return fields;
};
