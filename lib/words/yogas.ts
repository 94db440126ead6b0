/** Names of yogas, and of the doshas that are listed among them. */
import type { DoshaId } from '../../layers/jyotish/dosha/all.ts';
import type { DoshaYogaId } from '../../layers/jyotish/dosha/as-yogas.ts';
import type { YogaId } from '../../layers/jyotish/yoga/detect.ts';
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** Name of a yoga, or of a dosha that is listed among the yogas. */
export const yogaName = (language: Language, id: YogaId | DoshaYogaId | DoshaId): string => {
  const yogas: Readonly<Partial<Record<string, string>>> = bank(language, 'yoga-names');
  const doshas: Readonly<Partial<Record<string, string>>> = bank(language, 'doshas').doshaNames;
  const name = yogas[id] ?? doshas[id];
  if (name === undefined) throw new Error(`no name for the yoga ${id}`);
  return name;
};
