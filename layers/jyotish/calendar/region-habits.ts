/** Which region of the festivals a place belongs to, and how lunar months are counted there. */
import type { TamilReckoning } from '../panchang/almanac.ts';
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
 * By whose Sun the wall calendars of a region begin the months of Tamil Nadu. There it is the Vakya almanac, which the list of
 * public holidays follows too (Pongal of 2026 on 15 January).
 */
export const tamilReckoningOf = (regions: readonly FestivalRegion[]): TamilReckoning =>
  regions.includes('tamil_nadu') ? 'vakya' : 'drik';

/** Regions whose almanacs end months at the full moon: the north with Bihar, Odisha and Nepal. */
const TO_FULL_MOON: readonly FestivalRegion[] = ['north', 'bihar', 'odisha', 'nepal'];

/** How a region counts lunar months; `amanta` where no habit is known. */
export const monthSystemOf = (region: FestivalRegion): 'amanta' | 'purnimanta' =>
  TO_FULL_MOON.some((one) => one === region || one === REGION_QUARTERS[region]) ? 'purnimanta' : 'amanta';
