/**
 * Requirements of each event (Muhurta Chintamani, and common almanac practice where it differs; README.md).
 * Data only: one row per event, judged by one engine. Numbers: nakshatras 1–27, tithis 1–15 inside their paksha, varas
 * 0–6 from Sunday, signs 1–12, lunar months 1–12 amanta.
 */

/** Bans of a season or a day, independent of the angas. */
export const GATES = [
  'adhika_masa',
  'kshaya_masa',
  'pitru_paksha',
  'kharmas',
  'chaturmas',
  'holashtak',
  'guru_asta',
  'shukra_asta',
  'simhastha_guru',
  'eclipse',
  'after_eclipse',
  'southern_month',
] as const;
export type Gate = (typeof GATES)[number];

/** Requirements of an event on the chart of its moment; used in lagna mode. */
export const LAGNA_NEEDS = [
  'seventh_empty',
  'no_mars_in_eighth',
  'no_venus_in_sixth',
  'fourth_clean',
  'fifth_clean',
  'tenth_empty',
  'no_rahu_or_saturn_in_first',
  'no_jupiter_in_4_8_12',
  'venus_or_mercury_in_first',
  'sun_or_jupiter_in_10_11',
  'mars_strong',
  'mercury_and_jupiter_strong',
  'second_tenth_eleventh_strong',
  'sixth_stronger_than_seventh',
] as const;
export type LagnaNeed = (typeof LAGNA_NEEDS)[number];

export interface MuhuratEvent {
  /** Nakshatras of the Moon that suit; any other is refused. Empty: any star. */
  readonly stars: readonly number[];
  /** Nakshatras that are acceptable at half the points. */
  readonly middlingStars?: readonly number[];
  /** Tithis inside the paksha. `any`: rikta and all; `not_rikta`: all that no general rule bars. */
  readonly tithis: readonly number[] | 'any' | 'not_rikta';
  /** Tithis of the dark half where they differ from `tithis`. */
  readonly krishnaTithis?: readonly number[];
  /** Tithis 1–30 refused by this event alone. */
  readonly refusedTithis?: readonly number[];
  /** Tithis inside the paksha that suit best where all are allowed; the others bring half the points. */
  readonly bestTithis?: readonly number[];
  /** The only half of the month in which it is held. */
  readonly paksha?: 'shukla' | 'krishna';
  /** The half of the month that suits better, for events that do not prefer the waxing Moon. */
  readonly betterPaksha?: 'shukla' | 'krishna';
  readonly varas: readonly number[];
  readonly middlingVaras?: readonly number[];
  /** Varas that are never used; other days outside `varas` only miss their points. */
  readonly refusedVaras?: readonly number[];
  /** A vara and a star that are refused together. */
  readonly refusedVaraStar?: { readonly vara: number; readonly star: number };
  /** The only signs of the Sun in which it is held. */
  readonly sunSigns?: readonly number[];
  /** Held only while the Sun runs north: sidereal Makara to Mithuna. */
  readonly uttarayana?: boolean;
  /** Lunar dates (nija month, tithi 1–30) on which it is held even while the Sun runs south. */
  readonly waivesUttarayana?: readonly { readonly month: number; readonly tithi: number }[];
  /** The only lunar months in which it is held. */
  readonly months?: readonly number[];
  readonly refusedMonths?: readonly number[];
  /** Rising signs. Left out: every sign suits. */
  readonly lagnas?: { readonly best: readonly number[]; readonly middling: readonly number[] };
  /** Needs that refuse a moment, and needs that are only reported. */
  readonly lagnaVetoes?: readonly LagnaNeed[];
  readonly lagnaNeeds?: readonly LagnaNeed[];
  readonly gates: readonly Gate[];
  /** Counts of the Moon's star from the Sun's that forbid it (bhumi shayana: the earth sleeps). */
  readonly refusedFromSun?: readonly number[];
  /** Fire must dwell on earth (agni vasa). */
  readonly agniOnEarth?: boolean;
  /** A moment that shares these with a native's birth is refused. */
  readonly janma?: readonly ('star' | 'tithi' | 'month')[];
  /** A wedding: the great faults, the balances of Jupiter and Sun, and godhuli in place of a lagna apply. */
  readonly wedding?: boolean;
  /** It is held at night too; what is bought, begun, entered or named is by day (day lists). */
  readonly atNight?: true;
  /** A journey: a request may name a `direction`. */
  readonly journey?: boolean;
  /** What is asked instead where the day lists of the south choose (gate `angas`). */
  readonly south?: Partial<Omit<MuhuratEvent, 'south'>>;
}

const BUILDING = [2, 3, 5, 7, 10, 11, 12, 13, 15];
const BENEFIC_DAYS = [1, 3, 4, 5];
const MOST_DAYS = [0, 1, 3, 4, 5];
const GENTLE_STARS = [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27];
const MOVABLE = [1, 4, 7, 10];
const FIXED = [2, 5, 8, 11];
/** Signs of the Moon, Mercury, Jupiter and Venus. */
const BENEFIC_SIGNS = [2, 3, 4, 6, 7, 9, 12];
const WEDDING_TITHIS = [2, 3, 5, 7, 8, 10, 11, 12, 13, 15];

/** An eclipse bars every event; leap and lost months and the fortnight of the dead bar rites and purchases. */
const EVERY: readonly Gate[] = ['eclipse'];
const CIVIL: readonly Gate[] = ['adhika_masa', 'kshaya_masa', 'pitru_paksha', ...EVERY];
const UNSEEN: readonly Gate[] = ['guru_asta', 'shukra_asta'];
const SEASON: readonly Gate[] = [...CIVIL, ...UNSEEN, 'kharmas', 'chaturmas'];

/** The events, in the order of every list. */
export const MUHURAT_EVENTS = {
  marriage: {
    stars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    tithis: WEDDING_TITHIS,
    varas: BENEFIC_DAYS,
    middlingVaras: [0, 6],
    sunSigns: [1, 2, 3, 8, 10, 11],
    lagnas: { best: [3, 6, 7], middling: [2, 4, 9, 11, 12] },
    lagnaVetoes: ['seventh_empty', 'no_mars_in_eighth', 'no_venus_in_sixth'],
    gates: [...SEASON, 'holashtak', 'simhastha_guru', 'after_eclipse'],
    wedding: true,
    atNight: true,
    // Tamil day lists of 2022 and 2026: no Tuesday, Saturday, first, eighth or ninth tithi; Venus and Jupiter may be invisible.
    south: {
      stars: [1, 4, 5, 7, 8, 10, 12, 13, 14, 15, 17, 19, 21, 22, 23, 24, 26, 27],
      refusedTithis: [1, 8, 9, 16, 23, 24],
      refusedVaras: [2, 6],
      gates: [...CIVIL, 'kharmas', 'chaturmas', 'holashtak', 'after_eclipse'],
    },
  },
  engagement: {
    stars: [3, 4, 5, 10, 11, 12, 13, 15, 17, 19, 20, 21, 22, 23, 25, 26, 27],
    tithis: WEDDING_TITHIS,
    varas: BENEFIC_DAYS,
    gates: [...CIVIL, 'holashtak'],
  },
  // The four best months are in Uttarayana, the two middling ones (Kartika, Margashirsha) are not: the months decide.
  griha_pravesh: {
    stars: [4, 5, 12, 14, 17, 21, 26, 27],
    tithis: BUILDING,
    varas: BENEFIC_DAYS,
    middlingVaras: [6],
    refusedVaras: [0, 2],
    months: [11, 12, 2, 3, 8, 9],
    lagnas: { best: FIXED, middling: [] },
    lagnaNeeds: ['fourth_clean'],
    gates: [...SEASON, 'southern_month'],
  },
  griha_pravesh_old: {
    stars: [4, 5, 8, 12, 14, 15, 17, 21, 23, 24, 26, 27],
    middlingStars: [7, 13, 22],
    tithis: BUILDING,
    varas: BENEFIC_DAYS,
    middlingVaras: [6],
    refusedVaras: [2],
    months: [2, 3, 5, 8, 9, 11, 12],
    lagnas: { best: FIXED, middling: [] },
    lagnaNeeds: ['fourth_clean'],
    gates: CIVIL,
  },
  bhoomi_pujan: {
    stars: [4, 5, 8, 12, 13, 14, 15, 17, 21, 23, 24, 26, 27],
    tithis: BUILDING,
    varas: [1, 3, 4, 5, 6],
    refusedVaras: [2],
    sunSigns: [1, 2, 4, 5, 7, 8, 10, 11],
    months: [2, 5, 9, 10, 12],
    gates: [...CIVIL, 'kharmas'],
    refusedFromSun: [5, 7, 9, 12, 19, 26],
  },
  property: {
    stars: [5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27],
    tithis: [5, 6, 10, 11, 15],
    krishnaTithis: [1, 5, 6, 10, 11],
    varas: [4, 5],
    gates: CIVIL,
  },
  vehicle: {
    stars: [1, 4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    tithis: [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15],
    varas: BENEFIC_DAYS,
    refusedVaras: [2],
    lagnas: { best: MOVABLE, middling: [] },
    lagnaNeeds: ['no_rahu_or_saturn_in_first'],
    gates: CIVIL,
  },
  gold_jewellery: {
    stars: [1, 4, 5, 7, 8, 13, 14, 15, 16, 17, 23, 27],
    tithis: 'not_rikta',
    varas: MOST_DAYS,
    gates: CIVIL,
  },
  business_open: {
    stars: [1, 4, 5, 8, 12, 13, 14, 17, 21, 26, 27],
    tithis: BUILDING,
    varas: BENEFIC_DAYS,
    refusedVaras: [2],
    lagnas: { best: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12], middling: [] },
    lagnaNeeds: ['second_tenth_eleventh_strong', 'venus_or_mercury_in_first'],
    gates: CIVIL,
  },
  job_join: {
    stars: [1, 4, 5, 8, 12, 13, 14, 17, 21, 26, 27],
    tithis: [2, 3, 5, 6, 7, 10, 11, 12, 13],
    varas: MOST_DAYS,
    lagnaNeeds: ['sun_or_jupiter_in_10_11'],
    gates: EVERY,
  },
  naming: {
    stars: GENTLE_STARS,
    tithis: [1, 2, 3, 5, 6, 7, 10, 11, 12, 13],
    varas: BENEFIC_DAYS,
    refusedVaras: [2],
    lagnas: { best: [...new Set([...FIXED, ...BENEFIC_SIGNS])], middling: [] },
    gates: CIVIL,
  },
  karnavedha: {
    stars: [1, 5, 7, 8, 13, 14, 17, 22, 23, 27],
    tithis: [2, 3, 5, 6, 7, 10, 11, 12, 13],
    varas: BENEFIC_DAYS,
    gates: [...CIVIL, 'chaturmas'],
  },
  annaprashan: {
    stars: GENTLE_STARS,
    tithis: [2, 3, 5, 7, 10, 13, 15],
    paksha: 'shukla',
    varas: BENEFIC_DAYS,
    lagnaNeeds: ['tenth_empty'],
    gates: CIVIL,
  },
  mundan: {
    stars: [1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27],
    tithis: [2, 3, 5, 7, 10, 11, 13],
    varas: BENEFIC_DAYS,
    refusedVaras: [2, 6],
    uttarayana: true,
    refusedMonths: [1],
    gates: [...CIVIL, ...UNSEEN, 'kharmas'],
    janma: ['star', 'tithi', 'month'],
  },
  vidyarambh: {
    stars: [1, 5, 6, 7, 8, 9, 11, 13, 14, 15, 19, 20, 22, 23, 24, 25],
    // Muhurta Chintamani 5: “dhruva, antya and mitra by others”.
    middlingStars: [4, 12, 17, 21, 26, 27],
    tithis: [2, 3, 5, 6, 10, 11, 12],
    varas: [0, 3, 4, 5],
    refusedVaras: [2, 6],
    uttarayana: true,
    // Vasant Panchami and Vijayadashami.
    waivesUttarayana: [
      { month: 11, tithi: 5 },
      { month: 7, tithi: 10 },
    ],
    lagnaNeeds: ['mercury_and_jupiter_strong'],
    gates: CIVIL,
  },
  // Kharmas bars it, so of its six Sun signs Meena never passes.
  upanayana: {
    stars: [1, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27],
    tithis: [2, 3, 5, 10, 11, 12],
    krishnaTithis: [2, 3, 5],
    varas: MOST_DAYS,
    refusedVaras: [2, 6],
    sunSigns: [10, 11, 12, 1, 2, 3],
    lagnaNeeds: ['no_jupiter_in_4_8_12', 'fifth_clean'],
    gates: SEASON,
  },
  travel: {
    stars: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    middlingStars: [4, 11, 12, 18, 19, 20, 21, 24, 25, 26],
    tithis: [2, 3, 5, 7, 10, 11, 13],
    varas: [0, 1, 2, 3, 4, 5, 6],
    gates: EVERY,
    janma: ['star', 'tithi'],
    journey: true,
  },
  surgery: {
    stars: [6, 9, 18, 19],
    middlingStars: [1, 5, 8, 13, 14, 17, 22],
    tithis: 'any',
    refusedTithis: [15],
    bestTithis: [4, 9, 14],
    betterPaksha: 'shukla',
    varas: [2, 6],
    middlingVaras: [0],
    lagnas: { best: [1, 2, 4, 6], middling: [] },
    lagnaNeeds: ['mars_strong'],
    gates: EVERY,
    janma: ['star'],
  },
  medicine_start: {
    stars: [1, 5, 7, 8, 13, 14, 15, 17, 19, 22, 23, 24, 27],
    tithis: 'not_rikta',
    varas: MOST_DAYS,
    gates: EVERY,
  },
  agriculture_sowing: {
    stars: [1, 4, 5, 7, 8, 10, 12, 13, 14, 15, 17, 19, 21, 22, 23, 24, 26, 27],
    tithis: BUILDING,
    varas: BENEFIC_DAYS,
    gates: EVERY,
  },
  court_filing: {
    stars: [1, 2, 4, 8, 10, 11, 13, 15, 17, 20, 22, 25, 26],
    tithis: [3, 5, 8, 10, 13],
    varas: [0, 2, 4],
    lagnaNeeds: ['sixth_stronger_than_seventh'],
    gates: EVERY,
  },
  loan_take: {
    stars: [],
    tithis: 'not_rikta',
    varas: [0, 1, 3, 4, 5, 6],
    refusedVaras: [2],
    refusedVaraStar: { vara: 0, star: 13 },
    gates: EVERY,
  },
  loan_give: {
    stars: [],
    tithis: 'not_rikta',
    varas: [0, 1, 2, 4, 5, 6],
    refusedVaras: [3],
    gates: EVERY,
  },
  yajna_homa: {
    stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    tithis: 'not_rikta',
    varas: MOST_DAYS,
    gates: [...EVERY, ...UNSEEN],
    agniOnEarth: true,
  },
  deity_pratishtha: {
    stars: GENTLE_STARS,
    tithis: [2, 3, 5, 6, 7, 10, 11, 12, 13, 15],
    varas: BENEFIC_DAYS,
    uttarayana: true,
    lagnas: { best: FIXED, middling: [] },
    gates: [...CIVIL, ...UNSEEN],
  },
} as const satisfies Record<string, MuhuratEvent>;
export type MuhuratEventId = keyof typeof MUHURAT_EVENTS;

/** Ids in the order of the table. */
export const MUHURAT_EVENT_IDS = Object.keys(MUHURAT_EVENTS) as MuhuratEventId[];

/** Other ids that requests may use. */
export const EVENT_ALIASES = { business: 'business_open', foundation: 'bhoomi_pujan' } as const satisfies Record<
  string,
  MuhuratEventId
>;

/** The row of an event, its optional members readable on every row. */
export const muhuratEvent = (id: MuhuratEventId): MuhuratEvent => MUHURAT_EVENTS[id];
