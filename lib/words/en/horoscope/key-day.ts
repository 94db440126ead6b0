/** What a day that stands out is for, by the house of the Moon. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const keyDay: HoroscopeBank['keyDay'] = {
  1: [
    'A day to lead with your own face.',
    'Set the pace and let them follow.',
    'Start something that bears your name.',
  ],
  2: ['Good for counting, poor for haggling.', 'Eat well and speak carefully.', 'Look to the purse and the pantry.'],
  3: ['Make the call, take the road.', 'A second try is worth making.', 'Courage is close at hand.'],
  4: ['Stay near home and near sleep.', 'Put one room right.', 'Family first, files second.'],
  5: ['Play a little, promise nothing.', 'A day for drafts and children.', 'Enjoy the idea, check the sum.'],
  6: ['The list goes down quickly.', 'Settle what has been sticking.', 'Work first, and it will show.'],
  7: ['Meet, ask and agree.', 'Better done by two.', 'Their answer is worth waiting for.'],
  8: ['Keep it roomy and keep receipts.', 'Mend quietly, launch later.', 'Expect a slow answer.'],
  9: ['Ask an elder, then decide.', 'Read the rules before the road.', 'Good for study, slow for permits.'],
  10: ['Show the finished piece.', 'Be at your desk and be seen.', 'Ask the one who decides.'],
  11: ['Collect, connect and accept.', 'Friends are the short way.', 'A wish may move one square.'],
  12: ['Leave gaps and leave early.', 'Close something for good.', 'Rest counts as progress.'],
};
