/** Doshas and the twelve kinds of Kaal Sarp in Hindi. */
import type { DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import type { KaalSarpType } from '../../../layers/jyotish/dosha/kaal-sarp.ts';
import type { Manglik, ManglikReference } from '../../../layers/jyotish/dosha/manglik.ts';
import type { DoshaGrade } from '../../../layers/jyotish/dosha/rule.ts';
import type { SadeSatiPhase } from '../../../layers/jyotish/dosha/sade-sati.ts';

export const doshaNames: Readonly<Record<DoshaId, string>> = {
  manglik: 'मंगल दोष',
  kaal_sarp: 'काल सर्प दोष',
  sade_sati: 'साढ़ेसाती',
  dhaiya: 'शनि ढैया',
  pitra: 'पितृ दोष',
  guru_chandal: 'गुरु चांडाल दोष',
  grahan: 'ग्रहण दोष',
  shrapit: 'श्रापित दोष',
  angarak: 'अंगारक दोष',
  vish: 'विष दोष',
  gandmool: 'गंडमूल दोष',
  abhukta_mula: 'अभुक्त मूल',
  kemadruma: 'केमद्रुम दोष',
  daridra: 'दरिद्र दोष',
  shakata: 'शकट दोष',
  kalatra: 'कलत्र दोष',
  ghatak: 'घातक दोष',
  amavasya_birth: 'अमावस्या जन्म',
  krishna_chaturdashi_birth: 'कृष्ण चतुर्दशी जन्म',
  vishti_birth: 'विष्टि (भद्रा) जन्म',
  vyatipata_birth: 'व्यतीपात जन्म',
  vaidhriti_birth: 'वैधृति जन्म',
  sankranti_birth: 'संक्रांति जन्म',
  eclipse_birth: 'ग्रहण काल जन्म',
};

export const kaalSarpNames: Readonly<Record<KaalSarpType, string>> = {
  anant: 'अनंत',
  kulik: 'कुलिक',
  vasuki: 'वासुकि',
  shankhpal: 'शंखपाल',
  padma: 'पद्म',
  mahapadma: 'महापद्म',
  takshak: 'तक्षक',
  karkotak: 'कर्कोटक',
  shankhachur: 'शंखचूड़',
  ghatak: 'घातक',
  vishdhar: 'विषधर',
  sheshnag: 'शेषनाग',
};

export const grades: Readonly<Record<DoshaGrade, string>> = {
  none: 'नहीं',
  mild: 'हल्का',
  moderate: 'मध्यम',
  strong: 'प्रबल',
};

export const extents: Readonly<Record<Manglik['extent'], string>> = {
  none: 'नहीं',
  partial: 'आंशिक',
  full: 'पूर्ण',
};

export const directions: Readonly<Record<'ascending' | 'descending', string>> = {
  ascending: 'राहु से केतु की ओर',
  descending: 'केतु से राहु की ओर',
};

export const phases: Readonly<Record<SadeSatiPhase, string>> = {
  rising: 'चढ़ती',
  peak: 'मध्य',
  setting: 'उतरती',
};

export const references: Readonly<Record<ManglikReference, string>> = {
  lagna: 'लग्न',
  moon: 'चंद्र',
  venus: 'शुक्र',
};

/** What is said beside a dosha: that rules are met, but fewer than it needs. */
export const notes: Readonly<Record<'noted', string>> = { noted: 'दर्ज है, पर दोष में नहीं गिना जाता' };
