/** Words of the Krishnamurti suite in Hindi. */
import type { KpMatter, KpVerdict } from '../../../layers/jyotish/kp/interlinks.ts';
import type { KpLevel } from '../../../layers/jyotish/kp/lord-changes.ts';

/** How two cusps are linked. */
export const links: Readonly<Record<'sub' | 'star', string>> = {
  sub: 'उप-नक्षत्र स्वामी से',
  star: 'उप स्वामी के नक्षत्र स्वामी से',
};

/** Matters. */
export const matters: Readonly<Record<KpMatter, string>> = {
  marriage: 'विवाह',
  career: 'आजीविका',
  children: 'संतान',
  education: 'शिक्षा',
  property: 'ज़मीन-मकान',
  foreign: 'विदेश',
  wealth: 'धन',
  litigation: 'मुक़दमा',
  recovery: 'स्वास्थ्य लाभ',
  vehicle: 'वाहन',
};

/** What a cusp says. */
export const verdicts: Readonly<Record<KpVerdict, string>> = {
  promised: 'फल का योग है',
  denied: 'फल का योग नहीं',
  mixed: 'मिला-जुला',
  neutral: 'तटस्थ',
};

/** Steps of a promise. */
export const steps: Readonly<
  Record<'cusp' | 'sub_lord' | 'star_lord' | 'houses' | 'favourable' | 'adverse' | 'verdict', string>
> = {
  cusp: 'मुख्य भाव का आरंभ',
  sub_lord: 'उसका उप स्वामी',
  star_lord: 'उप स्वामी का नक्षत्र स्वामी',
  houses: 'उसके भाव और स्वामित्व',
  favourable: 'इनमें अनुकूल भाव',
  adverse: 'इनमें प्रतिकूल भाव',
  verdict: 'निष्कर्ष',
};

/** Where a list is empty. */
export const none: Readonly<Record<'none', string>> = {
  none: 'कोई भाव नहीं',
};

/** Levels of lords. */
export const levels: Readonly<Record<KpLevel, string>> = {
  sign: 'राशि',
  star: 'नक्षत्र',
  sub: 'उप',
  sub_sub: 'उप-उप',
};
