/** The end of a week, by the house of the Moon on its Saturday. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const weekEnd: HoroscopeBank['weekEnd'] = {
  1: [
    'The weekend is yours to arrange, so arrange less than you could.',
    'By Saturday you are back in your own shoes; walk somewhere in them.',
    'Saturday asks what you would like; answer before somebody else does.',
  ],
  2: [
    'The weekend turns round food and small expenses: cook more, buy less.',
    'Close the week with a family meal at which nobody reads.',
    'On Saturday put the week’s receipts in one envelope and your feet up.',
  ],
  3: [
    'The weekend is good for short trips and long calls.',
    'Saturday has springs in its shoes: visit, mend or learn the steps.',
    'Brothers, sisters and neighbours are the week’s last chapter; knock.',
  ],
  4: [
    'The weekend wants to stay in, and deserves clean sheets.',
    'Saturday closes the door gently; let the phone stay on the other side.',
    'End the week with the people who knew you before it.',
  ],
  5: [
    'Play has the weekend: games, songs and one thing made by hand.',
    'On Saturday let the youngest person choose, within reason and before noon.',
    'The week ends lightly if you laugh by Saturday lunch.',
  ],
  6: [
    'The weekend offers a broom and an hour: take both, then the sofa.',
    'Saturday is for the repair that has been whistling all week.',
    'Finish the list on Saturday morning and hide the paper.',
  ],
  7: [
    'The weekend is for two, whoever the other may be.',
    'Saturday evening likes a table with a cloth and a talk without a point.',
    'Close the week by asking how theirs was.',
  ],
  8: [
    'The weekend moves slowly and keeps its back to the wall; let it.',
    'On Saturday stay near home, finish the book and turn the key twice.',
    'Leave the last two days unplanned, and nothing can be postponed.',
  ],
  9: [
    'The weekend has a horizon in it; find a hill, a quiet step or a library.',
    'Saturday is a fair day for a lesson, given or taken.',
    'Let the week end with something larger than the week.',
  ],
  10: [
    'Work peers over the wall at the weekend; give it an hour with the gate open, then shut it.',
    'On Saturday you may be seen doing something well; choose what.',
    'The last days carry some honour and some dishes; take both with grace.',
  ],
  11: [
    'The weekend is the good part: friends, noise and second helpings.',
    'Saturday keeps a small yes for you; be where people are.',
    'Gather in the last days what the first ones scattered.',
  ],
  12: [
    'The weekend goes out like a tide; collect shells and sleep.',
    'By Saturday you have given enough, and may be unavailable with a good heart.',
    'End the week by putting something down, and do not pick it up on Sunday.',
  ],
};
