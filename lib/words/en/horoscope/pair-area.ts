/** An area of two signs on a day, by how it weighs for both. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const pairArea: HoroscopeBank['pairArea'] = {
  career: {
    low: [
      'At work keep your desks apart and your calendars together.',
      'Two methods are at odds; let each finish one task its own way.',
      'Write down who decides, and let the other make the tea.',
    ],
    even: [
      'You work well in the same room on different pages.',
      'Share the deadline and split the draft.',
      'One speaks, the other keeps notes, and tomorrow you change.',
    ],
    high: [
      'Put your names on one piece of work; it carries further than two.',
      'Between you there is a plan and the patience for it; book the room.',
      'What one opens at work the other closes.',
    ],
  },
  love: {
    low: [
      'Affection is tired rather than gone; let it sit between you and say nothing.',
      'Do not ask who loves more; ask who has eaten.',
      'A hand on the shoulder does today what a letter would spoil.',
    ],
    even: [
      'Tenderness is at room temperature, which is how it keeps.',
      'Tell each other the middle of the day; the ends are known.',
      'Sit closer than usual for as long as a song.',
    ],
    high: [
      'The warm thing can be said, and it can be answered.',
      'Dress for each other, if only by a scarf.',
      'Make a small promise with a date and a taste.',
    ],
  },
  health: {
    low: [
      'Two sleepy people should not plan a marathon; plan a nap.',
      'Eat at the same hour today, whatever you eat.',
      'Carry each other’s bags as far as the stairs.',
    ],
    even: [
      'Your paces match if the taller of you slows by a step.',
      'One open window suits you both.',
      'Share the fruit and the early night.',
    ],
    high: [
      'Walk far together, for each forgets to be tired.',
      'A habit begun by two today has a guard for each door.',
      'Dance, dig or swim, and let the slower one choose.',
    ],
  },
  money: {
    low: [
      'Keep purses apart and receipts together.',
      'The price is not the subject, though it sounds like it.',
      'Lend each other time today and no coins.',
    ],
    even: [
      'Halve it aloud, and round the odd coin towards the younger.',
      'One knows the price, the other the worth; ask both.',
      'A common jar needs a label, so write one.',
    ],
    high: [
      'Pool the idea and the savings it needs, and start small.',
      'You bargain well as a pair: one smiles, one adds.',
      'Settle what is owed between you and buy the tea with the rest.',
    ],
  },
  family: {
    low: [
      'Keep the two families in two rooms until dessert.',
      'Somebody’s mother is right; let her be right on the telephone.',
      'Shut the old album before the captions start.',
    ],
    even: [
      'Visit one house and ring the other.',
      'Exchange one recipe and one rule.',
      'Let the youngest relative explain you both.',
    ],
    high: [
      'Two tables pushed together make a feast.',
      'Each of you charms the other’s aunt today.',
      'Plan the gathering you will both remember.',
    ],
  },
  travel: {
    low: [
      'Agree on the stop before the start.',
      'One map, one driver, no commentary.',
      'Stay near and talk of far places.',
    ],
    even: [
      'Take turns at the window.',
      'A short road suits you; a long one needs songs.',
      'Pack for each other and be surprised.',
    ],
    high: [
      'Get lost together by a street or two.',
      'The road is friendly to pairs; say yes to the detour.',
      'Write one postcard with two hands.',
    ],
  },
  study: {
    low: [
      'Do not correct each other’s homework today.',
      'Read in the same room and in silence.',
      'One explains, the other yawns; change roles.',
    ],
    even: [
      'Swap books at the halfway mark.',
      'Each knows half of the answer; put them side by side.',
      'Ask each other three questions and prize the third.',
    ],
    high: [
      'Learn the same new thing and race to use it.',
      'Two minds make one good teacher today.',
      'Start the subject you both pretended to know.',
    ],
  },
};
