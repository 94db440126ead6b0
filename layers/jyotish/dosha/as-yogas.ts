/** The doshas of the natal chart as yogas of the arishta family; those that are yogas already are left out. */
import { outsideNodes } from '../condition/birth.ts';
import { all, atLeastOf, names } from '../condition/term.ts';
import { YOGA_RULES, type YogaId } from '../yoga/detect.ts';
import { yogaRow, type YogaRule } from '../yoga/rule.ts';
import { manglikCancelled, manglikTerm } from './manglik.ts';
import { NATAL_DOSHAS } from './natal.ts';
import { PITRA } from './pitra.ts';
import type { DoshaRule } from './rule.ts';

const row = yogaRow('arishta');
/** Doshas whose rules are yogas of their own, by these keys or by keys that begin with them. */
export const YOGAS_ALREADY = ['kemadruma', 'daridra', 'shakata'] as const;
type RuledDoshaId = (typeof PITRA)['id'] | (typeof NATAL_DOSHAS)[number]['id'];
/** Doshas that are listed among the yogas. */
export type DoshaYogaId = 'manglik' | 'kaal_sarp' | Exclude<RuledDoshaId, (typeof YOGAS_ALREADY)[number]>;

type NewDosha = DoshaRule<Exclude<RuledDoshaId, (typeof YOGAS_ALREADY)[number]>>;
const isNew = (rule: DoshaRule<RuledDoshaId>): rule is NewDosha => !YOGAS_ALREADY.some((id) => id === rule.id);
const RULED: readonly DoshaRule<RuledDoshaId>[] = [PITRA, ...NATAL_DOSHAS];

/** A dosha forms when as many of its rules are met as it needs; all that are met name their planets. */
const asYoga = ({ id, source, rules, cancels, needed = 1 }: NewDosha): YogaRule<DoshaYogaId> =>
  row(id, source, atLeastOf(needed, ...Object.values(rules)), {
    ...(cancels ? { cancels } : {}),
    ways: rules,
    natalOnly: true,
  });

/** Manglik, Kaal Sarp, Pitra and the rest of the natal doshas. */
export const DOSHA_YOGAS: readonly YogaRule<DoshaYogaId>[] = [
  row('manglik', 'practice; Muhurta texts', manglikTerm(), {
    natalOnly: true,
    cancels: { cancelled: manglikCancelled() },
  }),
  row('kaal_sarp', 'modern practice', all(names('rahu', 'ketu'), outsideNodes(0)), {
    natalOnly: true,
  }),
  ...RULED.filter(isNew).map(asYoga),
];

/** Every row of yoga detection. */
export type YogaOrDoshaId = YogaId | DoshaYogaId;

/** Every rule of yoga detection: the yogas, then the doshas of the natal chart. */
export const YOGA_AND_DOSHA_RULES: readonly YogaRule<YogaOrDoshaId>[] = [...YOGA_RULES, ...DOSHA_YOGAS];
