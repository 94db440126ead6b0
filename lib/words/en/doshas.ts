/** Doshas and the twelve kinds of Kaal Sarp in English. */
import type { DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import type { KaalSarpType } from '../../../layers/jyotish/dosha/kaal-sarp.ts';
import type { Manglik, ManglikReference } from '../../../layers/jyotish/dosha/manglik.ts';
import type { DoshaGrade } from '../../../layers/jyotish/dosha/rule.ts';
import type { SadeSatiPhase } from '../../../layers/jyotish/dosha/sade-sati.ts';

export const doshaNames: Readonly<Record<DoshaId, string>> = {
  manglik: 'Mangal Dosha',
  kaal_sarp: 'Kaal Sarp Dosha',
  sade_sati: 'Sade Sati',
  dhaiya: 'Shani Dhaiya',
  pitra: 'Pitra Dosha',
  guru_chandal: 'Guru Chandal Dosha',
  grahan: 'Grahan Dosha',
  shrapit: 'Shrapit Dosha',
  angarak: 'Angarak Dosha',
  vish: 'Vish Dosha',
  gandmool: 'Gand Mool Dosha',
  abhukta_mula: 'Abhukta Mula',
  kemadruma: 'Kemadruma Dosha',
  daridra: 'Daridra Dosha',
  shakata: 'Shakata Dosha',
  kalatra: 'Kalatra Dosha',
  ghatak: 'Ghatak Dosha',
  amavasya_birth: 'Birth on Amavasya',
  krishna_chaturdashi_birth: 'Birth on Krishna Chaturdashi',
  vishti_birth: 'Birth in Vishti (Bhadra)',
  vyatipata_birth: 'Birth in Vyatipata',
  vaidhriti_birth: 'Birth in Vaidhriti',
  sankranti_birth: 'Birth on a Sankranti day',
  eclipse_birth: 'Birth during an eclipse',
};

export const kaalSarpNames: Readonly<Record<KaalSarpType, string>> = {
  anant: 'Anant',
  kulik: 'Kulik',
  vasuki: 'Vasuki',
  shankhpal: 'Shankhpal',
  padma: 'Padma',
  mahapadma: 'Mahapadma',
  takshak: 'Takshak',
  karkotak: 'Karkotak',
  shankhachur: 'Shankhachur',
  ghatak: 'Ghatak',
  vishdhar: 'Vishdhar',
  sheshnag: 'Sheshnag',
};

export const grades: Readonly<Record<DoshaGrade, string>> = {
  none: 'None',
  mild: 'Mild',
  moderate: 'Moderate',
  strong: 'Strong',
};

export const extents: Readonly<Record<Manglik['extent'], string>> = {
  none: 'None',
  partial: 'Partial',
  full: 'Full',
};

export const directions: Readonly<Record<'ascending' | 'descending', string>> = {
  ascending: 'From Rahu to Ketu',
  descending: 'From Ketu to Rahu',
};

export const phases: Readonly<Record<SadeSatiPhase, string>> = {
  rising: 'Rising',
  peak: 'Peak',
  setting: 'Setting',
};

export const references: Readonly<Record<ManglikReference, string>> = {
  lagna: 'Ascendant',
  moon: 'Moon',
  venus: 'Venus',
};

/** What is said beside a dosha: that rules are met, but fewer than it needs. */
export const notes: Readonly<Record<'noted', string>> = { noted: 'Noted, not counted as a dosha' };
