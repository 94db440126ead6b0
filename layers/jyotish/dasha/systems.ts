/**
 * The table of dasha systems: a row says what a system needs of a birth, in how many rounds it runs, and how it is laid
 * out. The list of systems, its limits and its defaults derive from it.
 */
import type { StrengthOrder } from '../jaimini/sign-strength.ts';
import { castChart, type Chart } from '../chart/chart.ts';
import { lordOf, signAt, type Planet7, type SignKey } from '../chart/rashi.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { byPlanet7 } from '../chart/graha.ts';
import type { CivilClock, JulianDay } from '../ephemeris/instant.ts';
import type { Horizon } from '../ephemeris/rise-set.ts';
import type { Graha, Place, Sky } from '../ephemeris/sky.ts';
import type { ColordRule } from '../jaimini/lords.ts';
import { vedicDayAt } from '../panchang/vedic-day.ts';
import { aharganaLords } from '../strength/kala.ts';
import { shadbalaOf } from '../strength/shadbala.ts';
import { charaPlan, type CharaRule } from './chara.ts';
import { ANTAR_STARTS, type AntarStart, ashtottari, CONDITIONAL, shashtihayani } from './conditional.ts';
import type { DashaPlan } from './cycle.ts';
import { KALACHAKRA_ANTARS, type KalachakraAntar, kalachakraPlan } from './kalachakra.ts';
import { angaDashaPlan, type AngaSystem } from './anga-dasha.ts';
import type { DashaLord } from './lord.ts';
import { kalaPlan, naisargikaPlan, taraPlan } from './planet.ts';
import { portionAt, type PortionAt } from './portion.ts';
import {
  chakraPlan,
  kendradiPlan,
  mandookaPlan,
  narayanaPlan,
  niryanaShoolaPlan,
  shoolaPlan,
  type SIGN_ANTARS,
  sthiraPlan,
  sudasaPlan,
  trikonaPlan,
  yogardhaPlan,
  type MandookaRule,
  type RashiDashaChoices,
  type TRIKONA_ORDERS,
} from './rashi.ts';
import { BODY_SEEDS, DASHA_SEED_KEYS, DASHA_SEEDS, dashaSeed, type DashaSeed } from './seed.ts';
import { starDashaPlan, type StarDasha, type StarDashaPlan } from './star.ts';
import { TRIBHAGI, TRIBHAGI_ROUNDS, VIMSHOTTARI } from './vimshottari.ts';
import { YOGINI } from './yogini.ts';

/** Data of a birth that systems are laid out from. Chart, portion of the day and strengths are computed on first use. */
export interface DashaBirth {
  readonly sky: Sky;
  readonly jd: JulianDay;
  readonly place: Place;
  readonly chart: () => Chart;
  /** Null where the Sun does not rise and set. */
  readonly portion: () => PortionAt | null;
  /** Shadbala totals in virupas. */
  readonly strengths: () => Readonly<Record<Planet7, number>>;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** A birth for any number of systems. */
export const dashaBirth = (
  sky: Sky,
  { jd, place, clock }: { readonly jd: JulianDay; readonly place: Place; readonly clock: CivilClock },
  horizon: () => Horizon,
): DashaBirth => {
  const chart = once(() => castChart(sky, jd, place));
  const strengths = once(() => {
    const day = vedicDayAt(horizon(), clock, jd);
    const balas = shadbalaOf(sky, chart(), day, aharganaLords(day));
    return byPlanet7((planet) => balas[planet].total);
  });
  return { sky, jd, place, chart, portion: once(() => portionAt(horizon(), clock, jd)), strengths };
};

/** First sign of Chakra dasha, 1–12: by night the lagna, by day the sign of its lord, at dawn and dusk the second house. */
export const chakraSeed = (chart: Chart, { portion, isDay }: PortionAt): number => {
  const lagna = chart.ascendant.sign;
  if (portion === 'dawn' || portion === 'dusk') return signAt(lagna, 2);
  return isDay ? chart.signs[lordOf(lagna)] : lagna;
};

/** Schools of the systems that have several: of Chara (`knrao`, `pvr`) and Mandooka (`knrao`, `bphs`). */
export const DASHA_RULES = ['knrao', 'pvr', 'bphs'] as const satisfies readonly (CharaRule | MandookaRule)[];
/** Where sub-periods begin (Ashtottari, dashas of the signs), or go on after the end of a row (Kalachakra). */
export const DASHA_ANTARS = [...ANTAR_STARTS, ...KALACHAKRA_ANTARS, 'stronger'] as const satisfies readonly (
  | AntarStart
  | KalachakraAntar
  | (typeof SIGN_ANTARS)[number]
)[];

/** Variants of single systems, under the names and with the defaults of their own endpoints where they are left out. */
export interface DashaVariants {
  readonly abhijit?: boolean | undefined;
  readonly antar?: (typeof DASHA_ANTARS)[number] | undefined;
  readonly exceptions?: boolean | undefined;
  readonly correction?: boolean | undefined;
  readonly strengthOrder?: StrengthOrder | undefined;
  readonly order?: (typeof TRIKONA_ORDERS)[number] | undefined;
  /** Chart of Narayana. */
  readonly varga?: VargaNumber | undefined;
}

/** Options of the systems; each uses those it has. */
export interface DashaChoices extends DashaVariants {
  readonly seed: DashaSeed;
  readonly yearLength: number;
  readonly rule: (typeof DASHA_RULES)[number];
  readonly colords: ColordRule;
  /** Vimshottari in three rounds of 40 years. */
  readonly tribhagi: boolean;
}

/** A dasha system as data. */
interface DashaSystemRow<Id extends string, L extends DashaLord> {
  readonly id: Id;
  /** Used when a request names no system. */
  readonly usual: boolean;
  /** Largest number of rounds of a request, and the number of its own endpoint when a request names none. */
  readonly rounds: { readonly most: number; readonly usual: number };
  /** Whether these options start it from the ascendant or the houses, which need a known time of birth. */
  needsTime(choices: Pick<DashaChoices, 'seed'>): boolean;
  lay(birth: DashaBirth, choices: DashaChoices, rounds: number): DashaPlan<L>;
}

/** A system that starts from a star. */
export interface StarSystem<Id extends string, L extends DashaLord> extends DashaSystemRow<Id, L> {
  readonly longestYears: number;
  lay(
    birth: DashaBirth,
    choices: Pick<DashaChoices, 'seed' | 'yearLength'> & DashaVariants & Partial<Pick<DashaChoices, 'tribhagi'>>,
    rounds: number,
  ): StarDashaPlan<L>;
}

/** The seed itself if the system accepts it, else its body. */
const seedFor = (seeds: readonly DashaSeed[], seed: DashaSeed): DashaSeed =>
  seeds.includes(seed) ? seed : DASHA_SEEDS[seed].of;

/** A table under the variants asked for, with rounds of its own where it has them. */
type TableFor<L extends DashaLord> = (choices: DashaVariants & { readonly tribhagi?: boolean }) => {
  readonly dasha: StarDasha<L>;
  readonly rounds?: number;
};

const starSystem = <const Id extends string, L extends DashaLord>(
  id: Id,
  dasha: StarDasha<L>,
  seeds: readonly DashaSeed[],
  rounds: DashaSystemRow<Id, L>['rounds'],
  tableFor: TableFor<L> = () => ({ dasha }),
): StarSystem<Id, L> => ({
  id,
  usual: true,
  rounds,
  longestYears: Math.max(...dasha.rows.map(({ years }) => years)),
  needsTime: ({ seed }) => DASHA_SEEDS[seed].of === 'lagna',
  lay: ({ sky, jd, place }, { seed, yearLength, ...variants }, laid) => {
    const from = dashaSeed(sky, jd, place, seedFor(seeds, seed));
    const table = tableFor(variants);
    return starDashaPlan(table.dasha, jd, from, yearLength, table.rounds ?? laid);
  },
});

const signSystem = <const Id extends string>(
  row: Omit<DashaSystemRow<Id, SignKey>, 'needsTime'>,
): DashaSystemRow<Id, SignKey> => ({ ...row, needsTime: () => true });

const ONE_ROUND = { most: 1, usual: 1 };
const conditional = <const Id extends string>(
  id: Id,
  dasha: StarDasha<Graha>,
  tableFor?: TableFor<Graha>,
): StarSystem<Id, Graha> => ({
  ...starSystem(id, dasha, BODY_SEEDS, ONE_ROUND, tableFor),
  usual: false,
});

/** Systems that start from a star; each gives the balance at birth. */
export const STAR_SYSTEMS = {
  vimshottari: starSystem('vimshottari', VIMSHOTTARI, DASHA_SEED_KEYS, ONE_ROUND, ({ tribhagi }) =>
    tribhagi ? { dasha: TRIBHAGI, rounds: TRIBHAGI_ROUNDS } : { dasha: VIMSHOTTARI },
  ),
  yogini: starSystem('yogini', YOGINI, BODY_SEEDS, { most: 4, usual: 3 }),
  ashtottari: conditional('ashtottari', ashtottari(false, 'own'), ({ abhijit = false, antar }) => ({
    dasha: ashtottari(abhijit, antar === 'next' ? 'next' : 'own'),
  })),
  shodashottari: conditional('shodashottari', CONDITIONAL.shodashottari),
  dwadashottari: conditional('dwadashottari', CONDITIONAL.dwadashottari),
  panchottari: conditional('panchottari', CONDITIONAL.panchottari),
  shatabdika: conditional('shatabdika', CONDITIONAL.shatabdika),
  chaturashiti: conditional('chaturashiti', CONDITIONAL.chaturashiti),
  dwisaptati: conditional('dwisaptati', CONDITIONAL.dwisaptati),
  shashtihayani: conditional('shashtihayani', shashtihayani(true), ({ abhijit = true }) => ({
    dasha: shashtihayani(abhijit),
  })),
  shattrimsha: conditional('shattrimsha', CONDITIONAL.shattrimsha),
} as const;

/** A system without periods for this birth. */
export const noPeriods = (birth: JulianDay): DashaPlan<never> => ({ birth, mahas: [], partsOf: () => [] });

/** A system of the signs beside Chara, at the defaults of its own endpoint. */
const rashiSystem = <const Id extends string>(
  id: Id,
  usual: number,
  lay: (birth: DashaBirth, choices: RashiDashaChoices, asked: DashaChoices) => DashaPlan<SignKey>,
): DashaSystemRow<Id, SignKey> =>
  signSystem({
    id,
    usual: false,
    rounds: { most: 2, usual },
    lay: (birth, asked, rounds) => {
      const { yearLength, colords, antar } = asked;
      return lay(birth, { yearLength, colords, rounds, antar: antar === 'own' ? 'own' : 'stronger' }, asked);
    },
  });

/** Systems of the signs. */
export const SIGN_SYSTEMS = {
  chara: signSystem({
    id: 'chara',
    usual: true,
    rounds: { most: 2, usual: 1 },
    lay: ({ chart }, { rule, colords, yearLength }, rounds) =>
      charaPlan(chart(), yearLength, rule === 'pvr' ? 'pvr' : 'knrao', colords, rounds),
  }),
  kalachakra: signSystem({
    id: 'kalachakra',
    usual: false,
    rounds: ONE_ROUND,
    lay: ({ jd, sky, place }, { yearLength, antar }) =>
      kalachakraPlan(jd, dashaSeed(sky, jd, place, 'moon'), yearLength, antar === 'onward' ? 'onward' : 'row'),
  }),
  narayana: rashiSystem('narayana', 2, ({ chart }, choices, { varga = 1 }) => narayanaPlan(chart(), varga, choices)),
  sudasa: rashiSystem('sudasa', 2, ({ chart }, choices, { exceptions = true }) =>
    sudasaPlan(chart(), { ...choices, exceptions }),
  ),
  kendradi_rashi: rashiSystem('kendradi_rashi', 2, ({ chart }, choices) => kendradiPlan(chart(), choices)),
  shoola: rashiSystem('shoola', 1, ({ chart }, choices) => shoolaPlan(chart(), choices)),
  niryana_shoola: rashiSystem('niryana_shoola', 1, ({ chart }, choices, { exceptions = false }) =>
    niryanaShoolaPlan(chart(), { ...choices, exceptions }),
  ),
  sthira: rashiSystem('sthira', 1, ({ chart }, choices) => sthiraPlan(chart(), choices)),
  mandooka: rashiSystem('mandooka', 1, ({ chart }, choices, { rule }) =>
    mandookaPlan(chart(), rule === 'bphs' ? 'bphs' : 'knrao', choices),
  ),
  trikona: rashiSystem(
    'trikona',
    1,
    ({ chart }, choices, { order = 'sign', strengthOrder = 'pvr', correction = false }) =>
      trikonaPlan(chart(), order, strengthOrder, { ...choices, correction }),
  ),
  yogardha: rashiSystem('yogardha', 1, ({ chart }, choices, { correction = false }) =>
    yogardhaPlan(chart(), { ...choices, correction }),
  ),
  chakra: signSystem({
    id: 'chakra',
    usual: false,
    rounds: ONE_ROUND,
    lay: ({ chart, portion, jd }, { yearLength }) => {
      const at = portion();
      return at ? chakraPlan(chart(), chakraSeed(chart(), at), yearLength) : noPeriods(jd);
    },
  }),
} as const;

const planetSystem = <const Id extends string>(
  id: Id,
  rounds: DashaSystemRow<Id, Graha>['rounds'],
  lay: DashaSystemRow<Id, Graha>['lay'],
  needsTime = true,
): DashaSystemRow<Id, Graha> => ({ id, usual: false, rounds, needsTime: () => needsTime, lay });

const angaSystem = <const Id extends AngaSystem>(id: Id, rounds: number): DashaSystemRow<Id, Graha> =>
  planetSystem(id, { most: rounds, usual: rounds }, ({ sky, jd }, { yearLength }, laid) =>
    angaDashaPlan(id, sky, jd, yearLength, laid),
  );

/** Systems of the planets that start from something else than a star. */
export const PLANET_SYSTEMS = {
  tithi_ashtottari: angaSystem('tithi_ashtottari', 1),
  tithi_yogini: angaSystem('tithi_yogini', 3),
  yoga_vimshottari: angaSystem('yoga_vimshottari', 1),
  karana_chaturashiti: angaSystem('karana_chaturashiti', 1),
  naisargika: planetSystem('naisargika', ONE_ROUND, ({ jd }, { yearLength }) => naisargikaPlan(jd, yearLength), false),
  tara: planetSystem('tara', ONE_ROUND, ({ chart, strengths }, { yearLength }) =>
    taraPlan(chart(), strengths, yearLength),
  ),
  kala: planetSystem('kala', { most: 2, usual: 2 }, ({ jd, portion }, { yearLength }, rounds) => {
    const at = portion();
    return at ? kalaPlan(jd, at.elapsed, yearLength, rounds) : noPeriods(jd);
  }),
} as const;

const TABLE = [
  ...Object.values(STAR_SYSTEMS),
  ...Object.values(SIGN_SYSTEMS),
  ...Object.values(PLANET_SYSTEMS),
] as const;
export type DashaSystem = (typeof TABLE)[number]['id'];
const ROWS: readonly DashaSystemRow<DashaSystem, DashaLord>[] = TABLE;

/** All systems, in the order of every list. */
export const DASHA_SYSTEMS: readonly DashaSystem[] = ROWS.map(({ id }) => id);
/** The systems of a request that names none. */
export const USUAL_DASHA_SYSTEMS: readonly DashaSystem[] = ROWS.filter(({ usual }) => usual).map(({ id }) => id);
/** Most rounds of any system. */
export const MOST_ROUNDS = Math.max(...ROWS.map(({ rounds }) => rounds.most));

const rowOfSystem = (system: DashaSystem): DashaSystemRow<DashaSystem, DashaLord> => {
  const row = ROWS.find(({ id }) => id === system);
  if (!row) throw new Error(`no dasha system ${system}`);
  return row;
};

/** A system laid out for a birth in as many rounds as it has. */
export const dashaPlanOf = (system: DashaSystem, birth: DashaBirth, choices: DashaChoices): DashaPlan => {
  const { lay, rounds } = rowOfSystem(system);
  return lay(birth, choices, rounds.most);
};

/** Whether a system under these choices needs the time of birth. */
export const dashaNeedsTime = (system: DashaSystem, choices: Pick<DashaChoices, 'seed'>): boolean =>
  rowOfSystem(system).needsTime(choices);
