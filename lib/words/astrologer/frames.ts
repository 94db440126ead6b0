/** What each language fills for the statements of facts. */

/** Frames of statements; `{…}` are names, numbers and dates in the language. */
export interface Statements {
  readonly months: readonly string[];
  /** `{n}` of houses in words, 1–12: third, तीसरे. */
  readonly ordinals: readonly string[];
  readonly date: string;
  readonly lordOf: string;
  readonly sign: Readonly<Record<'D1' | 'D9' | 'transit', string>>;
  readonly ascendant: Readonly<Record<'D1' | 'D9', string>>;
  readonly house: Readonly<Record<'lagna' | 'moon' | 'sun', string>>;
  readonly navamsaHouse: Readonly<Record<'lagna' | 'moon' | 'sun', string>>;
  readonly transitHouse: Readonly<Record<'lagna' | 'moon' | 'sun', string>>;
  readonly star: string;
  /** {point} in {star}, in the sky. */
  readonly transitStar: string;
  /** {date} before a {statement} about the sky of that day. */
  readonly onDate: string;
  readonly degree: string;
  readonly lord: string;
  readonly houseSign: string;
  readonly conjunction: Readonly<Record<'yes' | 'no', string>>;
  readonly aspect: Readonly<Record<'yes' | 'no', string>>;
  readonly aspectOnPoint: Readonly<Record<'yes' | 'no', string>>;
  readonly motion: Readonly<Record<'retrograde' | 'direct', string>>;
  readonly combust: Readonly<Record<'yes' | 'no', string>>;
  readonly dignity: string;
  readonly navamsaDignity: string;
  readonly strength: string;
  readonly period: string;
  readonly noPeriod: string;
  readonly yoga: Readonly<Record<'yes' | 'no', string>>;
  readonly dosha: Readonly<Record<'yes' | 'no', string>>;
  /** The weekday of birth; `differs` where the calendar names another than the Hindu day. */
  readonly vara: Readonly<Record<'same' | 'differs', string>>;
  readonly tithi: string;
  readonly nityaYoga: string;
  readonly karana: string;
  readonly houseCount: Readonly<Record<'none' | 'some', string>>;
  readonly signCount: Readonly<Record<'none' | 'some', string>>;
}
