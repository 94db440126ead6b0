/**
 * What a report takes from the endpoints. Each question is a call that any customer could make; the shapes name the members
 * that pages use. An answer of another shape is a fault of ours, and throws.
 */
import * as z from 'zod/mini';
import { DOSHA_GRADES } from '../../../layers/jyotish/dosha/rule.ts';
import { INDICATORS } from '../../../layers/jyotish/phala/reading.ts';

/** A question of a report: the endpoint below /v1, and what is sent besides the birth. */
export interface Question {
  readonly endpoint: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Shared members that it takes; all when left out. */
  readonly only?: readonly string[];
  /** Whether its sentences are put together with its names: then the names too are in the language of readings. */
  readonly whole?: boolean;
}

/** Planets whose place lasts longer than the days in which a report is read. */
export const LASTING = ['saturn', 'jupiter', 'rahu', 'ketu', 'mars', 'sun', 'venus', 'mercury'] as const;

/** Every question, by the name that sections ask for. */
export const QUESTIONS = {
  details: { endpoint: 'kundli/birth-details' },
  panchang: { endpoint: 'panchang/at' },
  avakahada: { endpoint: 'kundli/avakahada' },
  ghata: { endpoint: 'kundli/ghat-chakra' },
  planets: { endpoint: 'kundli/planets' },
  lords: { endpoint: 'kundli/house-lords' },
  dignities: { endpoint: 'kundli/dignities' },
  friendships: { endpoint: 'kundli/friendships' },
  chalit: { endpoint: 'kundli/bhava-chalit' },
  d2: { endpoint: 'varga/D2' },
  d3: { endpoint: 'varga/D3' },
  d4: { endpoint: 'varga/D4' },
  d7: { endpoint: 'varga/D7' },
  d9: { endpoint: 'varga/D9' },
  d10: { endpoint: 'varga/D10' },
  d12: { endpoint: 'varga/D12' },
  sixteen: { endpoint: 'varga/shodashavarga' },
  vimshopaka: { endpoint: 'varga/vimshopaka' },
  ashtakavarga: { endpoint: 'strength/ashtakavarga' },
  shadbala: { endpoint: 'strength/shadbala' },
  bhava_bala: { endpoint: 'strength/bhava-bala' },
  vimshottari: { endpoint: 'dasha/vimshottari', body: { depth: 2 } },
  yogini: { endpoint: 'dasha/yogini', body: { depth: 1 } },
  yogas: { endpoint: 'yoga/detect' },
  doshas: { endpoint: 'dosha/all' },
  sade_sati: { endpoint: 'dosha/sade-sati' },
  read_ascendant: { endpoint: 'interpret/ascendant' },
  read_moon: { endpoint: 'interpret/moon-sign' },
  read_star: { endpoint: 'interpret/nakshatra' },
  read_planets: { endpoint: 'interpret/planets' },
  read_lords: { endpoint: 'interpret/house-lords' },
  read_dasha: { endpoint: 'interpret/dasha' },
  read_limbs: { endpoint: 'interpret/birth-panchang' },
  read_together: { endpoint: 'interpret/conjunctions' },
  read_sky: { endpoint: 'interpret/transits', body: { planets: LASTING } },
  d16: { endpoint: 'varga/D16' },
  d20: { endpoint: 'varga/D20' },
  d24: { endpoint: 'varga/D24' },
  d27: { endpoint: 'varga/D27' },
  d30: { endpoint: 'varga/D30' },
  d40: { endpoint: 'varga/D40' },
  d45: { endpoint: 'varga/D45' },
  d60: { endpoint: 'varga/D60' },
  karakas: { endpoint: 'jaimini/karakas' },
  arudhas: { endpoint: 'jaimini/arudha-padas' },
  nature: { endpoint: 'kundli/functional-nature' },
  states: { endpoint: 'kundli/planet-states' },
  stars: { endpoint: 'ephemeris/stars' },
  upapada: { endpoint: 'jaimini/upapada' },
  strong_signs: { endpoint: 'jaimini/rashi-bala' },
  planet_arudhas: { endpoint: 'jaimini/graha-arudhas' },
  lines_d7: { endpoint: 'interpret/varga/D7' },
  lines_d9: { endpoint: 'interpret/varga/D9' },
  lines_d10: { endpoint: 'interpret/varga/D10' },
  gems: { endpoint: 'remedies/gemstones' },
  area_career: { endpoint: 'interpret/life-area/career' },
  area_wealth: { endpoint: 'interpret/life-area/wealth' },
  area_marriage: { endpoint: 'interpret/life-area/marriage' },
  area_children: { endpoint: 'interpret/life-area/children' },
  area_education: { endpoint: 'interpret/life-area/education' },
  area_health: { endpoint: 'interpret/life-area/health' },
  area_travel: { endpoint: 'interpret/life-area/travel' },
  area_home: { endpoint: 'interpret/life-area/home' },
  area_spirituality: { endpoint: 'interpret/life-area/spirituality' },
} as const satisfies Readonly<Record<string, Question>>;
export type Ask = keyof typeof QUESTIONS;

/** The answer to a question, checked against the shape that a page needs. */
export type Read = <S extends z.ZodMiniType>(ask: string, shape: S) => z.output<S>;

/** Whether something was parsed before. It lies under the shape by which it was. */
const wasParsed = <S extends z.ZodMiniType>(_by: S, data: unknown): data is z.output<S> => data !== undefined;

/**
 * Reads answers by their questions; an answer that several pages read is parsed once. Throws a plain Error for an answer that
 * is missing or has another shape.
 */
export const readerOf = (answers: ReadonlyMap<string, unknown>): Read => {
  const parsed = new Map<string, Map<z.ZodMiniType, unknown>>();
  return (ask, shape) => {
    const known = parsed.get(ask)?.get(shape);
    if (wasParsed(shape, known)) return known;
    const { data, error } = z.safeParse(shape, answers.get(ask));
    if (error !== undefined) throw new Error(`a report cannot read ${ask}: ${z.prettifyError(error)}`);
    parsed.set(ask, new Map([...(parsed.get(ask) ?? []), [shape, data]]));
    return data;
  };
};

/**
 * A list of objects with these members.
 * @example
 * rowsOf({ name: z.string() }).safeParse([{ name: 'Pune', more: 1 }]).success // → true
 */
export const rowsOf = <Members extends z.core.$ZodLooseShape>(members: Members) => z.array(z.object(members));

const name = z.string();
const text = z.string();
const num = z.number();
/** `{ name }` of anything that has one. */
export const named = z.object({ name });
export const signOf = z.object({ id: num, key: text, name });
const starOf = z.object({ key: text, name });
/** A planet. */
export const planetOf = z.object({ key: text, name });
export const spanOf = z.object({ start: text, end: text });

/** A stretch of time between two instants, ISO 8601. */
export interface Span {
  readonly start: string;
  readonly end: string;
}
/** A planet by its key, and how the answer names it. */
export interface Lord {
  readonly key: string;
  readonly name: string;
}
/** A period of a life: the lord of the great one first. */
export interface Period {
  readonly lords: readonly Lord[];
  readonly span: Span;
}

/** The nine planets. */
export const GRAHA_KEYS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
/** Planets of drawings. */
export const PLANET_KEYS = [...GRAHA_KEYS, 'ascendant'] as const;
const planet = z.enum(PLANET_KEYS);
/** Whether a key is that of a planet or the ascendant. */
export const isPlanet = (key: string | undefined): key is (typeof PLANET_KEYS)[number] =>
  PLANET_KEYS.some((one) => one === key);

const point = z.object({
  planet,
  name,
  sign: signOf,
  sign_degree: num,
  sign_degree_dms: text,
  nakshatra: z.object({ key: text, name, pada: num, lord: text, lord_name: text }),
  house: num,
  retrograde: z.boolean(),
  combust: z.boolean(),
});
const vargaPoint = z.object({ planet, name, sign: signOf, sign_degree: num, vargottama: z.boolean() });
const paragraphs = rowsOf({ title: text, text, rule_id: text });
const lords = z.array(planetOf);
const found = rowsOf({ text, places: z.array(z.unknown()) });
/** A rule that holds, with what in the chart makes it hold. */
export const heldRule = z.object({ key: text, name, found });

/** The members that pages use, by question. */
export const SHAPES = {
  details: z.object({
    sunrise: z.nullable(text),
    sunset: z.nullable(text),
    ishta_kaal: z.nullable(text),
    weekday: z.object({ hindu: named }),
  }),
  panchang: z.object({
    tithi: z.object({ name, paksha_name: text }),
    nakshatra: starOf,
    yoga: named,
    karana: named,
  }),
  avakahada: z.object({
    nakshatra: z.object({ key: text, name, pada: num }),
    sign: signOf,
    varna_name: text,
    vashya_name: text,
    gana_name: text,
    nadi_name: text,
    yoni: z.object({ animal_name: text, sex_name: text }),
    tatva_name: text,
    paya_name: text,
    yunja_name: text,
    name_letters: z.array(text),
  }),
  ghata: z.object({ month: named, tithis: z.array(named), weekday: named, nakshatra: starOf, moon_sign: signOf }),
  planets: z.object({ planets: z.array(point), ascendant: point }),
  lords: z.object({
    houses: rowsOf({
      house: num,
      sign: signOf,
      lord: text,
      lord_name: text,
      in_house: num,
      in_sign: signOf,
      dignity_name: text,
    }),
  }),
  dignities: z.object({
    planets: rowsOf({
      planet,
      name,
      dignity: text,
      dignity_name: text,
      exaltation_distance: num,
      neecha_bhanga: z.nullable(z.object({ present: z.boolean() })),
    }),
  }),
  friendships: z.object({
    compound: z.record(text, z.record(text, z.enum(['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy']))),
  }),
  chalit: z.object({
    planets: rowsOf({ planet, name, sign_house: num, bhava_house: num, shifted: z.boolean() }),
  }),
  varga: z.object({ chart: text, chart_name: text, ascendant: vargaPoint, planets: z.array(vargaPoint) }),
  sixteen: z.object({ table: rowsOf({ planet, name, charts: z.record(text, signOf) }) }),
  vimshopaka: z.object({
    planets: rowsOf({ planet, name, shadvarga: num, saptavarga: num, dashavarga: num, shodashavarga: num }),
  }),
  ashtakavarga: z.object({
    bav: z.record(text, z.array(num)),
    sav: z.array(num),
    totals: z.record(text, num),
    points: z.array(planetOf),
    signs: z.array(signOf),
  }),
  shadbala: z.object({
    planets: rowsOf({
      planet,
      name,
      dig: num,
      cheshta: num,
      naisargika: num,
      drik: num,
      total: num,
      rupas: num,
      required: num,
      ratio: num,
      rank: num,
      sthana: z.object({ total: num }),
      kala: z.object({ total: num }),
    }),
  }),
  vimshottari: z.object({
    balance: z.object({ lord: text, lord_name: text, text }),
    periods: rowsOf({ lords, span: spanOf, children: z.optional(rowsOf({ lords, span: spanOf })) }),
    current: rowsOf({ lords, span: spanOf }),
  }),
  yogini: z.object({
    periods: rowsOf({ lords, planet: text, planet_name: text, span: spanOf }),
    current: rowsOf({ span: spanOf }),
  }),
  yogas: z.object({
    yogas: rowsOf({
      key: text,
      name,
      reference: text,
      family: text,
      strength: num,
      prevalence: z.nullable(num),
      planets: z.array(planetOf),
      cancelled_by: z.array(heldRule),
      source: text,
    }),
    checked: num,
  }),
  doshas: z.object({
    doshas: rowsOf({
      key: text,
      name,
      present: z.boolean(),
      grade: z.enum(DOSHA_GRADES),
      grade_name: text,
      prevalence: z.nullable(num),
      cancelled: z.boolean(),
      rules_met: z.array(heldRule),
      eased_by: z.array(planetOf),
      cancelled_by: z.array(heldRule),
    }),
  }),
  sade_sati: z.object({
    status: z.object({ next: z.nullable(text) }),
    cycles: rowsOf({ cycle: num, span: spanOf }),
  }),
  reading: z.object({ paragraphs }),
  read_planets: z.object({ planets: rowsOf({ planet: text, name, paragraphs }) }),
  read_lords: z.object({ houses: rowsOf({ house: num, lord_name: text, paragraphs }) }),
  read_limbs: z.object({ limbs: rowsOf({ paragraphs }) }),
  read_together: z.object({ groups: rowsOf({ paragraphs }) }),
  read_sky: z.object({ planets: rowsOf({ planet: text, sign: signOf, paragraphs }) }),
  karakas: z.object({
    karakas: rowsOf({ key: text, name, planet: text, planet_name: text, sign_degree: num }),
  }),
  arudhas: z.object({ padas: rowsOf({ key: text, name, sign: signOf, house: num }) }),
  nature: z.object({
    benefics: z.array(planetOf),
    malefics: z.array(planetOf),
    neutrals: z.array(planetOf),
    yogakaraka: z.array(planetOf),
    marakas: z.array(planetOf),
    badhaka: z.object({ house: num, lord: text, lord_name: text }),
  }),
  area: z.object({
    area_name: text,
    score: num,
    verdict: text,
    verdict_name: text,
    indicators: rowsOf({
      kind: z.enum(INDICATORS),
      planet: text,
      planet_name: text,
      for: z.boolean(),
      facts: rowsOf({ endpoint: text, value: z.unknown() }),
    }),
    paragraphs,
  }),
  read_dasha: z.object({
    periods: rowsOf({ lords, span: spanOf, running: z.boolean(), level: num, paragraphs }),
  }),
};

/** The member that explains one yoga: `explained.gajakesari` asks why it is formed. */
export const explainedYoga = (key: string): string => `explained.${key}`;

/** The answer to why a yoga is formed. */
export const EXPLAINED_YOGA = z.object({
  found,
});
