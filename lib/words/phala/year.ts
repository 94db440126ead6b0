/** The solar year: the texts in every language. */
import {
  yearLord as lordEn,
  yearMonth as monthEn,
  yearMuntha as munthaEn,
  yearRising as risingEn,
} from '../en/phala/year.ts';
import {
  yearLord as lordHi,
  yearMonth as monthHi,
  yearMuntha as munthaHi,
  yearRising as risingHi,
} from '../hi/phala/year.ts';
import { bankOf } from './bank.ts';

/** The four families of the year. */
export const YEAR_TEXTS = [
  bankOf('year.muntha', { en: munthaEn, hi: munthaHi }),
  bankOf('year.lord', { en: lordEn, hi: lordHi }),
  bankOf('year.rising', { en: risingEn, hi: risingHi }),
  bankOf('year.month', { en: monthEn, hi: monthHi }),
];
