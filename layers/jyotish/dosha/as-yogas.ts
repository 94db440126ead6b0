/** The doshas of the natal chart as yogas of the arishta family (end of conventions H.2); those that are yogas already are left out. */
import { kaalSarpIn } from './kaal-sarp.ts';
import { manglikIn } from './manglik.ts';
import { NATAL_DOSHAS } from './natal.ts';
import { PITRA } from './pitra.ts';
import { judgeDosha, type DoshaRule } from './rule.ts';
import { YOGA_RULES } from '../yoga/detect.ts';
import { given, yogaRow, type YogaRule } from '../yoga/rule.ts';

const row = yogaRow('arishta');
const YOGAS_ALREADY: readonly string[] = ['kemadruma', 'daridra', 'shakata'];

const asYoga = (rule: DoshaRule): YogaRule =>
  row(
    rule.id,
    rule.source,
    (c) => {
      const { present, planets } = judgeDosha(rule, c);
      return given(present, ...planets);
    },
    { cancels: rule.cancels, ways: metOf(rule), natalOnly: true },
  );

const metOf = (rule: DoshaRule): YogaRule['ways'] =>
  Object.fromEntries(Object.entries(rule.rules).map(([id, forms]) => [id, (c) => forms(c) !== null]));

/** Manglik, Kaal Sarp, Pitra and the rest of the natal doshas. */
export const DOSHA_YOGAS: readonly YogaRule[] = [
  row('manglik', 'practice; Muhurta texts', (c) => given(manglikIn(c).manglik, 'mars'), {
    natalOnly: true,
    cancels: { cancelled: (c) => !manglikIn(c).effective },
  }),
  row('kaal_sarp', 'modern practice', (c) => given(kaalSarpIn(c).present, 'rahu', 'ketu'), {
    natalOnly: true,
    ways: { partial: (c) => kaalSarpIn(c).partial },
  }),
  ...[PITRA, ...NATAL_DOSHAS].filter(({ id }) => !YOGAS_ALREADY.includes(id)).map(asYoga),
];

/** Every rule of yoga detection: the yogas, then the doshas of the natal chart. */
export const YOGA_AND_DOSHA_RULES: readonly YogaRule[] = [...YOGA_RULES, ...DOSHA_YOGAS];
