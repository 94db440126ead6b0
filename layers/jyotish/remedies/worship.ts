/** Which worship tradition names for a dosha or a weak house, and on which days. */
import { dayNumber, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { festivalsBetween } from '../calendar/festivals.ts';
import { FESTIVALS, type FestivalId } from '../calendar/festival-table.ts';
import { birthdaysOf } from '../calendar/birthday.ts';
import type { ObservanceCalendar } from '../calendar/observance-calendar.ts';
import { lunarMonthAt } from '../calendar/lunar-month.ts';
import type { DoshaId } from '../dosha/all.ts';
import type { DoshaFinding, DoshaGrade } from '../dosha/rule.ts';
import { angaAt } from '../panchang/anga.ts';

/** When a worship is held: all that is given must hold on the day. */
interface WorshipDay {
  /** 0 Sunday … 6 Saturday. */
  readonly weekday?: number;
  /** Tithi 1–30 at sunrise. */
  readonly tithis?: readonly number[];
  readonly festival?: FestivalId;
  /** The Moon at sunrise in the star of birth. */
  readonly birthStar?: true;
  /** The dark half of amanta Bhadrapada, sixteen days with its full Moon. */
  readonly pitruPaksha?: true;
  /** The birthday by tithi. */
  readonly birthTithi?: true;
}

const FULL = 15;
const NEW = 30;
const PRADOSHA = [13, 28];
const CHATURTHI = [4, 19];
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];

/** Each worship with its days; a day that fits one of the rows counts. */
export const WORSHIPS = {
  mangal_shanti: [{ weekday: TUE }, { weekday: TUE, tithis: CHATURTHI }],
  hanuman_worship: [{ weekday: TUE }],
  naga_puja: [{ festival: 'nag_panchami' }, { tithis: [5] }, { festival: 'maha_shivaratri' }],
  shani_til_taila: [{ weekday: SAT }, { weekday: SAT, tithis: [NEW] }, { festival: 'shani_jayanti' }],
  hanuman_chalisa: [{ weekday: SAT }],
  tarpana: [{ tithis: [NEW] }],
  pitru_shraddha: [{ pitruPaksha: true }],
  guru_worship: [{ weekday: THU }, { festival: 'guru_purnima' }],
  surya_shanti: [{ weekday: SUN }, { tithis: [NEW] }],
  chandra_shanti: [{ weekday: MON }, { tithis: [FULL] }],
  shani_rahu: [{ weekday: SAT }],
  shiva_abhisheka: [{ weekday: MON }, { tithis: PRADOSHA }],
  nakshatra_shanti: [{ birthStar: true }],
  birth_shanti: [{ birthTithi: true }],
  chandra_worship: [{ weekday: MON }, { tithis: [FULL] }],
  lakshmi_worship: [{ weekday: FRI }],
  vishnu_worship: [{ weekday: WED }],
} as const satisfies Readonly<Record<string, readonly WorshipDay[]>>;
export type WorshipKey = keyof typeof WORSHIPS;

/** Worships of each dosha, the usual first. */
export const DOSHA_WORSHIPS: Readonly<Partial<Record<DoshaId, readonly WorshipKey[]>>> = {
  manglik: ['mangal_shanti', 'hanuman_worship'],
  kaal_sarp: ['naga_puja'],
  sade_sati: ['shani_til_taila', 'hanuman_chalisa'],
  dhaiya: ['shani_til_taila', 'hanuman_chalisa'],
  pitra: ['tarpana', 'pitru_shraddha'],
  guru_chandal: ['guru_worship'],
  grahan: ['surya_shanti', 'chandra_shanti'],
  shrapit: ['shani_rahu'],
  angarak: ['mangal_shanti'],
  vish: ['shiva_abhisheka'],
  gandmool: ['nakshatra_shanti'],
  abhukta_mula: ['nakshatra_shanti'],
  kemadruma: ['chandra_worship'],
  shakata: ['chandra_worship'],
  daridra: ['lakshmi_worship'],
  amavasya_birth: ['birth_shanti'],
  krishna_chaturdashi_birth: ['birth_shanti'],
  vishti_birth: ['birth_shanti'],
  vyatipata_birth: ['birth_shanti'],
  vaidhriti_birth: ['birth_shanti'],
  sankranti_birth: ['birth_shanti'],
  eclipse_birth: ['birth_shanti'],
};

/** Planets whose gifts and mantras belong to a dosha. */
export const DOSHA_PLANETS: Readonly<Partial<Record<DoshaId, readonly Graha[]>>> = {
  manglik: ['mars'],
  kaal_sarp: ['rahu', 'ketu'],
  sade_sati: ['saturn'],
  dhaiya: ['saturn'],
  guru_chandal: ['jupiter'],
  grahan: ['sun', 'moon'],
  shrapit: ['saturn', 'rahu'],
  angarak: ['mars'],
  vish: ['moon'],
  kemadruma: ['moon'],
  shakata: ['moon'],
  daridra: ['venus'],
};

/** Worship of the planet that stands for a house, when the house is weak. */
export const PLANET_WORSHIPS: Readonly<Record<Graha, WorshipKey>> = {
  sun: 'surya_shanti',
  moon: 'chandra_worship',
  mars: 'hanuman_worship',
  mercury: 'vishnu_worship',
  jupiter: 'guru_worship',
  venus: 'lakshmi_worship',
  saturn: 'shani_til_taila',
  rahu: 'shani_rahu',
  ketu: 'naga_puja',
};

/** Whose days are wanted. */
export interface WorshipBirth {
  readonly jd: JulianDay;
  /** Star of birth 1–27. */
  readonly star: number;
  readonly atBirth: ObservanceCalendar;
}

const BHADRAPADA = 6;
const MOST_DATES = 6;

/** Dates of a worship in a span, at most six, in order. */
export const worshipDates = (
  calendar: ObservanceCalendar,
  key: WorshipKey,
  birth: WorshipBirth,
  from: CivilDate,
  days: number,
): CivilDate[] => {
  const rows: readonly WorshipDay[] = WORSHIPS[key];
  const { table } = calendar.almanac;
  const span = Array.from({ length: days }, (_, i) => calendar.dayFrom(calendar.dayOf(from), i));
  const last = span.at(-1)?.date ?? from;
  const wanted = FESTIVALS.filter(({ id }) => rows.some(({ festival }) => festival === id));
  const festivals = wanted.length === 0 ? [] : festivalsBetween(calendar, from, last, wanted);
  const birthdays = rows.some(({ birthTithi }) => birthTithi)
    ? Array.from({ length: last.year - from.year + 1 }, (_, i) => from.year + i).flatMap((year) =>
        birthdaysOf(calendar, birth.jd, birth.atBirth, year, { rule: 'tithi', region: 'tamil', repeat: null }),
      )
    : [];
  const isOn = (date: CivilDate, list: readonly { readonly date: CivilDate }[]): boolean =>
    list.some((one) => dayNumber(one.date) === dayNumber(date));
  const inPitruPaksha = (start: JulianDay, tithi: number): boolean =>
    tithi >= FULL && lunarMonthAt(table, start).month === BHADRAPADA && !lunarMonthAt(table, start).adhika;
  const fits = (row: WorshipDay, { date, start, vara }: (typeof span)[number]): boolean => {
    if (row.weekday !== undefined && row.weekday !== vara) return false;
    if (
      row.festival !== undefined &&
      !isOn(
        date,
        festivals.filter(({ festival }) => festival.id === row.festival),
      )
    )
      return false;
    if (row.birthTithi && !isOn(date, birthdays)) return false;
    if (row.birthStar && angaAt('nakshatra', table, start) !== birth.star) return false;
    if (!row.tithis && !row.pitruPaksha) return true;
    const tithi = angaAt('tithi', table, start);
    return (row.tithis?.includes(tithi) ?? true) && (!row.pitruPaksha || inPitruPaksha(start, tithi));
  };
  return span
    .filter((day) => rows.some((row) => fits(row, day)))
    .slice(0, MOST_DATES)
    .map(({ date }) => date);
};

/** The first day from a date on with a weekday in the bright half at sunrise: when a fast of that weekday begins. */
export const fastBegins = (calendar: ObservanceCalendar, from: CivilDate, weekday: number): CivilDate => {
  let day = calendar.dayOf(from);
  while (day.vara !== weekday || angaAt('tithi', calendar.almanac.table, day.start) > FULL)
    day = calendar.dayFrom(day, 1);
  return day.date;
};

/** The planet that stands for each house (BPHS ch. 32 v. 34). */
export const HOUSE_SIGNIFICATORS: readonly Graha[] = [
  'sun',
  'jupiter',
  'mars',
  'moon',
  'jupiter',
  'mars',
  'venus',
  'saturn',
  'jupiter',
  'mercury',
  'jupiter',
  'saturn',
];

const GRADES: readonly DoshaGrade[] = ['strong', 'moderate', 'mild', 'none'];

/** The doshas that are present and have remedies, the strongest first, cancelled ones last among equals. */
export const heaviestFirst = (doshas: readonly DoshaFinding<DoshaId>[]): readonly DoshaFinding<DoshaId>[] =>
  doshas
    .filter(({ id, present }) => present && (DOSHA_WORSHIPS[id] ?? DOSHA_PLANETS[id]) !== undefined)
    .sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || a.cancelledBy.length - b.cancelledBy.length);

/** A worship and what selected it. */
export interface SelectedWorship {
  readonly key: WorshipKey;
  readonly doshas: readonly DoshaFinding<DoshaId>[];
  /** Houses 1–12 whose significator needs support. */
  readonly houses: readonly number[];
}

/** The worships of some doshas, then of planets that need support, each once. */
export const pujasFor = (doshas: readonly DoshaFinding<DoshaId>[], planets: readonly Graha[]): SelectedWorship[] => {
  const byDosha = [...new Set(doshas.flatMap(({ id }) => DOSHA_WORSHIPS[id] ?? []))].map((key) => ({
    key,
    doshas: doshas.filter(({ id }) => DOSHA_WORSHIPS[id]?.includes(key)),
    houses: [],
  }));
  const byPlanet = planets.map((planet) => ({
    key: PLANET_WORSHIPS[planet],
    doshas: [],
    houses: HOUSE_SIGNIFICATORS.flatMap((significator, i) => (significator === planet ? [i + 1] : [])),
  }));
  return [
    ...byDosha,
    ...byPlanet.filter(({ key, houses }) => houses.length > 0 && !byDosha.some((one) => one.key === key)),
  ];
};
