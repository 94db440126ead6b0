/** Panchang at birth: what may be claimed of the weekday, tithi, nitya yoga and karana of a birth, and what is so. */
import { addDays, weekday } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { karanaRow } from '../../../../layers/jyotish/panchang/keys.ts';
import { pakshaOf, tithiInPaksha, type Paksha } from '../../../../layers/jyotish/panchang/tithi.ts';
import type { UnverifiableReason } from '../../../contract/suites/astrologer.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { LimbValue } from '../../facts/claim.ts';
import { filled, type Writer } from './writer.ts';

type LimbClaim = LimbValue & { readonly kind: 'panchang' };
type LimbVerdict = boolean | { readonly unverifiable: UnverifiableReason };

/** What no calculation settles. */
export const NOT_COMPUTED = { unverifiable: 'not_computed' } as const;
const BOTH_WAYS = { unverifiable: 'frame_unknown' } as const;

/** Weekdays that a birth may be said to fall on: by the Hindu day, from sunrise to sunrise, and by the calendar. */
const weekdaysOf = ({ birth, vara }: KnownBirth): { readonly hindu: readonly number[]; readonly civil: number } => ({
  // Without the time of birth it may have been before sunrise.
  hindu: birth.timeKnown ? [vara] : [weekday(birth.date), weekday(addDays(birth.date, -1))],
  civil: weekday(birth.date),
});

/**
 * Between midnight and sunrise the calendar and the Hindu day name two weekdays. Whoever names one of them says what one
 * reckoning has, which is true; whoever denies one of them does not say by which reckoning, which cannot be judged.
 */
const varaStands = (known: KnownBirth, vara: number, negated: boolean): LimbVerdict => {
  const { hindu, civil } = weekdaysOf(known);
  const isHindu = hindu.includes(vara);
  if (!isHindu && vara !== civil) return negated;
  if (negated) return isHindu && vara === civil && hindu.length === 1 ? false : BOTH_WAYS;
  return vara === civil || hindu.length === 1 ? true : NOT_COMPUTED;
};

const limbStands = ({ angas: limbs }: KnownBirth, claim: Exclude<LimbClaim, { limb: 'vara' }>): boolean => {
  switch (claim.limb) {
    case 'tithi':
      return (
        (claim.tithi === null || claim.tithi === tithiInPaksha(limbs.tithi)) &&
        (claim.paksha === null || claim.paksha === pakshaOf(limbs.tithi))
      );
    case 'yoga':
      return claim.yoga === limbs.yoga;
    case 'karana':
      return claim.karana === karanaRow(limbs.karana);
  }
};

/** Whether what is said of a limb of a birth, or denied of it, is so. All but the weekday need the time of birth. */
export const judgeLimb = (known: KnownBirth, claim: LimbClaim, negated: boolean): LimbVerdict => {
  if (claim.limb === 'vara') return varaStands(known, claim.vara, negated);
  return known.birth.timeKnown ? limbStands(known, claim) !== negated : NOT_COMPUTED;
};

const PURNIMA_ROW = 14;
const AMAVASYA_ROW = 15;
const isFull = (tithi: number): boolean => tithi % 15 === 0;
/** Row of `TITHI_KEYS` of a tithi of a half. */
const tithiRow = (tithi: number, paksha: Paksha | null): number => {
  if (!isFull(tithi)) return tithi - 1;
  return paksha === 'krishna' ? AMAVASYA_ROW : PURNIMA_ROW;
};

/** Key of what is said of a limb: thursday, krishna_ekadashi, krishna, siddhi, vishti. */
export const limbKey = (words: Writer['words'], value: LimbValue): string => {
  switch (value.limb) {
    case 'vara':
      return words.key('weekdays', value.vara);
    case 'tithi': {
      const { tithi, paksha } = value;
      const half = paksha !== null && (tithi === null || !isFull(tithi)) ? [paksha] : [];
      return [...half, ...(tithi === null ? [] : [words.key('tithis', tithiRow(tithi, paksha))])].join('_');
    }
    case 'yoga':
      return words.key('yogas', value.yoga - 1);
    case 'karana':
      return words.key('karanas', value.karana);
  }
};

/** What is so of a limb of a birth. */
const valueOf = ({ vara, angas: limbs }: KnownBirth, limb: LimbValue['limb']): LimbValue => {
  switch (limb) {
    case 'vara':
      return { limb, vara };
    case 'tithi':
      return { limb, tithi: tithiInPaksha(limbs.tithi), paksha: pakshaOf(limbs.tithi) };
    case 'yoga':
      return { limb, yoga: limbs.yoga };
    case 'karana':
      return { limb, karana: karanaRow(limbs.karana) };
  }
};

const statementOf = (known: KnownBirth, write: Writer, value: LimbValue): string => {
  const { words, frames } = write;
  switch (value.limb) {
    case 'vara': {
      const civil = weekday(known.birth.date);
      const name = words.name('weekdays', value.vara);
      return civil === value.vara
        ? filled(frames.vara.same, { weekday: name })
        : filled(frames.vara.differs, { weekday: name, civil: words.name('weekdays', civil) });
    }
    case 'tithi': {
      const { tithi, paksha } = value;
      const names = [
        ...(paksha === null || (tithi !== null && isFull(tithi)) ? [] : [words.nameOfKey('pakshas', paksha)]),
        ...(tithi === null ? [] : [words.name('tithis', tithiRow(tithi, paksha))]),
      ];
      return filled(frames.tithi, { tithi: names.join(' ') });
    }
    case 'yoga':
      return filled(frames.nityaYoga, { yoga: words.name('yogas', value.yoga - 1) });
    case 'karana':
      return filled(frames.karana, { karana: words.name('karanas', value.karana) });
  }
};

/** What a birth has of a limb: its key, and the fact in a sentence. */
export const limbFact = (
  known: KnownBirth,
  write: Writer,
  limb: LimbValue['limb'],
): { readonly value: string; readonly statement: string; readonly endpoint: string } => {
  const value = valueOf(known, limb);
  return {
    value: limbKey(write.words, value),
    statement: statementOf(known, write, value),
    endpoint: 'interpret/birth-panchang',
  };
};

/** The limbs that are known of a birth, as claims. */
export const limbClaims = (known: KnownBirth): readonly LimbClaim[] => {
  const limbs = known.birth.timeKnown ? (['vara', 'tithi', 'yoga', 'karana'] as const) : (['vara'] as const);
  return limbs.map((limb) => ({ kind: 'panchang', ...valueOf(known, limb) }));
};
