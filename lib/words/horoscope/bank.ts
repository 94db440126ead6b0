/**
 * The bank of the feed: every sentence it can say, in families. The keys are those of the domain, the same in all
 * languages, so a missing row is an error of the compiler; the number of variants is held by a test. A row may hold
 * `{when}` ("on Tuesday", left out where nothing is said of the time), `{day}` or `{day:loc}` (a day or date, the second in
 * the form in which something happens on it), `{best}` and `{low}` (quarters of a year).
 */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { StarNature } from '../../../layers/jyotish/chart/avakahada.ts';
import type { Direction } from '../../../layers/jyotish/panchang/nivas.ts';
import type { Area, FeedPeriod, MainArea } from '../../../layers/jyotish/horoscope/areas.ts';
import type { FactKind, SaturnPhase, SpecialTithi } from '../../../layers/jyotish/horoscope/facts.ts';
import type { PlanetColour } from '../../../layers/jyotish/remedies/planet-rows.ts';
import type { LordsRelation, SignDistance } from '../../../layers/jyotish/horoscope/pair.ts';
import type { Aim } from '../../../layers/jyotish/horoscope/select.ts';
import type { StarPart } from '../../../layers/jyotish/horoscope/star-day.ts';
import type { FeedGrade } from '../../../layers/jyotish/horoscope/rank.ts';
import type { Staying } from '../../../layers/jyotish/horoscope/rotation.ts';
import type { ContactClass, TurningGraha } from '../../../layers/jyotish/horoscope/sky-events.ts';

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type Tara = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Fifths of the general score, from the lowest. */
export type Band = 1 | 2 | 3 | 4 | 5;
/** How a stretch of time or an area weighs: bands 1–2, 3, 4–5. */
export const LEVELS = ['low', 'even', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** Rows that say the same fact in other words: one is taken in turn. */
export type Variants = readonly string[];
/** An area on a day: what the house of the Moon shows, and what to do when the area is weak or strong. */
export type AreaRow = readonly [shows: string, weak: string, strong: string];
type ByHouse<T> = Readonly<Record<House, T>>;
type Areas = Readonly<Record<Area, ByHouse<readonly AreaRow[]>>>;

/** A row of two sentences: what it shows, and what to do with it. */
export type PairRow = readonly [shows: string, use: string];

/** What joins sentences and names days. */
export interface Phrases {
  readonly today: string;
  /** Something happens on `{day}`. */
  readonly onDay: string;
  /** Quarters of a year. */
  readonly quarters: readonly string[];
  /** From January. */
  readonly months: readonly string[];
  /** Openings of a sentence that is darker or lighter than the one before. */
  readonly turns: Readonly<Record<'down' | 'up', Variants>>;
  /** Words that keep their capital inside a sentence. */
  readonly names: readonly string[];
}

/**
 * Names of what an answer shows beside its keys. A name of a fact may hold `{house}` (an ordinal), `{body}`, `{partner}`,
 * `{sign}`, `{star}` and `{angle}`.
 */
export interface Labels {
  /** Ordinals of the houses as they stand before the word for house, from the first. */
  readonly houses: readonly string[];
  readonly kinds: Readonly<Record<FactKind, string>>;
  /** Facts whose name needs no more than their kind. */
  readonly facts: Readonly<
    Record<
      'moon_house' | 'moon_changes' | 'moon_star' | 'chandrashtama' | 'stay' | 'double_transit' | 'running_lord',
      string
    >
  >;
  /** `{fact}` counted from the ascendant. */
  readonly fromAscendant: string;
  readonly periods: Readonly<Record<FeedPeriod, string>>;
  /** Names by `detail`; a contact at 180° has a name of its own. */
  readonly contacts: Readonly<Record<ContactClass | 'opposite', string>>;
  readonly ingresses: Readonly<Record<'direct' | 'retrograde', string>>;
  readonly stations: Readonly<Record<'direct' | 'retrograde', string>>;
  readonly lunations: Readonly<Record<'new' | 'full', string>>;
  readonly eclipses: Readonly<Record<'solar' | 'lunar' | 'penumbral', string>>;
  /** Events by kind and detail as no sign in particular meets them. */
  readonly events: {
    readonly ingress: Readonly<Record<'direct' | 'retrograde', string>>;
    readonly station: Readonly<Record<'direct' | 'retrograde', string>>;
    readonly eclipse: Readonly<Record<'solar' | 'lunar', string>>;
  };
  readonly tithis: Readonly<Record<SpecialTithi, string>>;
  readonly saturn: Readonly<Record<SaturnPhase, string>>;
  readonly grades: Readonly<Record<FeedGrade, string>>;
  readonly keyDays: Readonly<Record<KeyDayKind, string>>;
  readonly colours: Readonly<Record<PlanetColour, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  /** Parts of the score of a star of birth; `{tara}`, `{star}` and `{yoga}` are names. */
  readonly starParts: Readonly<Record<StarPart, string>>;
  /** Parts of the score of two signs. */
  readonly pairDistances: Readonly<Record<SignDistance, string>>;
  readonly pairLords: Readonly<Record<LordsRelation | 'same', string>>;
  readonly areas: Readonly<Record<Area, string>>;
  readonly sameElement: string;
  readonly pairDay: string;
  /** Where the hours of the feed are counted. */
  readonly place: string;
}

/** Why a day of a week stands out: its score, what happens, or, where no event is left, the Moon alone. */
export const KEY_DAY_KINDS = ['best', 'low', 'event', 'moon'] as const;
export type KeyDayKind = (typeof KEY_DAY_KINDS)[number];

/** Everything the feed can say in one language. */
export interface HoroscopeBank extends Areas {
  readonly phrases: Phrases;
  readonly labels: Labels;
  readonly lead: ByHouse<Variants>;
  readonly headline: ByHouse<Readonly<Record<Band, Variants>>>;
  readonly counsel: ByHouse<Readonly<Record<Level, Variants>>>;
  readonly evening: ByHouse<Variants>;
  readonly act: ByHouse<Variants>;
  readonly care: ByHouse<Variants>;
  readonly stay: Readonly<Record<Staying, ByHouse<Variants>>>;
  readonly ingress: Readonly<Record<Staying, ByHouse<string>>>;
  /** Back into a house by retrograde motion, for a while: `{house}` is an ordinal. */
  readonly reentry: Readonly<Record<TurningGraha, string>>;
  readonly station: Readonly<Record<TurningGraha, ByHouse<Readonly<Record<'retrograde' | 'direct', string>>>>>;
  readonly contact: Readonly<Record<Staying, Readonly<Record<ContactClass, Readonly<Record<Aim, Variants>>>>>>;
  readonly lunation: Readonly<Record<'new' | 'full', ByHouse<Variants>>>;
  readonly eclipse: Readonly<Record<'solar' | 'lunar', ByHouse<Variants>>>;
  readonly chandrashtama: Variants;
  readonly tithi: Readonly<Record<SpecialTithi, Variants>>;
  readonly star: Readonly<Record<StarNature, Variants>>;
  /** From Sunday. */
  readonly weekday: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, Variants>>;
  readonly weekOpen: ByHouse<Variants>;
  readonly weekEnd: ByHouse<Variants>;
  readonly monthOpen: ByHouse<Variants>;
  readonly yearOpen: ByHouse<Variants>;
  readonly periodHeadline: Readonly<Record<Level, Variants>>;
  readonly close: Readonly<Record<Level, Variants>>;
  readonly quarter: Readonly<Record<Level, Variants>>;
  readonly keyDay: ByHouse<Variants>;
  readonly areaTone: Readonly<Record<Area, Readonly<Record<Level, Variants>>>>;
  readonly areaMore: Readonly<Record<MainArea, Readonly<Record<Level, Variants>>>>;
  readonly areaBest: Readonly<Record<Area, Variants>>;
  readonly areaQuarter: Variants;
  /** By tara 1 Janma … 9 Parama Mitra. */
  readonly tara: Readonly<Record<Tara, readonly PairRow[]>>;
  /** By the shorter distance between two signs, counted from 1. */
  readonly pairDistance: Readonly<Record<SignDistance, readonly PairRow[]>>;
  readonly pairLords: Readonly<Record<LordsRelation, Variants>>;
  readonly pairDay: Readonly<Record<Level, Variants>>;
  readonly pairArea: Readonly<Record<Area, Readonly<Record<Level, Variants>>>>;
  readonly runningLord: Readonly<Record<Graha, Readonly<Record<'with' | 'against', Variants>>>>;
}
