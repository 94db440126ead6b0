/** The days of the week. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const weekday: HoroscopeBank['weekday'] = {
  0: [
    'Sunday belongs to the Sun: sit where it reaches you, at least for one cup.',
    'A Sunday asks who you are when nobody needs anything.',
    'Let Sunday be a little ceremonial, if only in the choice of shirt.',
  ],
  1: [
    'Monday is the Moon’s own day and takes the temperature of the house; be mild.',
    'Start this Monday with water and with the easiest of the hard things.',
    'What you feel on a Monday is weather, so carry an umbrella and go on.',
  ],
  2: [
    'Tuesday is Mars’s day: put the heat into your arms and not into the mail.',
    'A Tuesday respects whoever begins without clearing the throat.',
    'Use Tuesday’s nerve on the task you circled last week.',
  ],
  3: [
    'Wednesday is Mercury’s: answer, copy, count and send.',
    'Midweek and in good voice, Wednesday likes a question well put.',
    'Trade something small this Wednesday, be it news, books or places in the queue.',
  ],
  4: [
    'Thursday is Jupiter’s day, and advice is at its cheapest before noon.',
    'On a Thursday the long view costs nothing; climb two stairs and look.',
    'Be the generous one this Thursday, within the budget.',
  ],
  5: [
    'Friday is for Venus: make one thing on the desk or the table nicer than it has to be.',
    'A Friday forgives early leavers who leave a clean cup.',
    'Say the pleasant thing before the weekend does.',
  ],
  6: [
    'Saturday works slowly for Saturn: one drawer to the bottom.',
    'On a Saturday keep the promise that nobody is checking.',
    'Mend, oil, sweep, and let Saturday be proud of you.',
  ],
};
