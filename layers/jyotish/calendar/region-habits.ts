/** Which region of the festivals a place belongs to, and how lunar months are counted there. */
import type { Reckoning } from '../panchang/almanac.ts';
import { REGION_QUARTERS, type FestivalRegion } from './festival-rows.ts';

/** States and territories of India by the region whose festivals they keep. */
const STATES: Readonly<Record<string, FestivalRegion>> = {
  'Andhra Pradesh': 'andhra',
  'Arunachal Pradesh': 'east',
  Assam: 'assam',
  Bihar: 'bihar',
  Chandigarh: 'punjab',
  Chhattisgarh: 'north',
  'Dadra and Nagar Haveli and Daman and Diu': 'gujarat',
  Delhi: 'north',
  Goa: 'maharashtra',
  Gujarat: 'gujarat',
  Haryana: 'north',
  'Himachal Pradesh': 'north',
  'Jammu and Kashmir': 'north',
  Jharkhand: 'bihar',
  Karnataka: 'karnataka',
  Kerala: 'kerala',
  Ladakh: 'north',
  Lakshadweep: 'kerala',
  'Madhya Pradesh': 'north',
  Maharashtra: 'maharashtra',
  Manipur: 'east',
  Meghalaya: 'east',
  Mizoram: 'east',
  Nagaland: 'east',
  Odisha: 'odisha',
  Puducherry: 'tamil_nadu',
  Punjab: 'punjab',
  Rajasthan: 'rajasthan',
  Sikkim: 'east',
  'Tamil Nadu': 'tamil_nadu',
  Telangana: 'telangana',
  Tripura: 'bengal',
  'Uttar Pradesh': 'north',
  Uttarakhand: 'north',
  'West Bengal': 'bengal',
};

/** The region of a place by its country (ISO 3166-1, two letters) and its state; `all` outside India and Nepal. */
export const regionOfPlace = (country: string, state: string): FestivalRegion => {
  if (country === 'NP') return 'nepal';
  return (country === 'IN' ? STATES[state] : undefined) ?? 'all';
};

/**
 * Regions whose wall calendars keep the days of the Sun's entries by an old almanac, and their lists of public holidays with
 * them: Tamil Nadu the Vakya almanac (Pongal of 2026 on 15 January), Andhra Pradesh and Telangana the Surya Siddhanta
 * (Sankranti of 2022 and 2026 on 15 January; G.O.Rt. 1997 of Andhra Pradesh, 26 November 2021, and the lists of both for 2026).
 */
const OLD_RECKONINGS: Readonly<Partial<Record<FestivalRegion, Reckoning>>> = {
  tamil_nadu: 'vakya',
  andhra: 'surya',
  telangana: 'surya',
};

/** By whose Sun the almanacs of the first of these regions that has one of its own count. */
export const reckoningOf = (regions: readonly FestivalRegion[]): Reckoning =>
  regions.map((region) => OLD_RECKONINGS[region]).find((own) => own !== undefined) ?? 'drik';

/** Regions whose almanacs end months at the full moon: the north with Bihar, Odisha and Nepal. */
const TO_FULL_MOON: readonly FestivalRegion[] = ['north', 'bihar', 'odisha', 'nepal'];

/** How a region counts lunar months; `amanta` where no habit is known. */
export const monthSystemOf = (region: FestivalRegion): 'amanta' | 'purnimanta' =>
  TO_FULL_MOON.some((one) => one === region || one === REGION_QUARTERS[region]) ? 'purnimanta' : 'amanta';

/**
 * Regions whose day lists hold weddings in every solar month but Aadi, Purattasi and Margazhi, in Chaturmas and leap months too
 * (Tamil lists of 2022 and 2026: days in Avani, Aippasi, Panguni, and in the leap Jyeshtha of 2026).
 */
const SOUTHERN_WEDDINGS: readonly FestivalRegion[] = ['tamil_nadu'];

/** By whose months the almanacs of these regions, the first before the others, choose days for a wedding and a new house. */
export const monthsOfDayLists = ([first]: readonly FestivalRegion[]): 'listed' | 'south' =>
  first !== undefined && SOUTHERN_WEDDINGS.includes(first) ? 'south' : 'listed';
