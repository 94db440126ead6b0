/** The Moon in the eighth from the sign. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const chandrashtama: HoroscopeBank['chandrashtama'] = [
  'These are the two days and a bit in which the Moon stands eighth from your sign; keep them roomy.',
  'The calendar calls it chandrashtama, which is a long word for a good day to reschedule.',
  'Once a month the Moon hides from your sign, and the wise thing is to be a little early everywhere.',
  'With the Moon in your eighth, nobody’s first answer is the final one, yours included.',
  'Let routine do the driving while the Moon is eighth; it knows the potholes.',
  'This low tide of the month passes in two days, so moor the boat and read.',
];
