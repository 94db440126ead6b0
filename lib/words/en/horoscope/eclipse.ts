/** Eclipses of the Sun and the Moon, by house. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const eclipse: HoroscopeBank['eclipse'] = {
  solar: {
    1: [
      'The Sun is eclipsed in your own sign {when}; a plan for yourself is better thought over than begun.',
      'A solar eclipse passes over your sign {when}: lower the lights and let somebody else be first.',
      'With the Sun eclipsed on your own ground {when}, change of habit comes more easily than change of face.',
    ],
    2: [
      'The solar eclipse {when} falls on your purse and your word: keep both closed until the week is out.',
      'An eclipse in the second house {when} asks what you would keep if you kept less.',
      'Family figures look different after the Sun’s eclipse {when}; add them up again on the third day.',
    ],
    3: [
      'The Sun’s eclipse {when} is in your third house, a good place for it: dare the thing you drafted.',
      'A silence breaks between you and a near one after the solar eclipse {when}; go over with sweets.',
      'Eclipsed in your house of effort {when}, the Sun leaves you the stage; practise loudly.',
    ],
    4: [
      'A solar eclipse {when} darkens the fourth house for a few hours; stay in and cook something slow.',
      'The roof of your chart’s home lies in the shadow of the Sun’s eclipse {when}; leave moving and knocking down for another month.',
      'What the family never says is almost said {when}, under the eclipsed Sun; do not hurry it.',
    ],
    5: [
      'The Sun’s eclipse {when} falls in your fifth house; hold the big gesture and send the small one.',
      'Children and ideas want your calm more than your plans {when}, while the Sun is eclipsed.',
      'Bets and vows keep badly in the eclipse season of your fifth house {when}; sketches keep well.',
    ],
    6: [
      'The solar eclipse {when} stands in your sixth house, where it clears out more than it covers.',
      'An old opponent or an old habit loses its light with the Sun’s eclipse {when}; step round it and go on.',
      'Begin the sensible routine {when}: an eclipse in the sixth house is a fair broom.',
    ],
    7: [
      'The Sun is eclipsed across from you {when}; let the other person be unclear for a week.',
      'The Sun’s eclipse {when} falls in the house of partners: offer company before questions.',
      'Agreements under the eclipse in your seventh house {when} are better discussed than dated.',
    ],
    8: [
      'The solar eclipse {when} is in your eighth house; leave the cellar shut and the papers dry.',
      'Money held in common grows quiet with the Sun’s eclipse {when}; do not wake it for some days.',
      'A deep change starts where you cannot see it with the Sun’s eclipse {when}; your part is to sleep and eat on time.',
    ],
    9: [
      'The Sun’s eclipse {when} crosses your ninth house: postpone the debate, keep the study.',
      'A guide is out of reach at the Sun’s eclipse {when}; walk by what they already told you.',
      'Far plans go dim {when} under the eclipse, so pack lightly and wait for the light.',
    ],
    10: [
      'The solar eclipse {when} falls in your tenth house, and a place above you changes its light; be ready with good work.',
      'An eclipse at the top of your chart {when} favours whoever kept the record.',
      'Your role shifts by a chair with the Sun’s eclipse {when}; sit in the new one before you judge it.',
    ],
    11: [
      'The Sun’s eclipse {when} is in your eleventh house, among friends; ring the one who has gone quiet.',
      'A wish goes dark in the Sun’s eclipse {when}, to be developed like film; you will know it in a fortnight.',
      'Gains come by an unexpected turn after the solar eclipse {when}; keep a basket at hand.',
    ],
    12: [
      'The solar eclipse {when} rests in your twelfth house: cancel one thing and lie down.',
      'The door of the month closes by itself with the Sun’s eclipse {when}; take your hand off the handle.',
      'Spend the eclipse {when} away from shops and screens, and count that as a gain.',
    ],
  },
  lunar: {
    1: [
      'The Moon is eclipsed in your own sign {when}; moods change their clothes quickly, so answer none of them in writing.',
      'A lunar eclipse on your sign {when} rinses an old picture of yourself; let it dry.',
      'Eclipsed, the Moon hides your face from you {when}; ask a friend how you look.',
    ],
    2: [
      'The lunar eclipse {when} is in your second house: no haggling, at table or in shops, for some days.',
      'What the family eats, earns and says is rearranged with the Moon’s eclipse {when}; keep the recipe simple.',
      'An account you trusted to memory goes out with the light of the eclipsed Moon {when}; write it down.',
    ],
    3: [
      'The Moon’s eclipse {when} in your third house frees a word that was stuck; say it to the person, not the street.',
      'A short road closes and a better one opens with the Moon’s eclipse {when}; ask the neighbour.',
      'Nerve returns after the lunar eclipse {when}, a little taller than before.',
    ],
    4: [
      'The lunar eclipse {when} darkens the living room: be gentle with mothers, with keys and with sleep.',
      'Something at home has finished its time with the Moon’s eclipse {when}; thank it and carry it out.',
      'The heart redraws its floor plan with the Moon’s eclipse {when}; wait with the hammer.',
    ],
    5: [
      'The Moon is eclipsed in your fifth house {when}: love letters and exam papers are both best kept overnight.',
      'A game ends with the Moon’s eclipse {when}, and you need not keep the score.',
      'The muse looks away with the Moon’s eclipse {when}; sharpen the pencils and cook for somebody.',
    ],
    6: [
      'The lunar eclipse {when} works for you in the sixth house: an old complaint is dropped.',
      'Throw out what you keep only against somebody {when}; the eclipse holds the bag.',
      'The body asks for a new bargain with the Moon’s eclipse {when}: more sleep in exchange for fewer excuses.',
    ],
    7: [
      'The Moon’s eclipse {when} stands across from you: an old arrangement between two people has run its course.',
      'They say less than they feel at the Moon’s eclipse {when}; sit beside them until the light comes back.',
      'Judge nobody by the evening of the Moon’s eclipse {when}; the lamp is behind a hand.',
    ],
    8: [
      'The lunar eclipse {when} is in your eighth house, so go to bed early and leave the forms for another day.',
      'Fear tells tall stories during the Moon’s eclipse {when}; listen as you would to a child.',
      'What you owed in feeling is cancelled with the Moon’s eclipse {when}; let the other side know.',
    ],
    9: [
      'The Moon is eclipsed in your ninth house {when}; keep one belief and air the rest.',
      'A distant matter goes quiet with the Moon’s eclipse {when}, and quiet is not no.',
      'The old teacher in your head falls silent with the Moon’s eclipse {when}; hear what you think.',
    ],
    10: [
      'The lunar eclipse {when} crosses your tenth house, and a task is taken off your hands; do not grab it back.',
      'Your reputation takes a breath with the Moon’s eclipse {when}; use it to wash the window.',
      'A chapter of work closes in public with the Moon’s eclipse {when}, and people are kinder about it than you feared.',
    ],
    11: [
      'The Moon’s eclipse {when} thins your circle to the people who would come in the rain.',
      'A hope is exchanged for a better one with the Moon’s eclipse {when}; check your pockets.',
      'Late help arrives {when} after the lunar eclipse, from a side door.',
    ],
    12: [
      'The lunar eclipse {when} is in your twelfth house: sleep is the ceremony.',
      'You can put down a worry {when} that you have carried since the last eclipse.',
      'The night takes something off your hands with the Moon’s eclipse {when}; wave and go in.',
    ],
  },
};
