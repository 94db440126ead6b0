/** The monthly fasts, each by its deciding window. */
import { plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Segment } from '../panchang/anga.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { windowOfDay, type DecidingWindow } from './deciding-window.ts';
import { OBSERVED_AFTER_DAYS, OBSERVED_BEFORE_DAYS } from './ekadashi.ts';
import type { LunarMonth } from './lunar-month.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { SPECIAL_RULES, type SpecialRuleId } from './special-rules.ts';
import { decideDay, type Choice, type DayRule } from './which-day.ts';

export const VRAT_KINDS = [
  'pradosh',
  'sankashti',
  'vinayaka',
  'shivaratri',
  'purnima',
  'amavasya',
  'shashthi',
  'ashtami',
  'kalashtami',
  'durgashtami',
  'ekadashi',
  'chandra-darshan',
] as const;
export type VratKind = (typeof VRAT_KINDS)[number];

interface VratRow<Id extends string> {
  readonly kind: VratKind;
  readonly id: Id;
  readonly tithi: number;
  readonly rule: DayRule | SpecialRuleId;
}

const row = <const Id extends string>(
  kind: VratKind,
  id: Id,
  tithi: number,
  window: DecidingWindow,
  both: DayRule['both'],
  neither: DayRule['neither'],
): VratRow<Id> => ({ kind, id, tithi, rule: { window, both, neither } });

const special = <const Id extends string>(kind: VratKind, id: Id, tithi: number, rule: SpecialRuleId): VratRow<Id> => ({
  kind,
  id,
  tithi,
  rule,
});

/** Fasts of a tithi; every lunation has them, leap months too. */
export const VRATS = [
  row('vinayaka', 'vinayaka_chaturthi', 4, 'madhyahna', 'larger', 'sunrise'),
  row('shashthi', 'skanda_shashthi_vrat', 6, 'sunset', 'first', 'sunrise'),
  row('ashtami', 'masik_durgashtami', 8, 'udaya', 'first', 'sunrise'),
  row('pradosh', 'pradosh_vrat', 13, 'pradosha', 'larger', 'sunrise'),
  special('purnima', 'purnima_vrat', 15, 'purnima_vrata'),
  row('sankashti', 'sankashti_chaturthi', 19, 'moonrise', 'first', 'sunrise'),
  special('ashtami', 'kalashtami', 23, 'kalashtami'),
  row('pradosh', 'pradosh_vrat', 28, 'pradosha', 'larger', 'sunrise'),
  row('shivaratri', 'masik_shivaratri', 29, 'nishita', 'first', 'sunrise'),
  row('amavasya', 'amavasya', 30, 'aparahna', 'larger', 'sunrise'),
];

/** Fast → the name it takes on a weekday, Sunday first; null where it keeps its own. */
const ON_WEEKDAY = {
  pradosh_vrat: [
    'ravi_pradosh',
    'soma_pradosh',
    'bhauma_pradosh',
    'budha_pradosh',
    'guru_pradosh',
    'shukra_pradosh',
    'shani_pradosh',
  ],
  sankashti_chaturthi: [null, null, 'angaraki_chaturthi', null, null, null, null],
  amavasya: [null, 'somvati_amavasya', null, null, null, null, 'shani_amavasya'],
} as const satisfies Partial<Record<RuledVrat, readonly (string | null)[]>>;
type WeekdayVrat = NonNullable<(typeof ON_WEEKDAY)[keyof typeof ON_WEEKDAY][number]>;

/** Fasts with a row of their own. */
type RuledVrat = (typeof VRATS)[number]['id'];
/** Every id of a monthly fast. */
export type VratId = RuledVrat | WeekdayVrat | 'chandra_darshan';

/** Every id that a fast of the month may have, each once. */
export const VRAT_IDS: readonly VratId[] = [
  ...new Set<VratId>([
    ...VRATS.map(({ id }) => id),
    ...Object.values(ON_WEEKDAY).flatMap((names) => names.filter((name) => name !== null)),
    'chandra_darshan',
  ]),
];

const WEEKDAY_NAMES: Readonly<Partial<Record<RuledVrat, readonly (VratId | null)[]>>> = ON_WEEKDAY;

export interface Vrat {
  readonly kind: VratKind;
  readonly id: VratId;
  readonly date: CivilDate;
  readonly day: ReckonedDay;
  readonly month: LunarMonth;
  readonly tithi: number;
  readonly window: DecidingWindow;
  readonly choice: Choice;
  /** The instant of the rule: the moonrise, sunset or sunrise, or the start of the deciding part of the day. */
  readonly decidingTime: JulianDay | null;
  /** The deciding part of the day; null where it is an instant. */
  readonly worship: TimeSpan | null;
  /** Of the tithi; of the new crescent, sunset to moonset. */
  readonly span: TimeSpan;
}

const vratDay = (
  calendar: ObservanceCalendar,
  { kind, id, rule }: VratRow<RuledVrat>,
  month: LunarMonth,
  tithi: Segment,
): Vrat => {
  const { day, window, choice } =
    typeof rule === 'string' ? SPECIAL_RULES[rule](calendar, tithi) : decideDay(calendar, tithi, rule);
  const part = windowOfDay(calendar, window, day);
  return {
    kind,
    id: WEEKDAY_NAMES[id]?.[day.vara] ?? id,
    date: day.date,
    day,
    month,
    tithi: tithi.id,
    window,
    choice,
    decidingTime: part?.start ?? null,
    worship: part && part.end > part.start ? part : null,
    span: { start: tithi.start, end: tithi.end },
  };
};

/** Time from sunset to moonset from which the crescent is visible: 12 degrees of rotation (Surya Siddhanta 10.1). */
const SEEN_DAYS = 12 / 360;
/** Evenings after the new moon within which the crescent appears. */
const EVENINGS = 4;

/** The tithi 1–3 that runs at an evening after the new moon. */
const tithiOfCrescent = (calendar: ObservanceCalendar, month: LunarMonth, sunset: JulianDay): number => {
  if (sunset < calendar.tithi(month, 1).end) return 1;
  return sunset < calendar.tithi(month, 2).end ? 2 : 3;
};

/** The first evening after a new moon on which the Moon sets late enough to be seen. */
const crescentOf = (calendar: ObservanceCalendar, month: LunarMonth): Vrat[] => {
  const { horizon } = calendar.almanac;
  let day = calendar.dayAt(month.opening);
  for (let evening = 0; evening < EVENINGS; evening++, day = calendar.dayFrom(day, 1)) {
    if (day.sun !== 'normal' || day.sunset < month.opening) continue;
    const moonset = horizon.next('moon', 'set', day.sunset);
    if (moonset === null || moonset > day.nextSunrise || moonset - day.sunset < SEEN_DAYS) continue;
    return [
      {
        kind: 'chandra-darshan',
        id: 'chandra_darshan',
        date: day.date,
        day,
        month,
        tithi: tithiOfCrescent(calendar, month, day.sunset),
        window: 'sunset',
        choice: 'only',
        decidingTime: day.sunset,
        worship: null,
        span: { start: day.sunset, end: moonset },
      },
    ];
  }
  return [];
};

/** Fasts that are asked for by their own name too. */
const NAMED_KINDS: Readonly<Partial<Record<RuledVrat, VratKind>>> = {
  kalashtami: 'kalashtami',
  masik_durgashtami: 'durgashtami',
};

/** Fasts of a kind (of every kind, when none is named) whose date begins in [from, to), in order. */
export const vratsBetween = (calendar: ObservanceCalendar, from: JulianDay, to: JulianDay, kind?: VratKind): Vrat[] => {
  const first = plusDays(from, -OBSERVED_AFTER_DAYS);
  const last = plusDays(to, OBSERVED_BEFORE_DAYS);
  const rows = VRATS.filter((one) => kind === undefined || one.kind === kind || NAMED_KINDS[one.id] === kind);
  const crescents = kind === undefined || kind === 'chandra-darshan';
  const { clock } = calendar.almanac;
  return calendar
    .lunations(first, last)
    .flatMap((month) => [
      ...(crescents && month.opening > first - EVENINGS && month.opening < last ? crescentOf(calendar, month) : []),
      ...rows.flatMap((one) => {
        const tithi = calendar.tithi(month, one.tithi);
        return tithi.end > first && tithi.start < last ? [vratDay(calendar, one, month, tithi)] : [];
      }),
    ])
    .filter(({ date }) => {
      const midnight = clock.instant(date, 0);
      return midnight >= from && midnight < to;
    })
    .sort((a, b) => a.day.start - b.day.start);
};
