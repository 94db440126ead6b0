/** Upagrahas in Hindi, in the order of the domain table. */
export const upagrahaNames: readonly string[] = [
  'धूम',
  'व्यतीपात',
  'परिवेष',
  'इन्द्रचाप',
  'उपकेतु',
  'काल',
  'मृत्यु',
  'अर्धप्रहर',
  'यमघण्टक',
  'गुलिक',
  'मान्दि',
];
