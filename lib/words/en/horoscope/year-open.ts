/** The beginning of a year, by the house of Jupiter on its first day. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const yearOpen: HoroscopeBank['yearOpen'] = {
  1: [
    'Jupiter is in your own sign as the year begins: it will enlarge what you do daily, so be careful what that is.',
    'A year that starts with you and asks after your habits before your plans.',
    'The year opens wide and near; measure your own doorway first.',
  ],
  2: [
    'With Jupiter in your second house the year begins in the pantry: store, season and share.',
    'A year in which your word gains value because you spend it slowly.',
    'Families and savings both grow by being counted kindly this year.',
  ],
  3: [
    'Jupiter walks through your third house at the turn of the year: many doors, so choose your knocks.',
    'It is a year of apprenticeship, even for masters.',
    'Twelve months of small, brave letters add up to a road.',
  ],
  4: [
    'Jupiter comes home with you this year, to the fourth house, and brings guests; build a shelf.',
    'The year asks how you live rather than how you are doing.',
    'Roots first, in this year: the branches know what to do.',
  ],
  5: [
    'Jupiter begins the year in your fifth house, and what you make with love is its harvest.',
    'A year for pupils, poems and people you are glad to see.',
    'Let the year find you playing at something serious.',
  ],
  6: [
    'Jupiter takes service in your sixth house this year: help by the hour and keep your lunch.',
    'The year is a long bench with good tools; pull up a stool.',
    'Small repairs, made monthly, are this year’s great work.',
  ],
  7: [
    'Jupiter sits across from you as the year opens, and much of its good arrives through one other person.',
    'A year for second opinions that turn into first ones.',
    'Keep the other chair dusted all year.',
  ],
  8: [
    'With Jupiter in the eighth the year travels underground for a while; lamps, patience and good boots.',
    'What you learn this year you learn by taking things apart.',
    'A slow year for announcements and a good one for truth.',
  ],
  9: [
    'Jupiter is at home in your ninth as the year begins: find the teacher, then the road.',
    'The year has more sky than ceiling; look up on Mondays too.',
    'What you study this year pays its own fare.',
  ],
  10: [
    'Jupiter stands over your tenth house as the year opens; keep the work as large as the praise.',
    'You are expected this year, and may arrive a little late with something good.',
    'A year to be useful in public and quiet about it.',
  ],
  11: [
    'Jupiter opens the year in your eleventh house, counting friends: you have more than you phone.',
    'The year ripens wishes that are watered by several hands.',
    'Keep a place free at the table, every month of the year.',
  ],
  12: [
    'Jupiter spends the opening of the year in your twelfth house, giving without a receipt; rest is part of the gift.',
    'The year begins by clearing the shelf on which the next one will stand.',
    'Be harder to find this year, and easier to talk to.',
  ],
};
