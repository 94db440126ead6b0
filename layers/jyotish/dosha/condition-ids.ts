/** Every condition that a yoga or dosha is formed or cancelled by. */
import { DHAIYA_RULES } from './all.ts';
import { YOGA_AND_DOSHA_RULES } from './as-yogas.ts';
import { BIRTH_TIME_DOSHA_IDS } from './birth-time.ts';
import { KAAL_SARP_RULES } from './kaal-sarp.ts';
import { MANGLIK_CANCELLATIONS, MANGLIK_REFERENCES, MANGLIK_UNTESTED } from './manglik.ts';
import { NATAL_DOSHAS } from './natal.ts';
import { PITRA } from './pitra.ts';
import { SADE_SATI_PHASES } from './sade-sati.ts';

/** Their keys, each once: those of the rows of rules, and what the doshas that no row describes are met by. */
export const CONDITION_IDS: readonly string[] = [
  ...new Set([
    ...[...YOGA_AND_DOSHA_RULES, ...NATAL_DOSHAS].flatMap(({ cancels }) => Object.keys(cancels ?? {})),
    ...YOGA_AND_DOSHA_RULES.flatMap(({ ways }) => Object.keys(ways ?? {})),
    ...[PITRA, ...NATAL_DOSHAS].flatMap(({ rules }) => Object.keys(rules)),
    ...[...MANGLIK_CANCELLATIONS, ...MANGLIK_UNTESTED].map(({ id }) => id),
    ...MANGLIK_REFERENCES.map((reference) => `from_${reference}`),
    ...KAAL_SARP_RULES,
    ...DHAIYA_RULES.values(),
    ...SADE_SATI_PHASES,
    ...BIRTH_TIME_DOSHA_IDS,
  ]),
];
