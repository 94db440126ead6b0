/** Words of the Krishnamurti suite in English. */
import type { KpMatter, KpVerdict } from '../../../layers/jyotish/kp/interlinks.ts';
import type { KpLevel } from '../../../layers/jyotish/kp/lord-changes.ts';

/** How two cusps are linked. */
export const links: Readonly<Record<'sub' | 'star', string>> = {
  sub: 'By the sub lord',
  star: 'By the star lord of the sub lord',
};

/** Matters. */
export const matters: Readonly<Record<KpMatter, string>> = {
  marriage: 'Marriage',
  career: 'Career',
  children: 'Children',
  education: 'Education',
  property: 'Property',
  foreign: 'Life abroad',
  wealth: 'Wealth',
  litigation: 'Litigation',
  recovery: 'Recovery',
  vehicle: 'Vehicle',
};

/** What a cusp says. */
export const verdicts: Readonly<Record<KpVerdict, string>> = {
  promised: 'Promised',
  denied: 'Denied',
  mixed: 'Mixed',
  neutral: 'Says nothing',
};

/** Steps of a promise. */
export const steps: Readonly<
  Record<'cusp' | 'sub_lord' | 'star_lord' | 'houses' | 'favourable' | 'adverse' | 'verdict', string>
> = {
  cusp: 'Cusp of the principal house',
  sub_lord: 'Its sub lord',
  star_lord: 'Star lord of the sub lord',
  houses: 'Houses it occupies and rules',
  favourable: 'Favourable among them',
  adverse: 'Adverse among them',
  verdict: 'Verdict',
};

/** Where a list is empty. */
export const none: Readonly<Record<'none', string>> = {
  none: 'No house',
};

/** Levels of lords. */
export const levels: Readonly<Record<KpLevel, string>> = {
  sign: 'Sign',
  star: 'Star',
  sub: 'Sub',
  sub_sub: 'Sub-sub',
};
