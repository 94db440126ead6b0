/** Names of yogas and doshas by id. */
import type { DoshaId } from '../../layers/jyotish/dosha/all.ts';
import type { KaalSarpType } from '../../layers/jyotish/dosha/kaal-sarp.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { doshaNames as doshasEn, kaalSarpNames as serpentsEn } from './en/doshas.ts';
import { yogaNames as yogasEn } from './en/yogas.ts';
import { doshaNames as doshasHi, kaalSarpNames as serpentsHi } from './hi/doshas.ts';
import { yogaNames as yogasHi } from './hi/yogas.ts';
import type { Language } from './languages.ts';

const YOGAS: Readonly<Record<Language, typeof yogasEn>> = { en: yogasEn, hi: yogasHi };
const DOSHAS: Readonly<Record<Language, Readonly<Record<DoshaId, string>>>> = { en: doshasEn, hi: doshasHi };
const SERPENTS: Readonly<Record<Language, Readonly<Record<KaalSarpType, string>>>> = { en: serpentsEn, hi: serpentsHi };

/** Name of a dosha. */
export const doshaName = (language: Language, id: DoshaId): string => DOSHAS[language][id];

/** Name of a kind of Kaal Sarp. */
export const kaalSarpName = (language: Language, type: KaalSarpType): string => SERPENTS[language][type];

const PAIR = /^(raja|dhana)_(\d+)_(\d+)$/;
const OWNER = /^dhana_(\d+)_own_(\w+)$/;

/** Name of a yoga, or of a dosha that is listed among the yogas; throws for an id without one. */
export const yogaName = (language: Language, id: string): string => {
  const table = YOGAS[language];
  const named = table.named[id];
  if (named !== undefined) return table.whole(named);
  const pair = PAIR.exec(id);
  if (pair) return (pair[1] === 'raja' ? table.raja : table.dhana)(Number(pair[2]), Number(pair[3]));
  const owner = OWNER.exec(id);
  const planet = GRAHAS.find((graha) => graha === owner?.[2]);
  if (owner && planet) return table.dhanaOwn(Number(owner[1]), planet);
  const dosha: unknown = Reflect.get(DOSHAS[language], id);
  if (typeof dosha !== 'string') throw new Error(`no name for the yoga ${id}`);
  return dosha;
};
