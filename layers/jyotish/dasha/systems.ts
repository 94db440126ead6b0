/** The dasha systems that can be asked for side by side, each laid out for a birth. */
import { castChart } from '../chart/chart.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { ColordRule } from '../jaimini/lords.ts';
import { CHARA_CYCLES_MAX, charaPlan, type CharaRule } from './chara.ts';
import type { DashaPlan } from './cycle.ts';
import { DASHA_SEEDS, dashaSeed, vimshottariPlan, type DashaSeed } from './vimshottari.ts';
import { YOGINI_CYCLES_MAX, yoginiPlan } from './yogini.ts';

/** What the plans of all systems are made from. */
export interface DashaChoices {
  readonly seed: DashaSeed;
  readonly yearLength: number;
  readonly rule: CharaRule;
  readonly colords: ColordRule;
}

type Lay = (sky: Sky, jd: JulianDay, place: Place, choices: DashaChoices) => DashaPlan;

/** System → how it is laid out, in as many rounds as it has. */
const LAYOUTS = {
  vimshottari: (sky, jd, place, { seed, yearLength }) =>
    vimshottariPlan(jd, dashaSeed(sky, jd, place, seed), yearLength),
  // The derived seeds belong to Vimshottari: here they stand for their body.
  yogini: (sky, jd, place, { seed, yearLength }) =>
    yoginiPlan(jd, dashaSeed(sky, jd, place, DASHA_SEEDS[seed].of), yearLength, YOGINI_CYCLES_MAX),
  chara: (sky, jd, place, { rule, colords, yearLength }) =>
    charaPlan(castChart(sky, jd, place), yearLength, rule, colords, CHARA_CYCLES_MAX),
} as const satisfies Record<string, Lay>;

export type DashaSystem = keyof typeof LAYOUTS;
/** The systems that may be asked for, in the order of every list. */
export const DASHA_SYSTEMS = ['vimshottari', 'yogini', 'chara'] as const satisfies readonly DashaSystem[];

/** Lays a system out for a birth. */
export const dashaPlanOf = (
  system: DashaSystem,
  sky: Sky,
  jd: JulianDay,
  place: Place,
  choices: DashaChoices,
): DashaPlan => LAYOUTS[system](sky, jd, place, choices);

/** True when a system under these choices starts from the ascendant, which an unknown time of birth does not give. */
export const dashaNeedsLagna = (system: DashaSystem, { seed }: Pick<DashaChoices, 'seed'>): boolean =>
  system === 'chara' || seed === 'lagna';
