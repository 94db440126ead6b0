/** Days that stand out by their tithi, and the entries of the Sun. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const tithi: HoroscopeBank['tithi'] = {
  shukla_chaturthi: [
    'It is Vinayaka Chaturthi, a day for the first small step of something you mean to continue.',
    'On this fourth of the bright fortnight, remove one obstacle from somebody else’s path.',
    'The young Moon’s fourth day likes beginnings with sweets; share a few.',
  ],
  krishna_chaturthi: [
    'It is Sankashti Chaturthi; if you fast, keep the evening easy, and if not, keep it light.',
    'The fourth of the dark fortnight is for patience until the Moon comes up, late.',
    'Tonight’s Moon is waited for on many roofs; wait with someone.',
  ],
  shukla_ekadashi: [
    'It is Ekadashi of the bright half, a lighter plate and a clearer afternoon.',
    'The eleventh day of the waxing Moon suits a small restraint, in food or in talk.',
    'Skip one heavy thing on this Ekadashi and notice what you do with the hour.',
  ],
  krishna_ekadashi: [
    'It is Ekadashi of the dark half, good for emptying shelves, stomachs and inboxes.',
    'The waning eleventh asks for quiet, and gives it back as sleep.',
    'A simple supper belongs to this Ekadashi, and an early lamp.',
  ],
  purnima: [
    'It is Purnima, and the Moon is in no mood for half measures; finish something.',
    'Under the full Moon the evening is longer than the clock says; use the extra for people.',
    'Full Moon, full rooms, full hearts: leave a little space in one of them.',
  ],
  amavasya: [
    'It is Amavasya, the Moon’s day off; remember those who are gone and go to bed early.',
    'On the dark day of the month clean one corner and begin nothing large.',
    'No Moon tonight: light a lamp and let it do the talking.',
  ],
  sankranti: [
    'The Sun changes signs today, a Sankranti: close last month’s list before you open the next.',
    'On this Sankranti give away something warm or something sweet.',
    'A month of the Sun ends today; thank it for one thing.',
  ],
  makara_sankranti: [
    'It is Makar Sankranti: sesame, jaggery and kind words, in any order.',
    'The days lengthen from this Sankranti, so give the extra minutes to the roof and a kite.',
    'The Sun turns north today, and a cold month begins to think of spring.',
  ],
};
