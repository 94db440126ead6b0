/** The numbered things that have names: list → keys, in the order of their numbers. The keys belong to the domain. */
import { CHART_POINTS } from '../../layers/jyotish/chart/graha.ts';
import { STAR_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { AYANA_KEYS, MONTH_KEYS, MONTH_KINDS, RITU_KEYS, SAMVATSARA_KEYS } from '../../layers/jyotish/calendar/keys.ts';
import {
  CHOGHADIYA_IDS,
  KARANA_KEYS,
  NITYA_YOGA_KEYS,
  PAKSHAS,
  TARA_KEYS,
  TITHI_KEYS,
  VARA_KEYS,
} from '../../layers/jyotish/panchang/keys.ts';

export const LISTS = {
  signs: SIGN_KEYS,
  planets: CHART_POINTS,
  nakshatras: STAR_KEYS,
  tithis: TITHI_KEYS,
  pakshas: PAKSHAS,
  yogas: NITYA_YOGA_KEYS,
  karanas: KARANA_KEYS,
  weekdays: VARA_KEYS,
  months: MONTH_KEYS,
  monthKinds: MONTH_KINDS,
  ritus: RITU_KEYS,
  ayanas: AYANA_KEYS,
  choghadiyas: CHOGHADIYA_IDS,
  taras: TARA_KEYS,
  samvatsaras: SAMVATSARA_KEYS,
} as const;

export type NameList = keyof typeof LISTS;
/** The keys of a list. */
export type KeyOf<L extends NameList> = (typeof LISTS)[L][number];
/** The names of every list in one language. */
export type Names = { readonly [L in NameList]: Readonly<Record<KeyOf<L>, string>> };
