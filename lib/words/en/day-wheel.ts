/** Words of the day wheel in English. */
import type { DayWheelWords } from '../day-wheel-words.ts';

export const dayWheel: DayWheelWords = {
  hora: 'Hora',
  choghadiya: 'Choghadiya',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  sunUp: 'The Sun does not set on this day',
  sunDown: 'The Sun does not rise on this day',
  kala: {
    rahu_kala: ['Rahu kala', 'Rahu', 'Ra'],
    yamaganda: ['Yamaganda', 'Yama', 'Ya'],
    gulika_kala: ['Gulika kala', 'Gulika', 'Gu'],
  },
};
