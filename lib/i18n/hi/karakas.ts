/** Chara karakas in Hindi, in the order of the scheme of eight. */
export const karakaNames: readonly string[] = [
  'आत्मकारक',
  'अमात्यकारक',
  'भ्रातृकारक',
  'मातृकारक',
  'पितृकारक',
  'पुत्रकारक',
  'ज्ञातिकारक',
  'दारकारक',
];
