/** The calendar in the shapes of the contract: festivals with the rule that decided them, fasts, entries, eclipses, months. */
import type { Ekadashi } from '../../layers/jyotish/calendar/ekadashi.ts';
import type { FestivalDay } from '../../layers/jyotish/calendar/festival-day.ts';
import type { Grahan } from '../../layers/jyotish/calendar/grahan.ts';
import type { FestivalId } from '../../layers/jyotish/calendar/festival-table.ts';
import type { SolarDate } from '../../layers/jyotish/calendar/hindu-date.ts';
import { purnimantaMonth, type LunarMonth } from '../../layers/jyotish/calendar/lunar-month.ts';
import type { MonthOfYear } from '../../layers/jyotish/calendar/lunar-year.ts';
import { sankrantiId, type GridCell, type Observance } from '../../layers/jyotish/calendar/month-grid.ts';
import type { PunyaKala, SolarEntry } from '../../layers/jyotish/calendar/sankranti.ts';
import {
  SOLAR_MONTH_KEYS,
  type SolarMonthKey,
  type SolarTradition,
} from '../../layers/jyotish/calendar/solar-month.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import type { Vrat } from '../../layers/jyotish/calendar/vrats.ts';
import type { Worship } from '../../layers/jyotish/calendar/worship.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../layers/jyotish/ephemeris/span.ts';
import type { Clock } from '../contract/moment.ts';
import type { Options } from '../contract/options.ts';
import { festivalTextOf } from '../i18n/festivals.ts';
import type { Words } from '../i18n/words.ts';
import { signShape } from './chart.ts';
import { monthShape } from './names.ts';
import { starLimbShape, tithiShape } from './panchang.ts';
import { instantOrNull, spanShape, spanShapeOrNull } from './time.ts';

type MonthSystem = Options['month_system'];

/** What the shapes of the calendar are written with. */
export interface CalendarPen {
  readonly words: Words;
  readonly clock: Clock;
  readonly monthSystem: MonthSystem;
}

/** A template with its placeholders filled. Throws when one has no fact. */
const filled = (template: string, facts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact for {${name}}`);
    return fact;
  });

/** `Chaitra Shukla Navami`, `Kartika Purnima`; a leap month says so. */
const tithiPhrase = ({ words, monthSystem }: CalendarPen, month: LunarMonth, tithi: number): string => {
  const number = monthSystem === 'purnimanta' ? purnimantaMonth(month, tithi) : month.month;
  const { name, paksha } = tithiShape(words, tithi);
  const half = tithi % 15 === 0 ? [] : [words.name('pakshas', paksha === 'shukla' ? 0 : 1)];
  const leap = month.adhika ? [words.name('monthKinds', 0)] : [];
  return [...leap, words.name('months', number - 1), ...half, name].join(' ');
};

/** The sentence that tells why a festival stands on its day. */
export const festivalRule = (pen: CalendarPen, found: FestivalDay): string => {
  const { words } = pen;
  const text = festivalTextOf(words.language);
  const { reason, festival, monthNumber, month, tithi } = found;
  const lunar = (): string => tithiPhrase(pen, { ...month, month: monthNumber }, tithi);
  const rule = (): string => {
    switch (reason.by) {
      case 'tithi':
        return filled(text.sentences.tithi, {
          what: lunar(),
          window: text.windows[reason.window],
          choice: text.choices[reason.choice],
        });
      case 'star':
        return filled(text.sentences.star, {
          what: words.name('nakshatras', reason.star - 1),
          sign: words.name('signs', reason.sign - 1),
          window: text.windows[reason.window],
          choice: text.choices[reason.choice],
        });
      case 'ekadashi':
        return filled(text.sentences.ekadashi, { what: lunar(), rule: text.ekadashiCases[reason.case] });
      case 'sankranti':
        return filled(text.sentences.sankranti, {
          what: text.sankrantis[sankrantiId(reason.sign)],
          rule: text.sankrantiRules[reason.rule],
        });
    }
  };
  if (festival.shift === 0) return rule();
  return filled(festival.shift < 0 ? text.sentences.day_before : text.sentences.day_after, { rule: rule() });
};

/** Name of a festival. */
export const festivalName = ({ language }: Words, id: FestivalId): string => festivalTextOf(language).festivals[id];

const alternativesShape = ({ alternatives }: FestivalDay) =>
  alternatives.map(({ school, date }) => ({ school, date: isoDate(date) }));

/** A festival of a list. */
export const festivalShape = (pen: CalendarPen, found: FestivalDay) => ({
  id: found.festival.id,
  name: festivalName(pen.words, found.festival.id),
  date: isoDate(found.date),
  tithi: found.tithi,
  month: found.monthNumber,
  rule: festivalRule(pen, found),
  region: [...found.festival.regions],
  tradition: found.festival.tradition,
  span: spanShapeOrNull(pen.clock, found.span),
  alternatives: alternativesShape(found),
});

/** One occurrence of a festival, with its windows of worship. */
export const occurrenceShape = (
  pen: CalendarPen,
  found: FestivalDay,
  worship: readonly Worship[],
  parana: TimeSpan | null,
) => ({
  year: found.date.year,
  date: isoDate(found.date),
  rule: festivalRule(pen, found),
  windows: worship.map(({ id, span }) => ({ id, span: spanShape(pen.clock, span) })),
  parana: spanShapeOrNull(pen.clock, parana),
  alternatives: alternativesShape(found),
});

/** An Ekadashi with both its days. */
export const ekadashiShape = (pen: CalendarPen, one: Ekadashi) => {
  const { words, clock } = pen;
  const text = festivalTextOf(words.language);
  return {
    id: one.id,
    name: festivalName(words, one.id),
    smarta: isoDate(one.smarta.date),
    vaishnava: isoDate(one.vaishnava.date),
    tithi: spanShape(clock, one.tithi),
    hari_vasara_ends: clock.text(one.hariVasaraEnds),
    parana: spanShape(clock, one.parana),
    vaishnava_parana: spanShape(clock, one.vaishnavaParana),
    rule: text.ekadashiCases[one.decidedBy],
    alternatives: one.grihastha ? [{ school: 'grihastha_first_day' as const, date: isoDate(one.grihastha.date) }] : [],
  };
};

/** A fast of the month. */
export const vratShape = (pen: CalendarPen, one: Vrat) => {
  const { words, clock } = pen;
  const text = festivalTextOf(words.language);
  const what = tithiPhrase(pen, one.month, one.tithi);
  return {
    id: one.id,
    date: isoDate(one.date),
    name: text.vrats[one.id],
    deciding_time: instantOrNull(clock, one.decidingTime),
    span: spanShape(clock, one.span),
    worship: spanShapeOrNull(clock, one.worship),
    rule:
      one.kind === 'chandra-darshan'
        ? text.sentences.crescent
        : filled(text.sentences.tithi, { what, window: text.windows[one.window], choice: text.choices[one.choice] }),
  };
};

/** An entry of the Sun with the day it is kept on. */
export const sankrantiShape = (
  { words, clock }: CalendarPen,
  { sign, at }: SolarEntry,
  observed: string,
  { punya, mahaPunya }: PunyaKala,
) => ({
  name: festivalTextOf(words.language).sankrantis[sankrantiId(sign)],
  sign: signShape(words, sign),
  at: clock.text(at),
  date: observed,
  punya: spanShape(clock, punya),
  maha_punya: spanShapeOrNull(clock, mahaPunya),
});

const solarMonthShape = <T extends SolarTradition>({ language }: Words, tradition: T, month: number) => {
  const keys: readonly SolarMonthKey<T>[] = SOLAR_MONTH_KEYS[tradition];
  const key = rowOf(keys, month, 'solar month');
  const names: Readonly<Record<SolarMonthKey<T>, string>> = festivalTextOf(language).solarMonths[tradition];
  return { id: month, key, name: names[key] };
};

/** A solar date of a tradition. */
export const solarDateShape = ({ words }: CalendarPen, { tradition, year, month, day, samvatsara }: SolarDate) => ({
  tradition,
  year,
  samvatsara: samvatsara === null ? null : { id: samvatsara, name: words.name('samvatsaras', samvatsara - 1) },
  month: solarMonthShape(words, tradition, month),
  day,
});

/** A lunar month of a year. */
export const monthRowShape = (words: Words, clock: Clock, one: MonthOfYear) => ({
  amanta: monthShape(words, one.month),
  purnimanta: monthShape(words, one.purnimanta),
  span: spanShape(clock, { start: one.opening, end: one.closing }),
  full_moon: clock.text(one.fullMoon),
  adhika: one.adhika,
  kshaya: one.kshaya,
  kshaya_of: one.kshayaOf === null ? null : monthShape(words, one.kshayaOf),
});

/** An eclipse as an observance. */
export const grahanShape = (clock: Clock, one: Grahan) => ({
  kind: one.kind,
  type: one.type,
  contacts: {
    first: clock.text(one.contacts.first),
    second: instantOrNull(clock, one.contacts.second),
    maximum: clock.text(one.contacts.maximum),
    third: instantOrNull(clock, one.contacts.third),
    last: clock.text(one.contacts.last),
  },
  magnitude: one.magnitude,
  visible: one.visible,
  religious: one.religious,
  seen: spanShapeOrNull(clock, one.seen),
  sutak: spanShapeOrNull(clock, one.sutak),
  sutak_weak: spanShapeOrNull(clock, one.sutakWeak),
});

const observanceName = ({ language }: Words, observance: Observance): string => {
  const text = festivalTextOf(language);
  switch (observance.family) {
    case 'festivals':
      return text.festivals[observance.id];
    case 'vrats':
      return text.vrats[observance.id];
    case 'sankrantis':
      return text.sankrantis[observance.id];
    case 'eclipses':
      return text.eclipses[observance.id];
  }
};

/** Id and name of something observed. */
export const observanceShape = (words: Words, observance: Observance) => ({
  id: observance.id,
  name: observanceName(words, observance),
});

/** A cell of a month's grid; all null outside the month. */
export const cellShape = (words: Words, cell: GridCell | null) => ({
  date: cell && isoDate(cell.date),
  tithi: cell && tithiShape(words, cell.tithi),
  nakshatra: cell && starLimbShape(words, cell.nakshatra),
  observances: (cell?.observances ?? []).map((one) => observanceShape(words, one)),
});
