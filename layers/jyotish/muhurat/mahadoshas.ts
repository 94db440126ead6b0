/** The twenty-one great faults (maha-doshas) of a moment, each a row: when it is present, and what cancels it. */
import { count, norm180 } from '../ephemeris/angle.ts';
import { KENDRA_TRIKONA } from '../chart/bhava.ts';
import { debilitationSign, exaltationSign, naturalRelation } from '../chart/dignity.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { angaElapsed } from '../panchang/anga.ts';
import { star28Of } from '../panchang/day-state.ts';
import { durMuhurtasOf, weekdayMuhurtaOf, type WeekdayMuhurta } from '../panchang/periods.ts';
import { BAD_NITYA_YOGAS, BHADRA_SLOTS, varjyaOf } from '../panchang/star-windows.ts';
import { tithiInPaksha } from '../panchang/tithi.ts';
import { muhuratEvent } from './events.ts';
import { divisionSign, eclipsedStars, noonOf, sankrantisNear, type FaultFacts } from './mahadosha-facts.ts';
import { MOMENT_MALEFICS } from './moment-chart.ts';
import { anyHolds } from './pieces.ts';

/** Why a fault is not looked for. */
export const NOT_JUDGED_REASONS = ['no_natives', 'no_sunrise', 'table_unverified'] as const;
export type NotJudged = (typeof NOT_JUDGED_REASONS)[number];

/** What can cancel a fault. */
export const FAULT_CANCELLATIONS = [
  'jupiter_in_lagna',
  'planet_debilitated',
  'planet_in_enemy_sign',
  'planet_combust',
  'lords_same_or_friends',
  'moon_with_jupiter',
  'lagna_lord_with_jupiter',
  'benefic_within',
  'jupiter_aspects',
  'moon_navamsa_good',
  'moon_bright',
  'moon_with_jupiter_or_mercury_alone',
  'moon_strong_in_kendra_trikona',
  'after_noon',
  'benefic_in_lagna',
] as const;
export type FaultCancellation = (typeof FAULT_CANCELLATIONS)[number];

type Cancels = Partial<Record<FaultCancellation, (facts: FaultFacts) => boolean>>;

/** One fault as data. */
interface FaultRow<Id extends string = string> {
  readonly id: Id;
  /** Why it cannot be judged here; null where it can. */
  readonly unjudged?: (facts: FaultFacts) => NotJudged | null;
  readonly present: (facts: FaultFacts) => boolean;
  /** Any one of these cancels it. */
  readonly cancels?: Cancels;
}
const row = <const Id extends string>(one: FaultRow<Id>): FaultRow<Id> => one;

const CRUEL: readonly Graha[] = ['sun', 'mars', 'saturn'];
const BENEFICS: readonly Graha[] = ['mercury', 'jupiter', 'venus'];
const signs = ({ chart }: FaultFacts): Readonly<Record<Graha, number>> => chart.signs;
const lagnaOf = ({ chart }: FaultFacts): number => chart.ascendant.sign;
const houseOf = (facts: FaultFacts, graha: Graha): number => houseFrom(lagnaOf(facts), signs(facts)[graha]);
const together = (facts: FaultFacts, a: Graha, b: Graha): boolean => signs(facts)[a] === signs(facts)[b];
const isIn = (facts: FaultFacts, grahas: readonly Graha[], sign: number): boolean =>
  grahas.some((graha) => signs(facts)[graha] === sign);

const jupiterInLagna: Cancels = { jupiter_in_lagna: (facts) => houseOf(facts, 'jupiter') === 1 };

/** A planet in a house, cancelled only where it has no strength to harm; exaltation does not help (Muhurta Chintamani 6). */
const planetInHouse = <const Id extends string>(id: Id, graha: 'venus' | 'mars', house: number): FaultRow<Id> =>
  row({
    id,
    present: (facts) => houseOf(facts, graha) === house,
    cancels: {
      planet_debilitated: (facts) => signs(facts)[graha] === debilitationSign(graha),
      planet_in_enemy_sign: (facts) => naturalRelation(graha, lordOf(signs(facts)[graha])) === 'enemy',
      planet_combust: ({ chart }) => chart.grahas[graha].combust,
    },
  });

const MARRIAGE = muhuratEvent('marriage');
const POOR_TITHIS: readonly number[] = [4, 6, 8, 9, 12, 14, 15];
const POOR_VARAS: readonly number[] = [0, 2, 6];
const STILL_KARANAS: readonly number[] = [58, 59, 60, 1];
/** Angas that fail; two make the fault. */
const poorAngas = ({ tithi, nakshatra, yoga, karana, day, jd, almanac }: FaultFacts): boolean[] => [
  tithi === 1 || POOR_TITHIS.includes(tithiInPaksha(tithi)),
  POOR_VARAS.includes(day.vara),
  !MARRIAGE.stars.includes(nakshatra),
  angaElapsed('yoga', almanac.table, jd) < (BAD_NITYA_YOGAS.get(yoga) ?? 0),
  BHADRA_SLOTS.has(karana) || STILL_KARANAS.includes(karana),
];

const GHATI_DAYS = 24 / 1440;
/** Ghatis around an entry: thirty at the equinoxes and solstices of the sidereal year, else sixteen. */
const sankrantiGhatis = (sign: number): number => (sign % 3 === 1 ? 30 : 16);

const SHADVARGA: readonly VargaNumber[] = [1, 2, 3, 9, 12, 30];

/** Signs from which the eighth is counted: of birth lagnas and birth Moons. */
const eighthFrom = (facts: FaultFacts): number[] =>
  facts.natives
    .flatMap(({ sign, lagna }) => [sign, lagna])
    .flatMap((from) => (from !== null && signAt(from, 8) === lagnaOf(facts) ? [from] : []));
const areFriends = (a: Graha, b: Graha): boolean =>
  a === b || (naturalRelation(a, b) === 'friend' && naturalRelation(b, a) === 'friend');

const GANDA_DEG = 10 / 3;
const atJunction = (longitude: number): boolean =>
  [0, 120, 240].some((edge) => Math.abs(norm180(longitude - edge)) < GANDA_DEG);
/** The last ghati of a purna tithi, or the first of the nanda tithi after it. */
const atTithiJunction = ({ almanac: { table }, jd, tithi }: FaultFacts): boolean => {
  const share = angaElapsed('tithi', table, jd);
  const place = tithiInPaksha(tithi) % 5;
  return (place === 0 && share >= 59 / 60) || (place === 1 && share < 1 / 60);
};

/** Points hemmed in by malefics: one in the twelfth and one in the second sign. */
const hemmed = (facts: FaultFacts): { readonly sign: number; readonly scissors: boolean }[] =>
  [...new Set([lagnaOf(facts), signs(facts).moon])].flatMap((sign) => {
    const near = (house: number): Graha[] =>
      MOMENT_MALEFICS.filter((graha) => signs(facts)[graha] === signAt(sign, house));
    const [behind, ahead] = [near(12), near(2)];
    if (behind.length === 0 || ahead.length === 0) return [];
    const { grahas } = facts.chart;
    const scissors = behind.some((one) => !grahas[one].retrograde) && ahead.some((one) => grahas[one].retrograde);
    return [{ sign, scissors }];
  });

const GOOD_NAVAMSA_LORDS: readonly Graha[] = ['moon', 'mercury', 'jupiter', 'venus'];
/** From bright 6 to dark 5 the Moon is full enough to give strength. */
const isBright = ({ tithi }: FaultFacts): boolean => tithi >= 6 && tithi <= 20;
const othersWithMoon = (facts: FaultFacts): Graha[] =>
  GRAHAS.filter((graha) => graha !== 'moon' && together(facts, graha, 'moon'));

/** The lord of a house of a chart stands in it or aspects it. */
const lordTouches = (facts: FaultFacts, n: 1 | 9, house: number): boolean => {
  const sign = signAt(divisionSign(facts, n, 'lagna'), house);
  const lord = lordOf(sign);
  const from = divisionSign(facts, n, lord);
  return from === sign || aspectsSign(lord, from, sign);
};

const moonIsStrong = (facts: FaultFacts): boolean => {
  const sign = signs(facts).moon;
  const { own, friends } = GRAHA_TABLE.moon;
  return own.includes(sign) || sign === exaltationSign('moon') || friends.includes(lordOf(sign));
};

const VARA_DOSHAS: readonly WeekdayMuhurta[] = ['kulika', 'kalavela', 'yamaghanta', 'kantaka'];
const inMuhurta = ({ day, jd }: FaultFacts, id: WeekdayMuhurta): boolean => {
  const span = weekdayMuhurtaOf(id, day);
  return span !== null && anyHolds([span], jd);
};
const needsSunrise = ({ day }: FaultFacts): NotJudged | null => (day.sunrise === null ? 'no_sunrise' : null);

/** Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha, Vaidhriti. */
const EKARGALA_YOGAS: readonly number[] = [1, 6, 9, 10, 13, 15, 17, 19, 27];

const PATA_DECLINATION_DEG = 0.25;
const PATA_SUM_DEG = 12;

/** The faults in the order of the verses (Muhurta Chintamani 6; B. V. Raman, Muhurta; Kalaprakasika). */
export const MAHADOSHAS = [
  row({ id: 'panchanga_shuddhi_hina', present: (facts) => poorAngas(facts).filter(Boolean).length >= 2 }),
  row({
    id: 'sankranti',
    present: (facts) =>
      sankrantisNear(facts, 30 * GHATI_DAYS).some(
        ({ sign, at }) => Math.abs(at - facts.jd) < sankrantiGhatis(sign) * GHATI_DAYS,
      ),
  }),
  row({
    id: 'papa_shadvarga',
    present: (facts) => SHADVARGA.filter((n) => CRUEL.includes(lordOf(divisionSign(facts, n, 'lagna')))).length >= 4,
    cancels: jupiterInLagna,
  }),
  planetInHouse('bhrigu_shatka', 'venus', 6),
  planetInHouse('kuja_ashtama', 'mars', 8),
  row({
    id: 'ashtama_lagna_dosha',
    unjudged: ({ natives }) => (natives.length === 0 ? 'no_natives' : null),
    present: (facts) => eighthFrom(facts).length > 0,
    cancels: {
      lords_same_or_friends: (facts) =>
        eighthFrom(facts).every((from) => areFriends(lordOf(from), lordOf(lagnaOf(facts)))),
    },
  }),
  row({
    id: 'gandanta',
    present: (facts) =>
      atJunction(facts.chart.grahas.moon.longitude) ||
      atJunction(facts.chart.ascendant.longitude) ||
      atTithiJunction(facts),
    cancels: {
      moon_with_jupiter: (facts) => together(facts, 'moon', 'jupiter'),
      lagna_lord_with_jupiter: (facts) => {
        const lord = lordOf(lagnaOf(facts));
        return lord !== 'jupiter' && together(facts, lord, 'jupiter');
      },
    },
  }),
  row({
    id: 'kartari',
    present: (facts) => hemmed(facts).length > 0,
    cancels: {
      benefic_within: (facts) => hemmed(facts).every(({ sign }) => isIn(facts, BENEFICS, sign)),
      jupiter_aspects: (facts) => hemmed(facts).every(({ sign }) => aspectsSign('jupiter', signs(facts).jupiter, sign)),
    },
  }),
  row({
    id: 'shashta_ashta_riphagata_chandra',
    present: (facts) => [6, 8, 12].includes(houseOf(facts, 'moon')),
    cancels: {
      moon_navamsa_good: (facts) => {
        const sign = divisionSign(facts, 9, 'moon');
        return sign === exaltationSign('moon') || GOOD_NAVAMSA_LORDS.includes(lordOf(sign));
      },
      moon_bright: isBright,
    },
  }),
  row({
    id: 'sagraha_chandra',
    present: (facts) => othersWithMoon(facts).length > 0,
    cancels: {
      moon_with_jupiter_or_mercury_alone: (facts) =>
        othersWithMoon(facts).every((graha) => graha === 'jupiter' || graha === 'mercury'),
    },
  }),
  row({
    id: 'udayasta_shuddhi_hina',
    present: (facts) => ([1, 9] as const).every((n) => !lordTouches(facts, n, 1) && !lordTouches(facts, n, 7)),
  }),
  row({
    id: 'dur_muhurta',
    unjudged: needsSunrise,
    present: ({ day, jd }) =>
      anyHolds(
        durMuhurtasOf(day).filter((span) => span !== null),
        jd,
      ),
    cancels: jupiterInLagna,
  }),
  row({
    id: 'visha_ghati',
    present: ({ almanac: { table }, day, jd }) => anyHolds(varjyaOf(table, day), jd),
    cancels: {
      moon_strong_in_kendra_trikona: (facts) => KENDRA_TRIKONA.includes(houseOf(facts, 'moon')) && moonIsStrong(facts),
      ...jupiterInLagna,
    },
  }),
  row({ id: 'kunavamsha', present: (facts) => CRUEL.includes(lordOf(divisionSign(facts, 9, 'lagna'))) }),
  row({
    id: 'vara_dosha',
    unjudged: needsSunrise,
    present: (facts) => VARA_DOSHAS.some((id) => inMuhurta(facts, id)),
    cancels: {
      // Kulika keeps its force until night, and it is a share of the day.
      after_noon: (facts) => {
        const noon = noonOf(facts);
        return noon !== null && facts.jd >= noon && !inMuhurta(facts, 'kulika');
      },
    },
  }),
  row({ id: 'grahana_bha', present: (facts) => eclipsedStars(facts).includes(facts.nakshatra) }),
  row({
    id: 'ekargala',
    present: ({ yoga, chart: { grahas } }) =>
      EKARGALA_YOGAS.includes(yoga) &&
      count(star28Of(grahas.moon.longitude), star28Of(grahas.sun.longitude), 28) % 2 === 1,
    cancels: { benefic_in_lagna: (facts) => isIn(facts, ['jupiter', 'venus'], lagnaOf(facts)) },
  }),
  row({
    id: 'krura_yuta',
    present: ({ nakshatra, chart: { grahas } }) =>
      MOMENT_MALEFICS.some((graha) => grahas[graha].nakshatra.id === nakshatra),
  }),
  row({ id: 'krura_viddha', unjudged: () => 'table_unverified', present: () => false }),
  row({
    id: 'mahapata',
    present: ({ tropical, declination }) =>
      Math.abs(Math.abs(declination.sun) - Math.abs(declination.moon)) < PATA_DECLINATION_DEG &&
      [180, 360].some((sum) => Math.abs(norm180(tropical.sun + tropical.moon - sum)) <= PATA_SUM_DEG),
  }),
  row({ id: 'vaidhriti_vyatipata', present: ({ yoga }) => yoga === 17 || yoga === 27 }),
] as const;
export type MahadoshaId = (typeof MAHADOSHAS)[number]['id'];

/** A fault judged. */
export interface Mahadosha {
  readonly id: MahadoshaId;
  /** Null where it is not judged; `unjudged` says why. */
  readonly present: boolean | null;
  readonly unjudged: NotJudged | null;
  /** Every cancellation that holds; empty where the fault is absent. */
  readonly cancelledBy: readonly FaultCancellation[];
  /** Present without the full form of its rule: malefics on both sides, but not moving towards each other. */
  readonly mild: boolean;
}

const KINDS: readonly FaultRow<MahadoshaId>[] = MAHADOSHAS;

/** The twenty-one faults at an instant, in the order of the table. */
export const mahadoshasOf = (facts: FaultFacts): Mahadosha[] =>
  KINDS.map(({ id, unjudged, present, cancels = {} }) => {
    const reason = unjudged?.(facts) ?? null;
    const isPresent = reason === null && present(facts);
    const cancelledBy = FAULT_CANCELLATIONS.filter((key) => isPresent && cancels[key]?.(facts) === true);
    const mild = isPresent && id === 'kartari' && !hemmed(facts).some(({ scissors }) => scissors);
    return { id, present: reason === null ? isPresent : null, unjudged: reason, cancelledBy, mild };
  });

/** Faults that are present and that nothing cancels. */
export const standingFaults = (faults: readonly Mahadosha[]): number =>
  faults.filter(({ present, cancelledBy }) => present === true && cancelledBy.length === 0).length;
