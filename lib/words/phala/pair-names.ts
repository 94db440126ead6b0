/** Names of the ways in which two planets meet. */
import type { PairKind } from '../../../layers/jyotish/phala/reading.ts';
import type { Language } from '../languages.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<PairKind, string>>>> = {
  en: { joined: 'In one sign', aspect: 'Aspect' },
  hi: { joined: 'एक राशि में', aspect: 'दृष्टि' },
};

/** Name of a kind of pair. */
export const pairKindName = (language: Language, kind: PairKind): string => NAMES[language][kind];
