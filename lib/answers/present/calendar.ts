/** The calendar in the shapes of the contract: festivals with the rule that decided them, fasts, entries, eclipses, months. */
import type { Ekadashi } from '../../../layers/jyotish/calendar/ekadashi.ts';
import type { FestivalDay } from '../../../layers/jyotish/calendar/festival-day.ts';
import type { Grahan } from '../../../layers/jyotish/calendar/grahan.ts';
import type { FestivalId } from '../../../layers/jyotish/calendar/festival-table.ts';
import type { SolarDate } from '../../../layers/jyotish/calendar/hindu-date.ts';
import { purnimantaMonth, type LunarMonth } from '../../../layers/jyotish/calendar/lunar-month.ts';
import type { MonthOfYear } from '../../../layers/jyotish/calendar/lunar-year.ts';
import { sankrantiId, type GridCell, type Observance } from '../../../layers/jyotish/calendar/month-grid.ts';
import type { PunyaKala, SolarEntry } from '../../../layers/jyotish/calendar/sankranti.ts';
import {
  SOLAR_MONTH_KEYS,
  type SolarMonthKey,
  type SolarCalendar,
} from '../../../layers/jyotish/calendar/solar-month.ts';
import { rowOf } from '../../../layers/jyotish/chart/rows.ts';
import type { Vrat } from '../../../layers/jyotish/calendar/vrats.ts';
import type { Worship } from '../../../layers/jyotish/calendar/worship.ts';
import type { Choice, School } from '../../../layers/jyotish/calendar/which-day.ts';
import { isoDate, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { nameForms } from '../../words/forms.ts';
import type { Words } from '../../words/words.ts';
import { signShape } from './chart.ts';
import { eclipseName } from './eclipses.ts';
import type { CalendarFormat, Format } from './format.ts';
import { monthShape } from './names.ts';
import { lunarMonthName, samvatsaraShape, starAngaShape, tithiShape } from './panchang.ts';
import { instantOrNull, spanShape, spanShapeOrNull } from './time.ts';

/** `Chaitra Shukla Navami`, `Kartika Purnima`; a leap month says so. */
const tithiPhrase = ({ words, monthSystem }: CalendarFormat, month: LunarMonth, tithi: number): string => {
  const { name, paksha_name: half } = tithiShape(words, tithi);
  const number = monthSystem === 'purnimanta' ? purnimantaMonth(month, tithi) : month.month;
  const of = lunarMonthName(words, number, month.adhika);
  return [of, ...(tithi % 15 === 0 ? [] : [half]), name].join(' ');
};

/** What chose a day among those that a rule gives; empty where one day alone has it, as nothing had to choose. */
const chosenBy = ({ language }: Words, choice: Choice): string =>
  choice === 'only' ? '' : bank(language, 'festivals').choices[choice];

/** A sentence that ends with a choice, or with what it says before one. */
const closed = (sentence: string): string => sentence.replace(/: $/, '');

/** The sentence that tells why a festival stands on its day. */
export const festivalRule = (format: CalendarFormat, found: FestivalDay): string => {
  const { words } = format;
  const text = bank(words.language, 'festivals');
  const { reason, festival, monthNumber, month, tithi } = found;
  const lunar = (): string => tithiPhrase(format, { ...month, month: monthNumber }, tithi);
  const rule = (): string => {
    switch (reason.by) {
      case 'tithi':
        return closed(
          filled(text.sentences.tithi, {
            what: lunar(),
            window: text.windows[reason.window],
            choice: chosenBy(words, reason.choice),
          }),
        );
      case 'star':
        return closed(
          filled(text.sentences.star, {
            what: words.name('nakshatras', reason.star - 1),
            sign: nameForms(words, 'signs', words.key('signs', reason.sign - 1)),
            window: text.windows[reason.window],
            choice: chosenBy(words, reason.choice),
          }),
        );
      case 'ekadashi':
        return filled(text.sentences.ekadashi, { what: lunar(), rule: text.ekadashiCases[reason.case] });
      case 'sankranti':
        return filled(text.sentences.sankranti, {
          what: text.sankrantis[sankrantiId(reason.sign)],
          rule: text.sankrantiRules[reason.rule],
        });
      case 'lunar_star':
        return closed(
          filled(text.sentences.lunar_star, {
            what: words.name('nakshatras', reason.star - 1),
            month: words.name('months', monthNumber - 1),
            choice: chosenBy(words, reason.choice),
          }),
        );
      case 'weekday':
        return filled(text.sentences.weekday, {
          weekday: nameForms(words, 'weekdays', words.key('weekdays', reason.weekday)),
          month: words.name('months', monthNumber - 1),
        });
      case 'solar_day': {
        const { name } = solarMonthShape(words, reason.calendar, reason.month);
        const sentence = reason.last ? text.sentences.last_solar_day : text.sentences.solar_day;
        return filled(sentence, { month: name, day: String(reason.day) });
      }
      case 'sun': {
        const minutes = Math.round((reason.degrees % 1) * 60);
        const degrees = `${Math.floor(reason.degrees)}°${minutes === 0 ? '' : `${minutes}′`}`;
        return filled(text.sentences.sun, {
          degrees,
          sign: nameForms(words, 'signs', words.key('signs', reason.sign - 1)),
        });
      }
      case 'date':
        return text.sentences.date;
    }
  };
  if (festival.shift === 0) return rule();
  const { day_before: before, day_after: after, days_before: sooner, days_after: later } = text.sentences;
  const days = Math.abs(festival.shift);
  const [one, several] = festival.shift < 0 ? [before, sooner] : [after, later];
  const sentence = days === 1 ? one : several;
  return filled(sentence, { rule: rule(), days: String(days) });
};

/** Name of a festival. */
export const festivalName = ({ language }: Words, id: FestivalId): string => bank(language, 'festivals').festivals[id];

const alternativeShape = ({ language }: Words, school: School, date: CivilDate) => ({
  school,
  school_name: bank(language, 'observances').schools[school],
  date: isoDate(date),
});

/** What a festival has on each of its days. */
const festivalDayShape = (format: CalendarFormat, found: FestivalDay) => ({
  date: isoDate(found.date),
  decided_by: found.reason.by,
  tithi: tithiShape(format.words, found.tithi),
  month: monthShape(format.words, found.monthNumber),
  span: spanShapeOrNull(format.clock, found.span),
  rule: festivalRule(format, found),
  alternatives: found.alternatives.map(({ school, date }) => alternativeShape(format.words, school, date)),
});

/** A festival of a list. */
export const festivalShape = (format: CalendarFormat, found: FestivalDay) => {
  const { id, regions, tradition } = found.festival;
  const words = bank(format.words.language, 'observances');
  return {
    key: id,
    name: festivalName(format.words, id),
    ...festivalDayShape(format, found),
    regions: regions.map((region) => ({ key: region, name: words.regions[region] })),
    tradition,
    tradition_name: words.traditions[tradition],
  };
};

/** One occurrence of a festival, with its windows of worship. */
export const occurrenceShape = (
  format: CalendarFormat,
  found: FestivalDay,
  worship: readonly Worship[],
  parana: TimeSpan | null,
) => ({
  year: found.date.year,
  ...festivalDayShape(format, found),
  windows: worship.map(({ id, span }) => ({
    key: id,
    name: bank(format.words.language, 'observances').windows[id],
    span: spanShape(format.clock, span),
  })),
  parana: spanShapeOrNull(format.clock, parana),
});

/** An Ekadashi with both its days. */
export const ekadashiShape = ({ words, clock }: CalendarFormat, one: Ekadashi) => ({
  key: one.id,
  name: festivalName(words, one.id),
  smarta: isoDate(one.smarta.date),
  vaishnava: isoDate(one.vaishnava.date),
  tithi: tithiShape(words, one.tithi.id),
  month: monthShape(words, one.month.month),
  span: spanShape(clock, one.tithi),
  hari_vasara_ends: clock.text(one.hariVasaraEnds),
  parana: spanShape(clock, one.parana),
  vaishnava_parana: spanShape(clock, one.vaishnavaParana),
  rule: bank(words.language, 'festivals').ekadashiCases[one.decidedBy],
  alternatives: one.grihastha ? [alternativeShape(words, 'grihastha_first_day', one.grihastha.date)] : [],
});

/** A fast of the month. */
export const vratShape = (format: CalendarFormat, one: Vrat) => {
  const { words, clock } = format;
  const text = bank(words.language, 'festivals');
  const what = tithiPhrase(format, one.month, one.tithi);
  return {
    key: one.id,
    name: text.vrats[one.id],
    date: isoDate(one.date),
    tithi: tithiShape(words, one.tithi),
    month: monthShape(words, one.month.month),
    span: spanShape(clock, one.span),
    window: { key: one.window, name: bank(words.language, 'observances').windows[one.window] },
    deciding_time: instantOrNull(clock, one.decidingTime),
    worship: spanShapeOrNull(clock, one.worship),
    rule:
      one.kind === 'chandra-darshan'
        ? text.sentences.crescent
        : closed(
            filled(text.sentences.tithi, {
              what,
              window: text.windows[one.window],
              choice: chosenBy(words, one.choice),
            }),
          ),
  };
};

/** The smarta day of an Ekadashi as a fast of the month: it is decided at sunrise, by a rule of its own. */
export const ekadashiVratShape = ({ words, clock }: CalendarFormat, one: Ekadashi) => {
  const text = bank(words.language, 'festivals');
  return {
    key: one.id,
    name: text.festivals[one.id],
    date: isoDate(one.smarta.date),
    tithi: tithiShape(words, one.tithi.id),
    month: monthShape(words, one.month.month),
    span: spanShape(clock, one.tithi),
    window: { key: 'udaya' as const, name: bank(words.language, 'observances').windows.udaya },
    deciding_time: clock.text(one.smarta.sunrise),
    worship: null,
    rule: text.ekadashiCases[one.decidedBy],
  };
};

/** An entry of the Sun with the day it is kept on. */
export const sankrantiShape = (
  { words, clock }: Format,
  { sign, at }: SolarEntry,
  { day, punya, mahaPunya }: PunyaKala,
) => ({
  key: sankrantiId(sign),
  name: bank(words.language, 'festivals').sankrantis[sankrantiId(sign)],
  sign: signShape(words, sign),
  at: clock.text(at),
  date: isoDate(day.date),
  punya: spanShape(clock, punya),
  maha_punya: spanShape(clock, mahaPunya),
});

/** A month of a solar calendar by its place in the keys, 1–12. */
export const solarMonthShape = <T extends SolarCalendar>({ language }: Words, tradition: T, month: number) => {
  const keys: readonly SolarMonthKey<T>[] = SOLAR_MONTH_KEYS[tradition];
  const key = rowOf(keys, month, 'solar month');
  const names: Readonly<Partial<Record<string, string>>> = bank(language, 'festivals').solarMonths[tradition];
  return { id: month, key, name: names[key] ?? key };
};

/** A solar date of a tradition. */
export const solarDateShape = (words: Words, { tradition, year, month, day, samvatsara }: SolarDate) => ({
  tradition,
  year,
  samvatsara: samvatsara === null ? null : samvatsaraShape(words, samvatsara),
  month: solarMonthShape(words, tradition, month),
  day,
});

/** A lunar month of a year. */
export const monthRowShape = ({ words, clock }: Format, one: MonthOfYear) => ({
  ...monthShape(words, one.month),
  name: lunarMonthName(words, one.month, one.adhika),
  amanta: monthShape(words, one.month),
  purnimanta: monthShape(words, one.purnimanta),
  span: spanShape(clock, { start: one.opening, end: one.closing }),
  full_moon: clock.text(one.fullMoon),
  adhika: one.adhika,
  kshaya: one.kshaya,
  kshaya_of: one.kshayaOf === null ? null : monthShape(words, one.kshayaOf),
});

/** An eclipse as an observance. */
export const grahanShape = ({ words, clock }: Format, one: Grahan) => {
  const { first, second, maximum, third, last } = one.contacts;
  return {
    kind: one.kind,
    type: one.type,
    name: eclipseName(words, one),
    contacts: {
      ...(one.penumbra ? { penumbral_begin: instantOrNull(clock, one.penumbra.begin) } : {}),
      first: instantOrNull(clock, first),
      second: instantOrNull(clock, second),
      maximum: clock.text(maximum),
      third: instantOrNull(clock, third),
      last: instantOrNull(clock, last),
      ...(one.penumbra ? { penumbral_end: instantOrNull(clock, one.penumbra.end) } : {}),
    },
    magnitude: one.magnitude,
    visible: one.visible,
    religious: one.religious,
    seen: spanShapeOrNull(clock, one.seen),
    sutak: spanShapeOrNull(clock, one.sutak),
    sutak_weak: spanShapeOrNull(clock, one.sutakWeak),
  };
};

const observanceName = ({ language }: Words, observance: Observance): string => {
  const text = bank(language, 'festivals');
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

const FAMILIES = { festivals: 'festival', vrats: 'vrat', sankrantis: 'sankranti', eclipses: 'eclipse' } as const;

/** Something observed, and what sort of observance it is. */
const observanceShape = (words: Words, observance: Observance) => ({
  key: observance.id,
  name: observanceName(words, observance),
  family: FAMILIES[observance.family],
  family_name: bank(words.language, 'observances').families[observance.family],
});

/** A cell of a month's grid; null or empty outside the month. */
export const cellShape = (words: Words, cell: GridCell | null) => ({
  inside: cell !== null,
  date: cell && isoDate(cell.date),
  tithi: cell && tithiShape(words, cell.tithi),
  nakshatra: cell && starAngaShape(words, cell.nakshatra),
  observances: (cell?.observances ?? []).map((one) => observanceShape(words, one)),
});
