/** Names of yogas and doshas by id. */
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { doshaNames as doshasEn, kaalSarpNames as serpentsEn } from './en/doshas.ts';
import { yogaNames as yogasEn } from './en/yogas.ts';
import { doshaNames as doshasHi, kaalSarpNames as serpentsHi } from './hi/doshas.ts';
import { yogaNames as yogasHi } from './hi/yogas.ts';
import type { Language } from './languages.ts';

const YOGAS: Readonly<Record<Language, typeof yogasEn>> = { en: yogasEn, hi: yogasHi };
const DOSHAS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: doshasEn, hi: doshasHi };
const SERPENTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: serpentsEn, hi: serpentsHi };

/** Name of a dosha; throws for an id without one. */
export const doshaName = (language: Language, id: string): string => {
  const name = DOSHAS[language][id];
  if (name === undefined) throw new Error(`no name for the dosha ${id} in ${language}`);
  return name;
};

/** Name of a kind of Kaal Sarp. */
export const kaalSarpName = (language: Language, type: string): string => {
  const name = SERPENTS[language][type];
  if (name === undefined) throw new Error(`no name for the Kaal Sarp ${type} in ${language}`);
  return name;
};

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
  if (owner)
    return table.dhanaOwn(
      Number(owner[1]),
      GRAHAS.findIndex((graha) => graha === owner[2]),
    );
  return doshaName(language, id);
};
