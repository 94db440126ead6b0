/** Rows of the festival tables: where and by whom a festival is kept, and what its day hangs on. */
import { DECIDING_WINDOWS } from './deciding-window.ts';
import type { EkadashiId } from './ekadashi.ts';
import type { SolarCalendar, SolarTradition } from './solar-month.ts';
import type { SpecialRuleId } from './special-rules.ts';
import type { DayRule } from './which-day.ts';

/** Where a festival is kept: all India, a quarter of it, a state with its neighbours, or Nepal. */
export const FESTIVAL_REGIONS = [
  'all',
  'north',
  'west',
  'east',
  'south',
  'rajasthan',
  'punjab',
  'bihar',
  'maharashtra',
  'gujarat',
  'bengal',
  'odisha',
  'andhra',
  'karnataka',
  'kerala',
  'tamil_nadu',
  'assam',
  'telangana',
  'nepal',
] as const;
export type FestivalRegion = (typeof FESTIVAL_REGIONS)[number];

/** State → quarter; Nepal is in none. */
export const REGION_QUARTERS: Readonly<Partial<Record<FestivalRegion, FestivalRegion>>> = {
  rajasthan: 'north',
  punjab: 'north',
  bihar: 'east',
  maharashtra: 'west',
  gujarat: 'west',
  bengal: 'east',
  odisha: 'east',
  andhra: 'south',
  karnataka: 'south',
  kerala: 'south',
  tamil_nadu: 'south',
  assam: 'east',
  telangana: 'south',
};

/** Traditions that keep it; `common` means all. */
export const FESTIVAL_TRADITIONS = [
  'common',
  'smarta',
  'vaishnava',
  'shaiva',
  'shakta',
  'ganapatya',
  'saura',
  'kaumara',
  'jain',
  'buddhist',
  'sikh',
] as const;
export type FestivalTradition = (typeof FESTIVAL_TRADITIONS)[number];

/** Windows of worship of a festival besides the deciding window clipped to its tithi. */
export const WORSHIP_WINDOWS = [
  'ghatasthapana',
  'sandhi_puja',
  'holika_dahan',
  'rakhi',
  'lakshmi_puja',
  'nishita',
  'madhyahna',
  'pradosha',
  'fast_to_moonrise',
  'dusk_puja',
  'abhyanga',
  'punya_kala',
] as const;
export type WorshipWindow = (typeof WORSHIP_WINDOWS)[number];

/** Rules for breaking a fast: by the Ekadashi rule, after the tithi, with the tithi's end or sunrise, or after sunrise. */
export type ParanaRule = 'ekadashi' | 'within_tithi' | 'after_tithi' | 'after_sunrise';

export interface FestivalRow<Id extends string> {
  readonly id: Id;
  readonly regions: readonly FestivalRegion[];
  readonly tradition: FestivalTradition;
  /** Days after (or, negative, before) the day that the rule gives. */
  readonly shift: number;
  readonly worship: readonly WorshipWindow[];
  readonly parana: ParanaRule | null;
}

/** A festival of a tithi of a lunar month. */
export interface TithiRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'tithi';
  readonly month: number;
  readonly tithi: number;
  readonly rule: DayRule | SpecialRuleId;
  /** Kept in a leap month when there is one (Ganga Dussehra; Nirnayasindhu). */
  readonly inLeap: boolean;
}

/** A named Ekadashi, or a festival of its day. */
export interface EkadashiRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'ekadashi';
  readonly ekadashi: EkadashiId;
}

/** Rules for the day of a festival of the Sun's entry into a sign. */
export type SankrantiDayRule =
  | 'observed'
  | 'civil_day'
  | 'before_noon'
  | 'vedic_day'
  | 'tamil'
  | 'bengali'
  | 'first_sunrise';

/** A festival of a solar entry. */
export interface SankrantiRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'sankranti';
  readonly sign: number;
  /** Degrees inside the sign that the Sun reaches; 0 for its entry. */
  readonly degrees: number;
  readonly rule: SankrantiDayRule;
}

/** A festival of a star, or of a tithi, in a solar month. Where the star comes twice, its last day counts. */
export interface SolarMonthRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'solar_month';
  readonly sign: number;
  readonly anga: 'nakshatra' | 'tithi';
  readonly number: number;
  /**
   * `udaya` the day of its sunrise; `full_moon` the same, but the day before when the star begins on a full moon day;
   * `pradosha` nightfall; `vaikuntha` the rule of Vaikuntha Ekadashi; else a day rule.
   */
  readonly rule: 'udaya' | 'full_moon' | 'pradosha' | 'vaikuntha' | DayRule;
  /** Whose solar month its day must be in; null for the time the Sun is in the sign at sunrise. */
  readonly calendar: SolarTradition | null;
}

/** A festival of a star in the bright half of a lunar month. */
export interface LunarStarRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'lunar_star';
  readonly month: number;
  readonly star: number;
}

/** A festival of a weekday in a lunar month: as often as the weekday comes. */
export interface WeekdayRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'weekday';
  readonly month: number;
  readonly weekday: number;
}

/** A festival of a day of a solar calendar; day 0 is the last of the month. */
export interface SolarDayRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'solar_day';
  readonly calendar: Exclude<SolarCalendar, 'national' | 'nanakshahi'>;
  /** 1–12 by the sign of the Sun, of Nepal from Baishakh. */
  readonly month: number;
  readonly day: number;
}

/** A festival of a date of the Gregorian calendar. */
export interface DateRow<Id extends string> extends FestivalRow<Id> {
  readonly kind: 'date';
  readonly month: number;
  readonly day: number;
}

type Extra = Partial<Pick<FestivalRow<string>, 'shift' | 'worship' | 'parana'>> & {
  readonly inLeap?: boolean;
  readonly degrees?: number;
};
const NONE = { shift: 0, worship: [], parana: null } as const;

/** Tithis of the dark half come after those of the bright one: `K + 4` is Krishna 4. */
export const K = 15;
/** Everywhere, and groups of quarters and states. */
export const ALL: readonly FestivalRegion[] = ['all'];

/** A day rule in short, `window both neither`: F first or begins, S second or sunrise, L larger, M larger and of equal ones the second. */
type RuleText = `${DayRule['window']} ${keyof typeof BOTH} ${keyof typeof NEITHER}`;
const BOTH = { F: 'first', S: 'second', L: 'larger', M: 'larger_late' } as const;
const NEITHER = { F: 'begins', S: 'sunrise' } as const;

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

/** A rule of prevalence from its short form. */
const ruleOf = (text: RuleText): DayRule => {
  const [name, both = '', neither = ''] = text.split(' ');
  const window = DECIDING_WINDOWS.find((known) => known === name);
  if (!window || !isKeyOf(BOTH, both) || !isKeyOf(NEITHER, neither)) throw new Error(`no rule ${text}`);
  return { window, both: BOTH[both], neither: NEITHER[neither] };
};

/** A festival of a tithi. */
export const onTithi = <const Id extends string>(
  id: Id,
  month: number,
  tithiOfMonth: number,
  rule: RuleText | { readonly special: SpecialRuleId },
  tradition: FestivalTradition = 'common',
  regions: readonly FestivalRegion[] = ALL,
  extra: Extra = {},
): TithiRow<Id> => ({
  ...NONE,
  inLeap: false,
  ...extra,
  kind: 'tithi',
  id,
  month,
  tithi: tithiOfMonth,
  rule: typeof rule === 'string' ? ruleOf(rule) : rule.special,
  tradition,
  regions,
});

/** A festival of an entry of the Sun. */
export const sankranti = <const Id extends string>(
  id: Id,
  sign: number,
  rule: SankrantiDayRule,
  regions: readonly FestivalRegion[],
  extra: Extra = {},
  tradition: FestivalTradition = 'common',
): SankrantiRow<Id> => ({ ...NONE, degrees: 0, ...extra, kind: 'sankranti', id, sign, rule, regions, tradition });

/** A festival of a star or tithi in a solar month. */
export const inSunSign = <const Id extends string>(
  id: Id,
  sign: number,
  anga: SolarMonthRow<string>['anga'],
  number: number,
  rule: SolarMonthRow<string>['rule'],
  tradition: FestivalTradition,
  regions: readonly FestivalRegion[],
  extra: Extra = {},
): SolarMonthRow<Id> => ({
  ...NONE,
  ...extra,
  kind: 'solar_month',
  id,
  sign,
  anga,
  number,
  rule,
  calendar: null,
  tradition,
  regions,
});

/** A festival of a star or tithi in a month of a region, by sunrise or by a day rule. */
export const inMonth = <const Id extends string>(
  id: Id,
  calendar: SolarTradition,
  sign: number,
  anga: SolarMonthRow<string>['anga'],
  number: number,
  regions: readonly FestivalRegion[],
  rule: RuleText | 'udaya' = 'udaya',
  tradition: FestivalTradition = 'common',
): SolarMonthRow<Id> => ({
  ...inSunSign(id, sign, anga, number, rule === 'udaya' ? rule : ruleOf(rule), tradition, regions),
  calendar,
});

/** A festival of a star in the bright half of a lunar month. */
export const lunarStar = <const Id extends string>(
  id: Id,
  month: number,
  star: number,
  regions: readonly FestivalRegion[],
): LunarStarRow<Id> => ({ ...NONE, kind: 'lunar_star', id, month, star, regions, tradition: 'common' });

/** A festival of a weekday (0 = Sunday) in a lunar month. */
export const onWeekday = <const Id extends string>(
  id: Id,
  month: number,
  weekday: number,
  regions: readonly FestivalRegion[],
): WeekdayRow<Id> => ({ ...NONE, kind: 'weekday', id, month, weekday, regions, tradition: 'common' });

/** A festival of a day of a solar calendar; day 0 is the last of the month. */
export const solarDay = <const Id extends string>(
  id: Id,
  calendar: SolarDayRow<Id>['calendar'],
  month: number,
  day: number,
  regions: readonly FestivalRegion[],
  extra: Extra = {},
): SolarDayRow<Id> => ({
  ...NONE,
  ...extra,
  kind: 'solar_day',
  id,
  calendar,
  month,
  day,
  regions,
  tradition: 'common',
});

/** A festival of a Gregorian date. */
export const onDate = <const Id extends string>(
  id: Id,
  month: number,
  day: number,
  tradition: FestivalTradition,
  regions: readonly FestivalRegion[] = ALL,
): DateRow<Id> => ({ ...NONE, kind: 'date', id, month, day, regions, tradition });

export const SOUTH: readonly FestivalRegion[] = ['south'];
export const NORTH: readonly FestivalRegion[] = ['north'];
export const NORTH_WEST: readonly FestivalRegion[] = ['north', 'west'];
export const NORTH_EAST: readonly FestivalRegion[] = ['north', 'bihar'];

/** A named Ekadashi. */
export const ekadashi = <const Id extends string>(
  id: Id,
  name: EkadashiId,
  regions: readonly FestivalRegion[] = ALL,
): EkadashiRow<Id> => ({
  ...NONE,
  kind: 'ekadashi',
  id,
  ekadashi: name,
  tradition: 'vaishnava',
  regions,
  parana: 'ekadashi',
});
