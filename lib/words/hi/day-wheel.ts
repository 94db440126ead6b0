/** Words of the day wheel in Hindi. */
import type { DayWheelWords } from '../day-wheel-words.ts';

export const dayWheel: DayWheelWords = {
  hora: 'होरा',
  choghadiya: 'चौघड़िया',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  sunUp: 'इस दिन सूर्य अस्त नहीं होता',
  sunDown: 'इस दिन सूर्य उदय नहीं होता',
  kala: { rahu_kala: ['राहु काल', 'राहु', 'रा'], yamaganda: ['यमगंड', 'यम', 'य'], gulika_kala: ['गुलिक काल', 'गुलिक', 'गु'] },
};
