/** New and full moon, by house. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const lunation: HoroscopeBank['lunation'] = {
  new: {
    1: [
      'The new Moon {when} falls in your own sign: begin something too small to announce.',
      'A new month of the Moon starts from you {when}; write down one habit and the hour it lives in.',
      'With the new Moon in your sign {when} you may be nobody in particular for a day, and rest from it.',
    ],
    2: [
      'The new Moon {when} opens a clean page for money: put the real balance at the top.',
      'A quiet turn in your second house with the new Moon {when}: the family wallet starts again from what is in it.',
      'New Moon in the house of speech {when}: leave one habitual complaint unsaid for the whole month.',
    ],
    3: [
      'The new Moon {when} falls in your third house; plant a message and let it come up by itself.',
      'A fresh start between you and a brother, sister or neighbour is possible with the new Moon {when}, if one of you goes first.',
      'Begin the practice {when}, ten minutes a day, while the Moon of your third house is still dark.',
    ],
    4: [
      'The new Moon {when} sits in your fourth house: choose what this home is for, and sweep that corner.',
      'Something at home starts again in the dark {when}; keep the announcement for the full Moon.',
      'Sleep resets itself with the new Moon in your fourth house {when}, if you let the evening be boring.',
    ],
    5: [
      'The new Moon {when} drops a seed in your fifth house: an idea, a flirtation or a tune, not yet all three.',
      'Make one bad sketch {when}; the month of the Moon begins in your house of making.',
      'A child or a pupil starts over with you at the new Moon {when}; forget last month’s marks.',
    ],
    6: [
      'The new Moon {when} falls among your chores: drop one for good and give its hour to your back.',
      'A new routine takes in your sixth house with the new Moon {when}, as long as it is shorter than the old one.',
      'Old disputes lose their Moon {when}; do not light a lamp for them.',
    ],
    7: [
      'The new Moon {when} stands across from you: begin again with somebody you never left.',
      'An agreement starts best unsaid at the new Moon {when}: do your part first and see.',
      'In your house of partners the Moon is dark {when}; ask, and hear the answer without its face.',
    ],
    8: [
      'The new Moon {when} goes down into your eighth house: close a shared account of resentment.',
      'Nothing shows yet at the new Moon {when}, and something is being mended underneath; leave the floor alone.',
      'At the new Moon {when} choose one debt of thanks or of coin, and begin to pay it without a word.',
    ],
    9: [
      'The new Moon {when} opens a lesson in your ninth house: read its title and sleep on it.',
      'At the new Moon {when} a plan for far away can be started near at hand, from a map, a form or a phrase book.',
      'Forgive a teacher at the new Moon {when}; the class begins again.',
    ],
    10: [
      'The new Moon {when} starts your working month from zero: name one result you would sign.',
      'Work begins again behind lowered blinds with the new Moon {when}; show nothing until it stands.',
      'Ask for no verdict at the new Moon {when}; the tenth house is choosing a new subject.',
    ],
    11: [
      'The new Moon {when} falls in your eleventh house: make one wish and tell one friend.',
      'Your circle turns a page with the new Moon {when}; write to someone who has never been in it.',
      'Start the shared fund, the club or the walk at the new Moon {when}, with whoever comes.',
    ],
    12: [
      'The new Moon {when} is in your twelfth house, darker than dark: rest without a reason.',
      'End one thing {when} before you begin the next; the Moon does.',
      'A month closes behind you with the new Moon {when}; take out the ash and leave the stove cold for a night.',
    ],
  },
  full: {
    1: [
      'The full Moon {when} is in your own sign, and your face says it all; let it.',
      'What you began in yourself a fortnight ago shows under the full Moon {when}; look at it kindly and by daylight as well.',
      'You are lit from every side under the full Moon {when}, so wear something comfortable.',
    ],
    2: [
      'The full Moon {when} lights the second house: the sum is what it is, and now you can read it.',
      'A family meal comes to its point under the full Moon {when}; say the grateful thing before the other one.',
      'What you own looks back at you under the full Moon {when}; give one piece of it a new home.',
    ],
    3: [
      'The full Moon {when} in your third house brings the reply, or shows that the silence was it.',
      'Effort of two weeks is visible under the full Moon {when}; show it to a brother, a sister or a rival.',
      'The streets are bright under the full Moon {when}: walk to the person instead of writing.',
    ],
    4: [
      'The full Moon {when} comes through your kitchen window; sit where it falls and say little.',
      'Feelings at home reach the brim under the full Moon {when}; carry them with both hands, to the table or the tap.',
      'An old question about home is ripe under the full Moon {when}; it may be answered with a key or a chair.',
    ],
    5: [
      'The full Moon {when} in your fifth house applauds what you made; bow and put it down.',
      'Hearts are full and tongues are quick under the full Moon {when}; read the letter aloud before it goes.',
      'Children stay up late under the full Moon {when} and so do ideas; let one of them.',
    ],
    6: [
      'The full Moon {when} lights the workshop: you see what is done and what only looked like work.',
      'The body sends its fortnightly report under the full Moon {when}; read the line about sleep.',
      'A dispute shows its whole size under the full Moon {when}, and it is smaller than its shadow.',
    ],
    7: [
      'The full Moon {when} faces you from your seventh house: see them as they are, at arm’s length, in good light.',
      'Something between two people comes to its height under the full Moon {when}; stand still and enjoy the view.',
      'A partner’s answer is plain under the full Moon {when}; match it with one of your own.',
    ],
    8: [
      'The full Moon {when} shines down the well of your eighth house; you can see the coin, and it can stay there.',
      'A hidden figure or feeling surfaces under the full Moon {when}; greet it, write it down and shut the lid softly.',
      'What was shared is seen by both under the full Moon {when}, for once in the same light.',
    ],
    9: [
      'The full Moon {when} lights the long road of your ninth house; mark how far you have come.',
      'A teaching makes sense all at once under the full Moon {when}; repeat it in your own words before bed.',
      'A father, a guide or a guest says the important thing late under the full Moon {when}; keep the lamp on.',
    ],
    10: [
      'The full Moon {when} stands over your work like a clock: what is finished, finish publicly.',
      'Praise and blame both find your desk under the full Moon {when}; thank the first, file the second.',
      'You can be seen from the road under the full Moon {when}; straighten the sign over the door.',
    ],
    11: [
      'The full Moon {when} hangs over your friends: count who came.',
      'A hope comes to the ripe stage under the full Moon {when}; eat it, share it or dry it for winter.',
      'What a group can do is clear under the full Moon {when}, and so is what it cannot; choose the first.',
    ],
    12: [
      'The full Moon {when} shines on an empty room in your twelfth house; sleep there.',
      'You see what to let go of under the full Moon {when}, bright as a plate; put it outside the door.',
      'Nights are loud with light under the full Moon {when}: draw the curtain and keep the dream.',
    ],
  },
};
