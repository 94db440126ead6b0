/**
 * Why another program shows other values for a birth. Nothing is tried out blindly: each value leaves a range of ayanamsas
 * (`explain-ranges.ts`); a named ayanamsa that lies in all of them explains them, and where none does, the middle of what
 * the ranges have in common is one of the user's own. This is done for the input as typed and for each slip.
 */
import { norm180 } from '../ephemeris/angle.ts';
import { AYANAMSA_KEYS, type Ayanamsa, type Sky } from '../ephemeris/sky.ts';
import {
  choicesOfGroup,
  dependsOnAyanamsa,
  dependsOnLight,
  dependsOnObserver,
  dependsOnPlace,
  groupOfObservation,
  RARITY,
  rarityOfAyanamsa,
  rarityOfSky,
  rarityOfSlip,
  type ChoiceGroup,
} from './explain-choices.ts';
import { inputVariants, type InputVariant, type Slip, type TypedBirth } from './explain-input.ts';
import type { Observation } from './explain-observed.ts';
import {
  computedFor,
  type Computed,
  type OtherSettings,
  type ShiftRange,
  type SkyTheory,
  type Theory,
} from './explain-ranges.ts';
import {
  allFitting,
  beginnings,
  bestChoices,
  densestShift,
  holdsShift,
  forEverySky,
  type Choice,
  type Group,
} from './explain-shifts.ts';

/** Settings of an explanation; those that no value depends on are left out. */
export type ExplainedSettings = Partial<Theory> & { readonly ayanamsa?: Ayanamsa };

/** Settings, and perhaps a slip, under which values come out as observed. Settings that no value depends on are left out. */
export interface DifferenceCandidate {
  readonly settings: ExplainedSettings;
  readonly slip: Slip | null;
  readonly birth: TypedBirth;
  /** How many of the values fit. */
  readonly fits: number;
  /** What is computed in place of each value (null where there is none), and whether it fits. */
  readonly computed: readonly { readonly value: number | null; readonly fits: boolean }[];
  /** Middle of the ayanamsas that the fitting values leave, with nutation, degrees; null where none of them tells. */
  readonly impliedAyanamsa: number | null;
  /** The ayanamsa is one of the user's own solved from a single value, as can be done for any value: no explanation. */
  readonly solvedFromOne: boolean;
}

/** Candidates that are returned at most. */
export const MAX_CANDIDATES = 40;
const DEFAULTS: OtherSettings = {
  node: 'mean',
  houseSystem: 'whole_sign',
  seed: 'moon',
  yearLength: 365.25,
  sunrise: 'apparent',
};
/** Days after which the ayanamsas that are tied to a star have moved against the others. */
const SAME_SKY_DAYS = 2;

/** What is asked of an input. */
export interface DifferenceQuestion {
  readonly birth: TypedBirth;
  readonly observed: readonly Observation[];
  /** Offset of the zone at the coordinates then; null where it is the one of the birth. */
  readonly zoneOffset: number | null;
  readonly yearLengths: readonly number[];
}

/** Groups of observed values, those with few choices first. */
type Grouped = readonly (readonly [ChoiceGroup, readonly Observation[]])[];
const CHEAP_FIRST: readonly ChoiceGroup[] = ['none', 'node', 'sunrise', 'house', 'dasha'];
const grouped = (observed: readonly Observation[]): Grouped => {
  const by = Map.groupBy(observed, groupOfObservation);
  return CHEAP_FIRST.flatMap((group) => {
    const seen = by.get(group);
    return seen === undefined ? [] : [[group, seen] as const];
  });
};

const groupUnder = (
  [group, seen]: Grouped[number],
  computed: Computed,
  sky: SkyTheory,
  { birth, yearLengths }: DifferenceQuestion,
): Group => ({
  seen,
  choices: choicesOfGroup(group, birth.place.altitude, yearLengths).map((choice) => {
    const theory = { ...DEFAULTS, ...sky, ...choice.settings };
    return { ...choice, ranges: seen.map((one) => computed.range(one, theory)) };
  }),
});

interface Named {
  readonly ayanamsa: Ayanamsa | null;
  readonly shift: number;
  readonly rarity: number;
}
/** A candidate before its values are computed. */
interface Draft {
  readonly variant: InputVariant;
  readonly computed: Computed;
  readonly sky: SkyTheory;
  readonly groups: readonly Group[];
  readonly named: Named;
  readonly fits: number;
}

const USUAL_SKY: SkyTheory = { observer: 'geocentric', positions: 'apparent' };
/** The theories to try, the usual one first. */
const theoriesFor = (observed: readonly Observation[]): readonly SkyTheory[] => {
  const observers = observed.some(dependsOnObserver)
    ? (['geocentric', 'topocentric'] as const)
    : (['geocentric'] as const);
  const kinds = observed.some(dependsOnLight) ? (['apparent', 'geometric'] as const) : (['apparent'] as const);
  return kinds.flatMap((positions) => observers.map((observer) => ({ observer, positions })));
};

const ayanamsasAt = (sky: Sky, { jd }: InputVariant): readonly Named[] => {
  const lahiri = sky.under({ ayanamsa: 'lahiri' }).ayanamsaMean(jd);
  return AYANAMSA_KEYS.map((ayanamsa) => ({
    ayanamsa,
    shift: norm180(sky.under({ ayanamsa }).ayanamsaMean(jd) - lahiri),
    rarity: rarityOfAyanamsa(ayanamsa),
  }));
};

/** Whether so many values may fit under any sky theory; found from as few of them as possible. `named` null: any ayanamsa. */
const mayFit = (
  needed: number,
  named: readonly Named[] | null,
  among: Grouped,
  groupOf: (of: Grouped[number]) => Group,
): boolean => {
  const groups: Group[] = [];
  let left = among.reduce((sum, [, seen]) => sum + seen.length, 0);
  return among.every((one) => {
    const group = forEverySky(groupOf(one));
    groups.push(group);
    left -= group.seen.length;
    const shifts = named?.map(({ shift }) => shift) ?? beginnings(groups);
    return shifts.length === 0 || shifts.some((shift) => allFitting(groups, shift, needed - left) + left >= needed);
  });
};

/** Drafts of the variants that fit at least as many values as any before. `own`: with an ayanamsa of the user's own. */
const draftsFor = (
  sky: Sky,
  question: DifferenceQuestion,
  variants: readonly InputVariant[],
  own: boolean,
  atLeast: number,
): readonly Draft[] => {
  const { observed } = question;
  const among = grouped(observed);
  const theories = theoriesFor(observed);
  const tells = observed.some(dependsOnAyanamsa);
  const [first] = variants;
  let usual: readonly Named[] | null = null;
  const namedAt = (variant: InputVariant): readonly Named[] => {
    if (!tells) return [{ ayanamsa: null, shift: 0, rarity: 0 }];
    const near = first !== undefined && Math.abs(variant.jd - first.jd) < SAME_SKY_DAYS;
    return near ? (usual ??= ayanamsasAt(sky, first)) : ayanamsasAt(sky, variant);
  };
  let best = atLeast;
  return variants
    .flatMap((variant): Draft[] => {
      const computed = computedFor(sky, variant);
      const named = own ? null : namedAt(variant);
      const groupOf = (theory: SkyTheory) => (of: Grouped[number]) => groupUnder(of, computed, theory, question);
      if (!mayFit(best, named, among, groupOf(USUAL_SKY))) return [];
      return theories.flatMap((theory): Draft[] => {
        const groups = among.map(groupOf(theory));
        return (named ?? ownAyanamsa(sky, variant, groups)).flatMap((one) => {
          const fits = allFitting(groups, one.shift, best);
          if (fits < best) return [];
          best = fits;
          return [{ variant, computed, sky: theory, groups, named: one, fits }];
        });
      });
    })
    .filter(({ fits }) => fits === best);
};

const ownAyanamsa = (sky: Sky, { jd }: InputVariant, groups: readonly Group[]): readonly Named[] => {
  const shift = densestShift(groups);
  if (shift === null) return [];
  const lahiri = sky.under({ ayanamsa: 'lahiri' });
  const ayanamsa = { t0_jd: jd + lahiri.deltaT(jd) / 86400, value: lahiri.ayanamsaMean(jd) + shift };
  return [{ ayanamsa, shift, rarity: RARITY.userAyanamsa }];
};

/** How far from the middle of the ranges a shift lies, 0 in the middle of all to 1 at the edges. */
const misfit = (choices: readonly Choice[], shift: number): number => {
  const finite = choices
    .flatMap(({ ranges }) => ranges)
    .filter((range) => Number.isFinite(range.low) && holdsShift(range, shift));
  const square = ({ low, high }: ShiftRange): number => ((2 * shift - low - high) / (high - low)) ** 2;
  return finite.reduce((sum, range) => sum + square(range), 0) / Math.max(1, finite.length);
};

const impliedAyanamsa = (sky: Sky, { jd }: InputVariant, choices: readonly Choice[], shift: number): number | null => {
  const ranges = choices
    .flatMap((choice) => choice.ranges)
    .filter((range) => Number.isFinite(range.low) && holdsShift(range, shift));
  if (ranges.length === 0) return null;
  const middle = (Math.max(...ranges.map(({ low }) => low)) + Math.min(...ranges.map(({ high }) => high))) / 2;
  return sky.under({ ayanamsa: 'lahiri' }).ayanamsa(jd) + middle;
};

/** Whether a value that fits leaves few ayanamsas; the cusp of a whole sign leaves thirty degrees of them. */
const pinsAyanamsa = (seen: Observation, { houseSystem }: Partial<OtherSettings>): boolean =>
  dependsOnAyanamsa(seen) && !(seen.what === 'cusp' && houseSystem === 'whole_sign');

interface CandidateDraft {
  readonly candidate: () => DifferenceCandidate;
  readonly rarity: number;
  /** Orders candidates that are equally rare: 0 where every value lies in the middle of what its rounding leaves. */
  readonly misfit: number;
  /** The slip changes none of the values. */
  readonly idle: boolean;
  /** The ayanamsa is one of the user's own. */
  readonly own: boolean;
}

/** The candidates of a draft, each with how unusual it is. */
const candidatesOf = (
  sky: Sky,
  observed: readonly Observation[],
  { variant, computed, sky: theory, groups, named, fits }: Draft,
): readonly CandidateDraft[] =>
  bestChoices(groups, named.shift).map((choices) => {
    const chosen: Partial<OtherSettings> = Object.assign({}, ...choices.map(({ settings }) => settings));
    const full: Theory = { ...DEFAULTS, ...theory, ...chosen };
    const rarity =
      named.rarity +
      rarityOfSky(theory) +
      rarityOfSlip(variant.slip) +
      choices.reduce((sum, choice) => sum + choice.rarity, 0);
    const { slip } = variant;
    const own = typeof named.ayanamsa === 'object' && named.ayanamsa !== null;
    const placed = observed.some(dependsOnPlace) || theory.observer === 'topocentric' || chosen.seed === 'lagna';
    return {
      rarity,
      misfit: misfit(choices, named.shift),
      own,
      idle: slip === 'longitude_sign' && !placed,
      candidate: () => {
        const found = observed.map((seen) => ({
          value: computed.value(seen, full, named.shift),
          fits: holdsShift(computed.range(seen, full), named.shift),
        }));
        const pins = observed.filter((seen, i) => found[i]?.fits === true && pinsAyanamsa(seen, chosen));
        const settings = {
          ...(named.ayanamsa === null ? {} : { ayanamsa: named.ayanamsa }),
          ...(observed.some(dependsOnObserver) ? { observer: theory.observer } : {}),
          ...(observed.some(dependsOnLight) ? { positions: theory.positions } : {}),
          ...chosen,
        };
        return {
          settings,
          slip: variant.slip,
          birth: variant.birth,
          fits,
          computed: found,
          impliedAyanamsa: impliedAyanamsa(sky, variant, choices, named.shift),
          solvedFromOne: own && pins.length < 2,
        };
      },
    };
  });

/** Drafts of every kind that fit at least so many values. */
const draftsFitting = (
  sky: Sky,
  question: DifferenceQuestion,
  variants: readonly InputVariant[],
  atLeast: number,
): readonly Draft[] => {
  const named = draftsFor(sky, question, variants, false, atLeast);
  if (named.some(({ variant, fits }) => variant.slip === null && fits === question.observed.length)) return named;
  const best = named[0]?.fits ?? atLeast;
  const found = [...named, ...draftsFor(sky, question, variants.slice(0, 1), true, best)];
  return found.length > 0 ? found : draftsFor(sky, question, variants, true, atLeast);
};

/**
 * The settings and slips that reproduce all observed values, or, where none does, most of them; the least unusual first,
 * `MAX_CANDIDATES` at most. Empty where nothing reproduces a single one. An ayanamsa of the user's own is offered where no
 * named one does as well without a slip. A single value that fits is no proof of several unusual things at once: they
 * are left out then. Throws `SkyError` where the birth itself is outside the ephemeris.
 */
export const explainDifference = (sky: Sky, question: DifferenceQuestion): readonly DifferenceCandidate[] => {
  const { observed, birth, zoneOffset } = question;
  const variants = inputVariants(birth, zoneOffset);
  const whole = draftsFitting(sky, question, variants, observed.length);
  const drafts = whole.length > 0 ? whole : draftsFitting(sky, question, variants, 1);
  const fits = drafts.reduce((most, draft) => Math.max(most, draft.fits), 0);
  return drafts
    .filter((draft) => draft.fits === fits)
    .flatMap((draft) => candidatesOf(sky, observed, draft))
    .filter(({ idle, rarity, own }) => !idle && (fits > 1 || own || rarity <= RARITY.chanceOfOne))
    .sort((a, b) => a.rarity - b.rarity || a.misfit - b.misfit)
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate }) => candidate());
};

/** What this service computes in place of each value under given settings; `shift` is the ayanamsa's excess over Lahiri. */
export const computedUnder = (
  sky: Sky,
  { birth, observed }: Pick<DifferenceQuestion, 'birth' | 'observed'>,
  settings: Theory & { readonly ayanamsa: Ayanamsa },
): readonly (number | null)[] => {
  const [variant] = inputVariants(birth, null);
  if (variant === undefined) throw new Error('the birth itself is always a variant');
  const { jd } = variant;
  const shift =
    sky.under({ ayanamsa: settings.ayanamsa }).ayanamsaMean(jd) - sky.under({ ayanamsa: 'lahiri' }).ayanamsaMean(jd);
  const computed = computedFor(sky, variant);
  return observed.map((seen) => computed.value(seen, settings, shift));
};
